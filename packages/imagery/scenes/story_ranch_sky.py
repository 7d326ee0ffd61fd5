"""A ranch step under one amber lamp that looks only down; and above the fence and the windmill, the whole Milky Way."""
import math
import random

from mathutils import Vector, noise

from kit import brickwork, form, lamps, matter, plants, seating, sky, stage

FILM = {"exposure": 1.35, "vignette": 0.16, "bloom": 0.05}
FAR = 320


def build():
    sky.evening("late", sun=64, strength=1.7, clouds=0.4, glow=1.6)
    stage.camera((0.15, -6.6, 1.35), (0.35, 8, 2.75), lens=24, fstop=None)
    house()
    step()
    land()
    windmill(6.4, 24)
    stars()
    lamps.panel((3, -9, 6), (0, 2, 0.5), 8, 8, 300, tint=(0.62, 0.76, 1.0), group="moon").visible_glossy = False


def house():
    stone = matter.ledgestone((0.46, 0.37, 0.26))
    stage.wall((-9, 0), (-0.55, 0), 3.0, stone, [(6.75, 7.75, 0, 2.3)], 0.3)
    form.box((0.3, 6, 3.0), (-0.6, 2.9, 0), stone, 0)
    wood, trim = matter.oak("z"), matter.paint((0.4, 0.36, 0.28), 0.5)
    for x in (-2.28, -1.22):
        form.box((0.1, 0.34, 2.34), (x, 0, 0.16), trim, 0.01)
    form.box((1.3, 0.36, 0.2), (-1.75, 0, 2.3), matter.oak("x"), 0.02)
    form.box((1.0, 0.06, 2.16), (-1.75, 0.06, 0.18), wood, 0.006)
    for x in (-2.08, -1.75, -1.42):
        form.box((0.3, 0.03, 1.98), (x, 0.02, 0.26), wood, 0.012)
    form.tube([(-1.36, -0.01, 1.05), (-1.36, -0.07, 1.07), (-1.36, -0.07, 1.23), (-1.36, -0.01, 1.25)], 0.012, matter.black())
    brickwork.sash((-4.0, -0.15, 1.0), (1.1, 1.4), 0, 0.22, 2100, trim)
    for k in range(7):
        form.box((0.12, 1.5, 0.14), (-5.6 + k * 0.8, -0.25, 2.95), matter.oak("y"), 0.01)
    form.box((9.2, 1.7, 0.05), (-4.6, -0.2, 3.12), matter.paint((0.34, 0.33, 0.31), 0.4, 0.5), 0.01, tilt=(6, 0))
    # the lamp: a dark hood, open below
    x, y, z = -0.92, -0.34, 2.16
    form.box((0.1, 0.03, 0.2), (x, -0.165, z), matter.black(), 0.008)
    form.tube([(x, -0.17, z + 0.14), (x, -0.26, z + 0.2), (x, y, z + 0.17)], 0.012, matter.black())
    form.lathe([(0.035, 0.17), (0.05, 0.12), (0.135, 0), (0.13, 0), (0.04, 0.11)], (x, y, z), matter.black(0.3), 40)
    form.lathe([(0, 0), (0.075, 0)], (x, y, z + 0.035), matter.glow(1900, 16), 30)
    lamps.spot((x, y, z + 0.02), (x - 0.08, y - 0.35, 0), 36, 1900, 92, "amber", 0.05)
    lamps.bulb((x, y - 0.1, z - 0.35), 7, 1900, 0.1, "amber").visible_glossy = False
    form.box((0.06, 0.045, 0.08), (x, -0.175, z - 0.32), matter.paint((0.6, 0.57, 0.5), 0.4), 0.012)
    form.ball(0.022, (x, -0.2, z - 0.3), matter.paint((0.5, 0.5, 0.5), 0.2))


