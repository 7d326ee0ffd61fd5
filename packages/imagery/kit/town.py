"""What a town is made of after dark: arcades, lanterns, towers with windows, water as far as one sees."""
import math
import random

from mathutils import Vector

from . import form, kelvin, lamps, matter, screens, sky

CURVE = 20


def arcade(start, end, height, mat, count, width=2.2, spring=2.3, thick=0.45, base=0.0):
    """A wall of round arches from `start` to `end` (x, y)."""
    a, b = Vector((*start, 0)), Vector((*end, 0))
    length, turn = (b - a).length, math.degrees(math.atan2(b.y - a.y, b.x - a.x))
    each, r = length / count, width / 2
    points, faces = [], []

    def block(x0, x1, low0, low1, high):
        at = len(points)
        for y in (-thick / 2, thick / 2):
            points.extend([(x0, y, low0), (x1, y, low1), (x1, y, high), (x0, y, high)])
        faces.extend([tuple(at + i for i in f) for f in ((0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (3, 2, 6, 7), (0, 3, 7, 4), (1, 5, 6, 2))])

    for i in range(count):
        mid = each * (i + 0.5)
        block(each * i, mid - r, 0, 0, height)
        block(mid + r, each * (i + 1), 0, 0, height)
        for k in range(CURVE):
            u, v = (math.pi * (1 - (k + j) / CURVE) for j in (0, 1))
            block(mid + r * math.cos(u), mid + r * math.cos(v), spring + r * math.sin(u), spring + r * math.sin(v), height)
    form.place("arcade", form.mesh_of("arcade", points, faces), (a.x, a.y, base), turn, mat)
    way = (b - a).normalized()
    return [tuple(a + way * each * (i + 0.5) + Vector((0, 0, base + spring))) for i in range(count)]


def lantern(at, size=0.3, watts=12, kelvins=2400, drop=0.0, group="lanterns"):
    """An iron lantern of four panes; hung by `drop`, or on whatever stands at `at`. Far ones need no watts."""
    x, y, z = at
    if drop:
        form.tube([(x, y, z), (x, y, z - drop)], 0.006, matter.black())
    low = z - drop - size * 1.5 if drop else z
    half = size / 2
    for i in (-1, 1):
        for j in (-1, 1):
            form.tube([(x + i * half * 0.75, y + j * half * 0.75, low), (x + i * half, y + j * half, low + size * 1.1)], size * 0.035, matter.black())
    form.lathe([(half * 1.15, 0), (half * 0.4, size * 0.22), (size * 0.06, size * 0.4), (0, size * 0.4)], (x, y, low + size * 1.1), matter.black(), 4, 45)
    form.box((size * 0.8, size * 0.8, size * 0.05), (x, y, low), matter.black(), 0)
    form.ball(size * 0.17, (x, y, low + size * 0.5), matter.glow(kelvins, 14), 1.3)
    if not watts:
        return None
    return lamps.bulb((x, y, low + size * 0.5), watts, kelvins, size * 0.2, group)


def street_lamp(at, height=3.6, watts=40, kelvins=2500, size=0.4):
    x, y, z = at
    form.lathe([(0.14, 0), (0.14, 0.3), (0.07, 0.42), (0.05, 0.5), (0.04, height - 0.1), (0.09, height)], at, matter.black(), 24)
    return lantern((x, y, z + height), size, watts, kelvins, group="street")


def lit_windows(at, width, height, rows, columns, turn=0, share=0.4, seed=1, fill=(0.6, 0.55), kelvins=(2400, 2700, 3300), bright=1.0):
    """Windows of a face that looks to -y before it is turned: some dark, some lit, each a little different."""
    chance = random.Random(seed)
    grids = {k: ([], []) for k in (*kelvins, None)}
    w, h = width / columns, height / rows
    for row in range(rows):
        for column in range(columns):
            points, faces = grids[chance.choice(kelvins) if chance.random() < share else None]
            x, z = -width / 2 + w * (column + 0.5), h * (row + 0.5)
            base = len(points)
            dx, dz = w * fill[0] / 2, h * fill[1] / 2
            points += [(x - dx, -0.02, z - dz), (x + dx, -0.02, z - dz), (x + dx, -0.02, z + dz), (x - dx, -0.02, z + dz)]
            faces.append((base, base + 1, base + 2, base + 3))
    for warmth, (points, faces) in grids.items():
        if faces:
            mat = matter.glow(warmth, round(bright * chance.uniform(0.5, 1.6), 3)) if warmth else matter.paint((0.006, 0.008, 0.012), 0.08)
            form.place("windows", form.mesh_of("windows", points, faces), at, turn, mat)


def tower(at, size, rows, columns, mat=None, share=0.35, seed=1, turn=0):
    """A building in the distance; its lit faces look to -y and to both sides."""
    w, d, h = size
    x, y, z = at
    wall = mat or matter.paint((0.13, 0.12, 0.11), 0.7)
    form.box(size, at, wall, 0, turn)
    a = math.radians(turn)
    lit_windows((x + math.sin(a) * d / 2, y - math.cos(a) * d / 2, z), w * 0.94, h * 0.96, rows, columns, turn, share, seed)
    for side in (-1, 1):
        lit_windows((x + side * math.cos(a) * w / 2, y + side * math.sin(a) * w / 2, z), d * 0.94, h * 0.96, rows, max(2, round(columns * d / w)),
                    turn + side * 90, share, seed + side)


def condo(at, size, wall, seed=1, share=0.2, floor=1.05):
    """An apartment tower at the beach, seen from the -y side: piers, balconies between them behind solid rails, set back at the top."""
    w, d, h = size
    x, y, z = at
    chance, floors, bays = random.Random(seed), round(h / floor), max(3, round(w / 1.25))
    each, high, reach = w / bays, h / floors, 0.75
    # windowed bays between those with balconies, the same on both sides of the middle
    loggia = [(min(k, bays - 1 - k) + seed) % 3 != 1 for k in range(bays)]
    form.box(size, at, wall, 0)
    blocks = [(-w / 2 + each * k, -d / 2 - reach / 2, 0, 0.2, reach, h + 0.3) for k in range(bays + 1) if any(loggia[max(0, k - 1):k + 1])]
    for row in range(floors):
        for k in range(bays):
            if loggia[k]:
                mid = -w / 2 + each * (k + 0.5)
                blocks += [(mid, -d / 2 - reach / 2, row * high, each, reach, 0.13), (mid, -d / 2 - reach + 0.04, row * high, each * 0.94, 0.06, 0.42)]
    blocks += [(0, 0, h, w + 0.3, d + 0.3, 0.35), (chance.uniform(-0.1, 0.1) * w, 0.4, h, w * 0.62, d * 0.6, 1.3), (w * 0.16, 0.4, h, w * 0.2, d * 0.4, 2.1)]
    for px, py, pz, a, b, c in blocks:
        form.box((a, b, c), (x + px, y + py, z + pz), wall, 0)
    lit_windows((x, y - d / 2, z), w, h, floors, bays, 0, share, seed, (0.68, 0.62), bright=0.4)
    for side in (-1, 1):
        lit_windows((x + side * w / 2, y, z), d * 0.9, h, floors, 3, side * 90, share, seed + side, (0.42, 0.5), bright=0.4)


@matter.once
def interior(kelvins=2500, strength=0.4, height=2.3, goods=False):
    """A lit room behind a pane, as a passer-by sees it: with `goods` a shop's shelves under its lamps, otherwise a home's lamp in a corner.

    By day, the glass is dark and mirrors the sky.
    """
    if sky.noon:
        return matter.paint((0.03, 0.045, 0.06), 0.08)
    n = screens.Canvas("glow interior", 1.0)
    math_ = n.math
    split = n.add("ShaderNodeSeparateXYZ")
    n.tree.links.new(n.where(), split.inputs[0])
    x, z = split.outputs["X"], split.outputs["Z"]
    rise = math_("DIVIDE", z, height)
    if goods:
        # boxes and jars, row over row, each as high and as dark as chance has it
        row = math_("FLOOR", math_("MULTIPLY", z, 2.5), 0.0)
        part = math_("FRACT", math_("MULTIPLY", z, 2.5), 0.0)
        item = math_("FLOOR", math_("ADD", math_("MULTIPLY", x, 8.0), math_("MULTIPLY", row, 0.37)), 0.0)
        spot = n.add("ShaderNodeCombineXYZ")
        n.tree.links.new(item, spot.inputs[0])
        n.tree.links.new(row, spot.inputs[1])
        dice = n.add("ShaderNodeTexWhiteNoise", noise_dimensions="2D")
        n.tree.links.new(spot.outputs[0], dice.inputs["Vector"])
        luck = dice.outputs["Value"]
        ware = n.ramp(luck, (0.0, (0.3, 0.1, 0.06)), (0.2, (0.6, 0.55, 0.45)), (0.4, (0.12, 0.14, 0.12)), (0.6, (0.5, 0.33, 0.14)), (0.8, (0.2, 0.25, 0.27)), (1.0, (0.66, 0.6, 0.5)))
        tall = math_("ADD", 0.34, math_("MULTIPLY", math_("FRACT", math_("MULTIPLY", luck, 7.0), 0.0), 0.5))
        color = n.paint((0.42, 0.38, 0.32), ware, math_("LESS_THAN", part, tall))
        color = n.paint(color, (0.75, 0.7, 0.6), math_("GREATER_THAN", part, 0.93))
        color = n.paint(color, (0.4, 0.37, 0.33), math_("GREATER_THAN", rise, 0.87))
        light = n.ramp(rise, (0.0, 0.1), (0.12, 0.24), (0.5, 0.75), (0.86, 1.6), (0.88, 0.5), (1.0, 0.8))
        lamp = math_("MULTIPLY", math_("LESS_THAN", math_("FRACT", math_("MULTIPLY", x, 0.7), 0.0), 0.34), math_("LESS_THAN", math_("ABSOLUTE", math_("SUBTRACT", rise, 0.925), 0.0), 0.013))
        color = n.paint(color, (3.0, 3.0, 3.0), lamp)
    else:
        color = n.ramp(n.noise(1.3, 3), (0.4, (0.75, 0.66, 0.54)), (0.62, (0.32, 0.25, 0.18)))
        away = math_("ADD", math_("POWER", math_("SUBTRACT", x, 0.22), 2.0), math_("POWER", math_("SUBTRACT", rise, 0.5), 2.0))
        light = n.ramp(math_("SQRT", away, 0.0), (0.0, 2.2), (0.1, 1.5), (0.35, 0.75), (0.8, 0.3))
    # what stands before the light: counters, racks, backs of chairs
    near = math_("GREATER_THAN", math_("SUBTRACT", n.noise(1.1, 2, n.where((1, 1, 0.4))), math_("MULTIPLY", rise, 0.55)), 0.3)
    light = n.paint(light, n.ramp(rise, (0.0, 0.1), (1.0, 0.25)), math_("MULTIPLY", near, 0.85))
    for over in (light, kelvin.color(kelvins)):
        mix = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0)
        n.put(mix.inputs["Color1"], color)
        n.put(mix.inputs["Color2"], tuple(over) if not hasattr(over, "is_output") else over)
        color = mix.outputs[0]
    return n.lit(color, strength)


