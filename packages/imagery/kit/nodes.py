"""A few short words over Blender's node trees."""
import bpy

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

    def math(self, operation, a, b=0.0, clamp=False):
        """The result of a math node. Each value is a number or another node's output."""
        node = self.add("ShaderNodeMath", operation=operation)
        node.use_clamp = clamp
        for slot, value in zip(node.inputs, (a, b)):
            if hasattr(value, "is_output"):
                self.tree.links.new(value, slot)
            else:
                slot.default_value = value
        return node.outputs[0]

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
        for element, (position, color) in zip(node.color_ramp.elements, stops):
            element.position = position
            element.color = (*color, 1) if isinstance(color, tuple) else (color, color, color, 1)
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
