"""A drawing of a yard at the end of the day: a flashlight lies on it, and the yard itself is behind it, still dark."""
import math

from kit import drawing, form, handtools, house, lamps, matter, plants, sky, stage, town

FILM = {"exposure": 0.9, "vignette": 0.26}
TOP, TILT = 0.74, 29
AMBER, BLUE, GREEN = (0.85, 0.3, 0.003), (0.05, 0.3, 0.5), (0.02, 0.15, 0.04)


def build():
    sky.evening("dusk", sun=64, strength=0.85, clouds=0.7)
    stage.camera((0.05, -0.97, TOP + 0.52), (0.02, 1.2, TOP + 0.13), lens=31, fstop=4, focus=(0, 0.15, TOP + 0.08), level=False)
    table()
    yard()
    paper = drawing.Paper((0, 0.1992, TOP + 0.1735), (0.82, 0.58), turn=-5, tilt=TILT)
    draw(paper)
    light(paper)


def table():
    """Boards of a garden table; the drawing is taped to a sheet of plywood that leans on a box."""
    for i in range(9):
        form.box((2.6, 0.118, 0.035), (0, -0.46 + i * 0.125, TOP - 0.035), matter.oak("x"), 0.004)
    form.box((2.4, 0.08, 0.06), (0, 0, TOP - 0.1), matter.oak("x"), 0.004)
    form.box((0.92, 0.66, 0.012), (0.0005, 0.2056, TOP + 0.1615), matter.oak("y", None, 0.6), 0.002, -5, (TILT, 0))
    form.box((0.4, 0.12, 0.26), (0.03, 0.43, TOP), matter.paint((0.05, 0.1, 0.06), 0.5), 0.01, -5)


def draw(paper):
    ink, thin = matter.paint((0.02, 0.022, 0.03), 0.7), matter.paint((0.24, 0.24, 0.24), 0.8)
    green, amber, blue = (drawing.crayon(c) for c in (GREEN, AMBER, BLUE))
    # the lot, the house with its ridge, the terrace
    paper.box(-0.37, -0.25, 0.37, 0.25, 0.0018, thin)
    walls = [(-0.28, 0.08), (0.1, 0.08), (0.1, 0.02), (0.26, 0.02), (0.26, 0.21), (-0.28, 0.21)]
    paper.fill(walls, matter.paint((0.5, 0.47, 0.4), 0.85))
    paper.stroke(walls, 0.0075, ink, 2, True)
    paper.lines([[(-0.21, 0.145), (0.18, 0.145)], [(-0.28, 0.08), (-0.21, 0.145)], [(-0.28, 0.21), (-0.21, 0.145)], [(0.26, 0.21), (0.18, 0.145)], [(0.26, 0.02), (0.18, 0.145)]], 0.0018, ink, 2)
    for k in range(13):
        x = -0.2 + k * 0.024
        paper.stroke([(x, 0.075), (x, 0.03)], 0.001, thin)
    paper.box(-0.2, 0.03, 0.088, 0.075, 0.0018, thin)
    # the pool
    pool = [(0.135 * math.cos(a), -0.108 + 0.056 * math.sin(a) + 0.042 * math.cos(a) ** 2 + 0.012 * math.cos(a)) for a in (i * math.tau / 48 for i in range(48))]
    paper.fill(pool, drawing.crayon((0.2, 0.46, 0.56)))
    paper.stroke(pool, 0.005, blue, 2, True)
    for k in range(3):
        paper.stroke([(-0.07 + 0.008 * i + 0.02 * k, -0.115 + 0.022 * k + 0.004 * math.sin(i * 1.3)) for i in range(10)], 0.0018, blue, 3)
    # palms, each a circle with its fronds
    for i, (x, y, r) in enumerate(((-0.3, -0.04, 0.042), (-0.25, -0.17, 0.05), (0.29, -0.06, 0.046), (0.24, -0.18, 0.052), (-0.12, -0.2, 0.034), (0.32, 0.13, 0.03))):
        paper.ring(x, y, r, 0.0034, green, 2, shake=0.0003, seed=i)
        for k in range(9):
            a = k * math.tau / 9 + i
            paper.stroke([(x + 0.006 * math.cos(a), y + 0.006 * math.sin(a)), (x + r * 0.86 * math.cos(a + 0.12), y + r * 0.86 * math.sin(a + 0.12))], 0.0024, green, 2)
    # the path, and the lights: a dot with its rays
    paper.dashes([(-0.06, 0.03), (-0.17, -0.03), (-0.2, -0.1), (-0.17, -0.24)], 0.003, matter.paint((0.3, 0.2, 0.12), 0.8), 0.016, 0.01)
    for i, (x, y) in enumerate(((-0.3, -0.04), (-0.25, -0.17), (0.29, -0.06), (0.24, -0.18), (-0.19, -0.035), (-0.17, -0.105), (0.16, -0.075), (0.02, -0.015), (0.06, -0.17), (-0.17, 0.055), (-0.04, 0.055), (0.13, 0.0), (0.24, 0.0))):
        paper.dot(x, y, 0.0105, amber, 4)
        for k in range(8):
            a = k * math.tau / 8 + 0.3 * i
            paper.stroke([(x + 0.014 * math.cos(a), y + 0.014 * math.sin(a)), (x + 0.022 * math.cos(a), y + 0.022 * math.sin(a))], 0.0026, amber, 4)
    # an arrow to the north
    paper.ring(0.335, 0.215, 0.02, 0.0014, ink)
    paper.fill([(0.328, 0.2), (0.335, 0.24), (0.342, 0.2), (0.335, 0.207)], ink, 2)
    for x, y, a in ((-0.405, 0.285, 40), (0.405, 0.285, -40), (-0.405, -0.285, -40), (0.405, -0.285, 40)):
        c, d = 0.034 * math.cos(math.radians(a)), 0.034 * math.sin(math.radians(a))
        paper.stroke([(x - c, y - d), (x + c, y + d)], 0.026, matter.paint((0.4, 0.33, 0.2), 0.5), 3)


