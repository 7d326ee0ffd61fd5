"""The back of a patch panel, half done: combed cables in their places on the left, pairs fanned out on the right."""
import math
import random

from kit import form, lamps, matter, racks, seating, sky, stage, tools

FILM = {"exposure": 1.0, "vignette": 0.3}
PAIRS = [(0.55, 0.28, 0.05), (0.03, 0.3, 0.08), (0.02, 0.1, 0.5), (0.2, 0.09, 0.03)]
JACKETS = [(0.02, 0.14, 0.5), (0.02, 0.14, 0.5), (0.02, 0.14, 0.5), (0.55, 0.54, 0.5)]
DONE = 13


def build():
    sky.none()
    stage.camera((0.1, -0.86, 1.36), (0.005, 0, 1.205), lens=37, fstop=3.2, focus=(0.0, -0.02, 1.22), level=False)
    room()
    panel()
    for i in range(24):
        place(i)
    hands()
    lamps.spot((0.34, -0.5, 1.62), (0.0, 0, 1.2), 3.4, 3600, 52, "work lamp", 0.03)
    lamps.spot((-0.6, -0.5, 1.5), (0.0, 0, 1.2), 1.2, 2700, 60, "hall", 0.1)
    lamps.panel((0.75, 0.7, 1.4), (0, 0.2, 1.2), 0.3, 1.2, 3.2, group="rack", tint=(0.2, 0.5, 1.0))


