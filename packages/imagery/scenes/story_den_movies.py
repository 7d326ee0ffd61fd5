"""Saturday night in the den, from behind the sofa: lamps down, shades down, the film's light on cushions, table and chairs."""
from kit import form, furniture, lamps, matter, screens, seating, sky, stage

FILM = {"exposure": 1.1, "vignette": 0.24}
WALL = 3.4


def build():
    sky.evening("dusk", sun=90, strength=1.1, clouds=0.8)
    stage.camera((0.4, -2.55, 1.4), (0.0, WALL, 1.16), lens=30, fstop=3.5, focus=(0, 2.2, 1.2))
    shell()
    hearth()
    for x in (-2.05, 2.05):
        window(x)
    seats()
    ceiling()


def shell():
    wall = matter.paint((0.13, 0.20, 0.235), 0.6)
    stage.slab(-3.4, 3.4, -5, WALL, 0, matter.oak("y", (1.4, 0.12), 0.34))
    stage.slab(-3.4, 3.4, -5, WALL, 2.7, matter.plaster((0.5, 0.47, 0.42), 0.1), -0.2)
    stage.wall((-3.4, WALL + 0.09), (3.4, WALL + 0.09), 2.7, wall, [(0.8, 1.9, 0.7, 2.25), (4.9, 6.0, 0.7, 2.25)])
    for x in (-3.4, 3.4):
        stage.wall((x, -5), (x, WALL), 2.7, wall)
        form.box((0.03, 8, 0.15), (x * 0.967, 0, 0), matter.paint((0.5, 0.47, 0.42), 0.5), 0.008)


def hearth():
    brick = matter.ledgestone((0.34, 0.2, 0.14))
    form.box((0.62, 0.36, 0.76), (-0.8, WALL - 0.17, 0), brick, 0)
    form.box((0.62, 0.36, 0.76), (0.8, WALL - 0.17, 0), brick, 0)
    form.box((2.22, 0.36, 0.24), (0, WALL - 0.17, 0.76), brick, 0)
    form.box((2.22, 0.3, 1.7), (0, WALL - 0.14, 1.0), brick, 0)
    form.box((1.0, 0.04, 0.8), (0, WALL - 0.02, 0), matter.ledgestone((0.06, 0.04, 0.03)), 0)
    form.box((2.5, 0.7, 0.07), (0, WALL - 0.5, 0), matter.stone((0.32, 0.28, 0.24), 1.4), 0.012)
    form.box((2.45, 0.5, 0.07), (0, WALL - 0.22, 0.99), matter.oak("x"), 0.012)
    for k in range(3):
        form.tube([(-0.28 + k * 0.05, WALL - 0.28 + k * 0.05, 0.13 + k * 0.04), (0.28 - k * 0.04, WALL - 0.24 + k * 0.04, 0.15 + k * 0.03)], 0.045, matter.bark())
    # embers
    lamps.bulb((0, WALL - 0.3, 0.16), 2.2, 1700, 0.1, "fire")
    # a night on a ranch, wider than the screen, so it has black bars; what it throws into the room is blue and amber
    film = screens.still(1.72, "story-ranch-sky", 0.9, 1.15, (0.5, 0.46), 2.2)
    form.box((1.78, 0.05, 1.03), (0, WALL - 0.335, 1.185), matter.black(0.3), 0.012)
    furniture.screen((0, WALL - 0.36, 1.2), 1.72, 0, film)
    lamps.panel((0, WALL - 0.45, 1.7), (0, 0, 0.9), 1.6, 0.9, 40, tint=(0.42, 0.6, 1.0), group="screen")
    lamps.panel((0.25, WALL - 0.45, 1.5), (0, 0.6, 0.2), 0.7, 0.5, 26, tint=(1.0, 0.62, 0.3), group="screen")
    # a bar of loudspeakers below it
    form.box((1.1, 0.09, 0.07), (0, WALL - 0.34, 1.062), matter.cloth((0.08, 0.08, 0.085)), 0.03)
    for x, h, seed in ((-1.02, 0.2, 3), (0.98, 0.26, 8)):
        furniture.vase((x, WALL - 0.22, 1.06), h, seed)


