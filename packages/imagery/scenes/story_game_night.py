"""Game night on the back slab: the field on a weatherproof screen, the grill under its outlet, two rocks that play the crowd."""
import math
import random

from kit import brickwork, fixtures, form, furniture, lamps, matter, plants, screens, seating, sky, stage

FILM = {"exposure": 1.25, "vignette": 0.2}


def build():
    sky.evening("dusk", sun=140, strength=0.5, clouds=1.5)
    stage.camera((-1.6, -5.4, 1.6), (0.25, 3, 1.35), lens=30, fstop=4, focus=(0.3, 1.6, 1.1))
    shelter()
    game()
    grill()
    seats()
    yard()
    lamps.panel((-3, -5, 4.5), (0, 1, 0.5), 4, 4, 30, 3300, "fill").visible_glossy = False


def shelter():
    wall = brickwork.brick((0.5, 0.38, 0.27), (0.55, 0.5, 0.43))
    stage.slab(-5.0, 4.2, -3.6, 3.0, 0, matter.tiles((0.46, 0.4, 0.33), 1.2, 0.5), 0.16)
    stage.wall((-1.9, 3.0), (6, 3.0), 3.0, wall)
    form.box((0.12, 0.24, 3.0), (-1.9, 3.0, 0), matter.paint((0.58, 0.53, 0.45), 0.5), 0.01)
    stage.slab(-4.4, 6, -3.0, 3.0, 2.95, matter.oak("x", (2.2, 0.14)), -0.05)
    form.box((10.6, 0.14, 0.3), (0.8, -3.05, 2.9), matter.paint((0.58, 0.53, 0.45), 0.5), 0.01)
    form.box((0.14, 6.2, 0.3), (-4.45, 0, 2.9), matter.paint((0.58, 0.53, 0.45), 0.5), 0.01)
    for x, y in ((-4.2, -2.8), (-4.2, 2.8)):
        form.box((0.2, 0.2, 2.95), (x, y, 0), matter.oak("z"), 0.01)
        form.box((0.34, 0.34, 0.5), (x, y, 0), matter.ledgestone((0.42, 0.35, 0.27)), 0.01)
    for x in (-2.9, 0.4, 3.2):
        for y in (-1.2, 2.2):
            lamps.downlight((x, y, 2.94), 19, 2700, 62, group="slab")
    # a fan, standing still
    form.tube([(-0.9, 0.2, 2.95), (-0.9, 0.2, 2.68)], 0.02, matter.black())
    form.rod(0.11, 0.12, (-0.9, 0.2, 2.58), matter.black())
    for k in range(4):
        s = seating.Set((-0.9, 0.2, 2.62), 20 + k * 90)
        s.box((0.62, 0.14, 0.014), (0.42, 0, 0), matter.walnut("x"), 0.005, tilt=(8, 0))


def game():
    """A green field with its yard lines, seen from high in the stands."""
    wide, at = 2.15, (0.2, 2.8, 1.08)
    furniture.screen(at, wide, 0, screens.game(wide, 1.1))
    form.box((wide + 0.16, 0.1, wide * 9 / 16 + 0.16), (at[0], 2.87, at[2] - 0.075), matter.black(0.5), 0.03)
    lamps.panel((at[0], 2.6, 1.65), (at[0], -3, 0.9), 1.6, 0.9, 7, tint=(0.6, 1.0, 0.66), group="screen")


def grill():
    steel, stone = matter.steel(0.35, 0.6), matter.ledgestone((0.42, 0.35, 0.27))
    form.box((2.3, 0.72, 0.86), (2.85, 2.5, 0), stone, 0)
    form.box((2.4, 0.8, 0.06), (2.85, 2.48, 0.86), matter.stone((0.5, 0.45, 0.38), 2.0, 0.35), 0.012)
    form.box((0.95, 0.6, 0.22), (2.75, 2.44, 0.8), steel, 0.02)
    form.lathe([(0.3, -0.45), (0.3, 0.45)], (2.75, 2.5, 1.04), steel, 40, 0, (0, 90))
    for dx in (-0.45, 0.45):
        form.lathe([(0, 0), (0.3, 0), (0.3, 0.012), (0, 0.012)], (2.75 + dx, 2.5, 1.04), steel, 40, 0, (0, 90))
    form.tube([(2.42, 2.15, 1.12), (3.08, 2.15, 1.12)], 0.018, matter.black())
    for dx in (-0.3, 0, 0.3):
        form.rod(0.03, 0.03, (2.75 + dx, 2.13, 0.92), matter.black(), (90, 0))
    # the outlet above the grill, under a hinged cover, its cord in use
    form.box((0.14, 0.06, 0.2), (2.25, 2.88, 1.42), matter.paint((0.62, 0.6, 0.56), 0.4), 0.012)
    form.box((0.1, 0.02, 0.13), (2.25, 2.84, 1.455), matter.glass((0.9, 0.94, 0.96)), 0.006)
    form.box((0.008, 0.006, 0.008), (2.25, 2.85, 1.6), matter.glow(6000, 9, (0.2, 1.0, 0.35)), 0)
    form.tube([(2.25, 2.82, 1.42), (2.22, 2.76, 1.2), (2.3, 2.7, 1.02), (2.4, 2.62, 0.95)], 0.009, matter.black())
    form.box((0.36, 0.24, 0.025), (3.62, 2.4, 0.92), matter.oak("x"), 0.01, 10)
    for k in range(3):
        form.lathe([(0, 0), (0.045, 0), (0.05, 0.02), (0.045, 0.045), (0, 0.06)], (3.52 + k * 0.1, 2.38 + 0.03 * k, 0.945), matter.paint((0.398, 0.269, 0.154), 0.7), 20)
    lamps.spot((2.75, 1.9, 2.9), (2.75, 2.5, 0.9), 12, 3000, 44, "grill")


