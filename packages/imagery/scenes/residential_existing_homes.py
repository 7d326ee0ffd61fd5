"""An old den kept as it was: panelling, brick, a fire; and new light that nobody sees the wires of."""
from kit import flames, form, furniture, lamps, matter, plants, seating, sky, stage, wovens

FILM = {"exposure": 0.85, "vignette": 0.3}
SAGE, DEEP = (0.15, 0.185, 0.145), (0.12, 0.15, 0.118)


def build():
    sky.evening("dusk", sun=190, strength=0.8)
    stage.camera((-2.4, -4.5, 1.35), (0.35, 1.5, 1.3), lens=27, fstop=4, focus=(0, 0.6, 0.9))
    stage.slab(-4.4, 4.4, -7, 2, 0, matter.oak("x", (1.2, 0.09), 0.34))
    stage.slab(-4.4, 4.4, -7, 2, 2.95, matter.plaster((0.62, 0.59, 0.53), 0.1), -0.1)
    panelled()
    hearth()
    alcoves()
    seats()
    window()
    overhead()


def panelled():
    paint = matter.paint(SAGE, 0.45)
    stage.wall((-4.4, 1.8), (4.4, 1.8), 3.0, paint)
    stage.wall((4.3, 1.8), (4.3, -7), 3.0, paint)
    for x0, x1 in ((-4.2, -3.0), (-2.9, -1.35), (1.35, 2.9), (3.0, 4.2)):
        for z0, z1 in ((0.22, 0.82), (1.08, 2.5)):
            for z in (z0, z1):
                form.box((x1 - x0 - 0.16, 0.03, 0.035), ((x0 + x1) / 2, 1.7, z), paint, 0.008)
            for x in (x0 + 0.08, x1 - 0.08):
                form.box((0.035, 0.03, z1 - z0), (x, 1.7, z0), paint, 0.008)
    # the same panels go around the corner
    for y0, y1 in ((0.5, 1.6), (-1.0, 0.4), (-2.5, -1.1), (-4.0, -2.6)):
        for z0, z1 in ((0.22, 0.82), (1.08, 2.5)):
            for z in (z0, z1):
                form.box((0.03, y1 - y0 - 0.16, 0.035), (4.2, (y0 + y1) / 2, z), paint, 0.008)
            for y in (y0 + 0.08, y1 - 0.08):
                form.box((0.03, 0.035, z1 - z0), (4.2, y, z0), paint, 0.008)
    for z, tall, deep in ((0.92, 0.07, 0.07), (0, 0.16, 0.04), (2.72, 0.12, 0.14)):
        form.box((8.6, deep, tall), (0, 1.71 - deep / 2, z), paint, min(0.03, tall / 5))
        form.box((deep, 8.6, tall), (4.21 - deep / 2, -2.6, z), paint, min(0.03, tall / 5))
    for x0, x1 in ((-4.2, -1.2), (1.2, 4.2)):
        lamps.profile((x0, 1.62, 2.86), (x1, 1.62, 2.86), (0, -0.5, 1), 24, 2900, "cornice")
    lamps.profile((4.12, 1.4, 2.86), (4.12, -4.5, 2.86), (-0.5, 0, 1), 22, 2900, "cornice")


