"""McAllen, city of palms: the bandstand on the plaza with its roof lit, tall fan palms lit from the ground, shops still open."""
import math

from kit import brickwork, fixtures, form, lamps, matter, plants, sky, stage, town

FILM = {"exposure": 1.3, "vignette": 0.2}
LOW = {}
NOON = {"sun": 205}
MIDDLE = (1.7, 9.5)


def build():
    sky.evening("dusk", sun=72, strength=0.6, clouds=1.6, glow=2.0)
    stage.camera((-1.0, -8.5, 1.7), (0.6, 12, 3.9), lens=28, fstop=None)
    form.box((80, 90, 0.1), (0, 25, -0.1), matter.tiles((0.27, 0.21, 0.165), 0.9, 0.27), 0)
    bandstand()
    palms()
    shops()
    things()
    lamps.panel((-2, -2, 13), (0, 6, 0), 16, 16, 420, 3200, "fill").visible_glossy = False


def ring(radius, count=8, start=22.5):
    return [(MIDDLE[0] + radius * math.cos(math.radians(start + i * 360 / count)), MIDDLE[1] + radius * math.sin(math.radians(start + i * 360 / count)))
            for i in range(count)]


def bandstand():
    x, y = MIDDLE
    white, stone = matter.paint((0.5, 0.46, 0.4), 0.45), matter.stone((0.42, 0.37, 0.3), 1.4, 0.5)
    form.lathe([(3.9, 0), (3.9, 0.16), (3.6, 0.16), (3.6, 0.32), (3.3, 0.32), (3.3, 0.95), (3.38, 0.97), (3.38, 1.05), (0, 1.05)], (x, y, 0), stone, 8, 22.5)
    for i, (px, py) in enumerate(ring(3.08)):
        form.lathe([(0.16, 0), (0.16, 0.12), (0.1, 0.18), (0.085, 2.7), (0.13, 2.8), (0.15, 2.95)], (px, py, 1.05), white, 24)
        qx, qy = ring(3.08)[(i + 1) % 8]
        turn = math.degrees(math.atan2(qy - py, qx - px))
        mid = ((px + qx) / 2, (py + qy) / 2)
        form.box((2.35, 0.1, 0.34), (*mid, 3.95), white, 0.02, turn)
        if i == 5:
            continue
        for z in (1.18, 1.85):
            form.box((2.2, 0.06, 0.06), (*mid, z), white, 0.01, turn)
        for k in range(11):
            t = (k + 0.7) / 11.4
            form.box((0.03, 0.03, 0.66), (px + (qx - px) * t, py + (qy - py) * t, 1.2), white, 0, turn)
        # swags of iron under the beam
        form.tube([(px, py, 3.75), (mid[0], mid[1], 3.98), (qx, qy, 3.75)], 0.025, white)
    for k in range(5):
        form.box((2.0, 0.34, 0.2 * (5 - k)), (x, y - 3.2 - k * 0.32, 0), stone, 0.01)
    form.lathe([(0, 4.3), (3.6, 4.3), (3.75, 4.2), (3.8, 4.32), (2.5, 5.0), (1.35, 5.75), (0.95, 6.1), (0.95, 6.7), (1.15, 6.72), (0.5, 7.3), (0.12, 7.7), (0, 8.3)],
               (x, y, 0), matter.paint((0.42, 0.13, 0.06), 0.5), 8, 22.5)
    form.lathe([(0, 4.29), (3.35, 4.28)], (x, y, 0), matter.paint((0.62, 0.55, 0.45), 0.7), 8, 22.5)
    form.lathe([(0.97, 6.15), (0.97, 6.62)], (x, y, 0), matter.glow(2600, 1.3), 8, 22.5)
    form.lathe([(3.3, 4.16), (3.3, 4.2)], (x, y, 0), matter.glow(2600, 10), 8, 22.5)
    lamps.panel((x, y, 1.6), (x, y, 9), 3.5, 3.5, 60, 2600, "bandstand").visible_glossy = False
    lamps.panel((x, y, 4.2), (x, y, 0), 4.0, 4.0, 60, 2600, "bandstand").visible_glossy = False
    for dx in (-1, 1):
        lamps.spot((x + dx * 5.4, y - 5.6, 0.1), (x + dx * 0.6, y, 5.0), 60, 2800, 46, "roof")


