"""Hand tools seen from near: forged, dipped, molded. They lie flat, their tips to +x before they are turned."""
import math
import random

from . import form, matter
from .nodes import Nodes, once
from .seating import Set


@once
def grip(color=(0.5, 0.03, 0.015), rough=0.42):
    """Molded plastic with the fine grain of its mold."""
    n = Nodes("grip")
    n.set(Base_Color=color, Roughness=n.ramp(n.noise(60, 4), (0.3, rough - 0.08), (0.7, rough + 0.1)), Specular=0.45)
    n.bump(n.noise(900, 2), 0.12, 0.0006)
    return n.mat


@once
def forged(tone=0.3):
    """Ground steel, oiled: brighter where hands and work have worn it."""
    n = Nodes("forged")
    n.set(Base_Color=n.ramp(n.noise(30, 6), (0.3, (tone * 0.6, tone * 0.59, tone * 0.57)), (0.7, (tone, tone * 0.98, tone * 0.95))), Metallic=1.0,
          Roughness=n.ramp(n.noise(70, 5, n.where((1, 6, 1))), (0.3, 0.24), (0.7, 0.42)))
    n.bump(n.noise(160, 3, n.where((1, 8, 1))), 0.1, 0.0008)
    return n.mat


def cut(outline, thick, at, mat, turn=0.0, bevel=0.0012):
    """A flat piece with the `outline` of (x, y), lying at `at`."""
    count = len(outline)
    points = [(x, y, z) for z in (0, thick) for x, y in outline]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    thing = form.place("cut", form.mesh_of("cut", points, faces), at, turn, mat)
    edge = thing.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments, edge.limit_method, edge.angle_limit = bevel, 3, "ANGLE", math.radians(35)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(40)
    thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))
    return thing


def pliers(at, turn=0.0, color=(0.42, 0.02, 0.012), long=0.2, open_=5.0, nose=0.05):
    """Combination pliers with two-part handles."""
    k = long / 0.2
    for side in (-1, 1):
        s = Set(at, turn + side * open_)
        jaw = [(-0.016, -side * 0.004), (-0.012, side * 0.012), (0.006, side * 0.0155), (0.022, side * 0.0135), (nose, side * 0.0075), (nose + 0.002, side * 0.0012),
               (0.012, side * 0.0008), (0.004, -side * 0.003)]
        cut([(x * k, y * k) for x, y in jaw], 0.0115 * k, s.p(0, 0, 0.003), forged(), s.turn)
        for i in range(9):
            s.box((0.0011, 0.004 * k, 0.012 * k), ((0.017 + i * 0.0032) * k, side * 0.002 * k, 0.0031), forged(0.15), 0)
        arm = [(-0.006, -side * 0.006), (-0.03, -side * 0.0135), (-0.045, -side * 0.0165)]
        s.tube([(x * k, y * k, 0.009) for x, y in arm], [0.0065 * k, 0.0055 * k, 0.005 * k], forged())
        # the handle swells, narrows and flares to a guard
        path = [(-0.034, 0.0145), (-0.042, 0.0175), (-0.06, 0.0205), (-0.09, 0.0235), (-0.12, 0.0225), (-0.142, 0.0185), (-0.148, 0.0175)]
        s.tube([(x * k, -side * y * k, 0.0095) for x, y in path], [r * k for r in (0.0085, 0.0068, 0.0075, 0.0088, 0.0085, 0.0078, 0.004)], grip(color))
        s.tube([(x * k, -side * (y + 0.0016) * k, 0.0102) for x, y in path[2:6]], [r * k for r in (0.004, 0.0083, 0.0083, 0.004)], grip((0.015, 0.015, 0.016), 0.6))
    form.rod(0.0095 * k, 0.0145 * k, (at[0], at[1], at[2] + 0.0025), forged(0.45), steps=32)
    form.rod(0.005 * k, 0.0155 * k, (at[0], at[1], at[2] + 0.0025), forged(0.22), steps=24)


