"""Shapes, in metres. Every function makes one object, stands it in the scene and returns it."""
import math
import random

import bmesh
import bpy
from mathutils import Vector


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


def cushion(size, at, mat, turn=0.0, tilt=(0, 0), puff=0.35, seed=0):
    """A stuffed box: rounded, fuller in the middle, never quite regular."""
    chance = random.Random(seed + int(sum(at) * 100))
    mesh = bpy.data.meshes.new("cushion")
    solid = bmesh.new()
    bmesh.ops.create_cube(solid, size=1)
    bmesh.ops.subdivide_edges(solid, edges=solid.edges[:], cuts=5, use_grid_fill=True)
    least = min(size)
    for vert in solid.verts:
        p = vert.co.copy()
        for axis in range(3):
            u, v = (p[a] * 2 for a in range(3) if a != axis)
            full = (1 - u * u) * (1 - v * v)
            thick = least / size[axis]
            p[axis] *= 1 + puff * thick * (full - 0.35) + chance.uniform(-0.012, 0.012) * thick
        vert.co = Vector((p.x * size[0], p.y * size[1], p.z * size[2] + size[2] / 2))
    solid.to_mesh(mesh)
    solid.free()
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    thing = place("cushion", mesh, at, turn, mat, tilt)
    smooth = thing.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 2
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


def sheet(width, depth, at, mat, cuts=1, height=lambda x, y: 0.0, turn=0.0, tilt=(0, 0), name="sheet"):
    """A grid seen from above, raised by `height(x, y)`: ground, water, rugs, rumpled cloth."""
    nx = cuts
    ny = max(1, round(cuts * depth / width))
    points = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = (i / nx - 0.5) * width, (j / ny - 0.5) * depth
            points.append((x, y, height(x, y)))
    faces = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i)
             for j in range(ny) for i in range(nx)]
    return place(name, mesh_of(name, points, faces, smooth=True), at, turn, mat, tilt)


def curtain(width, height, at, mat, turn=0.0, folds=9, depth=0.07, seed=1):
    """Cloth hanging in folds that open a little towards the floor."""
    chance = random.Random(seed)
    phase = [chance.uniform(-0.5, 0.5) for _ in range(folds + 2)]
    columns, rows = folds * 14, 10
    points, faces = [], []
    for j in range(rows + 1):
        drop = j / rows
        for i in range(columns + 1):
            u = i / columns
            fold = u * folds
            wave = math.sin(fold * math.tau + phase[int(fold)] * 0.5)
            points.append(((u - 0.5) * width, wave * depth * (0.65 + 0.35 * (1 - drop)) * (1 + 0.3 * phase[int(fold)]),
                           height * drop))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    return place("curtain", mesh_of("curtain", points, faces, smooth=True), at, turn, mat)
