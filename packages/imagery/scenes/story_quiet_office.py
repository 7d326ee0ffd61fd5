"""A former supermarket with sixty desks: felt baffles hang in rows, screens of felt stand between, plants, and evening in the tall windows."""
import random

from kit import form, furniture, lamps, matter, plants, sky, stage, town, workplace
from kit.seating import Set

FILM = {"exposure": 1.5, "vignette": 0.2}
TEAL, SAND, RUST = (0.06, 0.13, 0.145), (0.3, 0.265, 0.215), (0.22, 0.1, 0.055)


def build():
    sky.evening("dusk", sun=112, strength=0.95, clouds=1.0)
    stage.camera((-1.3, -5.6, 1.62), (-1.0, 4, 2.02), lens=26, fstop=6.3, focus=(-1.0, -1.5, 1.0))
    stage.slab(-9, 9, -9, 13, 0, matter.rug((0.17, 0.2, 0.2)))
    stage.slab(0.5, 2.1, -9, 13, 0.012, matter.oak("y", (1.8, 0.2), 0.5), 0.02)
    stage.slab(-9, 9, -9, 13, 4.5, matter.plaster((0.5, 0.48, 0.44), 0.05), -0.2)
    white = matter.plaster((0.56, 0.53, 0.47), 0.04)
    stage.wall((-8.5, 13), (-8.5, -9), 4.5, white)
    stage.wall((8.5, -9), (8.5, 13), 4.5, matter.plaster((0.3, 0.36, 0.34), 0.04))
    stage.wall((-8.5, 12), (8.5, 12), 4.5, white, [(0.8, 16.2, 0.5, 3.9)])
    stage.window_frames((-7.7, 12), (7.7, 12), 0.5, 3.9, 9, matter.paint((0.08, 0.085, 0.085), 0.4), bar=0.07)
    baffles()
    for row, y in enumerate((-2.2, 1.2, 4.6, 8.0)):
        for x in (-5.9, -3.75, -1.0, 3.5, 5.65):
            pod((x, y, 0), row * 7 + int(x), near=row < 2)
    light()
    planters()
    outside()


def baffles():
    """Felt hung on edge, in waves of two colors."""
    first = {}
    for i in range(17):
        for side in (-1, 1):
            y = -4.6 + i * 0.95
            kind = RUST if i % 4 == 1 else (TEAL if i % 2 else SAND)
            spot = (3.9 if side > 0 else -3.1, y, 3.0 + (0.16 if i % 2 else 0))
            if kind not in first:
                first[kind] = form.box((6.6, 0.06, 0.62), spot, matter.cloth(kind), 0.03)
            else:
                form.again(first[kind], spot)
            for x in (-2.6, 2.6):
                form.tube([(spot[0] + x, y, spot[2] + 0.62), (spot[0] + x, y, 4.5)], 0.003, matter.steel())
    for x in (0.35,):
        for y in (-3.0, 0.4, 3.8, 7.2):
            workplace.speaker_disc((x, y, 4.49), 0.16)


def pod(at, seed, near):
    """A desk behind its felt screen, seen from its back: the agent's chair is nearer than the desk."""
    s = Set(at, 0)
    chance = random.Random(seed)
    furniture.table(s.p(0, 0, 0), (1.9, 0.8, 0.73), 0, matter.oak("x"), matter.paint((0.6, 0.59, 0.56), 0.4), 0.03)
    s.cushion((1.95, 0.07, 0.62), (0, 0.44, 0.62), matter.cloth(RUST if seed % 3 == 0 else TEAL), puff=0.1)
    for side in (-1, 1):
        s.cushion((0.06, 0.75, 0.5), (side * 0.98, 0.08, 0.62), matter.cloth(SAND), puff=0.1)
    for x, kind in ((-0.31, "table"), (0.31, chance.choice(("text", "chart")))):
        workplace.monitor(s.p(x, 0.2, 0.73), 0.54, -x * 20, kind, seed + int(x * 9), bright=0.75)
    workplace.task_chair(s.p(chance.uniform(-0.12, 0.12), -0.62, 0), chance.choice((170, 188, 150)), matter.cloth((0.12, 0.2, 0.21)))
    if near:
        workplace.keyboard(s.p(-0.02, -0.14, 0.73))
        workplace.mug(s.p(0.62, -0.12, 0.73), chance.choice(((0.5, 0.17, 0.055), (0.55, 0.53, 0.48), (0.1, 0.3, 0.32))))
        workplace.papers(s.p(-0.62, -0.05, 0.73), 12, 5, seed)
        # a headset, laid down
        arc = [(0.66 + 0.085 * c, 0.1, 0.76 + h) for c, h in ((-1, 0), (-0.9, 0.09), (0, 0.14), (0.9, 0.09), (1, 0))]
        s.tube(arc, 0.008, matter.black())
        for x in (0.575, 0.745):
            s.cushion((0.03, 0.07, 0.07), (x, 0.1, 0.732), matter.black(0.7))


def light():
    for side in (-1, 1):
        for y in (-3.2, 0.2, 3.6, 7.0, 10.2):
            form.box((5.0, 0.06, 0.05), (side * 4.3, y + 0.85, 3.12), matter.paint((0.6, 0.6, 0.58), 0.4), 0.008)
            form.box((4.9, 0.045, 0.006), (side * 4.3, y + 0.85, 3.115), matter.glow(3400, 3.2), 0)
            lamps.panel((side * 4.3, y + 0.85, 3.1), (side * 4.3, y + 0.85, 0), 4.9, 0.1, 27.9, 3400, "lines")
    lamps.panel((0, 3, 4.3), (0, 3, 0), 1.6, 12, 54, 3600, "aisle").visible_glossy = False
    lamps.panel((-0.2, -7.5, 1.4), (0, 1, 3.6), 8, 1.6, 49.5, 3600, "fill").visible_glossy = False
    for x in (-8.3, 8.3):
        lamps.profile((x, -5, 0.06), (x, 11.5, 0.06), (-0.2 if x > 0 else 0.2, 0, 1), 90, 2900, "walls")


def planters():
    for y in (-0.5, 3.0, 6.4):
        for x in (0.42, 2.3):
            form.box((0.34, 1.5, 0.62), (x, y, 0), matter.oak("z"), 0.012)
            for k in range(3):
                plants.shrub((x, y - 0.48 + k * 0.48, 0.5), (0.5, 0.6, 0.85), 420, int(y * 3 + x + k), (0.07, 0.15, 0.045), 0.1)
    for x, y, seed in ((-7.6, 11.2, 3), (7.6, 11.2, 6), (0.15, 11.3, 9)):
        plants.potted((x, y, 0), 2.4, seed, matter.paint((0.5, 0.47, 0.42), 0.6))


def outside():
    form.box((600, 400, 0.1), (0, 215, -0.4), matter.earth((0.1, 0.11, 0.07)), 0)
    for i, x in enumerate((-12, -4.5, 5.5, 13)):
        plants.palm((x, 24 + (i % 2) * 6, -0.4), 5.5 + i % 3, "fan", 0.4, 30, 26, 2.0, i + 2)
    for x, y, w, h, seed in ((-70, 170, 14, 14, 2), (-34, 210, 16, 22, 3), (32, 190, 13, 15, 5)):
        town.tower((x, y, -0.4), (w, 10, h), int(h / 2), int(w / 1.7), share=0.25, seed=seed)
