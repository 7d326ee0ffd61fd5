"""A high-roofed work van with everything that a real one has. Its nose points to -x before it is turned."""
import math

from . import form, lamps, matter
from .seating import Set

HALF = 0.98
# the side view, from the sill up over the nose to the tail
SIDE = [(-2.62, 0.36), (-2.86, 0.42), (-2.92, 0.62), (-2.88, 0.92), (-2.66, 1.1), (-1.98, 1.3), (-1.28, 2.2), (-0.95, 2.46), (-0.4, 2.56),
        (2.75, 2.58), (2.87, 2.45), (2.9, 0.5), (2.86, 0.36)]
WHEELS = (-1.98, 1.75)
ARCH, AXLE = 0.47, 0.37


def outline():
    """The side view with round wheel arches cut into its sill, from tail to nose."""
    arches = []
    for x in sorted(WHEELS, reverse=True):
        low = math.asin((0.36 - AXLE) / ARCH)
        for i in range(15):
            a = low + (math.pi - 2 * low) * i / 14
            arches.append((x + ARCH * math.cos(a), AXLE + ARCH * math.sin(a)))
    return SIDE + arches


def van(at, turn=0, color=(0.5, 0.49, 0.46), stripe=(0.62, 0.17, 0.015), doors=(172, 106)):
    """`doors` are the angles at which the two rear doors stand: 90 is square to the van, 180 lies on its flank."""
    s = Set(at, turn)
    body, dark = matter.paint(color, 0.3, 0.0, 0.6), matter.paint((0.008, 0.01, 0.012), 0.04)
    shell(s, body)
    flanks(s, body, dark, stripe)
    front(s, dark)
    rear(s, body, dark, stripe, doors)
    for x in WHEELS:
        for side in (-1, 1):
            wheel(s, x, side)
    rack(s)
    bay(s)


def shell(s, body):
    side = outline()
    count = len(side)
    points = [(x, y * HALF, z) for y in (-1, 1) for x, z in side]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    tail = SIDE.index((2.87, 2.45))
    faces += [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count) if i != tail]
    thing = form.place("van", form.mesh_of("van", points, faces), s.at, s.turn, body)
    edge = thing.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments, edge.limit_method, edge.angle_limit = 0.06, 4, "ANGLE", math.radians(50)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(48)
    thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))


def plate(s, corners, y, mat, name="pane"):
    """A flat piece on a flank: corners are (x, z)."""
    form.place(name, form.mesh_of(name, [(x, y, z) for x, z in corners], [tuple(range(len(corners)))]), s.at, s.turn, mat)


def flanks(s, body, dark, stripe):
    seam, trim = matter.paint((0.02, 0.02, 0.02), 0.8), matter.black(0.6)
    for y in (-1, 1):
        out = y * (HALF + 0.003)
        # cab window, its rubber and its quarter light
        plate(s, [(-1.86, 1.34), (-0.52, 1.34), (-0.52, 2.2), (-1.2, 2.2)], out, trim)
        plate(s, [(-1.52, 1.38), (-0.57, 1.38), (-0.57, 2.15), (-1.17, 2.15), (-1.52, 1.72)], y * (HALF + 0.006), dark)
        plate(s, [(-1.78, 1.38), (-1.57, 1.38), (-1.57, 1.64)], y * (HALF + 0.006), dark)
        # panel lines: cab door, sliding door, load panels
        for x, low, high in ((-0.46, 0.42, 2.3), (-1.62, 0.78, 1.34), (0.86, 0.42, 2.38), (1.95, 0.86, 2.38)):
            s.box((0.012, 0.008, high - low), (x, out, low), seam, 0)
        for x0, x1, z in ((-0.46, 0.86, 2.38), (-0.46, 2.8, 1.3), (0.86, 2.8, 2.38), (-1.45, -0.46, 0.42)):
            s.box((x1 - x0, 0.008, 0.012), ((x0 + x1) / 2, out, z), seam, 0)
        s.box((1.15, 0.03, 0.035), (1.5, out, 1.24), trim, 0.008)
        for x in (-0.66, -0.25):
            s.box((0.2, 0.012, 0.075), (x, out, 1.13), trim, 0.02)
            s.box((0.17, 0.035, 0.028), (x, y * (HALF + 0.02), 1.155), matter.black(0.3), 0.01)
        # the stripe sweeps up toward the tail
        plate(s, [(-2.55, 0.93), (-0.5, 0.93), (2.86, 1.42), (2.86, 1.72), (-0.5, 1.09), (-2.6, 1.02)], out, matter.paint(stripe, 0.35))
        plate(s, [(-1.6, 0.885), (-0.5, 0.885), (2.86, 1.34), (2.86, 1.385), (-0.5, 0.91), (-1.6, 0.905)], out, matter.paint((0.03, 0.05, 0.07), 0.35))
        # rubber along the sill, between the wheels
        s.box((2.55, 0.03, 0.12), (-0.12, y * (HALF + 0.004), 0.5), trim, 0.012)
        s.box((0.5, 0.03, 0.12), (2.5, y * (HALF + 0.004), 0.5), trim, 0.012)
        for x in WHEELS:
            arc = [(x + (ARCH + 0.02) * math.cos(a), y * (HALF - 0.005), AXLE + (ARCH + 0.02) * math.sin(a))
                   for a in (math.pi * i / 16 for i in range(17))]
            s.tube(arc, 0.035, trim)
        s.tube([(-1.62, y * 0.97, 1.34), (-1.66, y * 1.1, 1.36)], 0.022, trim)
        s.box((0.1, 0.19, 0.3), (-1.68, y * 1.16, 1.34), trim, 0.045)
        s.box((0.006, 0.15, 0.24), (-1.627, y * 1.16, 1.37), matter.paint((0.6, 0.6, 0.62), 0.03, 1.0), 0.002)
        s.box((0.1, 0.02, 0.045), (-2.3, y * (HALF + 0.003), 0.86), matter.glow(1900, 0.8), 0.01)


