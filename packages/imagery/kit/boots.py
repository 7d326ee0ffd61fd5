"""A western boot, made once for each leather and set on shelves again and again."""
import math

import bpy

from . import form, matter

_made = {}
SIDES, ROWS = 28, 34


def _section(z):
    """The level cut at height z: where it begins and ends along the boot, and its half-width."""
    if z < 0.115:
        k = max(0.0, (z - 0.012) / 0.103)
        return 0.004 + 0.012 * math.sin(math.pi * k), 0.292 - 0.155 * k ** 0.72, 0.047 - 0.006 * k
    k = (z - 0.115) / 0.245
    front = 0.137 + 0.022 * k - 0.012 * math.sin(math.pi * min(1, k * 1.6)) * (1 - k)
    return 0.006 - 0.018 * k ** 1.2 + 0.012 * math.exp(-((k - 0.05) / 0.2) ** 2), front, 0.041 + 0.03 * k ** 0.8


def _upper():
    """From the sole to the scalloped top; the lining makes it a thing one can look into."""
    points, faces = [], []
    for j in range(ROWS + 1):
        s = j / ROWS
        z = 0.012 + 0.348 * s ** 1.25
        back, front, wide = _section(z)
        mid, half = (front + back) / 2, (front - back) / 2
        for i in range(SIDES):
            a = i * math.tau / SIDES
            u = math.cos(a)
            x = mid + half * u
            y = wide * math.copysign(abs(math.sin(a)) ** 0.85, math.sin(a))
            toe = min(1, max(0, (x - 0.17) / 0.122))
            if z < 0.115:
                y *= 1 - 0.78 * toe ** 1.7
            if z < 0.08:
                y *= 1 + 0.16 * math.exp(-((x - 0.17) / 0.05) ** 2)
            arch = 0.03 * max(0, 1 - x / 0.11) ** 0.6 * min(1, max(0, 1 - (z - 0.07) / 0.05))
            scallop = (0.012 * abs(u) - 0.03 * (1 - abs(u)) ** 1.3) * max(0, (s - 0.86) / 0.14)
            points.append((x, y, z + arch + 0.012 * toe ** 2 + scallop))
    for j in range(ROWS):
        for i in range(SIDES):
            n = (i + 1) % SIDES
            faces.append((j * SIDES + i, j * SIDES + n, (j + 1) * SIDES + n, (j + 1) * SIDES + i))
    base = len(points)
    for j in range(ROWS - 9, ROWS + 1):
        ring = points[j * SIDES:(j + 1) * SIDES]
        cx = sum(p[0] for p in ring) / SIDES
        points += [(cx + (x - cx) * 0.955, y * 0.955, z) for x, y, z in ring]
    for i in range(SIDES):
        n = (i + 1) % SIDES
        faces.append((ROWS * SIDES + i, ROWS * SIDES + n, base + 9 * SIDES + n, base + 9 * SIDES + i))
        for j in range(9):
            faces.append((base + j * SIDES + n, base + j * SIDES + i, base + (j + 1) * SIDES + i, base + (j + 1) * SIDES + n))
    return points, faces


def _slab(points, faces, steps, at):
    """A strip with thickness; `at(k)` gives x, half-width, lower and upper edge."""
    base = len(points)
    for k in range(steps + 1):
        x, wide, low, high = at(k / steps)
        points += [(x, side * wide, z) for side in (-1, 1) for z in (low, high)]
    for k in range(steps):
        a, b = base + k * 4, base + k * 4 + 4
        faces += [(a, b, b + 2, a + 2), (a + 1, a + 3, b + 3, b + 1), (a, a + 1, b + 1, b), (a + 2, b + 2, b + 3, a + 3)]
    last = base + steps * 4
    faces += [(base, base + 2, base + 3, base + 1), (last, last + 1, last + 3, last + 2)]


