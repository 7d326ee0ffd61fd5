"""An island restaurant at sunset: small lamps on the tables, the bar with its own ballgame, the bay behind it all."""
import math
import random

from kit import fixtures, form, furniture, lamps, matter, plants, seating, sky, stage, town

FILM = {"exposure": 1.25, "vignette": 0.16}


def build():
    sky.evening("dusk", sun=98, strength=0.62, clouds=2.2, glow=1.8)
    stage.camera((-1.9, -6.3, 1.75), (0.25, 6, 1.45), lens=26, fstop=4, focus=(0, 0.6, 0.9))
    deck()
    bar()
    for i, (x, y, turn) in enumerate(((-0.9, -0.9, 20), (-3.4, 0.4, -15), (-1.0, 2.5, 45), (0.9, 4.0, 0), (-3.3, 3.9, 30), (1.1, 0.7, -20))):
        table(x, y, turn, i)
    roof()
    bay()
    lamps.panel((-2, -6, 5), (0, 1, 0.5), 5, 5, 170, 3200, "fill").visible_glossy = False


def deck():
    stage.slab(-9, 7, -9, 5.6, 0, matter.oak("x", (2.4, 0.15), 0.45), 0.2)
    rail = matter.paint((0.58, 0.55, 0.48), 0.5)
    for k in range(10):
        form.box((0.11, 0.11, 1.0), (-8.6 + k * 1.7, 5.4, 0), rail, 0.012)
    form.box((16, 0.16, 0.06), (-1, 5.4, 1.0), matter.oak("x"), 0.015)
    for z in (0.25, 0.5, 0.75):
        form.tube([(-9, 5.4, z), (7, 5.4, z)], 0.012, matter.steel())
    lamps.profile((-9, 5.32, 0.98), (7, 5.32, 0.98), (0, -0.6, -1), 34, 2400, "rail", visible=4, width=0.008)
    for x in (-6.4, 6.2):
        plants.pot((x, 4.7, 0), 0.36, 0.6, matter.paint((0.055, 0.085, 0.09), 0.5))
        plants.palm((x, 4.7, 0.4), 1.7, "feather", 0.15, 40, 20, 1.5, int(x) + 9)


def table(x, y, turn, seed):
    cloth = ((0.06, 0.085, 0.095), (0.5, 0.45, 0.37), (0.26, 0.16, 0.095))
    s = seating.Set((x, y, 0), turn)
    furniture.round_table((x, y, 0), 0.42, 0.74, matter.oak("x"), matter.black())
    for a in (0, 180) if seed % 2 else (0, 120, 240):
        t = seating.Set((x, y, 0), turn + a)
        seating.dining_chair(t.p(0, 0.78, 0), turn + a, matter.cloth(cloth[seed % 3]), matter.oak("z"))
        px, py, pz = t.p(0.02, 0.25, 0.74)
        form.lathe([(0, 0), (0.09, 0), (0.125, 0.016), (0.123, 0.018), (0.09, 0.006), (0, 0.006)], (px, py, pz), matter.paint((0.72, 0.7, 0.66), 0.2), 36)
        furniture.glass(t.p(0.2, 0.2, 0.74), 0.19, ((0.5, 0.3, 0.06), None, (0.3, 0.03, 0.03))[seed % 3])
        t.box((0.05, 0.14, 0.012), (-0.16, 0.27, 0.74), matter.cloth((0.62, 0.58, 0.5)), 0.004)
    # a cordless lamp, dimmed in step with the sky
    at = s.p(0.02, -0.02, 0.74)
    form.lathe([(0, 0), (0.055, 0), (0.055, 0.012), (0.008, 0.018), (0.007, 0.24)], at, matter.brass(0.3), 32)
    form.lathe([(0.085, 0.2), (0.05, 0.28), (0, 0.285)], at, matter.brass(0.3), 40)
    form.lathe([(0, 0.215), (0.075, 0.205)], at, matter.glow(2300, 7), 32)
    lamps.bulb((at[0], at[1], at[2] + 0.17), 10, 2300, 0.05, "tables").visible_glossy = False


