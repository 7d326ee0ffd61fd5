"""A porch of the 1870s: iron lace, a shuttered door, gas-style lanterns; low shielded lamps let the brick tell its age."""
import math

from kit import brickwork, form, lamps, matter, plants, seating, sky, stage, town

FILM = {"exposure": 1.25, "vignette": 0.2}
BRICK = ((0.44, 0.19, 0.12), (0.5, 0.42, 0.34))


def build():
    sky.evening("dusk", sun=160, strength=0.6, clouds=1.4)
    stage.camera((-2.2, -8.3, 1.5), (0.25, 0, 1.75), lens=31, fstop=4, focus=(0, -0.6, 1.5))
    wall()
    door()
    porch()
    for x in (-1.05, 1.05):
        gas_lantern(x)
    things()
    lamps.panel((-5, -7, 5), (0, 0, 1.5), 5, 5, 130, 3600, "fill").visible_glossy = False


def wall():
    brick = brickwork.brick(*BRICK)
    pale = matter.stone((0.46, 0.41, 0.33), 2.0)
    stage.wall((-9, 0.2), (9, 0.2), 5.0, brick, [(8.25, 9.75, 0, 3.35)], 0.4)
    form.box((18, 0.1, 0.5), (0, -0.03, 0), pale, 0.015)
    for x in (-3.0, 3.0, 6.0):
        brickwork.sash((x, 0, 0.95), (1.1, 2.1), 0, 0.5, 2500, matter.paint((0.58, 0.54, 0.46), 0.5), (2, 4), pale, pale)
        for side in (-0.86, 0.86):
            brickwork.shutter((x + side, 0, 0.95), (0.52, 2.1), 0, matter.paint((0.05, 0.17, 0.14), 0.5))
        # shielded: a brass trough on the sill course, its light grazes up between window and lintel
        for dx in (-1.32, 1.32):
            form.box((0.3, 0.1, 0.07), (x + dx, -0.16, 0.5), matter.brass(0.4), 0.012)
            lamps.spot((x + dx, -0.16, 0.6), (x + dx, 0.0, 2.8), 13, 2500, 46, "brick")


def door():
    leaf, pale = matter.paint((0.06, 0.19, 0.16), 0.4), matter.paint((0.6, 0.55, 0.46), 0.45)
    for x in (-0.72, 0.72):
        form.box((0.14, 0.3, 3.3), (x, 0.14, 0), pale, 0.012)
        form.box((0.22, 0.2, 0.24), (x * 1.08, -0.02, 0.16), pale, 0.012)
        form.box((0.2, 0.16, 2.9), (x * 1.12, -0.02, 0.16), pale, 0.014)
    form.box((1.9, 0.3, 0.26), (0, -0.02, 3.2), pale, 0.03)
    form.box((2.1, 0.4, 0.09), (0, -0.05, 3.46), pale, 0.02)
    form.box((1.36, 0.14, 0.1), (0, 0.14, 2.5), pale, 0.012)
    # the light over the door
    form.box((1.3, 0.02, 0.62), (0, 0.2, 2.6), town.interior(2500, 1.1, 0.62), 0)
    for k in range(1, 4):
        form.box((0.03, 0.05, 0.6), (-0.65 + k * 0.325, 0.17, 2.6), pale, 0.004)
    for side in (-1, 1):
        x = side * 0.325
        form.box((0.64, 0.06, 2.36), (x, 0.2, 0.14), leaf, 0.006)
        for z, tall in ((0.3, 0.62), (1.05, 1.3)):
            form.box((0.46, 0.03, tall), (x, 0.165, z), leaf, 0.02)
            first = None
            for k in range(int(tall / 0.07)):
                spot = (x, 0.148, z + 0.05 + k * 0.066)
                first = form.box((0.36, 0.04, 0.011), spot, leaf, 0, tilt=(32, 0)) if first is None else form.again(first, spot)
    form.ball(0.035, (0.07, 0.1, 1.02), matter.brass(0.2))
    form.box((0.07, 0.02, 0.2), (0.07, 0.15, 0.93), matter.brass(0.3), 0.006)
    form.box((0.32, 0.02, 0.15), (1.42, -0.03, 1.75), matter.brass(0.35), 0.008)
    lamps.panel((0, 0.05, 2.9), (0, -3, 0.5), 1.2, 0.5, 10, 2500, "fanlight")