def palms():
    for i, (x, y, tall) in enumerate(((-8.4, 3.4, 9.6), (-8.0, 9.8, 10.6), (-7.6, 16.2, 10.0), (-3.4, 18.6, 11.6), (2.0, 19.2, 11.0), (6.6, 18.4, 10.4), (7.2, 7.6, 9.4))):
        plants.palm((x, y, 0), tall, "fan", 0.35, i * 71, 32, 1.75, i + 2)
        brickwork.planter((x, y, 0), 0.95, 0.42)
        lamps.uplight((x - 0.3, y - 1.5, 0), (x, y, tall), 620, 2900, 30)
    for i in range(5):
        x = -19 + i * 4.3
        plants.palm((x, 27 + i % 2, 0), 9.0 + i % 3, "fan", 0.3, i * 50, 24, 1.7, i + 30)


def shops():
    walls = ((0.5, 0.36, 0.2), (0.42, 0.2, 0.13), (0.5, 0.45, 0.36), (0.3, 0.36, 0.33), (0.52, 0.42, 0.26))
    stripes = (((0.45, 0.09, 0.05), (0.6, 0.54, 0.44)), ((0.04, 0.2, 0.19), (0.6, 0.54, 0.44)), ((0.55, 0.3, 0.05), (0.6, 0.54, 0.44)))
    cap = matter.stone((0.45, 0.4, 0.33), 2.0)
    rows = [((10.0, 3.4 + i * 5.6), -90, i) for i in range(5)] + [((7.0 - i * 5.8, 31), 0, i + 5) for i in range(6)]
    for (x, y), turn, i in rows:
        s = brickwork.Set((x, y, 0), turn)
        wide, tall = 5.5 if turn else 5.7, 5.0 + (i * 7 % 4) * 0.5
        s.box((wide, 5, tall), (0, 2.52, 0), matter.plaster(walls[i % 5], 0.25), 0.02)
        s.box((wide + 0.1, 0.5, 0.22), (0, 0.1, tall), cap, 0.03)
        s.box((wide, 0.16, 0.1), (0, -0.04, tall - 0.7), cap, 0.02)
        brickwork.shop(s.p(0, 0, 0), 4.4, turn, 2.75, 0.42, (2600, 3000)[i % 2])
        brickwork.awning(s.p(0, 0, 3.5), 4.8, turn, stripes[i % 3])
        if i in (1, 2, 3):
            lamps.panel(s.p(0, -0.6, 2.4), s.p(0, -5, 0), 3.6, 1.0, 200, 2600, "shops").visible_glossy = False
    lamps.panel((-6, 29.5, 2.6), (-6, 22, 0), 14, 1.0, 500, 2600, "shops")


def things():
    for x, y, turn in ((-2.6, 6.2, 62), (-4.9, 12.2, 90), (6.0, 3.4, -62)):
        brickwork.bench((x, y, 0), turn)
    for i, (x, y) in enumerate(((-5.6, 6.6), (-5.0, 15.0), (5.4, 1.2), (7.4, 13.4))):
        town.street_lamp((x, y, 0), 3.4, 90, 2600, 0.42)
    for i, (x, y) in enumerate(((-8.0, 9.8), (-3.4, 18.6), (6.6, 18.4), (7.2, 7.6))):
        fixtures.festoon((MIDDLE[0], MIDDLE[1], 6.9), (x, y, 5.2), 0.7, 15, 0, 2300, 0)
    for x, y in ((-1.2, 5.0), (4.6, 5.0)):
        brickwork.planter((x, y, 0), 0.5, 0.55)
        plants.agave((x, y, 0.5), 0.6, int(x + 9))
