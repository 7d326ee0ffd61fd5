"""Mission among its citrus: a row of orange trees, a string of small bulbs, and a porch light at the end."""
import math
import random

from mathutils import Vector

from kit import fixtures, form, house, lamps, matter, plants, sky, stage
from kit.blades import leaf_blade

FILM = {"exposure": 1.2}
NOON = {"sun": 215, "height": 46}


def build():
    sky.evening("late", sun=84, strength=1.1, clouds=1.0)
    stage.camera((-0.5, -6.2, 1.45), (0.35, 14, 1.75), lens=27, fstop=2.8, focus=(0, 1.5, 1.2))
    form.box((120, 120, 0.1), (0, 50, -0.14), matter.earth((0.075, 0.055, 0.036), 2.2), 0)
    form.sheet(2.6, 48, (0, 16, -0.03), matter.earth((0.12, 0.09, 0.06), 3.0), 20,
               lambda x, y: 0.03 * math.cos(x * 4) + 0.012 * math.sin(y * 2.1 + x))
    chance = random.Random(3)
    for i in range(8):
        for side in (-1, 1):
            citrus((side * (2.75 + chance.uniform(-0.1, 0.1)), -2.6 + i * 3.6 + (0.6 if side > 0 else 0), 0), i * 2 + (side > 0), i < 4)
    for i in range(5):
        y = -3.2 + i * 4.2
        for side in (-1, 1):
            form.tube([(side * 1.42, y, 0), (side * 1.42, y, 2.75)], 0.03, matter.bark((0.11, 0.085, 0.06)))
        if i < 4:
            fixtures.festoon((-1.42, y, 2.72), (1.42, y + 4.2, 2.72), 0.42, 9, 3.4, 2300)
            fixtures.festoon((1.42, y, 2.72), (-1.42, y + 4.2, 2.72), 0.42, 9, 3.4, 2300)
    for i in range(5):
        lamps.uplight((-1.9 if i % 2 else 1.9, -2.2 + i * 3.6, 0), ((-1) ** (i + 1) * 2.9, -1.6 + i * 3.6, 2.0), 70, 2700, 66)
    crates()
    house.house(-3.5, 4.5, 27, 4, 2.8, 3, watts=110, curtains=())
    lamps.sconce((0.5, 26.9, 1.9), 0, 60, 2400)


def citrus(at, seed, near):
    """A round orange tree, leaf to the ground, hung with fruit."""
    chance = random.Random(seed)
    x, y, z = at
    w, h = chance.uniform(2.1, 2.5), chance.uniform(2.3, 2.75)
    plants.shrub((x, y, z + 0.15), (w, w, h), 7000 if near else 3200, seed, (0.032, 0.062, 0.018), 0.085 if near else 0.12)
    form.tube([(x, y, z), (x, y, z + 0.6)], 0.1, matter.bark())
    fruit = matter.paint((0.62, 0.2, 0.018), 0.42)
    points, faces = [], []
    first = None
    for _ in range(46 if near else 20):
        d = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(-0.15, 0.8))).normalized()
        spot = (x + d.x * w * 0.49, y + d.y * w * 0.49, z + 0.15 + h * 0.5 + d.z * h * 0.47)
        if first is None:
            first = form.ball(0.052, spot, fruit)
        else:
            form.again(first, spot, chance.uniform(0, 360), chance.uniform(0.85, 1.15))
        leaf_blade(points, faces, Vector(spot), d, 0.1, chance)
    form.place("sprigs", form.mesh_of("sprigs", points, faces, True), (0, 0, 0), 0, matter.leaf((0.04, 0.075, 0.022), 0.4))


def crates():
    timber = matter.oak("x", None, 0.7)
    for x, y, z, turn in ((1.0, -2.2, 0, 14), (1.08, -1.62, 0, -6), (1.03, -1.95, 0.33, 4)):
        for side in (-1, 1):
            for k in range(3):
                a = math.radians(turn)
                form.box((0.52, 0.015, 0.085), (x - math.sin(a) * side * 0.17, y + math.cos(a) * side * 0.17, z + 0.02 + k * 0.1), timber, 0.003, turn)
                form.box((0.015, 0.34, 0.085), (x + math.cos(a) * side * 0.26, y + math.sin(a) * side * 0.26, z + 0.02 + k * 0.1), timber, 0.003, turn)
        form.box((0.5, 0.33, 0.02), (x, y, z), timber, 0, turn)
        chance = random.Random(int(z * 10 + x * 7))
        for i in range(34):
            form.ball(0.046, (x + chance.uniform(-0.2, 0.2), y + chance.uniform(-0.12, 0.12), z + 0.24 + chance.uniform(0, 0.09)), matter.paint((0.62, 0.2, 0.018), 0.42))
    lamps.bulb((0.45, -2.4, 1.3), 5, 2400, 0.1, "crates")
