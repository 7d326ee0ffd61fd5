"""The last job of the day, from inside the van: drawers, bins and reels in their places, the doors open to the house it was for."""
import math
import random

from kit import form, house, lamps, matter, plants, seating, sky, stage, tools, trade, workplace

FILM = {"exposure": 1.15, "vignette": 0.24}
NOON = {"sun": 205, "height": 40}
LONG, HALF, HIGH, FLOOR = 3.0, 0.92, 1.92, 0.0
GROUND = -0.56
COLORS = ((0.11, 0.112, 0.115), (0.055, 0.075, 0.09), (0.3, 0.295, 0.28), (0.2, 0.19, 0.17))


def build():
    sky.evening("dusk", sun=86, strength=0.6, clouds=1.5)
    stage.camera((-0.08, -2.75, 1.12), (0.03, 2, 0.98), lens=22, fstop=5.6, focus=(0.1, -0.9, 0.9))
    shell()
    left()
    right()
    floor()
    for x in (-0.5, 0.5):
        form.tube([(x, -2.7, HIGH - 0.05), (x, -0.25, HIGH - 0.05)], 0.009, matter.glow(3400, 6))
        lamps.profile((x, -2.7, HIGH - 0.07), (x, -0.3, HIGH - 0.07), (0, 0, -1), 17, 3200, "load bay", width=0.03)
    lamps.spot((0, -0.1, HIGH - 0.1), (0, 1.6, GROUND), 22, 3200, 84, "load bay")
    if sky.noon:
        # as a photographer would: a large soft light behind the camera, so that the yard isn't white
        lamps.panel((0, -2.95, 1.3), (0, 0, 0.8), 1.7, 1.1, 260, 5200, "sun").visible_glossy = False
    outside()


def shell():
    pale, rib = matter.paint((0.46, 0.45, 0.42), 0.5), matter.paint((0.3, 0.295, 0.28), 0.45)
    form.box((HALF * 2, LONG + 0.3, 0.04), (0, -LONG / 2, -0.04), matter.oak("y", (1.2, 0.2), 0.5), 0)
    for x in (-HALF - 0.03, HALF + 0.03):
        form.box((0.06, LONG + 0.3, HIGH), (x, -LONG / 2, 0), pale, 0.01)
    form.box((HALF * 2 + 0.1, LONG + 0.3, 0.05), (0, -LONG / 2, HIGH), pale, 0)
    for i in range(6):
        form.box((HALF * 2, 0.07, 0.035), (0, -2.75 + i * 0.53, HIGH - 0.035), rib, 0.012)
    # the frame of the rear, its rubber, the doors swung wide
    body, rubber = matter.paint((0.5, 0.49, 0.46), 0.3, 0, 0.6), matter.black(0.6)
    for x in (-HALF, HALF):
        form.box((0.09, 0.12, HIGH), (x, 0.05, 0), body, 0.03)
        form.box((0.02, 0.03, HIGH - 0.06), (x * 0.95, 0.1, 0.02), rubber, 0.006)
    form.box((HALF * 2 + 0.1, 0.12, 0.1), (0, 0.05, HIGH - 0.08), body, 0.03)
    form.box((HALF * 2, 0.1, 0.05), (0, 0.05, -0.04), matter.steel(0.35, 0.4), 0.01)
    for side in (-1, 1):
        leaf = seating.Set((side * (HALF + 0.03), 0.12, 0), 90 - side * 24)
        leaf.box((0.86, 0.05, HIGH - 0.04), (0.43, 0, 0), body, 0.03)
        leaf.box((0.6, 0.054, 0.62), (0.45, 0, 1.14), matter.paint((0.02, 0.025, 0.03), 0.04), 0.03)
        leaf.box((0.64, 0.02, 0.72), (0.44, side * 0.03, 0.22), matter.paint((0.09, 0.09, 0.09), 0.8), 0.02)
        leaf.box((0.05, 0.03, 0.2), (0.8, side * 0.035, 0.9), rubber, 0.01)
        for k in range(3):
            leaf.box((0.12, 0.012, 0.008), (0.3 + k * 0.15, side * 0.045, 0.7), matter.paint(COLORS[k], 0.4), 0.002)


def label(s, at, wide=0.09):
    s.box((wide, 0.002, 0.03), at, matter.paint((0.64, 0.62, 0.56), 0.7), 0)
    s.box((wide * 0.6, 0.001, 0.005), (at[0] - wide * 0.08, at[1] - 0.0016, at[2] + 0.012), matter.black(0.7), 0)


