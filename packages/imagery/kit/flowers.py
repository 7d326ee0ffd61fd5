"""Roses in bunches and garlands, and the gilded chairs of a party."""
import math
import random

from mathutils import Matrix, Vector

from . import form, matter
from .seating import Set


def _rose():
    """One bloom of radius 1, its axis upward: petals in rings, the inner ones closed."""
    points, faces = [], []
    for ring, (count, reach, rise, open_) in enumerate(((3, 0.22, 0.62, 0.05), (4, 0.42, 0.6, 0.22), (5, 0.68, 0.5, 0.5), (6, 0.95, 0.3, 0.85))):
        for k in range(count):
            a = (k + 0.5 * (ring % 2) + ring * 0.2) * math.tau / count
            half = math.pi / count * 1.25
            base = len(points)
            for j in range(4):
                t = j / 3
                for i in range(5):
                    u = (i / 4 - 0.5) * 2
                    b = a + u * half * (0.35 + 0.65 * math.sin(math.pi * (0.25 + 0.62 * t)))
                    r = reach * (0.25 + 0.75 * t ** (1.0 - 0.4 * open_)) * (1 - 0.1 * u * u)
                    z = rise * t * (1 - 0.28 * open_ * t) - 0.12 * u * u * t + 0.06 * open_ * math.sin(3 * u + ring) * t
                    points.append(Vector((r * math.cos(b), r * math.sin(b), z - 0.25 * open_)))
            for j in range(3):
                for i in range(4):
                    q = base + j * 5 + i
                    faces.append((q, q + 1, q + 6, q + 5))
    return points, faces


def bunch(spots, colors, seed=1):
    """Blooms at `spots`, a list of (middle, outward, radius), in several colors, each of which is one mesh."""
    chance = random.Random(seed)
    rose, petals = _rose()
    heaps = [([], []) for _ in colors]
    for middle, outward, radius in spots:
        points, faces = heaps[chance.randrange(len(colors))]
        way = (Vector(outward).normalized() + Vector(chance.uniform(-0.25, 0.25) for _ in range(3))).normalized()
        turn = way.to_track_quat("Z", "Y").to_matrix() @ Matrix.Rotation(chance.uniform(0, math.tau), 3, "Z")
        k, size = len(points), radius * chance.uniform(0.8, 1.15)
        points += [tuple(Vector(middle) + turn @ p * size) for p in rose]
        faces += [tuple(q + k for q in petal) for petal in petals]
    for (points, faces), color in zip(heaps, colors):
        if points:
            form.place("roses", form.mesh_of("roses", points, faces, True), (0, 0, 0), 0, matter.leaf(color, 0.6))


def leaves(spots, seed=1, color=(0.06, 0.1, 0.035), size=0.05):
    """Green between the blooms: `spots` are (middle, outward)."""
    chance = random.Random(seed)
    points, faces = [], []
    for middle, outward in spots:
        way = (Vector(outward).normalized() + Vector(chance.uniform(-0.7, 0.7) for _ in range(3))).normalized()
        side = way.cross(Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), 0.3))).normalized()
        long, k = size * chance.uniform(0.7, 1.6), len(points)
        m = Vector(middle)
        points += [tuple(m), tuple(m + way * long * 0.5 + side * long * 0.24), tuple(m + way * long), tuple(m + way * long * 0.5 - side * long * 0.24)]
        faces.append((k, k + 1, k + 2, k + 3))
    form.place("greens", form.mesh_of("greens", points, faces), (0, 0, 0), 0, matter.leaf(color, 0.5))


