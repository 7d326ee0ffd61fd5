"""The quiet engine of a house: its closet open, a work lamp on the wall of cables, and the rack's small cool lights."""
import random

from kit import form, lamps, matter, sky, stage, trade
from kit.seating import Set

FILM = {"exposure": 1.2, "vignette": 0.2}
UNIT = 0.0445
BLUE, TEAL, BONE = (0.02, 0.09, 0.30), (0.02, 0.2, 0.2), (0.4, 0.39, 0.36)


def build():
    sky.none()
    stage.camera((-0.78, -1.5, 1.45), (0.3, 0.1, 1.42), lens=27, fstop=4, focus=(-0.05, -0.34, 1.33))
    room()
    board()
    rack()
    lamps.profile((-0.45, -0.75, 2.5), (0.75, -0.75, 2.5), (0, 0.45, -1), 22, 4600, "rack", visible=2)
    lamps.panel((-1.3, -1.9, 2.2), (0, -0.3, 1.1), 0.7, 0.7, 6, 4200, "fill").visible_glossy = False
    # a lamp on a stand, aimed at the board; and the house's hall behind the door
    trade.work_lamp((1.55, -0.35, 0), (1.0, 0.7, 1.5), 17, 3600, 1.75, 1)
    lamps.panel((2.9, -1.6, 1.6), (1.0, -0.2, 1.0), 0.8, 2.0, 38, 2400, "hall")
    lamps.panel((-1.1, 0.3, 0.7), (0, -0.1, 1.0), 0.4, 1.2, 3, tint=(0.25, 0.55, 1.0), group="rack side")


def room():
    pale = matter.plaster((0.27, 0.285, 0.285), 0.05)
    stage.slab(-3, 4, -4, 1, 0, matter.tiles((0.2, 0.195, 0.185), 0.6, 0.3))
    stage.slab(-3, 4, -4, 1, 2.75, pale, -0.2)
    stage.wall((-3, 0.85), (4, 0.85), 2.75, pale)
    stage.wall((-1.45, -4), (-1.45, 1), 2.75, pale)
    stage.wall((2.05, 1), (2.05, -0.55), 2.75, pale)
    # a ladder for cables runs over the rack to the board
    steel = matter.steel(0.35)
    for y in (0.34, 0.64):
        form.box((3.6, 0.02, 0.045), (0.3, y, 2.3), steel, 0.003)
    for i in range(13):
        form.box((0.025, 0.3, 0.02), (-1.4 + i * 0.28, 0.49, 2.31), steel, 0.003)
    for i in range(20):
        y = 0.38 + 0.012 * i
        mat = matter.paint((BLUE, BLUE, TEAL, BONE)[i % 4], 0.5)
        form.tube([(-1.45, y, 2.345), (0.4, y + 0.01 * (i % 3), 2.35), (1.52, y, 2.345), (1.64, y + 0.1, 2.3), (1.64 - 0.012 * i, 0.72, 2.1), (1.64 - 0.012 * i, 0.72, 1.95)], 0.0055, mat)


def board():
    """Painted plywood beside the rack: what comes into the house ends here, labeled."""
    s = Set((1.5, 0.75, 0), 0)
    s.box((1.0, 0.02, 1.5), (0, 0, 0.75), matter.oak("z", None, 0.6), 0.003)
    gray, white = matter.paint((0.3, 0.3, 0.295), 0.4), matter.paint((0.62, 0.61, 0.58), 0.35)
    s.box((0.34, 0.05, 0.24), (-0.28, -0.035, 1.75), white, 0.012)
    s.box((0.3, 0.06, 0.4), (-0.28, -0.04, 1.22), gray, 0.008)
    s.box((0.26, 0.045, 0.2), (0.26, -0.03, 1.24), white, 0.012)
    s.box((0.42, 0.02, 0.1), (-0.25, -0.02, 0.98), gray, 0.004)
    for k in range(6):
        s.box((0.012, 0.004, 0.006), (-0.4 + k * 0.04, -0.062, 1.95), matter.glow(6500, 8, (0.2, 1.0, 0.45) if k != 2 else (0.25, 0.6, 1.0)), 0)
        s.box((0.03, 0.004, 0.022), (-0.4 + k * 0.06, -0.033, 1.03), matter.black(0.6), 0.001)
        s.box((0.05, 0.002, 0.014), (-0.4 + k * 0.062, -0.062, 1.57), matter.paint((0.66, 0.64, 0.58), 0.7), 0)
    for k in range(20):
        x = 0.14 - 0.012 * k
        mat = matter.paint((BLUE, BLUE, TEAL, BONE)[k % 4], 0.5)
        s.tube([(x, -0.03, 1.95), (x, -0.03, 1.5), (x + 0.004 * k, -0.03, 1.42), (0.12 - 0.004 * k, -0.03, 1.2), (0.1 - 0.012 * k, -0.03, 1.06)], 0.0055, mat)
    for z in (1.86, 1.6):
        s.box((0.3, 0.012, 0.02), (0.03, -0.045, z), matter.black(0.7), 0.003)


