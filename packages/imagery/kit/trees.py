"""Trees, shrubs and hedges: many small leaves."""
import math
import random

from mathutils import Vector

from . import form, matter
from .blades import leaf_blade, strip


def tree(at, height=5.5, seed=1, spread=0.62, leaves=16, color=(0.05, 0.075, 0.025), leaf=0.075, depth=5, trunk=0.16):
    """A live oak or mesquite: a short trunk that forks low, and a broad crown of small leaves."""
    chance = random.Random(seed)
    points, faces = [], []
    wood, foot = matter.bark(), Vector(at)

    def grow(base, way, length, radius, level):
        path, here, heading = [base], base, way
        for _ in range(4):
            heading = (heading + Vector((chance.gauss(0, 0.16), chance.gauss(0, 0.16), chance.gauss(0.03, 0.1)))).normalized()
            here = here + heading * length / 4
            path.append(here)
        form.tube([tuple(p + foot) for p in path], [radius * (1 - 0.09 * i) for i in range(5)], wood, "branch")
        if level <= 2:
            for p in path[1:]:
                for _ in range(leaves * (2 if level <= 1 else 1)):
                    d = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0.2, 1)))
                    leaf_blade(points, faces, p + d * 0.16 * height / 5, d.normalized(), leaf * chance.uniform(0.6, 1.3), chance)
        if level == 0:
            return
        for _ in range(3 if level > 1 else 2):
            turned = (heading + Vector((chance.gauss(0, spread), chance.gauss(0, spread), chance.gauss(0.12, spread * 0.45)))).normalized()
            grow(path[-1] if chance.random() < 0.7 else path[3], turned, length * chance.uniform(0.62, 0.82), radius * 0.6, level - 1)

    grow(Vector((0, 0, 0)), Vector((chance.uniform(-0.2, 0.2), chance.uniform(-0.2, 0.2), 1)).normalized(), height * 0.3, trunk, depth)
    form.place("foliage", form.mesh_of("foliage", points, faces, True), at, 0, matter.leaf(color, 0.5))


def shrub(at, size=(1.0, 1.0, 0.8), leaves=2600, seed=1, color=(0.04, 0.07, 0.022), leaf=0.05):
    """Leaves through a rounded volume, denser at the skin."""
    chance = random.Random(seed)
    points, faces = [], []
    for _ in range(leaves):
        d = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
        bumpy = 1 + 0.16 * math.sin(d.x * 7 + seed) * math.sin(d.y * 6) + 0.1 * math.sin(d.z * 11)
        r = (1 - abs(chance.gauss(0, 0.16))) * bumpy
        c = Vector((d.x * size[0] / 2 * r, d.y * size[1] / 2 * r, size[2] / 2 + d.z * size[2] / 2 * r))
        leaf_blade(points, faces, c, d, leaf * chance.uniform(0.6, 1.3), chance)
    # a dark heart, so that no sky shows through
    core = form.ball(0.5, (at[0], at[1], at[2] + size[2] * 0.46), matter.paint(tuple(c * 0.25 for c in color), 1.0))
    core.scale = (size[0] * 0.74, size[1] * 0.74, size[2] * 0.78)
    return form.place("shrub", form.mesh_of("shrub", points, faces, True), at, 0, matter.leaf(color, 0.45))


def scrub(at, size=(1.6, 1.5, 1.2), leaves=2400, seed=1, color=(0.1, 0.115, 0.05), leaf=0.06):
    """A thorn bush of the plain: tufts of leaves at the ends of many stems, with air between them."""
    chance = random.Random(seed)
    points, faces, tufts = [], [], 17
    for _ in range(tufts):
        a, r = chance.uniform(0, math.tau), math.sqrt(chance.random())
        high = size[2] * (1 - 0.55 * r * r) * chance.uniform(0.45, 0.9)
        tip = Vector((size[0] / 2 * r * math.cos(a), size[1] / 2 * r * math.sin(a), high))
        stem = [Vector((0, 0, 0)).lerp(tip, k / 4) + Vector((0, 0, 0.12 * math.sin(math.pi * k / 4))) for k in range(5)]
        strip(points, faces, stem, [0.022, 0.018, 0.014, 0.01, 0.006], Vector((-math.sin(a), math.cos(a), 0)))
        wide = chance.uniform(0.12, 0.22) * size[0]
        for _ in range(leaves // tufts):
            d = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 0.7)))
            spot = tip + d * wide * 0.62
            if spot.z > 0.02:
                leaf_blade(points, faces, spot, d.normalized(), leaf * chance.uniform(0.6, 1.3), chance)
    return form.place("scrub", form.mesh_of("scrub", points, faces, True), at, 0, matter.leaf(color, 0.6))


def hedge(start, end, height, depth=0.9, seed=1, density=2400, leaf=0.1, color=(0.04, 0.07, 0.022)):
    """A clipped hedge from `start` to `end` (x, y), uneven as hedges are."""
    chance = random.Random(seed)
    a, b = Vector((*start, 0)), Vector((*end, 0))
    way, length = (b - a).normalized(), (b - a).length
    side = Vector((-way.y, way.x, 0))
    points, faces = [], []
    for _ in range(int(density * length)):
        u, v, w = chance.uniform(0, length), chance.gauss(0, 0.42), chance.random() ** 0.8
        top = height * (1 + 0.07 * math.sin(u * 2.3 + seed) + 0.05 * math.sin(u * 5.1))
        out = Vector((0, 0, 1)) if w > 0.86 else side * (1 if v > 0 else -1)
        c = a + way * u + side * max(-0.55, min(0.55, v)) * depth + Vector((0, 0, w * top * 0.94))
        leaf_blade(points, faces, c, out, leaf * chance.uniform(0.7, 1.5), chance)
    mid = (a + b) / 2
    form.box((length, depth * 0.7, height * 0.82), (mid.x, mid.y, 0), matter.paint(tuple(c * 0.25 for c in color), 1.0), 0.1,
             math.degrees(math.atan2(way.y, way.x)))
    form.place("hedge", form.mesh_of("hedge", points, faces, True), (0, 0, 0), 0, matter.leaf(color, 0.45))