def step():
    pale = matter.stone((0.52, 0.44, 0.33), 1.4, 0.7)
    form.box((3.3, 1.5, 0.16), (-1.5, -0.85, 0), pale, 0.03)
    form.box((2.6, 0.5, 0.09), (-1.4, -1.82, -0.02), pale, 0.03)
    form.box((0.9, 0.55, 0.02), (-1.75, -0.55, 0.16), matter.rug((0.36, 0.22, 0.1)), 0.006, 3)
    # a rat snake, on its way somewhere else
    path = []
    for k in range(26):
        t = k / 25
        path.append((-1.35 + t * 0.95, -1.2 - 0.28 * t + 0.085 * math.sin(t * 11) * (1 - 0.4 * t), 0.19))
    form.tube(path, [0.006 + 0.027 * min(1, (25 - k) / 6) ** 0.6 * min(1, k / 12 + 0.15) for k in range(26)][::-1], matter.paint((0.07, 0.045, 0.025), 0.35), "snake")
    form.ball(0.024, (path[0][0] - 0.015, path[0][1], 0.186), matter.paint((0.07, 0.045, 0.025), 0.35), 0.7)
    # boots, and a rocking bench under the eave
    for dx in (0, 0.16):
        form.cushion((0.12, 0.3, 0.1), (-2.72 + dx, -0.36, 0.16), matter.leather((0.26, 0.12, 0.05)), -6, puff=0.7)
        form.lathe([(0.06, 0), (0.055, 0.12), (0.075, 0.27), (0.068, 0.27), (0.05, 0.1)], (-2.72 + dx, -0.28, 0.2), matter.leather((0.26, 0.12, 0.05)), 28)
    brickwork.bench((-4.0, -0.7, 0.0), 0, 1.6)
    plants.pot((-0.3, -1.0, 0.0), 0.24, 0.46, matter.paint((0.46, 0.22, 0.12), 0.7))
    plants.agave((-0.3, -1.0, 0.42), 0.5, 5)


def land():
    form.sheet(160, 120, (20, 50, 0), matter.earth((0.27, 0.23, 0.13), 1.4, 0.8), 90,
               lambda x, y: -0.06 + 0.12 * math.sin(x * 0.12) * math.sin(y * 0.1) * min(1, max(0, (y + 44) / 10)))
    wood = matter.bark((0.34, 0.27, 0.19))
    posts = [(0.3 + k * 2.1, 4.4 + k * 1.0) for k in range(13)]
    for k, (x, y) in enumerate(posts):
        form.box((0.15, 0.15, 1.4), (x, y, -0.1), wood, 0.03, 12 * k)
    for z in (0.35, 0.72, 1.1):
        for (x0, y0), (x1, y1) in zip(posts, posts[1:]):
            form.tube([(x0, y0 - 0.08, z), ((x0 + x1) / 2, (y0 + y1) / 2 - 0.08, z - 0.03), (x1, y1 - 0.08, z)], 0.045, matter.oak("x", None, 0.6))
    for k in range(26):
        x, y = 0.6 + (k * 37 % 100) / 10, -1.5 + (k * 53 % 100) / 18
        plants.grass((x, y, -0.05), 0.45 + 0.12 * (k % 4), 60, k, (0.3, 0.28, 0.13), 0.3)
    for k, (x, y) in enumerate(((9.5, 12), (-1.2, 15), (15, 20), (2.2, 30))):
        plants.tree((x, y, -0.1), 3.2 + k * 0.3, k + 4, 0.75, 14, (0.07, 0.09, 0.04), 0.1, 4)
    form.box((400, 6, 5), (40, 190, -2), matter.paint((0.03, 0.035, 0.05), 1.0), 1.5)


def windmill(x, y):
    steel = matter.paint((0.05, 0.052, 0.056), 0.6)
    for i in (-1, 1):
        for j in (-1, 1):
            form.tube([(x + i * 1.3, y + j * 1.3, 0), (x + i * 0.16, y + j * 0.16, 9.0)], 0.055, steel)
    for k in range(5):
        z, z1 = k * 1.75, (k + 1) * 1.75
        r, r1 = 1.3 - 1.14 * z / 9, 1.3 - 1.14 * z1 / 9
        for a, b in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1))):
            form.tube([(x + a[0] * r, y + a[1] * r, z), (x + b[0] * r1, y + b[1] * r1, z1)], 0.025, steel)
            form.tube([(x + a[0] * r1, y + a[1] * r1, z1), (x + b[0] * r1, y + b[1] * r1, z1)], 0.025, steel)
    form.box((0.3, 0.9, 0.3), (x, y, 9.0), steel, 0.02)
    for k in range(18):
        a = k * math.tau / 18
        inner, outer = 0.45, 1.75
        points = []
        for r, half in ((inner, 0.06), (outer, 0.22)):
            for side in (-1, 1):
                points.append((r * math.cos(a) - side * half * math.sin(a), side * half * 0.5, r * math.sin(a) + side * half * math.cos(a)))
        form.place("blade", form.mesh_of("blade", points, [(0, 1, 3, 2)]), (x, y - 0.6, 9.15), 14, steel)
    for r in (0.8, 1.6):
        form.tube([(x + r * math.cos(k * math.tau / 36), y - 0.6, 9.15 + r * math.sin(k * math.tau / 36)) for k in range(36)], 0.025, steel, closed=True)
    s = seating.Set((x, y, 9.0), 14)
    s.box((0.04, 1.3, 0.06), (0, 0.9, 0.12), steel, 0)
    s.box((0.03, 1.1, 0.75), (0, 1.9, -0.2), steel, 0)
    form.lathe([(1.5, 0), (1.5, 0.7), (1.44, 0.7), (1.44, 0.1)], (x + 3.4, y - 1, 0), matter.steel(0.5, 0.4), 40)


