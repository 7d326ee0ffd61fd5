"""Plants of the valley: palms, trees, agaves, grasses, lawns; and a few in pots."""
import math
import random

from mathutils import Vector

from . import form, matter
from .blades import arch, leaf_blade, strip
from .palms import palm
from .trees import hedge, scrub, shrub, tree

__all__ = ["agave", "grass", "hedge", "lawn", "leaf_blade", "palm", "pot", "potted", "prickly_pear", "scrub", "shrub", "tree"]


def agave(at, size=0.7, seed=1, blue=True):
    chance = random.Random(seed)
    points, faces = [], []
    for i in range(38):
        t = i / 38
        around, tilt = i * 2.39996, 1.35 - 1.15 * t
        way = Vector((math.cos(around) * math.cos(tilt), math.sin(around) * math.cos(tilt), math.sin(tilt)))
        side = Vector((-math.sin(around), math.cos(around), 0))
        reach = size * chance.uniform(0.85, 1.1) * (0.7 + 0.3 * t)
        blade = arch((0, 0, 0.02), way, reach, -0.1 + 0.25 * t, 6)
        strip(points, faces, blade, [w * size for w in (0.05, 0.075, 0.085, 0.075, 0.05, 0.022, 0.001)], side, 0.45)
    color = (0.09, 0.14, 0.115) if blue else (0.08, 0.12, 0.04)
    form.place("agave", form.mesh_of("agave", points, faces, True), at, chance.uniform(0, 90), matter.leaf(color, 0.6))


def prickly_pear(at, size=1.0, seed=1, color=(0.11, 0.14, 0.055)):
    """Pads on pads, about a meter high; the youngest stand on the rims of the others."""
    chance, skin = random.Random(seed), matter.paint(color, 0.6)
    pad = form.ball(0.13, (0, 0, -40), skin, 1.3)

    def grow(foot, lean, turn, scale, level):
        thing = form.again(pad, foot, 0, 1)
        thing.scale = (scale, scale * 0.2, scale)
        thing.rotation_euler = (chance.gauss(0, 0.2), lean, turn)
        way = Vector((math.sin(lean) * math.cos(turn), math.sin(lean) * math.sin(turn), math.cos(lean)))
        thing.location = Vector(foot) + way * 0.15 * scale
        for _ in range(chance.randint(1, 3) if level else 0):
            tip = Vector(foot) + way * 0.29 * scale
            grow(tip, lean + chance.gauss(0, 0.5), turn + chance.gauss(0, 0.6), scale * chance.uniform(0.72, 0.98), level - 1)

    for _ in range(5):
        a, r = chance.uniform(0, math.tau), chance.uniform(0, 0.3) * size
        grow((at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2]), chance.uniform(-0.5, 0.5), chance.uniform(0, math.tau), size * chance.uniform(0.9, 1.25), 2)


def grass(at, size=0.6, blades=180, seed=1, color=(0.11, 0.115, 0.04), spread=0.12):
    """An ornamental tuft."""
    chance = random.Random(seed)
    points, faces = [], []
    for _ in range(blades):
        around, tilt = chance.uniform(0, math.tau), chance.uniform(0.75, 1.5)
        way = Vector((math.cos(around) * math.cos(tilt), math.sin(around) * math.cos(tilt), math.sin(tilt)))
        side = Vector((-math.sin(around), math.cos(around), 0))
        r = chance.uniform(0, spread) * size
        blade = arch((math.cos(around) * r, math.sin(around) * r, 0), way, size * chance.uniform(0.6, 1.2), chance.uniform(0.5, 1.6), 5)
        strip(points, faces, blade, [0.005 * size, 0.006 * size, 0.005 * size, 0.004 * size, 0.003 * size, 0.0004], side)
    return form.place("grass", form.mesh_of("grass", points, faces, True), at, 0, matter.leaf(color, 0.7))


def lawn(x0, x1, y0, y1, z=0.0, blades=26000, seed=4, height=0.06, color=(0.05, 0.085, 0.022)):
    """Ground, and blades where the lamps will show them."""
    form.box((x1 - x0, y1 - y0, 0.1), ((x0 + x1) / 2, (y0 + y1) / 2, z - 0.1), matter.earth((0.03, 0.042, 0.014), 3.0), 0)
    chance = random.Random(seed)
    points, faces = [], []
    for _ in range(blades):
        x, y = chance.uniform(x0, x1), chance.uniform(y0, y1)
        h = height * chance.uniform(0.5, 1.3)
        a = chance.uniform(0, math.tau)
        dx, dy = math.cos(a), math.sin(a)
        lean = chance.uniform(0.1, 0.7) * h
        base = len(points)
        w = 0.004
        points += [(x - dy * w, y + dx * w, z), (x + dy * w, y - dx * w, z),
                   (x + dx * lean * 0.4, y + dy * lean * 0.4, z + h * 0.65), (x + dx * lean, y + dy * lean, z + h)]
        faces += [(base, base + 1, base + 2), (base + 1, base + 3, base + 2)]
    form.place("lawn", form.mesh_of("lawn", points, faces), (0, 0, 0), 0, matter.leaf(color, 0.7))


def pot(at, radius=0.2, height=0.38, mat=None):
    form.lathe([(0, 0), (radius * 0.72, 0), (radius, height), (radius - 0.015, height), (radius * 0.9, height - 0.05), (0, height - 0.05)],
               at, mat or matter.paint((0.07, 0.06, 0.052), 0.7), 56, name="pot")


def potted(at, height=1.5, seed=1, pot_mat=None, kind="rubber"):
    """A house plant: big leaves on a few stems."""
    chance = random.Random(seed)
    x, y, z = at
    tall = height * 0.24
    pot(at, tall * 0.55, tall, pot_mat)
    points, faces = [], []
    for stem in range(4 if kind == "rubber" else 9):
        a = chance.uniform(0, math.tau)
        top = Vector((math.cos(a) * height * 0.2, math.sin(a) * height * 0.2, height * chance.uniform(0.6, 1.0)))
        foot = Vector((math.cos(a) * 0.04, math.sin(a) * 0.04, tall * 0.85))
        form.tube([(x + foot.x, y + foot.y, z + foot.z), (x + top.x * 0.3, y + top.y * 0.3, z + (foot.z + top.z) / 2),
                   (x + top.x, y + top.y, z + top.z)], 0.009, matter.bark((0.08, 0.07, 0.04)))
        count = 11 if kind == "rubber" else 3
        for i in range(count):
            t = 0.3 + 0.7 * i / count
            p = foot.lerp(top, t)
            b = a + i * 2.4
            way = Vector((math.cos(b), math.sin(b), chance.uniform(0.25, 0.9))).normalized()
            size = height * chance.uniform(0.13, 0.2)
            blade = arch(p, way, size, 1.1, 6)
            side = Vector((-math.sin(b), math.cos(b), 0))
            strip(points, faces, blade, [w * size for w in (0.02, 0.14, 0.21, 0.22, 0.17, 0.09, 0.002)], side, 0.25)
    form.place("leaves", form.mesh_of("leaves", points, faces, True), at, 0, matter.leaf((0.03, 0.065, 0.02), 0.3))
