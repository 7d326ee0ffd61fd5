"""Paper that one draws on: a sheet, flat or half rolled up, strokes that follow it, and what draws them."""
import math
import random

from mathutils import Matrix, Vector

from . import form, matter
from .nodes import Nodes, once

PAPER = (0.66, 0.64, 0.57)


def flat(x, y):
    return (x, y, 0.0)


def rolled(end, radius):
    """The sheet lies up to x = `end`, not quite flat, and is in a roll behind it."""
    def bend(x, y):
        if x <= end:
            return (x, y, 0.0012 * (1 + math.sin(9 * x + 3) * math.sin(7 * y + 1)) * min(1.0, (end - x) / 0.1))
        a = (x - end) / radius
        r = radius * (1 - 0.02 * a)
        return (end + r * math.sin(a), y, radius - r * math.cos(a))
    return bend


@once
def crayon(color, ground=PAPER):
    """Colored pencil: the grain of the paper shows through it."""
    n = Nodes("crayon")
    n.set(Base_Color=n.ramp(n.noise(620, 2), (0.3, ground), (0.42, color)), Roughness=0.85)
    return n.mat


class Paper:
    """Lies at `at`, turned about the vertical and raised at its far edge by `tilt`; x and y run over it from its middle, or from a point `shift` to the left of it."""

    def __init__(self, at, size, mat=None, turn=0.0, tilt=0.0, bend=flat, cuts=72, shift=0.0):
        self.at, self.turn, self.tilt, self.bend = Vector(at), turn, tilt, bend
        self.matrix = Matrix.Rotation(math.radians(turn), 3, "Z") @ Matrix.Rotation(math.radians(tilt), 3, "X")
        w, d = size
        rows = max(1, round(cuts * d / w))
        points = [bend((i / cuts - 0.5) * w + shift, (j / rows - 0.5) * d) for j in range(rows + 1) for i in range(cuts + 1)]
        faces = [(j * (cuts + 1) + i, j * (cuts + 1) + i + 1, (j + 1) * (cuts + 1) + i + 1, (j + 1) * (cuts + 1) + i) for j in range(rows) for i in range(cuts)]
        self._put(points, faces, mat or matter.paint(PAPER, 0.85), True)

    def p(self, x, y, lift=0.0):
        """The point over the sheet, in the scene."""
        return tuple(self.at + self.matrix @ self._over(x, y, lift))

    def way(self, turn):
        """Turn and lean of a thing that lies on the sheet and points along `turn` in its own axes."""
        a = math.radians(turn)
        v = self.matrix @ Vector((math.cos(a), math.sin(a), 0))
        return math.degrees(math.atan2(v.y, v.x)), -math.degrees(math.asin(v.z))

    def stroke(self, path, width, ink, layer=1, closed=False, shake=0.0, seed=1):
        chance = random.Random(seed)
        path = [Vector((x + chance.gauss(0, shake), y + chance.gauss(0, shake))) for x, y in path]
        path = self._dense(path + path[:1] if closed else path)
        points, faces, last = [], [], len(path) - 1
        for i, spot in enumerate(path):
            before = path[i - 1] if i else (path[-2] if closed else None)
            after = path[i + 1] if i < last else (path[1] if closed else None)
            ways = [(b - a).normalized() for a, b in ((before, spot), (spot, after)) if a is not None and b is not None]
            mean = sum(ways, Vector((0, 0))).normalized()
            side = Vector((-mean.y, mean.x)) * (width / 2 / max(0.6, mean.dot(ways[0])))
            points += [self._over(*(spot + side), 0.0003 * layer), self._over(*(spot - side), 0.0003 * layer)]
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(last)]
        self._put(points, faces, ink)

    def lines(self, paths, width, ink, layer=1):
        for path in paths:
            self.stroke(path, width, ink, layer)

    def dashes(self, path, width, ink, dash=0.014, gap=0.008, layer=2):
        path, run = self._dense([Vector(q) for q in path], 0.002), [[]]
        far = 0.0
        for a, b in zip(path, path[1:]):
            far += (b - a).length
            if far % (dash + gap) < dash:
                run[-1].append(tuple(b))
            elif run[-1]:
                run.append([])
        self.lines([r for r in run if len(r) > 1], width, ink, layer)

    def box(self, x0, y0, x1, y1, width, ink, layer=1):
        self.stroke([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], width, ink, layer, True)

    def ring(self, x, y, radius, width, ink, layer=2, shake=0.0, start=0.0, end=360.0, seed=1):
        full = end - start >= 359.9
        count = max(8, round((end - start) / 9))
        angles = [math.radians(start + (end - start) * i / count) for i in range(count + (0 if full else 1))]
        self.stroke([(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles], width, ink, layer, full, shake, seed)

    def loop(self, x, y, rx, ry, width, ink, layer=3, seed=1):
        """Drawn around something by hand: it doesn't close where it began."""
        chance = random.Random(seed)
        lean, first = chance.uniform(-0.3, 0.3), chance.uniform(1.2, 2.2)
        path = []
        for i in range(56):
            a = first + i / 55 * (math.tau + 0.55)
            grow = 0.96 + 0.1 * i / 55 + 0.03 * math.sin(2 * a + lean)
            u, v = rx * grow * math.cos(a), ry * grow * math.sin(a)
            path.append((x + u * math.cos(lean * 0.3) - v * math.sin(lean * 0.3), y + u * math.sin(lean * 0.3) + v * math.cos(lean * 0.3)))
        self.stroke(path, width, ink, layer)

    def fill(self, outline, ink, layer=1):
        """For outlines on a flat part of the sheet."""
        self._put([self._over(x, y, 0.0003 * layer) for x, y in outline], [tuple(range(len(outline)))], ink)

    def dot(self, x, y, radius, ink, layer=2):
        self.fill([(x + radius * math.cos(a), y + radius * math.sin(a)) for a in (i * math.tau / 28 for i in range(28))], ink, layer)

    def _over(self, x, y, lift):
        here, e = Vector(self.bend(x, y)), 1e-4
        across, along = Vector(self.bend(x + e, y)) - here, Vector(self.bend(x, y + e)) - here
        return here + across.cross(along).normalized() * lift

    def _put(self, points, faces, mat, smooth=False):
        form.place("paper", form.mesh_of("paper", points, faces, smooth), tuple(self.at), self.turn, mat, (self.tilt, 0))

    @staticmethod
    def _dense(path, step=0.006):
        full = [path[0]]
        for a, b in zip(path, path[1:]):
            count = max(1, math.ceil((b - a).length / step))
            full += [a.lerp(b, (i + 1) / count) for i in range(count)]
        return full


def pencil(at, turn=0.0, color=(0.5, 0.06, 0.02), long=0.175, lean=0.0):
    """Six sides, sharpened; lies with its tip to +x before it is turned."""
    r, tilt = 0.004, (0, 90 + lean)
    spot = (at[0], at[1], at[2] + r)
    form.lathe([(0, 0), (r * 0.95, 0), (r, 0.0006), (r, long - 0.024)], spot, matter.paint(color, 0.32, 0.0, 0.5), 6, turn, tilt)
    form.lathe([(r * 0.97, long - 0.0245), (0.0014, long - 0.006)], spot, matter.paint((0.5, 0.34, 0.19), 0.7), 24, turn, tilt)
    form.lathe([(0.0014, long - 0.006), (0, long)], spot, matter.paint(color, 0.6), 16, turn, tilt)


def marker(at, turn=0.0, color=(0.6, 0.03, 0.02), body=(0.03, 0.03, 0.032)):
    """A felt-tip pen without its cap, which lies beside it; its tip is at +x before it is turned."""
    r = 0.0085
    a = math.radians(turn)
    spot = (at[0], at[1], at[2] + r)
    coat = matter.paint(body, 0.35, 0.0, 0.3)
    form.lathe([(0, 0), (r * 0.9, 0), (r, 0.002), (r, 0.088), (r * 0.97, 0.09)], spot, coat, 40, turn, (0, 90))
    form.lathe([(r * 1.004, 0.012), (r * 1.004, 0.03)], spot, matter.paint(color, 0.4), 40, turn, (0, 90))
    form.lathe([(r * 0.86, 0.09), (r * 0.84, 0.104), (r * 0.5, 0.112), (0.0032, 0.113), (0.0032, 0.117)], spot, matter.paint((0.5, 0.49, 0.46), 0.4), 40, turn, (0, 90))
    form.lathe([(0.0026, 0.115), (0.0022, 0.121), (0, 0.123)], spot, matter.paint(color, 0.8), 24, turn, (0, 90))
    cap = (at[0] - 0.075 * math.cos(a) + 0.012 * math.sin(a), at[1] - 0.075 * math.sin(a) - 0.012 * math.cos(a), at[2] + r * 1.1)
    form.lathe([(0, 0), (r * 0.8, 0), (r * 1.1, 0.004), (r * 1.1, 0.04), (r * 0.95, 0.04), (r * 0.95, 0.01)], cap, matter.paint(color, 0.35, 0.0, 0.3), 40, turn + 24, (0, 90))
