"""A shop window after closing: vases on plinths, each in its own pool of light, seen from the dark pavement."""
from kit import form, furniture, lamps, matter, plants, sky, stage, town

FILM = {"exposure": 1.15}


def build():
    sky.evening("late", sun=200, strength=0.8)
    stage.camera((-3.4, -5.9, 1.42), (0.2, 1.2, 1.5), lens=29, fstop=3.5, focus=(0, 0.9, 1.2))
    form.box((40, 12, 0.1), (0, -5.8, -0.1), matter.tiles((0.07, 0.064, 0.058), 0.6, 0.34), 0)
    front()
    inside()
    street()


def front():
    dark = matter.paint((0.022, 0.03, 0.027), 0.35)
    brick = matter.ledgestone((0.13, 0.075, 0.05))
    stage.wall((-9, 0), (-3.1, 0), 5.2, brick)
    stage.wall((3.3, 0), (9, 0), 5.2, brick)
    stage.wall((-3.1, 0), (3.3, 0), 5.2, dark, [(0.05, 6.35, 0.42, 3.0)])
    stage.window_frames((-3.05, 0), (1.35, 0), 0.42, 3.0, 2, dark, bar=0.07)
    stage.window_frames((2.55, 0), (3.25, 0), 0.42, 3.0, 1, dark, bar=0.07)
    form.box((1.1, 0.06, 2.9), (1.95, 0.35, 0.02), dark, 0.004)
    form.box((0.86, 0.07, 2.3), (1.95, 0.34, 0.42), town.interior(2600, 0.7, 2.3), 0.004)
    form.tube([(1.52, 0.28, 0.9), (1.52, 0.28, 1.7)], 0.016, matter.brass())
    form.box((6.6, 0.5, 0.1), (0.1, -0.2, 3.08), dark, 0.02)
    for x in (-2.3, -0.2, 1.95):
        # gooseneck lamps over the fascia
        form.tube([(x, -0.1, 4.4), (x, -0.55, 4.75), (x, -0.95, 4.6), (x, -0.98, 4.3)], 0.018, matter.black())
        form.lathe([(0.03, 0.16), (0.2, 0), (0.19, 0), (0.02, 0.13)], (x, -0.98, 4.14), dark, 40)
        form.ball(0.05, (x, -0.98, 4.17), matter.glow(2500, 10))
        lamps.spot((x, -0.98, 4.16), (x, -0.5, 0), 34, 2500, 70, "fascia")


def inside():
    stage.slab(-3.1, 3.3, 0.1, 4.2, 0.3, matter.oak("y", (1.8, 0.17)), 0.3)
    stage.wall((-3.1, 4), (3.3, 4), 3.6, matter.plaster((0.42, 0.35, 0.28)))
    stage.wall((-3.1, 4), (-3.1, 0), 3.6, matter.plaster((0.36, 0.3, 0.24)))
    stage.wall((3.3, 0), (3.3, 4), 3.6, matter.plaster((0.36, 0.3, 0.24)))
    stage.slab(-3.1, 3.3, 0.1, 4.2, 3.3, matter.black(0.8), -0.1)
    for i, (x, y, tall, h, seed) in enumerate(((-2.4, 0.9, 0.55, 0.75, 3), (-1.55, 1.6, 0.9, 0.5, 5), (-0.7, 0.8, 0.35, 0.95, 9), (0.25, 1.5, 0.75, 0.62, 2), (0.95, 0.85, 0.5, 0.42, 12))):
        form.box((0.46, 0.46, tall), (x, y, 0.3), matter.plaster((0.34, 0.29, 0.24), 0.1), 0.008)
        furniture.vase((x, y, 0.3 + tall), h, seed)
        lamps.spot((x + 0.25, y - 0.5, 3.2), (x, y, 0.6 + tall), 26, 2700, 22, f"plinth {i}")
    # niches at the back, each with a shelf of light
    for row in range(3):
        z = 0.95 + row * 0.72
        form.box((5.6, 0.3, 0.03), (0.1, 3.8, z), matter.oak("x"), 0.003)
        lamps.profile((-2.6, 3.86, z - 0.02), (2.8, 3.86, z - 0.02), (0, 0.4, -1), 15, 2600, "shelves", visible=2.5, width=0.008)
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
