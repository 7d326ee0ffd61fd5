"""How a mesh becomes a thing in the scene."""
import math

import bpy


def place(name, mesh, at=(0, 0, 0), turn=0.0, mat=None, tilt=(0, 0)):
    """`turn` is the rotation about the vertical in degrees, `tilt` about x and y."""
    thing = bpy.data.objects.new(name, mesh)
    thing.location = at
    thing.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
    if mat is not None:
        mesh.materials.clear()
        mesh.materials.append(mat)
    let_through(thing, mat)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def let_through(thing, mat):
    """What glows casts no shadow: the light source stands inside it."""
    if mat is not None and mat.name.startswith("glow"):
        thing.visible_shadow = False


def mesh_of(name, points, faces, smooth=False):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    mesh.update()
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    return mesh


def again(thing, at, turn=0.0, scale=1.0):
    """The same mesh once more: costs no memory, so fronds, chairs and lamps are made once."""
    copy = bpy.data.objects.new(thing.name, thing.data)
    for old in thing.modifiers:
        new = copy.modifiers.new(old.name, old.type)
        for key in ("width", "segments", "limit_method", "levels", "render_levels"):
            if hasattr(old, key):
                setattr(new, key, getattr(old, key))
    copy.location = at
    copy.rotation_euler = (thing.rotation_euler.x, thing.rotation_euler.y, math.radians(turn))
    copy.scale = (scale,) * 3
    bpy.context.scene.collection.objects.link(copy)
    return copy
