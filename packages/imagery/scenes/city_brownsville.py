"""Old Brownsville: brick fronts with arches and iron balconies, lanterns lit; beside them the resaca, its footbridge and palms twice, once in the water."""
import math

from kit import brickwork, form, lamps, matter, plants, sky, stage, town

FILM = {"exposure": 1.3, "vignette": 0.2}
LOW = {}
NOON = {"sun": 305}


def build():
    sky.evening("dusk", sun=70, strength=0.55, clouds=1.8, glow=2.0)
    stage.camera((1.1, -9.5, 2.0), (1.3, 12, 3.6), lens=28, fstop=None)
    fronts()
    walk()
    resaca()
    bridge()
    far_bank()
    lamps.panel((2, -4, 12), (-2, 6, 1), 12, 12, 330, 3200, "fill").visible_glossy = False


def fronts():
    pale = matter.stone((0.45, 0.4, 0.32), 2.0)
    bricks = (brickwork.brick((0.42, 0.17, 0.1)), brickwork.brick((0.5, 0.3, 0.18)), brickwork.brick((0.36, 0.15, 0.11)))
    green = matter.paint((0.05, 0.15, 0.13), 0.5)
    for b in range(3):
        y0, wide, wall, tall = -9.0 + b * 10.8, 10.8, bricks[b], (7.9, 7.2, 8.3)[b]
        # `start` and `end` run towards -y, so that the face looks to +x
        feet = town.arcade((-4.2, y0), (-4.2, y0 + wide), 4.2, wall, 4, 1.75, 2.3, 0.55, 0.12)
        s = brickwork.Set((-4.2, y0 + wide / 2, 0), 90)
        s.box((wide, 0.55, tall - 4.3), (0, 0, 4.32), wall, 0.01)
        for z, out, high in ((4.24, 0.75, 0.2), (tall, 1.0, 0.22), (tall - 0.55, 0.7, 0.16)):
            s.box((wide + 0.1, out, high), (0, 0, z), pale, 0.02)
        for k in range(36):
            s.box((0.14, 0.2, 0.22), (-wide / 2 + 0.15 + k * wide / 36, -0.38, tall - 0.25), pale, 0.01)
        s.box((wide, 0.3, 0.5), (0, 0.05, tall + 0.2), wall, 0.01)
        for i, (x, y, z) in enumerate(feet):
            out = (-3.92, y, 5.0)
            brickwork.sash(out, (1.0, 2.05), 90, (0.5, 0, 0.42, 0.5)[(i + b) % 4], 2500, arch=pale)
            for side in (-0.78, 0.78):
                brickwork.shutter((-3.9, y + side, 5.0), (0.48, 2.05), 90, green if b != 1 else matter.paint((0.4, 0.36, 0.28), 0.5))
            brickwork.shop((-7.05, y, 0.14), 2.3, 90, 2.9, 0.5, 2500, green, door=i % 2 == 1)
            town.lantern((-5.6, y, 4.0), 0.36, 55 if y < 14 else 0, 2400, drop=0.55) if i % 2 == 0 else None
        if b != 1:
            brickwork.balcony((-3.9, y0 + wide / 2, 4.6), 9.0, 90, 1.1)
        else:
            for y in (feet[1][1], feet[2][1]):
                brickwork.balcony((-3.9, y, 4.75), 2.2, 90, 0.8)
    form.box((0.3, 34, 4.2), (-7.3, 7.2, 0), matter.plaster((0.45, 0.36, 0.25)), 0)
    stage.slab(-7.2, -4.2, -10, 24, 4.1, matter.oak("x", (2.0, 0.2)), -0.1)
    for y in (-6.0, 4.8, 15.6):
        lamps.spot((-1.2, y, 0.2), (-4.0, y, 5.6), 65, 2700, 74, "fronts")


def walk():
    form.box((5.6, 60, 0.14), (-4.7, 18, -0.02), matter.tiles((0.36, 0.25, 0.18), 0.45, 0.35), 0.01)
    form.box((3.4, 60, 0.1), (-0.5, 18, -0.05), matter.tiles((0.3, 0.25, 0.2), 0.3, 0.3), 0)
    form.box((0.5, 60, 0.42), (1.35, 18, -0.14), matter.stone((0.42, 0.37, 0.3), 2.0), 0.05)
    for i, y in enumerate((0.6, 7.2, 14.0)):
        town.street_lamp((0.75, y, 0.05), 3.2, 70, 2500, 0.38)
    brickwork.bench((0.3, 3.2, 0.05), -90)
    for y in (-1.0, 8.6):
        brickwork.planter((-1.7, y, 0), 0.4, 0.5)
        plants.agave((-1.7, y, 0.45), 0.5, int(y + 5))


