"""A high-roofed work van, lofted from its side view. Its nose points to -x before it is turned."""
import math

from . import form, lamps, matter
from .seating import Set

SIDE = [(-2.85, 0.42), (-2.9, 0.62), (-2.86, 0.95), (-2.62, 1.12), (-1.95, 1.32), (-1.3, 2.2), (-0.95, 2.46), (-0.4, 2.56), (2.75, 2.58), (2.86, 2.45),
        (2.9, 0.5), (2.85, 0.36), (-2.6, 0.34)]


def van(at, turn=0, color=(0.035, 0.04, 0.042), open_doors=True):
    s = Set(at, turn)
    body = matter.paint(color, 0.34)
    dark = matter.paint((0.006, 0.007, 0.008), 0.06)
    half = 0.98
    count = len(SIDE)
    points = [(x, side * half, z) for side in (-1, 1) for x, z in SIDE]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    for i in range(count):
        j = (i + 1) % count
        # the rear is left open; doors and a lit load bay stand in it
        if open_doors and i == 9:
            continue
        faces.append((i, j, j + count, i + count))
    shell = form.place("van", form.mesh_of("van", points, faces), at, turn, body)
    edge = shell.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments = 0.07, 4
    edge.limit_method = "ANGLE"
    shell.data.use_auto_smooth = True
    shell.data.auto_smooth_angle = math.radians(50)
    shell.data.polygons.foreach_set("use_smooth", [True] * len(shell.data.polygons))
    glazing(s, dark)
    for x in (-1.95, 1.75):
        for side in (-1, 1):
            wheel(s, x, side * 0.88)
    for side in (-1, 1):
        s.box((0.05, 0.2, 0.34), (2.88, side * 0.86, 1.0), matter.glow(1600, 0.13, (1.0, 0.04, 0.02)), 0.02)
        s.box((0.12, 0.34, 0.14), (-2.82, side * 0.7, 0.82), matter.glow(5200, 1.4), 0.03)
        s.box((0.05, 0.1, 0.2), (-1.55, side * 1.08, 1.42), matter.black(0.3), 0.03)
        s.box((4.2, 0.012, 0.03), (0.3, side * 0.985, 0.95), matter.black(0.4), 0.004)
    s.box((0.1, 1.9, 0.16), (2.9, 0, 0.38), matter.black(0.5), 0.03)
    if open_doors:
        bay(s, body)


def glazing(s, dark):
    # windscreen and side windows: dark sheets a finger's breadth off the body
    angle = math.degrees(math.atan2(2.2 - 1.32, -1.3 + 1.95))
    form.sheet(0.98, 1.66, s.p(-1.645, 0, 1.775), dark, 1, turn=s.turn, tilt=(0, -angle), name="windscreen")
    for side in (-1, 1):
        points = [(-1.72, 0, 1.36), (-0.62, 0, 1.36), (-0.62, 0, 2.12), (-1.2, 0, 2.12)]
        form.place("window", form.mesh_of("window", [(x, side * 0.986, z) for x, _, z in points], [(0, 1, 2, 3)]), s.at, s.turn, dark)


def wheel(s, x, y):
    rubber, alloy = matter.paint((0.012, 0.012, 0.012), 0.75), matter.steel(0.35, 0.3)
    shape = [(0.0, -0.11), (0.2, -0.11), (0.22, -0.12), (0.34, -0.12), (0.365, -0.09), (0.365, 0.09), (0.34, 0.12), (0.22, 0.12), (0.2, 0.1), (0.0, 0.1)]
    form.lathe(shape, s.p(x, y, 0.365), rubber, 56, s.turn, (90, 0))
    out = 1 if y > 0 else -1
    form.lathe([(0, 0.03), (0.06, 0.03), (0.08, 0), (0.19, 0.012), (0.205, 0.02)], s.p(x, y + out * 0.11, 0.365), alloy, 40, s.turn, (-90 * out, 0))
    form.lathe([(0.37, 0), (0.44, 0.0), (0.46, 0.03)], s.p(x, y + out * 0.085, 0.38), matter.black(0.7), 56, s.turn, (-90 * out, 0))


def bay(s, body):
    """The load bay: shelves, cases, a strip of light; the doors stand wide."""
    for side in (-1, 1):
        # doors that swing right round and lie against the flanks
        s.box((0.92, 0.05, 1.95), (2.4, side * 1.05, 0.5), body, 0.02, side * 3)
        s.box((2.6, 0.3, 0.03), (1.3, side * 0.7, 0.95), matter.oak("x"), 0.003)
        s.box((2.6, 0.3, 0.03), (1.3, side * 0.7, 1.5), matter.oak("x"), 0.003)
        for i, (x, tall) in enumerate(((2.4, 0.34), (2.05, 0.26), (1.7, 0.4), (1.3, 0.3))):
            mat = (matter.paint((0.32, 0.11, 0.02), 0.5), matter.black(0.5), matter.paint((0.05, 0.06, 0.06), 0.5))[(i + side) % 3]
            s.box((0.3, 0.26, tall), (x, side * 0.7, 0.98), mat, 0.02)
            s.box((0.28, 0.24, tall * 0.8), (x, side * 0.7, 1.53), mat, 0.02)
    s.box((2.8, 1.8, 0.04), (1.4, 0, 0.5), matter.oak("x"), 0)
    s.box((0.03, 1.8, 1.9), (0.0, 0, 0.5), matter.paint((0.2, 0.19, 0.17), 0.6), 0)
    s.box((0.5, 0.5, 0.4), (2.2, 0.05, 0.54), matter.paint((0.3, 0.24, 0.16), 0.8), 0.01, 12)
    form.tube([s.p(0.3, 0, 2.42), s.p(2.7, 0, 2.42)], 0.012, matter.glow(3000, 12))
    lamps.panel(s.p(1.6, 0, 2.4), s.p(1.7, 0, 0), 1.8, 0.5, 90, 2900, "load bay")
    lamps.spot(s.p(2.7, 0, 2.35), s.p(3.9, 0, 0), 26, 2900, 80, "load bay")
