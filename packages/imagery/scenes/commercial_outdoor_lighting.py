"""The forecourt of an office: columns grazed from the ground, a line of bollards, wet stone giving it all back."""
from kit import form, lamps, matter, plants, sky, stage, town

FILM = {"exposure": 1.2}
NOON = {"sun": 250, "height": 40}


def build():
    sky.evening("late", sun=150, strength=1.0, clouds=0.9)
    stage.camera((-7.6, -7.6, 1.5), (0.6, 3, 2.25), lens=26, fstop=5.6, focus=(-2, 0, 1))
    form.box((60, 26, 0.1), (0, -6.5, -0.1), matter.tiles((0.085, 0.078, 0.07), 1.2, 0.2), 0)
    building()
    walk()
    trees()


def building():
    pale = matter.stone((0.30, 0.265, 0.22), 1.1, 0.6)
    form.box((30, 9, 0.7), (4, 8.2, 5.0), matter.paint((0.04, 0.037, 0.034), 0.6), 0.02)
    stage.slab(-11, 19, 3.4, 12.6, 4.96, matter.walnut("x", (2.2, 0.14)), -0.05)
    for i in range(9):
        x = -9.4 + i * 3.1
        form.box((0.62, 0.62, 5.0), (x, 4.3, 0), pale, 0.015)
        lamps.uplight((x - 0.42, 3.72, 0), (x - 0.1, 4.1, 5.0), 130, 2700, 34)
        if i % 2:
            lamps.downlight((x + 1.55, 5.4, 4.94), 50, 2700, 50)
    stage.window_frames((-11, 7.2), (19, 7.2), 0, 4.95, 20)
    stage.wall((-11, 12), (19, 12), 5, matter.walnut("z"))
    stage.slab(-11, 19, 7.2, 12, 0.02, matter.tiles((0.16, 0.14, 0.12), 1.2, 0.25))
    # the lobby: a desk, and a tall panel that glows
    form.box((3.6, 0.9, 1.05), (2.6, 9.2, 0.02), matter.ebony("x"), 0.01)
    form.box((2.4, 0.1, 3.4), (2.6, 11.7, 0.8), matter.glow(2500, 0.22), 0.01)
    stage.slats((1.4, 11.5), (3.8, 11.5), 3.4, matter.walnut("z"), 0.16, 0.05, 0.06, 0.8)
    lamps.panel((2.6, 11.4, 2.5), (2.6, 6, 0.5), 2.4, 3.2, 160, 2500, "lobby")
    lamps.profile((-10, 11.6, 4.85), (18, 11.6, 4.85), (0, 0.5, -1), 900, 2600, "lobby wall")


def walk():
    for i in range(8):
        x, y = -6.6 + i * 2.7, -2.2 + i * 0.42
        form.rod(0.075, 0.82, (x, y, 0), matter.black(0.5))
        form.rod(0.076, 0.06, (x, y, 0.82), matter.glow(2600, 5))
        form.rod(0.085, 0.03, (x, y, 0.88), matter.black(0.5))
        lamps.bulb((x, y - 0.02, 0.85), 11, 2600, 0.08, "bollards")
    form.box((9, 0.55, 0.46), (3.4, -4.2, 0), matter.stone((0.24, 0.21, 0.18), 1.4, 0.6), 0.02)
    lamps.profile((-1.0, -4.46, 0.05), (7.8, -4.46, 0.05), (0, -1, -0.2), 22, 2400, "bench")


def trees():
    plants.tree((-10.2, 0.6, 0), 5.6, 6, 0.6, 26, leaf=0.11)
    lamps.uplight((-9.6, -0.3, 0), (-10.2, 0.6, 4.2), 180, 2900, 58)
    plants.tree((13, 0.2, 0), 5.2, 9, 0.6, 22, leaf=0.12)
    lamps.uplight((12.2, -0.8, 0), (13, 0.2, 4.0), 130, 2900, 60)
    for i in range(7):
        plants.grass((-0.6 + i * 1.2, -3.5, 0), 0.9, 170, i)
    for x, h, seed in ((-34, 17, 2), (-48, 24, 5), (40, 20, 4)):
        town.tower((x, 58, 0), (13, 10, h), int(h / 1.9), 8, share=0.2, seed=seed)