def resaca():
    form.sheet(44, 120, (23.4, 45, -0.55), town.open_water((0.02, 0.035, 0.04), 0.7, 0.09, 0.03))
    for i in range(16):
        y = -6 + i * 2.1
        plants.grass((1.75 + 0.2 * math.sin(i * 2.1), y, -0.6), 0.9 + 0.3 * (i % 3), 80, i, (0.16, 0.17, 0.06), 0.3)


def bridge():
    wood, iron = matter.oak("y", None, 0.5), matter.paint((0.5, 0.46, 0.38), 0.5)
    y0, y1, x0, x1 = 9.3, 11.1, 1.2, 13.2

    def rise(x):
        t = (x - x0) / (x1 - x0)
        return 0.1 + 4 * 0.95 * t * (1 - t)

    count = 48
    for i in range(count):
        x = x0 + (x1 - x0) * (i + 0.5) / count
        slope = math.degrees(math.atan2(rise(x + 0.1) - rise(x - 0.1), 0.2))
        form.box((0.235, y1 - y0, 0.06), (x, (y0 + y1) / 2, rise(x)), wood, 0.008, 0, (0, -slope))
    for y in (y0, y1):
        for up, radius in ((-0.12, 0.09), (0.5, 0.025), (1.0, 0.045)):
            form.tube([(x0 + (x1 - x0) * i / 24, y, rise(x0 + (x1 - x0) * i / 24) + up) for i in range(25)], radius, iron)
        for i in range(13):
            x = x0 + (x1 - x0) * i / 12
            form.box((0.08, 0.08, 1.12), (x, y, rise(x)), iron, 0.01)
            if y == y0 and i % 3 == 0:
                form.ball(0.13, (x, y, rise(x) + 1.26), matter.glow(2500, 7))
                lamps.bulb((x, y, rise(x) + 1.26), 40, 2500, 0.13, "bridge")
    for x in (4.6, 9.8):
        form.box((0.35, 1.5, 2.4), (x, 10.2, -1.5), matter.stone((0.35, 0.31, 0.26), 2.0), 0.03)


def far_bank():
    lawn = matter.earth((0.14, 0.17, 0.06), 2.0)
    form.box((60, 40, 0.5), (20, 46, -0.7), lawn, 0.1)
    form.box((20, 80, 0.5), (23.2, 30, -0.7), lawn, 0.1)
    for i, (x, y, tall) in enumerate(((4.2, 27.2, 7.6), (7.6, 28.5, 8.8), (11.0, 27.4, 7.2), (14.6, 21.0, 7.0), (14.4, 13.6, 6.6), (16.5, 28, 8.4))):
        plants.palm((x, y, -0.2), tall, "fan" if i % 2 else "feather", 0.4, i * 71, 28, 1.7 if i % 2 else 2.5, i + 5)
        if i < 5:
            lamps.uplight((x - 0.3, y - 1.4, -0.15), (x, y, tall), 420, 2800, 36)
    plants.hedge((-2, 31), (26, 31), 1.5, 1.2, density=300, leaf=0.22, color=(0.07, 0.1, 0.035))
    for i, x in enumerate((5.5, 13.0, 20.0)):
        s = brickwork.Set((x, 37 + i, -0.2), 0)
        s.box((6, 6, 3.6), (0, 3, 0), matter.plaster((0.5, 0.42, 0.32)), 0)
        s.box((7.2, 7.4, 0.3), (0, 3, 3.6), matter.paint((0.3, 0.12, 0.07), 0.7), 0.02)
        for dx in (-1.8, 0, 1.8):
            brickwork.sash(s.p(dx, 0, 0.9), (0.95, 1.7), 0, 0.55, 2500)
    lamps.panel((12, 31, 1.2), (12, 38, 1.6), 16, 1.0, 420, 2600, "houses")
    for i in range(5):
        form.ball(0.1, (3 + i * 4, 26.2, 0.5), matter.glow(2400, 9))
