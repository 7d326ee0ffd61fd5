"""A condo that waits for its owners: shutters halfway down before the Gulf, sheets on the sofa, a thermostat and a leak sensor awake."""
import math

from kit import form, furniture, lamps, lettering, matter, plants, seating, sky, stage, town

FILM = {"exposure": 1.15, "vignette": 0.2}
BACK, HIGH = 3.0, 2.75


def build():
    sky.evening("dusk", sun=112, strength=0.5, clouds=1.4, glow=2.0)
    stage.camera((0.15, -2.75, 1.3), (-0.05, BACK, 1.08), lens=27, fstop=4, focus=(0.5, -0.2, 1.3))
    shell()
    outside()
    for x0, x1, low in ((-3.0, -1.15, 1.22), (-1.05, 0.8, 1.62)):
        shutter(x0, x1, low)
    pier()
    valve()
    sensor((0.2, 0.85, 0))
    room()


def shell():
    white = matter.plaster((0.52, 0.51, 0.47), 0.25)
    stage.slab(-5, 4, -5, BACK + 0.1, 0, matter.tiles((0.5, 0.46, 0.4), 0.6, 0.24), 0.3)
    stage.slab(-5, 4, -5, BACK + 0.1, HIGH, matter.plaster((0.55, 0.53, 0.49), 0.1), -0.2)
    stage.wall((-5, BACK + 0.09), (4, BACK + 0.09), HIGH, white, [(2.0, 5.8, 0.04, 2.4)])
    stage.wall((-3.7, -5), (-3.7, BACK), HIGH, matter.plaster((0.34, 0.44, 0.43), 0.25))
    form.box((0.1, 0.14, 2.4), (-1.1, BACK + 0.06, 0), matter.paint((0.55, 0.53, 0.5), 0.4), 0.006)
    form.box((3.9, 0.2, 0.05), (-1.1, BACK + 0.08, 0), matter.steel(0.35), 0.004)


def outside():
    """The balcony, the beach far below, the Gulf to the horizon."""
    stage.slab(-5, 4, BACK + 0.2, 5.0, -0.02, matter.tiles((0.4, 0.36, 0.31), 0.6, 0.4), 0.25)
    for i in range(8):
        form.box((0.03, 0.04, 1.0), (-4.4 + i * 1.1, 4.9, 0), matter.steel(0.3, 0.6), 0.004)
    for z in (0.5,):
        form.tube([(-5, 4.9, z), (3, 4.9, z)], 0.006, matter.steel(0.3, 0.6))
    form.box((9, 0.06, 0.04), (-0.8, 4.9, 1.0), matter.steel(0.3, 0.6), 0.006)
    form.sheet(1600, 900, (0, 500, -16), town.open_water((0.05, 0.17, 0.2), 0.16, 0.5, 0.22))
    form.sheet(900, 60, (0, 46, -15.95), matter.earth((0.5, 0.42, 0.32), 1.0, 0.4))
    for y, d, seed in ((76, 1.8, 4), (86, 1.5, 9), (99, 1.2, 12)):
        town.surf((-90, y), (90, y + 4), d, seed, 0.5, 0.6, -16)
    # a covered chair and a pot that was carried out of the wind
    plants.pot((-2.5, 4.2, 0), 0.22, 0.4, matter.paint((0.46, 0.22, 0.12), 0.6))


def shutter(x0, x1, low):
    """A rolling shutter, part of the way down in its rails."""
    pale, y = matter.paint((0.58, 0.57, 0.53), 0.35, 0.0), BACK + 0.14
    slat = None
    z = low + 0.07
    while z < 2.42:
        if slat is None:
            slat = form.box((x1 - x0, 0.016, 0.068), ((x0 + x1) / 2, y, z), pale, 0.007)
        else:
            form.again(slat, ((x0 + x1) / 2, y, z))
        z += 0.072
    form.box((x1 - x0, 0.03, 0.07), ((x0 + x1) / 2, y, low), matter.steel(0.35, 0.45), 0.008)
    for x in (x0, x1):
        form.box((0.07, 0.07, 2.4), (x, y - 0.02, 0), pale, 0.006)
    form.box((x1 - x0 + 0.14, 0.2, 0.24), ((x0 + x1) / 2, BACK + 0.02, 2.4), pale, 0.02)


