"""A courtyard laid for a quinceañera: white cloths, bulbs overhead, a rose pool, a small stage with two loudspeakers."""
import math

from kit import fixtures, flowers, form, furniture, lamps, matter, plants, seating, sky, stage, town

FILM = {"exposure": 1.25, "vignette": 0.2}
ROSE = (1.0, 0.16, 0.5)
PINKS = ((0.5, 0.16, 0.22), (0.62, 0.42, 0.4), (0.38, 0.06, 0.13), (0.66, 0.6, 0.52))


TABLES = ((-2.0, -2.2), (2.9, -0.6), (-4.9, 2.4), (5.3, 3.4), (-1.75, 1.4))


def build():
    sky.evening("dusk", sun=60, strength=0.34, clouds=1.4)
    stage.camera((-0.35, -5.6, 1.82), (0.1, 8, 1.55), lens=29, fstop=3.5, focus=(-2.0, -2.2, 0.9))
    yard()
    pool()
    platform()
    for i, (x, y) in enumerate(TABLES):
        party_table(x, y, i)
    flowers.chairs([(x + 1.14 * math.cos(a), y + 1.14 * math.sin(a), math.degrees(a) - 90 + 5 * math.sin(7 * a + i))
                    for i, (x, y) in enumerate(TABLES) for a in (k * math.tau / 6 + i for k in range(6))])
    overhead()
    lamps.panel((0, -6, 7), (0, 2, 0), 8, 8, 90, 3000, "fill").visible_glossy = False


def yard():
    clay = matter.tiles((0.4, 0.235, 0.155), 0.4, 0.32, 0.012)
    for x0, x1, y0, y1 in ((-14, 14, -12, 4.35), (-14, 14, 7.15, 14.9), (-14, -2.55, 4.35, 7.15), (2.55, 14, 4.35, 7.15)):
        stage.slab(x0, x1, y0, y1, 0, clay, 0.3)
    plaster = matter.plaster((0.56, 0.44, 0.32), 0.3)
    town.arcade((-12, 12.2), (12, 12.2), 3.9, plaster, 8, 2.0, 1.9, 0.5)
    form.box((24, 4, 0.2), (0, 14, 3.7), matter.oak("x"), 0)
    stage.wall((-12, 14.8), (12, 14.8), 3.9, matter.plaster((0.5, 0.36, 0.24)))
    form.box((24.6, 1.0, 0.22), (0, 12.1, 3.9), matter.paint((0.42, 0.16, 0.09), 0.7), 0.04, tilt=(8, 0))
    lamps.panel((0, 13.4, 3.5), (0, 14.6, 0.5), 22, 0.8, 260, 2600, "arcade")
    for side in (-1, 1):
        form.box((0.4, 24, 3.3), (side * 9.6, 2, 0), plaster, 0.02)
        form.box((0.6, 24, 0.12), (side * 9.6, 2, 3.3), matter.stone((0.42, 0.34, 0.26)), 0.02)
        # oleander and bougainvillea along the wall
        plants.hedge((side * 9.0, -6), (side * 9.0, 11.5), 1.3, 0.9, 3, 500, 0.12, (0.1, 0.14, 0.05))
        plants.hedge((side * 9.3, -6), (side * 9.3, 11.5), 2.7, 0.5, 5, 420, 0.12, (0.42, 0.05, 0.2))
        for y in (0.5, 6.0):
            lamps.uplight((side * 8.2, y, 0), (side * 9.2, y, 2.4), 30, 2700, 90)
    for x, y, tall, seed in ((-7.4, 10.2, 6.4, 3), (7.6, 10.0, 6.8, 8)):
        plants.palm((x, y, 0), tall, "fan", 0.3, seed * 40, 30, 1.7, seed)
        lamps.uplight((x + 0.3, y - 1.3, 0), (x, y, tall), 240, 2900, 36)


