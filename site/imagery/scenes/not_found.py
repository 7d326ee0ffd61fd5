"""A dark room. A switch with a night light; under and beside the door, a line of somebody else's evening."""
from kit import form, furniture, lamps, matter, seating, sky, stage

FILM = {"exposure": 1.3, "vignette": 0.4}


def build():
    sky.none()
    stage.camera((-0.25, -3.3, 1.3), (0.1, 0, 1.22), lens=32, fstop=2.4, focus=(-0.62, 0, 1.2))
    stage.slab(-4, 4, -5, 6, 0, matter.oak("y", (1.8, 0.16), 0.3))
    stage.wall((-4, 0.09), (4, 0.09), 3.4, matter.plaster((0.3, 0.265, 0.225), 0.5), [(4.75, 5.8, 0, 2.3)])
    # the door stands ajar; behind it is a lit hall
    form.box((1.02, 0.045, 2.28), (1.243, 0.282, 0.005), matter.walnut("z"), 0.003, 15)
    form.rod(0.012, 0.12, (1.6, 0.31, 1.02), matter.brass(), tilt=(0, 90))
    for x in (0.72, 1.83):
        form.box((0.07, 0.03, 2.35), (x, -0.01, 0), matter.ebony("z"), 0.004)
    form.box((1.18, 0.03, 0.07), (1.275, -0.01, 2.3), matter.ebony("z"), 0.004)
    stage.wall((-1, 3.4), (4, 3.4), 3, matter.plaster((0.5, 0.43, 0.34)))
    lamps.panel((2.3, 2.9, 1.5), (1.55, 0, 0.8), 1.6, 2.4, 210, 2500, "hall")
    switch()
    seating.armchair((-1.9, -0.75, 0), 38, matter.leather((0.12, 0.05, 0.024)))
    furniture.round_table((-2.5, -0.3, 0), 0.25, 0.5)
    lamps.panel((-3.6, -3.6, 2.6), (-1.2, 0, 0.9), 1.4, 1.8, 9.0, 7000, "moon")


def switch():
    s = seating.Set((-0.28, 0, 1.2), 0)
    s.box((0.09, 0.01, 0.15), (0, -0.005, -0.075), matter.paint((0.45, 0.42, 0.37), 0.35), 0.004)
    s.box((0.046, 0.014, 0.088), (0, -0.013, -0.044), matter.paint((0.5, 0.47, 0.42), 0.3), 0.003, tilt=(5, 0))
    s.box((0.02, 0.002, 0.0045), (0, -0.0205, -0.03), matter.glow(2200, 16), 0)
    lamps.bulb(s.p(0, -0.05, -0.03), 0.22, 2200, 0.02, "locator").visible_glossy = False