def left():
    """Steel drawers below, bins above: every one has its label."""
    s, chance = seating.Set((-HALF + 0.19, -1.45, 0), 90), random.Random(2)
    steel, dark = matter.paint((0.1, 0.105, 0.11), 0.4), matter.steel(0.35, 0.5)
    s.box((2.3, 0.36, 0.86), (0, 0, 0), steel, 0.006)
    for column in range(4):
        x = -0.86 + column * 0.573
        z = 0.04
        for row, tall in enumerate((0.26, 0.2, 0.15, 0.15)):
            out = 0.16 if (column, row) == (2, 2) else 0.0
            s.box((0.545, 0.02 + out, tall - 0.016), (x, -0.185 - out / 2, z), matter.paint((0.14, 0.145, 0.15), 0.38), 0.005)
            s.tube([(x - 0.12, -0.2 - out, z + tall * 0.6), (x - 0.1, -0.225 - out, z + tall * 0.6), (x + 0.1, -0.225 - out, z + tall * 0.6), (x + 0.12, -0.2 - out, z + tall * 0.6)], 0.008, dark)
            label(s, (x + 0.19, -0.1965 - out, z + tall * 0.45))
            if out:
                for k in range(7):
                    s.box((0.05, 0.05, 0.03), (x - 0.2 + k * 0.066, -0.27, z + tall - 0.03), matter.paint(COLORS[k % 4], 0.5), 0.006)
            z += tall
    for row, z in enumerate((0.9, 1.22, 1.54)):
        s.box((2.3, 0.36, 0.02), (0, 0, z - 0.02), matter.oak("x"), 0.003)
        for i in range(9):
            x, color = -1.03 + i * 0.2575, (0.42, 0.13, 0.02) if (i * 3 + row * 5) % 11 == 4 else COLORS[(i * 2 + row * 3) % 4]
            parts_bin(s, (x, 0, z), color, (i * 2 + row) % 4, chance)


def parts_bin(s, at, color, kind, chance):
    """A bin of thin molded plastic, lower in front, so that one sees what is in it."""
    x, y, z = at
    wall, w, d, high = matter.paint(color, 0.3, 0, 0.4), 0.238, 0.3, 0.19
    s.box((w, d, 0.006), (x, y, z), wall, 0)
    s.box((w, 0.006, high), (x, y + d / 2 - 0.003, z), wall, 0.002)
    s.box((w, 0.006, 0.1), (x, y - d / 2 + 0.003, z), wall, 0.002)
    s.box((w + 0.006, 0.016, 0.01), (x, y - d / 2, z + 0.095), wall, 0.004)
    for side in (-1, 1):
        s.box((0.006, d * 0.62, high), (x + side * (w / 2 - 0.003), y + d * 0.19, z), wall, 0.002)
        s.box((0.006, d * 0.4, 0.1), (x + side * (w / 2 - 0.003), y - d * 0.3, z), wall, 0.002)
        s.box((0.012, d * 0.62, 0.008), (x + side * (w / 2 - 0.003), y + d * 0.19, z + high - 0.004), wall, 0.003)
        s.box((0.006, 0.004, 0.07), (x + side * 0.1, y - d / 2 - 0.001, z + 0.015), wall, 0.001)
    label(s, (x, y - d / 2 - 0.002, z + 0.036), 0.1)
    if kind == 0:
        # patch cords, each wound in a ring
        for k in range(5):
            cord = matter.paint(((0.03, 0.12, 0.42), (0.5, 0.48, 0.44), (0.5, 0.2, 0.03))[k % 3], 0.4)
            ring = [(0.062 + 0.012 * math.cos(a), 0.012 * math.sin(a)) for a in (i * math.tau / 10 for i in range(11))]
            form.lathe(ring, s.p(x + chance.uniform(-0.03, 0.03), y - 0.05 + 0.02 * k, z + 0.05 + 0.022 * k), cord, 32, 0, (chance.uniform(-14, 14), chance.uniform(-10, 10)))
    elif kind == 1:
        # small cartons on edge
        for k in range(5):
            s.box((0.04, 0.16, chance.uniform(0.11, 0.15)), (x - 0.088 + 0.044 * k, y, z + 0.006), matter.paint(((0.42, 0.27, 0.145), (0.62, 0.6, 0.55), (0.05, 0.14, 0.3))[k % 3], 0.7), 0.002, chance.uniform(-2, 2))
    elif kind == 2:
        # plugs and couplers, poured in
        for _ in range(34):
            s.box((0.018, 0.034, 0.014), (x + chance.uniform(-0.09, 0.09), y + chance.uniform(-0.12, 0.11), z + 0.06 + chance.uniform(0, 0.035)), matter.paint(chance.choice(((0.55, 0.54, 0.5), (0.04, 0.12, 0.36), (0.06, 0.06, 0.06))), 0.3), 0.003, chance.uniform(0, 180), (chance.uniform(-40, 40), chance.uniform(-40, 40)))
    else:
        # wall plates in a stack, a roll of tape on it
        for k in range(13):
            s.box((0.115, 0.072, 0.006), (x + chance.uniform(-0.004, 0.004), y - 0.06, z + 0.008 + 0.0085 * k), matter.paint((0.62, 0.61, 0.57), 0.25), 0.002, chance.uniform(-5, 5))
        tools.tape(s.p(x + 0.03, y + 0.06, z + 0.075), (0.02, 0.02, 0.02), 0.05)