@matter.once
def open_water(color=(0.006, 0.011, 0.014), scale=0.5, wave=0.35, rough=0.06):
    """A bay or a river at dusk: nearly black, with the sky and every lamp drawn out in it."""
    n = matter.Nodes("open water")
    n.set(Base_Color=color, Roughness=rough, Specular=0.7)
    swell = n.noise(scale, 6, n.where((1, 2.6, 1)), 0.4, 0.6)
    n.bump(swell, wave, 0.25)
    return n.mat


def surf(start, end, depth=0.5, seed=1, rough=0.16, bright=0.5, base=0.0):
    """A line of broken water, from `start` to `end` (x, y)."""
    chance = random.Random(seed)
    a, b = Vector((*start, 0)), Vector((*end, 0))
    length, turn = (b - a).length, math.degrees(math.atan2(b.y - a.y, b.x - a.x))
    count = int(length / 0.12)
    phase = [chance.uniform(0, 6) for _ in range(4)]
    points, faces = [], []
    for i in range(count + 1):
        x = i * length / count
        sway = 0.5 * math.sin(x * 0.35 + phase[0]) + 0.22 * math.sin(x * 1.1 + phase[1]) + 0.06 * math.sin(x * 4.3 + phase[2])
        wide = depth * max(0.05, 0.55 + 0.45 * math.sin(x * 0.6 + phase[3]) + chance.uniform(-0.14, 0.14))
        high = rough * max(0.1, 0.6 + 0.4 * math.sin(x * 0.9 + phase[1]) + chance.uniform(-0.2, 0.2))
        points += [(x, sway - wide, 0), (x, sway - wide * 0.5, high * 0.7), (x, sway, high), (x, sway + 0.25, 0)]
    for i in range(count):
        for j in range(3):
            k = i * 4 + j
            faces.append((k, k + 4, k + 5, k + 1))
    mat = matter.paint((bright, bright, bright * 0.98), 0.9)
    form.place("surf", form.mesh_of("surf", points, faces, True), (a.x, a.y, base + 0.005), turn, mat)
