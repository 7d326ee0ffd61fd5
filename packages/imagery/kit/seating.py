"""Seats. All stand on the floor at `at` and face -y before they are turned."""
import math

from mathutils import Matrix, Vector

from . import form, matter


class Set:
    """Places parts in a piece's own axes, so that a piece can be turned as a whole."""

    def __init__(self, at, turn):
        self.at, self.turn = Vector(at), turn
        self.matrix = Matrix.Rotation(math.radians(turn), 3, "Z")

    def p(self, x, y, z):
        return tuple(self.at + self.matrix @ Vector((x, y, z)))

    def box(self, size, at, mat, bevel=0.006, turn=0, tilt=(0, 0)):
        return form.box(size, self.p(*at), mat, bevel, self.turn + turn, tilt)

    def cushion(self, size, at, mat, turn=0, tilt=(0, 0), puff=0.35):
        return form.cushion(size, self.p(*at), mat, self.turn + turn, tilt, puff)

    def tube(self, path, radius, mat):
        return form.tube([self.p(*q) for q in path], radius, mat)


def sofa(at, turn=0, width=2.4, fabric=None, seats=3, pillows=(), legs=None, depth=0.98):
    fabric = fabric or matter.cloth()
    s = Set(at, turn)
    arm = 0.17
    s.box((width, depth, 0.2), (0, 0, 0.1), fabric, 0.04)
    for side in (-1, 1):
        s.cushion((arm, depth, 0.46), (side * (width - arm) / 2, 0, 0.12), fabric, puff=0.25)
        for y in (-1, 1):
            s.box((0.05, 0.05, 0.1), (side * (width / 2 - 0.1), y * (depth / 2 - 0.1), 0), legs or matter.black(), 0.004)
    s.cushion((width, 0.24, 0.68), (0, depth / 2 - 0.12, 0.12), fabric, puff=0.2)
    each = (width - 2 * arm) / seats
    for i in range(seats):
        x = -width / 2 + arm + each * (i + 0.5)
        s.cushion((each - 0.012, depth - 0.25, 0.19), (x, -0.12, 0.28), fabric, puff=0.5)
        s.cushion((each - 0.03, 0.2, 0.46), (x, depth / 2 - 0.3, 0.44), fabric, tilt=(-12, 0), puff=0.6)
    for x, mat, lean in pillows:
        s.cushion((0.46, 0.15, 0.44), (x, -0.04, 0.46), mat, turn=lean, tilt=(-20, 0), puff=0.75)


def armchair(at, turn=0, fabric=None, frame=None):
    """A low lounge chair: timber frame, loose cushions."""
    s = Set(at, turn)
    fabric, frame = fabric or matter.cloth(), frame or matter.walnut("y")
    for x in (-0.37, 0.37):
        s.tube([(x, -0.36, 0), (x, -0.35, 0.3), (x, -0.33, 0.54)], [0.016, 0.021, 0.018], frame)
        s.tube([(x, 0.38, 0), (x, 0.33, 0.3), (x, 0.27, 0.52)], [0.016, 0.021, 0.018], frame)
        s.tube([(x, -0.4, 0.545), (x, -0.1, 0.565), (x, 0.32, 0.53)], [0.02, 0.03, 0.02], frame)
        s.tube([(x, -0.35, 0.27), (x, 0.33, 0.22)], 0.018, frame)
    s.box((0.72, 0.04, 0.06), (0, -0.34, 0.24), frame, 0.012)
    s.box((0.72, 0.04, 0.06), (0, 0.32, 0.2), frame, 0.012)
    s.cushion((0.66, 0.68, 0.16), (0, -0.02, 0.28), fabric, puff=0.6)
    s.cushion((0.64, 0.16, 0.58), (0, 0.29, 0.38), fabric, tilt=(-18, 0), puff=0.6)


