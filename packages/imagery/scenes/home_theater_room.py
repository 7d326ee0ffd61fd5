"""A private cinema seen from the last row, the film just begun. The surprise is the sky in the ceiling."""
import random

from kit import builder, form, furniture, lamps, matter, screens, seating, sky, stage

FILM = {"exposure": 1.2, "vignette": 0.35}


def build():
    sky.none()
    stage.camera((1.5, -0.4, 1.95), (-0.25, 8, 1.3), lens=24, fstop=4, focus=(0, 4, 1))
    shell()
    screen_wall()
    for x in (-1.5, -0.5, 0.5, 1.5):
        seating.recliner((x, 4.4, 0), 180, matter.leather((0.11, 0.045, 0.02)))
    for x in (-2.1, -1.1, 1.1, 2.1):
        seating.recliner((x, 2.3, 0.32), 180, matter.leather((0.11, 0.045, 0.02)))
    furniture.round_table((2.62, 2.4, 0.32), 0.16, 0.5)
    lamps.candle((2.62, 2.4, 0.82), 0.7)


def shell():
    stage.slab(-3.4, 3.4, -1.2, 8.2, 0, matter.rug((0.045, 0.035, 0.03)))
    stage.slab(-3.4, 3.4, -1, 3.2, 0.32, matter.rug((0.05, 0.038, 0.032)), 0.32)
    lamps.profile((-3.3, 3.215, 0.28), (3.3, 3.215, 0.28), (0, 0.6, -1), 22, 2300, "step", visible=5, width=0.008)
    for x in (-3.4, 3.4):
        stage.wall((x, -1), (x, 8.2), 3.1, matter.ebony("z"))
        side = -1 if x > 0 else 1
        for i in range(5):
            y = 0.2 + i * 1.75
            form.box((0.06, 1.25, 2.0), (x + side * 0.12, y, 0.42), matter.cloth((0.075, 0.05, 0.04)), 0.02)
        for i in range(4):
            lamps.sconce((x + side * 0.1, 1.08 + i * 1.75, 1.55), 90 * side, 15, 2400, 0.34, "front sconces" if i == 3 else "sconces")
    stage.slab(-3.5, 3.5, -1, 8.2, 3.1, matter.black(0.9), -0.1)
    # the raised tray, its rim lit from behind
    form.box((5.0, 7.2, 0.12), (0, 3.6, 2.82), matter.paint((0.006, 0.006, 0.008), 0.9), 0.01)
    for x in (-2.52, 2.52):
        lamps.profile((x, 0, 2.96), (x, 7.2, 2.96), (x, 0, 0.35), 360, 3200, "cove")
    # between the films, and for the vacuum cleaner; off in the picture
    for x in (-1.3, 1.3):
        for y in (1.6, 4.1, 6.6):
            lamps.downlight((x, y, 2.81), 60, 3800, 66, group="house lights")
    chance = random.Random(5)
    star = form.lathe([(0, 0), (0.0055, 0)], (0, 0, -50), matter.glow(5200, 7), 8)
    bright = form.lathe([(0, 0), (0.009, 0)], (0, 0, -50), matter.glow(4600, 14), 8)
    for _ in range(420):
        spot = (chance.uniform(-2.4, 2.4), chance.gauss(3.9, 1.9), 2.818)
        if 0.1 < spot[1] < 7.1:
            form.again(bright if chance.random() < 0.15 else star, spot)["circuit"] = "stars"


def screen_wall():
    stage.wall((-3.4, 8.2), (3.4, 8.2), 3.1, matter.paint((0.01, 0.009, 0.008), 0.9))
    width = 4.4
    form.box((width + 0.16, 0.05, width * 9 / 16 + 0.16), (0, 8.06, 0.32), matter.black(0.8), 0.01)
    picture = screens.landscape(width, "dusk", 0.62, body=(0.3, 0.29, 0.28))
    film = form.sheet(width, width * 9 / 16, (0, 8.02, 0.4 + width * 9 / 32), picture, tilt=(90, 0), name="film")
    film["circuit"] = "screen"
    lamps.panel((0, 7.95, 1.6), (0, 0, 1.0), 4.2, 2.2, 40, tint=(1.0, 0.45, 0.42), group="screen")
    for x in (-2.75, 2.75):
        furniture.speaker((x, 7.75, 0), 0, 1.25, 0.3, 0.36, matter.black(0.3), feet=False)


def before():
    """Two in the afternoon: a window without a shade behind the seats, and four cans on the same switch."""
    builder.only()
    builder.daylight((-3.2, 0.4, 1.9), (2.0, 8.0, 1.2), (1.6, 1.5), 520)
    builder.sun((-3.0, 1.0, 2.6), (3.3, 6.0, 0.9), (0.8, 1.4), 60)
    builder.grid((-1.4, 1.4), (1.6, 5.6), 2.81, 22)
    builder.veil(4.4, 4.4 * 9 / 16, (0, 8.015, 0.4 + 4.4 * 9 / 32), 0.5)
