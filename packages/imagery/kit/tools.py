"""What is laid out while the work is on: ladders, hand tools, cable, a bag, a tripod, a drop cloth."""
import math
import random

from . import form, matter
from .seating import Set

ORANGE, YELLOW = (0.62, 0.17, 0.015), (0.62, 0.4, 0.02)


def stepladder(at, turn=0.0, height=1.8, color=ORANGE):
    """Stands open; its steps face -y before it is turned."""
    s = Set(at, turn)
    rail, step, trim = matter.paint(color, 0.45), matter.steel(0.35, 0.55), matter.black(0.5)
    half, reach = height * 0.145, height * 0.3
    count = round(height / 0.29)
    for x in (-1, 1):
        foot, top = (x * half * 1.25, -reach, 0), (x * half * 0.8, -0.06, height)
        s.tube([foot, top], 0.024, rail)
        s.tube([(x * half * 1.15, reach, 0), (x * half * 0.75, 0.06, height)], 0.02, rail)
        for y in (-reach, reach):
            s.box((0.07, 0.07, 0.05), (x * half * 1.2, y, 0), trim, 0.012)
        # the spreader that keeps it open
        s.tube([(x * half, -reach * 0.62, height * 0.42), (x * half, 0, height * 0.39), (x * half, reach * 0.62, height * 0.42)], 0.007, step)
    for i in range(1, count):
        t = i / count
        s.box((half * 2 * (1.2 - 0.42 * t), 0.085, 0.028), (0, -reach + (reach - 0.06) * t, height * t - 0.014), step, 0.005)
        s.tube([(-half * 1.1, reach * (1 - t) + 0.06 * t, height * t), (half * 1.1, reach * (1 - t) + 0.06 * t, height * t)], 0.008, step)
    s.box((half * 1.85, 0.2, 0.045), (0, 0, height), matter.paint(color, 0.5), 0.015)
    s.box((half * 1.5, 0.13, 0.012), (0, 0, height + 0.038), trim, 0.006)
    return s.p(0, 0, height + 0.05)


def ladder(foot, head, width=0.4, color=ORANGE):
    """Leans from `foot` to `head`; both are the middle between its rails."""
    turn = math.degrees(math.atan2(head[1] - foot[1], head[0] - foot[0])) - 90
    s = Set(foot, turn)
    reach = math.hypot(head[0] - foot[0], head[1] - foot[1])
    rise = head[2] - foot[2]
    for x in (-width / 2, width / 2):
        s.tube([(x, 0, 0), (x, reach, rise)], 0.03, matter.paint(color, 0.45))
        s.box((0.09, 0.12, 0.03), (x, 0, -0.01), matter.black(0.6), 0.01)
    count = int(math.hypot(reach, rise) / 0.3)
    for i in range(1, count):
        t = i / count
        s.tube([(-width / 2, reach * t, rise * t), (width / 2, reach * t, rise * t)], 0.017, matter.steel(0.35, 0.6))


def screwdriver(at, turn=0.0, grip=ORANGE, size=1.0):
    """Lies along x; the tip points to +x before it is turned."""
    s = Set(at, turn)
    r = 0.016 * size
    s.tube([(-0.11 * size, 0, r), (-0.09 * size, 0, r), (-0.02 * size, 0, r), (0.0, 0, r)], [r * 0.8, r, r * 0.9, r * 0.55], matter.paint(grip, 0.35))
    s.tube([(-0.05 * size, 0, r), (-0.035 * size, 0, r)], r * 1.03, matter.black(0.5))
    s.tube([(0, 0, r), (0.13 * size, 0, r * 0.8)], 0.0035 * size, matter.steel(0.2, 0.7))