def light(paper):
    turn, lean = paper.way(31)
    head = handtools.flashlight(paper.p(-0.4, -0.262, 0.001), turn, lean)
    aim = paper.p(0.02, 0.0)
    x, y, z = head
    lamps.spot((x, y, z + 0.03), aim, 0.3, 3300, 80, "flashlight", 0.02)
    # what the paper throws back
    lamps.spot((x - 0.1, y - 0.25, z + 0.42), aim, 2.6, 3000, 60, "flashlight", 0.08)
    turn, lean = paper.way(-7)
    drawing.pencil(paper.p(-0.03, -0.222, 0.001), turn, (0.75, 0.28, 0.01), 0.175, lean)


def yard():
    form.box((160, 120, 0.1), (0, 55, -0.12), matter.earth((0.045, 0.065, 0.03)), 0)
    plants.lawn(-14, 14, 2.2, 20, -0.02, 40000, height=0.07)
    # the pool, still unlit: the sky is in it
    form.box((11.5, 5.6, 0.09), (-1.2, 11.6, -0.02), matter.stone((0.26, 0.23, 0.19), 1.8, 0.6), 0.02)
    form.box((10.7, 4.8, 0.006), (-1.2, 11.6, 0.068), matter.paint((0.006, 0.012, 0.015), 0.03), 0)
    # the house, one of its windows lit
    y = 20
    form.box((10.6, 5, 2.8), (3.4, y + 2.5, 0), matter.plaster((0.4, 0.35, 0.29)), 0.01)
    form.box((11.8, 6.2, 0.2), (3.4, y + 2.3, 2.8), matter.paint((0.03, 0.028, 0.027), 0.6), 0.02)
    form.box((2.7, 0.06, 1.7), (0.9, y, 0.75), matter.black(0.4), 0.01)
    pane = [(-1.28, 0, 0), (1.28, 0, 0), (1.28, 0, 1.58), (-1.28, 0, 1.58)]
    form.place("pane", form.mesh_of("pane", pane, [(0, 1, 2, 3)]), (0.9, y - 0.04, 0.81), 0, town.interior(2500, 1.3, 1.58))
    for x in (-0.38, 0.9, 2.18):
        form.box((0.07, 0.05, 1.58), (x, y - 0.06, 0.81), matter.black(0.4), 0)
    form.box((2.0, 0.06, 2.1), (5.6, y, 0.05), matter.paint((0.02, 0.025, 0.03), 0.1), 0.01)
    lamps.panel((0.9, y - 0.15, 1.5), (0.9, y - 4, 0), 2.4, 1.4, 60, 2500, "house")
    for x, yy, tall, kind, seed in ((-5.2, 15.5, 2.7, "fan", 2), (-8.2, 21, 3.6, "fan", 5), (-2.9, 23, 4.0, "feather", 3), (7.6, 15.0, 2.5, "feather", 8), (12, 24, 4.2, "fan", 6)):
        plants.palm((x, yy, -0.05), tall, kind, 0.3, seed * 50, 28, 1.5, seed)
    plants.hedge((-24, 27), (26, 27), 1.5, density=260, leaf=0.17)
    for i, (x, yy) in enumerate(((-1.6, 18.6), (3.4, 19.2), (-7, 13), (8.6, 14))):
        plants.shrub((x, yy, -0.05), (1.6, 1.2, 0.9), 1400, i, leaf=0.07)
