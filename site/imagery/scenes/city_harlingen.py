"""Harlingen's arts district: a painted wall under gooseneck lamps, bulbs across the alley, two chairs left out."""
import random

from kit import fixtures, form, furniture, lamps, matter, plants, seating, sky, stage, town

FILM = {"exposure": 1.15}
NOON = {"sun": 318, "height": 58}
PIGMENTS = [(0.42, 0.10, 0.03), (0.55, 0.30, 0.06), (0.03, 0.15, 0.17), (0.30, 0.045, 0.05), (0.60, 0.48, 0.30), (0.02, 0.05, 0.10), (0.09, 0.16, 0.07)]


def build():
    sky.evening("late", sun=66, strength=1.2, clouds=1.3)
    stage.camera((2.0, -6.6, 1.5), (-0.35, 5, 1.95), lens=25, fstop=4, focus=(-1.5, 2, 1.2))
    form.box((7.2, 60, 0.1), (0.6, 18, -0.1), matter.ledgestone((0.075, 0.06, 0.05)), 0)
    form.box((7.2, 60, 0.01), (0.6, 18, 0.0), matter.tiles((0.095, 0.075, 0.062), 0.22, 0.3), 0)
    painted_wall()
    other_side()
    festoons()
    corner()


def painted_wall():
    brick = matter.ledgestone((0.17, 0.085, 0.055))
    form.box((0.5, 60, 5.0), (-3.25, 18, 0), brick, 0)
    form.box((0.7, 60, 0.16), (-3.25, 18, 5.0), matter.stone((0.2, 0.17, 0.14)), 0.02)
    # the mural: discs, leaves and hills in flat color, each a sheet a thumb's breadth off the bricks
    chance = random.Random(9)
    form.box((0.02, 15.0, 4.0), (-2.985, 4.2, 0.45), matter.paint((0.05, 0.085, 0.12), 0.8), 0)
    depth = -2.97

    def shape(points, pigment):
        nonlocal depth
        depth += 0.0012
        form.place("paint", form.mesh_of("paint", [(depth, y, z) for y, z in points], [tuple(range(len(points)))]), (0, 0, 0), 0, matter.paint(pigment, 0.75))

    def arc(y, z, r, a0=0.0, a1=360.0, steps=48):
        from math import cos, radians, sin
        return [(y + r * cos(radians(a0 + (a1 - a0) * i / steps)), z + r * sin(radians(a0 + (a1 - a0) * i / steps))) for i in range(steps + 1)]

    for r, k in ((1.7, 1), (1.3, 0), (0.9, 4), (0.5, 3)):
        shape(arc(2.4, 1.9, r), PIGMENTS[k])
    for i in range(6):
        y, tall = -2.9 + i * 2.55, chance.uniform(0.7, 1.6)
        shape([(y - 2.1, 0.45)] + arc(y, 0.45, tall, 180, 0)[1:-1] + [(y + 2.1, 0.45)], PIGMENTS[(2, 6, 5)[i % 3]])
    for i in range(15):
        y, z, tall, lean = -2.6 + i * 0.95, chance.uniform(0.5, 1.2), chance.uniform(0.9, 2.1), chance.uniform(-0.5, 0.5)
        wide = tall * 0.17
        shape([(y, z), (y + wide + lean * 0.4, z + tall * 0.5), (y + lean, z + tall), (y - wide + lean * 0.4, z + tall * 0.5)], PIGMENTS[chance.choice((6, 2, 0, 1, 4))])
    for y, z, r in ((6.6, 3.4, 0.42), (8.6, 2.7, 0.26), (-1.2, 3.6, 0.3)):
        shape(arc(y, z, r), PIGMENTS[1])
    for i in range(6):
        y = -2.6 + i * 2.7
        form.tube([(-2.98, y, 4.62), (-2.6, y, 4.95), (-2.1, y, 4.85), (-2.02, y, 4.62)], 0.018, matter.black())
        form.lathe([(0.03, 0.15), (0.19, 0), (0.18, 0), (0.02, 0.12)], (-2.02, y, 4.46), matter.black(0.3), 36)
        form.ball(0.045, (-2.02, y, 4.48), matter.glow(2600, 10))
        lamps.spot((-2.04, y, 4.47), (-2.95, y, 1.9), 30, 2700, 62, "mural")


def other_side():
    form.box((0.5, 60, 4.4), (4.3, 18, 0), matter.plaster((0.22, 0.175, 0.135), 0.6), 0)
    for i in range(5):
        y = -1.0 + i * 5.2
        form.box((0.06, 2.6, 2.2), (4.03, y, 0.35), town.interior(2500, 0.42, 2.2), 0)
        for k in range(4):
            form.box((0.1, 0.06, 2.2), (4.01, y - 1.3 + k * 0.866, 0.35), matter.black(), 0)
        form.box((1.0, 3.0, 0.08), (3.6, y, 2.75), matter.paint((0.03, 0.09, 0.095), 0.7), 0.02, tilt=(0, 14))
        if i in (0, 2):
            lamps.panel((3.9, y + 1, 1.6), (1.5, y + 1, 0.1), 1.8, 6.0, 50, 2400, "shops")


def festoons():
    for i in range(6):
        y = -2.4 + i * 3.4
        fixtures.festoon((-2.95, y, 4.3), (4.0, y + 1.5, 4.1), 0.55, 11, 1.5, 2300, 1)


def corner():
    furniture.round_table((-1.75, -0.2, 0), 0.34, 0.72, matter.steel(0.4))
    rust = matter.paint((0.26, 0.08, 0.025), 0.5)
    seating.dining_chair((-1.75, 0.65, 0), 4, matter.cloth((0.3, 0.12, 0.05)), rust)
    seating.dining_chair((-1.1, -0.75, 0), 212, matter.cloth((0.05, 0.13, 0.13)), rust)
    lamps.candle((-1.75, -0.2, 0.72), 0.9)
    furniture.glass((-1.6, -0.28, 0.72), 0.18, (0.4, 0.2, 0.04))
    for y, tall in ((1.9, 1.6), (7.6, 1.9)):
        plants.potted((-2.45, y, 0), tall, int(y * 10), matter.paint((0.3, 0.12, 0.06), 0.7))
    for y in (1.6, 6.8):
        plants.pot((3.55, y, 0), 0.3, 0.55, matter.paint((0.3, 0.12, 0.06), 0.7))
        plants.agave((3.55, y, 0.48), 0.6, int(y))
    town.tower((0.2, 60, 0), (9, 8, 13), 6, 5, share=0.3, seed=2)
    plants.palm((0.4, 32, 0), 7.5, "fan", 0.3, 30, 28, 1.9, 6)
    lamps.uplight((0.6, 31, 0), (0.4, 32, 7.6), 300, 2800, 26)
