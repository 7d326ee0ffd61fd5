"""What stands on a bar: pints, tumblers, bottles, and the tower with the taps."""
from . import form, matter

AMBERS = [(0.95, 0.4, 0.07), (0.85, 0.24, 0.03), (0.35, 0.6, 0.14), (0.95, 0.78, 0.45), (0.8, 0.08, 0.03), (0.95, 0.92, 0.8)]


@matter.once
def clear():
    """Thin glass that is mirror at its rim from both sides."""
    n = matter.Nodes("clear")
    through = n.add("ShaderNodeBsdfTransparent", Color=(0.97, 0.98, 0.98, 1))
    mirror = n.add("ShaderNodeBsdfGlossy", Roughness=0.02)
    face = n.add("ShaderNodeLayerWeight", Blend=0.25)
    mix = n.add("ShaderNodeMixShader")
    n.tree.links.new(n.ramp(face.outputs["Facing"], (0.1, 0.03), (0.85, 0.4)), mix.inputs[0])
    n.tree.links.new(through.outputs[0], mix.inputs[1])
    n.tree.links.new(mirror.outputs[0], mix.inputs[2])
    n.tree.links.new(mix.outputs[0], n.out.inputs[0])
    return n.mat


@matter.once
def beer(color=(0.9, 0.42, 0.06)):
    """Clear and golden: what stands behind it shines through."""
    n = matter.Nodes("beer")
    n.set(Base_Color=color, Roughness=0.06, Emission=color, Emission_Strength=0.12)
    n.mat.cycles.sample_as_light = False
    return n.mat


def pint(at, fill=0.85, color=(0.9, 0.42, 0.06), height=0.16):
    """A straight glass, `fill` of it full, with a head of foam."""
    x, y, z = at
    low, high = 0.03, 0.042

    def r(t):
        return low + (high - low) * t

    form.lathe([(0, 0), (low, 0), (high, height), (high - 0.003, height), (low - 0.002, 0.012), (0, 0.012)], at, clear(), 32, name="pint")
    if fill:
        top = height * fill
        form.lathe([(0, 0.012), (low - 0.003, 0.012), (r(fill) - 0.004, top), (0, top)], at, beer(color), 32, name="beer")
        form.lathe([(0, top), (r(fill) - 0.0035, top), (r(fill) - 0.0035, top + 0.016), (0, top + 0.02)], at, matter.paint((0.85, 0.8, 0.68), 0.9), 32, name="foam")


def tumbler(at, wine=None, radius=0.042, height=0.09):
    form.lathe([(0, 0), (radius * 0.9, 0), (radius, height), (radius - 0.003, height), (radius * 0.88, 0.012), (0, 0.012)], at, clear(), 32, name="tumbler")
    if wine:
        form.lathe([(0, 0.012), (radius * 0.86, 0.012), (radius * 0.92, height * 0.55), (0, height * 0.55)], at, matter.paint(wine, 0.05), 32, name="drink")


@matter.once
def tinted(color):
    """Colored glass against the light."""
    n = matter.Nodes("tinted")
    through = n.add("ShaderNodeBsdfTranslucent", Color=(*color, 1))
    mirror = n.add("ShaderNodeBsdfGlossy", Roughness=0.08)
    rim = n.add("ShaderNodeFresnel", IOR=1.5)
    mix = n.add("ShaderNodeMixShader")
    for slot, output in enumerate((rim.outputs[0], through.outputs[0], mirror.outputs[0])):
        n.tree.links.new(output, mix.inputs[slot])
    n.tree.links.new(mix.outputs[0], n.out.inputs[0])
    return n.mat


def bottle(at, chance):
    x, y, z = at
    r, h = chance.uniform(0.032, 0.046), chance.uniform(0.24, 0.36)
    shape = [(0, 0), (r, 0.004), (r, h * 0.6), (r * 0.9, h * 0.67), (r * 0.34, h * 0.8), (r * 0.32, h), (0, h)]
    form.lathe(shape, at, tinted(chance.choice(AMBERS)), 20, name="bottle")
    form.rod(r * 0.36, 0.03, (x, y, z + h), matter.black(), steps=10)


def taps(at, width=0.9, count=6, metal=None):
    """A bridge of brass over the bar with handles in different woods and colors; spouts to +y."""
    x, y, z = at
    metal = metal or matter.brass(0.16)
    for side in (-1, 1):
        form.rod(0.035, 0.34, (x + side * width * 0.36, y, z), metal)
        form.rod(0.06, 0.015, (x + side * width * 0.36, y, z), metal)
    form.tube([(x - width / 2, y, z + 0.36), (x + width / 2, y, z + 0.36)], 0.045, metal)
    grips = [(0.5, 0.05, 0.03), (0.6, 0.42, 0.2), (0.03, 0.16, 0.3), (0.7, 0.66, 0.58), (0.05, 0.22, 0.1), (0.65, 0.28, 0.03)]
    for i in range(count):
        u = x - width / 2 + width * (i + 0.5) / count
        form.tube([(u, y, z + 0.38), (u, y + 0.07, z + 0.37), (u, y + 0.09, z + 0.28)], 0.01, metal)
        form.lathe([(0.008, 0), (0.012, 0.03), (0.02, 0.14), (0.022, 0.17), (0.012, 0.185), (0, 0.187)], (u, y, z + 0.4), matter.paint(grips[i % 6], 0.3, 0, 0.5), 20)
