"""What leaves are made of: strips along an arch, and single blades."""
from mathutils import Vector


def strip(points, faces, path, widths, side, fold=0.0):
    """Adds a blade along `path`; `side` is its breadth direction, `fold` lifts its edges."""
    base = len(points)
    for p, w in zip(path, widths):
        lift = Vector((0, 0, fold * w))
        points += [tuple(p - side * w + lift), tuple(p), tuple(p + side * w + lift)]
    for i in range(len(path) - 1):
        a = base + i * 3
        faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]


def arch(start, way, length, drop, steps):
    """A stalk that starts along `way` and gives in to gravity."""
    path, here, heading = [Vector(start)], Vector(start), Vector(way).normalized()
    for _ in range(steps):
        heading = (heading + Vector((0, 0, -drop / steps))).normalized()
        here = here + heading * (length / steps)
        path.append(here.copy())
    return path


def leaf_blade(points, faces, c, d, size, chance):
    """Six corners: pointed at the tip, fullest below the middle."""
    out = (d + Vector((chance.gauss(0, 0.5), chance.gauss(0, 0.5), chance.gauss(0, 0.4)))).normalized()
    side = out.cross(Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1)))).normalized()
    base = len(points)
    for along, across in ((0, 0), (0.3, 0.24), (0.65, 0.17), (1, 0), (0.65, -0.17), (0.3, -0.24)):
        points.append(tuple(c + out * size * along + side * size * across))
    faces.append(tuple(range(base, base + 6)))
