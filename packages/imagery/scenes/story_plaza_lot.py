"""A strip of shops and its parking lot after sunset: poles with flat heads, pools of light on a lot that is empty and wet from the rain."""
import random

from kit import form, lamps, lettering, matter, plants, sky, stage, town

FILM = {"exposure": 1.2, "vignette": 0.2, "bloom": 0.08}


def build():
    sky.evening("late", sun=100, strength=1.5, clouds=1.4)
    stage.camera((-4.2, -15.5, 1.75), (-1.1, 10, 2.75), lens=28, fstop=None)
    form.box((160, 60, 0.1), (0, 0, -0.1), wet(), 0)
    form.box((300, 200, 0.1), (0, 130, -0.12), matter.earth((0.06, 0.07, 0.035)), 0)
    marks()
    for x, y in ((-1.3, -4.2), (11.4, -4.2), (-16.6, -4.2), (-5.4, 8.6), (8.6, 8.6), (-19.4, 8.6)):
        pole((x, y, 0))
    shops()
    for x, y, tall, seed in ((-22, 13, 7, 2), (23, 14, 7.6, 5), (-9, 26, 8, 7), (9.5, 27, 8.5, 3), (30, 24, 7, 8)):
        plants.palm((x, y, 0), tall, "fan", 0.5, 50, 28, 2.1, seed)


@matter.once
def wet():
    """Asphalt after rain: puddles that mirror, and grain where it has dried."""
    n = matter.Nodes("wet")
    pools = n.noise(0.22, 5, None, 0.6)
    n.set(Base_Color=n.ramp(n.noise(40, 4), (0.3, (0.035, 0.034, 0.033)), (0.7, (0.075, 0.073, 0.07))), Roughness=n.ramp(pools, (0.44, 0.04), (0.56, 0.34)), Specular=0.7)
    n.bump(n.noise(90, 4), 0.16, 0.01)
    return n.mat


def marks():
    white = matter.paint((0.55, 0.54, 0.5), 0.7)
    for y in (-4.2, 8.6):
        for i in range(-8, 9):
            form.box((0.1, 5.0, 0.006), (i * 2.8 + 0.2, y - 2.5, 0), white, 0)
            form.box((0.1, 5.0, 0.006), (i * 2.8 + 0.2, y + 2.5, 0), white, 0)
        form.box((45, 0.1, 0.006), (0.2, y, 0), white, 0)
    for x, y in ((-5, 2.2), (6, 2.2), (-1, -12), (7.5, -12)):
        form.box((1.7, 0.16, 0.006), (x, y, 0), white, 0)
        for side in (-1, 1):
            form.box((0.7, 0.16, 0.006), (x + 0.75, y + side * 0.2, 0), white, 0, -side * 38)


def pole(at):
    """A square pole on its concrete foot, an arm each way, and heads that throw to one side only."""
    x, y, z = at
    steel = matter.paint((0.1, 0.1, 0.1), 0.4)
    form.rod(0.28, 0.8, at, matter.stone((0.4, 0.385, 0.36), 4.0, 0.8))
    form.box((0.14, 0.14, 6.0), (x, y, 0.8), steel, 0.01)
    for side in (-1, 1):
        form.box((0.07, 1.0, 0.07), (x, y + side * 0.5, 6.66), steel, 0.01)
        form.box((0.36, 0.72, 0.09), (x, y + side * 1.2, 6.64), steel, 0.03)
        form.box((0.28, 0.6, 0.008), (x, y + side * 1.2, 6.633), matter.glow(3300, 16), 0)
        lamps.spot((x, y + side * 1.2, 6.6), (x, y + side * 2.6, 0), 150, 3300, 66, "poles", 0.2)


def shops():
    """Five fronts under one canopy; each has its own light."""
    wall = matter.plaster((0.46, 0.38, 0.29), 0.2)
    form.box((42, 9, 5.6), (0, 22.6, 0), wall, 0.03)
    form.box((10, 9.4, 1.5), (0, 22.5, 5.3), matter.plaster((0.5, 0.43, 0.34), 0.2), 0.03)
    form.box((10.4, 9.8, 0.2), (0, 22.5, 6.8), matter.stone((0.3, 0.26, 0.21)), 0.03)
    form.box((42.4, 9.3, 0.2), (0, 22.5, 5.6), matter.stone((0.3, 0.26, 0.21)), 0.03)
    form.box((42, 4.2, 0.16), (0, 16.1, 0), matter.tiles((0.3, 0.28, 0.25), 1.2, 0.6), 0.02)
    form.box((42, 3.0, 0.3), (0, 16.7, 3.5), matter.paint((0.13, 0.12, 0.11), 0.5), 0.02)
    for i in range(9):
        form.box((0.42, 0.42, 3.4), (-20.4 + i * 5.1, 15.4, 0.14), matter.ledgestone((0.34, 0.28, 0.21)), 0.01)
    signs = ("PHARMACY", "BAKERY", "MARKET", "BOOKS", "NAILS")
    tints = ((0.2, 1.0, 0.5), (1.0, 0.55, 0.15), None, (0.3, 0.65, 1.0), (1.0, 0.2, 0.5))
    for i in range(5):
        x, w = -16.4 + i * 8.2, 6.4
        form.box((w, 0.1, 2.9), (x, 18.06, 0.2), town.interior(2700 + (i % 3) * 300, 0.75, 2.9, True), 0)
        stage.window_frames((x - w / 2, 17.98), (x + w / 2, 17.98), 0.16, 3.15, 4, matter.paint((0.07, 0.07, 0.07), 0.4), glass=False, bar=0.09)
        size = 0.85 if i == 2 else 0.62
        lettering.word(signs[i], (x, 18.0 if i != 2 else 17.7, 4.25 if i != 2 else 5.65), size, matter.glow(3600, 2.2, tints[i]), 0.12)
        for dx in (-2, 2):
            lamps.panel((x + dx, 16.7, 3.46), (x + dx, 16.9, 0), 1.2, 0.5, 16, 2800, "canopy")
    chance = random.Random(5)
    for i in range(8):
        plants.shrub((-17.8 + i * 5.1, 14.7, 0.1), (1.3, 0.8, 0.8), 420, i, (0.05, 0.1, 0.03), 0.13)
    for x in (-6.2, 4.2):
        form.box((1.8, 0.45, 0.06), (x, 16.0, 0.6), matter.oak("x"), 0.01)
        for dx in (-0.7, 0.7):
            form.box((0.06, 0.4, 0.45), (x + dx, 16.0, 0.16), matter.black(), 0.01)
    # carts, pushed into one another
    for k in range(5):
        x = 5.6 + k * 0.28 + chance.uniform(-0.02, 0.02)
        for z, w in ((0.55, 0.42), (1.0, 0.56)):
            form.tube([(x, 15.9 - w / 2, z), (x + 0.8, 15.9 - w / 2.4, z + 0.02), (x + 0.8, 15.9 + w / 2.4, z + 0.02), (x, 15.9 + w / 2, z)], 0.016, matter.steel(0.3))
        form.tube([(x, 15.6, 1.12), (x, 16.2, 1.12)], 0.02, matter.paint((0.6, 0.06, 0.03), 0.4))
