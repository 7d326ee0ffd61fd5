"""Light sources with a color temperature, as lamps are built from them.

Watts are Blender's radiant watts: a downlight has 15 to 60, a table lamp 8 to 20, a wall-washing profile 10 to 60.
`group` names the circuit a lamp is on, as a lighting control system would.
"""
import math

import bpy
from mathutils import Matrix, Vector

from . import form, kelvin, matter


def _light(kind, at, watts, kelvins, group, tint=None):
    data = bpy.data.lights.new(group, kind)
    data.energy = watts
    data.use_nodes = True
    tree = data.node_tree
    shine = tree.nodes["Emission"]
    if tint:
        shine.inputs["Color"].default_value = (*tint, 1)
    else:
        body = tree.nodes.new("ShaderNodeBlackbody")
        body.inputs[0].default_value = kelvin.seen(kelvins)
        tree.links.new(body.outputs[0], shine.inputs["Color"])
    lamp = bpy.data.objects.new(group, data)
    lamp.location = at
    lamp.visible_camera = False
    bpy.context.scene.collection.objects.link(lamp)
    lamp["circuit"] = group
    return lamp


def _aim(lamp, toward):
    lamp.rotation_euler = (Vector(toward) - lamp.location).to_track_quat("-Z", "Y").to_euler()


def spot(at, toward, watts=30, kelvins=2700, beam=36, group="spots", radius=0.025, tint=None):
    """A reflector lamp. Its light falls off like a photometric file's: a core, a field, a little spill."""
    # a reflector concentrates: 6 times the intensity of a bare bulb of the same watts
    lamp = _light("SPOT", at, watts * 6, kelvins, group, tint)
    lamp.data.spot_size = math.radians(min(170, beam * 2.6))
    lamp.data.spot_blend = 0.35
    lamp.data.shadow_soft_size = radius
    _aim(lamp, toward)
    tree = lamp.data.node_tree
    way = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(way.outputs["Normal"], split.inputs[0])
    last = split.outputs["Z"]
    # cos(angle)^n is half at the edge of the beam
    power = math.log(0.5) / math.log(math.cos(math.radians(beam / 2)))
    for operation, value in (("ABSOLUTE", 0), ("POWER", power), ("MULTIPLY", 1.9), ("ADD", 0.035)):
        step = tree.nodes.new("ShaderNodeMath")
        step.operation = operation
        step.inputs[1].default_value = value
        tree.links.new(last, step.inputs[0])
        last = step.outputs[0]
    tree.links.new(last, tree.nodes["Emission"].inputs["Strength"])
    return lamp


def sun(angle, height, watts=26):
    """Stands `height` degrees above the horizon at the compass angle `angle`. Watts are those on a square meter."""
    lamp = _light("SUN", (0, 0, 50), watts, 5600, "sun", (1.0, 0.93, 0.84))
    lamp.data.angle = math.radians(0.6)
    a, h = math.radians(angle), math.radians(height)
    _aim(lamp, lamp.location - Vector((math.cos(a) * math.cos(h), math.sin(a) * math.cos(h), math.sin(h))))
    return lamp


def bulb(at, watts=10, kelvins=2700, radius=0.05, group="lamps", tint=None):
    lamp = _light("POINT", at, watts, kelvins, group, tint)
    lamp.data.shadow_soft_size = radius
    return lamp


def panel(at, toward, width, height, watts, kelvins=2700, group="panels", spread=180, tint=None):
    lamp = _light("AREA", at, watts, kelvins, group, tint)
    lamp.data.shape = "RECTANGLE"
    lamp.data.size, lamp.data.size_y = width, height
    lamp.data.spread = math.radians(spread)
    _aim(lamp, toward)
    return lamp


def profile(start, end, toward, watts=20, kelvins=2700, group="profiles", visible=0.0, spread=160, width=0.015):
    """An LED profile from `start` to `end`, shining in direction `toward`; `visible` shows the diffuser."""
    a, b, way = Vector(start), Vector(end), Vector(toward).normalized()
    lamp = _light("AREA", (a + b) / 2, watts, kelvins, group)
    lamp.data.shape = "RECTANGLE"
    lamp.data.size, lamp.data.size_y = (b - a).length, width
    lamp.data.spread = math.radians(spread)
    x = (b - a).normalized()
    z = -way
    y = z.cross(x).normalized()
    z = x.cross(y)
    lamp.rotation_euler = Matrix((x, y, z)).transposed().to_euler()
    if visible:
        form.tube([a, b], width * 0.6, matter.glow(kelvins, visible))
    return lamp
