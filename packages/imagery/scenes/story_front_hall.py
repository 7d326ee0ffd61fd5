"""A front hall seen from far away: the door is shut and says so, the light is even, and the cane hangs where it belongs."""
from kit import brickwork, form, furniture, lamps, matter, plants, screens, seating, sky, stage

FILM = {"exposure": 1.3, "vignette": 0.16}
WHITE = (0.66, 0.62, 0.54)


def build():
    sky.evening("dusk", sun=100, strength=0.7)
    stage.camera((-0.55, -4.7, 1.42), (0.1, 2, 1.24), lens=36, fstop=4, focus=(0.1, 1.6, 1.2))
    shell()
    door()
    console()
    frames()
    small_things()


def shell():
    wall, trim = matter.plaster((0.58, 0.5, 0.37), 0.1), matter.paint(WHITE, 0.45)
    stage.slab(-1.9, 2.0, -6, 2.0, 0, matter.tiles((0.5, 0.34, 0.23), 0.42, 0.3))
    stage.slab(-1.9, 2.0, -6, 2.0, 2.7, matter.plaster((0.64, 0.61, 0.55), 0.06), -0.1)
    stage.wall((-1.8, 2.0), (2.0, 2.0), 2.7, wall, [(1.1, 2.85, 0, 2.2)])
    stage.wall((-1.8, -6), (-1.8, 2.0), 2.7, wall)
    stage.wall((2.0, 2.0), (2.0, -6), 2.7, wall, [(3.4, 4.5, 0, 2.15)])
    for x, y, size in ((-1.29, 1.9, (0.85, 0.03, 0.14)), (1.55, 1.9, (0.9, 0.03, 0.14)), (-1.7, -2, (0.03, 8, 0.14)), (1.9, 0.3, (0.03, 3.3, 0.14))):
        form.box(size, (x, y, 0), trim, 0.008)
    for x, y, size in ((0, 1.88, (3.9, 0.08, 0.12)), (-1.68, -2, (0.08, 8, 0.12)), (1.88, -2, (0.08, 8, 0.12))):
        form.box(size, (x, y, 2.58), trim, 0.03)
    # the hall goes on to the right, into a lit room
    for y in (-1.42, -2.52):
        form.box((0.24, 0.09, 2.2), (1.99, y, 0), trim, 0.01)
    stage.slab(2.0, 5, -4, 0, 0, matter.oak("x", (1.6, 0.14)))
    stage.wall((5, 0), (5, -4), 2.7, matter.plaster((0.55, 0.42, 0.26)))
    lamps.panel((3.5, -2, 2.6), (3.5, -2, 0), 1.5, 1.5, 40, 2700, "room")
    for y in (0.9, -0.9, -2.7):
        lamps.downlight((0.1, y, 2.7), 18, 2900, 66, group="hall")
    lamps.panel((0, -2.5, 2.66), (0, 0.6, 0.6), 2.6, 3.6, 18.7, 3000, "hall").visible_glossy = False
    lamps.panel((-0.2, -4.0, 1.9), (0.1, 2, 1.1), 1.6, 1.2, 5.4, 3000, "hall").visible_glossy = False