def tub_chair(at, turn=0, fabric=None, legs=None):
    """Upholstered all around: its back and arms are one curve."""
    s = Set(at, turn)
    fabric = fabric or matter.cloth()
    for x in (-0.26, 0.26):
        for y in (-0.22, 0.26):
            s.tube([(x * 1.05, y * 1.05, 0), (x, y, 0.17)], [0.012, 0.02], legs or matter.walnut("z"))
    form.lathe([(0, 0.16), (0.36, 0.16), (0.39, 0.2), (0.39, 0.27), (0, 0.27)], s.p(0, 0.03, 0), fabric, 64)
    s.cushion((0.62, 0.64, 0.17), (0, -0.04, 0.26), fabric, puff=0.7)
    steps, points, faces = 40, [], []
    for i in range(steps + 1):
        # from one arm around the back to the other: the rim dips toward the front
        u = i / steps * 2 - 1
        a, rim = math.radians(90 + u * 118), 0.6 + 0.2 * (1 - abs(u) ** 2.2)
        for r, z in ((0.39, 0.18), (0.415, 0.4), (0.43, rim - 0.04), (0.41, rim), (0.36, rim), (0.335, rim - 0.05), (0.33, 0.3)):
            points.append(s.p(r * math.cos(a), 0.03 + r * math.sin(a), z))
    for i in range(steps):
        faces += [(i * 7 + k, i * 7 + 7 + k, i * 7 + 8 + k, i * 7 + 1 + k) for k in range(6)]
    faces += [tuple(range(6, -1, -1)), tuple(range(steps * 7, steps * 7 + 7))]
    shell = form.place("tub", form.mesh_of("tub", points, faces, True), (0, 0, 0), 0, fabric)
    smooth = shell.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 1


def club_chair(at, turn=0, fabric=None, frame=None):
    """Square and low: loose blocks of upholstery in a cage of steel tube, arms as high as the back."""
    s = Set(at, turn)
    fabric, frame = fabric or matter.cloth(), frame or matter.black(0.35)
    w, d, top, r = 0.42, 0.4, 0.61, 0.014
    for x in (-w, w):
        for y in (-d, d):
            s.tube([(x, y, 0), (x, y, top)], r, frame)
        for z in (0.17, top):
            s.tube([(x, -d, z), (x, d, z)], r, frame)
    s.tube([(-w, d, top), (w, d, top)], r, frame)
    for y in (-d, d):
        s.tube([(-w, y, 0.17), (w, y, 0.17)], r, frame)
    s.cushion((0.58, 0.62, 0.15), (0, -0.08, 0.17), fabric, puff=0.3)
    s.cushion((0.56, 0.6, 0.15), (0, -0.08, 0.31), fabric, puff=0.55)
    for x in (-0.335, 0.335):
        s.cushion((0.12, 0.76, 0.42), (x, 0, 0.17), fabric, puff=0.35)
    s.cushion((0.54, 0.15, 0.52), (0, 0.27, 0.18), fabric, tilt=(-6, 0), puff=0.5)


def sling_chair(at, turn=0, hide=None, frame=None):
    """A sheet of leather in a frame of steel tube."""
    s = Set(at, turn)
    hide, frame = hide or matter.leather((0.16, 0.065, 0.03)), frame or matter.black(0.35)
    for x in (-0.34, 0.34):
        s.tube([(x, -0.38, 0.42), (x, -0.4, 0.02), (x, -0.36, 0.012), (x, 0.36, 0.012), (x, 0.42, 0.02), (x, 0.3, 0.36), (x, 0.24, 0.56)], 0.014, frame)
        s.tube([(x, -0.38, 0.4), (x, 0.02, 0.31), (x, 0.16, 0.32), (x, 0.26, 0.5), (x, 0.4, 0.86)], 0.014, frame)
    for y, z in ((-0.38, 0.41), (0.4, 0.86), (0.38, 0.012)):
        s.tube([(-0.34, y, z), (0.34, y, z)], 0.014, frame)
    side = [(-0.38, 0.415), (-0.2, 0.36), (0.0, 0.312), (0.12, 0.3), (0.2, 0.36), (0.27, 0.5), (0.34, 0.68), (0.4, 0.87)]
    points = [s.p(x, y, z - 0.035 * (1 - abs(x) / 0.33)) for y, z in side for x in (-0.33, -0.2, 0, 0.2, 0.33)]
    faces = [(r * 5 + k, r * 5 + k + 1, r * 5 + k + 6, r * 5 + k + 5) for r in range(7) for k in range(4)]
    sheet = form.place("sling", form.mesh_of("sling", points, faces, True), (0, 0, 0), 0, hide)
    sheet.modifiers.new("thick", "SOLIDIFY").thickness = 0.012
    smooth = sheet.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 2
    s.cushion((0.5, 0.12, 0.2), (0, 0.33, 0.66), hide, tilt=(-20, 0), puff=0.5)


