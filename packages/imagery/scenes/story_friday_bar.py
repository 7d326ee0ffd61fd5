"""Friday night from behind the bar: a card terminal that says paid, and under the counter the small box that keeps it so."""
import random

from kit import barware, form, furniture, lamps, matter, seating, sky, stage, tableware

FILM = {"exposure": 1.35}


def build():
    sky.none()
    stage.camera((-0.28, -1.12, 1.24), (0.03, 0.2, 1.075), lens=38, fstop=5.6, focus=(0.02, 0.1, 1.1))
    bar()
    terminal((0.0, 0.13, 1.07))
    router((0.1, 0.16, 0.8))
    tabs((0.3, 0.2, 1.07))
    crowd()
    room()
    lamps.panel((-0.6, -1.3, 2.2), (0, 0.2, 1.0), 1.2, 0.7, 7.5, 3000, "behind the bar")


def bar():
    top = matter.oak("x", None, 0.24)
    form.box((6, 0.72, 0.05), (0.3, 0.34, 1.02), top, 0.012)
    form.tube([(-2.7, -0.025, 1.045), (3.3, -0.025, 1.045)], 0.012, matter.brass(0.2))
    # the open bay beneath: a shelf, a back of boards, uprights
    pale = matter.oak("x", (1.2, 0.12))
    form.box((6, 0.56, 0.03), (0.3, 0.3, 0.77), matter.oak("x"), 0.004)
    form.box((6, 0.03, 1.0), (0.3, 0.57, 0.0), pale, 0.002)
    for x in (-0.62, 0.72):
        form.box((0.04, 0.54, 1.0), (x, 0.29, 0.02), matter.walnut("z"), 0.004)
    lamps.profile((-0.58, 0.06, 1.01), (0.68, 0.06, 1.01), (0, 0.5, -1), 2.6, 2700, "shelf", visible=2.5, width=0.006)
    for k in range(3):
        form.box((0.13, 0.17, 0.014), (-0.42, 0.2, 0.8 + k * 0.0145), matter.cloth(((0.345, 0.116, 0.088), (0.6, 0.55, 0.45), (0.345, 0.116, 0.088))[k]), 0.005, k * 5 - 4)
    for k in range(9):
        tableware.plate((0.5, 0.2, 0.8 + k * 0.009), 0.095)


def terminal(at):
    """On a swivel foot; a card stands in its slot, the screen shows a mark in a ring."""
    s = seating.Set(at, -8)
    shell, lean = matter.paint((0.06, 0.065, 0.07), 0.3), (-32, 0)
    form.lathe([(0, 0), (0.065, 0), (0.062, 0.01), (0.02, 0.018), (0.018, 0.06), (0, 0.06)], s.p(0, 0.05, 0), matter.steel(0.25), 48)
    s.box((0.125, 0.034, 0.235), (0, 0, 0.025), shell, 0.014, tilt=lean)

    def on(x, up, w, h, mat, proud=0.0, thick=0.002, bevel=0.0):
        """Places a part on the slanted face: `up` along it from its foot."""
        from math import cos, radians, sin
        a = radians(32)
        return s.box((w, thick, h), (x, up * sin(a) - (0.0175 + proud) * cos(a), 0.025 + up * cos(a) + (0.0175 + proud) * sin(a)), mat, bevel, tilt=lean)

    on(0, 0.112, 0.108, 0.108, matter.glow(6500, 0.8, (0.1, 0.75, 0.45)))
    white = matter.glow(6500, 1.6, (1, 1, 1))
    from math import cos, radians, sin, tau
    a = radians(32)

    def face(u, up):
        return s.p(u, up * sin(a) - 0.021 * cos(a), 0.025 + up * cos(a) + 0.021 * sin(a))

    form.tube([face(0.034 * cos(i * tau / 24), 0.168 + 0.034 * sin(i * tau / 24)) for i in range(25)], 0.0026, white)
    form.tube([face(-0.015, 0.168), face(-0.004, 0.156)], 0.0032, white)
    form.tube([face(-0.004, 0.156), face(0.017, 0.182)], 0.0032, white)
    keys = [(0.5, 0.05, 0.03), (0.6, 0.42, 0.03), (0.06, 0.4, 0.12)]
    for row in range(4):
        for column in range(3):
            mat = matter.paint(keys[column], 0.4) if row == 0 else matter.paint((0.55, 0.55, 0.53), 0.4)
            on(-0.034 + column * 0.034, 0.01 + row * 0.024, 0.028, 0.018, mat, 0.001, 0.006, 0.003)
    s.box((0.086, 0.0015, 0.06), (0, 0.15, 0.225), matter.paint((0.532, 0.241, 0.121), 0.35), 0.0006, tilt=lean)
    s.box((0.086, 0.0018, 0.012), (0, 0.1715, 0.26), matter.paint((0.05, 0.04, 0.04), 0.4), 0, tilt=lean)
    # its cable goes over the edge, down to the box
    s.tube([(0.03, 0.08, 0.02), (0.09, 0.03, 0.006), (0.12, -0.1, 0.004), (0.13, -0.155, -0.01), (0.13, -0.15, -0.1), (0.16, -0.06, -0.22), (0.16, 0.06, -0.245)], 0.004, matter.paint((0.08, 0.177, 0.348), 0.4))


