"""Fire as a camera sees it: soft sheets of light over embers, charred logs on a grate, a gas burner in a bed of stones."""
import math
import random

from mathutils import Matrix, Vector

from . import form, lamps, matter
from .nodes import Nodes, once


def _smooth(n, value, low, high):
    node = n.add("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
    node.inputs["From Min"].default_value, node.inputs["From Max"].default_value = low, high
    n.tree.links.new(value, node.inputs["Value"])
    return node.outputs[0]


@once
def flame(width, height, seed, power=1.0, thin=9.0, gas=False):
    """One sheet of tongues. It only adds its light, so sheets behind one another make a body without a surface.

    `thin` is how many tongues a meter has. A `gas` flame is blue at its foot.
    """
    n = Nodes("flame")
    spot = n.add("ShaderNodeTexCoord").outputs["Object"]
    split = n.add("ShaderNodeSeparateXYZ")
    n.tree.links.new(spot, split.inputs[0])
    x, y = split.outputs["X"], split.outputs["Y"]
    rise = n.math("ADD", n.math("DIVIDE", y, height), 0.5)

    def field(across, along, depth, scale, detail):
        vector = n.add("ShaderNodeCombineXYZ")
        for slot, value in zip(vector.inputs, (across, along, depth)):
            if hasattr(value, "is_output"):
                n.tree.links.new(value, slot)
            else:
                slot.default_value = value
        return n.noise(scale, detail, vector.outputs[0], roughness=0.45)

    # the draft leans the tongues, more the higher they are
    sway = n.math("SUBTRACT", field(x, n.math("MULTIPLY", y, 0.9), seed * 3.1, 2.6, 2), 0.5)
    lean = n.math("ADD", x, n.math("MULTIPLY", n.math("MULTIPLY", sway, rise), height * 1.5))
    curl = n.math("SUBTRACT", field(x, y, seed * 7.7, 13.0, 1), 0.5)
    lean = n.math("ADD", lean, n.math("MULTIPLY", n.math("MULTIPLY", curl, rise), height * 0.16))
    tongues = field(lean, n.math("MULTIPLY", y, 0.2), seed * 1.7, thin, 1.5)
    # the fire is lower at its ends
    side = n.math("POWER", n.math("ABSOLUTE", n.math("DIVIDE", x, width / 2)), 2.4)
    body = n.math("SUBTRACT", tongues, n.math("MULTIPLY", side, 0.34))
    body = n.math("SUBTRACT", body, n.math("ADD", 0.3, n.math("MULTIPLY", rise, 0.34)))
    share = n.math("POWER", _smooth(n, body, 0.0, 0.26), 1.5)
    foot = _smooth(n, rise, 0.0, 0.22)
    share = n.math("MULTIPLY", share, n.math("ADD", 0.12 if gas else 0.0, foot, clamp=True))
    share = n.math("MULTIPLY", share, _smooth(n, side, 1.0, 0.7))
    warm = n.ramp(body, (0.0, (1.0, 0.12, 0.008)), (0.09, (1.0, 0.24, 0.025)), (0.2, (1.0, 0.4, 0.07)), (0.34, (1.0, 0.58, 0.18)))
    if gas:
        mix = n.add("ShaderNodeMixRGB")
        n.tree.links.new(n.ramp(rise, (0.02, 1.0), (0.2, 0.0)), mix.inputs["Fac"])
        n.tree.links.new(warm, mix.inputs["Color1"])
        mix.inputs["Color2"].default_value = (0.1, 0.2, 0.9, 1)
        warm = mix.outputs[0]
    path = n.add("ShaderNodeLightPath")
    seen = n.math("SUBTRACT", 1.0, path.outputs["Is Diffuse Ray"])
    shine = n.add("ShaderNodeEmission")
    n.tree.links.new(warm, shine.inputs["Color"])
    n.tree.links.new(n.math("MULTIPLY", n.math("MULTIPLY", share, seen), power), shine.inputs["Strength"])
    both = n.add("ShaderNodeAddShader")
    n.tree.links.new(shine.outputs[0], both.inputs[0])
    n.tree.links.new(n.add("ShaderNodeBsdfTransparent").outputs[0], both.inputs[1])
    n.tree.links.new(both.outputs[0], n.out.inputs[0])
    n.mat.cycles.sample_as_light = False
    return n.mat


@once
def charred(heat=1.0, color=(0.03, 0.024, 0.02)):
    """Burnt wood: black scales with ash on their edges; its underside glows through the cracks."""
    n = Nodes("charred")
    scales = n.add("ShaderNodeTexVoronoi", feature="DISTANCE_TO_EDGE", Scale=26.0)
    n.tree.links.new(n.where((0.5, 1, 1)), scales.inputs["Vector"])
    crack = n.ramp(scales.outputs["Distance"], (0.0, 1.0), (0.09, 0.0))
    hot = n.noise(9, 4)
    side = n.add("ShaderNodeNewGeometry")
    split = n.add("ShaderNodeSeparateXYZ")
    n.tree.links.new(side.outputs["Normal"], split.inputs[0])
    below = _smooth(n, split.outputs["Z"], 0.55, -0.7)
    glow = n.math("MULTIPLY", n.math("ADD", n.math("MULTIPLY", crack, 0.8), 0.25), n.math("MULTIPLY", _smooth(n, hot, 0.42, 0.62), below))
    path = n.add("ShaderNodeLightPath")
    glow = n.math("MULTIPLY", glow, n.math("SUBTRACT", 1.0, path.outputs["Is Diffuse Ray"]))
    ash = n.ramp(n.noise(22, 6), (0.45, color), (0.7, (0.2, 0.185, 0.17)))
    n.set(Base_Color=ash, Roughness=0.95, Specular=0.1, Emission=(1.0, 0.16, 0.012))
    n.tree.links.new(n.math("MULTIPLY", glow, 2.2 * heat), n.shader.inputs["Emission Strength"])
    n.bump(scales.outputs["Distance"], 0.8, 0.02)
    n.mat.cycles.sample_as_light = False
    return n.mat


@once
def coal(heat=1.0):
    """A piece of the bed: red inside of its cracks, gray ash where air has cooled it."""
    n = Nodes("coal")
    hot = n.noise(24, 5, n.add("ShaderNodeNewGeometry").outputs["Position"], 0.4)
    path = n.add("ShaderNodeLightPath")
    glow = n.math("MULTIPLY", _smooth(n, hot, 0.46, 0.66), n.math("SUBTRACT", 1.0, path.outputs["Is Diffuse Ray"]))
    n.set(Base_Color=n.ramp(hot, (0.3, (0.17, 0.155, 0.14)), (0.5, (0.025, 0.02, 0.018))), Roughness=1.0, Specular=0.1,
          Emission=n.ramp(hot, (0.48, (1.0, 0.07, 0.004)), (0.7, (1.0, 0.3, 0.05))))
    n.tree.links.new(n.math("MULTIPLY", glow, 2.4 * heat), n.shader.inputs["Emission Strength"])
    n.mat.cycles.sample_as_light = False
    return n.mat


def pebbles(at, size, count, radius, mat, seed=1, heap=0.0):
    """Lumps strewn over a rectangle, as one mesh. `heap` raises its middle."""
    chance = random.Random(seed)
    # an octahedron, once divided
    base = [Vector(v) for v in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))]
    faces0 = [(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)]
    verts, tris, middle = list(base), [], {}
    for f in faces0:
        m = []
        for a, b in ((f[0], f[1]), (f[1], f[2]), (f[2], f[0])):
            key = (min(a, b), max(a, b))
            if key not in middle:
                middle[key] = len(verts)
                verts.append((verts[a] + verts[b]).normalized())
            m.append(middle[key])
        tris += [(f[0], m[0], m[2]), (f[1], m[1], m[0]), (f[2], m[2], m[1]), tuple(m)]
    points, faces = [], []
    for _ in range(count):
        u, v = chance.uniform(-1, 1), chance.uniform(-1, 1)
        r = radius * chance.uniform(0.55, 1.25)
        z = heap * (1 - u * u) * (1 - v * v) * chance.uniform(0.2, 1.0) + r * 0.4
        turn = Matrix.Rotation(chance.uniform(0, math.tau), 3, "Z") @ Matrix.Rotation(chance.uniform(0, math.tau), 3, "X")
        stretch = Vector((chance.uniform(0.8, 1.4), chance.uniform(0.7, 1.1), chance.uniform(0.6, 0.9)))
        k = len(points)
        for p in verts:
            q = turn @ Vector(p[i] * stretch[i] * r * chance.uniform(0.82, 1.12) for i in range(3))
            points.append((u * size[0] / 2 + q.x, v * size[1] / 2 + q.y, z + q.z))
        faces += [(a + k, b + k, c + k) for a, b, c in tris]
    return form.place("pebbles", form.mesh_of("pebbles", points, faces), at, 0, mat)


