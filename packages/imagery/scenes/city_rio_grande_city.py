"""Rio Grande City: a low ranch fence, a gate left open, a long road, and one porch light far off."""
import math
import random

import numpy as np

from kit import brickwork, form, ground, lamps, matter, plants, seating, sky, stage, town

FILM = {"exposure": 1.35, "vignette": 0.2}
NOON = {"sun": 186, "height": 22, "clouds": 0.5}
GATE = 2.6
HOUSE = (1.0, 50.0)


def build():
    sky.evening("dusk", sun=98, strength=0.62, clouds=2.2, glow=1.6)
    stage.camera((-0.35, -4.4, 1.75), (0.55, 40, 5.1), lens=29, fstop=None)
    land()
    fence()
    gate()
    house()
    brush()
    lamps.panel((-5, -8, 7), (0, 6, 0), 7, 7, 300, 4600, "fill").visible_glossy = False


def hill(x, y):
    rise = 2.6 / (1 + np.exp(-(y - 44) / 5.0)) + 0.5 / (1 + np.exp(-(y - 17) / 3.0)) - 0.55 * np.exp(-((y - 29) / 7.0) ** 2)
    rolling = 0.07 * np.sin(x * 0.7 + 1) * np.sin(y * 0.6) + 0.16 * np.sin(x * 0.21 + 2) * np.sin(y * 0.17)
    return rise + rolling * np.clip(abs(x - road(y)) / 3 - 0.4, 0, 1) + 0.5 * np.exp(-((abs(x) - 26) / 9.0) ** 2)


def road(y):
    """The middle of the road at `y`."""
    t = np.maximum(0.0, y - 4)
    return -0.15 + 2.5 * np.sin(t * 0.085) * np.minimum(1.0, t / 22) + 0.01 * t


def land():
    """One ground. Two wheel tracks are worn into it, with grass along their crown."""
    side = np.concatenate((np.arange(10, 20, 0.5), np.arange(20, 121, 4.0)))
    x = np.concatenate((-side[::-1], np.arange(-10, 10, 0.1), side))
    y = np.concatenate((np.arange(-8, 22, 0.1), np.arange(22, 60, 0.3), np.arange(60, 170, 3.0)))
    x, y = np.meshgrid(x, y)
    off = abs(x - road(y))
    used = np.clip((58 - y) / 6, 0, 1)
    worn = used * (np.exp(-((off - 0.82) / 0.42) ** 4) + 0.32 * np.exp(-(off / 1.7) ** 4))
    z = hill(x, y) - used * (0.05 * np.exp(-((off - 0.82) / 0.36) ** 2) - 0.07 * np.exp(-((off - 1.9) / 0.5) ** 2))
    ground.lay("land", x, y, z - 0.02, np.stack((worn, worn * 0, worn * 0), -1), ground.prairie())
    # ridges on the far side of the river, each farther into the haze
    scrub = matter.earth((0.13, 0.125, 0.07), 0.5, 0.8)
    for k, (far, high) in enumerate(((150, 10.0), (215, 19.0), (300, 33.0))):
        chance = random.Random(k + 5)
        phase = [chance.uniform(0, 6) for _ in range(5)]

        def ridge(u, v, high=high, far=far, phase=phase):
            crest = 0.55 + 0.2 * math.sin(u * 4.1 / far + phase[0]) + 0.14 * math.sin(u * 9.7 / far + phase[1]) + 0.05 * math.sin(u * 31 / far + phase[2])
            gully = 0.06 * math.sin(u * 0.23 + v * 0.1 + phase[3]) * math.sin(v * 0.2 + u * 0.07 + phase[4])
            return high * (crest + gully) * math.exp(-(v / 22) ** 2)

        form.sheet(2.4 * far, 70, (0, far, -1), scrub, 220, ridge)
        sky.haze(3.4 * far, high * 2.2, (0, far - 36, -1), (0.26, 0.32, 0.36)[k] if sky.noon else 0.16, (0.2, 0.11, 0.09))


