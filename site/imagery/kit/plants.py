"""Plants of the valley: fan and feather palms, agaves, grasses, shrubs, trees; and a few in pots."""
import math
import random

from mathutils import Vector

from . import form, matter


def _strip(points, faces, path, widths, side, fold=0.0):
    """Adds a blade along `path`; `side` is its breadth direction, `fold` lifts its edges."""
    base = len(points)
    for p, w in zip(path, widths):
        lift = Vector((0, 0, fold * w))
        points += [tuple(p - side * w + lift), tuple(p), tuple(p + side * w + lift)]
    for i in range(len(path) - 1):
        a = base + i * 3
        faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]


def _arch(start, way, length, drop, steps):
    """A stalk that starts along `way` and gives in to gravity."""
    path, here, heading = [Vector(start)], Vector(start), Vector(way).normalized()
    for _ in range(steps):
        heading = (heading + Vector((0, 0, -drop / steps))).normalized()
        here = here + heading * (length / steps)
        path.append(here.copy())
    return path


def _feather(points, faces, way, length, drop, chance):
    spine = _arch((0, 0, 0), way, length, drop, 14)
    side0 = Vector((-way.y, way.x, 0)).normalized()
    _strip(points, faces, spine, [0.022 * (1 - i / 16) for i in range(15)], side0)
    leaflets = 46
    for i in range(leaflets):
        t = 0.14 + 0.86 * i / leaflets
        k = min(13, int(t * 14))
        at = spine[k].lerp(spine[k + 1], t * 14 - k)
        along = (spine[k + 1] - spine[k]).normalized()
        size = length * 0.24 * math.sin(math.pi * (0.12 + 0.84 * t)) ** 0.7 * chance.uniform(0.85, 1.1)
        for sign in (-1, 1):
            out = (side0 * sign * 0.9 + along * 0.65 + Vector((0, 0, chance.uniform(-0.1, 0.3)))).normalized()
            blade = _arch(at, out, size, 0.75, 3)
            _strip(points, faces, blade, [0.012, 0.017, 0.012, 0.001], along)


def _fan(points, faces, way, length, drop, chance):
    stalk = _arch((0, 0, 0), way, length * 0.55, drop * 0.5, 6)
    side = Vector((-way.y, way.x, 0)).normalized()
    _strip(points, faces, stalk, [0.018] * 7, side)
    heart, along = stalk[-1], (stalk[-1] - stalk[-2]).normalized()
    for i in range(30):
        a = (i / 29 - 0.5) * math.radians(250)
        out = (along * math.cos(a) + side * math.sin(a)).normalized()
        reach = length * 0.6 * (0.72 + 0.28 * math.cos(a)) * chance.uniform(0.93, 1.05)
        blade = _arch(heart, out, reach, 0.35 + chance.uniform(0, 0.7) * (1 if i % 2 else 0.5), 4)
        across = out.cross(along.cross(side)).normalized()
        _strip(points, faces, blade, [0.004, 0.024 * length, 0.021 * length, 0.011 * length, 0.0005], across)


