"""The bay at South Padre: the causeway's lamps drawn out in the water, surf at one's feet, a boardwalk home."""
import math

from kit import form, lamps, matter, plants, sky, stage, town

FILM = {"exposure": 1.35}
NOON = {"sun": 242, "height": 42}


def build():
    sky.evening("dusk", sun=68, strength=0.36, clouds=1.6, glow=2.6)
    stage.camera((-1.0, -7.6, 2.1), (0.6, 10, 2.55), lens=25, fstop=None)
    form.sheet(900, 420, (0, 212, 0), town.open_water((0.025, 0.1, 0.115) if sky.noon else (0.006, 0.011, 0.014), 0.9, 0.5, 0.07))
    beach()
    causeway()
    island()
    boardwalk()


def beach():
    wet = matter.paint((0.26, 0.22, 0.165) if sky.noon else (0.05, 0.042, 0.034), 0.14)
    form.sheet(60, 6, (0, 0.3, 0.015), wet)
    form.sheet(90, 16, (0, -9.4, 0.02), matter.earth((0.46, 0.39, 0.29) if sky.noon else (0.17, 0.14, 0.105), 1.6, 0.6), 60,
               lambda x, y: 0.05 + 0.07 * math.sin(x * 1.3 + y) * math.cos(y * 1.7 + x * 0.4) + max(0, -y - 3.4) * 0.09)
    town.surf((-26, 3.4), (26, 3.1), 0.9, 3)
    town.surf((-30, 7.6), (30, 8.4), 0.8, 8, 0.3, 0.42)
    town.surf((-40, 14.5), (40, 13.5), 0.7, 5, 0.34, 0.34)


def causeway():
    pale = matter.paint((0.4, 0.38, 0.35) if sky.noon else (0.12, 0.11, 0.10), 0.8)
    last = None
    for i in range(61):
        t = i / 60
        x, y = -150 + t * 196, 150 - t * 34
        z = 3.4 + 11.5 * math.exp(-((t - 0.46) / 0.17) ** 2)
        if last:
            form.tube([last, (x, y, z)], 0.75, pale)
        if i % 2 == 0:
            form.box((1.1, 1.1, z), (x, y, 0), pale, 0)
            form.tube([(x, y, z), (x, y, z + 3.4)], 0.09, pale)
            form.ball(0.3, (x, y, z + 3.5), matter.glow(2400, 14))
            if not sky.noon:
                lamps.bulb((x, y - 0.4, z + 3.3), 420, 2500, 0.5, "causeway").visible_glossy = False
        last = (x, y, z)


def island():
    form.box((120, 10, 1.0), (112, 132, 0), matter.paint((0.09, 0.11, 0.06) if sky.noon else (0.012, 0.012, 0.012), 1.0), 0)
    pale = matter.paint((0.6, 0.57, 0.52) if sky.noon else (0.3, 0.27, 0.245), 0.7)
    for x, w, h, seed in ((57, 8, 9, 1), (66, 5.5, 17, 2), (77, 9, 11, 3), (87.5, 5, 24, 4), (95, 6.5, 19, 5), (106, 11, 10, 6)):
        town.tower((x, 127 + 2 * seed, 0), (w, 6, h), int(h / 1.1), int(w / 1.2), pale, 0.13, seed, balconies=0.9)


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
