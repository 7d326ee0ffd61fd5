"""Materials, all procedural. Colours are linear; lengths of grain are metres."""
import bpy

from . import kelvin

_made = {}


class Nodes:
    """A few short words over Blender's node trees, so that a material reads like a recipe."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.tree = self.mat.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.out = self.tree.nodes["Material Output"]

    def add(self, kind, **values):
        node = self.tree.nodes.new(kind)
        for key, value in values.items():
            name = key.replace("_", " ")
            if hasattr(node, key):
                setattr(node, key, value)
            elif hasattr(value, "is_output"):
                self.tree.links.new(value, node.inputs[name])
            else:
                node.inputs[name].default_value = value
        return node

    def set(self, **values):
        for key, value in values.items():
            slot = self.shader.inputs[key.replace("_", " ")]
            if hasattr(value, "is_output"):
                self.tree.links.new(value, slot)
            else:
                slot.default_value = (*value, 1) if isinstance(value, tuple) and len(value) == 3 else value

    def where(self, stretch=(1, 1, 1), turn=(0, 0, 0)):
        spot = self.add("ShaderNodeTexCoord")
        map_ = self.add("ShaderNodeMapping")
        map_.inputs["Scale"].default_value = stretch
        map_.inputs["Rotation"].default_value = turn
        self.tree.links.new(spot.outputs["Object"], map_.inputs["Vector"])
        return map_.outputs[0]

    def noise(self, scale, detail=4.0, vector=None, distortion=0.0, roughness=0.55):
        node = self.add("ShaderNodeTexNoise", Scale=scale, Detail=detail, Distortion=distortion, Roughness=roughness)
        self.tree.links.new(vector or self.where(), node.inputs["Vector"])
        return node.outputs["Fac"]

    def ramp(self, fac, *stops):
        node = self.add("ShaderNodeValToRGB")
        while len(node.color_ramp.elements) < len(stops):
            node.color_ramp.elements.new(0.5)
        for element, (position, colour) in zip(node.color_ramp.elements, stops):
            element.position = position
            element.color = (*colour, 1) if isinstance(colour, tuple) else (colour, colour, colour, 1)
        self.tree.links.new(fac, node.inputs[0])
        return node.outputs[0]

    def bump(self, height, strength=0.3, distance=0.01):
        node = self.add("ShaderNodeBump", Strength=strength, Distance=distance)
        self.tree.links.new(height, node.inputs["Height"])
        self.tree.links.new(node.outputs[0], self.shader.inputs["Normal"])


def once(make):
    """The same recipe with the same arguments is one material."""
    def made(*args, **kwargs):
        key = (make.__name__, args, tuple(sorted(kwargs.items())))
        if key not in _made:
            _made[key] = make(*args, **kwargs)
        return _made[key]
    return made


@once
def paint(colour=(0.5, 0.47, 0.43), rough=0.5, metal=0.0, coat=0.0):
    n = Nodes("paint")
    n.set(Base_Color=colour, Roughness=rough, Metallic=metal, Clearcoat=coat)
    return n.mat


@once
def plaster(colour=(0.42, 0.38, 0.33), relief=0.35):
    """Hand-trowelled: clouds in the tone, a relief that only grazing light shows."""
    n = Nodes("plaster")
    cloud = n.noise(1.4, 6)
    dark = tuple(c * 0.78 for c in colour)
    n.set(Base_Color=n.ramp(cloud, (0.3, dark), (0.7, colour)), Roughness=0.88, Specular=0.25)
    n.bump(n.noise(9, 8, distortion=0.8), relief, 0.02)
    return n.mat


def _wood(name, dark, light, along, rough, planks=None):
    n = Nodes(name)
    grain_way = {"x": (0.35, 7, 7), "y": (7, 0.35, 7), "z": (7, 7, 0.35)}[along]
    grain = n.noise(3.2, 9, n.where(grain_way), 0.9, 0.6)
    colour = n.ramp(grain, (0.34, dark), (0.62, light))
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
        n.tree.links.new(colour, mix.inputs["Color1"])
        n.tree.links.new(brick.outputs["Color"], mix.inputs["Color2"])
        colour = mix.outputs[0]
    rough_map = n.ramp(grain, (0.3, rough + 0.08), (0.7, rough - 0.06))
    n.set(Base_Color=colour, Roughness=rough_map, Specular=0.4)
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
def stone(colour=(0.22, 0.19, 0.16), scale=1.6, rough=0.5, relief=0.25):
    n = Nodes("stone")
    vein = n.noise(scale, 10, distortion=1.8, roughness=0.62)
    dark, pale = tuple(c * 0.5 for c in colour), tuple(min(1, c * 1.5) for c in colour)
    n.set(Base_Color=n.ramp(vein, (0.32, dark), (0.5, colour), (0.72, pale)), Roughness=rough)
    n.bump(n.noise(scale * 12, 6), relief, 0.006)
    return n.mat


@once
def marble(rough=0.16):
    n = Nodes("marble")
    vein = n.noise(1.1, 12, distortion=3.5, roughness=0.6)
    n.set(Base_Color=n.ramp(vein, (0.40, (0.5, 0.48, 0.45)), (0.495, (0.16, 0.13, 0.11)), (0.53, (0.55, 0.53, 0.5))),
          Roughness=rough)
    return n.mat


@once
def ledgestone(colour=(0.21, 0.17, 0.13)):
    """Stacked split stone; made to be grazed by light from above or below."""
    n = Nodes("ledgestone")
    brick = n.add("ShaderNodeTexBrick", Scale=1.0, Mortar_Size=0.006, Brick_Width=0.34, Row_Height=0.075, Mortar_Smooth=0.6)
    brick.inputs["Color1"].default_value = (*(c * 1.35 for c in colour), 1)
    brick.inputs["Color2"].default_value = (*(c * 0.6 for c in colour), 1)
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
def tiles(colour=(0.16, 0.14, 0.12), size=0.6, rough=0.35, joint=0.004, wall=False):
    n = Nodes("tiles")
    brick = n.add("ShaderNodeTexBrick", Scale=1.0, Mortar_Size=joint, Brick_Width=size * (2 if wall else 1), Row_Height=size)
    brick.offset = 0.5 if wall else 0.0
    brick.inputs["Color1"].default_value = (1.08, 1.08, 1.08, 1)
    brick.inputs["Color2"].default_value = (0.85, 0.85, 0.85, 1)
    brick.inputs["Mortar"].default_value = (0.25, 0.25, 0.25, 1)
    n.tree.links.new(n.where((1, 1, 1), (1.5708 if wall else 0, 0, 0)), brick.inputs["Vector"])
    cloud = n.ramp(n.noise(2.5, 8), (0.3, tuple(c * 0.7 for c in colour)), (0.7, colour))
    mix = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0)
    n.tree.links.new(cloud, mix.inputs["Color1"])
    n.tree.links.new(brick.outputs["Color"], mix.inputs["Color2"])
    n.set(Base_Color=mix.outputs[0], Roughness=n.ramp(n.noise(6, 6), (0.3, rough - 0.07), (0.7, rough + 0.1)))
    n.bump(brick.outputs["Fac"], -0.25, 0.004)
    return n.mat


@once
def cloth(colour=(0.3, 0.27, 0.23), weave=260.0, rough=0.95):
    n = Nodes("cloth")
    fleck = n.noise(90, 3)
    n.set(Base_Color=n.ramp(fleck, (0.3, tuple(c * 0.75 for c in colour)), (0.7, colour)),
          Roughness=rough, Sheen=0.35, Specular=0.15)
    n.bump(n.noise(weave, 2), 0.35, 0.002)
    return n.mat


@once
def sheer(colour=(0.6, 0.55, 0.48)):
    """Curtain cloth that lets light through."""
    n = Nodes("sheer")
    front = n.add("ShaderNodeBsdfDiffuse", Color=(*colour, 1))
    back = n.add("ShaderNodeBsdfTranslucent", Color=(*colour, 1))
    mix = n.add("ShaderNodeMixShader", Fac=0.4)
    n.tree.links.new(front.outputs[0], mix.inputs[1])
    n.tree.links.new(back.outputs[0], mix.inputs[2])
    n.tree.links.new(mix.outputs[0], n.out.inputs[0])
    return n.mat


@once
def leather(colour=(0.09, 0.04, 0.02), rough=0.42):
    n = Nodes("leather")
    n.set(Base_Color=n.ramp(n.noise(5, 5), (0.3, tuple(c * 0.7 for c in colour)), (0.7, colour)), Roughness=rough)
    n.bump(n.noise(70, 5, distortion=0.5), 0.18, 0.004)
    return n.mat


@once
def rug(colour=(0.25, 0.22, 0.18)):
    n = Nodes("rug")
    n.set(Base_Color=n.ramp(n.noise(3, 9), (0.3, tuple(c * 0.65 for c in colour)), (0.7, colour)),
          Roughness=1.0, Sheen=0.5, Specular=0.05)
    n.bump(n.noise(120, 4), 0.9, 0.02)
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
def leaf(colour=(0.05, 0.10, 0.03), rough=0.5):
    n = Nodes("leaf")
    front = n.add("ShaderNodeBsdfPrincipled", Roughness=rough, Specular=0.4)
    shade = n.ramp(n.noise(2.2, 3), (0.3, tuple(c * 0.55 for c in colour)), (0.7, colour))
    n.tree.links.new(shade, front.inputs["Base Color"])
    back = n.add("ShaderNodeBsdfTranslucent", Color=(colour[0] * 1.5, colour[1] * 1.5, colour[2], 1))
    mix = n.add("ShaderNodeMixShader", Fac=0.3)
    n.tree.links.new(front.outputs[0], mix.inputs[1])
    n.tree.links.new(back.outputs[0], mix.inputs[2])
    n.tree.links.new(mix.outputs[0], n.out.inputs[0])
    return n.mat


@once
def bark(colour=(0.10, 0.075, 0.055)):
    n = Nodes("bark")
    grain = n.noise(6, 8, n.where((2, 2, 0.6)), 0.7)
    n.set(Base_Color=n.ramp(grain, (0.3, tuple(c * 0.4 for c in colour)), (0.7, colour)), Roughness=0.95)
    n.bump(grain, 1.0, 0.05)
    return n.mat


@once
def earth(colour=(0.035, 0.045, 0.02), scale=5.0, relief=0.9):
    """Lawn, mulch or gravel from a distance."""
    n = Nodes("earth")
    n.set(Base_Color=n.ramp(n.noise(scale, 9), (0.3, tuple(c * 0.45 for c in colour)), (0.7, colour)), Roughness=1.0, Specular=0.1)
    n.bump(n.noise(scale * 12, 6), relief, 0.04)
    return n.mat


@once
def glow(kelvins=2700, strength=6.0, tint=None):
    """What the eye sees of a lamp. It lights nothing by itself (the lamp beside it does), so no fireflies."""
    n = Nodes("glow")
    shine = n.add("ShaderNodeEmission")
    shine.inputs["Color"].default_value = (*(tint or kelvin.colour(kelvins)), 1)
    path = n.add("ShaderNodeLightPath")
    diffuse = n.add("ShaderNodeMath", operation="SUBTRACT")
    diffuse.inputs[0].default_value = 1.0
    n.tree.links.new(path.outputs["Is Diffuse Ray"], diffuse.inputs[1])
    power = n.add("ShaderNodeMath", operation="MULTIPLY")
    power.inputs[0].default_value = strength
    n.tree.links.new(diffuse.outputs[0], power.inputs[1])
    n.tree.links.new(power.outputs[0], shine.inputs["Strength"])
    n.tree.links.new(shine.outputs[0], n.out.inputs[0])
    n.mat.cycles.sample_as_light = False
    return n.mat


@once
def shade(kelvins=2700, strength=1.2, colour=(0.75, 0.66, 0.52)):
    """A lampshade: linen that glows of itself, brighter in the middle than at its edges."""
    n = Nodes("shade")
    n.set(Base_Color=colour, Roughness=0.9, Emission=kelvin.colour(kelvins), Emission_Strength=strength)
    n.bump(n.noise(200, 2), 0.3, 0.002)
    n.mat.cycles.sample_as_light = False
    return n.mat
