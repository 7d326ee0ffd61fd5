"""A floor plan, half unrolled under a lamp: where the speakers go, and where the light, in colored pencil."""
import math

from kit import drawing, form, furniture, handtools, lamps, matter, seating, sky, stage, workplace

FILM = {"exposure": 0.25, "vignette": 0.3}
TOP = 0.74
BLUE, AMBER, RED, GREEN = (0.008, 0.06, 0.42), (0.8, 0.2, 0.003), (0.5, 0.015, 0.01), (0.01, 0.16, 0.04)


def build():
    sky.none()
    stage.camera((0.05, -1.02, TOP + 0.74), (0.015, 0.025, TOP), lens=44, fstop=4, focus=(0, -0.02, TOP), level=False)
    stage.slab(-4, 4, -3, 3, 0, matter.oak("x", (1.8, 0.16)))
    stage.wall((-4, 2.6), (4, 2.6), 2.8, matter.plaster((0.3, 0.27, 0.23)))
    furniture.table((0, 0.08, 0), (2.3, 1.2, TOP), top=matter.walnut("x"))
    for x in (-0.5, 0.55):
        seating.dining_chair((x, 0.98, 0), 0, matter.leather((0.2, 0.1, 0.05)))
    paper = drawing.Paper((-0.01, -0.01, TOP + 0.0006), (1.1, 0.56), turn=4, bend=drawing.rolled(0.395, 0.026), cuts=150, shift=0.115)
    plan(paper)
    marks(paper)
    around(paper)
    # one pendant over the table, and the last of the day from a window
    lamps.spot((-0.06, 0.16, TOP + 0.72), (-0.02, 0.02, TOP), 8.5, 2700, 62, "pendants", 0.07)
    lamps.bulb((-0.06, 0.16, TOP + 0.95), 1.2, 2700, 0.1, "pendants")
    lamps.panel((-2.4, 1.0, 1.5), (0, 0, TOP), 1.2, 1.6, 13, group="window", tint=(0.3, 0.5, 1.0))


def plan(paper):
    ink, thin = matter.paint((0.018, 0.02, 0.03), 0.7), matter.paint((0.2, 0.2, 0.21), 0.8)
    outer = [(-0.36, -0.2), (0.06, -0.2), (0.06, -0.14), (0.33, -0.14), (0.33, 0.2), (-0.1, 0.2), (-0.1, 0.13), (-0.36, 0.13)]
    paper.stroke(outer, 0.0078, ink, 1, True)
    inner = [[(-0.14, -0.2), (-0.14, -0.07)], [(-0.14, -0.015), (-0.14, 0.13)], [(-0.36, -0.03), (-0.2, -0.03)], [(-0.155, -0.03), (-0.14, -0.03)], [(0.13, -0.14), (0.13, -0.02)],
             [(0.13, 0.03), (0.13, 0.2)], [(0.13, 0.03), (0.2, 0.03)], [(0.245, 0.03), (0.33, 0.03)], [(-0.1, 0.13), (-0.05, 0.13)], [(-0.005, 0.13), (0.03, 0.13)], [(0.03, 0.13), (0.03, 0.2)]]
    paper.lines(inner, 0.0054, ink)
    # doors: a leaf and its swing
    for x, y, r, start in ((-0.2, -0.03, 0.045, 270), (-0.14, -0.07, 0.055, 0), (0.13, 0.03, 0.05, 180), (0.2, 0.03, 0.045, 0), (-0.05, 0.13, 0.045, 270)):
        paper.ring(x, y, r, 0.0014, thin, 1, start=start, end=start + 90)
        a = math.radians(start)
        paper.stroke([(x, y), (x + r * math.cos(a), y + r * math.sin(a))], 0.002, thin)
    # windows: the wall is interrupted by two lines
    pale = matter.paint(drawing.PAPER, 0.85)
    for x0, y0, x1, y1 in ((-0.32, 0.13, -0.2, 0.13), (-0.3, -0.2, -0.18, -0.2), (-0.06, -0.2, 0.03, -0.2), (0.16, -0.14, 0.3, -0.14), (0.33, 0.08, 0.33, 0.17), (0.16, 0.2, 0.26, 0.2), (-0.36, -0.15, -0.36, -0.08)):
        paper.stroke([(x0, y0), (x1, y1)], 0.0085, pale, 2)
        across = (0.0, 0.0026) if y0 == y1 else (0.0026, 0.0)
        for side in (-1, 1):
            paper.stroke([(x0 + side * across[0], y0 + side * across[1]), (x1 + side * across[0], y1 + side * across[1])], 0.0011, ink, 3)
    # furniture, lightly: beds, a sofa, a table, the kitchen
    for x0, y0, x1, y1 in ((-0.33, 0.02, -0.25, 0.11), (-0.325, 0.085, -0.295, 0.105), (-0.285, 0.085, -0.255, 0.105), (-0.33, -0.18, -0.26, -0.11), (-0.09, -0.18, 0.03, -0.14), (-0.09, -0.18, 0.03, -0.165),
                           (-0.07, -0.115, 0.0, -0.085), (0.15, -0.12, 0.31, -0.095), (0.19, -0.055, 0.28, -0.025), (0.15, 0.165, 0.22, 0.185), (0.27, 0.06, 0.315, 0.15)):
        paper.box(x0, y0, x1, y1, 0.0014, thin)
    paper.ring(-0.03, 0.06, 0.034, 0.0014, thin)
    for k in range(5):
        a = k * math.tau / 5 + 0.3
        paper.ring(-0.03 + 0.05 * math.cos(a), 0.06 + 0.05 * math.sin(a), 0.01, 0.0014, thin)
    # measures along the lower and the left side
    paper.lines([[(-0.36, -0.232), (0.33, -0.232)], [(-0.392, -0.2), (-0.392, 0.13)]], 0.0009, thin)
    for x in (-0.36, -0.14, 0.06, 0.13, 0.33):
        paper.stroke([(x - 0.006, -0.238), (x + 0.006, -0.226)], 0.0012, ink)
    for y in (-0.2, -0.03, 0.13):
        paper.stroke([(-0.398, y - 0.006), (-0.386, y + 0.006)], 0.0012, ink)