def hearth():
    brick = flames.firebrick((0.33, 0.145, 0.09), (0.36, 0.32, 0.27))
    sooty = flames.firebrick((0.06, 0.038, 0.028), (0.035, 0.03, 0.027))
    for x in (-0.85, 0.85):
        form.box((0.5, 0.5, 0.95), (x, 1.55, 0), brick, 0)
        form.box((0.012, 0.44, 0.92), (x - 0.252 * (1 if x > 0 else -1), 1.58, 0), sooty, 0)
    form.box((2.2, 0.5, 1.1), (0, 1.55, 0.95), brick, 0)
    # a row of bricks on edge carries the wall over the fire
    for i in range(17):
        tone = 0.8 + 0.4 * ((i * 7) % 5) / 4
        form.box((0.068, 0.04, 0.205), (-0.6 + i * 0.075, 1.295, 0.95), matter.paint((0.33 * tone, 0.145 * tone, 0.09 * tone), 0.85), 0.004)
    form.box((1.2, 0.42, 0.012), (0, 1.53, 0.94), matter.black(0.9), 0)
    form.box((2.2, 0.45, 0.93), (0, 1.55, 2.05), matter.paint(SAGE, 0.45), 0)
    form.box((1.2, 0.06, 1.0), (0, 1.72, 0), sooty, 0)
    form.box((1.2, 0.5, 0.012), (0, 1.5, 0.058), sooty, 0)
    form.box((2.7, 0.66, 0.075), (0, 1.45, 1.27), matter.oak("x"), 0.012)
    form.box((2.5, 0.055, 0.05), (0, 1.25, 1.22), matter.oak("x"), 0.012)
    form.box((2.5, 0.8, 0.06), (0, 1.0, 0), matter.stone((0.24, 0.21, 0.18), 1.5), 0.01)
    flames.wood_fire((0, 1.48, 0.07), 0.66, 0.56, 14, power=2.2)
    lamps.panel((0, 1.26, 0.4), (0, -2, 0.2), 0.8, 0.5, 15, 1900, "fire")
    furniture.picture((0, 1.32, 1.52), (1.15, 0.78), 0, 1, matter.brass(0.35))
    # a picture light: a small brass bar
    form.tube([(-0.28, 1.14, 2.5), (0.28, 1.14, 2.5)], 0.018, matter.brass())
    form.tube([(0, 1.3, 2.46), (0, 1.14, 2.5)], 0.008, matter.brass())
    lamps.profile((-0.27, 1.13, 2.48), (0.27, 1.13, 2.48), (0, 0.34, -1), 9, 2800, "picture", visible=2.0, width=0.012)
    for x, h, seed in ((-1.1, 0.24, 3), (-0.86, 0.16, 8), (1.05, 0.3, 5)):
        furniture.vase((x, 1.21, 1.345), h, seed)
    lamps.candle((0.75, 1.2, 1.345))
    lamps.candle((0.64, 1.23, 1.345), 0.75)
    # tools of the hearth, and wood for the evening
    iron = matter.paint((0.02, 0.019, 0.018), 0.6)
    form.rod(0.11, 0.02, (1.02, 0.98, 0.06), iron)
    form.tube([(1.02, 0.98, 0.06), (1.02, 0.98, 0.78)], 0.009, iron)
    form.tube([(0.92, 0.98, 0.7), (1.12, 0.98, 0.7)], 0.007, iron)
    for x in (0.93, 1.11):
        form.tube([(x, 0.96, 0.12), (x, 0.97, 0.7)], 0.006, iron)
        form.ball(0.018, (x, 0.97, 0.72), matter.brass())


def alcoves():
    inner = matter.paint(DEEP, 0.5)
    for x in (-2.25, 2.25):
        furniture.shelves((x, 1.52, 0.95), (1.35, 0.3, 1.6), 0, inner, 3, 2, seed=int(x) + 12, fill=1.0)
        furniture.cabinet((x, 1.5, 0), (1.4, 0.38, 0.93), 0, inner, 2, handles=matter.brass())
        for k in (-1, 1):
            # each door is framed
            for z in (0.12, 0.78):
                form.box((0.49, 0.012, 0.05), (x + k * 0.35, 1.3, z), inner, 0.004)
            for dx in (-0.27, 0.27):
                form.box((0.05, 0.012, 0.71), (x + k * 0.35 + dx, 1.3, 0.12), inner, 0.004)
        for row in range(3):
            lamps.profile((x - 0.6, 1.4, 1.46 + row * 0.525), (x + 0.6, 1.4, 1.46 + row * 0.525), (0, 0.5, -1), 5, 2600, "shelves")
    # a loudspeaker among the books is all one sees of the work
    furniture.speaker((2.5, 1.42, 1.5), 0, 0.3, 0.18, 0.2, matter.walnut("z"), feet=False)
    furniture.keypad((1.24, 1.7, 1.2), 0)