def pier():
    """The wall by the eye: the thermostat on it, drying the air at sixty percent."""
    warm = matter.plaster((0.5, 0.40, 0.31), 0.35)
    stage.wall((0.42, -0.05), (4, -0.05), HIGH, warm, [(0.78, 1.3, 0.28, 0.84)], 0.2)
    form.box((3.5, 0.02, 0.12), (2.2, -0.16, 0), matter.paint((0.6, 0.58, 0.53), 0.5), 0.006)
    s = seating.Set((0.72, -0.15, 1.42), 0)
    form.lathe([(0, 0), (0.088, 0), (0.09, 0.012), (0.082, 0.026), (0.074, 0.028)], s.p(0, 0, 0), matter.steel(0.25, 0.65), 64, 0, (90, 0))
    form.lathe([(0.075, 0.026), (0, 0.027)], s.p(0, 0, 0), matter.paint((0.015, 0.03, 0.035), 0.12), 64, 0, (90, 0))
    ring = matter.glow(5200, 5, (0.25, 0.95, 0.85))
    for i in range(34):
        a = math.radians(225 - i * 5.6)
        s.box((0.0035, 0.001, 0.011), (0.064 * math.cos(a), -0.029, 0.064 * math.sin(a) - 0.0055), ring, 0)
    lettering.word("60%", s.p(0, -0.0295, -0.014), 0.046, matter.glow(4200, 5), 0.001, bevel=0)
    lamps.bulb(s.p(0, -0.09, 0), 0.35, 5200, 0.06, "thermostat", (0.35, 1.0, 0.9)).visible_glossy = False
    furniture.picture((1.45, -0.15, 1.2), (0.6, 0.74), 0, 7, matter.oak("z"))


def valve():
    """An open hatch in the wall: the water main, and the motor that shuts it."""
    s = seating.Set((1.46, -0.15, 0.28), 0)
    s.box((0.56, 0.02, 0.6), (0, 0.16, -0.02), matter.paint((0.3, 0.29, 0.27), 0.7), 0)
    for x in (-0.29, 0.29):
        s.box((0.035, 0.02, 0.62), (x, -0.005, -0.03), matter.paint((0.6, 0.58, 0.53), 0.5), 0.004)
    for z in (-0.035, 0.555):
        s.box((0.6, 0.02, 0.035), (0, -0.005, z), matter.paint((0.6, 0.58, 0.53), 0.5), 0.004)
    copper = matter.paint((0.72, 0.34, 0.18), 0.25, 1.0)
    s.tube([(-0.09, 0.07, -0.02), (-0.09, 0.07, 0.57)], 0.016, copper)
    s.tube([(-0.09, 0.07, 0.12), (0.1, 0.07, 0.12), (0.14, 0.07, 0.12), (0.14, 0.07, -0.02)], 0.012, copper)
    form.lathe([(0.03, -0.05), (0.03, -0.03), (0.024, -0.03), (0.024, 0.03), (0.03, 0.03), (0.03, 0.05)], s.p(-0.09, 0.07, 0.34), matter.brass(), 6)
    s.box((0.13, 0.1, 0.12), (-0.05, 0.01, 0.28), matter.paint((0.05, 0.22, 0.42), 0.4), 0.016)
    s.box((0.03, 0.002, 0.008), (-0.05, -0.041, 0.36), matter.glow(5000, 8, (0.3, 1.0, 0.45)), 0)
    s.tube([(0.01, 0.0, 0.33), (0.1, 0.02, 0.4), (0.16, 0.08, 0.5), (0.18, 0.14, 0.57)], 0.005, matter.black())
    lamps.spot((1.3, -0.5, 0.9), (1.44, 0.0, 0.5), 2.2, 3000, 60, "hatch")


