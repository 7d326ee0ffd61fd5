"""What a technician brings: a work lamp on its stand, a cable reel, a case, cones; a bucket."""
import math

from . import form, lamps, matter
from .seating import Set

ORANGE = (0.62, 0.16, 0.015)


def work_lamp(at, toward, watts=90, kelvins=4600, height=1.7, heads=2, group="work lamp", beam=86):
    """Heads of light on a tripod, turned to `toward`."""
    x, y, z = at
    turn = math.degrees(math.atan2(toward[0] - x, y - toward[1]))
    s = Set(at, turn)
    metal, body = matter.black(0.35), matter.paint((0.62, 0.4, 0.02), 0.45)
    s.tube([(0, 0, 0.35), (0, 0, height)], 0.018, metal)
    for i in range(3):
        a = math.radians(30 + i * 120)
        s.tube([(0, 0, height * 0.55), (math.cos(a) * 0.48, math.sin(a) * 0.48, 0.02)], 0.014, metal)
        s.tube([(0, 0, 0.4), (math.cos(a) * 0.3, math.sin(a) * 0.3, height * 0.22)], 0.008, metal)
    form.rod(0.03, 0.07, s.p(0, 0, height * 0.52), body)
    s.tube([(-0.24, 0, height), (0.24, 0, height)], 0.014, metal)
    for i in range(heads):
        u = 0.0 if heads == 1 else (-0.2, 0.2)[i]
        s.box((0.3, 0.07, 0.23), (u, -0.03, height + 0.02), body, 0.015, tilt=(-8, 0))
        s.box((0.25, 0.01, 0.18), (u, -0.07, height + 0.042), matter.glow(kelvins, 12), 0, tilt=(-8, 0))
        s.tube([(u - 0.165, 0, height + 0.12), (u - 0.165, 0, height), (u + 0.165, 0, height), (u + 0.165, 0, height + 0.12)], 0.007, metal)
    return lamps.spot(s.p(0, -0.12, height + 0.12), toward, watts, kelvins, beam, group, 0.1)


def area_lamp(at, watts=60, kelvins=4600, height=1.5, group="work lamp", body=(0.7, 0.69, 0.64)):
    """A drum of opal glass in a cage on a tripod. It shines to all sides, so it lights what is behind it as well."""
    x, y, z = at
    s, metal, coat = Set(at, 14), matter.black(0.35), matter.paint((0.62, 0.4, 0.02), 0.45)
    s.tube([(0, 0, 0.3), (0, 0, height)], 0.018, metal)
    for i in range(3):
        a = math.radians(30 + i * 120)
        s.tube([(0, 0, height * 0.5), (math.cos(a) * 0.44, math.sin(a) * 0.44, 0.02)], 0.014, metal)
        s.tube([(0, 0, 0.35), (math.cos(a) * 0.26, math.sin(a) * 0.26, height * 0.21)], 0.008, metal)
    form.rod(0.03, 0.07, s.p(0, 0, height * 0.48), coat)
    r, tall = 0.1, 0.3
    form.lathe([(0.02, -0.06), (r * 0.7, -0.05), (r * 1.12, 0), (r * 1.12, 0.05), (0, 0.05)], (x, y, z + height), coat, 40)
    form.lathe([(r * 0.97, 0.05), (r, 0.07), (r, 0.05 + tall), (r * 0.9, 0.07 + tall)], (x, y, z + height), matter.glow(kelvins, 7, body=body), 40)
    form.lathe([(0, 0.05 + tall), (r * 1.12, 0.05 + tall), (r * 1.12, 0.09 + tall), (r * 0.5, 0.13 + tall), (0, 0.13 + tall)], (x, y, z + height), coat, 40)
    for i in range(8):
        a = i * math.tau / 8
        s.tube([(1.1 * r * math.cos(a), 1.1 * r * math.sin(a), height + 0.04), (1.1 * r * math.cos(a), 1.1 * r * math.sin(a), height + 0.06 + tall)], 0.0035, metal)
    s.tube([(-0.06, 0, height + 0.12 + tall), (-0.05, 0, height + 0.2 + tall), (0.05, 0, height + 0.2 + tall), (0.06, 0, height + 0.12 + tall)], 0.009, metal)
    return lamps.bulb((x, y, z + height + 0.05 + tall / 2), watts, kelvins, r, group)


