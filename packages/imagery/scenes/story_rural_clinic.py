"""A small clinic alone on the plain: lit entrance, the vaccine refrigerator behind its window, a mast with dishes, a generator that runs."""
import math

from kit import cars, form, lamps, lettering, matter, plants, sky, stage

FILM = {"exposure": 1.2, "vignette": 0.22, "bloom": 0.08}
CREAM, TEAL = (0.5, 0.46, 0.39), (0.07, 0.17, 0.17)


def build():
    sky.evening("dusk", sun=64, strength=0.85, clouds=2.2)
    stage.camera((-2.6, -12.5, 1.65), (0.0, 8, 3.85), lens=30, fstop=None)
    form.box((600, 500, 0.1), (0, 240, -0.16), matter.earth((0.15, 0.12, 0.07), 1.2), 0)
    form.box((60, 16, 0.1), (0, -5.2, -0.1), matter.earth((0.3, 0.26, 0.2), 8.0, 0.4), 0)
    clinic()
    entrance()
    mast((5.0, 15.5, 0))
    generator((-7.4, 5.2, 0))
    cars.car((6.9, 1.2, 0), -150, "pickup", (0.5, 0.49, 0.46))
    plain()
    lamps.panel((-6, -17, 7), (0, 2, 1), 12, 4, 189, 3600, "lot pole").visible_glossy = False


def clinic():
    wall = matter.plaster(CREAM, 0.25)
    stage.wall((-5.4, 6), (7.2, 6), 3.3, wall, [(1.1, 3.6, 0.9, 2.5), (4.3, 6.9, 0, 2.6), (8.0, 9.8, 0.9, 2.4), (10.4, 12.0, 0.9, 2.4)], 0.26)
    for x in (-5.4, 7.2):
        stage.wall((x, 6), (x, 13), 3.3, wall, (), 0.26)
    stage.wall((-5.4, 12.8), (7.2, 12.8), 3.3, matter.plaster((0.6, 0.58, 0.52), 0.05))
    stage.slab(-5.4, 7.2, 6, 13, 0.1, matter.tiles((0.4, 0.39, 0.36), 0.6, 0.3))
    stage.slab(-5.4, 7.2, 6.1, 13, 3.2, matter.plaster((0.6, 0.58, 0.53), 0.04), -0.06)
    for x0, x1 in ((-5.5, -1.15), (1.55, 7.3)):
        form.box((x1 - x0, 0.03, 0.6), ((x0 + x1) / 2, 5.85, 0), matter.plaster(TEAL, 0.2), 0.005)
    # a roof of folded sheets, and its seams
    roof = matter.paint((0.4, 0.42, 0.42), 0.4, 0.6)
    tilt = 9
    for side, y in ((1, 7.2), (-1, 11.8)):
        form.box((14.2, 4.75, 0.09), (0.9, y, 3.66), roof, 0.01, tilt=(side * tilt, 0))
    first = None
    for i in range(36):
        spot = (-6.1 + i * 0.4, 7.2, 3.72)
        if first is None:
            first = form.box((0.03, 4.75, 0.06), spot, roof, 0.005, tilt=(tilt, 0))
        else:
            form.again(first, spot)
    form.box((14.2, 0.12, 0.16), (0.9, 4.85, 3.24), matter.plaster(TEAL, 0.1), 0.03)
    for x, y, w in ((-3.05, 6, 2.5), (3.5, 6, 1.8), (5.8, 6, 1.6)):
        stage.window_frames((x - w / 2, y), (x + w / 2, y), 0.9, 2.5 if w > 2 else 2.4, 2, matter.paint((0.6, 0.58, 0.53), 0.4), glass=False, bar=0.07)
        form.box((w + 0.24, 0.3, 0.07), (x, 5.9, 0.83), matter.stone((0.5, 0.47, 0.4)), 0.01)
    for x in (3.1, 5.4):
        form.curtain(0.8, 1.5, (x, 6.4, 0.9), matter.sheer((0.6, 0.62, 0.55)), 0, 7)
    for x, kelvins in ((-3.0, 4300), (0.2, 3000), (4.6, 2900)):
        lamps.panel((x, 9.5, 3.1), (x, 9.7, 0), 3.0, 3.6, 190, kelvins, "inside")
    # what it all is for: a refrigerator with a glass door
    form.box((1.1, 0.7, 1.95), (-3.1, 7.6, 0.1), matter.paint((0.66, 0.67, 0.66), 0.3), 0.03)
    form.box((0.92, 0.03, 1.55), (-3.1, 7.24, 0.36), matter.glow(7500, 1.3, (0.62, 0.85, 1.0)), 0.01)
    for row in range(4):
        form.box((0.92, 0.02, 0.025), (-3.1, 7.21, 0.62 + row * 0.33), matter.steel(), 0)
        for k in range(7):
            form.box((0.08, 0.02, 0.15 + 0.05 * ((k + row) % 2)), (-3.46 + k * 0.12, 7.21, 0.645 + row * 0.33),
                     matter.paint(((0.145, 0.297, 0.389), (0.6, 0.6, 0.58), (0.364, 0.192, 0.106))[(k * 2 + row) % 3], 0.5), 0.004)
    form.box((0.16, 0.02, 0.06), (-3.1, 7.23, 1.95), matter.glow(6500, 6, (0.1, 1.0, 0.4)), 0)


