"""A rack of network equipment: servers, switches with patch cords, lights that blink."""
import random

from . import form, matter
from .seating import Set

UNIT = 0.0445
CORDS = [(0.03, 0.12, 0.42), (0.03, 0.12, 0.42), (0.5, 0.48, 0.44), (0.5, 0.2, 0.03), (0.03, 0.3, 0.25)]
GREEN, BLUE, AMBER = (0.2, 1.0, 0.45), (0.25, 0.6, 1.0), (1.0, 0.5, 0.08)


def rack(at, turn=0.0, units=38, seed=1, width=0.6, depth=0.75, bright=1.0, gaps=0.18, cords=True, tint=(0.03, 0.03, 0.032)):
    """Its face looks to -y before it is turned. `units` is its height; `bright` how strongly its lights shine."""
    s = Set(at, turn)
    chance = random.Random(seed)
    frame = matter.paint(tint, 0.38)
    tall = units * UNIT + 0.16
    for x in (-1, 1):
        for y in (-1, 1):
            s.box((0.05, 0.05, tall), (x * (width / 2 - 0.025), y * (depth / 2 - 0.025), 0.03), frame, 0.004)
        s.box((0.02, depth - 0.1, tall), (x * (width / 2 - 0.012), 0, 0.03), frame, 0)
    for z in (0.03, tall):
        s.box((width, depth, 0.05), (0, 0, z), frame, 0.005)
    z, face, rows = 0.12, -depth / 2 + 0.03, []
    while z < tall - 0.12:
        kind = chance.choice(("switch", "switch", "patch", "server", "server", "server", "blank" if chance.random() < gaps * 3 else "server"))
        unit = UNIT * (2 if kind == "server" else 1)
        if z + unit > tall - 0.04:
            break
        if kind != "blank":
            s.box((width - 0.11, depth * 0.7, unit - 0.004), (0, face + depth * 0.35, z), metal(kind), 0.003)
        if kind in ("switch", "patch"):
            ports = [(-0.195 + i * 0.0168 + (0.012 if i > 11 else 0), face - 0.003, z + unit * 0.42) for i in range(24)]
            row(s, ports, 0.012, 0.013, matter.black(0.6))
            if kind == "switch":
                for tone in (GREEN, BLUE):
                    row(s, [(x, y - 0.001, h + 0.012) for x, y, h in ports if chance.random() < 0.5], 0.0065, 0.006, matter.glow(6500, 9 * bright, tone))
            rows.append(ports)
        elif kind == "server":
            drives(s, face, z, unit, chance, bright)
        z += unit
    if cords:
        for low, high in zip(rows, rows[1:]):
            for i in range(24):
                if high[i][2] - low[i][2] < 0.4 and chance.random() < 0.45:
                    cord(s, low[i], high[i], chance)


def drives(s, face, z, unit, chance, bright):
    """The front of a server: a handle at each end, eight drives in their caddies, an eye of light on each, air holes."""
    dark, caddy = matter.black(0.5), matter.paint((0.028, 0.028, 0.03), 0.5)
    for x in (-1, 1):
        s.box((0.026, 0.016, unit - 0.006), (x * 0.243, face - 0.006, z + 0.001), matter.paint((0.05, 0.05, 0.053), 0.4), 0.003)
    row(s, [(0.0, face - 0.0015, z + unit * 0.48)], 0.44, unit * 0.86, dark)
    spots = [(-0.19 + i * 0.0475, face - 0.004, z + unit * 0.48) for i in range(8)]
    row(s, spots, 0.0435, unit * 0.78, caddy)
    row(s, [(x, y - 0.001, h + unit * 0.08) for x, y, h in spots], 0.034, unit * 0.34, dark)
    row(s, [(x, y - 0.002, h - unit * 0.24) for x, y, h in spots], 0.03, 0.006, matter.steel(0.35, 0.4))
    tone = chance.choice((BLUE, BLUE, GREEN, AMBER))
    row(s, [(x + 0.014, y - 0.0025, h + unit * 0.32) for x, y, h in spots if chance.random() < 0.75], 0.005, 0.0045, matter.glow(6500, 9 * bright, tone))
    row(s, [(0.205 + (i % 3) * 0.008, face - 0.002, z + unit * (0.24 + 0.14 * (i // 3))) for i in range(12)], 0.0045, 0.0045, dark)
    row(s, [(0.214, face - 0.003, z + unit * 0.84)], 0.006, 0.005, matter.glow(6500, 9 * bright, GREEN))


def metal(kind):
    return matter.paint((0.075, 0.075, 0.08), 0.42) if kind == "server" else matter.paint((0.16, 0.16, 0.165), 0.4)


def row(s, spots, wide, high, mat):
    """Many small plates as one mesh."""
    points, faces = [], []
    for x, y, z in spots:
        k = len(points)
        points += [(x + i * wide / 2, y, z + j * high / 2) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        faces.append((k, k + 1, k + 2, k + 3))
    if faces:
        form.place("plates", form.mesh_of("plates", points, faces), tuple(s.at), s.turn, mat)


def cord(s, a, b, chance):
    out, dip = 0.05 + 0.03 * chance.random(), chance.uniform(-0.02, 0.02)
    s.tube([a, (a[0], a[1] - out * 0.7, a[2]), (a[0] + dip, a[1] - out, (a[2] + b[2]) / 2), (b[0], b[1] - out * 0.7, b[2]), b], 0.0034,
           matter.paint(chance.choice(CORDS), 0.45))