def pool():
    """Sunk into the court, its plaster pale, lit rose from below the water; candles in glass float on it."""
    rim, basin = matter.limestone((0.46, 0.4, 0.31)), matter.plaster((0.5, 0.46, 0.44), 0.1)
    for x0, x1, y0, y1 in ((-2.9, 2.9, 4.0, 4.35), (-2.9, 2.9, 7.15, 7.5), (-2.9, -2.55, 4.35, 7.15), (2.55, 2.9, 4.35, 7.15)):
        form.box((x1 - x0, y1 - y0, 0.05), ((x0 + x1) / 2, (y0 + y1) / 2, 0.002), rim, 0.012)
    form.box((5.1, 2.8, 0.1), (0, 5.75, -1.3), basin, 0)
    band = matter.tiles((0.05, 0.12, 0.16), 0.1, 0.2, 0.006, True)
    for x in (-2.6, 2.6):
        form.box((0.1, 2.9, 1.3), (x, 5.75, -1.3), basin, 0)
    for y in (4.3, 7.2):
        form.box((5.3, 0.1, 1.3), (0, y, -1.3), basin, 0)
        form.box((5.1, 0.012, 0.15), (0, y + (0.052 if y < 5 else -0.052), -0.15), band, 0)
    form.sheet(5.12, 2.82, (0, 5.75, -0.07), matter.water((1.0, 0.8, 0.9), 0.1, 4.5), 1)
    for x in (-1.7, 0.0, 1.7):
        form.lathe([(0, 0), (0.09, 0)], (x, 7.13, -0.55), matter.glow(2700, 5, (1.0, 0.35, 0.62)), 32, 0, (90, 0))
        lamps.spot((x, 7.05, -0.55), (x * 1.1, 4.4, -0.6), 130, group="pool", tint=ROSE, beam=120)
    lamps.panel((0, 5.75, 0.05), (0, 6.6, 5), 4.6, 2.4, 30, tint=ROSE, group="pool").visible_glossy = False
    for k in range(11):
        a = k * 2.4
        x, y = 2.0 * math.cos(a) * (0.3 + k / 14), 5.75 + 0.9 * math.sin(a) * (0.3 + k / 14)
        form.lathe([(0, 0), (0.06, 0.004), (0.075, 0.03), (0.07, 0.07)], (x, y, -0.075), matter.glass((1.0, 0.95, 0.9)), 24)
        form.rod(0.035, 0.03, (x, y, -0.07), matter.shade(2000, 0.9, (0.8, 0.7, 0.55)))
        form.ball(0.011, (x, y, -0.02), matter.glow(2000, 22), 1.7)


def platform():
    wood, cloth = matter.oak("x", (1.4, 0.14)), matter.cloth((0.5, 0.14, 0.26))
    form.box((5.4, 2.3, 0.4), (0, 10.1, 0), wood, 0.02)
    form.box((5.44, 0.03, 0.3), (0, 8.93, 0.03), cloth, 0.01)
    form.box((1.4, 0.4, 0.2), (0, 8.7, 0), wood, 0.02)
    for x in (-2.55, 2.55):
        form.tube([(x, 10.9, 0.4), (x, 10.9, 3.4)], 0.04, matter.brass())
    form.tube([(-2.55, 10.9, 3.4), (2.55, 10.9, 3.4)], 0.04, matter.brass())
    for i in range(3):
        form.curtain(1.75, 2.95, (-1.7 + i * 1.7, 10.95, 0.42), matter.cloth((0.62, 0.5, 0.48) if i != 1 else (0.58, 0.3, 0.36)), 0, 9, 0.09, i)
    # an arch of roses, and the chair under it
    arch = [(-1.15, 10.5, 0.4), (-1.15, 10.5, 1.2), (-1.15, 10.5, 1.9)]
    arch += [(1.15 * math.cos(a), 10.5, 1.9 + 1.15 * math.sin(a)) for a in (math.pi * (1 - k / 16) for k in range(1, 16))]
    arch += [(1.15, 10.5, 1.9), (1.15, 10.5, 1.2), (1.15, 10.5, 0.4)]
    flowers.garland(arch, 0.075, PINKS, 4, 0.085, 0.14)
    for side in (-1, 1):
        flowers.centerpiece((side * 1.75, 9.4, 0.4), 0.3, PINKS, 7)
        furniture.speaker((side * 2.25, 9.4, 0.4), -side * 12, 1.1, 0.36, 0.36, matter.black(0.4), feet=False)
        lamps.spot((side * 3.6, 6.6, 4.6), (side * 0.5, 10.6, 1.4), 34, 2900, 44, "stage")
    seating.armchair((0, 10.1, 0.4), 0, matter.cloth((0.6, 0.45, 0.44)), matter.brass())