def centerpiece(at, radius=0.19, colors=(), seed=1):
    """A low glass bowl heaped with roses."""
    chance = random.Random(seed)
    x, y, z = at
    spots, green = [], []
    for i in range(44):
        # evenly over a dome
        h = 1 - (i + 0.5) / 44 * 1.05
        a, r = i * 2.39996, math.sqrt(max(0, 1 - h * h))
        out = Vector((r * math.cos(a), r * math.sin(a), h))
        spots.append(((x + out.x * radius, y + out.y * radius, z + 0.17 + out.z * radius * 0.72), out, 0.05))
    for _ in range(110):
        a, h = chance.uniform(0, math.tau), chance.uniform(-0.35, 0.9)
        r = math.sqrt(1 - h * h)
        out = Vector((r * math.cos(a), r * math.sin(a), h))
        green.append(((x + out.x * radius * 0.95, y + out.y * radius * 0.95, z + 0.17 + out.z * radius * 0.7), out))
    bunch(spots, colors, seed)
    leaves(green, seed, size=0.07)
    form.lathe([(0, 0), (0.06, 0), (0.03, 0.02), (0.028, 0.07), (0.1, 0.11), (0.13, 0.17)], at, matter.brass(0.3), 48)


def garland(path, radius, colors, seed=1, step=0.075, thick=0.15):
    """Roses and leaves around a path of points."""
    chance = random.Random(seed)
    spots, green = [], []
    for a, b in zip(path, path[1:]):
        a, b = Vector(a), Vector(b)
        along = (b - a).normalized()
        side = along.cross(Vector((0, 1, 0))).normalized()
        up = side.cross(along).normalized()
        for _ in range(max(1, int((b - a).length / step * 4))):
            t, w = chance.random(), chance.uniform(0, math.tau)
            out = side * math.cos(w) + up * math.sin(w)
            spot = a.lerp(b, t) + out * thick * chance.uniform(0.75, 1.1)
            spots.append((tuple(spot), out, radius))
            for _ in range(3):
                v = chance.uniform(0, math.tau)
                away = side * math.cos(v) + up * math.sin(v)
                green.append((tuple(a.lerp(b, chance.random()) + away * thick * chance.uniform(0.8, 1.05)), away))
    bunch(spots, colors, seed)
    leaves(green, seed, size=radius * 1.5)


def _chair():
    """A ballroom chair with turned spindles, at the origin; it faces -y."""
    s, gold, ivory = Set((0, 0, 0), 0), matter.paint((0.5, 0.33, 0.12), 0.3, 0.85), matter.cloth((0.62, 0.58, 0.5))
    parts = []
    for x in (-0.18, 0.18):
        parts.append(s.tube([(x, -0.18, 0), (x, -0.18, 0.43)], 0.0125, gold))
        parts.append(s.tube([(x, 0.22, 0), (x * 0.98, 0.19, 0.44), (x * 0.94, 0.235, 0.9)], 0.0135, gold))
        for z in (0.14, 0.25):
            parts.append(s.tube([(x, -0.18, z), (x, 0.205, z)], 0.008, gold))
    for z in (0.17, 0.28):
        parts.append(s.tube([(-0.18, -0.18, z), (0.18, -0.18, z)], 0.008, gold))
    for z, y in ((0.885, 0.234), (0.82, 0.227), (0.53, 0.196)):
        parts.append(s.tube([(-0.172, y, z), (0.172, y, z)], 0.0105, gold))
    for i in range(6):
        x = -0.125 + i * 0.05
        parts.append(s.tube([(x, 0.197, 0.53), (x, 0.212, 0.68), (x, 0.227, 0.82)], 0.0062, gold))
    parts.append(s.box((0.4, 0.4, 0.025), (0, 0, 0.42), gold, 0.008))
    parts.append(s.cushion((0.39, 0.39, 0.05), (0, 0, 0.445), ivory, puff=0.5))
    return parts


def chairs(places):
    """The same chair at every (x, y, turn)."""
    parts = _chair()
    homes = [part.location.copy() for part in parts]
    for x, y, turn in places[1:]:
        spin = Matrix.Rotation(math.radians(turn), 3, "Z")
        for part, home in zip(parts, homes):
            form.again(part, tuple(spin @ home + Vector((x, y, 0))), turn)
    x, y, turn = places[0]
    spin = Matrix.Rotation(math.radians(turn), 3, "Z")
    for part, home in zip(parts, homes):
        part.location = spin @ home + Vector((x, y, 0))
        part.rotation_euler.z = math.radians(turn)
