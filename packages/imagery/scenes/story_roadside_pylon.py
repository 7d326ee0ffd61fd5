"""A pylon beside the expressway at dusk: three words, no more, above the hedge and the stream of cars."""
from kit import form, lamps, lettering, matter, plants, sky, stage, town

FILM = {"exposure": 1.2, "vignette": 0.2}


def build():
    sky.evening("dusk", sun=62, strength=1.0, clouds=1.6)
    stage.camera((-4.2, -15, 1.7), (0.4, 4, 4.6), lens=31, fstop=None)
    road()
    pylon()
    shoulder()
    town_behind()


def road():
    form.box((300, 300, 0.1), (0, 60, -0.3), matter.earth((0.09, 0.1, 0.05), 2.0), 0)
    form.box((9.5, 400, 0.1), (-10.2, 150, -0.1), matter.stone((0.15, 0.145, 0.14), 3.0, 0.4, 0.05), 0)
    form.box((9.5, 400, 0.1), (-22.5, 150, -0.1), matter.stone((0.15, 0.145, 0.14), 3.0, 0.4, 0.05), 0)
    white, yellow = matter.paint((0.6, 0.59, 0.55), 0.6), matter.paint((0.6, 0.4, 0.05), 0.6)
    for x, mat in ((-5.9, white), (-14.5, yellow)):
        form.box((0.14, 400, 0.01), (x, 150, 0), mat, 0)
    for i in range(40):
        form.box((0.14, 3.0, 0.01), (-10.2, -9 + i * 9, 0), white, 0)
    form.box((0.5, 400, 0.8), (-16.2, 150, -0.05), matter.stone((0.34, 0.32, 0.29), 1.0, 0.7), 0.04)
    trails()
    for i in range(9):
        x, y = -16.2, 6 + i * 26
        form.tube([(x, y, 0.7), (x, y, 9.0)], 0.11, matter.steel(0.4))
        for side in (-1, 1):
            form.tube([(x, y, 8.8), (x + side * 1.4, y, 9.5), (x + side * 2.8, y, 9.5)], 0.05, matter.steel(0.4))
            form.box((0.8, 0.3, 0.1), (x + side * 3.0, y, 9.42), matter.glow(3600, 14), 0.03)


def trails():
    """A long exposure: red going, white coming."""
    for x, z, bright in ((-11.9, 0.75, 2.2), (-12.9, 0.8, 1.6), (-7.5, 0.72, 2.6), (-8.7, 0.72, 2.6), (-8.6, 1.15, 0.9)):
        form.tube([(x + 0.2, -6, z), (x - 0.1, 30, z), (x + 0.15, 90, z), (x, 300, z)], 0.035, matter.glow(1600, bright, (1.0, 0.045, 0.015)))
    for x, z, bright in ((-19.4, 0.7, 6), (-20.6, 0.7, 6), (-24.0, 0.75, 5), (-25.2, 0.75, 4)):
        form.tube([(x, 0, z), (x + 0.2, 40, z), (x - 0.1, 110, z), (x, 300, z)], 0.05, matter.glow(4600, bright))
    lamps.panel((-9.5, 4, 0.9), (-9.5, 4, 0), 5, 26, 67.5, group="tail lights", tint=(1.0, 0.1, 0.03))
    lamps.panel((-22, 20, 1.2), (-22, 20, 0), 6, 60, 900, 4300, "headlights")