def palm(at, height=6.0, kind="feather", lean=0.3, turn=0, fronds=30, size=2.4, seed=1, skirt=True, green=None):
    """`feather` is a queen or date palm, `fan` a Washingtonia or sabal; `lean` in metres."""
    chance = random.Random(seed)
    x, y, z = at
    a = math.radians(turn)
    trunk, radii = [], []
    for i in range(15):
        t = i / 14
        off = lean * t * t
        trunk.append((x + off * math.cos(a), y + off * math.sin(a), z + height * t))
        radii.append((0.17 if kind == "feather" else 0.2) * (1 + 0.55 * (1 - t) ** 6) * (1 - 0.2 * t))
    form.tube(trunk, radii, matter.bark((0.16, 0.125, 0.095)), "trunk")
    top = trunk[-1]
    for ring in range(int(height * 7)):
        t = ring / (height * 7)
        off = lean * t * t
        form.again(_ring(), (x + off * math.cos(a), y + off * math.sin(a), z + height * t), chance.uniform(0, 360),
                   (0.175 if kind == "feather" else 0.205) * (1 + 0.55 * (1 - t) ** 6) * (1 - 0.2 * t))
    points, faces = [], []
    golden = 2.39996
    for i in range(fronds):
        t = i / fronds
        tilt = 1.35 - 1.9 * t ** 0.95 if kind == "fan" else 1.3 - 1.55 * t
        around = i * golden + chance.uniform(-0.15, 0.15)
        way = Vector((math.cos(around) * math.cos(tilt), math.sin(around) * math.cos(tilt), math.sin(tilt)))
        grow = _fan if kind == "fan" else _feather
        grow(points, faces, way, size * chance.uniform(0.85, 1.08), 1.0 + 0.5 * t, chance)
    mesh = form.mesh_of("crown", points, faces, smooth=True)
    crown = form.place("crown", mesh, top, chance.uniform(0, 360), green or matter.leaf((0.055, 0.095, 0.028)))
    if kind == "fan" and skirt:
        points, faces = [], []
        for i in range(36):
            around = i * golden
            way = Vector((math.cos(around) * 0.5, math.sin(around) * 0.5, -0.85))
            _fan(points, faces, way, size * 0.62 * chance.uniform(0.8, 1.1), 1.6, chance)
        form.place("skirt", form.mesh_of("skirt", points, faces, True), (top[0], top[1], top[2] - 0.12), 0,
                   matter.leaf((0.17, 0.12, 0.065), 0.8))
    return crown


_rings = []


def _ring():
    if not _rings:
        profile = [(0.96, -0.05), (1.012, 0.0), (0.96, 0.045)]
        thing = form.lathe(profile, (0, 0, -90), matter.bark((0.16, 0.125, 0.095)), 20, name="ring")
        _rings.append(thing)
    return _rings[0]


def agave(at, size=0.7, seed=1, blue=True):
    chance = random.Random(seed)
    points, faces = [], []
    for i in range(38):
        t = i / 38
        around, tilt = i * 2.39996, 1.35 - 1.15 * t
        way = Vector((math.cos(around) * math.cos(tilt), math.sin(around) * math.cos(tilt), math.sin(tilt)))
        side = Vector((-math.sin(around), math.cos(around), 0))
        reach = size * chance.uniform(0.85, 1.1) * (0.7 + 0.3 * t)
        blade = _arch((0, 0, 0.02), way, reach, -0.1 + 0.25 * t, 6)
        _strip(points, faces, blade, [w * size for w in (0.05, 0.075, 0.085, 0.075, 0.05, 0.022, 0.001)], side, 0.45)
    colour = (0.09, 0.14, 0.115) if blue else (0.08, 0.12, 0.04)
    form.place("agave", form.mesh_of("agave", points, faces, True), at, chance.uniform(0, 90), matter.leaf(colour, 0.6))


def grass(at, size=0.6, blades=180, seed=1, colour=(0.11, 0.115, 0.04), spread=0.12):
    """An ornamental tuft."""
    chance = random.Random(seed)
    points, faces = [], []
    for _ in range(blades):
        around, tilt = chance.uniform(0, math.tau), chance.uniform(0.75, 1.5)
        way = Vector((math.cos(around) * math.cos(tilt), math.sin(around) * math.cos(tilt), math.sin(tilt)))
        side = Vector((-math.sin(around), math.cos(around), 0))
        r = chance.uniform(0, spread) * size
        blade = _arch((math.cos(around) * r, math.sin(around) * r, 0), way, size * chance.uniform(0.6, 1.2), chance.uniform(0.5, 1.6), 5)
        _strip(points, faces, blade, [0.005 * size, 0.006 * size, 0.005 * size, 0.004 * size, 0.003 * size, 0.0004], side)
    return form.place("grass", form.mesh_of("grass", points, faces, True), at, 0, matter.leaf(colour, 0.7))


