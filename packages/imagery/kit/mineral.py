"""Plaster, stone, tile and soil."""
from .nodes import Nodes, once


@once
def plaster(color=(0.42, 0.38, 0.33), relief=0.35):
    """Hand-trowelled: clouds in the tone, a relief that only grazing light shows."""
    n = Nodes("plaster")
    cloud = n.noise(1.4, 6)
    dark = tuple(c * 0.78 for c in color)
    n.set(Base_Color=n.ramp(cloud, (0.3, dark), (0.7, color)), Roughness=0.88, Specular=0.25)
    n.bump(n.noise(9, 8, distortion=0.8), relief, 0.02)
    return n.mat


@once
def stone(color=(0.22, 0.19, 0.16), scale=1.6, rough=0.5, relief=0.25):
    n = Nodes("stone")
    vein = n.noise(scale, 10, distortion=1.8, roughness=0.62)
    dark, pale = tuple(c * 0.5 for c in color), tuple(min(1, c * 1.5) for c in color)
    n.set(Base_Color=n.ramp(vein, (0.32, dark), (0.5, color), (0.72, pale)), Roughness=rough)
    n.bump(n.noise(scale * 12, 6), relief, 0.006)
    return n.mat


@once
def limestone(color=(0.5, 0.44, 0.34)):
    """Sawn limestone: dull and without veins, faintly bedded, full of small pits. Every block has a tone of its own."""
    n = Nodes("limestone")
    bed = n.noise(1.6, 8, n.where((0.6, 0.6, 5)), 0.3, 0.6)
    grain = n.noise(26, 9, None, 0.0, 0.72)
    pits = n.noise(48, 5, n.where((1, 1, 2.4)), 0.0, 0.7)
    tone = n.ramp(bed, (0.3, tuple(c * 0.86 for c in color)), (0.68, tuple(c * 1.08 for c in color)))
    block = n.ramp(n.add("ShaderNodeObjectInfo").outputs["Random"], (0.0, (0.84, 0.83, 0.82)), (0.5, (1.0, 0.99, 0.96)), (1.0, (1.1, 1.04, 0.95)))
    for over in (block, n.ramp(grain, (0.3, 0.8), (0.66, 1.08)), n.ramp(pits, (0.3, 0.45), (0.38, 1.0))):
        mix = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0)
        n.tree.links.new(tone, mix.inputs["Color1"])
        n.tree.links.new(over, mix.inputs["Color2"])
        tone = mix.outputs[0]
    n.set(Base_Color=tone, Roughness=0.92, Specular=0.15)
    n.bump(tone, 0.5, 0.008)
    return n.mat


@once
def marble(rough=0.16):
    n = Nodes("marble")
    vein = n.noise(1.1, 12, distortion=3.5, roughness=0.6)
    n.set(Base_Color=n.ramp(vein, (0.40, (0.5, 0.48, 0.45)), (0.495, (0.16, 0.13, 0.11)), (0.53, (0.55, 0.53, 0.5))),
          Roughness=rough)
    return n.mat


@once
def ledgestone(color=(0.21, 0.17, 0.13)):
    """Stacked split stone; made to be grazed by light from above or below."""
    n = Nodes("ledgestone")
    brick = n.add("ShaderNodeTexBrick", Scale=1.0, Mortar_Size=0.006, Brick_Width=0.34, Row_Height=0.075, Mortar_Smooth=0.6)
    brick.inputs["Color1"].default_value = (*(c * 1.35 for c in color), 1)
    brick.inputs["Color2"].default_value = (*(c * 0.6 for c in color), 1)
    brick.inputs["Mortar"].default_value = (0.012, 0.01, 0.008, 1)
    # the texture lies in x-y; walls stand, so z takes the place of y
    n.tree.links.new(n.where((1, 1, 1), (1.5708, 0, 0)), brick.inputs["Vector"])
    rough = n.noise(14, 8)
    sum_ = n.add("ShaderNodeMixRGB", blend_type="ADD", Fac=0.5)
    n.tree.links.new(brick.outputs["Color"], sum_.inputs["Color1"])
    n.tree.links.new(rough, sum_.inputs["Color2"])
    n.set(Base_Color=brick.outputs["Color"], Roughness=0.85, Specular=0.3)
    n.bump(sum_.outputs[0], 1.0, 0.06)
    return n.mat


@once
def tiles(color=(0.16, 0.14, 0.12), size=0.6, rough=0.35, joint=0.004, wall=False):
    n = Nodes("tiles")
    brick = n.add("ShaderNodeTexBrick", Scale=1.0, Mortar_Size=joint, Brick_Width=size * (2 if wall else 1), Row_Height=size)
    brick.offset = 0.5 if wall else 0.0
    brick.inputs["Color1"].default_value = (1.08, 1.08, 1.08, 1)
    brick.inputs["Color2"].default_value = (0.85, 0.85, 0.85, 1)
    brick.inputs["Mortar"].default_value = (0.25, 0.25, 0.25, 1)
    n.tree.links.new(n.where((1, 1, 1), (1.5708 if wall else 0, 0, 0)), brick.inputs["Vector"])
    cloud = n.ramp(n.noise(2.5, 8), (0.3, tuple(c * 0.7 for c in color)), (0.7, color))
    mix = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0)
    n.tree.links.new(cloud, mix.inputs["Color1"])
    n.tree.links.new(brick.outputs["Color"], mix.inputs["Color2"])
    n.set(Base_Color=mix.outputs[0], Roughness=n.ramp(n.noise(6, 6), (0.3, rough - 0.07), (0.7, rough + 0.1)))
    n.bump(brick.outputs["Fac"], -0.25, 0.004)
    return n.mat


@once
def earth(color=(0.035, 0.045, 0.02), scale=5.0, relief=0.9):
    """Lawn, mulch or gravel from a distance."""
    n = Nodes("earth")
    n.set(Base_Color=n.ramp(n.noise(scale, 9), (0.3, tuple(c * 0.45 for c in color)), (0.7, color)), Roughness=1.0, Specular=0.1)
    n.bump(n.noise(scale * 12, 6), relief, 0.04)
    return n.mat