def pliers(at, turn=0.0, grip=(0.5, 0.04, 0.02), size=1.0):
    """Lie a little open; their jaws point to +x before they are turned."""
    s = Set(at, turn)
    steel, coat = matter.steel(0.28, 0.35), matter.paint(grip, 0.4)
    z = 0.011 * size
    for y in (-1, 1):
        s.tube([(-0.16 * size, y * 0.036 * size, z), (-0.1 * size, y * 0.034 * size, z), (-0.035 * size, y * 0.017 * size, z)],
               [0.008 * size, 0.0095 * size, 0.0075 * size], coat)
        s.tube([(-0.04 * size, y * 0.018 * size, z), (0, -y * 0.004 * size, z), (0.03 * size, -y * 0.013 * size, z), (0.075 * size, -y * 0.004 * size, z)],
               [0.007 * size, 0.011 * size, 0.009 * size, 0.003 * size], steel)
    form.rod(0.011 * size, 0.022 * size, s.p(0, 0, 0), matter.steel(0.2, 0.6), steps=24)


def tape(at, color=(0.02, 0.16, 0.5), radius=0.055, tilt=(0, 0), turn=0.0):
    """A roll of tape."""
    form.lathe([(radius * 0.68, 0), (radius, 0), (radius, 0.024), (radius * 0.68, 0.024), (radius * 0.68, 0)], at, matter.paint(color, 0.35), 48, turn, tilt)
    form.lathe([(radius * 0.62, 0), (radius * 0.68, 0), (radius * 0.68, 0.024), (radius * 0.62, 0.024), (radius * 0.62, 0)], at,
               matter.paint((0.5, 0.38, 0.24), 0.8), 48, turn, tilt)


def drill(at, turn=0.0, color=YELLOW):
    """A cordless drill on its battery; its chuck points to +x before it is turned."""
    s = Set(at, turn)
    coat, rubber = matter.paint(color, 0.4), matter.black(0.6)
    s.box((0.13, 0.075, 0.055), (0, 0, 0), rubber, 0.012)
    s.tube([(-0.01, 0, 0.05), (-0.02, 0, 0.1), (-0.03, 0, 0.165)], [0.021, 0.022, 0.026], rubber)
    s.tube([(-0.1, 0, 0.19), (-0.09, 0, 0.19), (0.03, 0, 0.19), (0.06, 0, 0.19)], [0.024, 0.034, 0.033, 0.026], coat)
    s.tube([(0.06, 0, 0.19), (0.1, 0, 0.19), (0.115, 0, 0.19)], [0.022, 0.021, 0.012], rubber)
    s.tube([(0.11, 0, 0.19), (0.19, 0, 0.19)], 0.003, matter.steel(0.2, 0.7))


def coil(at, radius=0.16, turns=9, color=(0.02, 0.12, 0.5), thick=0.0055, seed=1, tail=None):
    """Cable in a ring, lying down; `tail` is a path in the ring's own axes on which its end runs out."""
    x, y, z = at
    chance, path = random.Random(seed), []
    for k in range(turns * 24 + 1):
        a = k * math.tau / 24
        lap = k // 24
        r = radius * (0.94 + 0.06 * math.sin(lap * 2.4 + 0.7 * math.sin(a + lap))) + chance.uniform(-0.002, 0.002)
        path.append((x + r * math.cos(a), y + r * math.sin(a) * 0.96, z + thick * (1 + 1.35 * (lap % 4)) + 0.004 * math.sin(a * 2 + lap)))
    if tail:
        path += [(x + u, y + v, z + w) for u, v, w in tail]
    mat = matter.paint(color, 0.42)
    form.tube(path, thick, mat, "coil")
    for a in (0.6, 2.7, 4.6):
        p = (x + radius * 0.95 * math.cos(a), y + radius * 0.92 * math.sin(a), z + thick * 3.2)
        form.lathe([(thick * 4.2, -0.009), (thick * 4.2, 0.009)], p, matter.black(0.7), 24, math.degrees(a), (90, 0))


def drop_cloth(at, size=(2.4, 1.8), turn=0.0, color=(0.5, 0.46, 0.38), seed=1):
    """Canvas that was shaken out and walked on."""
    waves = [(random.Random(seed + i).uniform(0, 6), random.Random(seed - i).uniform(0.6, 1.4)) for i in range(5)]

    def fold(x, y):
        ridge = sum(0.006 * max(0.0, math.sin(k * (2.2 + i) * (x * math.cos(p) + y * math.sin(p)) + p)) ** 6 for i, (p, k) in enumerate(waves))
        return 0.004 + ridge + 0.0025 * math.sin(9 * x + 2 * y) * math.sin(7 * y)

    return form.sheet(size[0], size[1], at, matter.cloth(color, 400.0), 110, fold, turn)