def marks(paper):
    blue, amber, red, green = (drawing.crayon(c) for c in (BLUE, AMBER, RED, GREEN))
    # light: a disc with a ring of rays
    for i, (x, y) in enumerate(((-0.29, 0.06), (-0.19, 0.06), (-0.29, -0.08), (-0.19, -0.14), (-0.09, 0.1), (0.05, 0.1), (-0.03, 0.06), (-0.1, -0.05), (0.08, -0.05), (0.19, -0.075), (0.28, -0.075), (0.28, 0.105), (0.19, 0.13))):
        paper.dot(x, y, 0.009, amber)
        for k in range(8):
            a = k * math.tau / 8 + 0.2 * i
            paper.stroke([(x + 0.011 * math.cos(a), y + 0.011 * math.sin(a)), (x + 0.018 * math.cos(a), y + 0.018 * math.sin(a))], 0.0024, amber, 2)
    # sound: a ring around a dot
    for i, (x, y) in enumerate(((-0.105, -0.165), (0.04, -0.165), (-0.105, -0.1), (0.035, -0.1), (0.165, -0.015), (0.295, -0.015), (-0.245, -0.005))):
        paper.ring(x, y, 0.0125, 0.0042, blue, 2, shake=0.0003, seed=i)
        paper.dot(x, y, 0.005, blue)
    # keypads at the doors
    for x, y in ((-0.125, -0.085), (0.115, 0.045), (-0.215, -0.045), (0.015, 0.145), (0.255, 0.042)):
        paper.fill([(x - 0.0065, y - 0.0065), (x + 0.0065, y - 0.0065), (x + 0.0065, y + 0.0065), (x - 0.0065, y + 0.0065)], green, 3)
    # the cables' way to the closet
    paper.box(0.05, 0.145, 0.085, 0.18, 0.0036, red, 2)
    for path in ([(0.06, 0.145), (0.055, 0.02), (0.045, -0.1)], [(0.085, 0.16), (0.16, 0.1), (0.16, -0.0)], [(0.05, 0.155), (-0.12, 0.115), (-0.14, 0.0), (-0.23, -0.002)], [(0.05, 0.15), (-0.07, -0.01), (-0.1, -0.085)]):
        paper.dashes(path, 0.0032, red)
    # somebody has circled the sofa's corner
    paper.loop(-0.03, -0.133, 0.105, 0.058, 0.0036, red, 4, 3)


def around(paper):
    x, y, z = paper.p(-0.385, 0.222, 0)
    workplace.mug((x, y, TOP + 0.001), (0.05, 0.085, 0.09), 1.12, 150)
    handtools.measure(paper.p(-0.33, -0.272, 0.002), 8)
    x, y, z = paper.p(0.15, -0.21, 0)
    drawing.pencil((x, y, z + 0.001), 24, AMBER)
    x, y, z = paper.p(0.2, -0.34, 0)
    drawing.pencil((x, y, TOP), 62, BLUE)
    drawing.pencil((x + 0.035, y + 0.005, TOP), 71, RED, 0.16)
    # a scale of boxwood keeps the far edge down
    form.box((0.31, 0.028, 0.007), paper.p(0.02, 0.252, 0.001), matter.paint((0.36, 0.2, 0.07), 0.45), 0.002, 2.5)
    s = seating.Set(paper.p(0.02, 0.252, 0.0081), 2.5)
    for k in range(61):
        long = 0.009 if k % 10 == 0 else 0.006 if k % 5 == 0 else 0.004
        s.box((0.0007, long, 0.0002), (-0.15 + k * 0.005, -0.013 + long / 2, 0), matter.black(0.8), 0)
