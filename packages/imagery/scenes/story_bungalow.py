"""A bungalow's plaster parlor, relit: light runs on top of the crown molding, and every frame has its own lamp."""
from kit import builder, form, furniture, lamps, matter, plants, seating, sky, stage, town

FILM = {"exposure": 1.15, "vignette": 0.2}
HIGH = 2.74


def build():
    sky.evening("dusk", sun=170, strength=0.7)
    stage.camera((0.35, -3.75, 1.34), (-0.02, 2.2, 1.33), lens=34, fstop=5.6, focus=(0, 1.2, 1))
    shell()
    crown()
    for x, w, seed in ((-1.12, 0.62, 2), (0, 0.95, 1), (1.12, 0.62, 8)):
        frame(x, w, 0.78, seed)
    seats()
    dining()
    window()
    lamps.panel((1.2, -3.4, 2.5), (0, 1.5, 0.5), 2.4, 1.2, 16.8, 2900, "fill")


def shell():
    wall = matter.plaster((0.46, 0.47, 0.38), 0.5)
    stage.slab(-3, 3, -5, 6, 0, matter.oak("x", (1.4, 0.085), 0.28))
    stage.slab(-3.2, 3.2, -5, 6, HIGH, matter.plaster((0.56, 0.53, 0.47), 0.4), -0.15)
    stage.wall((-3.1, 2.29), (1.62, 2.29), HIGH, wall)
    town.arcade((1.62, 2.29), (3.1, 2.29), HIGH, wall, 1, 1.02, 1.62, 0.18)
    stage.wall((-3.09, 2.3), (-3.09, -5), HIGH, wall, [(0.9, 2.7, 0.75, 2.2)])
    stage.wall((3.09, 2.3), (3.09, -5), HIGH, wall)
    white = matter.paint((0.55, 0.52, 0.46), 0.45)
    for x0, x1 in ((-3, 1.75), (2.97, 3.0)):
        form.box((x1 - x0, 0.03, 0.17), ((x0 + x1) / 2, 2.185, 0), white, 0.01)
    for x in (-2.985, 2.985):
        form.box((0.03, 7, 0.17), (x, -1.2, 0), white, 0.01)


def crown():
    """Three steps of molding; the strip lies on the top one, out of sight."""
    white = matter.paint((0.58, 0.55, 0.48), 0.45)
    for reach, z, tall in ((0.035, 2.38, 0.05), (0.075, 2.43, 0.05), (0.12, 2.48, 0.035)):
        form.box((6.1, reach, tall), (0, 2.2 - reach / 2, z), white, 0.012)
        for side in (-1, 1):
            form.box((reach, 7.2, tall), (side * (3 - reach / 2), -1.4, z), white, 0.012)
    lamps.profile((-2.9, 2.12, 2.53), (2.9, 2.12, 2.53), (0, -0.45, 1), 36, 2700, "cove")
    for side in (-1, 1):
        lamps.profile((side * 2.92, -3.2, 2.53), (side * 2.92, 2.1, 2.53), (-side * 0.45, 0, 1), 30, 2700, "cove")
    # the one fixture that the room used to have
    form.lathe([(0.11, 0), (0.1, -0.05), (0.06, -0.07)], (0, 0.5, HIGH), matter.brass(), 48)
    form.ball(0.12, (0, 0.5, HIGH - 0.16), matter.glow(2700, 0.7, body=(0.5, 0.48, 0.43)), 0.8)


def frame(x, w, h, seed):
    z = 1.12
    gold = matter.brass(0.35) if w > 0.8 else matter.walnut("z")
    form.box((w + 0.13, 0.035, h + 0.13), (x, 2.18, z - 0.065), gold, 0.014)
    form.box((w + 0.03, 0.01, h + 0.03), (x, 2.16, z - 0.015), matter.paint((0.55, 0.52, 0.45), 0.8), 0.002)
    furniture.picture((x, 2.168, z + 0.07), (w - 0.14, h - 0.14), 0, seed, matter.black())
    # the picture light: a brass bar on two arms
    top = z + h + 0.16
    for dx in (-0.08, 0.08):
        form.tube([(x + dx, 2.2, top - 0.03), (x + dx, 2.14, top + 0.03), (x + dx, 2.05, top)], 0.006, matter.brass())
    form.tube([(x - w * 0.3, 2.04, top), (x + w * 0.3, 2.04, top)], 0.017, matter.brass())
    lamps.profile((x - w * 0.29, 2.035, top - 0.018), (x + w * 0.29, 2.035, top - 0.018), (0, 0.34, -1), 4.2 * w + 1.5, 2800, "pictures",
                  visible=3, width=0.012)