def pylon():
    bronze, pale = matter.paint((0.1, 0.075, 0.055), 0.4), matter.paint((0.62, 0.6, 0.56), 0.5)
    turn = -10
    form.box((3.6, 1.4, 0.5), (0.4, 4, -0.1), matter.ledgestone((0.36, 0.3, 0.24)), 0.03, turn)
    for x in (-1.15, 1.15):
        form.box((0.42, 0.5, 10.2), (0.4 + x * 0.985, 4 - x * 0.174, 0.3), bronze, 0.03, turn)
    # the crown: a disc of light, and the name under it
    form.box((5.0, 0.7, 1.9), (0.4, 4, 8.1), bronze, 0.05, turn)
    form.box((4.8, 0.06, 1.7), (0.335, 3.63, 8.2), matter.glow(3000, 0.9, (0.75, 0.09, 0.012)), 0.02, turn)
    lettering.word("TIRES", (0.32, 3.58, 8.5), 1.55, matter.glow(5600, 1.8), 0.06, turn, bold=0.02)
    # the display: three words in one frame
    form.box((5.0, 0.8, 3.3), (0.4, 4, 4.4), bronze, 0.05, turn)
    form.box((4.76, 0.06, 3.04), (0.32, 3.58, 4.53), matter.paint((0.006, 0.007, 0.01), 0.3), 0.01, turn)
    for text, z, size, mat in (("OPEN", 6.5, 1.2, matter.glow(5200, 1.7)), ("LATE", 5.55, 1.2, matter.glow(5200, 1.7)),
                               ("TODAY", 4.68, 1.05, matter.glow(3000, 1.6, (1.0, 0.45, 0.04)))):
        lettering.word(text, (0.31, 3.53, z), size, mat, 0.02, turn, bold=0.012)
    form.box((3.2, 0.4, 0.7), (0.4, 4, 3.1), pale, 0.03, turn)
    lamps.panel((0.0, 2.6, 6.0), (-0.6, -4, 0.5), 4.6, 3.0, 90, 4300, "face")
    for x in (-0.9, 1.7):
        lamps.uplight((x, 2.3, 0.0), (0.4 + x * 0.3, 4, 4), 150, 2900, 44)


def shoulder():
    plants.hedge((-4.0, 2.0), (-4.0, 40), 1.2, 1.0, 3, 300, 0.14, (0.09, 0.14, 0.045))
    plants.hedge((-3.2, 2.4), (6.5, 1.4), 0.9, 1.0, 5, 900, 0.1, (0.09, 0.14, 0.045))
    form.box((14, 20, 0.06), (5.4, -8, -0.2), matter.earth((0.22, 0.21, 0.1), 4.0), 0)
    lamps.panel((6, -9, 7), (3, 1, 0), 3, 3, 234, 3000, "lot")
    for x, y, seed in ((-2.3, 0.6, 3), (-0.6, 0.3, 7), (2.6, 0.1, 9), (4.2, 0.4, 11)):
        plants.grass((x, y, -0.15), 1.3, 220, seed, (0.24, 0.22, 0.09))
    plants.agave((1.2, 0.0, -0.15), 1.0, 4)
    for x, y, tall, seed in ((5.8, 8, 7.5, 4), (8.0, 15, 9.0, 6), (-2.6, 34, 9, 9), (-2.4, 58, 9, 12), (9.8, 3, 6.5, 14)):
        plants.palm((x, y, -0.2), tall, "fan", 0.4, seed * 40, 28, 1.9, seed)
    for x, y, tall in ((5.8, 8, 7.5), (9.8, 3, 6.5)):
        lamps.uplight((x - 0.8, y - 1.4, -0.15), (x, y, tall), 170, 2900, 34)


def town_behind():
    shop = town.interior(2800, 1.3, 2.6, True)
    wall = matter.plaster((0.42, 0.35, 0.27), 0.1)
    stage.wall((3, 24), (26, 20), 4.4, wall)
    for i in range(6):
        form.box((2.6, 0.1, 2.6), (4.8 + i * 3.4, 23.42 - i * 0.59, 0), shop, 0, -9.9)
    form.box((24, 1.6, 0.35), (14.5, 21.4, 3.6), matter.paint((0.3, 0.1, 0.04), 0.5), 0.02, -9.9)
    lamps.panel((11, 18.5, 5), (12, 22, 1), 12, 1, 420, 2900, "shops")
    for x, y, h, seed in ((-46, 150, 16, 2), (-2, 170, 20, 4), (30, 140, 15, 6), (60, 160, 22, 8)):
        town.tower((x, y, 0), (16, 12, h), 7, 7, share=0.35, seed=seed)