def lace(x0, x1, y, top, iron):
    """The iron frieze between two posts: two rails, rings and drops, a bracket in each corner."""
    mid, wide = (x0 + x1) / 2, x1 - x0
    for z in (top, top - 0.34):
        form.box((wide, 0.03, 0.03), (mid, y, z), iron, 0.004)
    count = round(wide / 0.22)
    hoop = drop = None
    for k in range(count):
        x = x0 + wide * (k + 0.5) / count
        for z, size in ((top - 0.15, 0.085), (top - 0.28, 0.038)):
            if hoop is None:
                hoop = form.lathe([(0.85, -0.1), (1, 0), (0.85, 0.1)], (x, y, z), iron, 28, 0, (90, 0))
                hoop.scale = (size,) * 3
            else:
                form.again(hoop, (x, y, z), 0, size)
        if drop is None:
            drop = form.lathe([(0, -0.09), (0.02, -0.04), (0.012, 0), (0, 0)], (x, y, top - 0.34), iron, 12)
        else:
            form.again(drop, (x, y, top - 0.34))
    for x, side in ((x0, 1), (x1, -1)):
        form.tube([(x, y, top - 1.05), (x + side * 0.07, y, top - 0.7), (x + side * 0.34, y, top - 0.45), (x + side * 0.62, y, top - 0.35)], 0.016, iron)
        form.tube([(x + side * 0.16 + 0.09 * math.cos(a) * (1 - a / 12), y, top - 0.5 + 0.09 * math.sin(a) * (1 - a / 12)) for a in [k * 0.5 for k in range(20)]], 0.011, iron)


def porch():
    iron = matter.paint((0.035, 0.05, 0.045), 0.4)
    boards, pale = matter.oak("y", (2.2, 0.12), 0.45), matter.stone((0.46, 0.41, 0.33), 2.0)
    stage.slab(-9, 9, -1.95, 0, 0.14, boards, 0.12)
    form.box((18, 0.12, 0.12), (0, -1.98, 0), pale, 0.02)
    form.box((18, 1.8, 0.4), (0, -1.02, -0.38), brickwork.brick(*BRICK), 0)
    for k in range(2):
        form.box((2.6, 0.4, 0.16), (0, -2.2 - k * 0.38, -0.1 - k * 0.15), pale, 0.02)
    stage.slab(-9, 9, -2.05, 0, 3.75, matter.paint((0.46, 0.56, 0.55), 0.6), -0.08)
    form.box((18, 0.16, 0.24), (0, -1.95, 3.6), matter.paint((0.58, 0.54, 0.46), 0.5), 0.02)
    posts = (-5.1, -1.7, 1.7, 5.1)
    for x in posts:
        for dx in (-0.12, 0.12):
            form.box((0.035, 0.035, 3.5), (x + dx, -1.95, 0.14), iron, 0.004)
        for k in range(9):
            z = 0.4 + k * 0.38
            form.tube([(x - 0.11, -1.95, z), (x + 0.04, -1.95, z + 0.1), (x - 0.04, -1.95, z + 0.26), (x + 0.11, -1.95, z + 0.36)], 0.011, iron)
            form.tube([(x + 0.11, -1.95, z), (x - 0.04, -1.95, z + 0.1), (x + 0.04, -1.95, z + 0.26), (x - 0.11, -1.95, z + 0.36)], 0.011, iron)
        form.box((0.4, 0.2, 0.1), (x, -1.95, 0.14), iron, 0.01)
        form.box((0.4, 0.2, 0.08), (x, -1.95, 3.52), iron, 0.01)
    for a, b in zip(posts, posts[1:]):
        lace(a + 0.13, b - 0.13, -1.95, 3.55, iron)
        if a != -1.7:
            brickwork.balcony(((a + b) / 2, -0.98, 0.22), b - a - 0.3, 0, 1.0, 0.9, iron)
    form.box((30, 14, 0.1), (0, -9, -0.42), matter.tiles((0.36, 0.25, 0.18), 0.4, 0.4), 0)


def gas_lantern(x):
    iron = matter.brass(0.35)
    form.box((0.14, 0.03, 0.3), (x * 1.12, -0.06, 2.0), iron, 0.01)
    form.tube([(x * 1.12, -0.06, 2.02), (x * 1.12, -0.2, 1.95), (x * 1.12, -0.34, 2.05), (x * 1.12, -0.3, 2.16)], 0.014, iron)
    town.lantern((x * 1.12, -0.3, 2.16), 0.24, 17, 2200)


def things():
    seating.armchair((-2.9, -1.0, 0.14), 20, matter.cloth((0.5, 0.42, 0.3)), matter.paint((0.55, 0.5, 0.42), 0.5))
    form.box((1.2, 0.7, 0.02), (0, -0.65, 0.14), matter.rug((0.36, 0.24, 0.12)), 0.008)
    for x, y in ((-1.42, -2.35), (1.42, -2.35)):
        plants.pot((x, y, -0.36), 0.27, 0.55, matter.paint((0.5, 0.22, 0.12), 0.7))
        plants.shrub((x, y, 0.12), (0.75, 0.75, 0.75), 1300, int(x * 10) + 30, (0.1, 0.15, 0.05), 0.06)
    plants.pot((2.6, -0.7, 0.14), 0.22, 0.4, matter.paint((0.5, 0.22, 0.12), 0.7))
    plants.grass((2.6, -0.7, 0.48), 0.75, 200, 3, (0.14, 0.18, 0.06))
    for x in (-5.0, 5.5):
        plants.shrub((x, -2.9, -0.4), (1.9, 1.2, 1.1), 2200, int(x) + 9, (0.08, 0.13, 0.05), 0.07)
    for x in (-3.0, 3.0):
        lamps.downlight((x, -1.0, 3.72), 13, 2500, 44, group="porch")