def party_table(x, y, seed):
    cloth = matter.cloth((0.68, 0.62, 0.56))
    # the cloth falls in folds to the ground
    points, faces = [], []
    for j, (r, z, fold) in enumerate(((0.0, 0.765, 0), (0.885, 0.765, 0), (0.9, 0.76, 0), (0.908, 0.74, 0.003), (0.913, 0.66, 0.016), (0.925, 0.42, 0.034), (0.94, 0.2, 0.046), (0.955, 0.008, 0.055))):
        for k in range(192):
            a = k * math.tau / 192
            q = r + fold * (math.sin(a * 13 + seed + 0.8 * math.sin(3 * a)) + 0.55 * math.sin(a * 22 + 2 * seed + math.sin(5 * a)))
            points.append((q * math.cos(a), q * math.sin(a), z))
    for j in range(7):
        for k in range(192):
            a, b = j * 192 + k, j * 192 + (k + 1) % 192
            faces.append((a, b, b + 192, a + 192))
    form.place("cloth", form.mesh_of("cloth", points, faces, True), (x, y, 0), 0, cloth)
    runner = matter.cloth((0.5, 0.2, 0.24))
    form.lathe([(0, 0.767), (0.4, 0.767), (0.404, 0.7675), (0, 0.7685)], (x, y, 0), runner, 64)
    china, napkin = matter.paint((0.72, 0.7, 0.67), 0.12, 0.0, 0.4), matter.cloth((0.5, 0.2, 0.24))
    for k in range(6):
        a = k * math.tau / 6 + seed
        px, py = x + 0.63 * math.cos(a), y + 0.63 * math.sin(a)
        s = seating.Set((px, py, 0.767), math.degrees(a) + 90)
        form.lathe([(0, 0), (0.1, 0), (0.148, 0.014), (0.15, 0.017), (0.145, 0.0165), (0.102, 0.004), (0, 0.004)], (px, py, 0.767), matter.brass(0.3), 56)
        form.lathe([(0, 0.006), (0.085, 0.006), (0.122, 0.02), (0.124, 0.0225), (0.119, 0.022), (0.086, 0.01), (0, 0.01)], (px, py, 0.767), china, 56)
        s.cushion((0.075, 0.17, 0.016), (0, 0, 0.012), napkin, puff=0.4)
        for dx, long in ((-0.185, 0.19), (-0.165, 0.19), (0.18, 0.21)):
            s.box((0.012, long, 0.0025), (dx, 0, 0.002), matter.steel(0.15, 0.7), 0.001)
        furniture.glass(s.p(0.13, 0.17, 0), 0.2)
        furniture.glass(s.p(0.19, 0.12, 0), 0.17)
    flowers.centerpiece((x, y, 0.767), 0.2, PINKS, seed + 3)
    for k in range(5):
        a = k * math.tau / 5 + 0.4 + seed
        spot = (x + 0.33 * math.cos(a), y + 0.33 * math.sin(a), 0.768)
        form.lathe([(0, 0.002), (0.028, 0.002), (0.032, 0.07), (0.03, 0.07), (0.026, 0.006)], spot, matter.glass((1.0, 0.93, 0.88)), 28)
        form.rod(0.024, 0.03, (spot[0], spot[1], 0.771), matter.shade(2000, 0.9, (0.8, 0.7, 0.55)))
        form.ball(0.006, (spot[0], spot[1], 0.812), matter.glow(2000, 26), 1.8)
    lamps.bulb((x, y, 1.75), 12, 2500, 0.3, "tables").visible_glossy = False


def overhead():
    for i, (a, b) in enumerate((((-9.4, -4, 3.6), (9.4, -1.5, 3.6)), ((-9.4, 2.2, 3.6), (9.4, 0.6, 3.6)), ((-9.4, 3.6, 3.6), (9.4, 5.6, 3.6)), ((-9.4, 9.6, 3.6), (9.4, 8.6, 3.6)))):
        fixtures.festoon(a, b, 0.5, 23, 1.6, 2400, 1)
    for x, y in ((-3.3, 1.7), (3.5, 2.2), (-3.3, 4.6), (3.5, 5.2)):
        lamps.path_light((x, y, 0), 12, 2700, 0.45)
