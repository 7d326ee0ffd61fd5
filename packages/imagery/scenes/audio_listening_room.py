"""The chair every listener wants. Six tubes glow between the loudspeakers."""
from kit import form, furniture, lamps, matter, plants, seating, sky, stage

FILM = {"exposure": 1.15}


def build():
    sky.none()
    stage.camera((0.9, -3.5, 1.2), (-0.05, 2, 1.0), lens=30, fstop=3.2, focus=(0, 1.4, 0.8))
    stage.slab(-4, 4, -6, 2.6, 0, matter.walnut("y", (1.8, 0.15), 0.34))
    stage.slab(-4, 4, -6, 2.6, 2.9, matter.plaster((0.2, 0.19, 0.175), 0.06), -0.2)
    stage.wall((-4, 2.6), (4, 2.6), 2.9, matter.plaster((0.17, 0.145, 0.12)))
    for x in (-4, 4):
        stage.wall((x, -6), (x, 2.6), 2.9, matter.plaster((0.25, 0.22, 0.185)))
    panels()
    furniture.speaker((-1.65, 1.55, 0), 14, 1.22, 0.27, 0.4, matter.oak("z"))
    furniture.speaker((1.65, 1.55, 0), -14, 1.22, 0.27, 0.4, matter.oak("z"))
    console()
    form.box((3.6, 2.7, 0.016), (0, -0.4, 0), matter.rug((0.21, 0.15, 0.105)), 0.005)
    seating.armchair((-0.8, -1.0, 0), 165, matter.leather((0.15, 0.062, 0.028)))
    furniture.round_table((0.35, -1.15, 0), 0.24, 0.48, matter.walnut("x"))
    furniture.glass((0.32, -1.1, 0.48), 0.11, (0.3, 0.1, 0.012))
    lamps.floor_lamp((-2.9, -0.2, 0), 26, 2500)
    furniture.shelves((-3.72, -0.9, 0), (2.2, 0.36, 1.5), 90, matter.walnut("x"), 4, 4, 14, fill=1.0)
    plants.potted((3.2, 1.7, 0), 1.7, 9)


def panels():
    stage.slats((-1.05, 2.46), (1.05, 2.46), 2.9, matter.oak("z"), 0.07, 0.038, 0.06)
    for x in (-2.45, 2.45):
        for z in (0.35, 1.6):
            form.box((1.1, 0.08, 1.15), (x, 2.45, z), matter.cloth((0.16, 0.12, 0.09)), 0.02)
    lamps.profile((-1.0, 2.2, 2.86), (1.0, 2.2, 2.86), (0, 0.28, -1), 46, 2600, "slats")
    lamps.profile((-3.2, 2.28, 0.3), (-1.8, 2.28, 0.3), (0, 0.3, 1), 9, 2400, "panels")
    lamps.profile((1.8, 2.28, 0.3), (3.2, 2.28, 0.3), (0, 0.3, 1), 9, 2400, "panels")
    lamps.downlight((-1.65, 0.8, 2.9), 26, 2700, 30, (-1.65, 1.4, 0.7))
    lamps.downlight((1.65, 0.8, 2.9), 26, 2700, 30, (1.65, 1.4, 0.7))


def console():
    furniture.cabinet((0, 1.95, 0), (2.0, 0.5, 0.56), 0, matter.walnut("z"), 3)
    furniture.turntable((-0.55, 1.92, 0.58))
    form.box((0.62, 0.36, 0.1), (0.45, 1.92, 0.59), matter.paint((0.03, 0.028, 0.026), 0.25), 0.012)
    form.box((0.56, 0.13, 0.13), (0.45, 2.03, 0.69), matter.black(0.3), 0.008)
    for i in range(6):
        x = 0.225 + i * 0.09
        form.lathe([(0.024, 0), (0.027, 0.03), (0.027, 0.075), (0.017, 0.1), (0, 0.106)], (x, 1.84, 0.69), matter.glass((1, 0.97, 0.93)), 32)
        form.rod(0.012, 0.05, (x, 1.84, 0.705), matter.steel(0.4, 0.25), steps=16)
        form.rod(0.0055, 0.066, (x, 1.84, 0.7), matter.glow(1900, 40), steps=12)
    lamps.bulb((0.45, 1.8, 0.75), 9, 1900, 0.12, "tubes").visible_glossy = False
    for i in range(3):
        form.lathe([(0, 0), (0.016, 0), (0.016, 0.02), (0, 0.02)], (0.3 + i * 0.15, 1.735, 0.64), matter.brass(), 32, tilt=(90, 0))
    furniture.books((0.85, 1.95, 0.58), 0, 0.1, 0.3, 7)