def log(start, end, radius, seed=1, heat=1.0):
    """A length of burning mesquite, knobby, its ends sawn."""
    chance = random.Random(seed)
    a, b = Vector(start), Vector(end)
    path = [tuple(a.lerp(b, i / 8) + Vector(chance.uniform(-1, 1) * radius * 0.14 for _ in range(3))) for i in range(9)]
    thing = form.tube(path, [radius * chance.uniform(0.86, 1.08) for _ in path], charred(heat))
    thing["circuit"] = "fire"
    return thing


def _sheets(at, width, height, depth, count, power, thin, seed, gas):
    x, y, z = at
    for k in range(count):
        back = (k / max(1, count - 1) - 0.5) * depth
        # the sheets in the middle are the tallest
        tall = height * (1.0 - 0.35 * abs(back) / max(depth, 0.01))
        sheet = form.sheet(width, tall, (x, y + back, z + tall / 2), flame(width, tall, seed + k * 1.37, power, thin, gas), tilt=(90, 0), name="flame")
        sheet["circuit"] = "fire"
        sheet.visible_shadow = sheet.visible_diffuse = False


def wood_fire(at, width=0.62, height=0.5, watts=20, seed=2, power=0.55):
    """Logs on an iron grate over embers. `at` is the middle of the firebox's floor."""
    x, y, z = at
    iron = matter.paint((0.02, 0.019, 0.018), 0.7)
    half = width / 2
    for side in (-0.62, 0.0, 0.62):
        form.tube([(x + side * half, y - 0.2, z + 0.16), (x + side * half, y - 0.19, z + 0.075), (x + side * half, y + 0.18, z + 0.075),
                   (x + side * half, y + 0.2, z + 0.14)], 0.011, iron)
        for dy in (-0.15, 0.15):
            form.tube([(x + side * half, y + dy, z), (x + side * half, y + dy, z + 0.08)], 0.011, iron)
    for dy in (-0.15, 0.14):
        form.tube([(x - half * 0.8, y + dy, z + 0.075), (x + half * 0.8, y + dy, z + 0.075)], 0.011, iron)
    bed = pebbles((x, y, z), (width * 1.08, 0.34), 260, 0.022, coal(), seed, 0.045)
    bed["circuit"] = "fire"
    r = 0.052
    log((x - half * 0.98, y + 0.1, z + 0.14), (x + half * 0.92, y + 0.12, z + 0.15), r * 1.15, seed)
    log((x - half * 0.86, y - 0.09, z + 0.135), (x + half * 0.98, y - 0.07, z + 0.14), r, seed + 1)
    log((x - half * 0.7, y - 0.06, z + 0.23), (x + half * 0.55, y + 0.1, z + 0.255), r * 0.9, seed + 2)
    log((x + half * 0.75, y - 0.1, z + 0.22), (x - half * 0.1, y + 0.06, z + 0.31), r * 0.75, seed + 3)
    _sheets((x, y + 0.02, z + 0.1), width * 0.94, height, 0.24, 5, power, 9.0, seed, False)
    lamps.bulb((x, y - 0.02, z + 0.1 + height * 0.45), watts, 1900, 0.14, "fire").visible_glossy = False