def door():
    teal, trim, brass = matter.paint((0.078, 0.183, 0.196), 0.4), matter.paint(WHITE, 0.45), matter.brass(0.25)
    for x in (-0.74, 0.42, 1.09):
        form.box((0.11, 0.26, 2.24), (x, 1.96, 0), trim, 0.01)
    form.box((1.98, 0.28, 0.13), (0.18, 1.95, 2.2), trim, 0.012)
    form.box((2.1, 0.34, 0.05), (0.18, 1.94, 2.33), trim, 0.012)
    form.box((1.04, 0.06, 2.18), (-0.16, 1.93, 0.02), teal, 0.006)
    for x in (-0.4, 0.08):
        for z, tall in ((0.2, 0.62), (0.98, 0.56), (1.7, 0.34)):
            form.box((0.34, 0.03, tall), (x, 1.895, z), teal, 0.022)
            form.box((0.24, 0.03, tall - 0.1), (x, 1.885, z + 0.05), teal, 0.016)
    # the lock: a small dark keypad with a green light over the lever
    form.box((0.07, 0.03, 0.16), (0.28, 1.89, 1.14), matter.black(0.2), 0.012)
    for i in range(3):
        for j in range(2):
            form.box((0.014, 0.003, 0.014), (0.268 + j * 0.024, 1.874, 1.17 + i * 0.03), matter.glow(6000, 2.2, (0.7, 0.85, 1.0)), 0.001)
    form.lathe([(0, 0), (0.011, 0)], (0.28, 1.872, 1.275), matter.glow(6000, 12, (0.15, 1.0, 0.35)), 20, tilt=(90, 0))
    form.lathe([(0, 0), (0.032, 0), (0.028, 0.02), (0, 0.022)], (0.28, 1.9, 1.02), brass, 32, tilt=(90, 0))
    form.tube([(0.28, 1.88, 1.02), (0.28, 1.85, 1.02), (0.2, 1.845, 1.02), (0.15, 1.85, 1.015)], 0.011, brass)
    # the sensor: two white halves, side by side only when the door is shut
    form.box((0.03, 0.022, 0.11), (0.305, 1.89, 1.95), matter.paint((0.74, 0.74, 0.72), 0.4), 0.006)
    form.box((0.03, 0.022, 0.13), (0.4, 1.825, 1.94), matter.paint((0.74, 0.74, 0.72), 0.4), 0.006)
    form.box((0.008, 0.002, 0.008), (0.4, 1.813, 2.04), matter.glow(6000, 9, (0.15, 1.0, 0.35)), 0)
    form.rod(0.02, 0.012, (-0.16, 1.9, 1.56), brass, (90, 0))
    for z in (0.3, 1.1, 1.9):
        form.rod(0.012, 0.11, (-0.685, 1.9, z), brass)
    # the side light, and the evening in it
    stage.window_frames((0.48, 1.98), (1.04, 1.98), 0.02, 2.2, 1, trim, bar=0.06)
    for z in (0.75, 1.46):
        form.box((0.56, 0.05, 0.035), (0.76, 1.98, z), trim, 0.004)
    form.box((12, 10, 0.1), (0, 7.2, -0.15), matter.earth((0.16, 0.2, 0.08)), 0)
    plants.shrub((1.3, 4.2, 0), (1.6, 1.2, 1.2), 1600, 3, (0.1, 0.16, 0.05))
    plants.palm((2.4, 8.4, 0), 3.6, "fan", 0.2, 40, 24, 1.5, 4)
    lamps.path_light((0.9, 3.0, -0.1), 14, 2700, 0.6)


def console():
    furniture.table((1.58, 0.72, 0), (1.35, 0.36, 0.8), 90, matter.oak("x"), matter.oak("z"), 0.04)
    form.box((0.3, 1.1, 0.03), (1.58, 0.72, 0.2), matter.oak("y"), 0.006)
    lamps.table_lamp((1.6, 1.2, 0.8), 7, 2600, 0.85, matter.paint((0.5, 0.56, 0.52), 0.3))
    # the wall panel above it: three lines of light and a row that says all is well
    form.box((0.02, 0.27, 0.19), (1.895, 0.72, 1.26), matter.paint((0.72, 0.71, 0.68), 0.35), 0.006)
    form.box((0.004, 0.235, 0.15), (1.884, 0.72, 1.28), matter.glow(6500, 0.55, (0.16, 0.34, 0.42)), 0)
    for i, (wide, tint) in enumerate(((0.12, (0.2, 1.0, 0.45)), (0.16, (1, 0.95, 0.85)), (0.09, (1, 0.95, 0.85)))):
        form.box((0.002, wide, 0.012), (1.881, 0.79 - wide / 2, 1.39 - i * 0.035), matter.glow(5000, 2.0, tint), 0)
        form.box((0.002, 0.016, 0.016), (1.881, 0.815, 1.388 - i * 0.035), matter.glow(5000, 2.4, (0.2, 1.0, 0.45)), 0)
    furniture.bowl((1.52, 0.5, 0.8), 0.12, matter.paint((0.2, 0.36, 0.42), 0.25))
    form.tube([(1.5, 0.45, 0.86), (1.46, 0.5, 0.875), (1.5, 0.55, 0.86), (1.54, 0.5, 0.87), (1.5, 0.45, 0.86)], 0.004, matter.steel())
    for k, tint in enumerate(((0.66, 0.63, 0.57), (0.5, 0.3, 0.2), (0.62, 0.6, 0.52))):
        form.box((0.12, 0.22, 0.004), (1.55 + k * 0.01, 0.16 + k * 0.02, 0.8 + k * 0.005), matter.paint(tint, 0.7), 0, 6 - k * 9)
    # reading glasses
    for dy in (-0.032, 0.032):
        form.lathe([(0.024, -0.002), (0.027, 0), (0.024, 0.002)], (1.43, 0.78 + dy, 0.825), matter.black(0.2), 28, 0, (0, 80))
        form.tube([(1.432, 0.78 + dy * 1.8, 0.83), (1.54, 0.78 + dy * 1.7, 0.828), (1.56, 0.78 + dy * 1.7, 0.805)], 0.0025, matter.black(0.2))
    for k in range(2):
        form.cushion((0.26, 0.1, 0.09), (1.56, 0.5 + k * 0.14, 0.235), matter.cloth((0.42, 0.22, 0.2)), 4, puff=0.8)


