"""Old downtown Brownsville: an arcade with lanterns in every arch, palms in the street, stone worn smooth by two centuries."""
from kit import form, lamps, matter, plants, sky, stage, town

FILM = {"exposure": 1.2}


def build():
    sky.evening("late", sun=58, strength=1.2, clouds=1.2)
    stage.camera((4.3, -9.2, 1.55), (1.7, 12, 2.75), lens=25, fstop=4, focus=(0, 2, 1.6))
    arcade()
    street()
    far_side()


def arcade():
    plaster = matter.plaster((0.34, 0.27, 0.19), 0.5)
    stage.slab(-3.6, 0.5, -14, 44, 0.18, matter.tiles((0.2, 0.13, 0.09), 0.45, 0.3), 0.3)
    feet = town.arcade((0.2, -12), (0.2, 40), 4.4, plaster, 14, 2.5, 2.5, 0.5, 0.15)
    form.box((0.7, 53, 0.22), (0.2, 14, 4.5), matter.stone((0.26, 0.21, 0.16)), 0.02)
    stage.slab(-3.6, 0.2, -14, 44, 4.2, matter.walnut("x", (2.0, 0.2)), -0.1)
    form.box((0.4, 53, 3.4), (-0.1, 14, 4.7), plaster, 0.01)
    stage.wall((-3.4, -14), (-3.4, 44), 4.4, plaster, [(1.6 + i * 3.7, 3.2 + i * 3.7, 0.15 if i % 2 else 0.9, 2.9) for i in range(14)])
    form.box((0.1, 58, 4.4), (-4.3, 15, 0), matter.paint((0.03, 0.026, 0.022), 0.9), 0)
    for i, (x, y, z) in enumerate(feet):
        if i % 2 == 0:
            town.lantern((-1.6, y, 4.2), 0.4, 100 if y < 22 else 0, 2300, drop=0.7)
        if i % 3 == 1:
            form.box((0.04, 1.5, 1.8), (-3.85, -11.6 + i * 3.7, 1.0), town.interior(2400, 0.7, 1.8), 0)
    balcony(plaster)


def balcony(plaster):
    iron = matter.black(0.5)
    form.box((1.15, 52, 0.1), (0.75, 14, 4.62), matter.walnut("y"), 0.01)
    for z in (4.75, 5.62):
        form.tube([(1.28, -12, z), (1.28, 40, z)], 0.02, iron)
    for i in range(174):
        form.tube([(1.28, -12 + i * 0.3, 4.72), (1.28, -12 + i * 0.3, 5.62)], 0.008, iron)
    for i in range(14):
        y = -10.1 + i * 3.714
        form.box((0.06, 1.1, 2.3), (0.11, y, 4.8), town.interior(2500, 0.5) if i in (3, 4, 7, 10) else matter.paint((0.02, 0.03, 0.028), 0.2), 0)
        for side in (-0.85, 0.85):
            form.box((0.05, 0.5, 2.3), (0.13, y + side, 4.8), matter.paint((0.03, 0.055, 0.05), 0.6), 0.004)


def street():
    form.box((16, 80, 0.1), (8.5, 20, -0.1), matter.ledgestone((0.06, 0.055, 0.05)), 0)
    form.box((7.4, 80, 0.02), (6.4, 20, 0.0), matter.stone((0.045, 0.042, 0.039), 2.6, 0.24, 0.25), 0)
    for i in range(5):
        y = 3.2 + i * 7.6
        form.box((1.2, 1.2, 0.1), (2.4, y, 0), matter.earth(), 0)
        plants.palm((2.4, y, 0.05), 6.6 + (i % 2) * 0.7, "fan", 0.35, i * 80, 28, 1.8, i + 4)
        if i < 4:
            lamps.uplight((3.0, y - 1.4, 0.1), (2.4, y, 6.8), 360, 2800, 30)
        if i < 4:
            town.street_lamp((2.2, y - 3.8, 0), 3.3, 60 if i < 2 else 0, 2400, 0.38)


def far_side():
    wall = matter.plaster((0.22, 0.15, 0.105), 0.5)
    form.box((4, 70, 7.6), (12.6, 22, 0), wall, 0)
    form.box((0.6, 70, 0.3), (10.5, 22, 7.3), matter.stone((0.2, 0.16, 0.12)), 0.02)
    town.lit_windows((10.58, 20, 4.0), 60, 3.2, 1, 24, -90, 0.3, 5, (0.42, 0.68), bright=0.25)
    for i in range(8):
        y = -4 + i * 6
        form.box((0.05, 3.2, 2.3), (10.57, y, 0.3), town.interior(2500, 0.5) if i % 3 else matter.paint((0.02, 0.02, 0.02), 0.1), 0)
        for k in range(4):
            form.box((0.1, 0.07, 2.3), (10.55, y - 1.6 + k * 1.066, 0.3), matter.black(), 0)
        form.box((0.1, 3.2, 0.07), (10.55, y, 1.9), matter.black(), 0)
        form.box((1.3, 3.6, 0.1), (10.0, y, 2.9), matter.paint((0.1, 0.03, 0.02), 0.7), 0.02, tilt=(0, 10))
        if i in (1, 4):
            lamps.panel((10.3, y + 1.5, 2.2), (7, y + 1.5, 0), 0.8, 9.0, 170, 2500, "far shops")
    town.tower((2.0, 74, 0), (9, 9, 17), 8, 5, share=0.3, seed=4)
    form.box((3.2, 3.2, 7), (2.0, 74, 17), wall, 0)
    form.lathe([(2.4, 0), (1.9, 1.4), (0.9, 2.4), (0.1, 3.6)], (2.0, 74, 24), matter.paint((0.1, 0.045, 0.03), 0.6), 8)
    lamps.spot((2.0, 68, 10), (2.0, 74, 21), 900, 2500, 40, "belfry")