def driver(at, turn=0.0, color=(0.55, 0.12, 0.01), long=0.2, cross=False):
    """A screwdriver: a fluted handle with soft zones, a bright shaft, a dark tip."""
    s, r = Set(at, turn), 0.0155
    shape = [(0, 0), (0.009, 0.0006), (0.0135, 0.004), (0.0155, 0.014), (0.0152, 0.034), (0.0142, 0.058), (0.0112, 0.074), (0.0108, 0.081), (0.0138, 0.09), (0.0135, 0.094),
             (0.008, 0.102), (0.006, 0.104), (0, 0.104)]
    form.lathe(shape, s.p(-0.104, 0, r), grip(color, 0.3), 48, turn, (0, 90))
    for i in range(6):
        a = math.radians(60 * i + 30)
        s.tube([(-0.094, math.cos(a) * 0.0142, r + math.sin(a) * 0.0142), (-0.07, math.cos(a) * 0.0148, r + math.sin(a) * 0.0148),
                (-0.042, math.cos(a) * 0.0132, r + math.sin(a) * 0.0132)], [0.0008, 0.0032, 0.0008], grip((0.015, 0.015, 0.016), 0.6))
    shaft = long - 0.104
    s.tube([(-0.002, 0, r), (shaft, 0, r)], 0.0031, matter.steel(0.16, 0.7))
    tip = matter.paint((0.03, 0.03, 0.032), 0.4, 0.8)
    if cross:
        s.tube([(shaft - 0.016, 0, r), (shaft - 0.004, 0, r), (shaft + 0.003, 0, r)], [0.0032, 0.0031, 0.0008], tip)
    else:
        s.tube([(shaft - 0.02, 0, r), (shaft - 0.012, 0, r)], [0.0032, 0.0032], tip)
        s.box((0.014, 0.0062, 0.0016), (shaft - 0.004, 0, r - 0.0008), tip, 0.0003)


def level(at, turn=0.0, long=0.23, color=(0.5, 0.33, 0.02)):
    """A torpedo level on its side, a vial in its middle and one at an end."""
    s, coat = Set(at, turn), grip(color, 0.36)
    h = 0.04
    outline = [(-long / 2, -h / 2), (long / 2, -h / 2), (long / 2, h * 0.1), (long * 0.38, h / 2), (-long * 0.38, h / 2), (-long / 2, h * 0.1)]
    cut(outline, 0.019, s.p(0, 0, 0), coat, turn, 0.002)
    s.box((long * 0.98, 0.004, 0.02), (0, -h / 2 + 0.001, -0.0005), matter.steel(0.25, 0.6), 0.001)
    fluid = matter.paint((0.35, 0.6, 0.04), 0.06, 0.0, 1.0)
    for x, turned in ((0, 0), (long * 0.34, 90)):
        s.box((0.05 if not turned else 0.026, 0.017, 0.0015), (x, 0.003, 0.0186), matter.black(0.5), 0.0005)
        v = Set(s.p(x, 0.003, 0.0195), turn + turned)
        w = 0.021 if not turned else 0.009
        v.tube([(-w, 0, 0), (w, 0, 0)], 0.0052, fluid)
        v.tube([(-0.004, 0, 0.0016), (0.004, 0, 0.0016)], 0.0042, matter.paint((0.6, 0.75, 0.3), 0.05, 0.0, 1.0))
        for dx in (-0.0058, 0.0058):
            v.tube([(dx, -0.0055, 0.002), (dx, 0, 0.0056), (dx, 0.0055, 0.002)], 0.0005, matter.black())


