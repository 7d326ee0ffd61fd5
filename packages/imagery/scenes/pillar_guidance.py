"""Where a project begins: plans on a table, samples in reach, one lamp over them."""
import random

from kit import form, furniture, lamps, matter, seating, sky, stage

FILM = {"exposure": 1.1, "vignette": 0.35}
LOW = {}


def build():
    sky.none()
    stage.camera((-0.5, -2.3, 1.52), (0.05, 0.1, 1.1), lens=34, fstop=2.2, focus=(0, -0.15, 0.8), level=False)
    stage.slab(-5, 5, -5, 5, 0, matter.oak("x", (1.8, 0.16)))
    stage.wall((-5, 3.2), (5, 3.2), 3.2, matter.plaster((0.2, 0.175, 0.145)))
    furniture.picture((1.5, 3.1, 1.0), (1.5, 1.0), 0, 8)
    lamps.downlight((1.5, 2.5, 3.0), 26, 2700, 40, (1.5, 3.1, 1.4), trim=False)
    furniture.shelves((-1.7, 2.9, 0), (2.6, 0.36, 2.5), 0, matter.walnut("x"), 5, 3, 9)
    lamps.profile((-2.9, 2.2, 2.7), (-0.5, 2.2, 2.7), (0, 0.8, -1), 40, 2500, "shelf")
    furniture.table((0.05, 0.15, 0), (2.2, 1.15, 0.75), 0, matter.walnut("x"), kind="slab", thick=0.045)
    seating.dining_chair((0.35, 1.05, 0), 6, matter.cloth((0.24, 0.2, 0.16)))
    seating.dining_chair((-0.75, 1.0, 0), -10, matter.cloth((0.24, 0.2, 0.16)))
    lamps.pendant((0.08, 0.2, 3.4), 1.8, 17, 2650, "drum", 1.15)
    plans()
    samples()


def plans():
    paper = matter.paint((0.62, 0.58, 0.5), 0.85)
    ink = matter.paint((0.03, 0.035, 0.05), 0.8)
    form.sheet(0.84, 0.594, (-0.06, 0.02, 0.7525), paper, 24, lambda x, y: 0.02 * max(0, abs(x) - 0.33) * 4 + 0.002, 7)
    form.sheet(0.594, 0.42, (0.42, 0.4, 0.757), paper, 12, lambda x, y: 0.012 * max(0, x - 0.18) * 6, -17)
    drawing = seating.Set((-0.06, 0.02, 0.7556), 7)

    def line(x0, y0, x1, y1, wide=0.0035):
        w, d = max(abs(x1 - x0), wide), max(abs(y1 - y0), wide)
        drawing.box((w, d, 0.0004), ((x0 + x1) / 2, (y0 + y1) / 2, 0), ink, 0)

    for x0, y0, x1, y1 in ((-0.28, -0.2, 0.28, -0.2), (-0.28, 0.2, 0.16, 0.2), (-0.28, -0.2, -0.28, 0.2), (0.28, -0.2, 0.28, 0.06),
                           (0.16, 0.06, 0.28, 0.06), (0.16, 0.06, 0.16, 0.2), (-0.06, -0.2, -0.06, 0.05), (-0.06, 0.11, -0.06, 0.2),
                           (-0.28, 0.02, -0.15, 0.02), (0.1, -0.2, 0.1, -0.08), (0.1, -0.02, 0.1, 0.06), (0.1, 0.06, 0.16, 0.06)):
        line(x0, y0, x1, y1, 0.006)
    chance = random.Random(3)
    for _ in range(9):
        x, y = chance.uniform(-0.24, 0.22), chance.uniform(-0.17, 0.15)
        line(x - 0.018, y, x + 0.018, y, 0.0016)
        line(x, y - 0.018, x, y + 0.018, 0.0016)
        # where a lamp will hang, somebody has put a dot of amber
        form.lathe([(0, 0), (0.011, 0)], drawing.p(x, y, 0.0006), matter.paint((0.75, 0.32, 0.05), 0.7), 24)
    form.tube([(0.2, -0.25, 0.764), (0.08, -0.13, 0.762)], 0.004, matter.paint((0.5, 0.3, 0.06), 0.4))
    form.tube([(0.08, -0.13, 0.762), (0.074, -0.124, 0.7615)], [0.004, 0.0008], matter.oak("x"))
    form.tube([(-0.62, -0.2, 0.785), (-0.5, 0.42, 0.785)], 0.032, paper)


def samples():
    s = seating.Set((0.56, -0.12, 0.752), -12)
    for i, mat in enumerate((matter.brass(0.22), matter.steel(0.3), matter.paint((0.03, 0.027, 0.024), 0.4), matter.paint((0.4, 0.16, 0.08), 0.25, 1.0))):
        s.box((0.075, 0.11, 0.007), (-0.09 + i * 0.085, 0.02 * (i % 2), 0), mat, 0.002)
    # the keypad lies on its back, already lit
    plate = seating.Set((0.33, -0.24, 0.752), 14)
    plate.box((0.09, 0.135, 0.012), (0, 0, 0), matter.brass(0.3), 0.004)
    for i in range(4):
        plate.box((0.066, 0.025, 0.006), (0, 0.042 - i * 0.028, 0.01), matter.paint((0.035, 0.033, 0.03), 0.45), 0.002)
        plate.box((0.02, 0.003, 0.001), (0, 0.042 - i * 0.028, 0.016), matter.glow(2700, 9), 0)
    for i, tone in enumerate(((0.3, 0.26, 0.2), (0.14, 0.06, 0.03), (0.1, 0.1, 0.085), (0.4, 0.36, 0.3))):
        form.box((0.13, 0.13, 0.006), (-0.72 + i * 0.02, -0.1 + i * 0.05, 0.752 + i * 0.006), matter.cloth(tone), 0.001, 8 + i * 7)
    form.lathe([(0, 0), (0.036, 0), (0.04, 0.08), (0.037, 0.08), (0.034, 0.01), (0, 0.01)], (0.82, 0.22, 0.75), matter.paint((0.07, 0.06, 0.05), 0.5), 48)
    form.lathe([(0, 0.066), (0.036, 0.066)], (0.82, 0.22, 0.75), matter.paint((0.02, 0.01, 0.005), 0.1), 48)
