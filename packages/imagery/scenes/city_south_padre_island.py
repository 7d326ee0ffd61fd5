"""The bay at South Padre: the causeway's lamps drawn out in the water, surf at one's feet, a boardwalk home."""
import math
import random

from kit import form, lamps, matter, plants, shore, sky, stage, town

FILM = {"exposure": 1.35}
NOON = {"sun": 205, "height": 38, "clouds": 0.6}


def build():
    sky.evening("dusk", sun=68, strength=0.36, clouds=1.6, glow=2.6)
    stage.camera((-1.0, -7.6, 2.1), (0.6, 10, 2.55), lens=25, fstop=None)
    water = shore.sea((0.02, 0.085, 0.1), (0.17, 0.19, 0.15), 0.8) if sky.noon else shore.sea((0.012, 0.02, 0.024), foam=0.85)
    form.sheet(900, 400, (0, 230, 0), water)
    shore.surf(-34, 34, 30, ((6.4, 0.15), (11.8, 0.26), (19.5, 0.24)), water, seed=4)
    beach()
    causeway()
    island()
    sky.haze(700, 26, (0, 111, 0), 0.4 if sky.noon else 0.24, (0.25, 0.13, 0.1))
    boardwalk()


def beach():
    shore.beach(-18, 18, -10, 4.5, shore.sand() if sky.noon else shore.sand((0.17, 0.14, 0.105), (0.05, 0.042, 0.034)))
    shore.wrack(-9, 9, -3.3, 150)
    # farther along, where nobody sees a grain
    wet = matter.paint((0.2, 0.165, 0.12) if sky.noon else (0.05, 0.042, 0.034), 0.14)
    for side in (-1, 1):
        form.box((40, 12.2, 0.04), (side * 38, -3.6, -0.03), wet, 0)


def causeway():
    pale = matter.paint((0.47, 0.45, 0.41) if sky.noon else (0.12, 0.11, 0.10), 0.8)

    def at(t):
        return -150 + t * 196, 150 - t * 34, 3.4 + 11.5 * math.exp(-((t - 0.46) / 0.17) ** 2)

    # the deck between its two walls
    section = ((-0.9, 0.55), (-0.9, -0.3), (-0.5, -0.75), (0.5, -0.75), (0.9, -0.3), (0.9, 0.55), (0.78, 0.55), (0.78, 0), (-0.78, 0), (-0.78, 0.55))
    points, faces, count = [], [], len(section)
    for i in range(161):
        x, y, z = at(i / 160)
        points += [(x + 0.17 * u, y + u, z + v) for u, v in section]
    for i in range(160):
        for k in range(count):
            a, b = i * count + k, i * count + (k + 1) % count
            faces.append((a, b, b + count, a + count))
    form.place("deck", form.mesh_of("deck", points, faces), (0, 0, 0), 0, pale)
    for i in range(0, 61, 2):
        x, y, z = at(i / 60)
        form.box((0.5, 2.0, 0.45), (x, y, z - 1.15), pale, 0)
        for side in (-0.6, 0.6):
            form.rod(0.3, z - 1.1, (x + 0.17 * side, y + side, 0), pale, steps=12)
        form.box((1.5, 2.6, 0.5), (x, y, 0), pale, 0)
        form.tube([(x, y, z), (x, y, z + 3.0), (x + 0.1, y - 0.6, z + 3.4)], 0.055, pale)
        form.ball(0.2, (x + 0.1, y - 0.7, z + 3.35), matter.glow(2400, 14))
        if not sky.noon:
            lamps.bulb((x, y - 0.9, z + 3.3), 420, 2500, 0.5, "causeway").visible_glossy = False