def tower_lamp(at, toward, watts, kelvins=4300, height=1.6, group="work lamp"):
    """Heads of light on a mast, each turned to its own place in `toward`, so that one sees at least one of them shine."""
    x, y, z = at
    s, metal, coat = Set(at, 20), matter.paint((0.03, 0.03, 0.031), 0.45), matter.paint((0.5, 0.07, 0.012), 0.4)
    s.tube([(0, 0, 0.16), (0, 0, height)], 0.016, matter.steel(0.35, 0.35))
    s.tube([(0, 0, 0.2), (0, 0, height * 0.62)], 0.024, metal)
    for i in range(3):
        a = math.radians(30 + i * 120)
        s.tube([(math.cos(a) * 0.03, math.sin(a) * 0.03, 0.62), (math.cos(a) * 0.42, math.sin(a) * 0.42, 0.02)], 0.013, metal)
        s.tube([(0, 0, 0.24), (math.cos(a) * 0.24, math.sin(a) * 0.24, 0.29)], 0.008, metal)
        form.ball(0.02, s.p(math.cos(a) * 0.42, math.sin(a) * 0.42, 0.02), matter.black(0.7))
    for low in (0.6, height * 0.62):
        form.rod(0.036, 0.06, s.p(0, 0, low - 0.03), coat)
    # the battery, in the foot
    s.box((0.13, 0.11, 0.2), (0, 0.02, 0.24), metal, 0.018)
    s.box((0.1, 0.09, 0.05), (0, 0.02, 0.2), coat, 0.01)
    form.rod(0.045, 0.09, s.p(0, 0, height - 0.05), metal)
    for k, (spot, power) in enumerate(zip(toward, watts)):
        turn = math.degrees(math.atan2(spot[0] - x, y - spot[1]))
        flat = math.hypot(spot[0] - x, spot[1] - y)
        lift = height + (0.0, 0.15, 0.075)[k % 3]
        lean = math.degrees(math.atan2(spot[2] - z - lift, flat))
        head = Set((x, y, z), turn)
        head.tube([(0, 0, lift), (0, -0.075, lift)], 0.012, metal)
        head.box((0.215, 0.045, 0.115), (0, -0.105, lift - 0.0575), metal, 0.014, tilt=(lean, 0))
        for rib in range(9):
            head.box((0.006, 0.02, 0.1), (-0.09 + rib * 0.0225, -0.08, lift - 0.05), metal, 0.001, tilt=(lean, 0))
        head.box((0.222, 0.02, 0.122), (0, -0.118, lift - 0.061), coat, 0.012, tilt=(lean, 0))
        head.box((0.196, 0.012, 0.096), (0, -0.127, lift - 0.048), metal, 0.006, tilt=(lean, 0))
        head.box((0.184, 0.006, 0.084), (0, -0.132, lift - 0.042), matter.glow(kelvins, 11), 0.002, tilt=(lean, 0))
        lamps.spot(head.p(0, -0.17, lift), spot, power, kelvins, 88, group, 0.05)