def rack():
    black = matter.paint((0.018, 0.018, 0.019), 0.38)
    for x in (-0.3, 0.3):
        for y in (-0.3, 0.35):
            form.box((0.05, 0.05, 2.1), (x, y, 0.05), black, 0.003)
    for z in (0.05, 2.1):
        form.box((0.65, 0.72, 0.05), (0, 0.02, z), black, 0.004)
    form.box((0.01, 0.65, 2.05), (0.325, 0.02, 0.07), black, 0)
    chance = random.Random(4)
    plan = ["blank", "ups", "ups", "blank", "server", "server", "server", "blank", "server", "blank", "amp", "amp", "shelf", "switch", "patch", "switch", "patch",
            "switch", "patch", "blank", "fiber", "router", "blank", "switch", "patch", "switch",
            "patch", "blank", "server", "blank", "fiber", "blank", "blank"]
    z = 0.22
    ports = {}
    for row, kind in enumerate(plan):
        tall = UNIT * (2 if kind in ("ups", "server", "amp", "shelf") else 1)
        face = -0.335
        form.box((0.485, 0.5, tall - 0.003), (0, face + 0.25, z), matter.paint((0.05, 0.05, 0.052), 0.42) if kind != "amp" else matter.steel(0.35, 0.18), 0.002)
        if kind in ("switch", "patch"):
            ports[row] = [(-0.2 + i * 0.0172 + (0.012 if i > 11 else 0), face - 0.002, z + tall * 0.45) for i in range(24)]
            for i, (x, y, h) in enumerate(ports[row]):
                form.box((0.0125, 0.004, 0.0135), (x, y, h - 0.007), matter.black(0.6), 0.001)
                if kind == "switch":
                    tint = (0.2, 1.0, 0.45) if chance.random() < 0.75 else (0.25, 0.6, 1.0)
                    form.box((0.0036, 0.002, 0.0036), (x, y - 0.002, h + 0.011), matter.glow(6500, chance.choice((5, 12, 20)), tint), 0)
        elif kind in ("server", "router", "fiber"):
            for i in range(6 if kind == "server" else 9):
                form.box((0.004, 0.002, 0.004), (-0.2 + i * 0.02, face - 0.001, z + tall * 0.7), matter.glow(6500, 12, (0.25, 0.6, 1.0) if i % 3 else (0.2, 1, 0.5)), 0)
            for i in range(8):
                form.box((0.035, 0.003, tall * 0.5), (-0.02 + i * 0.027, face - 0.001, z + tall * 0.22), matter.black(0.3), 0.001)
        elif kind == "amp":
            form.lathe([(0, 0.02), (0.02, 0.02), (0.024, 0)], (0.17, face, z + tall / 2), matter.steel(0.25), 40, tilt=(90, 0))
            form.box((0.012, 0.002, 0.004), (-0.19, face - 0.001, z + tall / 2), matter.glow(2400, 16), 0)
        elif kind == "ups":
            form.box((0.09, 0.003, 0.035), (0, face - 0.001, z + 0.024), matter.glow(6500, 0.9, (0.15, 0.5, 0.9)), 0.001)
        z += tall
    cords(ports, chance)


def cords(ports, chance):
    rows = sorted(ports)
    colors = [(0.02, 0.09, 0.30), (0.02, 0.09, 0.30), (0.02, 0.2, 0.2), (0.4, 0.39, 0.36), (0.42, 0.13, 0.02)]
    for low, high in zip(rows[::2], rows[1::2]):
        for i in range(24):
            if chance.random() < 0.1:
                continue
            a, b = ports[low][i], ports[high][i]
            out = 0.045 + 0.018 * chance.random()
            mat = matter.paint(colors[int(i / 24 * 3.2 + chance.random() * 1.5) % 5], 0.45)
            dip = chance.uniform(-0.006, 0.006)
            form.tube([a, (a[0], a[1] - out * 0.7, a[2]), (a[0] + dip, a[1] - out, (a[2] + b[2]) / 2), (b[0], b[1] - out * 0.7, b[2]), b], 0.0031, mat)
            for p in (a, b):
                form.box((0.011, 0.018, 0.011), (p[0], p[1] - 0.008, p[2] - 0.0055), mat, 0.001)
    for i in range(16):
        x = -0.36 - 0.008 * (i % 4)
        y = -0.3 + 0.008 * (i // 4)
        form.tube([(x, y, 0.2), (x + 0.004 * (i % 3), y, 0.9), (x, y, 1.5), (x + 0.02, y, 2.1), (x, y + 0.1, 2.6)], 0.0034, matter.paint(colors[i % 5], 0.5))