def flashlight(at, turn=0.0, lean=0.0, color=(0.022, 0.022, 0.024)):
    """Turned from aluminum, switched on; it lies with its head to +x before it is turned. Returns the middle of its lens."""
    coat, tilt = matter.paint(color, 0.32, 0.6), (0, 90 + lean)
    spot = (at[0], at[1], at[2] + 0.0215)
    ribs = [(r, 0.03 + 0.0022 * k + d) for k in range(24) for r, d in ((0.0148, 0), (0.0155, 0.0006), (0.0155, 0.0014), (0.0148, 0.002))]
    form.lathe([(0, 0), (0.0125, 0), (0.0145, 0.002), (0.0145, 0.018), (0.0132, 0.02), (0.0132, 0.026), (0.0148, 0.028), *ribs, (0.0145, 0.086), (0.0145, 0.096), (0.0212, 0.112), (0.0215, 0.116),
                (0.0215, 0.134), (0.0195, 0.136), (0.0185, 0.131)], spot, coat, 56, turn, tilt)
    form.lathe([(0, 0.1315), (0.0186, 0.1315)], spot, matter.glow(4000, 14), 40, turn, tilt)
    a, b = math.radians(turn), math.radians(lean)
    way = (math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), -math.sin(b))
    button = (spot[0] + 0.103 * way[0], spot[1] + 0.103 * way[1], spot[2] + 0.103 * way[2] + 0.0145)
    form.ball(0.006, button, grip((0.4, 0.12, 0.01), 0.4), 0.6)
    return tuple(p + 0.14 * w for p, w in zip(spot, way))


def measure(at, turn=0.0, color=(0.5, 0.33, 0.02)):
    """A tape measure, its blade drawn out a little along +x."""
    s = Set(at, turn)
    outline = [(-0.036, -0.034), (0.034, -0.034), (0.037, -0.03), (0.037, 0.0)] + [(0.037 * math.cos(a), 0.036 * math.sin(a)) for a in (math.pi * i / 12 for i in range(1, 11))] + [(-0.038, 0.004), (-0.038, -0.03)]
    cut(outline, 0.036, s.p(0, 0, 0.001), grip((0.02, 0.02, 0.021), 0.55), turn, 0.006)
    form.lathe([(0, 0), (0.023, 0), (0.023, 0.0012), (0, 0.0016)], s.p(0, 0.0, 0.0368), grip(color, 0.3), 48, turn)
    blade = matter.paint((0.6, 0.44, 0.05), 0.35)
    s.box((0.12, 0.0012, 0.019), (0.095, -0.0325, 0.01), blade, 0)
    for i in range(28):
        s.box((0.0008, 0.0014, 0.0085 if i % 4 == 0 else 0.005), (0.042 + i * 0.004, -0.0327, 0.01), matter.black(), 0)
    s.box((0.0016, 0.008, 0.017), (0.155, -0.0295, 0.011), matter.steel(0.3), 0.0004)


def hank(at, radius=0.16, laps=26, thick=0.0031, color=(0.012, 0.075, 0.33), seed=1, tail=(), bundle=0.017):
    """Cable as a hand coils it: the laps wander in a loose bundle, tied in three places; `tail` runs out from `at`."""
    x, y, z = at
    chance, path = random.Random(seed), []
    spots = []
    for lap in range(laps + 1):
        a, r = chance.uniform(0, math.tau), bundle * math.sqrt(chance.random())
        spots.append((r * math.cos(a), max(thick * 0.2 - bundle * 0.0, bundle * 0.85 + 0.85 * r * math.sin(a))))
    steps = 30
    for k in range(laps * steps + 1):
        lap, u = k // steps, k % steps / steps
        (r0, h0), (r1, h1) = spots[lap], spots[min(laps, lap + 1)]
        ease = u * u * (3 - 2 * u)
        a = k * math.tau / steps
        wave = 0.004 * math.sin(2 * a + seed) + 0.003 * math.sin(3 * a + lap)
        r = radius + r0 + (r1 - r0) * ease + wave
        path.append((x + r * math.cos(a), y + r * math.sin(a) * 0.97, z + thick + h0 + (h1 - h0) * ease))
    path += [(x + u, y + v, z + w) for u, v, w in tail]
    form.tube(path, thick, grip(color, 0.38), "hank")
    strap = matter.cloth((0.012, 0.012, 0.013), 500.0)
    for a in (0.75, 2.85, 4.75):
        p = (x + radius * math.cos(a), y + radius * 0.97 * math.sin(a), z + thick + bundle * 0.85)
        ring = [(bundle * 1.16, -0.0085), (bundle * 1.2, 0.0), (bundle * 1.16, 0.0085)]
        form.lathe(ring, p, strap, 32, math.degrees(a), (90, 0))