def where(i):
    return -0.205 + i * 0.0172 + 0.004 * (i // 6)


def room():
    stage.wall((-3, 2.2), (3, 2.2), 2.8, matter.plaster((0.3, 0.28, 0.25)))
    for x in (-0.27, 0.27):
        form.box((0.03, 0.05, 2), (x, 0.03, 0.3), matter.paint((0.03, 0.03, 0.032), 0.4), 0.003)
        for k in range(34):
            form.box((0.009, 0.002, 0.009), (x, 0.0035, 0.6 + k * 0.0318), matter.paint((0.004, 0.004, 0.004), 0.8), 0)
    # the rest of the rack, out of focus: what already runs
    racks.rack((-0.9, 1.2, 0.03), 12, 42, 7, bright=1.2)
    racks.rack((0.8, 1.35, 0.03), -10, 42, 4, bright=1.2)
    # a shelf of the rack under the work: tools lie on it
    form.box((0.52, 0.4, 0.012), (0, -0.06, 1.055), matter.paint((0.045, 0.045, 0.047), 0.35), 0.003)
    form.box((0.52, 0.006, 0.03), (0, -0.26, 1.04), matter.paint((0.045, 0.045, 0.047), 0.35), 0.003)


def panel():
    dark = matter.paint((0.035, 0.035, 0.037), 0.4)
    form.box((0.51, 0.01, 0.062), (0, 0.01, 1.185), dark, 0.002)
    # a bar behind the panel carries the cables
    form.tube([(-0.255, -0.02, 1.262), (-0.25, -0.075, 1.262), (0.25, -0.075, 1.262), (0.255, -0.02, 1.262)], 0.0045, matter.steel(0.3, 0.55))
    for i in range(24):
        x = where(i)
        form.box((0.0148, 0.022, 0.034), (x, -0.005, 1.198), matter.paint((0.045, 0.05, 0.06), 0.45), 0.0012)
        for k in range(4):
            tone = PAIRS[k]
            for side in (-1, 1):
                form.box((0.0028, 0.004, 0.0042), (x + side * 0.0046, -0.0165, 1.2035 + k * 0.0066), matter.paint(tone if side > 0 else tuple(0.5 * c + 0.35 for c in tone), 0.5), 0)
    form.box((0.44, 0.0012, 0.012), (0, 0.0045, 1.234), matter.paint((0.66, 0.65, 0.6), 0.8), 0)


def place(i):
    chance = random.Random(i + 3)
    x, jacket = where(i), matter.paint(JACKETS[i % 4], 0.42)
    lane = i - 11.5
    if i < DONE:
        # over the bar, combed flat toward the left post, tied
        row, deep = i % 4, i // 4
        y, z = -0.083 - 0.0062 * deep, 1.2705 + 0.0062 * row
        path = [(x, -0.026, 1.222), (x, -0.05, 1.232), (x - 0.006, -0.078, 1.262 + 0.002 * row), (x - 0.04, y, z), (-0.22, y, z), (-0.245, y + 0.01, z + 0.02),
                (-0.25 + 0.0062 * row - 0.012, y + 0.03, 1.4), (-0.25 + 0.0062 * row - 0.012, y + 0.03, 1.95)]
        form.tube(path, 0.0029, jacket)
        pairs(x, -0.018, 0.0, chance, x)
        return
    # not yet: hangs down in a fan; the first of them is stripped and already held out
    end = 0.06 + 0.012 * (i - DONE)
    tip = (x + 0.02 + chance.uniform(-0.012, 0.012), -0.13 - chance.uniform(0, 0.06), 1.145 - 0.006 * chance.random() * (i % 5))
    path = [(-0.2 + 0.0064 * (i - 12), -0.05, 1.95), (-0.1 + 0.009 * i, -0.09, 1.52), (x - 0.03, -0.115, 1.36 + 0.008 * (i % 3)), (x + 0.016, -0.15 - end * 0.3, 1.25), tip]
    form.tube(path, 0.0029, jacket)
    if i < DONE + 6:
        for k, tone in enumerate(PAIRS):
            a = -0.9 + k * 0.6 + chance.uniform(-0.1, 0.1)
            for side in (-1, 1):
                color = tone if side > 0 else tuple(0.5 * c + 0.35 for c in tone)
                wave = [(tip[0] + math.sin(a) * 0.034 * t + side * 0.0011 * math.cos(t * 9), tip[1] - 0.012 * t, tip[2] - math.cos(a) * 0.038 * t + side * 0.0011 * math.sin(t * 9))
                        for t in (0, 0.2, 0.4, 0.6, 0.8, 1)]
                form.tube(wave, 0.00085, matter.paint(color, 0.5))
    else:
        form.box((0.017, 0.001, 0.028), (tip[0], tip[1] - 0.004, tip[2] + 0.02), matter.paint((0.68, 0.66, 0.58), 0.8), 0, chance.uniform(-20, 20))


def pairs(x, y, lift, chance, middle):
    for k, tone in enumerate(PAIRS):
        for side in (-1, 1):
            color = tone if side > 0 else tuple(0.5 * c + 0.35 for c in tone)
            form.tube([(x, y - 0.012, 1.226), (x + side * 0.003, y - 0.01, 1.216 + 0.002 * k), (x + side * 0.0048, y - 0.001, 1.2055 + k * 0.0066)], 0.0008, matter.paint(color, 0.5))


def hands():
    """What hands have just put down: the punch tool, snips, a ring of ties, clipped ends."""
    s = seating.Set((0.02, -0.215, 1.068), 196)
    s.tube([(-0.09, 0, 0.014), (-0.07, 0, 0.014), (0.02, 0, 0.014), (0.04, 0, 0.014)], [0.011, 0.0135, 0.0125, 0.009], matter.paint((0.6, 0.4, 0.01), 0.4))
    s.tube([(-0.05, 0, 0.014), (-0.03, 0, 0.014)], 0.0138, matter.black(0.5))
    s.tube([(0.04, 0, 0.014), (0.075, 0, 0.014)], 0.004, matter.steel(0.2, 0.7))
    s.box((0.014, 0.006, 0.004), (0.08, 0, 0.012), matter.steel(0.2, 0.7), 0.001)
    tools.pliers((-0.15, -0.13, 1.068), 14, (0.5, 0.04, 0.02), 0.62)
    tools.tape((-0.19, -0.12, 1.068), (0.03, 0.03, 0.03), 0.03)
    chance = random.Random(5)
    for _ in range(26):
        x, y, a = chance.uniform(-0.1, 0.14), chance.uniform(-0.24, -0.1), chance.uniform(0, 3.1)
        d = chance.uniform(0.004, 0.009)
        form.tube([(x - d * math.cos(a), y - d * math.sin(a), 1.0688), (x + d * math.cos(a), y + d * math.sin(a), 1.0688)], 0.0008, matter.paint(chance.choice(PAIRS), 0.5))
