"""The bench where fixtures are tried before they go to a house."""
import math
import random

from kit import form, furniture, lamps, matter, seating, sky, stage

FILM = {"exposure": 1.1}


def build():
    sky.evening("late", sun=90, strength=2.2)
    stage.camera((-1.5, -2.9, 1.42), (0.25, 0.6, 1.28), lens=28, fstop=2.4, focus=(0.1, 0.05, 1.0))
    stage.slab(-5, 5, -5, 1, 0, matter.stone((0.13, 0.12, 0.11), 1.5, 0.55, 0.1))
    stage.wall((-5, 0.9), (5, 0.9), 3.2, matter.plaster((0.24, 0.215, 0.18)), [(7.0, 9.0, 1.1, 2.5)])
    stage.window_frames((2.0, 0.9), (4.0, 0.9), 1.1, 2.5, 4)
    stage.wall((-2.9, -5), (-2.9, 1), 3.2, matter.plaster((0.2, 0.18, 0.15)))
    stage.slab(-5, 5, -5, 1, 3.2, matter.plaster((0.2, 0.185, 0.165), 0.1), -0.2)
    bench()
    board()
    spools()
    lamps.pendant((-0.2, 0.1, 3.2), 1.25, 13, 2700, "dome", 1.3, metal=matter.paint((0.03, 0.045, 0.035), 0.3))
    lamps.pendant((1.7, 0.1, 3.2), 1.25, 9, 2700, "dome", 1.3, metal=matter.paint((0.03, 0.045, 0.035), 0.3))


def bench():
    form.box((4.2, 0.8, 0.08), (0.4, 0.35, 0.84), matter.oak("x"), 0.008)
    for x in (-1.5, 2.3):
        for y in (0.05, 0.65):
            form.box((0.1, 0.1, 0.84), (x, y, 0), matter.oak("z"), 0.006)
    form.box((3.7, 0.6, 0.04), (0.4, 0.38, 0.24), matter.oak("x"), 0.006)
    for i in range(4):
        form.box((0.42, 0.4, 0.26), (-1.0 + i * 0.62, 0.38, 0.28), matter.paint((0.06, 0.055, 0.045), 0.6), 0.012)
    # a lamp half made: the globe on its stand already glows
    form.rod(0.09, 0.02, (0.15, 0.15, 0.92), matter.brass())
    form.tube([(0.15, 0.15, 0.94), (0.15, 0.15, 1.2)], 0.008, matter.brass())
    form.ball(0.095, (0.15, 0.15, 1.28), matter.glow(2600, 3.4))
    lamps.bulb((0.15, 0.15, 1.28), 8, 2600, 0.1, "prototype")
    for i, x in enumerate((-0.35, -0.52, -0.72)):
        form.lathe([(0.03, 0), (0.11, 0.13), (0.108, 0.13), (0.028, 0.004)], (x, 0.2 + 0.1 * (i % 2), 0.92), (matter.brass(), matter.steel(0.3), matter.black())[i], 48)
    for i in range(5):
        form.tube([(0.5 + i * 0.09, 0.05, 0.93), (0.53 + i * 0.1, 0.3, 0.93)], 0.009, matter.paint(((0.4, 0.05, 0.02), (0.03, 0.03, 0.03), (0.45, 0.25, 0.02))[i % 3], 0.4))
        form.tube([(0.53 + i * 0.1, 0.3, 0.93), (0.545 + i * 0.105, 0.42, 0.925)], 0.0035, matter.steel(0.25))
    coil = [(1.25 + 0.13 * math.cos(t / 8 * 6.283), 0.25 + 0.13 * math.sin(t / 8 * 6.283), 0.93 + t * 0.002) for t in range(33)]
    form.tube(coil, 0.006, matter.paint((0.45, 0.2, 0.03), 0.5))
    form.box((0.34, 0.25, 0.02), (-1.15, 0.25, 0.92), matter.paint((0.6, 0.56, 0.48), 0.85), 0.001, 12)
    furniture.keypad((2.0, 0.2, 1.05), 0)
    form.box((0.12, 0.1, 0.26), (2.0, 0.26, 0.92), matter.oak("z"), 0.006)
    seating.stool((0.55, -0.55, 0), 160, matter.leather((0.12, 0.05, 0.024)), 0.62)


def board():
    form.box((2.9, 0.03, 1.1), (-0.1, 0.79, 1.15), matter.oak("x", None, 0.6), 0.004)
    steel, grip = matter.steel(0.28), matter.paint((0.35, 0.06, 0.02), 0.45)
    chance = random.Random(6)
    for row, z in enumerate((1.98, 1.62)):
        for i in range(13):
            x = -1.4 + i * 0.21 + chance.uniform(-0.02, 0.02)
            kind = (i + row * 2) % 4
            long = chance.uniform(0.14, 0.24)
            if kind == 0:
                form.tube([(x, 0.75, z), (x, 0.75, z - long)], 0.005, steel)
                form.tube([(x, 0.75, z), (x, 0.75, z + 0.1)], 0.015, (grip, matter.black(0.4))[i % 2])
            elif kind == 1:
                form.box((0.026, 0.012, long + 0.06), (x, 0.755, z - long), steel, 0.004)
                form.lathe([(0.014, 0), (0.024, 0), (0.024, 0.014), (0.014, 0.014)], (x, 0.75, z + 0.07), steel, 32, tilt=(90, 0))
            elif kind == 2:
                form.tube([(x - 0.02, 0.75, z - long), (x - 0.012, 0.75, z), (x, 0.75, z + 0.05)], 0.009, grip)
                form.tube([(x + 0.02, 0.75, z - long), (x + 0.012, 0.75, z), (x, 0.75, z + 0.05)], 0.009, grip)
                form.tube([(x, 0.75, z + 0.03), (x, 0.75, z + 0.1)], [0.014, 0.003], steel)
            else:
                form.box((0.03, 0.03, long + 0.04), (x, 0.75, z - long), matter.oak("z"), 0.008)
                form.box((0.1, 0.035, 0.035), (x, 0.75, z + 0.04), steel, 0.006)
    lamps.profile((-1.5, 0.5, 2.36), (1.3, 0.5, 2.36), (0, 0.6, -1), 22, 3000, "board", visible=6, width=0.008)
    form.box((2.9, 0.08, 0.02), (-0.1, 0.5, 2.365), matter.black(), 0.003)


def spools():
    for i in range(5):
        form.box((0.36, 1.6, 0.03), (-2.7, -0.4, 0.35 + i * 0.42), matter.oak("y"), 0.004)
    colors = [(0.4, 0.12, 0.02), (0.03, 0.1, 0.25), (0.45, 0.42, 0.36), (0.03, 0.03, 0.03), (0.05, 0.2, 0.12)]
    for i in range(4):
        for j in range(4):
            x, y, z = -2.6, -0.98 + j * 0.38, 0.545 + i * 0.42
            form.rod(0.15, 0.02, (x, y - 0.1, z), matter.oak("x"), tilt=(-90, 0))
            form.rod(0.12, 0.17, (x, y - 0.09, z), matter.paint(colors[(i * 3 + j) % 5], 0.5), tilt=(-90, 0))
            form.rod(0.15, 0.02, (x, y + 0.08, z), matter.oak("x"), tilt=(-90, 0))
