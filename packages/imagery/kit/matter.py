"""Materials, all procedural. Colors are linear; lengths of grain are metres."""
from . import kelvin
from .grown import bark, cloth, ebony, leaf, leather, oak, rug, sheer, walnut
from .mineral import earth, ledgestone, limestone, marble, plaster, stone, tiles
from .nodes import Nodes, once

__all__ = [
    "Nodes", "bark", "black", "brass", "cloth", "earth", "ebony", "glass", "glow", "leaf", "leather", "ledgestone", "limestone", "marble", "oak", "once",
    "paint", "pane", "plaster", "rug", "shade", "sheer", "steel", "stone", "tiles", "veil", "walnut", "water",
]


@once
def paint(color=(0.5, 0.47, 0.43), rough=0.5, metal=0.0, coat=0.0):
    n = Nodes("paint")
    n.set(Base_Color=color, Roughness=rough, Metallic=metal, Clearcoat=coat)
    return n.mat


@once
def brass(rough=0.24):
    n = Nodes("brass")
    n.set(Base_Color=(0.62, 0.40, 0.17), Metallic=1.0, Roughness=n.ramp(n.noise(8, 5), (0.3, rough), (0.7, rough + 0.1)))
    return n.mat


@once
def steel(rough=0.3, tone=0.5):
    n = Nodes("steel")
    n.set(Base_Color=(tone, tone * 0.98, tone * 0.95), Metallic=1.0,
          Roughness=n.ramp(n.noise(4, 4, n.where((1, 1, 60))), (0.3, rough - 0.05), (0.7, rough + 0.1)))
    return n.mat


def black(rough=0.4):
    return paint((0.012, 0.0115, 0.011), rough)


@once
def glass(tint=(1, 1, 1), shine=1.0):
    """Window glass without refraction: light passes straight, so lamps behind it need no caustics."""
    n = Nodes("glass")
    through = n.add("ShaderNodeBsdfTransparent", Color=(*tint, 1))
    mirror = n.add("ShaderNodeBsdfGlossy", Roughness=0.0, Color=(shine, shine, shine, 1))
    rim = n.add("ShaderNodeFresnel", IOR=1.5)
    mix = n.add("ShaderNodeMixShader")
    n.tree.links.new(rim.outputs[0], mix.inputs[0])
    n.tree.links.new(through.outputs[0], mix.inputs[1])
    n.tree.links.new(mirror.outputs[0], mix.inputs[2])
    n.tree.links.new(mix.outputs[0], n.out.inputs[0])
    return n.mat


@once
def pane(tint=(1, 1, 1), shine=1.0):
    """Glass for panes seen at a flat angle, through which the back of `glass` is a black mirror."""
    mat = glass(tint, shine).copy()
    tree = mat.node_tree
    rim = next(node for node in tree.nodes if node.type == "FRESNEL")
    side = tree.nodes.new("ShaderNodeNewGeometry")
    index = tree.nodes.new("ShaderNodeMapRange")
    # the node turns the index around for the back of a face
    index.inputs["To Min"].default_value, index.inputs["To Max"].default_value = 1.5, 1 / 1.5
    tree.links.new(side.outputs["Backfacing"], index.inputs["Value"])
    tree.links.new(index.outputs[0], rim.inputs["IOR"])
    return mat


@once
def water(tint=(0.55, 0.85, 0.85), ripple=0.12, scale=3.0):
    """A pool's skin: mirror by angle, tinted clear below; the bump bends only the mirror."""
    n = Nodes("water")
    wave = n.add("ShaderNodeBump", Strength=ripple, Distance=0.05)
    n.tree.links.new(n.noise(scale, 3, distortion=0.6), wave.inputs["Height"])
    through = n.add("ShaderNodeBsdfTransparent", Color=(*tint, 1))
    mirror = n.add("ShaderNodeBsdfGlossy", Roughness=0.015, Normal=wave.outputs[0])
    rim = n.add("ShaderNodeFresnel", IOR=1.33, Normal=wave.outputs[0])
    mix = n.add("ShaderNodeMixShader")
    n.tree.links.new(rim.outputs[0], mix.inputs[0])
    n.tree.links.new(through.outputs[0], mix.inputs[1])
    n.tree.links.new(mirror.outputs[0], mix.inputs[2])
    n.tree.links.new(mix.outputs[0], n.out.inputs[0])
    return n.mat


@once
def glow(kelvins=2700, strength=6.0, tint=None, body=None):
    """What the eye sees of a lamp. It lights nothing by itself (the lamp beside it does), so no fireflies.

    `body` is the color of the opal glass around it, which stays when the lamp is off.
    """
    n = Nodes("glow")
    shine = n.add("ShaderNodeEmission")
    shine.inputs["Color"].default_value = (*(tint or kelvin.color(kelvins)), 1)
    path = n.add("ShaderNodeLightPath")
    diffuse = n.add("ShaderNodeMath", operation="SUBTRACT")
    diffuse.inputs[0].default_value = 1.0
    n.tree.links.new(path.outputs["Is Diffuse Ray"], diffuse.inputs[1])
    power = n.add("ShaderNodeMath", operation="MULTIPLY")
    power.inputs[0].default_value = strength
    n.tree.links.new(diffuse.outputs[0], power.inputs[1])
    n.tree.links.new(power.outputs[0], shine.inputs["Strength"])
    shown = shine.outputs[0]
    if body:
        both = n.add("ShaderNodeAddShader")
        n.tree.links.new(shown, both.inputs[0])
        n.tree.links.new(_opal(n, body), both.inputs[1])
        shown = both.outputs[0]
    n.tree.links.new(shown, n.out.inputs[0])
    n.mat.cycles.sample_as_light = False
    return n.mat


def _opal(n, color):
    """Frosted white glass: half of the evening behind it shines through, so that it stays pale when the lamp is off."""
    front = n.add("ShaderNodeBsdfDiffuse", Color=(*color, 1))
    behind = n.add("ShaderNodeBsdfTransparent", Color=(*color, 1))
    milk = n.add("ShaderNodeMixShader", Fac=0.62)
    n.tree.links.new(front.outputs[0], milk.inputs[1])
    n.tree.links.new(behind.outputs[0], milk.inputs[2])
    return milk.outputs[0]


@once
def veil(share=0.4, color=(0.8, 0.8, 0.8)):
    """A film of haze: lets `1 - share` of the light through, and scatters what falls on it."""
    n = Nodes("veil")
    mix = n.add("ShaderNodeMixShader")
    mix.inputs[0].default_value = share
    n.tree.links.new(n.add("ShaderNodeBsdfTransparent").outputs[0], mix.inputs[1])
    n.tree.links.new(n.add("ShaderNodeBsdfDiffuse", Color=(*color, 1)).outputs[0], mix.inputs[2])
    n.tree.links.new(mix.outputs[0], n.out.inputs[0])
    return n.mat


@once
def shade(kelvins=2700, strength=1.2, color=(0.75, 0.66, 0.52)):
    """A lampshade: linen that glows of itself, brighter in the middle than at its edges."""
    n = Nodes("shade")
    n.set(Base_Color=color, Roughness=0.9, Emission=kelvin.color(kelvins), Emission_Strength=strength)
    n.bump(n.noise(200, 2), 0.3, 0.002)
    n.mat.cycles.sample_as_light = False
    return n.mat