def entrance():
    concrete = matter.stone((0.46, 0.43, 0.38), 1.5, 0.7)
    form.box((4.6, 4.6, 0.14), (0.2, 3.6, -0.02), concrete, 0.02)
    form.box((2.2, 6.0, 0.06), (0.2, -1.4, -0.03), concrete, 0.02)
    stage.window_frames((-1.1, 6), (1.5, 6), 0.1, 2.6, 4, matter.paint((0.07, 0.075, 0.075), 0.4), glass=False, bar=0.07)
    form.box((2.4, 0.55, 1.05), (0.2, 10.4, 0.1), matter.oak("z"), 0.01)
    form.box((2.6, 0.1, 1.4), (0.2, 12.6, 1.4), matter.plaster(TEAL, 0.05), 0.01)
    for x in (-0.5, 0.9):
        form.cushion((0.5, 0.5, 0.42), (x * 1.4 + 0.2, 8.4, 0.1), matter.cloth((0.364, 0.193, 0.113)))
    for x in (-0.08, 0.48):
        form.tube([(x, 5.9, 0.9), (x, 5.9, 1.5)], 0.02, matter.steel(0.2))
    form.box((4.4, 3.4, 0.3), (0.2, 4.3, 2.85), matter.plaster((0.6, 0.56, 0.47), 0.1), 0.03)
    form.box((4.44, 3.44, 0.1), (0.2, 4.3, 3.15), matter.plaster(TEAL, 0.1), 0.02)
    for x in (-1.75, 2.15):
        form.box((0.3, 0.3, 2.85), (x, 2.85, 0), matter.ledgestone((0.42, 0.34, 0.25)), 0.01)
        form.box((0.14, 0.14, 0.01), (x * 0.5 + 0.1, 4.0, 2.845), matter.glow(3300, 14), 0)
        lamps.spot((x * 0.5 + 0.1, 4.0, 2.83), (x * 0.5 + 0.1, 4.0, 0), 90, 3300, 88, "canopy", 0.08)
        lamps.sconce((x * 1.75 - 0.2, 5.86, 1.75), 0, 20, 2900, 0.34)
    lettering.word("CLINIC", (0.2, 2.55, 3.32), 0.92, matter.glow(5200, 2.6), 0.12)
    for y in (2.2, 4.2):
        form.tube([(2.5, y, 0.1), (2.5, y, 0.95)], 0.025, matter.steel(0.3))
    form.tube([(2.5, 1.9, 0.92), (2.5, 4.4, 0.95)], 0.028, matter.steel(0.3))
    form.box((1.5, 0.42, 0.06), (-2.8, 5.4, 0.5), matter.oak("x"), 0.012)
    for x in (-3.4, -2.2):
        form.box((0.07, 0.38, 0.5), (x, 5.4, 0), concrete, 0.01)


def mast(at):
    """Three legs, laced; guys, two dishes, panels for the cellular link, a red lamp."""
    x, y, z = at
    steel = matter.paint((0.5, 0.5, 0.49), 0.4, 0.5)
    tall, r = 12.6, 0.42
    feet = [(r * math.cos(a), r * math.sin(a)) for a in (math.radians(90 + i * 120) for i in range(3))]
    for u, v in feet:
        form.tube([(x + u, y + v, 0), (x + u * 0.6, y + v * 0.6, tall)], 0.05, steel)
    for k in range(18):
        low, high = k * tall / 18, (k + 1) * tall / 18
        a, b = 1 - 0.4 * low / tall, 1 - 0.4 * high / tall
        for i in range(3):
            (u0, v0), (u1, v1) = feet[i], feet[(i + 1) % 3]
            form.tube([(x + u0 * a, y + v0 * a, low), (x + u1 * b, y + v1 * b, high)], 0.022, steel)
    for i in range(3):
        a = math.radians(30 + i * 120)
        form.tube([(x, y, 9.5), (x + 6 * math.cos(a), y + 6 * math.sin(a), 0)], 0.014, steel)
        form.box((0.28, 0.16, 1.3), (x + 0.55 * math.cos(a + 1), y + 0.55 * math.sin(a + 1), 11.0), matter.paint((0.62, 0.61, 0.58), 0.5), 0.04, math.degrees(a))
    for h, size, turn in ((8.6, 0.72, -18), (6.9, 0.5, 28)):
        form.lathe([(0, 0), (size * 0.5, size * 0.06), (size, size * 0.26), (size * 1.03, size * 0.26), (size * 0.5, size * 0.03), (0, -0.05)],
                   (x - 0.3, y - 0.45, h), matter.paint((0.66, 0.65, 0.62), 0.45), 40, turn, (84, 0))
        form.tube([(x - 0.3, y - 0.45, h), (x - 0.3, y - 0.45 - size * 0.7, h)], 0.03, steel)
    form.tube([(x, y, tall), (x, y, tall + 1.6)], 0.025, steel)
    form.ball(0.16, (x, y, tall + 0.15), matter.glow(1600, 12, (1.0, 0.05, 0.03)))


