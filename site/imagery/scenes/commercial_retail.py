"""A shop window in the evening: vases on plinths, each in its own pool of light, under a striped awning and a lit name."""
from kit import brickwork, form, furniture, lamps, lettering, matter, plants, sky, stage, town

FILM = {"exposure": 0.95, "vignette": 0.2}

GLAZES = [(0.04, 0.3, 0.32), (0.62, 0.55, 0.44), (0.55, 0.16, 0.05), (0.62, 0.4, 0.08), (0.12, 0.2, 0.4)]


def build():
    sky.evening("dusk", sun=200, strength=0.7)
    stage.camera((-2.3, -6.1, 1.5), (0.1, 1.2, 2.2), lens=27, fstop=3.5, focus=(0, 0.9, 1.2))
    form.box((40, 12, 0.1), (0, -5.8, -0.1), matter.tiles((0.26, 0.24, 0.21), 0.6, 0.4), 0)
    front()
    inside()
    street()


def front():
    dark = matter.paint((0.03, 0.13, 0.125), 0.35)
    brick = brickwork.brick((0.36, 0.19, 0.12))
    stage.wall((-9, 0), (-3.1, 0), 5.2, brick)
    stage.wall((3.3, 0), (9, 0), 5.2, brick)
    stage.wall((-3.1, 0), (3.3, 0), 5.2, dark, [(0.05, 6.35, 0.42, 3.0)])
    stage.window_frames((-3.05, 0), (1.35, 0), 0.42, 3.0, 2, dark, bar=0.07)
    stage.window_frames((2.55, 0), (3.25, 0), 0.42, 3.0, 1, dark, bar=0.07, glass=False)
    form.box((1.1, 0.06, 2.9), (1.95, 0.35, 0.02), dark, 0.004)
    form.box((0.86, 0.07, 2.3), (1.95, 0.34, 0.42), town.interior(2700, 0.9, 2.3, True), 0.004)
    form.tube([(1.52, 0.28, 0.9), (1.52, 0.28, 1.7)], 0.016, matter.brass())
    form.box((6.6, 0.5, 0.1), (0.1, -0.2, 3.08), dark, 0.02)
    brickwork.awning((-0.85, -0.05, 3.5), 4.5, 0, ((0.05, 0.3, 0.29), (0.6, 0.55, 0.45)), 1.1, 0.45)
    lettering.word("CLAY & LINEN", (0.1, -0.12, 3.74), 0.48, matter.glow(2700, 1.9), 0.1)
    for x in (-2.7, 0.1, 2.9):
        form.tube([(x, -0.1, 4.9), (x, -0.5, 5.1), (x, -0.8, 5.0), (x, -0.82, 4.8)], 0.018, matter.black())
        form.lathe([(0.03, 0.16), (0.2, 0), (0.19, 0), (0.02, 0.13)], (x, -0.82, 4.66), dark, 40)
        form.ball(0.05, (x, -0.82, 4.69), matter.glow(2700, 10))
        lamps.spot((x, -0.82, 4.66), (x, -0.1, 3.6), 40, 2700, 84, "fascia")
    lamps.panel((-2, -9, 4.5), (0, 0, 1.0), 7, 3, 190, 3300, "street").visible_glossy = False
    lamps.downlight((1.95, -0.3, 3.06), 30, 2700, 60)


def inside():
    stage.slab(-3.1, 3.3, 0.1, 4.2, 0.3, matter.oak("y", (1.8, 0.17)), 0.3)
    stage.wall((-3.1, 4), (3.3, 4), 3.6, matter.plaster((0.6, 0.52, 0.42), 0.08))
    stage.wall((-3.1, 4), (-3.1, 0), 3.6, matter.plaster((0.56, 0.48, 0.38), 0.08))
    stage.wall((3.3, 0), (3.3, 4), 3.6, matter.plaster((0.56, 0.48, 0.38), 0.08))
    stage.slab(-3.1, 3.3, 0.1, 4.2, 3.3, matter.plaster((0.5, 0.46, 0.4), 0.05), -0.1)
    for i, (x, y, tall, h, seed) in enumerate(((-2.4, 0.9, 0.55, 0.75, 3), (-1.55, 1.6, 0.9, 0.5, 5), (-0.7, 0.8, 0.35, 0.95, 9), (0.25, 1.5, 0.75, 0.62, 2), (0.95, 0.85, 0.5, 0.42, 12))):
        form.box((0.46, 0.46, tall), (x, y, 0.3), matter.plaster((0.6, 0.56, 0.49), 0.1), 0.008)
        furniture.vase((x, y, 0.3 + tall), h, seed, matter.paint(GLAZES[i], 0.22))
        lamps.spot((x + 0.25, y - 0.5, 3.2), (x, y, 0.6 + tall), 46, 3000, 26, f"plinth {i}")
    lamps.panel((0.1, 1.6, 3.26), (0.1, 2.4, 0.3), 5.4, 1.2, 130, 3000, "shop")
    for k, (x, color) in enumerate(((2.12, (0.55, 0.16, 0.05)), (2.46, (0.6, 0.55, 0.45)), (2.78, (0.05, 0.28, 0.3)))):
        for i in range(5):
            form.cushion((0.3, 0.4, 0.06), (x, 2.7, 1.2 + i * 0.055), matter.cloth(color if (i + k) % 3 else (0.6, 0.55, 0.45)), puff=0.3)
    # niches at the back, each with a shelf of light
    for row in range(3):
        z = 0.95 + row * 0.72
        form.box((5.6, 0.3, 0.03), (0.1, 3.8, z), matter.oak("x"), 0.003)
        lamps.profile((-2.6, 3.86, z - 0.02), (2.8, 3.86, z - 0.02), (0, 0.4, -1), 22, 2800, "shelves", visible=3.5, width=0.008)
        for i in range(12):
            if (i * 7 + row * 3) % 5:
                furniture.vase((-2.4 + i * 0.45, 3.78, z + 0.03), 0.2 + 0.06 * ((i * 5 + row) % 5), i + row * 20)
    lamps.pendant((1.95, 2.0, 3.3), 0.9, 12, 2500, "globe", 1.2)
    furniture.table((2.4, 2.7, 0.3), (1.2, 0.6, 0.9), 0, matter.walnut("x"), kind="plinth")


def street():
    for x, seed in ((-4.3, 5), (4.5, 8)):
        plants.pot((x, -0.75, 0), 0.34, 0.62, matter.paint((0.03, 0.032, 0.03), 0.5))
        plants.shrub((x, -0.75, 0.5), (0.85, 0.85, 0.9), 2200, seed, leaf=0.05)
    town.street_lamp((-6.6, -1.6, 0), 3.4, 40, 2400, 0.4)
    form.box((1.5, 0.4, 0.06), (-5.2, -0.9, 0.42), matter.walnut("x"), 0.01)
    for x in (-5.8, -4.7):
        form.box((0.05, 0.36, 0.42), (x, -0.9, 0), matter.black(), 0.01)
