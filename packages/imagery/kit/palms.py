"""Feather and fan palms."""
import math
import random

from mathutils import Vector

from . import form, matter
from .blades import arch, strip


def _feather(points, faces, way, length, drop, chance):
    spine = arch((0, 0, 0), way, length, drop, 14)
    side0 = Vector((-way.y, way.x, 0)).normalized()
    strip(points, faces, spine, [0.022 * (1 - i / 16) for i in range(15)], side0)
    leaflets = 46
    for i in range(leaflets):
        t = 0.14 + 0.86 * i / leaflets
        k = min(13, int(t * 14))
        at = spine[k].lerp(spine[k + 1], t * 14 - k)
        along = (spine[k + 1] - spine[k]).normalized()
        size = length * 0.24 * math.sin(math.pi * (0.12 + 0.84 * t)) ** 0.7 * chance.uniform(0.85, 1.1)
        for sign in (-1, 1):
            out = (side0 * sign * 0.9 + along * 0.65 + Vector((0, 0, chance.uniform(-0.1, 0.3)))).normalized()
            blade = arch(at, out, size, 0.75, 3)
            strip(points, faces, blade, [0.012, 0.017, 0.012, 0.001], along)


def _fan(points, faces, way, length, drop, chance):
    stalk = arch((0, 0, 0), way, length * 0.55, drop * 0.5, 6)
    side = Vector((-way.y, way.x, 0)).normalized()
    strip(points, faces, stalk, [0.018] * 7, side)
    heart, along = stalk[-1], (stalk[-1] - stalk[-2]).normalized()
    for i in range(30):
        a = (i / 29 - 0.5) * math.radians(250)
        out = (along * math.cos(a) + side * math.sin(a)).normalized()
        reach = length * 0.6 * (0.72 + 0.28 * math.cos(a)) * chance.uniform(0.93, 1.05)
        blade = arch(heart, out, reach, 0.35 + chance.uniform(0, 0.7) * (1 if i % 2 else 0.5), 4)
        across = out.cross(along.cross(side)).normalized()
        strip(points, faces, blade, [0.004, 0.024 * length, 0.021 * length, 0.011 * length, 0.0005], across)


def palm(at, height=6.0, kind="feather", lean=0.3, turn=0, fronds=30, size=2.4, seed=1, skirt=True, green=None):
    """`feather` is a queen or date palm, `fan` a Washingtonia or sabal; `lean` in metres."""
    chance = random.Random(seed)
    x, y, z = at
    a = math.radians(turn)
    trunk, radii = [], []
    for i in range(15):
        t = i / 14
        off = lean * t * t
        trunk.append((x + off * math.cos(a), y + off * math.sin(a), z + height * t))
        radii.append((0.17 if kind == "feather" else 0.2) * (1 + 0.55 * (1 - t) ** 6) * (1 - 0.2 * t))
    form.tube(trunk, radii, matter.bark((0.16, 0.125, 0.095)), "trunk")
    top = trunk[-1]
    for ring in range(int(height * 7)):
        t = ring / (height * 7)
        off = lean * t * t
        form.again(_ring(), (x + off * math.cos(a), y + off * math.sin(a), z + height * t), chance.uniform(0, 360),
                   (0.175 if kind == "feather" else 0.205) * (1 + 0.55 * (1 - t) ** 6) * (1 - 0.2 * t))
    points, faces = [], []
    golden = 2.39996
    for i in range(fronds):
        t = i / fronds
        tilt = 1.35 - 1.9 * t ** 0.95 if kind == "fan" else 1.3 - 1.55 * t
        around = i * golden + chance.uniform(-0.15, 0.15)
        way = Vector((math.cos(around) * math.cos(tilt), math.sin(around) * math.cos(tilt), math.sin(tilt)))
        grow = _fan if kind == "fan" else _feather
        grow(points, faces, way, size * chance.uniform(0.85, 1.08), 1.0 + 0.5 * t, chance)
    mesh = form.mesh_of("crown", points, faces, smooth=True)
    crown = form.place("crown", mesh, top, chance.uniform(0, 360), green or matter.leaf((0.055, 0.095, 0.028)))
    if kind == "fan" and skirt:
        points, faces = [], []
        for i in range(36):
            around = i * golden
            way = Vector((math.cos(around) * 0.5, math.sin(around) * 0.5, -0.85))
            _fan(points, faces, way, size * 0.62 * chance.uniform(0.8, 1.1), 1.6, chance)
        form.place("skirt", form.mesh_of("skirt", points, faces, True), (top[0], top[1], top[2] - 0.12), 0,
                   matter.leaf((0.17, 0.12, 0.065), 0.8))
    return crown


_rings = []


def _ring():
    if not _rings:
        profile = [(0.985, -0.012), (1.0, 0.0), (0.985, 0.012)]
        thing = form.lathe(profile, (0, 0, -90), matter.bark((0.16, 0.125, 0.095)), 20, name="ring")
        _rings.append(thing)
    return _rings[0]
