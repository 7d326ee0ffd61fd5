"""A stepping path to a lit house. The live oak, lit from inside its crown, is the surprise."""
import math

from kit import builder, form, house, lamps, matter, plants, sky, stage

FILM = {"exposure": 1.2}
NOON = {"sun": 212, "height": 44}


def build():
    sky.evening("late", sun=60, strength=0.75)
    stage.camera((-0.9, -6.6, 1.5), (0.25, 6, 1.85), lens=28, fstop=4, focus=(0, 0, 0.5))
    plants.lawn(-9, 9, -7.5, 9.5, 0, 60000, height=0.05)
    form.box((80, 60, 0.1), (0, 30, -0.16), matter.earth(), 0)
    path()
    house.house(1.2, 11.2, 10.5, 5, 3.1, 4, blind=(1,), watts=150, curtains=(0,))
    plants.tree((-3.5, 3.6, 0), 6.2, 3, 0.66, 30, leaf=0.11)
    for x, y, watts in ((-4.3, 2.4, 150), (-2.5, 3.0, 120), (-3.6, 5.0, 110)):
        lamps.uplight((x, y, 0), (-3.5, 3.6, 4.4), watts, 2900, 60)
    planting()


def path():
    for i in range(9):
        y = -6.2 + i * 1.75
        x = 0.3 + 1.25 * math.sin(i * 0.55) + i * 0.2
        form.box((1.5 - i * 0.02, 0.95, 0.07), (x, y, 0.0), matter.stone((0.26, 0.23, 0.19), 1.8, 0.6), 0.02, 8 * math.cos(i))
        if i % 2 == 0:
            side = -0.98 if i % 4 == 0 else 0.98
            lamps.path_light((x + side, y + 0.35, 0), 30, 2700, 0.52)
            plants.grass((x + side * 1.65, y + 0.75, 0), 0.75, 170, i)


def planting():
    for i, (x, y) in enumerate(((2.9, -2.2), (3.6, 0.4), (4.2, 2.9), (4.0, 6.0), (5.3, 5.0))):
        plants.shrub((x, y, -0.05), (1.5, 1.4, 0.95), 2400, i, leaf=0.07)
    plants.agave((2.3, -3.9, 0), 0.8, 2)
    plants.agave((2.5, -0.6, 0), 0.65, 5)
    plants.hedge((-15, 11.4), (0.9, 11.4), 2.3, density=1100, leaf=0.12)
    # moonlighting: a cool lamp high in the tree lays the shadow of its leaves over the lawn and the path
    lamps.spot((-2.2, 2.4, 6.2), (-0.4, -2.6, 0), 120, 4300, 62, "moonlight", 0.02)
    lamps.profile((-14, 10.3, 0), (0.4, 10.3, 0), (0, 0.6, 1), 260, 2800, "hedge")
    plants.palm((8.2, 8.4, 0), 4.8, "feather", 0.4, 200, 28, 2.3, 4)
    lamps.uplight((7.6, 7.4, 0), (8.2, 8.4, 4.6), 130, 2900, 40)
    lamps.uplight((3.4, -0.9, 0), (3.6, 0.8, 0.6), 30, 2800, 60)


def before():
    """Floods under the eaves, aimed at whoever comes: glare, and the garden black beyond it."""
    builder.only("house", "pendants", "table lamps")
    builder.flood((4.95, 10.38, 2.75), (0.5, -4, 0), 520)
