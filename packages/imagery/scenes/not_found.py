"""A room one finds in the dark by its switch. With the light on: a chair, a dog's bed, a wall lamp, a door left ajar."""
from kit import form, furniture, lamps, matter, seating, sky, stage

FILM = {"exposure": 1.15, "vignette": 0.26}
# only the switch and what comes through the door
LOW = {"switch": 1.0, "ceiling": 0.02, "downlights": 0.02, "sconces": 0.02}


def build():
    sky.none()
    stage.camera((-0.25, -3.3, 1.3), (0.1, 0, 1.22), lens=32, fstop=3.5, focus=(-0.62, 0, 1.2))
    shell()
    door()
    switch()
    lamps.sconce((-0.86, 0, 1.78), 0, 9, 2600, 0.3)
    furniture.picture((-1.48, 0, 1.2), (0.56, 0.74), 0, 4, matter.brass(0.35))
    corner()
    dog()
    ceiling()


def shell():
    wall = matter.plaster((0.44, 0.37, 0.29), 0.4)
    stage.slab(-4, 4, -5, 6, 0, matter.oak("y", (1.8, 0.16), 0.3))
    stage.wall((-4, 0.09), (4, 0.09), 3.4, wall, [(4.75, 5.8, 0, 2.3)])
    stage.wall((-2.75, 0), (-2.75, -5), 3.4, wall)
    stage.wall((2.75, 0), (2.75, -5), 3.4, wall)
    stage.wall((-1, 3.4), (4, 3.4), 3, matter.plaster((0.5, 0.43, 0.34)))
    # a wainscot in green, its rail, the skirting
    green = matter.paint((0.10, 0.165, 0.125), 0.5)
    for x0, x1 in ((-2.66, 0.68), (1.87, 2.66)):
        mid, wide = (x0 + x1) / 2, x1 - x0
        form.box((wide, 0.018, 0.9), (mid, -0.009, 0), green, 0)
        form.box((wide, 0.045, 0.05), (mid, -0.02, 0.9), green, 0.012)
        form.box((wide, 0.03, 0.14), (mid, -0.018, 0), green, 0.008)
        count = max(1, round(wide / 0.56))
        for i in range(count):
            x, w = x0 + wide * (i + 0.5) / count, wide / count - 0.14
            for z in (0.22, 0.8):
                form.box((w, 0.014, 0.022), (x, -0.022, z), green, 0.006)
            for side in (-1, 1):
                form.box((0.022, 0.014, 0.6), (x + side * w / 2, -0.022, 0.22), green, 0.006)


def door():
    """Ajar; behind it is the hall."""
    oak = matter.oak("z")
    form.box((1.02, 0.045, 2.28), (1.243, 0.282, 0.005), matter.walnut("z"), 0.003, 15)
    s = seating.Set((1.243, 0.282, 0.005), 15)
    for z, tall in ((0.22, 0.78), (1.16, 0.92)):
        for x in (-0.225, 0.225):
            s.box((0.34, 0.012, tall), (x, -0.024, z), matter.walnut("z"), 0.014)
    form.lathe([(0, 0), (0.028, 0), (0.028, 0.008), (0, 0.008)], s.p(0.43, -0.024, 1.05), matter.brass(), 32, 15, (90, 0))
    s.tube([(0.43, -0.03, 1.05), (0.43, -0.07, 1.05), (0.3, -0.072, 1.05)], 0.01, matter.brass())
    for x in (0.72, 1.83):
        form.box((0.09, 0.035, 2.35), (x, -0.012, 0), oak, 0.008)
    form.box((1.2, 0.035, 0.09), (1.275, -0.012, 2.3), oak, 0.008)
    furniture.picture((2.2, 3.3, 1.1), (0.7, 0.9), 0, 6)
    lamps.panel((2.3, 2.9, 1.5), (1.55, 0, 0.8), 1.6, 2.4, 190, 2500, "hall")


def switch():
    s = seating.Set((-0.28, 0, 1.2), 0)
    s.box((0.09, 0.01, 0.15), (0, -0.005, -0.075), matter.paint((0.45, 0.42, 0.37), 0.35), 0.004)
    s.box((0.046, 0.014, 0.088), (0, -0.013, -0.044), matter.paint((0.5, 0.47, 0.42), 0.3), 0.003, tilt=(5, 0))
    s.box((0.02, 0.002, 0.0045), (0, -0.0205, -0.03), matter.glow(2200, 16), 0)
    lamps.bulb(s.p(0, -0.05, -0.03), 0.3, 2200, 0.02, "switch").visible_glossy = False


def corner():
    seating.armchair((-1.12, -0.55, 0), 30, matter.leather((0.34, 0.14, 0.05)))
    form.cushion((0.42, 0.13, 0.38), (-1.10, -0.45, 0.44), matter.cloth((0.2, 0.3, 0.3)), 30, (-20, 0), 0.75)


def dog():
    """A bench with the dog's ball and blanket; its lead hangs by the door, and so does a hat."""
    oak = matter.oak("x")
    form.box((0.94, 0.34, 0.04), (0.13, -0.24, 0.46), oak, 0.01)
    for x in (-0.28, 0.54):
        for y in (-0.36, -0.12):
            form.tube([(x, y, 0), (x, y, 0.46)], 0.018, oak)
    form.cushion((0.5, 0.32, 0.1), (-0.06, -0.24, 0.49), matter.cloth((0.5, 0.42, 0.3)), 0, puff=0.6)
    form.cushion((0.46, 0.3, 0.035), (-0.06, -0.25, 0.6), matter.cloth((0.42, 0.13, 0.05)), 4, puff=0.4)
    form.ball(0.05, (0.36, -0.27, 0.55), matter.paint((0.6, 0.62, 0.05), 0.8))
    form.box((0.5, 0.018, 0.08), (0.24, -0.009, 1.66), matter.walnut("x"), 0.006)
    for x in (0.06, 0.24, 0.42):
        form.tube([(x, -0.015, 1.7), (x, -0.06, 1.69), (x, -0.075, 1.73)], 0.008, matter.brass())
    lead = [(0.42, -0.07, 1.70), (0.4, -0.06, 1.5), (0.37, -0.05, 1.3), (0.41, -0.05, 1.17), (0.46, -0.05, 1.3), (0.44, -0.06, 1.5), (0.42, -0.07, 1.69)]
    form.tube(lead, 0.007, matter.leather((0.42, 0.09, 0.03)))
    # a straw hat, its crown toward the room
    form.lathe([(0.2, 0.0), (0.185, 0.012), (0.1, 0.018), (0.092, 0.09), (0.075, 0.11), (0, 0.115)], (0.1, -0.075, 1.6),
               matter.cloth((0.5, 0.38, 0.2)), 64, 0, (84, 0), "hat")
    form.lathe([(0.102, 0.02), (0.099, 0.045)], (0.1, -0.076, 1.6), matter.paint((0.05, 0.04, 0.035), 0.7), 64, 0, (84, 0))


def ceiling():
    lamps.panel((0.0, -1.8, 3.1), (-0.2, -0.4, 0), 2.0, 1.6, 26, 2750, "ceiling")
    for x in (-1.5, 0.2):
        lamps.downlight((x, -0.6, 3.3), 14, 2700, 40, (x, -0.15, 0.6), trim=False)
