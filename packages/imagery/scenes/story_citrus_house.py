"""A winter place at the end of its citrus rows, at dusk: the porch lit, the carport swept, crates of oranges in the lane."""
import math
import random

from kit import cottages, form, lamps, matter, plants, sky, stage, town
from kit.seating import Set

FILM = {"exposure": 1.3, "vignette": 0.2}
Y = 15.0


def build():
    sky.evening("dusk", sun=80, strength=0.8, clouds=1.2)
    stage.camera((-0.45, -4.4, 1.55), (0.12, Y, 2.2), lens=34, fstop=5.6, focus=(0, 8, 1.4))
    ground()
    rows()
    cottages.cottage((-1.1, Y, 0), 0, (0.6, 0.55, 0.42), 5.4, 5.0, 0.45, 2.5, 60, (0.5, 0.2, 0.13), (0.06, 0.28, 0.24), 0.7)
    carport()
    harvest()
    lamps.panel((-1.5, -6.0, 5.0), (0, 3.0, 0.6), 5, 2, 110, 3800, "fill")


def ground():
    form.box((160, 120, 0.1), (0, 40, -0.1), matter.earth((0.16, 0.17, 0.06), 3.0, 0.6), 0)
    form.sheet(3.0, 24, (0, 3.4, 0.07), matter.earth((0.46, 0.36, 0.24), 2.2, 0.5), 24, lambda x, y: 0.015 * math.sin(x * 2.1 + y * 0.7) - 0.035 * math.exp(-((abs(x) - 0.72) / 0.2) ** 2))
    plants.hedge((-30, 34), (30, 36), 3.2, density=160, leaf=0.3)
    for x, y, tall, seed in ((-6.2, Y + 5, 6.4, 3), (7.4, Y + 6, 7.2, 8), (9.6, Y + 9, 5.6, 4)):
        plants.palm((x, y, 0), tall, "fan", 0.3, 60, 26, 1.7, seed)


def citrus(seed):
    """One tree, as a list of what `again` can repeat: leaves, heart, fruit."""
    chance, far = random.Random(seed), -60.0 - seed * 4
    leaves = plants.shrub((0, far, 0.35), (2.1, 2.1, 2.1), 3000, seed, (0.085, 0.15, 0.035), 0.1)
    fruit_points, fruit_faces = [], []
    for _ in range(46):
        a, t = chance.uniform(0, math.tau), chance.uniform(-0.75, 0.8)
        r = 1.02 * math.sqrt(1 - t * t) + 0.02
        c = (r * math.cos(a), r * math.sin(a), 1.05 + t * 1.0)
        base, n = len(fruit_points), 18
        for i in range(10):
            b = math.pi * i / 9
            fruit_points += [(c[0] + 0.062 * math.sin(b) * math.cos(k * math.tau / n), c[1] + 0.062 * math.sin(b) * math.sin(k * math.tau / n),
                              c[2] + 0.062 * math.cos(b)) for k in range(n)]
        for i in range(9):
            for k in range(n):
                p, q = base + i * n + k, base + i * n + (k + 1) % n
                fruit_faces.append((p, q, q + n, p + n))
    fruit = form.place("fruit", form.mesh_of("fruit", fruit_points, fruit_faces, True), (0, far, 0.35), 0, matter.paint((0.85, 0.3, 0.015), 0.45))
    heart = form.lathe([(0.0, 0.25), (0.55, 0.3), (0.78, 0.8), (0.8, 1.3), (0.5, 1.8), (0, 1.95)], (0, far, 0.35), matter.paint((0.02, 0.035, 0.01), 1.0), 16)
    trunk = form.lathe([(0.1, -0.4), (0.08, 0.5)], (0, far, 0.35), matter.bark((0.3, 0.24, 0.17)), 12)
    return leaves, fruit, heart, trunk


def rows():
    chance = random.Random(6)
    kinds = [citrus(seed) for seed in (1, 2, 3)]
    for side in (-1, 1):
        for row, x in enumerate((2.75, 5.9, 9.2)):
            for i in range(6):
                y = -1.6 + i * 2.55 + row * 0.5
                if row == 0 and i == 5:
                    continue
                turn, size = chance.uniform(0, 360), chance.uniform(0.88, 1.1)
                for part in chance.choice(kinds):
                    form.again(part, (side * x + chance.uniform(-0.1, 0.1), y, 0.35), turn, size)
    # lamps low between the trunks light the lane and the undersides of the leaves
    for y in (0.6, 5.7, 10.2):
        for side in (-1, 1):
            lamps.path_light((side * 1.55, y, 0), 26, 2600, 0.42)
    for side in (-1, 1):
        lamps.uplight((side * 1.7, 2.6, 0), (side * 2.6, 3.4, 1.8), 42, 2900, 70)
        lamps.uplight((side * 1.7, 8.0, 0), (side * 2.6, 8.6, 1.8), 42, 2900, 70)


