"""What stands on and around desks: task chairs, monitors with something on them, keyboards, mugs, papers, cartons."""
import math
import random

from . import form, matter
from .seating import Set


def task_chair(at, turn=0, fabric=None, frame=None, arms=True):
    """Five feet on castors; faces -y before it is turned."""
    s = Set(at, turn)
    fabric, frame = fabric or matter.cloth((0.2, 0.22, 0.24)), frame or matter.paint((0.05, 0.05, 0.052), 0.4)
    for i in range(5):
        a = i * math.tau / 5 + 0.3
        x, y = 0.3 * math.cos(a), 0.3 * math.sin(a)
        s.tube([(0, 0, 0.11), (x * 0.6, y * 0.6, 0.1), (x, y, 0.075)], [0.026, 0.022, 0.015], frame)
        form.ball(0.03, s.p(x, y, 0.03), matter.black(0.5))
    form.rod(0.025, 0.34, s.p(0, 0, 0.09), matter.steel(0.3), steps=16)
    s.box((0.3, 0.3, 0.03), (0, 0, 0.41), frame, 0.01)
    s.cushion((0.5, 0.5, 0.09), (0, 0, 0.43), fabric, puff=0.5)
    s.tube([(0, 0.2, 0.42), (0, 0.31, 0.48), (0, 0.3, 0.8)], 0.02, frame)
    s.cushion((0.46, 0.07, 0.5), (0, 0.24, 0.58), fabric, tilt=(-8, 0), puff=0.4)
    for x in (-0.28, 0.28) if arms else ():
        s.tube([(x * 0.7, 0.05, 0.43), (x, 0.05, 0.46), (x, 0.04, 0.66)], 0.013, frame)
        s.box((0.06, 0.26, 0.025), (x, 0.0, 0.66), frame, 0.012)


def quads(s, rows, mat, lift):
    """Flat rectangles (x, z, width, height) in a plane that faces -y, as one mesh."""
    points, faces = [], []
    for x, z, w, h in rows:
        at = len(points)
        points += [(x, -lift, z), (x + w, -lift, z), (x + w, -lift, z + h), (x, -lift, z + h)]
        faces.append((at, at + 1, at + 2, at + 3))
    if faces:
        form.place("quads", form.mesh_of("quads", points, faces), s.at, s.turn, mat)


def page(at, size, turn=0, seed=1, kind="table", bright=0.9):
    """What runs on a monitor: a sheet of figures, a letter or a chart; `at` is the middle of its lower edge."""
    s, chance = Set(at, turn), random.Random(seed)
    w, h = size
    paper, ink = matter.glow(6200, bright), matter.glow(6000, round(bright * 0.28, 3))
    accent = matter.glow(6000, round(bright * 0.5, 3), chance.choice(((0.1, 0.6, 0.75), (0.15, 0.45, 1.0), (0.95, 0.5, 0.12))))
    quads(s, [(-w / 2, 0, w, h)], paper, 0)
    quads(s, [(-w / 2, h * 0.93, w, h * 0.07), (-w / 2, 0, w * 0.13, h * 0.93)], accent, 0.0006)
    dark, bold = [], []
    for row in range(14):
        z = h * (0.86 - row * 0.06)
        if kind == "table":
            dark += [(-w * 0.33 + c * w * 0.165, z, w * chance.uniform(0.05, 0.13), h * 0.02) for c in range(5)]
        elif kind == "text":
            dark.append((-w * 0.22, z, w * chance.uniform(0.3, 0.52), h * 0.02))
    if kind == "chart":
        bold = [(-w * 0.32 + i * w * 0.065, h * 0.1, w * 0.045, h * chance.uniform(0.15, 0.62)) for i in range(12)]
    quads(s, dark, ink, 0.0006)
    quads(s, bold, accent, 0.0008)


def monitor(at, width=0.6, turn=0, kind="table", seed=1, stand=0.14, bright=0.9):
    """A display on a foot; `at` is where the foot stands. `kind` None is a dark screen."""
    s = Set(at, turn)
    h = width * 9 / 16
    dark = matter.paint((0.03, 0.03, 0.032), 0.35)
    s.box((0.24, 0.17, 0.012), (0, 0.02, 0), dark, 0.005)
    s.box((0.05, 0.025, stand + 0.12), (0, 0.04, 0), dark, 0.006)
    s.box((width + 0.02, 0.025, h + 0.02), (0, 0.012, stand), dark, 0.006)
    if kind:
        page(s.p(0, -0.002, stand + 0.01), (width, h), turn, seed, kind, bright)
    else:
        s.box((width, 0.002, h), (0, -0.001, stand + 0.01), matter.black(0.08), 0)