def front(s, dark):
    slope = math.degrees(math.atan2(0.9, 0.7))
    form.sheet(1.02, 1.7, s.p(-1.645, 0, 1.765), dark, 1, turn=s.turn, tilt=(0, -slope), name="windscreen")
    s.box((0.05, 1.2, 0.24), (-2.89, 0, 0.62), matter.black(0.4), 0.02)
    s.box((0.16, 1.9, 0.2), (-2.88, 0, 0.36), matter.black(0.6), 0.05)
    for y in (-1, 1):
        s.box((0.2, 0.34, 0.2), (-2.76, y * 0.76, 0.8), matter.glow(5200, 1.3), 0.05)


def rear(s, body, dark, stripe, doors):
    trim = matter.black(0.6)
    for y in (-1, 1):
        # tail lamps: red, amber, white, in one housing
        s.box((0.06, 0.15, 0.74), (2.875, y * 0.895, 0.86), trim, 0.02)
        for z, tall, color, power in ((1.32, 0.24, (1.0, 0.03, 0.015), 0.9), (1.14, 0.14, (1.0, 0.36, 0.02), 0.45), (0.9, 0.2, (1.0, 0.04, 0.02), 0.5)):
            s.box((0.03, 0.11, tall), (2.9, y * 0.895, z), matter.glow(1600, power, color, (0.3, 0.02, 0.01)), 0.012)
        # each door hangs on its post and stands wide
        hinge, middle = Set(s.p(2.92, y * 1.03, 0), s.turn + y * doors[y > 0]), 0.45
        hinge.box((0.88, 0.055, 1.86), (middle, 0, 0.56), body, 0.022)
        hinge.box((0.6, 0.062, 0.62), (middle, 0, 1.62), dark, 0.03)
        hinge.box((0.66, 0.006, 0.3), (middle, y * 0.03, 1.16), matter.paint(stripe, 0.35), 0)
        hinge.box((0.7, 0.03, 0.7), (middle, -y * 0.03, 0.72), matter.paint((0.1, 0.1, 0.1), 0.8), 0.02)
    s.box((0.04, 1.72, 0.14), (2.88, 0, 2.42), body, 0.02)
    s.box((0.16, 1.86, 0.14), (2.92, 0, 0.36), trim, 0.035)
    s.box((0.02, 0.34, 0.17), (2.965, -0.45, 0.46 - 0.07), matter.paint((0.6, 0.6, 0.58), 0.5), 0.006)
    for y in (-0.62, -0.28):
        s.box((0.02, 0.02, 0.012), (2.975, y, 0.53), matter.steel(), 0)


def wheel(s, x, side):
    y = side * 0.86
    rubber, alloy = matter.paint((0.016, 0.016, 0.016), 0.8), matter.steel(0.3, 0.62)
    spot, turn, tilt = s.p(x, y, AXLE), s.turn, (-90 * side, 0)
    form.lathe([(0, -0.11), (0.24, -0.11), (0.34, -0.12), (0.368, -0.09), (0.37, 0), (0.368, 0.07), (0.345, 0.112), (0.27, 0.118), (0.245, 0.1),
                (0.225, 0.03), (0, 0.03)], spot, rubber, 64, turn, tilt)
    form.lathe([(0.252, 0.09), (0.244, 0.112), (0.232, 0.108), (0.222, 0.045), (0.12, 0.035), (0, 0.035)], spot, alloy, 64, turn, tilt)
    form.lathe([(0.09, 0.04), (0.075, 0.085), (0.05, 0.1), (0, 0.1)], spot, matter.black(0.4), 32, turn, tilt)
    for i in range(6):
        a = i * math.tau / 6
        s.tube([(x + 0.07 * math.cos(a), y + side * 0.06, AXLE + 0.07 * math.sin(a)),
                (x + 0.15 * math.cos(a), y + side * 0.085, AXLE + 0.15 * math.sin(a)),
                (x + 0.236 * math.cos(a), y + side * 0.1, AXLE + 0.236 * math.sin(a))], 0.026, alloy)


