"""Wood, leather, cloth and leaves."""
from .nodes import Nodes, once


def _wood(name, dark, light, along, rough, planks=None):
    n = Nodes(name)
    grain_way = {"x": (0.35, 7, 7), "y": (7, 0.35, 7), "z": (7, 7, 0.35)}[along]
    grain = n.noise(3.2, 9, n.where(grain_way), 0.9, 0.6)
    color = n.ramp(grain, (0.34, dark), (0.62, light))
    if planks:
        length, width = planks
        brick = n.add("ShaderNodeTexBrick", Scale=1.0, Mortar_Size=0.0035, Brick_Width=length, Row_Height=width, Mortar_Smooth=0.3)
        brick.offset = 0.37
        brick.inputs["Color1"].default_value = (1.15, 1.12, 1.1, 1)
        brick.inputs["Color2"].default_value = (0.62, 0.6, 0.58, 1)
        brick.inputs["Mortar"].default_value = (0.06, 0.05, 0.05, 1)
        turn = (0, 0, 1.5708 if along == "y" else 0)
        n.tree.links.new(n.where((1, 1, 1), turn), brick.inputs["Vector"])
        mix = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0)
        n.tree.links.new(color, mix.inputs["Color1"])
        n.tree.links.new(brick.outputs["Color"], mix.inputs["Color2"])
        color = mix.outputs[0]
    rough_map = n.ramp(grain, (0.3, rough + 0.08), (0.7, rough - 0.06))
    n.set(Base_Color=color, Roughness=rough_map, Specular=0.4)
    n.bump(grain, 0.12, 0.004)
    return n.mat


@once
def oak(along="x", planks=None, rough=0.42):
    return _wood("oak", (0.13, 0.075, 0.036), (0.30, 0.19, 0.105), along, rough, planks)


@once
def walnut(along="x", planks=None, rough=0.38):
    return _wood("walnut", (0.028, 0.014, 0.008), (0.098, 0.05, 0.026), along, rough, planks)


@once
def ebony(along="x", rough=0.45):
    return _wood("ebony", (0.008, 0.006, 0.005), (0.025, 0.018, 0.014), along, rough)


@once
def bark(color=(0.10, 0.075, 0.055)):
    n = Nodes("bark")
    grain = n.noise(6, 8, n.where((2, 2, 0.6)), 0.7)
    n.set(Base_Color=n.ramp(grain, (0.3, tuple(c * 0.4 for c in color)), (0.7, color)), Roughness=0.95)
    n.bump(grain, 1.0, 0.05)
    return n.mat


@once
def leaf(color=(0.05, 0.10, 0.03), rough=0.5):
    n = Nodes("leaf")
    front = n.add("ShaderNodeBsdfPrincipled", Roughness=rough, Specular=0.4)
    shade = n.ramp(n.noise(2.2, 3), (0.3, tuple(c * 0.55 for c in color)), (0.7, color))
    n.tree.links.new(shade, front.inputs["Base Color"])
    back = n.add("ShaderNodeBsdfTranslucent", Color=(color[0] * 1.5, color[1] * 1.5, color[2], 1))
    mix = n.add("ShaderNodeMixShader", Fac=0.3)
    n.tree.links.new(front.outputs[0], mix.inputs[1])
    n.tree.links.new(back.outputs[0], mix.inputs[2])
    n.tree.links.new(mix.outputs[0], n.out.inputs[0])
    return n.mat


@once
def cloth(color=(0.3, 0.27, 0.23), weave=260.0, rough=0.95):
    n = Nodes("cloth")
    fleck = n.noise(90, 3)
    n.set(Base_Color=n.ramp(fleck, (0.3, tuple(c * 0.75 for c in color)), (0.7, color)),
          Roughness=rough, Sheen=0.35, Specular=0.15)
    n.bump(n.noise(weave, 2), 0.35, 0.002)
    return n.mat


@once
def sheer(color=(0.6, 0.55, 0.48)):
    """Curtain cloth that lets light through."""
    n = Nodes("sheer")
    front = n.add("ShaderNodeBsdfDiffuse", Color=(*color, 1))
    back = n.add("ShaderNodeBsdfTranslucent", Color=(*color, 1))
    mix = n.add("ShaderNodeMixShader", Fac=0.4)
    n.tree.links.new(front.outputs[0], mix.inputs[1])
    n.tree.links.new(back.outputs[0], mix.inputs[2])
    n.tree.links.new(mix.outputs[0], n.out.inputs[0])
    return n.mat


@once
def leather(color=(0.09, 0.04, 0.02), rough=0.42):
    n = Nodes("leather")
    n.set(Base_Color=n.ramp(n.noise(5, 5), (0.3, tuple(c * 0.7 for c in color)), (0.7, color)), Roughness=rough)
    n.bump(n.noise(70, 5, distortion=0.5), 0.18, 0.004)
    return n.mat


@once
def rug(color=(0.25, 0.22, 0.18)):
    n = Nodes("rug")
    n.set(Base_Color=n.ramp(n.noise(3, 9), (0.3, tuple(c * 0.65 for c in color)), (0.7, color)),
          Roughness=1.0, Sheen=0.5, Specular=0.05)
    n.bump(n.noise(120, 4), 0.9, 0.02)
    return n.mat