def window(x):
    """A shade nearly down; under it a hand's breadth of evening."""
    white = matter.paint((0.55, 0.52, 0.47), 0.5)
    for dx in (-0.59, 0.59):
        form.box((0.1, 0.05, 1.65), (x + dx, WALL - 0.02, 0.65), white, 0.01)
    for z in (0.62, 2.25):
        form.box((1.3, 0.09 if z < 1 else 0.05, 0.09), (x, WALL - 0.03, z), white, 0.01)
    form.box((1.12, 0.07, 0.09), (x, WALL - 0.06, 2.17), matter.paint((0.3, 0.28, 0.25), 0.5), 0.02)
    form.box((1.1, 0.012, 1.2), (x, WALL + 0.0, 0.99), matter.cloth((0.36, 0.31, 0.25)), 0.003)
    form.rod(0.014, 1.1, (x - 0.55, WALL, 0.985), matter.paint((0.3, 0.28, 0.25), 0.5), (0, 90))
    stage.window_frames((x - 0.55, WALL + 0.1), (x + 0.55, WALL + 0.1), 0.7, 2.25, 2, white, bar=0.04)
    furniture.cabinet((x, WALL - 0.26, 0), (1.5, 0.42, 0.5), 0, matter.oak("z"), 2, handles=matter.black())
    if x < 0:
        lamps.table_lamp((x - 0.3, WALL - 0.26, 0.52), 1.6, 2300, 0.8, matter.brass(0.3), kind="mushroom")
        furniture.books((x + 0.15, WALL - 0.24, 0.52), 0, 0.3, 0.24, 5)
    else:
        furniture.speaker((x + 0.3, WALL - 0.24, 0.52), 0, 0.3, 0.19, 0.2, matter.oak("z"), feet=False)
        furniture.books((x - 0.2, WALL - 0.26, 0.52), 14, 0.09, 0.27, 8, flat=True)


def seats():
    form.box((3.4, 2.6, 0.018), (0, 0.75, 0), matter.rug((0.44, 0.37, 0.28)), 0.005)
    orange, sand = matter.cloth((0.3, 0.15, 0.06)), matter.cloth((0.48, 0.42, 0.33))
    seating.sofa((-0.1, -0.75, 0), 180, 2.7, matter.cloth((0.4, 0.36, 0.31)), 3, [(-0.85, orange, 9), (0.8, sand, -6)])
    seating.tub_chair((-1.95, 1.25, 0), 118, matter.cloth((0.06, 0.1, 0.11)))
    seating.sling_chair((1.95, 1.05, 0), -118)
    furniture.round_table((0.05, 0.42, 0), 0.5, 0.38, matter.walnut("x"))
    furniture.bowl((0.12, 0.37, 0.38), 0.17, matter.paint((0.5, 0.08, 0.05), 0.35))
    for x, y in ((-0.26, 0.48), (0.38, 0.55)):
        form.lathe([(0, 0), (0.032, 0), (0.04, 0.12), (0.037, 0.12), (0.03, 0.01), (0, 0.01)], (x, y, 0.38), matter.paint((0.5, 0.08, 0.05), 0.4), 32)
    form.box((0.05, 0.17, 0.018), (-0.18, 0.2, 0.38), matter.black(0.4), 0.006, 24)
    # the dog's bed by the hearth
    form.lathe([(0.24, 0.0), (0.34, 0.02), (0.37, 0.08), (0.34, 0.14), (0.27, 0.13), (0.24, 0.06)], (0.85, 2.15, 0.0), matter.cloth((0.34, 0.2, 0.11)), 56)
    form.cushion((0.46, 0.46, 0.09), (0.85, 2.15, 0.01), matter.cloth((0.54, 0.47, 0.37)), 0, puff=0.8)
    form.ball(0.055, (0.3, 1.75, 0.07), matter.paint((0.6, 0.62, 0.05), 0.8))


def ceiling():
    """Loudspeakers in the ceiling, four lamps dimmed for the film."""
    for x in (-1.7, 1.7):
        for y in (-0.6, 1.9):
            form.lathe([(0.125, 0), (0.125, -0.006), (0.115, -0.008), (0, -0.008)], (x * 0.72, y, 2.7), matter.paint((0.46, 0.44, 0.4), 0.8), 48)
            lamps.downlight((x, y + 0.5, 2.7), 0.8, 2300, 50, shine=0.8)
    for side in (-1, 1):
        lamps.sconce((side * 3.3, 1.6, 1.75), 90 * side, 3.2, 2300, 0.28)
    lamps.panel((0, -2.6, 2.6), (0, 1.2, 0.4), 3, 1, 7, 2700, "fill")