def bar():
    """A counter on the right, bottles behind it, and its own small screen."""
    x, y0, y1 = 3.3, -1.6, 4.6
    mid, long = (y0 + y1) / 2, y1 - y0
    tile = matter.tiles((0.06, 0.17, 0.175), 0.11, 0.2, 0.004, True)
    form.box((long, 0.5, 1.02), (x, mid, 0), tile, 0, -90)
    form.box((long + 0.2, 0.8, 0.06), (x - 0.1, mid, 1.02), matter.oak("x"), 0.015, -90)
    form.tube([(x - 0.42, y0, 0.2), (x - 0.42, y1, 0.2)], 0.022, matter.brass())
    lamps.profile((x - 0.36, y0, 1.0), (x - 0.36, y1, 1.0), (0.35, 0, -1), 30, 2500, "bar", visible=4, width=0.008)
    for k in range(5):
        seating.stool((x - 0.85, y0 + 0.7 + k * 1.15, 0), 90 if k % 2 else 80, matter.leather((0.4, 0.18, 0.08)), 0.72)
    back = 5.2
    stage.wall((back, 5.0), (back, -3.0), 3.1, matter.plaster((0.56, 0.44, 0.3), 0.2))
    chance = random.Random(7)
    shapes = []
    for row, z in enumerate((1.15, 1.62)):
        form.box((0.26, 4.6, 0.04), (back - 0.22, 2.0, z), matter.oak("y"), 0.006)
        lamps.profile((back - 0.1, -0.2, z - 0.02 + 0.47), (back - 0.1, 4.2, z - 0.02 + 0.47), (-0.2, 0, -1), 9, 2500, "shelf", visible=4, width=0.006)
        for k in range(38):
            color = chance.choice(((0.5, 0.24, 0.05), (0.1, 0.34, 0.16), (0.6, 0.5, 0.34), (0.42, 0.08, 0.05), (0.12, 0.34, 0.42), (0.56, 0.56, 0.5)))
            tall = chance.choice((0.27, 0.3, 0.33))
            spot = (back - 0.22 + chance.uniform(-0.04, 0.04), -0.2 + k * 0.119, z + 0.04)
            known = next((thing for key, thing in shapes if key == (color, tall)), None)
            if known:
                form.again(known, spot)
            else:
                shapes.append(((color, tall), form.lathe([(0, 0), (0.035, 0), (0.036, tall * 0.6), (0.013, tall * 0.74), (0.013, tall), (0, tall)], spot, matter.paint(color, 0.12), 16)))
    s = seating.Set((back - 0.08, 3.0, 2.1), -90)
    s.box((1.42, 0.05, 0.84), (0, 0, 0), matter.black(0.3), 0.01)
    s.box((1.36, 0.006, 0.78), (0, -0.028, 0.03), matter.glow(6000, 0.8, (0.12, 0.7, 0.2)), 0)
    for k in range(9):
        s.box((0.008, 0.004, 0.62), (-0.56 + k * 0.14, -0.033, 0.06), matter.glow(6000, 1.3, (0.9, 1, 0.9)), 0)
    s.box((1.36, 0.004, 0.13), (0, -0.034, 0.68), matter.glow(6000, 0.8, (0.25, 0.3, 0.5)), 0)
    for k in range(14):
        s.box((0.022, 0.004, 0.045), (chance.uniform(-0.5, 0.5), -0.036, chance.uniform(0.1, 0.6)), matter.glow(6000, 1.6, (1.0, 0.5, 0.1) if k % 2 else (0.9, 0.95, 1)), 0)
    for k in range(4):
        lamps.pendant((x, y0 + 0.9 + k * 1.45, 2.94), 0.85, 7, 2400, "dome", 0.85, "bar", matter.paint((0.045, 0.075, 0.08), 0.35))
    for k, y in enumerate((-0.9, 0.4, 1.9, 2.2)):
        furniture.glass((x - 0.2, y, 1.08), 0.19, (0.55, 0.3, 0.05) if k % 2 else (0.5, 0.12, 0.08))
    furniture.bowl((x, 0.9, 1.08), 0.15, matter.paint((0.6, 0.55, 0.45), 0.4))
    for k in range(6):
        form.ball(0.04, (x + 0.07 * math.cos(k * 2.4), 0.9 + 0.07 * math.sin(k * 2.4), 1.14), matter.paint((0.2, 0.4, 0.05), 0.4))


