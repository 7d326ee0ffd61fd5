"""The last job of the day: the white van in the drive, its doors wide, every bin in its place; and the house it was for."""
from kit import form, house, lamps, matter, plants, sky, stage, worktruck
from kit.seating import Set

FILM = {"exposure": 1.2, "vignette": 0.22}
NOON = {"sun": 240}


def build():
    sky.evening("dusk", sun=60, strength=0.85, clouds=1.0)
    stage.camera((6.2, -6.7, 1.6), (1.05, 0.6, 1.42), lens=31, fstop=5.6, focus=(2.6, -1.6, 1.2))
    ground()
    worktruck.van((0.6, -0.7, 0), -17)
    house.house(-9, 6, 6.2, 5, 3.1, 4, blind=(2,), watts=170, curtains=(1,), wall=matter.plaster((0.5, 0.45, 0.38)))
    lamps.sconce((-0.6, 6.1, 1.9), 0, 30, 2600, 0.36)
    garden()
    lamps.panel((4.6, -6.4, 3.4), (1.4, -1.6, 1.2), 2.6, 2.6, 110, 3800, "neighbor")
    outside()


def ground():
    paving = matter.tiles((0.36, 0.33, 0.29), 0.9, 0.6, 0.012)
    stage.slab(-13, 12, -14, 3.2, 0, paving)
    form.box((80, 60, 0.1), (0, 24, -0.16), matter.earth((0.07, 0.09, 0.035)), 0)
    plants.lawn(-12, 9, 3.3, 5.9, 0.0, 9000, 4, 0.07)


def garden():
    plants.hedge((7.2, 6.5), (18, 8.5), 1.8, density=700, leaf=0.12)
    for x, y, tall, seed in ((8.6, 6.2, 5.6, 3), (-6.5, 4.4, 4.6, 9)):
        plants.palm((x, y, 0), tall, "fan" if seed == 9 else "feather", 0.4, 120, 30, 1.7 if seed == 9 else 2.5, seed)
        lamps.uplight((x + 0.4, y - 1, 0), (x, y, tall), 90, 2900, 42)
    for i in range(6):
        plants.grass((-5.0 + i * 1.2, 3.8, 0), 0.9, 150, i)
    for x in (-3.6, -1.2, 5.4):
        lamps.path_light((x, 3.5, 0), 20, 2600, 0.45)
    plants.agave((6.3, 4.3, 0), 0.7, 4)


def outside():
    """What was carried out last: a case of tools, a spool, two cones."""
    s = Set((4.25, -1.95, 0), 20)
    s.box((0.56, 0.3, 0.22), (0, 0, 0.01), matter.paint((0.62, 0.17, 0.015), 0.45), 0.03)
    s.box((0.57, 0.31, 0.035), (0, 0, 0.2), matter.black(0.5), 0.012)
    for x in (-0.18, 0.18):
        s.box((0.05, 0.02, 0.07), (x, -0.155, 0.18), matter.steel(), 0.004)
    s.tube([(-0.16, 0, 0.23), (-0.13, 0, 0.31), (0.13, 0, 0.31), (0.16, 0, 0.23)], 0.014, matter.black())
    worktruck.spool(Set((4.75, -1.25, 0), 50), (0, 0, 0.165), (0.03, 0.14, 0.42))
    for x, y in ((4.7, -0.6), (2.1, -4.2)):
        form.box((0.3, 0.3, 0.025), (x, y, 0), matter.black(0.7), 0.008, 20)
        form.lathe([(0.12, 0.02), (0.075, 0.24), (0.055, 0.35), (0.025, 0.5), (0, 0.5)], (x, y, 0), matter.paint((0.7, 0.16, 0.01), 0.5), 32)
        form.lathe([(0.078, 0.24), (0.058, 0.345)], (x, y, 0), matter.paint((0.7, 0.69, 0.66), 0.4), 32)
