"""A white mission front at dusk: bells over the door, a lit walk with bollards, steps with light under their edges, oaks and benches."""
from kit import form, lamps, matter, mission, plants, sky, stage, town
from kit.seating import Set

FILM = {"exposure": 1.2, "vignette": 0.22}
WHITE = (0.64, 0.61, 0.55)


def build():
    sky.evening("dusk", sun=62, strength=0.75, clouds=1.1)
    stage.camera((-2.6, -18.5, 1.7), (0.1, 0, 4.75), lens=28, fstop=None)
    form.box((200, 160, 0.1), (0, 60, -0.14), matter.earth((0.1, 0.12, 0.05)), 0)
    mission.front((0, 0, 0.45))
    white = matter.plaster(WHITE, 0.3)
    form.box((9.2, 20, 5.9), (0, 10.7, 0.3), white, 0.03)
    stage.wall((-1.4, 0.7), (-1.4, 2.9), 4.8, white)
    stage.wall((1.4, 2.9), (1.4, 0.7), 4.8, white)
    cloister()
    steps()
    walk()
    garden()
    for x in (-3.2, 3.2):
        lamps.uplight((x, -1.3, 0), (x * 0.85, 0, 6.4), 900, 2800, 46)
    for x in (-1.3, 1.3):
        lamps.uplight((x * 1.6, -1.5, 0.0), (x * 0.5, 0, 9.6), 800, 2800, 30)
    lamps.panel((-5, -24, 8), (0, -5, 1), 14, 5, 800, 3400, "lot").visible_glossy = False
    lamps.bulb((0, 1.6, 3.6), 90, 2500, 0.3, "nave")
    lamps.bulb((0, 1.0, 8.3), 40, 2500, 0.2, "bells")
    for x in (-1.72, 1.72):
        town.lantern((x * 1.14, -0.32, 3.3), 0.3, 26, 2400, drop=0.12)


def cloister():
    """A low arcade runs off to the right, lit under its roof."""
    white = matter.plaster(WHITE, 0.3)
    town.arcade((5.2, 1.6), (21.2, 1.6), 3.5, white, 5, 2.3, 1.55, 0.5)
    form.box((16, 0.2, 3.5), (13.2, 4.8, 0), matter.plaster((0.5, 0.36, 0.24), 0.3), 0)
    form.box((16.4, 4.2, 0.14), (13.2, 3.2, 3.5), matter.paint((0.3, 0.12, 0.06), 0.8), 0.03)
    first = None
    for i in range(54):
        spot = (5.2 + i * 0.3, 1.25, 3.66)
        if first is None:
            first = form.rod(0.11, 3.9, spot, matter.paint((0.42, 0.15, 0.07), 0.75), (-86, 0), steps=12)
        else:
            form.again(first, spot)
    stage.slab(5, 21, 1.2, 5, 0.12, matter.tiles((0.34, 0.2, 0.12), 0.4, 0.5))
    for x in (8.4, 14.8):
        lamps.panel((x, 3.2, 3.4), (x, 3.3, 0), 4.5, 0.6, 120, 2600, "cloister")
    for x in (6.8, 10.0, 13.2):
        form.ball(0.13, (x, 3.2, 3.0), matter.glow(2500, 7))


def steps():
    stone = matter.stone((0.46, 0.41, 0.34), 1.2, 0.6)
    for i in range(3):
        form.box((7.4 - i * 0.9, 3.0 - i * 0.75, 0.15), (0, -1.0 + i * 0.1, i * 0.15), stone, 0.015)
        y, w = -2.5 + i * 0.475, (7.4 - i * 0.9) / 2 - 0.1
        lamps.profile((-w, y - 0.02, i * 0.15 + 0.1), (w, y - 0.02, i * 0.15 + 0.1), (0, -0.8, -0.6), 22, 2600, "steps", visible=3.5, width=0.014)


def walk():
    pale = matter.stone((0.42, 0.37, 0.3), 1.0, 0.7)
    for i in range(13):
        for k in range(3):
            form.box((0.95, 1.35, 0.08), (-1.0 + k * 1.0, -3.4 - i * 1.42, -0.06), pale, 0.012)
    for i in range(6):
        for side in (-1, 1):
            x, y = side * 2.15, -4.0 - i * 2.2
            form.rod(0.08, 0.78, (x, y, 0), matter.paint((0.09, 0.085, 0.08), 0.5))
            form.rod(0.078, 0.09, (x, y, 0.78), matter.glow(2700, 7))
            form.rod(0.1, 0.035, (x, y, 0.87), matter.paint((0.09, 0.085, 0.08), 0.5))
            if i < 5:
                lamps.bulb((x - side * 0.05, y, 0.83), 22, 2700, 0.1, "bollards").visible_glossy = False


def bench(at, turn):
    s = Set(at, turn)
    for x in (-0.75, 0.75):
        s.box((0.07, 0.5, 0.42), (x, 0, 0), matter.black(), 0.012)
        s.tube([(x, 0.2, 0.4), (x, 0.3, 0.88)], 0.022, matter.black())
    for k in range(4):
        s.box((1.9, 0.1, 0.035), (0, -0.19 + k * 0.125, 0.42), matter.oak("x"), 0.01)
    for k in range(3):
        s.box((1.9, 0.03, 0.09), (0, 0.235 + k * 0.025, 0.53 + k * 0.125), matter.oak("x"), 0.01)


def garden():
    for x0, x1 in ((-13, -1.7), (1.7, 13)):
        plants.lawn(x0, x1, -14.5, -2.6, -0.02, 15000, 4 + int(x0), 0.1, (0.11, 0.19, 0.045))
    for x, y, tall, seed in ((-9.2, -3.4, 6.2, 3), (9.8, -4.6, 5.8, 8)):
        plants.tree((x, y, 0), tall, seed, 0.66, 20, (0.06, 0.1, 0.03), 0.13, trunk=0.26)
        lamps.uplight((x + (1.4 if x < 0 else -1.4), y - 1.5, 0), (x, y, tall * 0.7), 420, 2900, 66)
    for x, y, turn in ((-3.7, -6.1, 90), (3.7, -6.1, -90), (-3.7, -10.5, 90), (3.7, -10.5, -90)):
        form.box((1.6, 2.4, 0.06), (x, y, -0.03), matter.stone((0.36, 0.32, 0.26), 1.0, 0.8), 0.01)
        bench((x, y, 0.02), turn)
    for i, x in enumerate((-4.6, -3.4, 4.0)):
        plants.shrub((x, -0.9, 0), (1.2, 0.9, 0.9), 700, i, (0.05, 0.1, 0.03), 0.09)
    stage.wall((-24, 2.6), (-4.7, 2.6), 2.0, matter.plaster(WHITE, 0.3))
    form.box((19.4, 0.34, 0.1), (-14.4, 2.6, 2.0), matter.paint((0.42, 0.15, 0.07), 0.75), 0.03)
    lamps.profile((-18, 1.6, 0.05), (-6, 1.6, 0.05), (0, 0.6, 1), 160, 2700, "garden wall")
    for i in range(7):
        plants.shrub((-17.5 + i * 1.8, 1.9, 0), (1.3, 0.8, 0.7 + 0.2 * (i % 3)), 420, i + 5, (0.06, 0.12, 0.035), 0.11)
    for x in (-5.4, 5.3):
        plants.agave((x, -1.7, 0), 0.95, int(x) + 9)
