"""The last job of the day: the van in the drive, its bay lit, and the house it was for."""
from kit import form, house, lamps, matter, plants, sky, stage, van

FILM = {"exposure": 1.15}


def build():
    sky.evening("dusk", sun=60, strength=0.75, clouds=1.0)
    stage.camera((6.0, -7.3, 1.45), (0.75, 1.0, 1.35), lens=31, fstop=4, focus=(1.6, -0.6, 1.2))
    stage.slab(-12, 10, -12, 2.4, 0, matter.stone((0.15, 0.14, 0.13), 0.7, 0.5, 0.12))
    form.box((80, 60, 0.1), (0, 24, -0.16), matter.earth(), 0)
    van.van((0.6, -1.0, 0), -18)
    house.house(-9, 5, 5.5, 5, 3.1, 4, blind=(2,), watts=150, curtains=(1,))
    lamps.sconce((-0.6, 5.4, 1.9), 0, 26, 2600, 0.36)
    plants.hedge((6.2, 6.5), (16, 7.5), 1.6, density=900, leaf=0.12)
    for x, y, tall, seed in ((7.4, 5.2, 5.2, 3), (-6.5, 3.2, 4.6, 9)):
        plants.palm((x, y, 0), tall, "fan" if seed == 9 else "feather", 0.4, 120, 30, 1.7 if seed == 9 else 2.5, seed)
        lamps.uplight((x + 0.4, y - 1, 0), (x, y, tall), 90, 2900, 42)
    for i in range(5):
        plants.grass((-4.5 + i * 1.1, 3.0, 0), 0.9, 170, i)
        if i % 2 == 0:
            lamps.path_light((-4.1 + i * 1.1, 2.7, 0), 20, 2600, 0.45)
    lamps.panel((4.5, -6.0, 3.2), (1.0, -2.0, 1.2), 2.0, 2.0, 30, 2800, "neighbor")
    toolbox()


def toolbox():
    form.box((0.5, 0.28, 0.26), (3.5, -2.7, 0), matter.paint((0.3, 0.09, 0.02), 0.45), 0.02, 24)
    form.tube([(3.32, -2.78, 0.26), (3.4, -2.74, 0.34), (3.6, -2.66, 0.34), (3.68, -2.62, 0.26)], 0.012, matter.black())
    form.rod(0.17, 0.02, (4.15, -2.35, 0), matter.oak("x"))
    form.rod(0.13, 0.2, (4.15, -2.35, 0.02), matter.paint((0.03, 0.1, 0.25), 0.5))
    form.rod(0.17, 0.02, (4.15, -2.35, 0.22), matter.oak("x"))
