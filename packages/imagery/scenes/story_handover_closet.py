"""A closet of a house, its door open: a small rack with combed and tagged cables, and the binder and the envelope that go with it."""
import math
import random

from kit import drawing, form, lamps, matter, racks, seating, sky, stage

FILM = {"exposure": 0.6, "vignette": 0.22}
SHELF, UNIT, FACE = 0.95, 0.0445, -0.035
BLUE, WHITE, TEAL = (0.02, 0.13, 0.46), (0.55, 0.54, 0.5), (0.01, 0.2, 0.19)
RACK = 0.2


def build():
    sky.none()
    stage.camera((-0.04, -1.52, 1.47), (0.0, 0.2, 1.27), lens=34, fstop=4.5, focus=(0, -0.08, 1.2))
    closet()
    door()
    ports = rack()
    comb(ports)
    papers()
    lamps.profile((-0.42, -0.06, 1.648), (0.42, -0.06, 1.648), (0, 0.12, -1), 5.5, 2700, "closet", visible=6, width=0.012)
    lamps.spot((-0.1, -0.75, 2.3), (-0.08, -0.05, 1.0), 6, 2700, 44, "closet", 0.06)
    lamps.panel((-1.3, -2.2, 2.2), (0, 0, 1.2), 0.9, 0.9, 5, 2800, "hall").visible_glossy = False


def closet():
    pale = matter.plaster((0.42, 0.39, 0.34), 0.06)
    stage.wall((-0.6, 0.66), (0.6, 0.66), 2.5, pale)
    for x in (-0.6, 0.6):
        form.box((0.14, 0.74, 2.5), (x, 0.24, 0), pale, 0)
    oak = matter.oak("x")
    form.box((1.06, 0.7, 0.035), (0, 0.2, SHELF - 0.035), oak, 0.004)
    form.box((1.06, 0.62, 0.03), (0, 0.26, 1.655), oak, 0.004)
    # the wall around it, and its casing
    outside, white = matter.plaster((0.22, 0.235, 0.215), 0.1), matter.paint((0.56, 0.53, 0.47), 0.4)
    for side in (-1, 1):
        form.box((1.5, 0.1, 2.6), (side * 1.27, -0.13, 0), outside, 0)
        form.box((0.075, 0.025, 2.4), (side * 0.557, -0.19, 0), white, 0.004)
        form.box((0.016, 0.036, 2.4), (side * 0.588, -0.195, 0), white, 0.005)
        form.box((0.02, 0.14, 2.4), (side * 0.525, -0.12, 0), white, 0.002)
    form.box((4, 0.1, 0.4), (0, -0.13, 2.3), outside, 0)


def door():
    """Opened to the right, past square; its hinges are on the casing."""
    s = seating.Set((0.53, -0.215, 0), -74)
    oak = matter.oak("z")
    s.box((0.8, 0.036, 2.3), (0.405, 0.0, 0.02), oak, 0.004)
    for low, high in ((0.2, 0.95), (1.08, 2.1)):
        s.box((0.56, 0.008, high - low), (0.4, -0.0175, low), matter.paint((0.11, 0.066, 0.034), 0.5), 0.003)
        s.box((0.53, 0.01, high - low - 0.03), (0.4, -0.0185, low + 0.015), oak, 0.003)
    for z in (0.5, 1.42):
        form.rod(0.007, 0.1, s.p(-0.004, -0.016, z), matter.brass(0.3), steps=20)
        s.box((0.045, 0.003, 0.1), (0.024, -0.0195, z), matter.brass(0.3), 0.001)