def recliner(at, turn=0, hide=None, console=True):
    """A cinema seat."""
    s = Set(at, turn)
    hide = hide or matter.leather()
    s.box((0.86, 0.86, 0.34), (0, 0, 0.04), hide, 0.05)
    s.cushion((0.6, 0.74, 0.2), (0, -0.08, 0.34), hide, puff=0.5)
    s.box((0.6, 0.12, 0.86), (0, 0.42, 0.1), hide, 0.05, tilt=(-6, 0))
    s.cushion((0.58, 0.18, 0.44), (0, 0.33, 0.45), hide, tilt=(-12, 0), puff=0.4)
    s.cushion((0.5, 0.15, 0.2), (0, 0.4, 0.87), hide, tilt=(-10, 0), puff=0.4)
    for side in (-1, 1):
        s.cushion((0.2, 0.9, 0.34), (side * 0.4, -0.02, 0.3), hide, puff=0.3)
        if console:
            s.box((0.1, 0.1, 0.004), (side * 0.4, -0.28, 0.645), matter.black(0.2), 0.001)


def dining_chair(at, turn=0, fabric=None, frame=None):
    s = Set(at, turn)
    fabric, frame = fabric or matter.cloth(), frame or matter.walnut("z")
    for x in (-0.21, 0.21):
        s.tube([(x, -0.2, 0), (x * 0.95, -0.19, 0.44)], [0.012, 0.018], frame)
        s.tube([(x, 0.24, 0), (x * 0.95, 0.19, 0.42), (x * 0.92, 0.24, 0.8)], [0.012, 0.018, 0.013], frame)
    s.cushion((0.47, 0.46, 0.08), (0, 0, 0.42), fabric, puff=0.5)
    # the rail ends in the posts
    s.tube([(-0.195, 0.24, 0.79), (-0.1, 0.275, 0.8), (0.1, 0.275, 0.8), (0.195, 0.24, 0.79)], 0.016, frame)
    s.cushion((0.4, 0.07, 0.24), (0, 0.255, 0.52), fabric, tilt=(-8, 0), puff=0.5)


def stool(at, turn=0, fabric=None, height=0.66):
    s = Set(at, turn)
    metal = matter.black(0.35)
    for x in (-0.17, 0.17):
        for y in (-0.17, 0.17):
            s.tube([(x * 1.15, y * 1.15, 0), (x * 0.8, y * 0.8, height)], 0.011, metal)
    for y in (-0.18, 0.18):
        s.tube([(-0.18, y, 0.22), (0.18, y, 0.22)], 0.009, metal)
    s.cushion((0.42, 0.4, 0.09), (0, 0, height), fabric or matter.leather(), puff=0.5)
    s.cushion((0.4, 0.06, 0.2), (0, 0.2, height + 0.1), fabric or matter.leather(), tilt=(-8, 0), puff=0.4)
    for x in (-0.13, 0.13):
        s.tube([(x, 0.17, height), (x, 0.22, height + 0.2)], 0.009, metal)


def pedestal_stool(at, turn=0, fabric=None, height=0.66, metal=None):
    """A round seat on a column that spreads into a foot, a ring for the feet, and a low hoop as its back."""
    s = Set(at, turn)
    fabric, metal = fabric or matter.leather(), metal or matter.black(0.35)
    form.lathe([(0, 0), (0.22, 0), (0.225, 0.008), (0.2, 0.016), (0.09, 0.032), (0.04, 0.07), (0.024, 0.16), (0.024, height - 0.03), (0.12, height - 0.01), (0.17, height)],
               s.p(0, 0, 0), metal, 56)
    ring = [(0.165 * math.cos(a), 0.165 * math.sin(a), 0.26) for a in (i * math.tau / 32 for i in range(32))]
    form.tube([s.p(*q) for q in ring], 0.009, metal, closed=True)
    for i in range(3):
        a = i * math.tau / 3 + math.pi / 2
        s.tube([(0.02 * math.cos(a), 0.02 * math.sin(a), 0.26), (0.165 * math.cos(a), 0.165 * math.sin(a), 0.26)], 0.007, metal)
    form.lathe([(0, 0), (0.185, 0), (0.205, 0.02), (0.21, 0.05), (0.2, 0.078), (0.16, 0.092), (0, 0.096)], s.p(0, 0, height), fabric, 64)
    arc = [math.radians(a) for a in range(0, 181, 12)]
    s.tube([(0.215 * math.cos(a), 0.02 + 0.215 * math.sin(a), height + 0.2 + 0.03 * math.sin(a)) for a in arc], 0.026, fabric)
    for a in (math.radians(k) for k in (14, 90, 166)):
        u, v = 0.215 * math.cos(a), 0.02 + 0.215 * math.sin(a)
        s.tube([(u * 0.75, v * 0.75, height - 0.005), (u, v, height + 0.03), (u, v, height + 0.2 + 0.03 * math.sin(a))], 0.008, metal)