def keyboard(at, turn=0, color=(0.32, 0.32, 0.32)):
    s = Set(at, turn)
    s.box((0.42, 0.13, 0.012), (0, 0, 0), matter.paint((0.1, 0.1, 0.1), 0.5), 0.005)
    for row in range(5):
        s.box((0.4, 0.019, 0.006), (0, -0.047 + row * 0.0235, 0.011), matter.paint(color, 0.5), 0.003)
    s.box((0.058, 0.1, 0.026), (0.32, -0.01, 0), matter.paint((0.07, 0.07, 0.07), 0.4), 0.012)


def mug(at, color=(0.5, 0.48, 0.44), size=1.0, turn=0):
    s, r, h = Set(at, turn), 0.04 * size, 0.095 * size
    mat = matter.paint(color, 0.3)
    form.lathe([(0, 0), (r * 0.92, 0), (r, 0.006), (r, h), (r - 0.004, h), (r - 0.004, 0.012), (0, 0.012)], at, mat, 32)
    form.lathe([(0, h * 0.82), (r - 0.004, h * 0.82)], at, matter.paint((0.06, 0.028, 0.012), 0.1), 32)
    s.tube([(r - 0.004, 0, h * 0.8), (r + 0.03 * size, 0, h * 0.78), (r + 0.03 * size, 0, h * 0.3), (r - 0.004, 0, h * 0.22)], 0.0055 * size, mat)


def papers(at, turn=0, count=5, seed=1, color=(0.62, 0.61, 0.57)):
    s, chance = Set(at, turn), random.Random(seed)
    for i in range(count):
        s.box((0.216, 0.28, 0.0016), (chance.uniform(-0.008, 0.008), chance.uniform(-0.008, 0.008), i * 0.0016), matter.paint(color, 0.8), 0,
              chance.uniform(-7, 7))


def carton(at, size=(0.5, 0.36, 0.34), turn=0, open_=False, label=True, tape=True):
    """A moving box, its label to -y; closed with tape, or with its flaps up."""
    s = Set(at, turn)
    w, d, h = size
    board, ribbon = matter.paint((0.42, 0.27, 0.145), 0.85), matter.paint((0.55, 0.4, 0.22), 0.3)
    if open_:
        for x, y, a, b in ((0, -d / 2, w, 0.008), (0, d / 2, w, 0.008), (-w / 2, 0, 0.008, d), (w / 2, 0, 0.008, d)):
            s.box((a, b, h), (x, y, 0), board, 0.002)
        s.box((w, d, 0.01), (0, 0, 0), board, 0)
        for side in (-1, 1):
            s.box((w * 0.98, 0.006, d * 0.42), (0, side * (d / 2 + 0.0), h - 0.004), board, 0.001, tilt=(side * -38, 0))
            s.box((0.006, d * 0.94, d * 0.42), (side * w / 2, 0, h - 0.004), board, 0.001, tilt=(0, side * 42))
    else:
        s.box(size, (0, 0, 0), board, 0.006)
        s.box((w * 0.995, 0.004, 0.003), (0, 0, h - 0.001), matter.paint((0.1, 0.06, 0.03), 0.9), 0)
        if tape:
            s.box((w + 0.003, 0.055, 0.002), (0, 0, h), ribbon, 0)
            for side in (-1, 1):
                s.box((0.002, 0.055, 0.09), (side * (w / 2 + 0.0005), 0, h - 0.09), ribbon, 0)
    if label:
        s.box((w * 0.3, 0.002, h * 0.3), (-w * 0.16, -d / 2 - 0.001, h * 0.42), matter.paint((0.7, 0.69, 0.65), 0.7), 0)
        for i in range(3):
            s.box((w * (0.22 - 0.05 * (i % 2)), 0.001, h * 0.028), (-w * 0.17, -d / 2 - 0.0025, h * (0.64 - i * 0.075)), matter.black(0.7), 0)
    s.box((0.1, 0.003, 0.03), (w * 0.2, -d / 2 - 0.001, h * 0.66), matter.paint((0.06, 0.035, 0.02), 0.9), 0.001)


def speaker_disc(at, radius=0.11, ring=None):
    """A loudspeaker flush in a ceiling: a rim and a finely pierced grille, drawn as circles."""
    ring = ring or matter.paint((0.62, 0.61, 0.58), 0.5)
    form.lathe([(radius, 0.002), (radius, -0.008), (radius * 0.9, -0.011), (radius * 0.88, -0.004)], at, ring, 40)
    form.lathe([(0, -0.006), (radius * 0.88, -0.005)], at, matter.paint((0.2, 0.2, 0.195), 0.7), 40)
    for i in range(1, 7):
        r = radius * 0.88 * i / 7
        form.lathe([(r - radius * 0.03, -0.0085), (r + radius * 0.03, -0.0085)], at, ring, 32)