def seats():
    form.box((3.6, 2.4, 0.016), (0, -0.15, 0), matter.rug((0.324, 0.183, 0.133)), 0.005)
    form.box((3.3, 2.1, 0.004), (0, -0.15, 0.016), matter.rug((0.46, 0.36, 0.26)), 0.001)
    mustard, pale = matter.cloth((0.38, 0.26, 0.123)), matter.cloth((0.52, 0.48, 0.4))
    seating.sofa((0, 1.55, 0), 0, 2.25, matter.cloth((0.071, 0.147, 0.154)), 3, [(-0.78, mustard, 9), (0.72, pale, -8), (0.36, mustard, 4)])
    furniture.round_table((0.05, 0.1, 0), 0.46, 0.4, matter.walnut("x"))
    furniture.books((0.2, 0.12, 0.4), 24, 0.06, 0.27, 4, flat=True)
    furniture.vase((-0.18, 0.02, 0.4), 0.22, 8)
    furniture.bowl((0.0, 0.32, 0.4), 0.11)
    furniture.round_table((-1.5, 1.6, 0), 0.24, 0.56)
    lamps.table_lamp((-1.5, 1.6, 0.56), 8, 2600, 0.95, matter.paint((0.305, 0.156, 0.099), 0.35))
    seating.sling_chair((-1.75, -0.35, 0), 62)
    plants.potted((-2.62, 1.75, 0), 1.5, 8, matter.paint((0.4, 0.34, 0.27), 0.7))
    furniture.keypad((1.58, 2.2, 1.2), 0)


def dining():
    """Through the arch: the next room, its cove lit too."""
    stage.wall((0.6, 5.4), (4, 5.4), HIGH, matter.plaster((0.5, 0.36, 0.26), 0.4))
    stage.wall((3.09, 2.3), (3.09, 5.4), HIGH, matter.plaster((0.5, 0.36, 0.26), 0.4))
    lamps.profile((1.0, 5.2, 2.55), (3.0, 5.2, 2.55), (0, -0.3, 1), 26, 2700, "dining")
    furniture.table((2.55, 4.1, 0), (1.3, 0.9, 0.75))
    for x in (2.2, 2.8):
        seating.dining_chair((x, 3.5, 0), 180, matter.cloth((0.3, 0.27, 0.22)))
    lamps.pendant((2.5, 4.1, HIGH), 0.85, 16, 2700, "globe", 1.1)
    furniture.picture((2.75, 5.3, 1.2), (0.7, 0.6), 0, 7, matter.brass(0.35))


def window():
    wood = matter.paint((0.5, 0.47, 0.4), 0.5)
    for k in range(4):
        form.box((0.05, 0.04, 1.45), (-3.06, 1.4 - k * 0.6, 0.75), wood, 0.004)
    for z in (0.75, 1.2, 1.68, 2.16):
        form.box((0.05, 1.84, 0.04), (-3.06, 0.5, z), wood, 0.004)
    for y in (1.55, -0.55):
        form.curtain(0.6, 2.3, (-2.9, y, 0.03), matter.cloth((0.45, 0.4, 0.3)), 90, 6)


def before():
    """The one fixture that the room used to have, and nothing else."""
    builder.only()
    form.ball(0.122, (0, 0.5, HIGH - 0.16), matter.glow(4000, 14), 0.8)
    lamps.bulb((0, 0.5, HIGH - 0.3), 62, 4000, 0.1, builder.GROUP).visible_glossy = False