def rack(s):
    """Bars across the roof, a ladder and a length of conduit tied down on them."""
    metal = matter.steel(0.35, 0.35)
    for x in (-0.2, 1.1, 2.4):
        s.box((0.045, 1.84, 0.03), (x, 0, 2.7), matter.black(0.4), 0.008)
        for y in (-0.88, 0.88):
            s.box((0.06, 0.04, 0.2), (x, y, 2.53), matter.black(0.4), 0.008)
    for y in (0.18, 0.6):
        s.box((3.5, 0.035, 0.08), (1.0, y, 2.74), matter.paint((0.62, 0.2, 0.02), 0.5), 0.008)
    for i in range(11):
        s.tube([(-0.6 + i * 0.32, 0.18, 2.78), (-0.6 + i * 0.32, 0.6, 2.78)], 0.014, metal)
    for y in (-0.25, -0.36, -0.47):
        s.tube([(-0.5, y, 2.76), (2.7, y, 2.76)], 0.03, matter.paint((0.45, 0.44, 0.41), 0.5))


def bay(s):
    """The load bay: shelves left and right, bins, spools, a strip of light."""
    pale, wood = matter.paint((0.5, 0.48, 0.44), 0.6), matter.oak("x")
    s.box((2.86, 1.84, 0.05), (1.42, 0, 0.5), matter.oak("x", (0.9, 0.2)), 0)
    s.box((0.03, 1.84, 1.95), (0.02, 0, 0.55), pale, 0)
    for y in (-1, 1):
        s.box((2.8, 0.02, 1.9), (1.4, y * 0.93, 0.55), pale, 0)
        for z in (0.98, 1.42, 1.86):
            s.box((2.72, 0.36, 0.025), (1.4, y * 0.74, z), wood, 0.003)
            s.box((2.72, 0.014, 0.06), (1.4, y * 0.56, z), matter.steel(0.4, 0.4), 0.003)
        for x in (0.3, 1.5, 2.72):
            s.box((0.03, 0.36, 1.5), (x, y * 0.74, 0.55), matter.steel(0.4, 0.4), 0.003)
    bins = ((0.62, 0.18, 0.015), (0.05, 0.16, 0.32), (0.5, 0.42, 0.12), (0.3, 0.3, 0.29), (0.62, 0.18, 0.015))
    for k, z in enumerate((1.005, 1.445, 1.885)):
        for i in range(6):
            for y in (-1, 1):
                tall = (0.3, 0.24, 0.34, 0.2)[(i * 3 + k + (y > 0)) % 4]
                if (k, y) == (0, 1) and i % 2 == 0:
                    spool(s, (2.55 - i * 0.4, 0.73, 1.17), bins[(i + 1) % 5])
                else:
                    s.box((0.32, 0.28, tall), (2.55 - i * 0.4, y * 0.73, z), matter.paint(bins[(i * 2 + k * 3 + (y > 0)) % 5], 0.5), 0.02)
                    s.box((0.006, 0.14, 0.05), (2.712 - i * 0.4, y * 0.73, z + tall * 0.55), matter.paint((0.6, 0.58, 0.54), 0.7), 0)
    for i, color in enumerate(((0.03, 0.14, 0.42), (0.62, 0.18, 0.015), (0.5, 0.49, 0.46))):
        spool(s, (2.5 - i * 0.05, -0.74 + i * 0.02, 0.72) if i == 0 else (2.05, -0.72, 0.72) if i == 1 else (2.5, 0.74, 0.72), color)
    s.box((0.5, 0.42, 0.34), (2.3, 0.12, 0.55), matter.paint((0.42, 0.32, 0.2), 0.8), 0.008, 10)
    s.box((0.42, 0.06, 0.003), (2.3, 0.12, 0.892), matter.paint((0.55, 0.46, 0.3), 0.4), 0, 10)
    # a stepladder against the bulkhead
    for y in (-0.22, 0.22):
        s.tube([(0.75, y, 0.55), (0.2, y * 0.8, 2.2)], 0.025, matter.paint((0.62, 0.2, 0.02), 0.5))
    for i in range(6):
        s.box((0.07, 0.42, 0.025), (0.68 - i * 0.085, 0, 0.78 + i * 0.25), matter.steel(0.4), 0.004)
    for y in (-0.4, 0.4):
        s.tube([(0.3, y, 2.46), (2.7, y, 2.46)], 0.014, matter.glow(3400, 10))
    lamps.panel(s.p(1.6, 0, 2.42), s.p(1.7, 0, 0), 2.2, 0.8, 66, 3300, "load bay")
    lamps.spot(s.p(2.75, 0, 2.36), s.p(4.1, 0, 0), 40, 3200, 84, "load bay")


def spool(s, at, color):
    """A drum of cable on its rim."""
    x, y, z = at
    for dy in (-0.1, 0.1):
        form.rod(0.165, 0.016, s.p(x, y + dy + 0.008, z), matter.oak("x"), (90, 0), s.turn, 40)
    form.rod(0.13, 0.2, s.p(x, y + 0.1, z), matter.paint(color, 0.45), (90, 0), s.turn, 40)