def seats():
    wovens.oriental((0, -1.0, 0), (4.0, 2.7))
    seating.sofa((2.7, -1.2, 0), -90, 2.2, matter.leather((0.12, 0.05, 0.024)), 2, [(-0.6, matter.cloth((0.42, 0.37, 0.27)), 8)])
    seating.armchair((-1.6, -0.1, 0), 48, matter.cloth((0.34, 0.28, 0.19)))
    furniture.round_table((0.5, -0.9, 0), 0.5, 0.4, matter.oak("x"), matter.oak("z"))
    furniture.books((0.4, -0.95, 0.4), 18, 0.07, 0.28, 9, flat=True)
    furniture.bowl((0.7, -0.75, 0.4), 0.14, matter.paint((0.3, 0.33, 0.3), 0.3))
    furniture.round_table((-2.5, 0.5, 0), 0.27, 0.56, matter.oak("x"), matter.oak("z"))
    lamps.table_lamp((-2.5, 0.5, 0.56), 20, 2600, 1.0, matter.brass(0.35))
    # the lamp at the end of the sofa
    furniture.round_table((3.1, 0.35, 0), 0.27, 0.56, matter.oak("x"), matter.oak("z"))
    lamps.table_lamp((3.1, 0.35, 0.56), 20, 2600, 1.0, matter.paint((0.2, 0.27, 0.25), 0.2))
    plants.potted((3.75, 1.25, 0), 1.5, 7)
    furniture.picture((4.19, -1.2, 1.35), (1.0, 0.75), 90, 5, matter.oak("x"))


def overhead():
    """Wafer-thin downlights, dimmed, and what the rest of the room gives back."""
    for x, y in ((-2.25, 0.75), (0, 0.55), (2.25, 0.75), (-2.25, -1.3), (0.5, -1.0), (2.6, -1.3)):
        lamps.downlight((x, y, 2.95), 17 if y > 0 else 9, 3000, 50, shine=7)
    lamps.panel((-0.6, -6.4, 2.2), (0, 0.5, 1.0), 4.0, 1.6, 22, 3200, "kitchen").visible_glossy = False


def window():
    wood = matter.paint((0.5, 0.47, 0.4), 0.5)
    stage.wall((-4.3, 1.8), (-4.3, -7), 3.0, matter.paint(SAGE, 0.45), [(1.2, 2.9, 0.6, 2.5), (4.4, 6.1, 0.6, 2.5)])
    form.box((30, 30, 0.1), (-22, -2, -0.5), matter.earth((0.1, 0.13, 0.05)), 0)
    plants.hedge((-9, 4), (-9, -8), 1.1, 1.0, 5, 500, 0.14, (0.09, 0.14, 0.05))
    for y0 in (0.6, -2.6):
        for k in range(4):
            form.box((0.04, 0.03, 1.9), (-4.3, y0 - k * 0.566, 0.6), wood, 0.004)
            form.box((0.04, 1.7, 0.03), (-4.3, y0 - 0.85, 0.6 + k * 0.62), wood, 0.004)
        for dz in (0.52, 2.5):
            form.box((0.12, 1.9, 0.09), (-4.2, y0 - 0.85, dz), wood, 0.008)
        linen = matter.cloth((0.42, 0.33, 0.22))
        form.curtain(0.7, 2.5, (-4.1, y0 + 0.2, 0.05), linen, 90, 6)
        form.curtain(0.7, 2.5, (-4.1, y0 - 1.9, 0.05), linen, 90, 6)
        form.tube([(-4.1, y0 + 0.65, 2.57), (-4.1, y0 - 2.35, 2.57)], 0.014, matter.brass(0.35))