def lawn(x0, x1, y0, y1, z=0.0, blades=26000, seed=4, height=0.06, colour=(0.05, 0.085, 0.022)):
    """Ground, and blades where the lamps will show them."""
    form.box((x1 - x0, y1 - y0, 0.1), ((x0 + x1) / 2, (y0 + y1) / 2, z - 0.1), matter.earth((0.03, 0.042, 0.014), 3.0), 0)
    chance = random.Random(seed)
    points, faces = [], []
    for _ in range(blades):
        x, y = chance.uniform(x0, x1), chance.uniform(y0, y1)
        h = height * chance.uniform(0.5, 1.3)
        a = chance.uniform(0, math.tau)
        dx, dy = math.cos(a), math.sin(a)
        lean = chance.uniform(0.1, 0.7) * h
        base = len(points)
        w = 0.004
        points += [(x - dy * w, y + dx * w, z), (x + dy * w, y - dx * w, z),
                   (x + dx * lean * 0.4, y + dy * lean * 0.4, z + h * 0.65), (x + dx * lean, y + dy * lean, z + h)]
        faces += [(base, base + 1, base + 2), (base + 1, base + 3, base + 2)]
    form.place("lawn", form.mesh_of("lawn", points, faces), (0, 0, 0), 0, matter.leaf(colour, 0.7))


def shrub(at, size=(1.0, 1.0, 0.8), leaves=2600, seed=1, colour=(0.04, 0.07, 0.022), leaf=0.05):
    """Leaves through a rounded volume, denser at the skin."""
    chance = random.Random(seed)
    points, faces = [], []
    for _ in range(leaves):
        d = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
        bumpy = 1 + 0.16 * math.sin(d.x * 7 + seed) * math.sin(d.y * 6) + 0.1 * math.sin(d.z * 11)
        r = (1 - abs(chance.gauss(0, 0.16))) * bumpy
        c = Vector((d.x * size[0] / 2 * r, d.y * size[1] / 2 * r, size[2] / 2 + d.z * size[2] / 2 * r))
        leaf_blade(points, faces, c, d, leaf * chance.uniform(0.6, 1.3), chance)
    # a dark heart, so that no sky shows through
    core = form.ball(0.5, (at[0], at[1], at[2] + size[2] * 0.46), matter.paint(tuple(c * 0.25 for c in colour), 1.0))
    core.scale = (size[0] * 0.74, size[1] * 0.74, size[2] * 0.78)
    return form.place("shrub", form.mesh_of("shrub", points, faces, True), at, 0, matter.leaf(colour, 0.45))


def hedge(start, end, height, depth=0.9, seed=1, density=2400, leaf=0.1, colour=(0.04, 0.07, 0.022)):
    """A clipped hedge from `start` to `end` (x, y), uneven as hedges are."""
    chance = random.Random(seed)
    a, b = Vector((*start, 0)), Vector((*end, 0))
    way, length = (b - a).normalized(), (b - a).length
    side = Vector((-way.y, way.x, 0))
    points, faces = [], []
    for _ in range(int(density * length)):
        u, v, w = chance.uniform(0, length), chance.gauss(0, 0.42), chance.random() ** 0.8
        top = height * (1 + 0.07 * math.sin(u * 2.3 + seed) + 0.05 * math.sin(u * 5.1))
        out = Vector((0, 0, 1)) if w > 0.86 else side * (1 if v > 0 else -1)
        c = a + way * u + side * max(-0.55, min(0.55, v)) * depth + Vector((0, 0, w * top * 0.94))
        leaf_blade(points, faces, c, out, leaf * chance.uniform(0.7, 1.5), chance)
    mid = (a + b) / 2
    form.box((length, depth * 0.7, height * 0.82), (mid.x, mid.y, 0), matter.paint(tuple(c * 0.25 for c in colour), 1.0), 0.1,
             math.degrees(math.atan2(way.y, way.x)))
    form.place("hedge", form.mesh_of("hedge", points, faces, True), (0, 0, 0), 0, matter.leaf(colour, 0.45))


def leaf_blade(points, faces, c, d, size, chance):
    """Six corners: pointed at the tip, fullest below the middle."""
    out = (d + Vector((chance.gauss(0, 0.5), chance.gauss(0, 0.5), chance.gauss(0, 0.4)))).normalized()
    side = out.cross(Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1)))).normalized()
    base = len(points)
    for along, across in ((0, 0), (0.3, 0.24), (0.65, 0.17), (1, 0), (0.65, -0.17), (0.3, -0.24)):
        points.append(tuple(c + out * size * along + side * size * across))
    faces.append(tuple(range(base, base + 6)))