def fence():
    chance = random.Random(3)
    cedar = matter.bark((0.26, 0.19, 0.13))
    wire = matter.steel(0.45, 0.3)
    for side in (-1, 1):
        start, last = (road(GATE) - 2.25 if side < 0 else road(GATE) + 2.25), None
        for i in range(16):
            x = start + side * i * 1.75
            y = GATE + 0.2 * i * (0.6 if side < 0 else 0.9)
            z = hill(x, y) - 0.05
            tall = 1.22 + chance.uniform(-0.06, 0.12)
            form.tube([(x, y, z), (x + chance.uniform(-0.05, 0.05), y, z + tall * 0.5), (x + chance.uniform(-0.06, 0.06), y + chance.uniform(-0.03, 0.03), z + tall)],
                      [0.075, 0.06, 0.05] if i else [0.13, 0.12, 0.115], cedar)
            if last:
                for k in range(4):
                    h = 0.3 + 0.26 * k
                    a, b = (last[0], last[1], last[2] + h), (x, y, z + h)
                    form.tube([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2 - 0.02), b], 0.006, wire)
            last = (x, y, z)


def gate():
    """Welded pipe, swung open along the road; a star on it; a lantern and a camera on the left post."""
    pipe, iron = matter.paint((0.2, 0.075, 0.04), 0.55), matter.black(0.5)
    x = road(GATE) + 1.95
    s = seating.Set((x, GATE, hill(x, GATE) + 0.14), 34)
    w, h = 3.4, 1.08
    for z in (0.0, 0.27, 0.54, 0.81, h):
        s.tube([(0, 0, z), (w, 0, z)], 0.028 if z in (0.0, h) else 0.02, pipe)
    for u in (0.0, w * 0.5, w):
        s.tube([(u, 0, 0), (u, 0, h)], 0.028, pipe)
    s.tube([(0, 0, 0.02), (w * 0.5, 0, h - 0.02)], 0.018, pipe)
    star = [((0.17 if k % 2 else 0.4) * math.cos(math.radians(90 + k * 36)), (0.17 if k % 2 else 0.4) * math.sin(math.radians(90 + k * 36))) for k in range(11)]
    for (a, b), (c, d) in zip(star, star[1:]):
        s.tube([(w * 0.75 + a, -0.03, 0.55 + b), (w * 0.75 + c, -0.03, 0.55 + d)], 0.018, iron)
    # the post that stays: taller than the fence, a lantern toward the road
    px = road(GATE) - 1.72
    z = hill(px, GATE)
    form.tube([(px, GATE, z - 0.1), (px, GATE, z + 2.15)], [0.14, 0.115], matter.bark((0.26, 0.19, 0.13)))
    form.tube([(px, GATE, z + 1.86), (px + 0.2, GATE - 0.06, z + 1.92), (px + 0.34, GATE - 0.1, z + 1.84)], 0.016, iron)
    town.lantern((px + 0.34, GATE - 0.1, z + 1.84), 0.24, 60, 2400, drop=0.06)
    # the camera
    form.tube([(px + 0.08, GATE - 0.1, z + 2.0), (px + 0.14, GATE - 0.34, z + 1.99)], 0.04, matter.paint((0.6, 0.59, 0.56), 0.4))


def house():
    """Small in the distance: a stone front, a tin roof, a porch with its one lamp."""
    x, y = HOUSE
    base = hill(x, y - 3) + 0.1
    form.box((13, 6, 3.2), (x, y + 3, base), matter.ledgestone((0.42, 0.33, 0.23)), 0)
    tin = matter.paint((0.3, 0.29, 0.28), 0.42, 0.25)
    for y0, z0, y1, z1 in ((y - 0.4, base + 3.1, y + 3, base + 5.0), (y - 2.9, base + 2.55, y + 0.1, base + 3.2)):
        form.place("roof", form.mesh_of("roof", [(x - 7.2, y0, z0), (x + 7.2, y0, z0), (x + 6.6, y1, z1), (x - 6.6, y1, z1)], [(0, 1, 2, 3)]), (0, 0, 0), 0, tin)
    form.box((14, 3.0, 0.25), (x, y - 1.4, base - 0.2), matter.stone((0.42, 0.36, 0.28), 2.0), 0)
    for i in range(7):
        form.box((0.18, 0.18, 2.5), (x - 6.6 + i * 2.2, y - 2.8, base), matter.paint((0.5, 0.46, 0.38), 0.6), 0)
    for dx, lit in ((-4.4, 0.0), (-2.2, 0.8), (2.6, 0.0), (4.8, 0.0)):
        brickwork.sash((x + dx, y, base + 0.8), (1.0, 1.5), 0, lit, 2500)
    form.box((1.1, 0.08, 2.2), (x, y - 0.02, base), matter.paint((0.3, 0.09, 0.05), 0.4), 0.01)
    form.ball(0.16, (x + 0.9, y - 0.3, base + 2.2), matter.glow(2300, 40))
    lamps.bulb((x + 0.9, y - 0.5, base + 2.2), 330, 2300, 0.12, "porch").visible_glossy = False
    form.box((1.1, 1.1, 2.2), (x + 5.4, y + 3, base + 4.2), matter.ledgestone((0.42, 0.33, 0.23)), 0)


