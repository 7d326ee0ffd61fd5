"""One exposure, one picture a circuit: what a dimmer needs, and what a film is blended from."""
import bpy
from mathutils import Vector

REST = "rest"


def wire(circuits):
    """`circuits` names which lamps (by their `group`) hang together. The sky and every other lamp are the rest."""
    layer = bpy.context.view_layer
    for name in (*circuits, REST):
        layer.lightgroups.add(name=name)
    of = {group: name for name, groups in circuits.items() for group in groups}
    things = list(bpy.context.scene.objects)
    sources = [thing for thing in things if "circuit" in thing]
    for lamp in sources:
        lamp.lightgroup = of.get(lamp["circuit"], REST)
    bpy.context.view_layer.update()
    for thing in things:
        # what glows is the visible part of the lamp beside it
        if thing.type in {"MESH", "CURVE"} and any(_glows(mat) for mat in thing.data.materials):
            middle = _middle(thing)
            thing.lightgroup = min(sources, key=lambda lamp: (lamp.matrix_world.translation - middle).length).lightgroup
    bpy.context.scene.world.lightgroup = REST
    return [*circuits, REST]


def _glows(mat):
    return mat is not None and mat.name.split(".")[0] in {"glow", "shade", "flame"}


def _middle(thing):
    corners = [thing.matrix_world @ Vector(corner) for corner in thing.bound_box]
    return sum(corners, Vector()) / 8