def carport():
    """To the right of the house: a roof on posts, a lamp, a small camera, nothing under it but a swept floor and a bicycle."""
    white, tin = matter.paint(cottages.WHITE, 0.5), matter.paint((0.5, 0.2, 0.13), 0.35, 0.4)
    stage.slab(1.75, 5.2, Y - 0.6, Y + 5, 0.03, matter.stone((0.44, 0.41, 0.36), 1.0, 0.7), 0.1)
    form.box((3.7, 5.8, 0.09), (3.4, Y + 2.1, 2.55), tin, 0.01)
    form.box((3.7, 0.08, 0.2), (3.4, Y - 0.8, 2.42), white, 0.01)
    for x, y in ((5.0, Y - 0.6), (5.0, Y + 4.6)):
        form.box((0.13, 0.13, 2.5), (x, y, 0), white, 0.01)
    stage.wall((1.75, Y + 5), (5.2, Y + 5), 2.5, matter.paint((0.6, 0.55, 0.42), 0.6))
    form.lathe([(0, 0), (0.14, 0)], (3.3, Y + 1.6, 2.54), matter.glow(2700, 9), 32)
    lamps.spot((3.3, Y + 1.6, 2.5), (3.3, Y + 2.2, 0), 70, 2700, 100, "carport")
    # the camera under the eave: white, one small lens
    form.box((0.1, 0.22, 0.1), (1.72, Y - 0.85, 2.3), matter.paint((0.7, 0.69, 0.66), 0.35), 0.03)
    form.rod(0.035, 0.02, (1.72, Y - 0.95, 2.35), matter.black(0.1), (90, 0))
    wheel = matter.black(0.6)
    for x in (2.6, 3.65):
        ring = [(x + 0.33 * math.cos(a), Y + 1.2, 0.36 + 0.33 * math.sin(a)) for a in (i * math.tau / 24 for i in range(24))]
        form.tube(ring, 0.02, wheel, closed=True)
    coral = matter.paint((0.62, 0.16, 0.06), 0.4)
    for path in (((2.6, 0.36), (2.85, 0.86)), ((2.85, 0.8), (3.4, 0.86)), ((2.9, 0.75), (3.15, 0.36)), ((3.15, 0.36), (3.42, 0.9)), ((3.4, 0.9), (3.65, 0.36)), ((2.6, 0.36), (3.15, 0.36)), ((3.42, 0.86), (3.38, 1.05))):
        form.tube([(x, Y + 1.2, z) for x, z in path], 0.018, coral)
    form.box((0.22, 0.12, 0.06), (2.84, Y + 1.2, 0.88), matter.leather(), 0.025)
    form.tube([(3.3, Y + 0.95, 1.06), (3.38, Y + 1.2, 1.04), (3.3, Y + 1.45, 1.06)], 0.014, wheel)


def harvest():
    """Near the eye: two crates of oranges and a picking ladder."""
    wood = matter.oak("x")
    for n, (x, y, turn, z) in enumerate(((-0.95, 1.5, 14, 0.06), (-1.1, 2.1, -8, 0.06), (-1.0, 1.78, 4, 0.38))):
        s = Set((x, y, z), turn)
        for side in (-1, 1):
            for k in range(3):
                s.box((0.56, 0.014, 0.08), (0, side * 0.17, k * 0.1), wood, 0.003)
                s.box((0.014, 0.34, 0.08), (side * 0.28, 0, k * 0.1), wood, 0.003)
            for dy in (-1, 1):
                s.box((0.03, 0.03, 0.3), (side * 0.26, dy * 0.15, 0), wood, 0.003)
        s.box((0.55, 0.33, 0.02), (0, 0, 0.12), wood, 0)
        chance = random.Random(n + 2)
        for i in range(6):
            for j in range(4):
                p = s.p(-0.22 + i * 0.088 + chance.uniform(-0.01, 0.01), -0.125 + j * 0.083, 0.235 + chance.uniform(-0.015, 0.05))
                form.ball(0.046, p, matter.paint((0.85, 0.3 + 0.08 * (i % 2), 0.015), 0.45), 0.97)
    for dx in (-0.22, 0.22):
        form.tube([(1.55 + dx, 3.0, 0), (2.05 + dx * 0.5, 3.4, 2.5)], 0.028, wood)
    for k in range(7):
        t = (k + 0.7) / 8
        form.tube([(1.55 + 0.5 * t - 0.21 * (1 - t * 0.5), 3.0 + 0.4 * t, 2.5 * t), (1.55 + 0.5 * t + 0.21 * (1 - t * 0.5), 3.0 + 0.4 * t, 2.5 * t)], 0.017, wood)
    town.lantern((-0.42, 1.75, 0.06), 0.24, 8, 2300)