def _sole():
    points, faces = [], []

    def welt(t):
        x = 0.002 + 0.297 * t
        toe = min(1, max(0, (x - 0.17) / 0.128))
        wide = 0.05 * (1 + 0.16 * math.exp(-((x - 0.17) / 0.05) ** 2)) * (1 - 0.76 * toe ** 1.7) * min(1, 0.72 + x / 0.06 * 0.28)
        if 0.07 < x < 0.13:
            wide *= 1 - 0.14 * math.sin((x - 0.07) / 0.06 * math.pi)
        z = 0.004 + 0.03 * max(0, 1 - x / 0.11) ** 0.6 + 0.012 * toe ** 2
        return x, wide, z, z + 0.01

    _slab(points, faces, 24, welt)
    _slab(points, faces, 4, lambda t: (0.006 + 0.062 * t, 0.035, 0.0, 0.036 - 0.014 * t))
    return points, faces


def _trim():
    """Rows of stitching that swing up the shaft, a seam at its side, and pull straps."""
    points, faces = [], []

    def ribbon(path, thick=0.0011):
        for (x0, z0), (x1, z1) in zip(path, path[1:]):
            for side in (-1, 1):
                base = len(points)
                for x, z in ((x0, z0), (x1, z1)):
                    back, front, wide = _section(z)
                    u = (x - (front + back) / 2) / ((front - back) / 2)
                    y = side * (wide * max(0.0, 1 - u * u) ** 0.425 + 0.0012)
                    points.extend([(x - thick, y, z), (x + thick, y, z + thick)])
                faces.append((base, base + 1, base + 3, base + 2))

    for k in range(3):
        for way in (-1, 1):
            ribbon([(0.073 + way * (0.01 + 0.013 * k + 0.018 * math.sin(v * math.tau - 0.5)), 0.15 + (0.16 - k * 0.012) * v) for v in (i / 20 for i in range(21))])
    ribbon([(0.073, 0.06 + 0.27 * i / 12) for i in range(13)], 0.0025)
    ribbon([(0.175 + 0.035 * math.cos(i * 0.3), 0.055 + 0.014 * math.sin(i * 0.6)) for i in range(11)])
    for side in (-1, 1):
        at = len(points)
        points.extend([(0.073 + dx, side * (0.071 + dy), z) for dx in (-0.014, 0.014) for dy in (0, 0.005) for z in (0.305, 0.362)])
        faces.extend([tuple(at + i for i in f) for f in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (1, 5, 7, 3))])
    return points, faces


def _make(leather, shaft, thread):
    upper = form.mesh_of("boot", *_upper(), True)
    for mat in (leather, shaft):
        upper.materials.append(mat)
    for face in upper.polygons:
        face.material_index = 1 if face.center.z > 0.14 + 0.02 * math.cos((face.center.x - 0.073) * 40) else 0
    meshes = [upper]
    for name, shape, mat in (("sole", _sole(), matter.paint((0.1, 0.06, 0.035), 0.4)), ("trim", _trim(), matter.paint(thread, 0.6))):
        mesh = form.mesh_of(name, *shape)
        mesh.materials.append(mat)
        meshes.append(mesh)
    return meshes


def boot(at, turn=0, leather=None, shaft=None, thread=(0.7, 0.55, 0.3), scale=1.0):
    """Stands with its heel at `at`; the toe points to +x before it is turned."""
    leather = leather or matter.leather((0.3, 0.12, 0.04))
    shaft = shaft or leather
    key = (leather.name, shaft.name, thread)
    if key not in _made:
        _made[key] = _make(leather, shaft, thread)
    for mesh in _made[key]:
        thing = bpy.data.objects.new(mesh.name, mesh)
        thing.location, thing.rotation_euler, thing.scale = at, (0, 0, math.radians(turn)), (scale,) * 3
        bpy.context.scene.collection.objects.link(thing)


def pair(at, turn=0, leather=None, shaft=None, thread=(0.7, 0.55, 0.3), apart=0.15):
    a = math.radians(turn + 90)
    for side in (-0.5, 0.5):
        boot((at[0] + math.cos(a) * apart * side, at[1] + math.sin(a) * apart * side, at[2]), turn + side * 14, leather, shaft, thread)