def island():
    ground, strand = ((0.09, 0.12, 0.055), (0.5, 0.44, 0.34)) if sky.noon else ((0.012, 0.012, 0.012), (0.09, 0.075, 0.06))
    form.box((150, 14, 0.7), (124, 134, 0), matter.paint(ground, 1.0), 0)
    form.box((150, 5, 0.3), (123, 126, 0), matter.paint(strand, 1.0), 0)
    walls = ((0.66, 0.63, 0.58), (0.6, 0.5, 0.4), (0.62, 0.6, 0.57), (0.68, 0.66, 0.62), (0.55, 0.52, 0.49), (0.66, 0.55, 0.46))
    for (x, w, h, seed), wall in zip(((57, 9, 8, 1), (66.5, 5.5, 16, 2), (77, 9, 10, 3), (87.5, 5.5, 23, 4), (96, 6.5, 18, 5), (106.5, 11, 9, 6)), walls):
        town.condo((x, 129 + 2 * seed, 0.6), (w, 5, h), matter.paint(wall if sky.noon else tuple(c * 0.45 for c in wall), 0.75), seed, 0.0 if sky.noon else 0.2)
    chance = random.Random(8)
    # beach houses on both sides of the towers, and the green between them
    for i in range(13):
        x, w, h = (47 + i * 1.3, 1.1, 1.4) if i < 4 else (114 + (i - 4) * 3.1, 2.4, chance.uniform(1.6, 3.2))
        wall = chance.choice(((0.6, 0.52, 0.42), (0.5, 0.56, 0.56), (0.64, 0.62, 0.57)))
        form.box((w, 2.2, h), (x, 129, 0.6), matter.paint(wall if sky.noon else tuple(c * 0.3 for c in wall), 0.8), 0)
        form.lathe([(w * 0.8, 0), (w * 0.1, 0.7), (0, 0.7)], (x, 129, 0.6 + h), matter.paint((0.24, 0.2, 0.18) if sky.noon else (0.05, 0.045, 0.04), 0.8), 4, 45)
    green = (0.06, 0.09, 0.035) if sky.noon else (0.012, 0.014, 0.008)
    bush = plants.shrub((0, 0, -40), (3.0, 1.6, 1.1), 500, 3, green, 0.26)
    for _ in range(46):
        form.again(bush, (chance.uniform(44, 140), chance.uniform(127.4, 128.6), 0.5), chance.uniform(0, 360), chance.uniform(0.4, 1.1))
    # palms, each a stroke and a tuft from here
    tuft = plants.grass((0, 0, -40), 0.9, 90, 3, green, 0.1)
    for i, x in enumerate((49, 54, 61.8, 63, 71.5, 72.6, 82.6, 83.6, 91.6, 100.4, 101.2, 113, 118, 121, 129)):
        tall = 2.0 + (i * 0.37) % 1.3
        form.tube([(x, 127.6, 0.5), (x + 0.1, 127.6, 0.5 + tall)], 0.06, matter.bark())
        form.again(tuft, (x + 0.1, 127.6, 0.4 + tall), i * 40, 1.0)


def boardwalk():
    deck = matter.oak("x", None, 0.6)
    for i in range(52):
        form.box((1.7, 0.19, 0.05), (3.75 - i * 0.012, -7.4 + i * 0.22, 0.52 - i * 0.004), deck, 0.006)
    for i in range(6):
        y = -6.0 + i * 2.0
        for side in (-0.92, 0.92):
            x = 3.75 + side - i * 0.1
            form.box((0.11, 0.11, 1.35), (x, y, 0), matter.bark((0.13, 0.1, 0.075)), 0.01)
            if (i + (side > 0)) % 2 == 0:
                form.tube([(x, y, 1.38), (x, y, 1.42)], 0.07, matter.black())
                if not sky.noon:
                    lamps.spot((x + (0.1 if side < 0 else -0.1), y, 1.26), (3.75 - i * 0.1, y + 0.3, 0), 15, 2300, 100, "boardwalk")
                form.box((0.08, 0.08, 0.05), (x, y, 1.3), matter.glow(2300, 10), 0)
    for i in range(26):
        x = (-1) ** i * (2.4 + (i * 0.61) % 3.4) + (3.4 if i % 2 == 0 else 0.4)
        plants.grass((x, -5.0 + (i * 0.77) % 4.2, 0.02), 0.85 + 0.3 * (i % 3), 120, i, (0.13, 0.12, 0.06), 0.3)
