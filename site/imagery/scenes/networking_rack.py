"""The quiet engine of a house. Cool pinpricks in the dark, warm light from the hall to work by."""
import random

from kit import form, lamps, matter, sky, stage

FILM = {"exposure": 1.1, "vignette": 0.34}
UNIT = 0.0445


def build():
    sky.none()
    stage.camera((-0.62, -1.18, 1.42), (-0.04, -0.3, 1.31), lens=34, fstop=1.6, focus=(-0.05, -0.34, 1.33))
    room()
    rack()
    lamps.profile((-0.45, -0.62, 2.5), (0.75, -0.62, 2.5), (0, 0.5, -1), 11, 4600, "rack", visible=2)
    # the hall behind the door
    lamps.panel((2.6, -0.9, 1.5), (0.2, -0.4, 1.1), 0.7, 2.0, 8, 2400, "hall")
    lamps.panel((-1.6, 0.1, 0.5), (0, -0.3, 1.0), 0.5, 1.2, 5, tint=(0.25, 0.55, 1.0), group="next rack")


def room():
    stage.slab(-3, 4, -4, 1, 0, matter.tiles((0.09, 0.085, 0.08), 0.6, 0.3))
    stage.wall((-3, 0.75), (4, 0.75), 3, matter.plaster((0.16, 0.15, 0.14)))
    stage.wall((-1.9, -4), (-1.9, 1), 3, matter.plaster((0.16, 0.15, 0.14)))
    for i, z in enumerate((2.2, 2.3)):
        form.tube([(-3, 0.5, z), (4, 0.5, z)], 0.012, matter.steel(0.35))
    for i in range(14):
        form.tube([(-1.5 + i * 0.012, 0.55, 2.34), (0.2 + i * 0.01, 0.5, 2.34), (0.3 + i * 0.01, 0.2, 2.28), (0.3 + i * 0.012, 0.1, 1.9)], 0.0045,
                  matter.paint((0.03, 0.05, 0.09), 0.5))
    # the edge of an open door, out of focus
    form.box((0.05, 0.95, 2.3), (1.25, -1.15, 0), matter.walnut("z"), 0.004, 24)


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
            "switch", "patch", "blank", "fiber", "router", "blank"]
    z = 0.22
    ports = {}
    for row, kind in enumerate(plan):
        tall = UNIT * (2 if kind in ("ups", "server", "amp", "shelf") else 1)
        face = -0.335
        form.box((0.485, 0.5, tall - 0.003), (0, face + 0.25, z), matter.paint((0.03, 0.03, 0.031), 0.42) if kind != "amp" else matter.steel(0.35, 0.18), 0.002)
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
