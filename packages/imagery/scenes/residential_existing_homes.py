"""An old sitting room kept as it was: panelling, brick, a fire; and new light that nobody sees the wires of."""
from kit import fixtures, form, furniture, lamps, matter, plants, seating, sky, stage

FILM = {"exposure": 1.15}
GREEN = (0.055, 0.085, 0.068)


def build():
    sky.evening("late", sun=190, strength=1.6)
    stage.camera((-2.4, -4.5, 1.35), (0.35, 1.5, 1.3), lens=27, fstop=4, focus=(0, 0.6, 0.9))
    stage.slab(-4.4, 4.4, -7, 2, 0, matter.oak("x", (1.2, 0.09), 0.34))
    stage.slab(-4.4, 4.4, -7, 2, 2.95, matter.plaster((0.34, 0.31, 0.27), 0.15), -0.1)
    panelled()
    hearth()
    alcoves()
    seats()
    window()


def panelled():
    paint = matter.paint(GREEN, 0.5)
    stage.wall((-4.4, 1.8), (4.4, 1.8), 3.0, paint)
    stage.wall((4.3, 1.8), (4.3, -7), 3.0, paint)
    for x0, x1 in ((-4.2, -3.0), (-2.9, -1.35), (1.35, 2.9), (3.0, 4.2)):
        for z0, z1 in ((0.22, 0.82), (1.08, 2.5)):
            for z in (z0, z1):
                form.box((x1 - x0 - 0.16, 0.03, 0.035), ((x0 + x1) / 2, 1.7, z), paint, 0.008)
            for x in (x0 + 0.08, x1 - 0.08):
                form.box((0.035, 0.03, z1 - z0), (x, 1.7, z0), paint, 0.008)
    form.box((8.6, 0.07, 0.07), (0, 1.68, 0.92), paint, 0.012)
    form.box((8.6, 0.04, 0.16), (0, 1.69, 0), paint, 0.01)
    form.box((8.6, 0.14, 0.12), (0, 1.64, 2.72), paint, 0.03)
    for x0, x1 in ((-4.2, -1.2), (1.2, 4.2)):
        lamps.profile((x0, 1.62, 2.86), (x1, 1.62, 2.86), (0, -0.5, 1), 14, 2600, "cornice")


def hearth():
    brick = matter.ledgestone((0.15, 0.075, 0.045))
    form.box((0.5, 0.5, 0.95), (-0.85, 1.55, 0), brick, 0)
    form.box((0.5, 0.5, 0.95), (0.85, 1.55, 0), brick, 0)
    form.box((2.2, 0.5, 1.1), (0, 1.55, 0.95), brick, 0)
    form.box((2.2, 0.45, 0.93), (0, 1.55, 2.05), matter.paint(GREEN, 0.5), 0)
    form.box((1.2, 0.06, 1.0), (0, 1.68, 0), matter.ledgestone((0.05, 0.03, 0.022)), 0)
    form.box((2.7, 0.66, 0.06), (0, 1.45, 1.28), matter.walnut("x"), 0.01)
    form.box((2.5, 0.8, 0.06), (0, 1.0, 0), matter.stone((0.14, 0.12, 0.1), 1.5), 0.01)
    for k in range(3):
        form.tube([(-0.3 + k * 0.04, 1.42 + k * 0.07, 0.1 + k * 0.05), (0.3 - k * 0.05, 1.46 + k * 0.05, 0.11 + k * 0.05)], 0.05, matter.bark())
    fixtures.fire((0, 1.45, 0.12), 0.62, 0.5, 20)
    lamps.panel((0, 1.3, 0.4), (0, -2, 0.2), 0.8, 0.5, 20, 1900, "fire")
    furniture.picture((0, 1.32, 1.5), (1.15, 0.8), 0, 3, matter.brass(0.35))
    # a picture light: a small brass bar
    form.tube([(-0.28, 1.14, 2.5), (0.28, 1.14, 2.5)], 0.018, matter.brass())
    form.tube([(0, 1.3, 2.46), (0, 1.14, 2.5)], 0.008, matter.brass())
    lamps.profile((-0.27, 1.13, 2.48), (0.27, 1.13, 2.48), (0, 0.34, -1), 7, 2700, "picture", visible=2.5, width=0.012)
    for x, h, seed in ((-1.1, 0.24, 3), (-0.86, 0.16, 8), (1.05, 0.3, 5)):
        furniture.vase((x, 1.4, 1.34), h, seed)
    lamps.candle((0.75, 1.36, 1.34))
    lamps.candle((0.62, 1.42, 1.34), 0.75)


def alcoves():
    for x in (-2.25, 2.25):
        furniture.shelves((x, 1.52, 0.95), (1.35, 0.3, 1.6), 0, matter.paint((0.05, 0.078, 0.062), 0.5), 3, 2, seed=int(x) + 12, fill=1.0)
        furniture.cabinet((x, 1.5, 0), (1.4, 0.38, 0.93), 0, matter.paint((0.05, 0.078, 0.062), 0.5), 2, handles=matter.brass())
        for row in range(3):
            lamps.profile((x - 0.6, 1.4, 1.46 + row * 0.525), (x + 0.6, 1.4, 1.46 + row * 0.525), (0, 0.5, -1), 4, 2500, "shelves")
    # a loudspeaker among the books is all one sees of the work
    furniture.speaker((2.5, 1.42, 1.5), 0, 0.3, 0.18, 0.2, matter.walnut("z"), feet=False)
    furniture.keypad((1.24, 1.7, 1.2), 0)


def seats():
    form.box((4.0, 2.7, 0.016), (0, -1.0, 0), matter.rug((0.2, 0.09, 0.055)), 0.005)
    seating.sofa((2.7, -1.2, 0), -90, 2.2, matter.leather((0.13, 0.055, 0.026)), 2, [(-0.6, matter.cloth((0.3, 0.26, 0.19)), 8)])
    seating.armchair((-1.6, -0.1, 0), 48, matter.cloth((0.28, 0.2, 0.11)))
    furniture.round_table((0.5, -0.9, 0), 0.5, 0.4, matter.walnut("x"))
    furniture.books((0.4, -0.95, 0.4), 18, 0.07, 0.28, 9, flat=True)
    furniture.round_table((-2.5, 0.5, 0), 0.27, 0.56, matter.walnut("x"))
    lamps.table_lamp((-2.5, 0.5, 0.56), 12, 2500, 1.0, matter.brass(0.35))
    plants.potted((3.6, 0.9, 0), 1.4, 7)


def window():
    wood = matter.paint((0.32, 0.3, 0.26), 0.5)
    stage.wall((-4.3, 1.8), (-4.3, -7), 3.0, matter.paint(GREEN, 0.5), [(1.2, 2.9, 0.6, 2.5), (4.4, 6.1, 0.6, 2.5)])
    for y0 in (0.6, -2.6):
        for k in range(4):
            form.box((0.04, 0.03, 1.9), (-4.3, y0 - k * 0.566, 0.6), wood, 0.004)
            form.box((0.04, 1.7, 0.03), (-4.3, y0 - 0.85, 0.6 + k * 0.62), wood, 0.004)
        form.curtain(0.7, 2.5, (-4.1, y0 + 0.2, 0.05), matter.cloth((0.2, 0.11, 0.05)), 90, 6)
        form.curtain(0.7, 2.5, (-4.1, y0 - 1.9, 0.05), matter.cloth((0.2, 0.11, 0.05)), 90, 6)
