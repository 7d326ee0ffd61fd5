"""A house still in studs, at dusk: work lamps on a string, cables home-run to one panel, the sky where the roof will be."""
import random

from kit import fixtures, form, lamps, matter, plants, sky, stage

FILM = {"exposure": 1.25}
NOON = {"sun": 165, "height": 44}


def build():
    sky.evening("dusk", sun=70, strength=0.17, clouds=1.6)
    stage.camera((-2.5, -5.2, 1.5), (0.4, 3, 1.62), lens=24, fstop=5.6, focus=(0, 0, 1.2))
    form.box((60, 60, 0.1), (0, 10, -0.4), matter.earth((0.07, 0.055, 0.04), 2.0), 0)
    stage.slab(-5.2, 5.2, -8, 5.2, 0, matter.stone((0.17, 0.16, 0.145), 0.7, 0.8), 0.35)
    plants.hedge((-40, 24), (40, 26), 2.2, density=260, leaf=0.22)
    for x, tall, seed in ((-9, 5.5, 3), (6.5, 6.5, 8), (11, 5.2, 5)):
        plants.palm((x, 17, -0.4), tall, "fan", 0.3, 40, 24, 1.7, seed)
    frame()
    roof()
    wiring()
    tools()


@matter.once
def pine(along="z"):
    n = matter.Nodes("pine")
    grain = n.noise(3.0, 8, n.where({"x": (0.4, 8, 8), "y": (8, 0.4, 8), "z": (8, 8, 0.4)}[along]), 0.7)
    n.set(Base_Color=n.ramp(grain, (0.3, (0.30, 0.19, 0.095)), (0.7, (0.46, 0.32, 0.18))), Roughness=0.75)
    return n.mat


def studs(x0, y0, x1, y1, openings=()):
    """Studs at 0.4 m between plates; `openings` are (from, to, sill, head) in metres along the wall."""
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    turn = 0 if ux else 90
    way = "x" if ux else "y"
    for z in (0, 2.66, 2.7):
        form.box((length, 0.09, 0.04), ((x0 + x1) / 2, (y0 + y1) / 2, z), pine(way), 0.003, turn)
    for i in range(int(length / 0.4) + 1):
        u = min(length - 0.02, i * 0.4 + 0.02)
        gap = next((o for o in openings if o[0] < u < o[1]), None)
        for low, high in ([(0.04, 2.66)] if gap is None else [(0.04, gap[2]), (gap[3], 2.66)]):
            if high - low > 0.1:
                form.box((0.04, 0.09, high - low), (x0 + ux * u, y0 + uy * u, low), pine(), 0.003, turn)
    for a, b, sill, head in openings:
        mid = (a + b) / 2
        for z in (sill, head - 0.12):
            if z > 0.05:
                form.box((b - a + 0.1, 0.09, 0.12 if z > 1.8 else 0.04), (x0 + ux * mid, y0 + uy * mid, z), pine(way), 0.003, turn)
        for u in (a, b):
            form.box((0.04, 0.09, 2.62), (x0 + ux * u, y0 + uy * u, 0.04), pine(), 0.003, turn)


def frame():
    studs(-5, 5, 5, 5, [(1.2, 3.4, 0.9, 2.2), (5.6, 8.6, 0, 2.3)])
    studs(-5, -8, -5, 5, [(7, 9.4, 0.8, 2.2)])
    studs(5, -8, 5, 5, [(5, 8, 0.8, 2.2)])
    studs(-5, 1.4, -0.6, 1.4, [(2.9, 3.9, 0, 2.15)])
    studs(1.7, 1.4, 5, 1.4)
    studs(1.7, 1.4, 1.7, 5, [(1.2, 2.2, 0, 2.15)])


def roof():
    for i in range(20):
        y = -6.6 + i * 0.61
        form.box((10.4, 0.045, 0.14), (0, y, 2.76), pine("x"), 0.003)
        for side in (-1, 1):
            form.box((5.75, 0.045, 0.14), (side * 2.6, y + 0.05, 3.62), pine("x"), 0.003, tilt=(0, side * 20))
    form.box((0.05, 13, 0.24), (0, -0.6, 4.5), pine("y"), 0.003)