def generator(at):
    """In its housing of louvers, on a slab, with a small green light; a tank of gas beside it."""
    x, y, z = at
    coat = matter.paint((0.62, 0.58, 0.46), 0.4)
    form.box((6.0, 3.0, 0.16), (x, y, -0.02), matter.stone((0.46, 0.43, 0.38), 1.5, 0.8), 0.02)
    form.box((2.6, 1.25, 1.5), (x + 1.3, y, 0.22), coat, 0.05)
    for k in range(9):
        form.box((1.0, 0.05, 0.06), (x + 0.75, y - 0.63, 0.45 + k * 0.12), matter.paint((0.3, 0.28, 0.23), 0.5), 0.012, tilt=(28, 0))
    form.box((0.6, 0.03, 0.6), (x + 1.95, y - 0.63, 0.85), matter.paint((0.12, 0.12, 0.12), 0.4), 0.01)
    form.box((0.34, 0.02, 0.14), (x + 1.95, y - 0.65, 1.18), matter.glow(6500, 1.4, (0.2, 0.8, 1.0)), 0)
    for k in range(3):
        form.box((0.06, 0.02, 0.06), (x + 1.8 + k * 0.15, y - 0.65, 0.98), matter.glow(6500, 9, (0.1, 1.0, 0.35)), 0)
    form.tube([(x + 0.4, y, 1.7), (x + 0.4, y, 2.4), (x + 0.25, y, 2.55)], 0.06, matter.steel(0.4))
    form.rod(0.5, 2.4, (x - 0.2, y + 0.2, 0.8), matter.paint((0.66, 0.65, 0.61), 0.35), (0, -90))
    for dx in (-0.7, -2.1):
        form.box((0.14, 0.8, 0.4), (x + dx, y + 0.2, 0.1), matter.stone((0.4, 0.38, 0.34)), 0.01)
    for i in range(6):
        form.tube([(x - 3 + i * 1.2, y + 1.6, 0), (x - 3 + i * 1.2, y + 1.6, 1.9)], 0.03, matter.steel(0.35))
    form.tube([(x + 2.6, y - 1.1, 0), (x + 2.6, y - 1.1, 2.7), (x + 2.4, y - 0.9, 2.75)], 0.035, matter.black())
    form.box((0.3, 0.2, 0.07), (x + 2.25, y - 0.85, 2.68), matter.glow(3600, 10), 0.02)
    lamps.spot((x + 2.2, y - 0.95, 2.66), (x + 1.2, y - 0.6, 0.6), 110, 3600, 84, "generator", 0.06)
    form.tube([(x + 2.5, y + 0.5, 0.3), (x + 2.5, y + 0.6, 2.2), (-5.5, 6.4, 2.3)], 0.035, matter.steel(0.35))


def plain():
    for i in range(22):
        x, y = -16 + (i * 7.3) % 34, -5.5 - (i % 4) * 0.9 if i % 3 else 3.2
        if abs(x - 0.2) > 3.2 and not (2.5 < x < 9.5 and y > 0):
            plants.grass((x, y, -0.08), 0.7, 110, i, (0.26, 0.22, 0.09))
    for x, y, seed in ((-15, 16, 3), (13.5, 12, 5), (-24, 38, 7), (24, 44, 9)):
        plants.tree((x, y, -0.1), 3.8, seed, 0.7, 12, (0.07, 0.09, 0.04), 0.14, 4)
    for k in range(5):
        form.tube([(-34 + k * 17, 60, 0), (-34 + k * 17, 60, 7.5)], 0.12, matter.bark())
        form.tube([(-35 + k * 17, 60, 6.9), (-33 + k * 17, 60, 6.9)], 0.09, matter.bark())
    for dx in (-0.9, 0.9):
        for k in range(4):
            form.tube([(-34 + k * 17 + dx, 60, 7), (-25.5 + k * 17 + dx, 60, 6.2), (-17 + k * 17 + dx, 60, 7)], 0.03, matter.black())
    for i in range(9):
        form.ball(0.3, (-70 + i * 19 + (i % 3) * 5, 190, 2.2), matter.glow(2600 + (i % 3) * 700, 9))
