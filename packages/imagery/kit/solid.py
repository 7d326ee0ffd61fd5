"""Hard shapes."""
import math

import bpy

from .stand import let_through, mesh_of, place


def box(size, at, mat, bevel=0.006, turn=0.0, tilt=(0, 0), name="box"):
    """`at` is the middle of the bottom face, because furniture stands on things."""
    x, y, z = (side / 2 for side in size)
    points = [(i * x, j * y, k * z + z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = place(name, mesh_of(name, points, faces), at, turn, mat, tilt)
    if bevel:
        edge = thing.modifiers.new("bevel", "BEVEL")
        edge.width = min(bevel, min(size) * 0.45)
        edge.segments = 3
        thing.data.polygons.foreach_set("use_smooth", [True] * 6)
        thing.data.use_auto_smooth = True
        thing.data.auto_smooth_angle = math.radians(35)
    return thing


def lathe(profile, at, mat, steps=48, turn=0.0, tilt=(0, 0), name="lathe"):
    """`profile` is a list of (radius, height), from the bottom up."""
    points, faces = [], []
    for radius, height in profile:
        for step in range(steps):
            a = step * math.tau / steps
            points.append((radius * math.cos(a), radius * math.sin(a), height))
    for ring in range(len(profile) - 1):
        for step in range(steps):
            a, b = ring * steps + step, ring * steps + (step + 1) % steps
            faces.append((a, b, b + steps, a + steps))
    mesh = mesh_of(name, points, faces, smooth=True)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(40)
    return place(name, mesh, at, turn, mat, tilt)


def rod(radius, height, at, mat, tilt=(0, 0), turn=0.0, steps=24):
    """An upright cylinder with closed ends; tilt it to lay it down."""
    e = min(radius, height) * 0.15
    shape = [(0, 0), (radius - e, 0), (radius, e), (radius, height - e), (radius - e, height), (0, height)]
    return lathe(shape, at, mat, steps, turn, tilt, "rod")


def tube(path, radius, mat, name="tube", closed=False):
    """A round wire through the points of `path`: cords, rails, legs, trunks (a radius a point)."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = 1.0
    curve.bevel_resolution = 3
    curve.use_fill_caps = True
    line = curve.splines.new("POLY" if len(path) < 3 else "NURBS")
    line.points.add(len(path) - 1)
    for index, (point, spot) in enumerate(zip(line.points, path)):
        point.co = (*spot, 1)
        point.radius = radius[index] if isinstance(radius, (list, tuple)) else radius
    line.use_endpoint_u = not closed
    line.use_cyclic_u = closed
    line.order_u = 3
    curve.materials.append(mat)
    thing = bpy.data.objects.new(name, curve)
    let_through(thing, mat)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def ball(radius, at, mat, squash=1.0):
    arc = [i * math.pi / 24 for i in range(25)]
    shape = [(radius * math.sin(a), -radius * squash * math.cos(a)) for a in arc]
    return lathe(shape, at, mat, 48, name="ball")
