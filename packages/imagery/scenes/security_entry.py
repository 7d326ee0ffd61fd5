"""The front door after dark: everything one needs to see is lit, and nothing glares."""
from kit import builder, form, lamps, matter, plants, sky, stage

FILM = {"exposure": 1.15}
NOON = {"sun": 238, "height": 34}


def build():
    sky.evening("late", sun=15, strength=0.7)
    stage.camera((-1.9, -6.2, 1.4), (0.25, 0, 1.7), lens=30, fstop=4, focus=(0, 0, 1.3))
    facade()
    steps()
    garden()
    guard()


def facade():
    plaster = matter.plaster((0.36, 0.32, 0.27))
    stage.wall((-9, 0), (-1.5, 0), 3.6, matter.ledgestone((0.2, 0.17, 0.135)))
    stage.wall((1.9, 0), (9, 0), 3.6, plaster, [(2.2, 3.0, 0.5, 2.7)])
    stage.window_frames((4.1, 0), (4.9, 0), 0.5, 2.7, 1)
    form.curtain(0.9, 2.4, (4.5, 0.3, 0.4), matter.sheer(), 0, 7)
    lamps.panel((4.5, 2.0, 2.4), (4.5, 0, 1.2), 1.4, 1.4, 60, 2700, "study")
    # a recess of walnut holds the door
    stage.wall((-1.5, 0), (-1.5, 1.3), 3.2, matter.walnut("z"))
    stage.wall((1.9, 1.3), (1.9, 0), 3.2, matter.walnut("z"))
    stage.wall((-1.5, 1.3), (1.9, 1.3), 3.2, matter.walnut("z"), [(0.55, 1.75, 0, 2.55), (1.85, 2.45, 0, 2.55)])
    form.box((1.18, 0.07, 2.53), (-0.35, 1.22, 0.18), matter.oak("z", None, 0.35), 0.004)
    for i in range(7):
        form.box((1.18, 0.02, 0.006), (-0.35, 1.178, 0.5 + i * 0.33), matter.black(), 0)
    form.tube([(0.12, 1.1, 0.75), (0.12, 1.1, 2.05)], 0.017, matter.brass())
    for z in (0.85, 1.95):
        form.tube([(0.12, 1.1, z), (0.12, 1.2, z)], 0.012, matter.brass())
    stage.window_frames((0.35, 1.25), (0.95, 1.25), 0.18, 2.72, 1)
    stage.slab(-0.5, 2, 1.4, 5, 0.18, matter.oak("y"))
    stage.wall((-1, 5), (3, 5), 3, matter.plaster((0.4, 0.34, 0.27)))
    lamps.panel((0.8, 3.2, 2.9), (0.7, 3.4, 0), 1.2, 1.5, 75, 2600, "hall")
    stage.slab(-9.5, 9.5, -1.5, 1.4, 3.2, matter.walnut("x", (2.2, 0.13)), -0.05)
    form.box((19.2, 4.2, 0.32), (0, 0.4, 3.25), matter.paint((0.03, 0.028, 0.026), 0.6), 0.01)


def guard():
    lamps.sconce((-1.62, -0.09, 1.95), 0, 34, 2600, 0.42, metal=matter.black(0.3))
    lamps.sconce((2.05, -0.09, 1.95), 0, 34, 2600, 0.42, metal=matter.black(0.3))
    lamps.downlight((-0.35, 0.5, 3.2), 34, 2700, 44)
    # the camera: a small dome under the eave, and a bell with a ring the color of the moon
    form.rod(0.07, 0.03, (1.15, -0.9, 3.17), matter.paint((0.5, 0.49, 0.47), 0.4))
    form.ball(0.052, (1.15, -0.9, 3.165), matter.black(0.06))
    form.box((0.05, 0.02, 0.14), (1.35, 1.2, 1.25), matter.black(0.2), 0.008)
    form.lathe([(0.012, 0), (0.018, 0)], (1.35, 1.186, 1.29), matter.glow(9000, 14, (0.25, 0.6, 1.0)), 32, tilt=(90, 0))
    form.box((0.075, 0.03, 0.19), (0.0 - 0.62 + 0.75, 1.19, 1.12), matter.black(0.15), 0.006)
    for i in range(3):
        form.box((0.03, 0.002, 0.006), (0.13, 1.173, 1.24 - i * 0.03), matter.glow(9000, 5, (0.3, 0.65, 1.0)), 0)


def steps():
    pale = matter.stone((0.3, 0.265, 0.22), 1.2, 0.55)
    stage.slab(-1.9, 2.3, -1.2, 1.4, 0.18, pale, 0.2)
    for i, (y, z) in enumerate(((-1.7, 0.09), (-2.35, 0.0))):
        form.box((4.2, 0.62, 0.09), (0.2, y, z - 0.03), pale, 0.008)
    for y, z in ((-1.21, 0.1), (-2.02, 0.02)):
        lamps.profile((-1.8, y, z + 0.035), (2.2, y, z + 0.035), (0, -0.7, -1), 9, 2400, "steps", visible=4, width=0.006)
    form.box((30, 14, 0.1), (0, -7.6, -0.14), matter.earth((0.03, 0.036, 0.016)), 0)
    for i in range(4):
        form.box((1.9, 0.85, 0.07), (0.1 - i * 0.12, -3.2 - i * 1.05, -0.06), pale, 0.012)


def garden():
    for i, x in enumerate((-2.3, -3.1, -4.0, -4.9)):
        plants.grass((x, -0.75 - (i % 2) * 0.4, -0.03), 0.95, 210, i)
    plants.agave((-2.7, -1.9, 0), 0.75, 4)
    plants.agave((3.0, -1.3, 0), 0.85, 7)
    for i, x in enumerate((3.9, 4.8, 6.0)):
        plants.shrub((x, -0.9, -0.05), (1.1, 1.0, 0.85), 1800, i, leaf=0.06)
    plants.palm((-5.2, -1.6, 0), 2.9, "fan", 0.2, 40, 26, 1.5, 6)
    lamps.uplight((-4.6, -2.3, 0), (-5.2, -1.5, 2.9), 60, 2900, 48)
    lamps.path_light((-1.5, -3.4, -0.04), 11, 2600, 0.5)
    lamps.path_light((1.75, -4.4, -0.04), 11, 2600, 0.5)


def before():
    """One bare bulb beside the door: it dazzles whoever comes, and leaves every face in the dark."""
    builder.only("hall", "study")
    x, y, z = -1.13, 1.21, 2.05
    form.lathe([(0, 0), (0.055, 0), (0.05, 0.05), (0.03, 0.07), (0, 0.07)], (x, y, z), matter.paint((0.6, 0.59, 0.56), 0.3), 32, 0, (90, 0))
    form.ball(0.05, (x, y - 0.12, z), matter.glow(6500, 60), 1.0)
    lamps.bulb((x, y - 0.12, z), 150, 6500, 0.05, builder.GROUP).visible_glossy = False