def toward(azimuth, height):
    a, h = math.radians(azimuth), math.radians(height)
    return Vector((math.cos(a) * math.cos(h), math.sin(a) * math.cos(h), math.sin(h)))


def stars():
    """Points in three sizes, and the band itself: a veil whose light is painted into its corners."""
    chance = random.Random(12)
    foot, high = toward(62, -4), toward(112, 48)
    along = (high - foot * foot.dot(high)).normalized()
    across = foot.cross(along)

    def on_band(t, off):
        return (foot * math.cos(t) + along * math.sin(t) + across * off).normalized()

    sets = {}
    for k in range(3200):
        if k < 1900:
            way, size = on_band(chance.uniform(0, 1.5), chance.gauss(0, 0.11)), chance.choice((0.16, 0.2, 0.24, 0.3))
        else:
            way, size = toward(chance.uniform(35, 145), 62 * chance.random()), chance.choice((0.2, 0.22, 0.26, 0.3, 0.5))
        if way.z < 0.02:
            continue
        tint = chance.choice(("blue", "white", "white", "gold"))
        points, faces = sets.setdefault((tint, size > 0.29), ([], []))
        side = way.cross(Vector((0, 0, 1))).normalized()
        up, at, n = side.cross(way), way * FAR, len(points)
        points += [at + side * size, at + up * size, at - side * size, at - up * size]
        faces.append((n, n + 1, n + 2, n + 3))
    for (tint, big), (points, faces) in sets.items():
        color = {"blue": (0.62, 0.78, 1.0), "white": (1, 0.97, 0.92), "gold": (1.0, 0.8, 0.55)}[tint]
        form.place("stars", form.mesh_of("stars", [tuple(p) for p in points], faces), (0, 0, 0), 0, matter.glow(6000, 5.0 if big else 1.6, color))
    points, faces, light = [], [], []
    nx, ny = 150, 64
    for i in range(nx + 1):
        for j in range(ny + 1):
            t, off = i / nx * 1.55 - 0.05, (j / ny - 0.5) * 0.66
            way = on_band(t, off)
            points.append(tuple(way * (FAR + 6)))
            cloud = noise.fractal(Vector((t * 4.5, off * 6, 1.0)), 0.9, 2.1, 6)
            lane = noise.fractal(Vector((t * 5.5 + 9, off * 13, 4.0)), 0.9, 2.0, 6)
            body = math.exp(-(off / 0.13) ** 2) * max(0.0, 0.75 + 0.55 * cloud)
            dark = 1 - 0.85 * math.exp(-((off + 0.03 * math.sin(t * 7) + 0.02) / 0.045) ** 2) * min(1, max(0, 0.55 + 1.1 * lane))
            edge = min(1, j / 6, (ny - j) / 6) * min(1, max(0, way.z / 0.16))
            core = math.exp(-(t / 0.7) ** 2)
            power = body * dark * edge * (0.75 + 0.6 * core)
            light += [power * (0.75 + 0.4 * core), power * (0.74 + 0.12 * core), power * (0.95 - 0.15 * core), 1.0]
    for i in range(nx):
        for j in range(ny):
            a = i * (ny + 1) + j
            faces.append((a, a + 1, a + ny + 2, a + ny + 1))
    mesh = form.mesh_of("veil", points, faces, True)
    mesh.attributes.new("light", "FLOAT_COLOR", "POINT").data.foreach_set("color", light)
    n = matter.Nodes("veil")
    shade = n.add("ShaderNodeAttribute", attribute_name="light")
    shine = n.add("ShaderNodeEmission", Strength=0.42)
    both = n.add("ShaderNodeAddShader")
    n.tree.links.new(shade.outputs["Color"], shine.inputs["Color"])
    n.tree.links.new(shine.outputs[0], both.inputs[0])
    n.tree.links.new(n.add("ShaderNodeBsdfTransparent").outputs[0], both.inputs[1])
    n.tree.links.new(both.outputs[0], n.out.inputs[0])
    n.mat.cycles.sample_as_light = False
    form.place("veil", mesh, (0, 0, 0), 0, n.mat)