def rack():
    s = seating.Set((RACK, 0, SHELF), 0)
    dark = matter.paint((0.024, 0.024, 0.026), 0.38)
    for x in (-0.25, 0.25):
        s.box((0.028, 0.46, 0.63), (x, 0.22, 0.012), dark, 0.003)
        for k in range(13):
            s.box((0.007, 0.002, 0.007), (x, -0.0102, 0.045 + k * UNIT), matter.paint((0.003, 0.003, 0.003), 0.8), 0)
    for z in (0.0, 0.63):
        s.box((0.53, 0.47, 0.016), (0, 0.22, z), dark, 0.003)
    chance, ports, z = random.Random(3), {}, 0.024
    for kind in ("power", "amp", "blank", "server", "blank", "switch", "patch", "switch", "patch", "blank", "hub"):
        tall = UNIT * (2 if kind in ("amp", "power") else 1)
        tone = {"amp": (0.07, 0.07, 0.073), "blank": (0.028, 0.028, 0.03), "hub": (0.3, 0.29, 0.27)}.get(kind, (0.05, 0.05, 0.053))
        s.box((0.478, 0.3, tall - 0.003), (0, FACE + 0.15 + 0.012, z), matter.paint(tone, 0.42), 0.002)
        face = FACE + 0.011
        if kind in ("switch", "patch"):
            spots = [(-0.2 + i * 0.0168 + (0.014 if i > 11 else 0), face, z + tall * 0.42) for i in range(24)]
            racks.row(s, spots, 0.0125, 0.0135, matter.black(0.6))
            if kind == "switch":
                for k, tint in enumerate((racks.GREEN, racks.GREEN, racks.BLUE)):
                    racks.row(s, [(x, y - 0.001, h + 0.012) for i, (x, y, h) in enumerate(spots) if (i * 7 + k) % 5 == k], 0.006, 0.005, matter.glow(6500, 6, tint))
            else:
                racks.row(s, [(x, y - 0.001, h + 0.014) for x, y, h in spots], 0.012, 0.006, matter.paint((0.6, 0.58, 0.52), 0.8))
            ports[len(ports)] = [s.p(*spot) for spot in spots]
        elif kind == "amp":
            for x in (-0.16, 0.16):
                form.lathe([(0.024, 0), (0.022, 0.02), (0, 0.02)], s.p(x, face, z + tall / 2), matter.steel(0.25, 0.4), 40, tilt=(90, 0))
            racks.row(s, [(-0.06 + 0.024 * i, face - 0.001, z + tall / 2) for i in range(6)], 0.008, 0.004, matter.glow(2400, 7))
        elif kind == "power":
            s.box((0.1, 0.003, 0.045), (0, face - 0.001, z + 0.022), matter.glow(6500, 0.7, (0.2, 0.5, 0.8)), 0.001)
            racks.row(s, [(0.0, face - 0.003, z + 0.052), (-0.012, face - 0.003, z + 0.04), (-0.004, face - 0.003, z + 0.032)], 0.05, 0.003, matter.glow(6500, 2.0, (0.7, 0.85, 1.0)))
        elif kind == "server":
            for i in range(4):
                s.box((0.09, 0.006, tall * 0.6), (-0.15 + i * 0.1, face - 0.001, z + tall * 0.18), matter.paint((0.03, 0.03, 0.032), 0.5), 0.001)
            racks.row(s, [(-0.118 + i * 0.1, face - 0.006, z + tall * 0.3) for i in range(4)], 0.004, 0.004, matter.glow(6500, 7, racks.BLUE))
        elif kind == "hub":
            s.box((0.12, 0.003, 0.012), (-0.14, face - 0.001, z + tall * 0.36), matter.black(0.3), 0.001)
            racks.row(s, [(0.2, face - 0.002, z + tall * 0.46)], 0.006, 0.006, matter.glow(2700, 8))
        z += tall
    # short cords between each switch and the panel over it
    for low, high in ((0, 1), (2, 3)):
        for i in range(24):
            if i % 12 == 11 or chance.random() < 0.08:
                continue
            a, b = ports[low][i], ports[high][i]
            out = 0.034 + 0.003 * (i % 2)
            mat = matter.paint((BLUE, BLUE, BLUE, WHITE, WHITE, TEAL)[i // 4], 0.45)
            form.tube([a, (a[0], a[1] - out * 0.7, a[2]), (a[0], a[1] - out, (a[2] + b[2]) / 2), (b[0], b[1] - out * 0.7, b[2]), b], 0.0031, mat)
    return ports


def comb(ports):
    """What comes into the house: a flat comb of cables down the left of the rack, each with its blank tag, tied at two bars."""
    tag = matter.paint((0.74, 0.72, 0.66), 0.75)
    left = RACK - 0.272
    for k in range(14):
        x = left - 0.012 - 0.0125 * k
        mat = matter.paint((BLUE, BLUE, BLUE, WHITE, TEAL)[k // 3], 0.42)
        low = SHELF + 0.475 - 0.0112 * k
        turn = 0.02
        form.tube([(x, 0.04, 1.66), (x, 0.035, 1.6), (x, 0.03, low + turn), (x, 0.03, low), (x + turn, 0.032, low), (left + 0.01, 0.034, low), (left + 0.03, 0.06, low)], 0.0041, mat)
        form.box((0.0118, 0.0012, 0.034), (x, 0.0245, 1.545 - 0.037 * (k % 2)), tag, 0)
    for z in (1.602, 1.478):
        form.box((0.186, 0.006, 0.011), (left - 0.092, 0.0235, z), matter.paint((0.02, 0.02, 0.021), 0.7), 0.002)


def papers():
    """A ring binder that leans on the wall, and an envelope that leans on it."""
    cloth, metal = matter.cloth((0.16, 0.035, 0.022), 400.0), matter.steel(0.25, 0.6)
    turn, lean = 12, -11
    s = seating.Set((-0.335, -0.02, SHELF), turn)
    s.box((0.262, 0.05, 0.315), (0, 0, 0.002), cloth, 0.006, tilt=(lean, 0))
    front = drawing.Paper(s.p(0.0, -0.0262 + 0.0, 0.0), (0.002, 0.002), cloth, turn, 90 + lean)
    front.fill([(-0.07, 0.19), (0.07, 0.19), (0.07, 0.265), (-0.07, 0.265)], matter.paint((0.62, 0.6, 0.53), 0.8), 4)
    for k, long in enumerate((0.1, 0.07)):
        front.stroke([(-0.05, 0.238 - 0.022 * k), (-0.05 + long, 0.238 - 0.022 * k)], 0.0034, matter.paint((0.12, 0.11, 0.1), 0.8), 5)
    form.lathe([(0.0125, 0), (0.0125, 0.002), (0.0085, 0.002), (0.0085, 0)], front.p(-0.104, 0.09, 0.001), metal, 40, turn, (90 + lean, 0))
    # the envelope: its flap is closed with a seal
    e = drawing.Paper((-0.285, -0.09, SHELF + 0.0645), (0.225, 0.15), matter.paint((0.62, 0.56, 0.44), 0.8), turn - 4, 59)
    fold = matter.paint((0.4, 0.35, 0.26), 0.85)
    e.lines([[(-0.112, 0.074), (0, -0.004), (0.112, 0.074)], [(-0.112, -0.074), (-0.03, 0.015)], [(0.112, -0.074), (0.03, 0.015)]], 0.0016, fold, 2)
    e.dot(0, 0.002, 0.017, matter.paint((0.42, 0.03, 0.02), 0.3, 0.0, 0.4), 5)
    e.ring(0, 0.002, 0.0115, 0.0016, matter.paint((0.26, 0.015, 0.01), 0.35), 7)
