"""Letters with a thickness, for signs; and small lines of them as one mesh of bars where only the look of text counts."""
import math
import random

import bpy

from . import form


def word(text, at, size, mat, depth=0.05, turn=0.0, align="CENTER", bold=0.0, bevel=0.004, spacing=1.0):
    """Stands upright with its feet at `at` and faces -y before it is turned. `size` is about 1.4 times a capital's height."""
    curve = bpy.data.curves.new("word", "FONT")
    curve.body, curve.size, curve.align_x = text, size, align
    curve.extrude, curve.offset, curve.space_character = depth / 2, bold, spacing
    curve.bevel_depth, curve.bevel_resolution = bevel, 2
    curve.resolution_u = 6
    draft = bpy.data.objects.new("word", curve)
    bpy.context.scene.collection.objects.link(draft)
    mesh = bpy.data.meshes.new_from_object(draft.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(draft)
    return form.place("word", mesh, at, turn, mat, (90, 0))


def lines(width, rows, at, mat, pitch=0.03, thick=0.012, turn=0.0, seed=1, ragged=0.4, gap=0.012):
    """Rows of words seen from too far away to be read, hanging down from `at`."""
    chance = random.Random(seed)
    points, faces = [], []
    for row in range(rows):
        x, end = 0.0, width * (1 - ragged * chance.random())
        while x < end - 0.02 * width:
            step = min(end - x, width * chance.uniform(0.08, 0.22))
            k, z = len(points), -row * pitch
            points += [(x, 0, z - thick), (x + step, 0, z - thick), (x + step, 0, z), (x, 0, z)]
            faces.append((k, k + 1, k + 2, k + 3))
            x += step + gap
    return form.place("lines", form.mesh_of("lines", points, faces), at, turn, mat)


def disc(radius, at, mat, turn=0.0, steps=48, start=0.0, end=360.0):
    """A flat disc, or a slice of one, that faces -y before it is turned."""
    whole = end - start >= 359.9
    points = [] if whole else [(0, 0, 0)]
    for i in range(steps if whole else steps + 1):
        a = math.radians(start + (end - start) * i / steps)
        points.append((radius * math.cos(a), 0, radius * math.sin(a)))
    return form.place("disc", form.mesh_of("disc", points, [tuple(range(len(points)))]), at, turn, mat)