def gas_fire(at, width=1.4, height=0.36, watts=90, seed=2, power=0.6, stones=(0.05, 0.047, 0.045)):
    """A linear burner in a bed of lava stones. `at` is the middle of the trough."""
    x, y, z = at
    pebbles((x, y, z - 0.02), (width * 1.12, 0.26), int(width * 330), 0.024, matter.paint(stones, 0.8), seed, 0.012)
    bed = pebbles((x, y, z - 0.022), (width, 0.09), int(width * 90), 0.02, coal(0.6), seed + 1, 0.012)
    bed["circuit"] = "fire"
    _sheets((x, y, z), width, height, 0.12, 5, power, 8.0, seed, True)
    lamps.bulb((x, y - 0.16, z + 0.2), watts, 1900, 0.16, "fire").visible_glossy = False


@once
def firebrick(color=(0.33, 0.145, 0.09), mortar=(0.36, 0.32, 0.27), length=0.215, row=0.075):
    """Common brick in lime mortar. It runs on around a corner, so that reveals have joints as well."""
    n = Nodes("firebrick")
    split, both = n.add("ShaderNodeSeparateXYZ"), n.add("ShaderNodeCombineXYZ")
    n.tree.links.new(n.add("ShaderNodeNewGeometry").outputs["Position"], split.inputs[0])
    n.tree.links.new(n.math("ADD", split.outputs["X"], split.outputs["Y"]), both.inputs[0])
    n.tree.links.new(split.outputs["Z"], both.inputs[1])
    laid = n.add("ShaderNodeTexBrick", Scale=1.0, Mortar_Size=0.006, Brick_Width=length, Row_Height=row, Mortar_Smooth=0.35)
    laid.inputs["Color1"].default_value = (*(c * 1.3 for c in color), 1)
    laid.inputs["Color2"].default_value = (*(c * 0.62 for c in color), 1)
    laid.inputs["Mortar"].default_value = (*mortar, 1)
    n.tree.links.new(both.outputs[0], laid.inputs["Vector"])
    worn = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0)
    n.tree.links.new(laid.outputs["Color"], worn.inputs["Color1"])
    n.tree.links.new(n.ramp(n.noise(18, 7), (0.3, 0.7), (0.7, 1.12)), worn.inputs["Color2"])
    n.set(Base_Color=worn.outputs[0], Roughness=0.9, Specular=0.2)
    height = n.add("ShaderNodeMixRGB", blend_type="ADD", Fac=0.25)
    n.tree.links.new(n.ramp(laid.outputs["Fac"], (0.0, 1.0), (1.0, 0.0)), height.inputs["Color1"])
    n.tree.links.new(n.noise(40, 6), height.inputs["Color2"])
    n.bump(height.outputs[0], 0.7, 0.008)
    return n.mat
