"""A bar before the first guests: bottles lit from behind, three pendants low over the stone, stools in line."""
import random

from kit import barware, builder, form, furniture, lamps, matter, plants, seating, sky, stage

FILM = {"exposure": 1.2}


def build():
    sky.evening("late", sun=10, strength=0.8)
    stage.camera((-3.1, -4.3, 1.4), (0.25, 0.9, 1.42), lens=27, fstop=3.2, focus=(-0.3, 0.2, 1.2))
    stage.slab(-7, 6, -7, 3, 0, matter.tiles((0.075, 0.068, 0.06), 0.5, 0.24))
    stage.slab(-7, 6, -7, 3, 3.5, matter.plaster((0.1, 0.085, 0.07)), -0.1)
    stage.wall((-7, 2.2), (6, 2.2), 3.5, matter.walnut("z"))
    stage.wall((5.4, 2.2), (5.4, -7), 3.5, matter.ledgestone((0.16, 0.12, 0.09)))
    counter()
    back_bar()
    tables()


def counter():
    form.box((7.2, 0.5, 1.04), (0.2, 0.1, 0), matter.walnut("z"), 0.004)
    for i in range(60):
        form.box((0.06, 0.04, 1.0), (-3.36 + i * 0.12, -0.17, 0.02), matter.walnut("z"), 0.012)
    form.box((7.5, 0.86, 0.05), (0.2, 0.0, 1.04), matter.marble(0.1), 0.006)
    lamps.profile((-3.4, -0.3, 1.02), (3.8, -0.3, 1.02), (0, 0.3, -1), 8, 2300, "counter")
    form.tube([(-3.5, -0.42, 0.2), (3.9, -0.42, 0.2)], 0.022, matter.brass())
    for i in range(7):
        seating.stool((-2.9 + i * 0.98, -0.85, 0), 176 + (i * 37) % 11, matter.leather((0.14, 0.05, 0.022)), 0.74)
    for x in (-2.0, -0.1, 1.8):
        lamps.pendant((x, -0.1, 3.5), 1.45, 22, 2400, "dome", 0.85)
    for x, wine in ((-2.35, (0.09, 0.005, 0.008)), (-2.12, None), (0.4, (0.4, 0.22, 0.05)), (0.62, None)):
        furniture.glass((x, -0.22, 1.09), 0.2, wine)
    furniture.bowl((1.5, 0.0, 1.09), 0.13, matter.brass())
    lamps.candle((-1.1, -0.2, 1.09), 0.8)
    lamps.candle((2.6, -0.15, 1.09), 0.8)


def back_bar():
    chance = random.Random(5)
    form.box((6.2, 0.04, 1.95), (0.2, 2.06, 1.05), matter.paint((0.42, 0.3, 0.17), 0.7), 0)
    furniture.cabinet((0.2, 1.85, 0), (6.4, 0.5, 1.0), 0, matter.ebony("z"), 8, top=matter.marble())
    for row in range(3):
        z = 1.12 + row * 0.62
        if row:
            form.box((6.2, 0.3, 0.035), (0.2, 1.88, z - 0.035), matter.walnut("x"), 0.003)
        lamps.profile((-2.8, 2.0, z + 0.012), (3.2, 2.0, z + 0.012), (0, 0.75, 1), 34, 2500, "back bar", visible=3.0, width=0.01)
        x = -2.75
        while x < 3.2:
            if chance.random() < 0.86:
                barware.bottle((x, 1.84 + chance.uniform(-0.03, 0.05), z), chance)
            x += chance.uniform(0.09, 0.16)
    for x in (-2.95, 3.35):
        form.box((0.07, 0.36, 3.4), (x, 1.9, 0), matter.brass(0.35), 0.004)


def tables():
    furniture.round_table((-3.6, -2.0, 0), 0.36, 0.74, matter.walnut("x"))
    lamps.table_lamp((-3.6, -2.0, 0.74), 2.4, 2200, 0.55)
    seating.dining_chair((-4.3, -1.8, 0), -80, matter.leather((0.06, 0.045, 0.03)))
    plants.potted((4.6, 0.6, 0), 1.7, 6)
    lamps.downlight((4.9, -0.4, 3.49), 22, 2500, 30, (5.3, 0, 1.0))
    lamps.downlight((-3.6, -2.0, 3.49), 9, 2400, 24)


def before():
    """The cleaning lights: tubes along the ceiling show the floor, and nothing that anyone came for."""
    builder.only()
    for y in (-3.2, -1.2, 0.8):
        for x in (-3.0, 0.2, 3.4):
            builder.troffer((x, y, 3.38), (1.5, 0.14), 55, 4800)