def framed(at, width, turn, palette, wood, seed):
    """A plain landscape behind a pale mount."""
    s, high = seating.Set(at, turn), width * 9 / 16
    s.box((width + 0.18, 0.03, high + 0.18), (0, -0.015, -0.09), wood, 0.006)
    s.box((width + 0.13, 0.012, high + 0.13), (0, -0.028, -0.065), matter.paint((0.72, 0.7, 0.65), 0.8), 0.002)
    form.sheet(width, high, s.p(0, -0.036, high / 2), screens.landscape(width, palette, 0.34, seed), turn=turn, tilt=(90, 0))


def frames():
    oak, dark = matter.oak("x"), matter.walnut("x")
    for y, z, wide, palette, wood, seed in ((1.2, 1.5, 0.44, "dusk", oak, 0.0), (0.45, 1.62, 0.36, "moon", dark, 1.0), (0.5, 1.2, 0.4, "reef", oak, 2.0), (-0.4, 1.42, 0.56, "dusk", dark, 3.0)):
        framed((-1.71, y, z), wide, 90, palette, wood, seed)
    framed((1.52, 1.91, 1.5), 0.36, 0, "moon", oak, 5.0)
    framed((-1.28, 1.91, 1.52), 0.38, 0, "dusk", dark, 4.0)


def small_things():
    # a bench, a coat, the cane
    brickwork.bench((-1.4, 0.9, 0), 90, 1.2, matter.oak("x"))
    seating.Set((-1.4, 0.9, 0.46), 90).cushion((1.05, 0.42, 0.08), (0, -0.02, 0), matter.cloth((0.3, 0.42, 0.42)), puff=0.5)
    form.box((0.5, 0.02, 0.06), (1.5, 1.9, 1.28), matter.oak("x"), 0.008)
    for x in (1.32, 1.5, 1.68):
        form.tube([(x, 1.89, 1.31), (x, 1.82, 1.3), (x, 1.81, 1.34)], 0.008, matter.brass())
    cane = 1.32
    form.tube([(cane, 1.83, 0.42), (cane, 1.83, 1.22), (cane, 1.83, 1.33), (cane + 0.035, 1.83, 1.38), (cane + 0.085, 1.83, 1.375), (cane + 0.105, 1.83, 1.32)], 0.014, matter.walnut("z"))
    form.rod(0.018, 0.05, (cane, 1.83, 0.39), matter.black(0.8))
    form.lathe([(0, 0.0), (0.2, 0), (0.19, 0.012), (0.09, 0.02), (0.085, 0.11), (0, 0.12)], (1.66, 1.83, 1.36), matter.cloth((0.56, 0.46, 0.28)), 40, 0, (72, 0))
    form.box((1.2, 0.75, 0.016), (-0.14, 1.35, 0), matter.rug((0.321, 0.183, 0.128)), 0.006)
    form.box((1.25, 3.4, 0.012), (-0.1, -1.6, 0), matter.rug((0.46, 0.36, 0.25)), 0.004)
    form.box((0.95, 3.1, 0.006), (-0.1, -1.6, 0.01), matter.rug((0.3, 0.3, 0.28)), 0.003)
    plants.potted((1.62, -0.35, 0), 1.15, 5, matter.paint((0.465, 0.304, 0.202), 0.6))
