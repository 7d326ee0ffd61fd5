"""One exposure, one picture a circuit: what a dimmer mixes, and what a film is blended from."""
import bpy
from mathutils import Vector

REST = "rest"
OFF = "off"
SHAPES = {"MESH", "CURVE", "FONT"}
# how bright a lamp is in the picture with its lamps low, unless the scene's LOW names its group
LOW = 0.18
# how much of its light a lamp gives by day, when nobody needs it
BY_DAY = 0.03


def wire(circuits, others=REST):
    """`circuits` names which lamps (by their `group`) hang together. Every other lamp is on the circuit `others`.

    The sky is the rest. Returns the names of all circuits.
    """
    layer = bpy.context.view_layer
    names = list(dict.fromkeys([*circuits, others, REST]))
    for name in names:
        layer.lightgroups.add(name=name)
    of = {group: name for name, groups in circuits.items() for group in groups}
    things = list(bpy.context.scene.objects)
    sources = [thing for thing in things if thing.type == "LIGHT"]
    for lamp in sources:
        lamp.lightgroup = of.get(lamp["circuit"], others)
    bpy.context.view_layer.update()
    for thing in things:
        if thing.type not in SHAPES:
            continue
        # what is on no circuit would be black: screens and signs are the rest
        thing.lightgroup = of.get(thing.get("circuit"), REST)
        if sources and "circuit" not in thing and _glows(thing):
            thing.lightgroup = _beside(thing, sources).lightgroup
    bpy.context.scene.world.lightgroup = REST
    return names


def by_level(low):
    """The circuits of a still: its lamp groups by their level when the lamps are low.

    Returns the circuits, the circuit of all lamps that `low` does not name, and the level of every circuit.
    """
    def name(level):
        return f"at-{round(level * 100)}"

    levels = {name(level): level for level in (LOW, *low.values())}
    groups = {circuit: [group for group, level in low.items() if name(level) == circuit] for circuit in levels}
    return groups, name(LOW), {**levels, REST: 1.0}


def switch_off(kept=()):
    """Switches off every lamp whose group is not in `kept`, and what glows beside it."""
    things = list(bpy.context.scene.objects)
    sources = [thing for thing in things if thing.type == "LIGHT"]
    for lamp in sources:
        if lamp["circuit"] not in kept:
            lamp["circuit"], lamp.hide_render = OFF, True
    bpy.context.view_layer.update()
    for thing in things:
        if sources and thing.type in SHAPES and _glows(thing):
            thing["circuit"] = _beside(thing, sources)["circuit"]


def fade():
    """Leaves the light to the day: lamps still look lit, but no longer color the room."""
    for thing in bpy.context.scene.objects:
        if thing.type == "LIGHT" and thing["circuit"] != "sun":
            thing.data.energy *= BY_DAY


def _glows(thing):
    return any(mat is not None and mat.name.startswith(("glow", "shade", "flame")) for mat in thing.data.materials)


def _beside(thing, sources):
    """What glows is the visible part of the lamp beside it."""
    middle = _middle(thing)
    return min(sources, key=lambda lamp: (lamp.matrix_world.translation - middle).length)


def _middle(thing):
    corners = [thing.matrix_world @ Vector(corner) for corner in thing.bound_box]
    return sum(corners, Vector()) / 8