def router(at):
    """A cellular modem on a managed switch, with two antennas; the light is green."""
    s = seating.Set(at, -4)
    s.box((0.3, 0.17, 0.036), (0, 0, 0.004), matter.paint((0.16, 0.17, 0.18), 0.4), 0.004)
    for i in range(8):
        s.box((0.02, 0.004, 0.015), (-0.06 + i * 0.025, -0.0855, 0.012), matter.black(0.7), 0)
        s.box((0.004, 0.002, 0.003), (-0.06 + i * 0.025, -0.0865, 0.031), matter.glow(6500, 5, (0.15, 0.95, 0.3) if i % 3 else (0.95, 0.6, 0.1)), 0)
    s.box((0.19, 0.13, 0.034), (-0.03, 0.01, 0.04), matter.paint((0.66, 0.66, 0.64), 0.35), 0.01)
    for side in (-1, 1):
        s.tube([(-0.03 + side * 0.085, 0.06, 0.06), (-0.03 + side * 0.09, 0.06, 0.09), (-0.03 + side * 0.1, 0.06, 0.185)], [0.007, 0.0075, 0.006], matter.paint((0.06, 0.06, 0.06), 0.4))
    form.lathe([(0, 0), (0.009, 0)], s.p(-0.03, -0.0562, 0.057), matter.glow(6500, 8, (0.1, 1.0, 0.35)), 24, -4, (90, 0))
    lamps.bulb(s.p(-0.03, -0.09, 0.06), 0.12, 4000, 0.015, "status", (0.1, 1.0, 0.35))
    for i, color in enumerate(((0.03, 0.2, 0.5), (0.75, 0.3, 0.03), (0.6, 0.6, 0.57))):
        u = -0.06 + i * 0.05
        s.tube([(u, -0.086, 0.019), (u, -0.13, 0.02), (u - 0.03, -0.14, 0.006), (-0.25 - i * 0.02, -0.07 + i * 0.03, 0.005), (-0.5, 0.1 + i * 0.02, 0.01)], 0.0035, matter.paint(color, 0.4))


def tabs(at):
    """A rail of open tabs: slips of paper stand in its slot, one for each party."""
    chance = random.Random(5)
    s = seating.Set(at, 12)
    s.box((0.42, 0.05, 0.03), (0.12, 0, 0), matter.walnut("x"), 0.006)
    for i in range(7):
        x, h = -0.06 + i * 0.058, chance.uniform(0.11, 0.16)
        s.box((0.05, 0.0012, h), (x, chance.uniform(-0.006, 0.006), 0.022), matter.paint((0.72, 0.7, 0.62) if i % 3 else (0.8, 0.66, 0.3), 0.9), 0, chance.uniform(-10, 10), (chance.uniform(-8, 4), chance.uniform(-3, 3)))
        for k in range(4):
            s.box((0.05 * chance.uniform(0.3, 0.7), 0.0004, 0.003), (x - 0.006, -0.007, 0.05 + k * 0.016), matter.paint((0.2, 0.2, 0.22), 0.9), 0)


