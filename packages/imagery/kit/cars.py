"""Parked cars: a sedan, a wagon, a pickup. Noses point to -x before they are turned."""
import math

from . import form, matter
from .seating import Set
from .van import wheel

# stations along the length: x, half width, sill, shoulder
BODIES = {
    "sedan": ([(-2.3, 0.62, 0.36, 0.62), (-2.22, 0.78, 0.27, 0.72), (-1.9, 0.87, 0.23, 0.82), (-1.3, 0.9, 0.22, 0.9), (-0.7, 0.91, 0.22, 0.95),
               (0.4, 0.92, 0.22, 0.98), (1.3, 0.91, 0.22, 1.01), (1.9, 0.88, 0.25, 1.03), (2.2, 0.8, 0.32, 1.0), (2.28, 0.66, 0.42, 0.92)],
              (-0.95, 1.8), (-0.2, 1.05), 0.95, 1.44),
    "wagon": ([(-2.3, 0.64, 0.42, 0.8), (-2.22, 0.82, 0.33, 0.92), (-1.9, 0.9, 0.29, 1.02), (-1.2, 0.93, 0.28, 1.08), (-0.6, 0.94, 0.28, 1.11),
               (0.6, 0.95, 0.28, 1.12), (1.5, 0.94, 0.28, 1.13), (2.05, 0.92, 0.31, 1.13), (2.3, 0.85, 0.4, 1.1), (2.36, 0.7, 0.5, 1.0)],
              (-0.95, 2.2), (-0.2, 1.85), 1.07, 1.72),
    "pickup": ([(-2.6, 0.7, 0.5, 0.95), (-2.54, 0.88, 0.4, 1.05), (-2.2, 0.94, 0.36, 1.13), (-1.4, 0.96, 0.35, 1.17), (-0.7, 0.97, 0.35, 1.18),
                (0.5, 0.97, 0.35, 1.18), (1.5, 0.97, 0.35, 1.18), (2.3, 0.96, 0.38, 1.18), (2.66, 0.94, 0.45, 1.17), (2.7, 0.9, 0.5, 1.15)],
               (-1.0, 0.95), (-0.3, 0.85), 1.13, 1.84),
}


def car(at, turn=0, kind="sedan", color=(0.4, 0.05, 0.03), lamps_on=False):
    s = Set(at, turn)
    stations, base, roof, belt, top = BODIES[kind]
    coat, trim, pane = matter.paint(color, 0.22, 0.0, 1.0), matter.black(0.5), matter.paint((0.012, 0.016, 0.02), 0.04)
    shell(at, turn, stations, coat)
    cabin(s, at, turn, base, roof, belt, top, coat, pane)
    nose, tail = stations[0], stations[-1]
    front, rear = stations[2][0] + 0.5, stations[-3][0] - 0.48
    for x in (front, rear):
        for side in (-1, 1):
            wheel(s, x, side * (stations[4][1] - 0.085))
    for side in (-1, 1):
        low = nose[3] - 0.1
        s.box((0.1, 0.36, 0.12), (nose[0] + 0.07, side * 0.58, low), matter.glow(5200, 6.0 if lamps_on else 0.5), 0.04, side * 16)
        s.box((0.08, 0.26, 0.15), (tail[0] - 0.05, side * 0.66, tail[3] - 0.14), matter.glow(1600, 0.5 if lamps_on else 0.16, (1.0, 0.03, 0.02)), 0.03, -side * 14)
        s.box((0.12, 0.2, 0.13), (base[0] + 0.35, side * (stations[4][1] + 0.06), belt - 0.01), coat, 0.05)
        for x in (base[0] + 0.5, (base[0] + base[1]) / 2 + 0.1):
            s.box((0.008, 0.012, belt - 0.36), (x, side * (stations[4][1] - 0.003), 0.34), trim, 0)
            s.box((0.17, 0.02, 0.024), (x + 0.62, side * (stations[4][1] + 0.002), belt - 0.17), coat, 0.008)
        s.box((abs(front - rear) - 0.8, 0.05, 0.09), ((front + rear) / 2, side * (stations[4][1] - 0.03), stations[4][2] - 0.01), trim, 0.02)
    s.box((0.06, 0.86, 0.16), (nose[0] + 0.02, 0, nose[2] + 0.06), trim, 0.03)
    s.box((0.03, 0.34, 0.15), (tail[0] + 0.005, 0, tail[2] + 0.14), matter.paint((0.6, 0.6, 0.58), 0.4), 0.006)
    if kind == "pickup":
        s.box((1.55, 1.6, 0.02), (1.82, 0, 1.19), trim, 0.01)
        for side in (-1, 1):
            s.box((1.7, 0.09, 0.06), (1.82, side * 0.86, 1.16), coat, 0.025)


def shell(at, turn, stations, coat):
    """Closed rings along the length, smoothed."""
    points, faces = [], []
    for x, w, low, high in stations:
        h = high - low
        half = [(0, low), (w * 0.8, low), (w * 0.98, low + h * 0.14), (w, low + h * 0.45), (w * 0.985, low + h * 0.76), (w * 0.9, high - 0.01), (w * 0.5, high + 0.025)]
        ring = half + [(0, high + 0.035)] + [(-y, z) for y, z in reversed(half[1:])]
        points += [(x, y, z) for y, z in ring]
    n = len(points) // len(stations)
    for i in range(len(stations) - 1):
        for k in range(n):
            a, b = i * n + k, i * n + (k + 1) % n
            faces.append((a, b, b + n, a + n))
    faces += [tuple(range(n))[::-1], tuple(range(len(points) - n, len(points)))]
    body = form.place("car", form.mesh_of("car", points, faces, True), at, turn, coat)
    smooth = body.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 2


def cabin(s, at, turn, base, roof, belt, top, coat, pane):
    b, r = 0.82, 0.62
    lower = [(base[0], -b * 0.9), (base[0], b * 0.9), (base[1], b * 0.9), (base[1], -b * 0.9)]
    upper = [(roof[0], -r), (roof[0], r), (roof[1], r), (roof[1], -r)]
    points = [(x, y, belt - 0.06) for x, y in lower] + [(x, y, top) for x, y in upper]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)]
    form.place("panes", form.mesh_of("panes", points, faces), at, turn, pane)
    s.box((roof[1] - roof[0] + 0.12, r * 2 + 0.08, 0.07), ((roof[0] + roof[1]) / 2, 0, top - 0.03), coat, 0.034)
    for side in (-1, 1):
        for (x0, y0), (x1, y1) in zip(lower, upper):
            if math.copysign(1, y0) == side:
                s.tube([(x0, y0, belt - 0.08), (x1, y1, top)], [0.055, 0.045], coat)
        mid = (base[0] + base[1]) / 2 + 0.12
        s.tube([(mid, side * b * 0.905, belt - 0.08), ((roof[0] + roof[1]) / 2 + 0.05, side * (r + 0.005), top)], 0.04, coat)
        s.tube([(base[0], side * b * 0.92, belt - 0.02), (base[1], side * b * 0.92, belt - 0.02)], 0.045, coat)