@once
def canvas(color=(0.44, 0.4, 0.32)):
    """Unbleached duck: a coarse weave, seams of an older job, a few spots of paint."""
    n = Nodes("canvas")
    warp = n.noise(700, 1, n.where((1, 0.12, 1)))
    weft = n.noise(700, 1, n.where((0.12, 1, 1)))
    mix = n.add("ShaderNodeMixRGB", blend_type="ADD", Fac=1.0)
    n.tree.links.new(warp, mix.inputs["Color1"])
    n.tree.links.new(weft, mix.inputs["Color2"])
    tone = n.ramp(n.noise(2.2, 8), (0.3, tuple(c * 0.78 for c in color)), (0.7, color))
    spots = n.add("ShaderNodeTexVoronoi", Scale=5.0)
    n.tree.links.new(n.where(), spots.inputs["Vector"])
    fleck = n.add("ShaderNodeMath", operation="MULTIPLY")
    n.tree.links.new(n.ramp(spots.outputs["Distance"], (0.035, 1.0), (0.055, 0.0)), fleck.inputs[0])
    n.tree.links.new(n.ramp(n.noise(1.7, 2), (0.52, 0.0), (0.56, 1.0)), fleck.inputs[1])
    paint = n.add("ShaderNodeMixRGB", Color2=(0.3, 0.36, 0.35, 1))
    n.tree.links.new(fleck.outputs[0], paint.inputs["Fac"])
    n.tree.links.new(tone, paint.inputs["Color1"])
    n.set(Base_Color=paint.outputs[0], Roughness=0.95, Sheen=0.3, Specular=0.1)
    n.bump(mix.outputs[0], 0.35, 0.0015)
    return n.mat


def cloth(at, size, turn=0.0, seed=1, color=(0.44, 0.4, 0.32)):
    """Canvas spread by two hands: long folds where it was packed, wrinkles between them, a hem that never lies straight."""
    chance = random.Random(seed)
    w, d = size
    nx, ny = 260, round(260 * d / w)
    ridges = [(chance.uniform(0, math.pi), chance.uniform(-0.45, 0.45) * w, chance.uniform(0.006, 0.016), chance.uniform(0.012, 0.03)) for _ in range(13)]
    bends = [chance.uniform(0, 6) for _ in range(8)]
    points = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = i / nx - 0.5, j / ny - 0.5
            x, y = u * w, v * d
            z = 0.004
            for a, off, high, wide in ridges:
                far = x * math.cos(a) + y * math.sin(a) - off + 0.04 * math.sin(3 * (y * math.cos(a) - x * math.sin(a)) + a * 9)
                along = 0.5 + 0.5 * math.sin(2.1 * (y * math.cos(a) - x * math.sin(a)) + off * 20)
                z += high * along * math.exp(-(far / wide) ** 2)
            # it was folded in thirds
            for off in (-w / 6, w / 6):
                z += 0.007 * math.exp(-((x - off) / 0.012) ** 2)
            z += 0.0025 * math.sin(13 * x + bends[0]) * math.sin(11 * y + bends[1]) + 0.0012 * math.sin(31 * x + 17 * y)
            hem = max(0, (max(abs(u), abs(v)) - 0.47) / 0.03)
            x += 0.03 * math.sin(4.2 * y + bends[2]) * abs(u) * 2 + 0.012 * math.sin(17 * y + bends[3]) * abs(u) * 2
            y += 0.03 * math.sin(3.4 * x + bends[4]) * abs(v) * 2 + 0.012 * math.sin(15 * x + bends[5]) * abs(v) * 2
            points.append((x, y, z + 0.012 * hem * (0.5 + 0.5 * math.sin(9 * (x + y) + bends[6]))))
    faces = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)]
    return form.place("cloth", form.mesh_of("cloth", points, faces, smooth=True), at, turn, canvas(color))