def brush():
    """Mesquite and thorn scrub of every size, prickly pear, and grass down to the tracks."""
    chance = random.Random(11)
    for x, y, tall, seed in ((-8.6, 10.5, 3.9, 3), (9.6, 15.0, 4.6, 6), (-13.0, 24.0, 3.2, 9), (12.5, 38.0, 4.6, 4), (-7.5, 53.0, 5.6, 8), (15.5, 62.0, 7.0, 12), (-21, 40, 4.2, 14), (23, 33, 3.4, 15)):
        plants.tree((x, y, hill(x, y) - 0.1), tall, seed, 0.85, 18, (0.11, 0.13, 0.055), 0.085, trunk=0.03 * tall)
    shrubs = [plants.scrub((0, 0, -40), (1.7, 1.5, high), 2600, i, color, 0.06)
              for i, (high, color) in enumerate(((1.2, (0.1, 0.115, 0.05)), (0.9, (0.13, 0.125, 0.06)), (1.5, (0.075, 0.095, 0.04)), (0.8, (0.16, 0.145, 0.085))))]
    for i in range(330):
        near = i < 90
        y = chance.uniform(6, 42) if near else chance.uniform(44, 150)
        x = chance.choice((-1, 1)) * (chance.uniform(4.2, 8 + y * 0.8) if near else chance.uniform(10 if y < 58 else 0, 20 + y * 0.7))
        if y < 62 and abs(x - HOUSE[0]) < 9.5 and y > 40:
            continue
        form.again(shrubs[chance.randrange(4)], (x, y, hill(x, y) - 0.08), chance.uniform(0, 360), chance.uniform(0.25, 1.1) ** 1.3 * (1.0 if near else 1.7))
    straw = [plants.grass((0, 0, -40), 0.62, 90, i, color, 0.25) for i, color in enumerate(((0.36, 0.28, 0.13), (0.3, 0.23, 0.1), (0.27, 0.25, 0.11), (0.4, 0.32, 0.17)))]
    for i in range(3400):
        y = -3 + 46 * chance.random() ** 1.7
        x = chance.uniform(-1, 1) * (5 + y * 0.75)
        off = abs(x - road(y))
        if off < 0.42 + chance.uniform(-0.1, 0.1) or off > 1.35 + chance.gauss(0, 0.16):
            size = chance.uniform(0.25, 0.5) if off < 1 else chance.uniform(0.3, 1.15) ** 1.3
            form.again(straw[chance.randrange(4)], (x, y, hill(x, y) - 0.03), chance.uniform(0, 360), size)
    for i, (x, y) in enumerate(((-3.4, 1.3), (-4.6, 3.9), (4.6, 1.8), (-5.6, 8.0))):
        plants.agave((x, y, hill(x, y)), 0.5 + 0.1 * (i % 3), i)
    for x, y, size, seed in ((4.3, 5.6, 0.55, 1), (6.4, 9.8, 0.7, 2), (-6.6, 6.0, 0.6, 3), (-4.8, 12.5, 0.6, 4), (7.6, 21, 0.8, 5), (-9.5, 19, 0.8, 6)):
        plants.prickly_pear((x, y, hill(x, y) - 0.03), size, seed)