def right():
    """Reels of cable on bars, cases below, a row of small parts on top."""
    s = seating.Set((HALF - 0.2, -1.45, 0), -90)
    steel = matter.steel(0.35, 0.45)
    for x in (-1.15, -0.4, 0.38, 1.15):
        s.box((0.035, 0.38, HIGH - 0.06), (x, 0, 0), matter.paint((0.1, 0.105, 0.11), 0.4), 0.004)
    tones = ((0.015, 0.075, 0.24), (0.5, 0.48, 0.43), (0.03, 0.03, 0.032), (0.2, 0.2, 0.195), (0.4, 0.13, 0.02), (0.012, 0.06, 0.2))
    for row, z in enumerate((0.78, 1.2)):
        s.tube([(-1.15, 0, z), (1.15, 0, z)], 0.014, steel)
        for i in range(7):
            x = -0.98 + i * 0.325
            if i in (2, 5) and row == 1:
                continue
            reel(s, (x, 0, z), tones[(i * 2 + row) % 6], 0.17 if row == 0 else 0.155)
    s.box((2.3, 0.4, 0.02), (0, 0, 0.5), matter.oak("x"), 0.003)
    for i, x in enumerate((-0.86, -0.2, 0.5)):
        spot = s.p(x, 0, 0.0)
        trade.case(spot, s.turn, (0.52, 0.32, 0.3), COLORS[i % 3])
    s.box((2.3, 0.4, 0.02), (0, 0, 1.46), matter.oak("x"), 0.003)
    for i in range(8):
        workplace.carton(s.p(-0.98 + i * 0.28, 0.01 * (i % 3), 1.48), (0.24 + 0.012 * (i % 3), 0.3, (0.27, 0.2, 0.24)[i % 3]), s.turn + (2, -3, 1)[i % 3])


def reel(s, at, color, r):
    """A drum on its bar; its axis runs along the shelf."""
    x, y, z = at
    board = matter.paint((0.36, 0.25, 0.14), 0.7)
    for dx in (-0.1, 0.1):
        form.lathe([(0.032, -0.005), (r, -0.005), (r, 0.005), (0.032, 0.005), (0.032, -0.005)], s.p(x + dx, y, z), board, 48, s.turn, (0, 90))
        # the maker's paper, and the bolts that hold the drum together
        form.lathe([(0.045, 0), (r * 0.5, 0)], s.p(x + dx * 1.062, y, z), matter.paint((0.6, 0.58, 0.52), 0.8), 40, s.turn, (0, 90))
        for k in range(3):
            a = k * math.tau / 3 + 0.5
            form.lathe([(0, -0.009), (0.011, -0.009), (0.011, 0.009), (0, 0.009)], s.p(x + dx, y + r * 0.62 * math.cos(a), z + r * 0.62 * math.sin(a)), matter.steel(0.35), 12, s.turn, (0, 90))
    laps = [(r * (0.78 if k % 2 else 0.83), -0.094 + k * 0.0057) for k in range(34)]
    form.lathe(laps, s.p(x, y, z), matter.paint(color, 0.42), 48, s.turn, (0, 90))
    s.tube([(x + 0.03, y - r * 0.8, z + 0.02), (x + 0.036, y - r * 0.92, z - 0.03), (x + 0.03, y - r * 0.94, z - 0.08), (x + 0.02, y - r * 0.84, z - 0.11)], 0.005, matter.paint(color, 0.42))


def floor():
    tools.coil((0.16, -1.5, FLOOR), 0.2, 10, (0.03, 0.13, 0.42), 0.0085, 3)
    tools.bag((-0.12, -0.62, FLOOR), 28, (0.2, 0.12, 0.05))
    tools.drill((0.22, -0.72, FLOOR), 205)


def outside():
    stage.slab(-16, 16, -6, 10.4, GROUND, matter.tiles((0.13, 0.12, 0.105) if sky.noon else (0.34, 0.31, 0.27), 0.9, 0.6, 0.012))
    form.box((90, 70, 0.1), (0, 34, GROUND - 0.16), matter.earth((0.07, 0.09, 0.035)), 0)
    plants.lawn(-12, 12, 10.5, 14.2, GROUND, 9000, 4, 0.07)
    house.house(-7.5, 6.5, 14.5, 5, 3.1, 5, blind=(1,), watts=210, base=GROUND, curtains=(4,), wall=matter.plaster((0.5, 0.44, 0.36)))
    lamps.sconce((-2.6, 14.4, GROUND + 1.9), 0, 60, 2600, 0.36)
    for x in (-2.6, -0.5, 1.7):
        lamps.path_light((x, 10.8, GROUND), 34, 2600, 0.45)
    for x, y, tall, seed in ((-4.6, 12.4, 4.6, 9), (3.2, 21.5, 7.0, 3), (-1.4, 22.5, 7.6, 5)):
        plants.palm((x, y, GROUND), tall, "fan" if seed != 3 else "feather", 0.4, 120, 28, 1.8, seed)
    lamps.uplight((-4.3, 11.2, GROUND), (-4.6, 12.4, 3.8), 80, 2900, 42)
    for i in range(5):
        plants.grass((-3.9 + i * 0.55, 11.4 + 0.2 * (i % 2), GROUND), 0.8, 130, i)
    form.box((4.4, 0.9, 0.09), (0.6, 12.4, GROUND), matter.stone((0.36, 0.33, 0.28), 1.2), 0.01, 90)
