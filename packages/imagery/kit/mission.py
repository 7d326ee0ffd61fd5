"""A mission's front: plaster under a curved gable, bells in its openings. It faces -y."""
import math

import bpy

from . import form, matter, town


def arch(x, z, width, height, steps=18):
    """The outline of an opening with a round head."""
    r = width / 2
    top = z + height - r
    return [(x - r, z), (x + r, z)] + [(x + r * math.cos(math.pi * i / steps), top + r * math.sin(math.pi * i / steps)) for i in range(steps + 1)]


def circle(x, z, radius, steps=32):
    return [(x + radius * math.cos(math.tau * i / steps), z + radius * math.sin(math.tau * i / steps)) for i in range(steps)]


def plate(outline, holes, at, thick, mat, bevel=0.03):
    """An upright slab with an outline (x, z) and holes in it."""
    curve = bpy.data.curves.new("plate", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = thick / 2 - bevel, bevel, 2
    for path in (outline, *holes):
        line = curve.splines.new("POLY")
        line.points.add(len(path) - 1)
        for point, (x, z) in zip(line.points, path):
            point.co = (x, z, 0, 1)
        line.use_cyclic_u = True
    draft = bpy.data.objects.new("plate", curve)
    mesh = bpy.data.meshes.new_from_object(draft)
    bpy.data.objects.remove(draft)
    return form.place("plate", mesh, at, 0, mat, (90, 0))


def gable(half=5.0, eave=5.6):
    """Shoulders that swing up to a round-headed belfry."""
    side = [(half, 0), (half, eave)]
    side += [(half - 2.3 * math.sin(a), eave + 2.0 * (1 - math.cos(a))) for a in (i * math.pi / 32 for i in range(17))]
    top = eave + 2.0
    side += [(half - 2.3, top + 0.35), (half - 2.75, top + 0.35), (half - 2.75, top + 1.5)]
    side += [((half - 2.75) * math.cos(a), top + 1.5 + 1.55 * math.sin(a)) for a in (i * math.pi / 28 for i in range(1, 14))]
    return side + [(0, top + 3.05)] + [(-x, z) for x, z in reversed(side)]


def bell(at, size=0.36):
    x, y, z = at
    form.lathe([(size, 0), (size * 0.96, size * 0.12), (size * 0.66, size * 0.45), (size * 0.5, size * 1.0), (size * 0.36, size * 1.2), (0, size * 1.25)], at,
               matter.brass(0.4), 40)
    form.ball(size * 0.17, (x, y, z - size * 0.02), matter.black())
    form.box((size * 2.4, 0.14, 0.14), (x, y, z + size * 1.22), matter.walnut("x"), 0.01)


def front(at=(0, 0, 0), white=None, thick=0.7):
    x, y, z = at
    white = white or matter.plaster((0.66, 0.63, 0.57), 0.3)
    holes = [arch(0, 0.0, 2.5, 4.0), circle(0, 5.75, 0.72), arch(-0.95, 7.2, 0.95, 1.65), arch(0.95, 7.2, 0.95, 1.65), arch(0, 9.0, 0.85, 1.35)]
    edge = gable()
    plate(edge, holes, (x, y + thick / 2, z), thick, white)
    rim = [(x + u, y - 0.02, z + v) for u, v in edge[1:-1]]
    for a, b in zip(rim, rim[1:]):
        form.tube([a, b], 0.11, white)
    for level, half in ((5.0, 5.05), (6.75, 3.55)):
        form.box((half * 2, 0.18, 0.16), (x, y - 0.02, z + level), white, 0.04)
    for side in (-1, 1):
        form.box((0.7, 0.26, 5.0), (x + side * 4.5, y - 0.03, z), white, 0.03)
        form.box((0.42, 0.24, 4.4), (x + side * 1.75, y - 0.03, z), white, 0.03)
    form.box((4.2, 0.34, 0.24), (x, y - 0.05, z + 4.4), white, 0.04)
    # around the door, and around the round window
    for path, r in ((arch(0, 0, 2.72, 4.1), 0.09), (circle(0, 5.75, 0.8), 0.09)):
        form.tube([(x + u, y - 0.02, z + v) for u, v in (path[1:] + path[:1] if r else path)], r, white, closed=path is not None and len(path) == 32)
    for u, v, size in ((-0.95, 7.6, 0.32), (0.95, 7.6, 0.32), (0, 9.25, 0.3)):
        bell((x + u, y + thick / 2, z + v), size)
    tints = ((1.0, 0.42, 0.1), (0.12, 0.4, 1.0), (0.9, 0.12, 0.1), (0.15, 0.7, 0.4))
    for i in range(8):
        a, b = i * math.tau / 8, (i + 1) * math.tau / 8
        for low, high, k in ((0.02, 0.36, 0), (0.36, 0.74, 1)):
            corners = [(low, a), (high, a), (high, (a + b) / 2), (high, b), (low, b)]
            points = [(x + r * math.cos(c), y + 0.4, z + 5.75 + r * math.sin(c)) for r, c in corners]
            form.place("pane", form.mesh_of("pane", points, [(0, 1, 2, 3, 4)]), (0, 0, 0), 0, matter.glow(2700, 1.5, tints[(i + k) % 4]))
        form.tube([(x, y + 0.38, z + 5.75), (x + 0.74 * math.cos(a), y + 0.38, z + 5.75 + 0.74 * math.sin(a))], 0.018, matter.black())
    form.tube([(x + 0.36 * u, y + 0.38, z + 5.75 + 0.36 * v) for u, v in circle(0, 0, 1.0)], 0.018, matter.black(), closed=True)
    form.tube([(x, y + 0.3, z + 10.6), (x, y + 0.3, z + 11.6)], 0.045, matter.black())
    form.tube([(x - 0.3, y + 0.3, z + 11.28), (x + 0.3, y + 0.3, z + 11.28)], 0.045, matter.black())
    doors(x, y, z)


def doors(x, y, z):
    """One leaf stands open: inside it is warm."""
    timber = matter.oak("z", None, 0.5)
    plate(arch(0, 0, 2.5, 4.0), [], (x, y + 2.6, z), 0.1, town.interior(2500, 1.1, 4.0), 0.01)
    for side in (-1, 1):
        form.box((1.2, 0.1, 2.75), (x + side * (1.22 if side > 0 else 0.62), y + (0.95 if side > 0 else 0.4), z), timber, 0.01, 92 if side > 0 else 0)
        for k in range(3):
            form.box((0.9, 0.05, 0.7), (x + side * (1.17 if side > 0 else 0.62), y + (0.93 if side > 0 else 0.35), z + 0.22 + k * 0.84), timber, 0.02, 92 if side > 0 else 0)
    for k in range(7):
        form.tube([(x - 1.2 + k * 0.4, y + 0.4, z + 2.75), (x - 1.2 + k * 0.4, y + 0.4, z + 3.9)], 0.02, matter.black())
    form.box((2.5, 0.1, 0.12), (x, y + 0.4, z + 2.74), timber, 0.01)