def crowd():
    """Nobody in the picture, and yet the bar is three deep: glasses all along, half of them half full."""
    chance = random.Random(11)
    for i in range(16):
        x = -1.5 + i * 0.2 + chance.uniform(-0.05, 0.05)
        y = 0.5 + chance.uniform(-0.06, 0.12)
        spot = (x, y, 1.07)
        kind = i % 4
        if kind in (0, 2):
            barware.pint(spot, chance.choice((0.85, 0.6, 0.3)))
        elif kind == 1:
            furniture.glass(spot, 0.21, chance.choice(((0.25, 0.01, 0.02), (0.75, 0.55, 0.15))))
        else:
            barware.tumbler(spot, (0.6, 0.2, 0.02), 0.042, 0.1)
    for spot in ((-0.33, 0.2, 1.07), (-0.44, 0.3, 1.07)):
        barware.pint(spot, 0.86)
    tableware.napkin((-0.24, 0.34, 1.07), 20, (0.6, 0.1, 0.05), 0.1)
    form.lathe([(0, 0), (0.055, 0), (0.06, 0.02), (0.06, 0.14), (0.05, 0.16), (0.052, 0.17)], (-0.2, 0.42, 1.07), matter.glass(), 40)
    for k in range(5):
        form.box((0.06, 0.004, 0.09), (-0.2 + (k - 2) * 0.006, 0.42 + (k - 2) * 0.012, 1.09), matter.paint((0.2, 0.3, 0.18), 0.9), 0, k * 36, (k * 4 - 8, 6))


def room():
    # behind the camera: the back bar, which the glasses mirror
    stage.wall((-3, -2.4), (3, -2.4), 3.2, matter.plaster((0.6, 0.42, 0.27)))
    lamps.panel((0, -1.9, 2.6), (0, -2.4, 1.2), 3, 0.3, 30, 2700, "back bar")
    stage.slab(-6, 6, 0.8, 7, 0, matter.oak("x", (1.8, 0.18)))
    stage.slab(-6, 6, -2, 7, 3.2, matter.plaster((0.35, 0.28, 0.22)), -0.1)
    stage.wall((-6, 6.2), (6, 6.2), 3.2, matter.plaster((0.465, 0.32, 0.213)))
    form.box((12, 0.1, 1.2), (0, 6.1, 0), matter.oak("z"), 0.006)
    for i in range(5):
        seating.stool((-1.5 + i * 0.78, 1.05, 0), 4 + i * 9, matter.leather((0.297, 0.125, 0.085)), 0.74)
    for i, x in enumerate((-2.7, -0.9, 0.9, 2.7)):
        furniture.table((x, 4.2, 0), (1.0, 0.8, 0.75), 0)
        seating.sofa((x, 5.4, 0), 0, 1.6, matter.leather((0.252, 0.098, 0.069)), 2)
        seating.dining_chair((x - 0.2, 3.4, 0), 175, matter.cloth((0.5, 0.4, 0.25)))
        furniture.picture((x, 6.18, 1.55), (0.9, 0.65), 0, i + 2)
        lamps.pendant((x, 4.2, 3.2), 1.35, 13, 2500, "globe", 0.95)
        lamps.candle((x + 0.2, 4.1, 0.75), 1.2)
    lamps.profile((-5, 5.9, 3.15), (5, 5.9, 3.15), (0, 0.5, -1), 110, 2700, "wall")
    lamps.panel((0, 2.4, 3.1), (0, 1.4, 0.8), 5, 1.0, 30, 2600, "room")
