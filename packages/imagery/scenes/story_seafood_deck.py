"""A deck restaurant over the bay at dusk: loudspeakers that take salt under the eave, caged lanterns, ropes, plates of shrimp."""
import math
import random

from kit import barware, form, lamps, matter, media, plants, seating, sky, stage, tableware, town

FILM = {"exposure": 1.35}


def build():
    sky.evening("dusk", sun=72, strength=0.36, clouds=1.7, glow=2.2)
    stage.camera((-1.15, -4.05, 1.58), (0.22, 2, 1.78), lens=25, fstop=4.5, focus=(0.1, -0.6, 1))
    form.sheet(1000, 500, (0, 246, -1.4), town.open_water((0.03, 0.07, 0.085), 0.5, 0.6, 0.08))
    deck()
    eave()
    railing()
    for x, y, turn, seed in ((0.15, -1.1, 0, 3), (2.5, 1.1, 14, 5), (-2.3, 1.2, -10, 8)):
        table((x, y, 0), turn, seed)
    far_shore()
    for x, y, watts in ((0.3, -0.8, 34), (2.2, 1.0, 34), (-2.0, 1.0, 34)):
        lamps.panel((x, y, 3.0), (x, y, 0), 1.4, 1.4, watts, 2700, "deck")


def planks(x0, x1, y0, y1, z):
    wood = matter.oak("y", None, 0.6)
    first = None
    for i in range(int((x1 - x0) / 0.15)):
        spot = (x0 + 0.075 + i * 0.15, (y0 + y1) / 2, z - 0.04)
        if first is None:
            first = form.box((0.14, y1 - y0, 0.04), spot, wood, 0.005)
        else:
            form.again(first, spot)


def deck():
    planks(-6, 6, -6, 3.2, 0)
    form.box((12, 0.12, 0.3), (0, 3.2, -0.34), matter.bark((0.2, 0.15, 0.11)), 0.01)
    for i in range(6):
        form.tube([(-5.2 + i * 2.1, 3.15, -2), (-5.2 + i * 2.1, 3.15, 1.15)], 0.09, matter.bark((0.24, 0.19, 0.14)))


def eave():
    wood = matter.bark((0.3, 0.23, 0.16))
    for x in (-2.75, 3.0):
        form.tube([(x, 2.9, -1.5), (x, 2.9, 3.1)], 0.1, wood)
        coil(x, 2.9, 1.25)
    form.box((13, 0.16, 0.24), (0, 2.9, 3.02), matter.oak("x"), 0.01)
    # rafters, boards, and the palm thatch that hangs over the edge
    for i in range(13):
        form.box((0.09, 9.5, 0.16), (-5.7 + i * 0.95, -1.0, 3.26), matter.oak("y"), 0.006)
    form.box((13, 9.8, 0.03), (0, -1.0, 3.42), matter.oak("x", (2.2, 0.14)), 0)
    chance = random.Random(4)
    points, faces = [], []
    for i in range(1500):
        x, drop = -6.4 + i * 0.0086, chance.uniform(0.16, 0.42)
        y, lean, w = 3.75 + chance.uniform(-0.1, 0.1), chance.uniform(-0.06, 0.06), 0.012
        at = len(points)
        points += [(x - w, y, 3.5), (x + w, y, 3.5), (x + w * 0.4 + lean, y + 0.07, 3.5 - drop), (x - w * 0.4 + lean, y + 0.07, 3.5 - drop)]
        faces.append((at, at + 1, at + 2, at + 3))
    form.place("thatch", form.mesh_of("thatch", points, faces), (0, 0, 0), 0, matter.leaf((0.36, 0.26, 0.13), 0.8))
    for x, turn in ((-1.5, 20), (1.75, -20)):
        weatherproof((x, 2.62, 2.46), turn)
    for x, y in ((-0.15, 1.5), (-2.1, 0.8), (2.1, 0.9)):
        caged((x, y, 3.26))


def weatherproof(at, turn):
    """A loudspeaker in a molded shell on a bracket, woofer and tweeter behind salt-proof cones."""
    s = seating.Set(at, turn)
    s.box((0.42, 0.28, 0.54), (0, 0, 0), matter.paint((0.62, 0.6, 0.56), 0.35), 0.05)
    s.box((0.37, 0.02, 0.49), (0, -0.135, 0.025), matter.black(0.8), 0.03)
    for z, radius in ((0.19, 0.13), (0.42, 0.05)):
        media.driver(s, (0, -0.147, z), radius, matter.paint((0.3, 0.29, 0.27), 0.5))
    for side in (-1, 1):
        s.tube([(side * 0.22, 0, 0.3), (side * 0.24, 0.04, 0.52), (0, 0.1, 0.62)], 0.012, matter.steel(0.3))
    s.tube([(0, 0.1, 0.3), (0.05, 0.2, 0.4), (0.02, 0.22, 0.62)], 0.007, matter.black())


def caged(at, drop=0.55):
    """A ship's lamp: thick glass in a cage of brass, on a rope."""
    x, y, z = at
    low = z - drop
    form.tube([(x, y, z), (x, y, low)], 0.012, rope())
    brass = matter.brass(0.3)
    form.lathe([(0.02, 0.1), (0.07, 0.08), (0.125, 0.0), (0.115, 0.0), (0.06, 0.07)], (x, y, low - 0.08), brass, 40)
    form.ball(0.07, (x, y, low - 0.17), matter.glow(2200, 7), 1.35)
    for i in range(6):
        a = i * math.tau / 6
        form.tube([(x + r * math.cos(a), y + r * math.sin(a), low + h) for r, h in ((0.1, -0.08), (0.115, -0.18), (0.085, -0.27), (0.0, -0.31))], 0.006, brass)
    form.lathe([(0.11, 0), (0.12, 0.006), (0.11, 0.012)], (x, y, low - 0.19), brass, 40)
    lamps.bulb((x, y, low - 0.17), 26, 2200, 0.07, "lanterns")


