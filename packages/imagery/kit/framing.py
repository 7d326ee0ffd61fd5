"""A house before its drywall: studs, sheathing, boxes, coils of labeled cable, conduit."""
import math
import random

from mathutils import Vector

from . import form, matter
from .seating import Set

BLUE, ORANGE = (0.02, 0.12, 0.5), (0.72, 0.2, 0.01)
CABLES = [(0.02, 0.10, 0.46), (0.55, 0.53, 0.48), (0.72, 0.2, 0.01), (0.03, 0.03, 0.032), (0.55, 0.42, 0.03)]


@matter.once
def pine(along="z"):
    n = matter.Nodes("pine")
    grain = n.noise(3.0, 8, n.where({"x": (0.4, 8, 8), "y": (8, 0.4, 8), "z": (8, 8, 0.4)}[along]), 0.7)
    n.set(Base_Color=n.ramp(grain, (0.3, (0.38, 0.25, 0.13)), (0.7, (0.56, 0.41, 0.24))), Roughness=0.75)
    return n.mat


@matter.once
def chipboard():
    """Sheathing: pressed flakes, no two alike."""
    n = matter.Nodes("chipboard")
    flakes = n.add("ShaderNodeTexVoronoi", Scale=26.0, Randomness=1.0)
    n.tree.links.new(n.where((1, 1, 1.6)), flakes.inputs["Vector"])
    split = n.add("ShaderNodeSeparateRGB")
    n.tree.links.new(flakes.outputs["Color"], split.inputs[0])
    n.set(Base_Color=n.ramp(split.outputs[0], (0.0, (0.26, 0.165, 0.08)), (0.5, (0.42, 0.29, 0.15)), (1.0, (0.55, 0.41, 0.23))), Roughness=0.8)
    return n.mat


def studs(start, end, height=2.7, openings=(), pitch=0.4, deep=0.09):
    """Studs between plates; `openings` are (from, to, sill, head) along the wall."""
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    turn, way = math.degrees(math.atan2(uy, ux)), "x"
    for z in (0, height - 0.08, height - 0.04):
        form.box((length, deep, 0.038), ((x0 + x1) / 2, (y0 + y1) / 2, z), pine(way), 0.003, turn)

    def post(u, low, high):
        if high - low > 0.05:
            form.box((0.038, deep, high - low), (x0 + ux * u, y0 + uy * u, low), pine(), 0.003, turn)

    for i in range(int(length / pitch) + 1):
        u = min(length - 0.02, i * pitch + 0.02)
        gap = next((o for o in openings if o[0] - 0.03 < u < o[1] + 0.03), None)
        for low, high in ([(0.04, height - 0.08)] if gap is None else [(0.04, gap[2]), (gap[3] + 0.14, height - 0.08)]):
            post(u, low, high)
    for a, b, sill, head in openings:
        mid = (a + b) / 2
        form.box((b - a + 0.08, deep, 0.16), (x0 + ux * mid, y0 + uy * mid, head), pine(way), 0.003, turn)
        if sill > 0.05:
            form.box((b - a, deep, 0.04), (x0 + ux * mid, y0 + uy * mid, sill - 0.04), pine(way), 0.003, turn)
        for u in (a - 0.02, b + 0.02):
            post(u, 0.04, height - 0.08)


def outlet(at, turn=0.0, gangs=1, color=BLUE):
    """A blue box, open to the room; `at` is the middle of its face, which looks to -y."""
    s, mat = Set(at, turn), matter.paint(color, 0.4)
    w, h = 0.055 * gangs + 0.005, 0.095
    s.box((w, 0.006, h), (0, 0.07, -h / 2), mat, 0.001)
    for side in (-1, 1):
        s.box((0.005, 0.075, h), (side * w / 2, 0.035, -h / 2), mat, 0.001)
        s.box((w, 0.075, 0.005), (0, 0.035, side * h / 2 - 0.0025), mat, 0.001)
        s.box((0.02, 0.006, 0.012), (0, 0.002, side * 0.049 - 0.006), mat, 0.001)


def coil(at, radius=0.12, turns=4, seed=1, color=BLUE, turn=0.0, feed=None, thick=0.006, tag=True):
    """A coil on a nail at `at`, its tag hanging down, fed from the point `feed` (in the coil's own axes)."""
    s, chance = Set(at, turn), random.Random(seed)
    mat = matter.paint(color, 0.45)
    for k in range(turns):
        r, dx = radius * chance.uniform(0.86, 1.08), chance.uniform(-0.012, 0.012)
        y, squash = -0.02 - 0.011 * k, chance.uniform(1.02, 1.2)
        path = [(dx + r * math.sin(a), y + 0.008 * math.sin(a * 2), -r * squash + r * squash * math.cos(a)) for a in (i * math.tau / 20 for i in range(21))]
        s.tube(path, thick, mat)
    form.rod(0.004, 0.09, s.p(0, 0.01, 0.0), matter.steel(), (90, 0), turn, 10)
    # a tie round the bundle
    form.lathe([(0.026, -0.006), (0.026, 0.006)], s.p(0, -0.035, -radius * 2.15), matter.black(), 20, turn, (0, 90))
    if feed:
        f = Vector(feed)
        s.tube([(0, -0.02, 0.0), (f.x * 0.3, -0.03, 0.08), tuple(f * 0.6), tuple(f)], thick, mat)
    if tag:
        s.tube([(0.01, -0.06, -radius * 1.9), (0.02, -0.075, -radius * 2.3)], 0.0015, matter.black())
        s.box((0.062, 0.002, 0.1), (0.02, -0.078, -radius * 2.3 - 0.1), matter.paint((0.75, 0.73, 0.66), 0.7), 0.001, chance.uniform(-16, 16))
        for k in range(3):
            s.box((0.036 - 0.008 * k, 0.001, 0.006), (0.02, -0.0805, -radius * 2.3 - 0.045 - k * 0.018), matter.black(), 0)


def staples(points, mat=None):
    for at in points:
        form.box((0.03, 0.012, 0.01), at, mat or matter.paint((0.6, 0.58, 0.54), 0.5), 0.003)
