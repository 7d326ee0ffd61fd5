"""A listening corner: two walnut loudspeakers with their cones bare, a record playing, light that grazes stone."""
from kit import form, furniture, hifi, lamps, matter, plants, seating, sky, stage

FILM = {"exposure": 0.9, "vignette": 0.26}
LOW = {}


def build():
    sky.none()
    stage.camera((-0.5, -3.75, 0.98), (0.06, 0, 0.74), lens=36, fstop=3.2, focus=(-0.5, -0.45, 0.8))
    shell()
    hifi.speaker((-0.5, -0.4, 0), 2, 1.2, 0.27, 0.38)
    hifi.speaker((0.64, -0.12, 0), -20, 1.2, 0.27, 0.38)
    console()
    for x, y, end in ((-0.5, -0.2, -0.2), (0.64, 0.1, 0.2)):
        form.tube([(x, y, 0.16), (x, y + 0.14, 0.05), (x - end * 0.5, 0.5, 0.015), (end * 0.8, 0.62, 0.2)], 0.008, matter.paint((0.3, 0.26, 0.2), 0.6))
    around()
    # a soft key from the left draws the cones
    lamps.panel((-2.4, -2.7, 2.2), (0.0, -0.3, 0.7), 1.3, 1.3, 150, 3000, "key")
    lamps.panel((2.2, -2.9, 2.4), (0.4, 0.2, 0.6), 1.2, 1.2, 60, 2800, "fill")


def shell():
    stage.slab(-5, 5, -5, 1.2, 0, matter.oak("y", (1.8, 0.16), 0.3))
    stage.slab(-5, 5, -5, 1.2, 3.0, matter.plaster((0.4, 0.36, 0.31), 0.1), -0.2)
    stage.wall((-5, 1.1), (5, 1.1), 3.0, matter.ledgestone((0.27, 0.2, 0.145)))
    # oak battens left and right of the stone
    for x0, x1 in ((-4.6, -1.15), (1.32, 4.6)):
        form.box((x1 - x0, 0.03, 3.0), ((x0 + x1) / 2, 0.99, 0), matter.black(0.8), 0)
        stage.slats((x0, 0.95), (x1, 0.95), 3.0, matter.oak("z"), 0.07, 0.042, 0.06)
        lamps.profile((x0, 0.72, 2.97), (x1, 0.72, 2.97), (0, 0.24, -1), 46, 2600, "battens")
    lamps.profile((-1.1, 0.86, 2.97), (1.3, 0.86, 2.97), (0, 0.14, -1), 52, 2800, "stone")
    lamps.profile((-1.1, 0.9, 0.03), (1.3, 0.9, 0.03), (0, 0.16, 1), 26, 2400, "plinth")
    form.box((2.9, 2.0, 0.016), (0.1, -1.35, 0), matter.rug((0.34, 0.28, 0.21)), 0.005)


def console():
    form.box((1.7, 0.44, 0.03), (0.12, 0.68, 0.5), matter.walnut("x"), 0.008)
    form.box((1.7, 0.44, 0.03), (0.12, 0.68, 0.1), matter.walnut("x"), 0.008)
    for x in (-0.715, -0.16, 0.42, 0.955):
        form.box((0.025, 0.43, 0.38), (x, 0.68, 0.125), matter.walnut("z"), 0.004)
        form.tube([(x, 0.5, 0), (x, 0.5, 0.1)], 0.012, matter.brass())
    hifi.spines((-0.13, 0.7, 0.132), 0, 0.5, 4)
    hifi.spines((0.45, 0.7, 0.132), 0, 0.46, 9)
    furniture.turntable((0.4, 0.66, 0.53))
    hifi.amplifier((-0.09, 0.64, 0.53), 0)
    # the sleeve of the record that plays
    form.box((0.315, 0.005, 0.315), (0.12, 0.9, 0.53), matter.paint((0.03, 0.17, 0.2), 0.5), 0.001, 0, (-10, 0))
    form.rod(0.085, 0.004, (0.12, 0.9, 0.69), matter.paint((0.6, 0.26, 0.05), 0.5), (80, 0), steps=48)
    furniture.vase((0.86, 0.72, 0.53), 0.3, 5)
    lamps.profile((-0.7, 0.5, 0.495), (0.94, 0.5, 0.495), (0, 0.4, -1), 5, 2500, "shelf", width=0.006)


def around():
    lamps.floor_lamp((1.42, 0.45, 0), 30, 2600, 1.5)
    seating.armchair((1.75, -0.75, 0), -52, matter.leather((0.3, 0.13, 0.05)))
    plants.potted((-1.55, 0.3, 0), 1.5, 5)
    # a crate of records, near the eye
    oak = matter.oak("x")
    for y in (-1.42, -1.06):
        form.box((0.38, 0.016, 0.22), (-1.32, y, 0.02), oak, 0.003, 20)
    hifi.sleeves((-1.29, -1.37, 0.035), 20, 22, 3, 6)
    form.box((0.40, 0.4, 0.016), (-1.32, -1.24, 0.02), oak, 0.003, 20)