def roof():
    wood = matter.oak("y")
    for x in (2.0, 5.6):
        for y in (-2.4, 5.0):
            form.box((0.18, 0.18, 3.0), (x, y, 0), matter.oak("z"), 0.012)
    for x in (2.0, 5.6):
        form.box((0.14, 8.4, 0.24), (x, 1.3, 2.96), wood, 0.01)
    for k in range(15):
        form.box((4.6, 0.09, 0.16), (3.9, -2.6 + k * 0.56, 3.18), matter.oak("x"), 0.008)
    form.box((4.8, 8.6, 0.05), (3.95, 1.3, 3.34), matter.cloth((0.5, 0.4, 0.25)), 0)
    for a, b in (((2.0, -1.6, 2.95), (-8, -0.4, 3.0)), ((2.0, 1.8, 2.95), (-8, 2.4, 3.0)), ((2.0, 4.9, 2.95), (-8, 5.2, 3.0))):
        fixtures.festoon(a, b, 0.4, 17, 1.0, 2300, 1)
    form.box((0.14, 0.14, 3.1), (-5.6, 5.1, 0), matter.oak("z"), 0.012)
    # two small speakers: one hears the game, one plays for the tables
    furniture.speaker((2.02, 4.78, 2.3), 40, 0.3, 0.18, 0.16, matter.paint((0.6, 0.58, 0.52), 0.5), feet=False)
    furniture.speaker((5.0, 3.4, 2.35), -90, 0.3, 0.18, 0.16, matter.paint((0.6, 0.58, 0.52), 0.5), feet=False)


def bay():
    form.sheet(900, 600, (0, 306, -1.1), town.open_water((0.03, 0.05, 0.06), 0.25, 0.3, 0.06))
    wood = matter.bark((0.3, 0.24, 0.18))
    for k in range(9):
        for x in (-5.2, -4.0):
            form.rod(0.11, 1.7, (x - k * 0.35, 8 + k * 2.2, -1.5), wood)
    form.box((1.5, 20, 0.08), (-6.0, 16.5, -0.1), matter.oak("x", (1.5, 0.2)), 0.01, 9)
    for k in range(4):
        form.ball(0.1, (-4.6 - k * 0.8, 9.5 + k * 5, 0.9), matter.glow(2400, 10))
        form.rod(0.04, 1.0, (-4.6 - k * 0.8, 9.5 + k * 5, -0.1), wood)
    # a sailboat at anchor, hills of the far shore with a few lamps
    hull = matter.paint((0.6, 0.58, 0.54), 0.4)
    form.lathe([(0, -0.5), (0.6, -0.2), (0.85, 0.3), (0.8, 0.32), (0, 0.3)], (3.2, 34, -0.9), hull, 32).scale = (3.4, 1, 1.2)
    form.rod(0.07, 8.4, (3.4, 34, -0.7), hull)
    form.tube([(3.4, 34, 0.7), (0.4, 34, 0.8)], 0.12, matter.cloth((0.1, 0.3, 0.36)))
    form.ball(0.1, (3.4, 34, 7.8), matter.glow(3000, 12))
    form.box((700, 20, 3), (0, 330, -1.5), matter.paint((0.09, 0.07, 0.09), 1.0), 1)
    for k in range(16):
        form.ball(0.5, (-150 + k * 21 + (k * 7 % 5) * 2, 318, 1.6), matter.glow((2400, 2800, 3300)[k % 3], 9))