def seats():
    seating.sling_chair((-1.15, 0.25, 0), 152)
    seating.sling_chair((0.35, -0.15, 0), 182)
    seating.sling_chair((1.8, 0.25, 0), 210)
    form.box((4.4, 2.4, 0.012), (0.4, 0.5, 0), matter.rug((0.24, 0.3, 0.3)), 0.005)
    furniture.round_table((0.35, 1.2, 0), 0.42, 0.4, matter.oak("x"))
    form.lathe([(0, 0), (0.1, 0), (0.17, 0.08), (0.165, 0.08), (0.09, 0.015), (0, 0.015)], (0.3, 1.25, 0.4), matter.paint((0.116, 0.255, 0.269), 0.3), 40)
    for k in range(16):
        form.box((0.06, 0.055, 0.006), (0.3 + 0.09 * math.cos(k * 2.4) * (k % 4) / 3, 1.25 + 0.09 * math.sin(k * 2.4) * (k % 4) / 3, 0.43 + 0.004 * k), matter.paint((0.485, 0.37, 0.192), 0.8), 0.002,
                 k * 40, (20 + k * 3, 10))
    for x, y in ((0.56, 1.05), (0.06, 1.0), (0.62, 1.32)):
        form.rod(0.033, 0.12, (x, y, 0.4), matter.paint((0.55, 0.56, 0.58), 0.25, 0.9))
    form.box((0.62, 0.38, 0.36), (-2.1, 1.4, 0.02), matter.paint((0.378, 0.121, 0.098), 0.4), 0.03, 12)
    form.box((0.65, 0.41, 0.08), (-2.1, 1.4, 0.38), matter.paint((0.62, 0.6, 0.56), 0.4), 0.03, 12)


def rock(x, y, size, seed):
    """A loudspeaker that passes for a stone, but for the dark mesh on its face."""
    chance = random.Random(seed)
    thing = form.ball(1.0, (x, y, 0), matter.stone((0.5, 0.42, 0.32), 3.0, 0.9, 0.6))
    bumps = [(chance.uniform(2, 5), chance.uniform(0, 6), chance.uniform(2, 5)) for _ in range(3)]
    for vert in thing.data.vertices:
        p = vert.co
        k = 1 + sum(0.07 * math.sin(a * p.x + b) * math.sin(c * p.z + a * p.y) for a, b, c in bumps)
        vert.co = (p.x * k * size, p.y * k * size * 0.85, max(-0.02, (p.z * k * 0.75 + 0.42) * size))
    mesh = form.lathe([(0, 0.02), (0.2, 0.012), (0.24, 0)], (x - 0.02, y - size * 0.98, size * 0.42), matter.paint((0.05, 0.05, 0.05), 0.8), 32, 0, (76, 0))
    mesh.scale = (size * 1.7,) * 3
    return mesh


def yard():
    rock(-2.75, 0.9, 0.34, 3)
    rock(-3.7, 2.2, 0.3, 8)
    plants.lawn(-16, -5.0, -4, 14, -0.12, 16000, 4, 0.09, (0.12, 0.2, 0.05))
    form.box((40, 30, 0.1), (-6, 16, -0.24), matter.earth((0.12, 0.17, 0.06)), 0)
    stage.slats((-14, 9), (0, 9), 1.9, matter.oak("z"), 0.16, 0.14, 0.03)
    for x, y, tall, seed in ((-5.6, 6.6, 4.6, 4), (-8.8, 7.6, 5.6, 9)):
        plants.palm((x, y, -0.1), tall, "feather" if seed == 9 else "fan", 0.3, seed * 40, 30, 1.7 if seed == 4 else 2.4, seed)
        lamps.uplight((x + 0.3, y - 1.2, -0.1), (x, y, tall), 130, 2800, 44)
    for i in range(4):
        plants.shrub((-4.2 - i * 1.7, 8.2, -0.1), (1.3, 0.9, 0.9), 1500, i, (0.1, 0.15, 0.05))
    for i in range(3):
        plants.grass((-2.2 - i * 0.9, 3.5 + 0.2 * i, -0.1), 0.9, 170, i, (0.2, 0.22, 0.08))
    lamps.path_light((-5.2, -0.4, -0.1), 12, 2700, 0.5)
    lamps.path_light((-5.3, 3.4, -0.1), 12, 2700, 0.5)
    lamps.profile((-12, 8.6, 0.1), (-2, 8.6, 0.1), (0, 0.4, 1), 60, 2700, "fence")
    fixtures.festoon((-4.3, -2.8, 2.8), (-12, 9, 2.6), 0.4, 17, 2.0, 2400, 1)
