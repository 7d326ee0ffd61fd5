"""Edinburg, a university's court at night: a brick loggia lit from within, and a round pool that shines from below."""
from kit import form, lamps, matter, plants, sky, stage, town

FILM = {"exposure": 1.2}
NOON = {"sun": 235, "height": 46}


def build():
    sky.evening("late", sun=105, strength=1.0, clouds=1.0)
    stage.camera((-3.8, -9.6, 1.6), (0.5, 6, 2.9), lens=25, fstop=5.6, focus=(0, 0, 1))
    form.box((50, 34, 0.1), (0, -1, -0.1), matter.tiles((0.15, 0.105, 0.08), 0.5, 0.36), 0)
    form.box((160, 120, 0.1), (0, 40, -0.16), matter.earth(), 0)
    loggia()
    fountain()
    court()


def loggia():
    brick = matter.ledgestone((0.2, 0.12, 0.075))
    town.arcade((-16.5, 9), (16.5, 9), 5.4, brick, 11, 2.1, 2.6, 0.5)
    form.box((34, 0.8, 0.3), (0, 9, 5.4), matter.stone((0.3, 0.26, 0.21)), 0.02)
    stage.wall((-16.5, 13), (16.5, 13), 5.4, matter.plaster((0.36, 0.29, 0.21)))
    stage.slab(-16.5, 16.5, 9, 13, 0.12, matter.tiles((0.2, 0.13, 0.09), 0.5, 0.3), 0.2)
    stage.slab(-16.5, 16.5, 9, 13.2, 5.0, matter.walnut("x", (2.0, 0.2)), -0.1)
    form.box((34, 9, 4.4), (0, 14, 5.6), brick, 0.01)
    town.lit_windows((0, 9.48, 6.1), 33, 3.0, 1, 11, 0, 0.36, 12, (0.4, 0.76), bright=0.22)
    for i in range(11):
        x = -15 + i * 3
        town.lantern((x, 10.9, 5.0), 0.42, 110 if i % 2 else 0, 2400, drop=0.85)
        form.box((1.1, 0.06, 2.3), (x, 12.88, 0.12), matter.walnut("z"), 0.01)
        if i in (2, 4, 6, 8):
            lamps.uplight((x + 1.5, 8.3, 0), (x + 1.5, 8.7, 5.2), 90, 2700, 40)
    # the tower: a square shaft with an open, lit top
    form.box((3.6, 3.6, 15), (7.4, 16, 0), brick, 0.02)
    for dx in (-1.5, 1.5):
        for dy in (-1.5, 1.5):
            form.box((0.6, 0.6, 3.2), (7.4 + dx, 16 + dy, 15), brick, 0.01)
    form.box((4.0, 4.0, 0.3), (7.4, 16, 18.2), matter.stone((0.3, 0.26, 0.21)), 0.02)
    form.lathe([(2.9, 0), (0.1, 2.2)], (7.4, 16, 18.5), matter.paint((0.15, 0.05, 0.03), 0.7), 4, 45)
    form.ball(0.4, (7.4, 16, 16.8), matter.glow(2500, 6))
    lamps.bulb((7.4, 16, 16.8), 900, 2500, 0.4, "belfry")


def fountain():
    pale = matter.stone((0.32, 0.28, 0.23), 1.4, 0.5)
    form.lathe([(3.1, 0), (3.1, 0.42), (3.16, 0.44), (3.16, 0.5), (2.72, 0.5), (2.72, 0.08)], (0.4, 0, 0), pale, 128)
    form.lathe([(0, 0), (2.72, 0)], (0.4, 0, 0.06), matter.tiles((0.1, 0.22, 0.24), 0.15), 96)
    form.lathe([(0, 0), (2.71, 0)], (0.4, 0, 0.38), matter.water((0.6, 0.88, 0.88), 0.35, 7.0), 96)
    form.lathe([(0.3, 0), (0.2, 0.3), (0.16, 1.0), (0.24, 1.1), (1.05, 1.3), (1.08, 1.36), (0.9, 1.34), (0, 1.28)], (0.4, 0, 0.06), pale, 96)
    form.lathe([(0.12, 0), (0.09, 0.5), (0.42, 0.64), (0.43, 0.68), (0, 0.66)], (0.4, 0, 1.34), pale, 64)
    for i in range(8):
        from math import cos, sin, tau
        a = i * tau / 8
        if i % 2:
            lamps.spot((0.4 + 1.9 * cos(a), 1.9 * sin(a), 0.3), (0.4 + 0.3 * cos(a), 0.3 * sin(a), 1.5), 34, 3400, 60, "fountain")
    lamps.bulb((0.4, -1.8, 0.26), 40, 3900, 0.1, "fountain")
    lamps.bulb((0.4, 1.8, 0.26), 40, 3900, 0.1, "fountain")
    drops(pale)


def drops(pale):
    """The water that falls from the bowls: thin, clear threads."""
    from math import cos, sin, tau
    thread = matter.glow(5200, 0.28)
    for i in range(44):
        a = i * tau / 44
        r, z = (1.08, 1.4) if i % 2 else (0.43, 2.0)
        low = 0.4 if i % 2 else 1.42
        form.tube([(0.4 + (r + k * 0.05) * cos(a), (r + k * 0.05) * sin(a), z - (z - low) * (k / 4) ** 2) for k in range(5)], 0.006, thread)


def court():
    for x, y, tall, seed in ((-8.2, 5.6, 7.2, 3), (-4.4, 6.2, 6.6, 8), (11.2, 5.4, 7.4, 5), (-12.0, 3.0, 6.8, 12)):
        form.lathe([(0.9, 0), (0.95, 0.35), (0.85, 0.35), (0.8, 0.2)], (x, y, 0), matter.stone((0.25, 0.21, 0.17)), 48)
        plants.palm((x, y, 0.2), tall, "fan", 0.3, seed * 40, 28, 1.8, seed)
        lamps.uplight((x + 0.4, y - 1.5, 0), (x, y, tall), 330, 2800, 32)
    for x, turn in ((-4.4, 60), (5.4, -52)):
        form.box((2.2, 0.5, 0.44), (x, -1.8, 0), matter.stone((0.28, 0.24, 0.2)), 0.03, turn)
        lamps.bulb((x, -1.8, 0.06), 5, 2400, 0.06, "benches")
    plants.tree((11, -1.0, 0), 5.6, 7, 0.6, 24, leaf=0.11)
    lamps.uplight((10.4, -1.9, 0), (11, -1.0, 4.2), 170, 2900, 60)
