"""Soft shapes: upholstery, sheets, curtains."""
import math
import random

import bmesh
import bpy
from mathutils import Vector

from .stand import mesh_of, place


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