def wiring():
    chance = random.Random(4)
    colors = [(0.02, 0.08, 0.28), (0.02, 0.08, 0.28), (0.34, 0.33, 0.3), (0.36, 0.1, 0.015)]
    # cables through the joists, then down the wall into a panel
    for i in range(18):
        x, mat = 2.35 + (i % 6) * 0.035, matter.paint(colors[i % 4], 0.5)
        sag = chance.uniform(0.04, 0.22)
        y = -5.5 + (i % 3) * 1.2
        form.tube([(-4.6 + i * 0.2, y, 2.72), (-1 + i * 0.05, y + 2.2, 2.72 - sag), (1.2, 0.6, 2.72 - sag * 0.6), (x, 1.28, 2.72), (x, 1.3, 2.4),
                   (x + chance.uniform(-0.02, 0.02), 1.32, 1.9), (2.42 + (i % 6) * 0.02, 1.34, 1.62)], 0.006, mat)
    form.box((0.42, 0.1, 0.75), (2.5, 1.37, 0.9), matter.paint((0.2, 0.195, 0.185), 0.4), 0.006)
    form.box((0.36, 0.02, 0.69), (2.5, 1.32, 0.93), matter.black(0.6), 0)
    for i in range(6):
        form.box((0.012, 0.004, 0.006), (2.38 + i * 0.045, 1.308, 1.2), matter.glow(6500, 9, (0.3, 0.95, 0.5)), 0)
    for x, y in ((-3.8, 1.34), (-1.0, 1.34), (3.7, 1.34)):
        form.box((0.1, 0.06, 0.1), (x + 0.06, y, 1.15), matter.paint((0.03, 0.08, 0.25), 0.5), 0.006)
        form.tube([(x + 0.06, y, 1.25), (x + 0.06, y, 2.7)], 0.005, matter.paint((0.4, 0.38, 0.33), 0.5))
    for start, end in (((-4.6, -2.6, 2.72), (0.4, 1.2, 2.7)), ((0.4, 1.2, 2.7), (4.6, -2.4, 2.72)), ((-4.6, 3.2, 2.72), (4.6, 3.4, 2.72))):
        fixtures.festoon(start, end, 0.42, 7, 6.0, 2400)


def tools():
    # a work lamp on a tripod, behind the inner wall: the studs throw their shadows forward
    lamps.spot((-3.2, 3.6, 1.3), (-1.2, -1.5, 0.9), 60, 2800, 70, "work lamp", 0.05)
    lamps.bulb((3.3, 3.6, 1.7), 40, 2700, 0.08, "far room")
    for x in (-1.55, 0.0):
        for side in (-1, 1):
            form.tube([(x, -0.9 + side * 0.3, 0), (x, -0.9, 0.78)], 0.022, pine())
    form.box((2.3, 0.75, 0.03), (-0.78, -0.9, 0.78), matter.oak("x"), 0.003)
    form.sheet(0.84, 0.6, (-0.9, -0.9, 0.815), matter.paint((0.5, 0.48, 0.43), 0.9), 8, lambda x, y: 0.02 * max(0, abs(x) - 0.34), 8)
    form.rod(0.022, 0.7, (-0.35, -0.72, 0.83), matter.paint((0.5, 0.48, 0.43), 0.9), (90, 0), 60)
    form.rod(0.15, 0.13, (0.7, -1.5, 0), matter.paint((0.02, 0.07, 0.24), 0.5), steps=40)
    form.rod(0.15, 0.13, (1.05, -1.25, 0), matter.paint((0.34, 0.33, 0.3), 0.5), steps=40)
    steel = matter.steel(0.35)
    for dx in (-0.24, 0.24):
        form.tube([(3.4 + dx, -0.7, 0), (3.4 + dx * 0.7, -0.2, 2.0)], 0.025, steel)
        form.tube([(3.4 + dx, 0.45, 0), (3.4 + dx * 0.7, -0.1, 2.0)], 0.02, steel)
    for i in range(6):
        form.box((0.46 - i * 0.02, 0.08, 0.025), (3.4, -0.62 + i * 0.082, 0.28 + i * 0.3), steel, 0.004)