def reel(at, turn=0.0, size=1.0, color=ORANGE):
    """A drum of cable in its frame; its axis points to -y before it is turned."""
    s = Set(at, turn)
    r, frame = 0.22 * size, matter.black(0.35)
    axis = 0.3 * size
    for y in (-0.1, 0.1):
        form.lathe([(0, 0), (r, 0), (r, 0.012), (0, 0.012)], s.p(0, y * size + 0.006, axis), matter.paint((0.04, 0.04, 0.042), 0.45), 48, turn, (90, 0))
        s.tube([(-0.2 * size, y * 1.4 * size, 0.02), (-0.12 * size, y * 1.4 * size, 0.56 * size), (0.12 * size, y * 1.4 * size, 0.56 * size),
                (0.2 * size, y * 1.4 * size, 0.02), (-0.2 * size, y * 1.4 * size, 0.02)], 0.012 * size, frame)
        form.lathe([(0.05 * size, 0), (0.16 * size, 0.002)], s.p(0, y * size - 0.008 * (1 if y < 0 else -3), axis), matter.paint((0.5, 0.49, 0.46), 0.5), 48, turn, (90, 0))
    turns = []
    for i in range(9):
        y = (-0.088 + 0.022 * i) * size
        turns += [(r * 0.8, -y - 0.011 * size), (r * 0.87, -y), (r * 0.8, -y + 0.011 * size)]
    form.lathe(sorted(turns, key=lambda q: q[1]), s.p(0, 0, axis), matter.paint(color, 0.5), 48, turn, (90, 0))
    s.tube([(-0.12 * size, -0.14 * size, 0.56 * size), (-0.12 * size, 0.14 * size, 0.56 * size)], 0.014 * size, frame)
    s.tube([(0.12 * size, -0.14 * size, 0.56 * size), (0.12 * size, 0.14 * size, 0.56 * size)], 0.014 * size, frame)


def cable(path, radius=0.012, color=ORANGE):
    return form.tube(path, radius, matter.paint(color, 0.5), "cable")


def case(at, turn=0.0, size=(0.55, 0.3, 0.3), color=(0.5, 0.15, 0.02)):
    s = Set(at, turn)
    w, d, h = size
    s.box((w, d, h * 0.66), (0, 0, 0), matter.paint(color, 0.45), 0.02)
    s.box((w * 1.01, d * 1.01, h * 0.33), (0, 0, h * 0.67), matter.black(0.45), 0.018)
    for x in (-0.3, 0.3):
        s.box((0.05, 0.02, 0.07), (x * w, -d / 2 - 0.008, h * 0.58), matter.steel(0.3), 0.004)
    s.tube([(-w * 0.25, 0, h), (-w * 0.22, 0, h * 1.18), (w * 0.22, 0, h * 1.18), (w * 0.25, 0, h)], 0.014, matter.black())


def cone(at, size=1.0):
    coat = matter.paint((0.75, 0.17, 0.012), 0.5)
    x, y, z = at
    form.box((0.38 * size, 0.38 * size, 0.03 * size), at, coat, 0.01)
    form.lathe([(0.14 * size, 0.03 * size), (0.03 * size, 0.7 * size), (0, 0.7 * size)], at, coat, 40)
    for low, high in ((0.28, 0.4), (0.5, 0.58)):
        form.lathe([((0.1455 - 0.1642 * (h - 0.03)) * size, h * size) for h in (low, high)], at, matter.paint((0.75, 0.74, 0.7), 0.3), 40)


def bucket(at, radius=0.16, height=0.28, color=(0.08, 0.22, 0.42), water=0.6):
    x, y, z = at
    mat = matter.paint(color, 0.35)
    low = radius * 0.78
    form.lathe([(0, 0), (low, 0), (radius, height), (radius + 0.012, height), (radius + 0.012, height - 0.02), (radius - 0.002, height - 0.02),
                (radius - 0.006, height - 0.005), (low - 0.006, 0.008), (0, 0.008)], at, mat, 48)
    form.lathe([(0, water * height), (low + (radius - low) * water - 0.006, water * height)], at, matter.paint((0.05, 0.07, 0.08), 0.03), 48)
    arc = [(x + math.cos(a) * radius * 1.02, y - math.sin(a) * radius * 0.55, z + height - 0.01 - math.sin(a) * radius * 0.55) for a in (i * math.pi / 12 for i in range(13))]
    form.tube(arc, 0.004, matter.steel(0.3))
