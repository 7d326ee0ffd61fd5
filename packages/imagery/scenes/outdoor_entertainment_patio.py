"""A patio for long evenings: fire under the screen, strings of bulbs, palms behind."""
from kit import fixtures, flames, form, furniture, lamps, matter, plants, screens, seating, sky, stage

FILM = {"exposure": 1.15}
NOON = {"sun": 238, "height": 52}


def build():
    sky.evening("late", sun=125, strength=0.95)
    stage.camera((1.9, -5.4, 1.42), (-0.4, 3, 1.62), lens=26, fstop=4, focus=(0, 0, 0.7))
    stage.slab(-7, 6, -8, 4.4, 0, matter.tiles((0.2, 0.175, 0.15), 0.75, 0.42))
    hearth()
    pergola()
    seats()
    garden()


def hearth():
    stone = matter.ledgestone((0.2, 0.165, 0.13))
    for x in (-0.95, 1.75):
        form.box((0.85, 0.8, 3.05), (x, 3.4, 0), stone, 0)
    form.box((2.0, 0.8, 0.4), (0.4, 3.46, 0), stone, 0)
    form.box((2.0, 0.8, 2.0), (0.4, 3.46, 1.05), stone, 0)
    form.box((2.0, 0.05, 0.7), (0.4, 3.75, 0.38), matter.paint((0.05, 0.045, 0.04), 0.7), 0)
    form.box((1.9, 0.02, 0.03), (0.4, 3.16, 0.4), matter.paint((0.03, 0.03, 0.03), 0.4), 0.004)
    form.box((3.7, 0.5, 0.07), (0.4, 2.88, 0.36), matter.stone((0.12, 0.105, 0.09), 1.4, 0.4), 0.01)
    flames.gas_fire((0.4, 3.32, 0.42), 1.5, 0.56, 48, power=1.6)
    furniture.screen((0.4, 2.96, 1.42), 1.9, 0, screens.game(1.9, 0.5))["circuit"] = "screen"
    lamps.panel((0.4, 2.85, 1.95), (0.4, -3, 1.4), 1.8, 1.0, 12, tint=(0.45, 0.9, 1.0), group="screen")
    for x in (-0.95, 1.75):
        lamps.downlight((x, 2.85, 3.0), 42, 2600, 30, trim=False, group="hearth")
        furniture.speaker((x, 2.95, 2.2), 0, 0.34, 0.19, 0.12, matter.black(0.4), feet=False)


def pergola():
    timber = matter.walnut("y")
    for x, y in ((-4.3, -2.2), (-4.3, 3.6), (4.3, -2.2), (4.3, 3.6)):
        form.box((0.2, 0.2, 3.0), (x, y, 0), matter.walnut("z"), 0.006)
    for x in (-4.3, 4.3):
        form.box((0.16, 7.4, 0.24), (x, 0.7, 3.0), timber, 0.006)
    for i in range(15):
        form.box((9.2, 0.07, 0.18), (0, -2.8 + i * 0.5, 3.22), matter.walnut("x"), 0.004)
    fixtures.festoon((-4.3, -2.0, 3.05), (4.3, 0.3, 3.05), 0.42, 13, 3.2)
    fixtures.festoon((-4.3, 1.2, 3.05), (4.3, 0.5, 3.05), 0.36, 13, 3.2)
    fixtures.festoon((-4.3, 3.3, 3.05), (4.3, 1.6, 3.05), 0.4, 13, 3.2)


def seats():
    fabric = matter.cloth((0.31, 0.28, 0.23))
    form.box((4.3, 3.2, 0.012), (0.1, 0.1, 0), matter.rug((0.17, 0.15, 0.125)), 0.004)
    seating.sofa((-2.1, 0.4, 0), 90, 2.5, fabric, 3, [(-0.7, matter.cloth((0.28, 0.11, 0.045)), 9), (0.8, matter.cloth((0.12, 0.13, 0.11)), -6)])
    seating.armchair((2.05, 0.95, 0), -72, fabric)
    seating.armchair((1.75, -0.75, 0), -118, fabric)
    furniture.table((0.05, 0.1, 0), (1.3, 1.3, 0.36), 0, matter.stone((0.12, 0.105, 0.09), 1.4, 0.4), kind="plinth", thick=0.12)
    furniture.bowl((0.25, 0.3, 0.36), 0.2)
    for x, y in ((-0.25, -0.2), (-0.05, -0.32)):
        furniture.glass((x, y, 0.36), 0.2, (0.07, 0.008, 0.005))
    # hidden between the beams, and off in the picture
    lamps.downlight((0.05, 0.1, 3.3), 120, 2700, 32, group="table", trim=False)
    lamps.candle((-0.3, 0.35, 0.36), 1.2)
    lamps.candle((-0.16, 0.42, 0.36), 0.8)


def garden():
    form.box((60, 40, 0.1), (0, 24.5, -0.14), matter.earth(), 0)
    for x, y, tall, kind, seed in ((-4.4, 7.2, 4.3, "feather", 2), (-6.8, 9.4, 5.6, "feather", 7), (4.6, 7.6, 4.9, "feather", 9), (-2.4, 9.8, 3.6, "fan", 4)):
        plants.palm((x, y, 0), tall, kind, 0.4, seed * 50, 30, 2.4 if kind == "feather" else 1.6, seed)
        lamps.uplight((x + 0.3, y - 1.2, 0), (x, y, tall), 120, 2900, 42)
    plants.hedge((-14, 11), (13, 11.4), 1.9, density=1400, leaf=0.13)
    lamps.profile((-10, 9.9, 0), (11, 9.9, 0), (0, 0.5, 1), 260, 2800, "hedge")
    plants.potted((-3.6, 2.9, 0), 1.5, 8)
    plants.pot((3.5, 2.8, 0), 0.27, 0.5)
    plants.agave((3.5, 2.8, 0.46), 0.6, 3)