def bag(at, turn=0.0, color=(0.16, 0.1, 0.05), seed=2):
    """An open canvas bag; handles and tools stand out of it."""
    s, chance = Set(at, turn), random.Random(seed)
    cloth, strap = matter.cloth(color, 200.0), matter.leather((0.12, 0.05, 0.02))
    for y in (-1, 1):
        s.cushion((0.5, 0.05, 0.27), (0, y * 0.12, 0), cloth, tilt=(-y * 5, 0), puff=0.3)
        for x in (-1, 1):
            s.box((0.1, 0.02, 0.14), (x * 0.13, y * 0.155, 0.04), cloth, 0.008)
        s.tube([(-0.14, y * 0.14, 0.2), (-0.1, y * 0.12, 0.36), (0.1, y * 0.12, 0.36), (0.14, y * 0.14, 0.2)], 0.011, strap)
    for x in (-1, 1):
        s.cushion((0.05, 0.24, 0.27), (x * 0.23, 0, 0), cloth, puff=0.3)
    s.box((0.46, 0.22, 0.02), (0, 0, 0.12), matter.black(0.8), 0)
    grips = (ORANGE, (0.5, 0.04, 0.02), YELLOW, (0.02, 0.12, 0.4), (0.03, 0.03, 0.03))
    for i in range(8):
        x, y = -0.18 + i * 0.05, chance.uniform(-0.06, 0.06)
        lean = chance.uniform(-0.03, 0.03)
        s.tube([(x, y, 0.15), (x + lean, y, 0.3), (x + lean * 1.5, y, chance.uniform(0.34, 0.4))], [0.004, 0.013, 0.011], matter.paint(grips[i % 5], 0.4))


def tripod(at, height=1.1, spread=0.38, turn=0.0):
    """Three legs and a column. Returns the point on top."""
    s = Set(at, turn)
    tube, joint = matter.paint((0.025, 0.025, 0.026), 0.35), matter.steel(0.3, 0.4)
    knee = height * 0.62
    for i in range(3):
        a = math.radians(90 + i * 120)
        x, y = math.cos(a), math.sin(a)
        s.tube([(x * 0.03, y * 0.03, knee), (x * spread * 0.55, y * spread * 0.55, knee * 0.45)], 0.013, tube)
        s.tube([(x * spread * 0.52, y * spread * 0.52, knee * 0.48), (x * spread, y * spread, 0.012)], 0.0095, tube)
        s.tube([(x * spread * 0.5, y * spread * 0.5, knee * 0.5), (x * spread * 0.57, y * spread * 0.57, knee * 0.43)], 0.016, joint)
        form.ball(0.016, s.p(x * spread, y * spread, 0.012), matter.black(0.7))
        s.tube([(0, 0, knee * 0.55), (x * spread * 0.4, y * spread * 0.4, knee * 0.6)], 0.005, joint)
    form.rod(0.034, 0.06, s.p(0, 0, knee - 0.02), tube)
    s.tube([(0, 0, knee * 0.5), (0, 0, height)], 0.011, joint)
    return s.p(0, 0, height)


def microphone(at, turn=0.0, lean=12.0):
    """A slim one for measuring, in a clip on `at`; it points to +y before it is turned, a little upward."""
    s = Set(at, turn)
    up = math.tan(math.radians(lean))
    body, tip = matter.steel(0.28, 0.62), matter.steel(0.2, 0.75)
    s.tube([(0, -0.13, -0.13 * up + 0.03), (0, 0.06, 0.06 * up + 0.03)], 0.0115, body)
    s.tube([(0, 0.06, 0.06 * up + 0.03), (0, 0.085, 0.085 * up + 0.03), (0, 0.15, 0.15 * up + 0.03)], [0.0115, 0.006, 0.0055], tip)
    s.box((0.03, 0.05, 0.035), (0, -0.03, 0.0), matter.black(0.5), 0.008)
    s.tube([(0, -0.13, -0.13 * up + 0.03), (0, -0.16, -0.16 * up + 0.03)], 0.009, matter.black(0.4))