@matter.once
def rope():
    n = matter.Nodes("rope")
    n.set(Base_Color=n.ramp(n.noise(40, 3, n.where((1, 1, 1.6), (0.6, 0, 0))), (0.35, (0.28, 0.2, 0.12)), (0.65, (0.56, 0.45, 0.3))), Roughness=0.95)
    n.bump(n.noise(60, 2, n.where((1, 1, 2), (0.7, 0, 0))), 0.9, 0.01)
    return n.mat


def coil(x, y, z):
    path = [(x + 0.115 * math.cos(i * 0.5), y + 0.115 * math.sin(i * 0.5), z + i * 0.0036) for i in range(110)]
    form.tube(path, 0.02, rope())


def railing():
    for i in range(5):
        x0, x1 = -5.2 + i * 2.1, -3.1 + i * 2.1
        for z, sag in ((1.08, 0.07), (0.72, 0.09), (0.36, 0.1)):
            form.tube([(x0 + (x1 - x0) * k / 6, 3.12, z - sag * 4 * (k / 6) * (1 - k / 6)) for k in range(7)], 0.026, rope())
    for i in range(6):
        form.lathe([(0.1, 0), (0.11, 0.03), (0.05, 0.09), (0, 0.1)], (-5.2 + i * 2.1, 3.15, 1.15), matter.paint((0.6, 0.58, 0.54), 0.5), 24)
    # a ring buoy
    buoy = [(0.26 + 0.075 * math.cos(a), 0.075 * math.sin(a)) for a in (i * math.tau / 16 for i in range(17))]
    form.lathe(buoy, (-1.9, 3.02, 0.72), matter.paint((0.75, 0.12, 0.05), 0.5), 56, 0, (90, 0))
    for a in (45, 135, 225, 315):
        form.ball(0.082, (-1.9 + 0.26 * math.cos(math.radians(a)), 3.02, 0.72 + 0.26 * math.sin(math.radians(a))), matter.paint((0.75, 0.73, 0.68), 0.5))
    form.box((0.14, 0.03, 0.2), (1.05, 3.0, 0.82), matter.steel(0.3), 0.008)
    for k in range(2):
        form.rod(0.022, 0.03, (1.05, 2.99, 0.875 + k * 0.075), matter.black(), (90, 0))


def table(at, turn, seed):
    s = seating.Set(at, turn)
    chance = random.Random(seed)
    s.box((1.3, 0.85, 0.045), (0, 0, 0.72), matter.oak("x", (1.4, 0.14)), 0.01)
    for side in (-0.5, 0.5):
        s.box((0.08, 0.6, 0.7), (side, 0, 0.02), matter.paint((0.05, 0.2, 0.24), 0.5), 0.01)
    teal, frame = matter.cloth((0.07, 0.3, 0.34)), matter.oak("z")
    for x in (-0.33, 0.33):
        seating.dining_chair(s.p(x, 0.62, 0), turn + chance.uniform(-8, 8), teal, frame)
    for x in ((-0.85, 0.85) if seed == 3 else (-0.3, 0.36)):
        seating.dining_chair(s.p(x, -0.1 if seed == 3 else -0.65, 0), turn + ((90 if x < 0 else -90) if seed == 3 else 180), teal, frame)
    for x in (-0.34, 0.3):
        for y in (-0.2, 0.22):
            spot = s.p(x, y, 0.766)
            tableware.plate(spot, 0.13)
            for k in range(6):
                tableware.shrimp((spot[0] + 0.055 * math.cos(k * 1.05), spot[1] + 0.055 * math.sin(k * 1.05), spot[2] + 0.012), k * 60 + seed * 9)
            tableware.citrus((spot[0] + 0.01, spot[1], spot[2] + 0.012), 0.026)
            tableware.napkin(s.p(x + 0.2, y, 0.766), turn + chance.uniform(-12, 12), (0.62, 0.58, 0.5), 0.11)
            barware.tumbler(s.p(x - 0.18, y + 0.07, 0.766), (0.7, 0.32, 0.05) if y > 0 else (0.5, 0.55, 0.3))
    tableware.shaker(s.p(0.0, 0.02, 0.766))
    tableware.shaker(s.p(0.06, 0.05, 0.766), (0.1, 0.35, 0.06), 0.15)
    town.lantern(s.p(-0.05, -0.06, 0.766), 0.11, 2.5, 2200)


def far_shore():
    form.box((300, 8, 2.2), (40, 190, -1.4), matter.paint((0.06, 0.07, 0.08), 1.0), 0)
    for i in range(14):
        form.ball(0.5, (-60 + i * 17, 185, 1.4 + (i * 7) % 4), matter.glow(2400, 10))
    for x, y, tall, seed in ((-6.2, 9, 4.6, 4), (5.7, 10, 5.4, 7)):
        plants.palm((x, y, -1.4), tall, "feather", 0.7, 20 + seed * 30, 24, 2.2, seed)