def sensor(at):
    """A white puck on the tiles beside the wall; its ring is lit."""
    x, y, z = at
    white = matter.paint((0.66, 0.65, 0.62), 0.3)
    form.lathe([(0, 0.008), (0.07, 0.008), (0.078, 0.014), (0.078, 0.03), (0.066, 0.042), (0, 0.044)], at, white, 56)
    form.lathe([(0.05, 0.0428), (0.042, 0.0445)], at, matter.glow(5000, 12, (0.2, 0.85, 1.0)), 56)
    form.lathe([(0.0795, 0.016), (0.0795, 0.022)], at, matter.glow(5000, 5, (0.2, 0.85, 1.0)), 56)
    lamps.bulb((x - 0.02, y - 0.03, z + 0.1), 0.5, 6000, 0.04, "sensor", (0.25, 0.85, 1.0)).visible_glossy = False


def room():
    sheeted((-2.0, 1.35, 0), 6)
    furniture.round_table((-0.1, 1.9, 0), 0.26, 0.52, matter.oak("x"))
    lamps.table_lamp((-0.1, 1.9, 0.52), 10, 2600, 0.95, matter.paint((0.16, 0.34, 0.36), 0.3))
    form.box((3.0, 2.0, 0.012), (-1.4, 0.9, 0), matter.rug((0.42, 0.4, 0.35)), 0.004)
    # the rug's spare half, rolled; a stack of folded linen on a box
    form.rod(0.11, 1.7, (-2.7, -0.55, 0.11), matter.rug((0.3, 0.36, 0.36)), (0, 90), 14, 40)
    form.box((0.5, 0.36, 0.34), (-1.2, -0.35, 0), matter.paint((0.46, 0.35, 0.22), 0.8), 0.006, 12)
    for k in range(4):
        form.cushion((0.4, 0.28, 0.05), (-1.2, -0.35, 0.34 + k * 0.048), matter.cloth(((0.6, 0.58, 0.53), (0.2, 0.4, 0.42))[k % 2]), 12 + 3 * k, puff=0.4)
    lamps.panel((-0.6, -3.2, 2.6), (-0.4, 1.0, 0.6), 3.2, 1.2, 62, 3000, "fill")
    lamps.downlight((0.85, -0.62, HIGH), 17, 2800, 50, (0.85, -0.12, 1.2))
    lamps.downlight((-1.8, 1.6, HIGH), 20, 2800, 54)
    lamps.panel((-1.1, BACK - 0.2, 2.3), (-1.4, 0.4, 0.2), 3.4, 0.3, 24, 6500, "sky light")


def sheeted(at, turn):
    """A sofa under a dust sheet."""
    def ease(t):
        t = max(0.0, min(1.0, t))
        return t * t * (3 - 2 * t)

    def drape(x, y):
        back, arm, seat = 0.86 * ease((y - 0.12) / 0.16), 0.64 * ease((abs(x) - 0.88) / 0.12), 0.5
        edge = min(ease((1.28 - abs(x)) / 0.2), ease((0.62 - abs(y)) / 0.16))
        fold = 0.018 * math.sin(x * 17 + y * 5) + 0.012 * math.sin(x * 31 - y * 13) + 0.02 * math.sin(y * 15 + x * 3)
        skirt = 0.012 * (math.sin(x * 26) + math.sin(y * 26)) * (1 - edge)
        return max(0.03, max(back, arm, seat) * edge + fold * (0.4 + edge * 0.4) + skirt)

    form.sheet(2.9, 1.45, at, matter.cloth((0.62, 0.6, 0.55), 120), 130, drape, turn)