def tree(at, height=5.5, seed=1, spread=0.62, leaves=16, colour=(0.05, 0.075, 0.025), leaf=0.075, depth=5, trunk=0.16):
    """A live oak or mesquite: a short trunk that forks low, and a broad crown of small leaves."""
    chance = random.Random(seed)
    points, faces = [], []
    wood = matter.bark()

    def grow(base, way, length, radius, level):
        path, here, heading = [base], base, way
        for _ in range(4):
            heading = (heading + Vector((chance.gauss(0, 0.16), chance.gauss(0, 0.16), chance.gauss(0.03, 0.1)))).normalized()
            here = here + heading * length / 4
            path.append(here)
        form.tube([tuple(p) for p in path], [radius * (1 - 0.09 * i) for i in range(5)], wood, "branch")
        if level <= 2:
            for p in path[1:]:
                for _ in range(leaves * (2 if level <= 1 else 1)):
                    d = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0.2, 1)))
                    leaf_blade(points, faces, p + d * 0.16 * height / 5, d.normalized(), leaf * chance.uniform(0.6, 1.3), chance)
        if level == 0:
            return
        for _ in range(3 if level > 1 else 2):
            turned = (heading + Vector((chance.gauss(0, spread), chance.gauss(0, spread), chance.gauss(0.12, spread * 0.45)))).normalized()
            grow(path[-1] if chance.random() < 0.7 else path[3], turned, length * chance.uniform(0.62, 0.82), radius * 0.6, level - 1)

    start = Vector((0, 0, 0))
    grow(start, Vector((chance.uniform(-0.2, 0.2), chance.uniform(-0.2, 0.2), 1)).normalized(), height * 0.3, trunk, depth)
    import bpy
    for thing in bpy.context.scene.objects:
        if thing.name.startswith("branch") and "set" not in thing:
            thing.location = at
            thing["set"] = True
    form.place("foliage", form.mesh_of("foliage", points, faces, True), at, 0, matter.leaf(colour, 0.5))


def pot(at, radius=0.2, height=0.38, mat=None):
    form.lathe([(0, 0), (radius * 0.72, 0), (radius, height), (radius - 0.015, height), (radius * 0.9, height - 0.05), (0, height - 0.05)],
               at, mat or matter.paint((0.07, 0.06, 0.052), 0.7), 56, name="pot")


def potted(at, height=1.5, seed=1, pot_mat=None, kind="rubber"):
    """A house plant: big leaves on a few stems."""
    chance = random.Random(seed)
    x, y, z = at
    tall = height * 0.24
    pot(at, tall * 0.55, tall, pot_mat)
    points, faces = [], []
    for stem in range(4 if kind == "rubber" else 9):
        a = chance.uniform(0, math.tau)
        top = Vector((math.cos(a) * height * 0.2, math.sin(a) * height * 0.2, height * chance.uniform(0.6, 1.0)))
        foot = Vector((math.cos(a) * 0.04, math.sin(a) * 0.04, tall * 0.85))
        form.tube([(x + foot.x, y + foot.y, z + foot.z), (x + top.x * 0.3, y + top.y * 0.3, z + (foot.z + top.z) / 2),
                   (x + top.x, y + top.y, z + top.z)], 0.009, matter.bark((0.08, 0.07, 0.04)))
        count = 11 if kind == "rubber" else 3
        for i in range(count):
            t = 0.3 + 0.7 * i / count
            p = foot.lerp(top, t)
            b = a + i * 2.4
            way = Vector((math.cos(b), math.sin(b), chance.uniform(0.25, 0.9))).normalized()
            size = height * chance.uniform(0.13, 0.2)
            blade = _arch(p, way, size, 1.1, 6)
            side = Vector((-math.sin(b), math.cos(b), 0))
            _strip(points, faces, blade, [w * size for w in (0.02, 0.14, 0.21, 0.22, 0.17, 0.09, 0.002)], side, 0.25)
    form.place("leaves", form.mesh_of("leaves", points, faces, True), at, 0, matter.leaf((0.03, 0.065, 0.02), 0.3))
