"""A courtyard laid for a quinceañera: white cloths, bulbs overhead, a rose pool, a small stage with two loudspeakers."""
import math

from kit import fixtures, form, furniture, lamps, matter, plants, seating, sky, stage, town

FILM = {"exposure": 1.25, "vignette": 0.2}
ROSE = (1.0, 0.16, 0.5)
PINKS = ((0.55, 0.16, 0.26), (0.6, 0.4, 0.42), (0.5, 0.08, 0.2))


def build():
    sky.evening("dusk", sun=60, strength=0.4, clouds=1.4)
    stage.camera((-0.6, -7.4, 2.5), (0.35, 8, 1.5), lens=28, fstop=4, focus=(0, 1.2, 0.9))
    yard()
    pool()
    platform()
    for i, (x, y) in enumerate(((-2.3, -0.9), (2.35, 0.0), (-4.9, 3.2), (5.4, 3.6))):
        party_table(x, y, i)
    overhead()
    lamps.panel((0, -6, 7), (0, 2, 0), 8, 8, 220, 3000, "fill").visible_glossy = False


def yard():
    stage.slab(-14, 14, -12, 14, 0, matter.tiles((0.42, 0.27, 0.19), 0.5, 0.32), 0.3)
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
    rim = matter.stone((0.5, 0.44, 0.36), 1.6)
    for x0, x1, y0, y1 in ((-2.9, 2.9, 4.0, 4.35), (-2.9, 2.9, 7.15, 7.5), (-2.9, -2.55, 4.0, 7.5), (2.55, 2.9, 4.0, 7.5)):
        stage.slab(x0, x1, y0, y1, 0.3, rim, 0.3)
    form.sheet(5.2, 2.9, (0, 5.75, 0.22), matter.glow(2700, 0.9, (1.0, 0.2, 0.52)), 1)
    form.sheet(5.2, 2.9, (0, 5.75, 0.24), matter.water((1.0, 0.75, 0.9), 0.25, 4.0), 1)
    lamps.panel((0, 5.75, 0.3), (0, 5.75, 5), 4.8, 2.6, 110, tint=ROSE, group="pool").visible_glossy = False
    for k in range(9):
        a = k * 2.4
        form.lathe([(0, 0), (0.09, 0.01), (0.12, 0.05), (0.1, 0.05), (0, 0.02)], (1.9 * math.cos(a) * (0.3 + k / 14), 5.75 + math.sin(a) * (0.3 + k / 14), 0.25), matter.paint((0.65, 0.55, 0.5), 0.6), 20)
        form.ball(0.028, (1.9 * math.cos(a) * (0.3 + k / 14), 5.75 + math.sin(a) * (0.3 + k / 14), 0.3), matter.glow(2000, 14), 1.4)


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
    for k in range(34):
        a = math.pi * k / 33
        x, z = 1.15 * math.cos(a), 1.5 + 1.15 * math.sin(a) if 0 < k < 33 else 1.5
        form.ball(0.13 + 0.05 * (k % 3), (x, 10.5 + 0.06 * (k % 2), 0.4 + z), matter.cloth(PINKS[k % 3]))
    for side in (-1, 1):
        for k in range(9):
            form.ball(0.12 + 0.04 * (k % 3), (side * 1.15, 10.5 + 0.06 * (k % 2), 0.45 + k * 0.18), matter.cloth(PINKS[(k + 1) % 3]))
        furniture.speaker((side * 2.15, 9.5, 0.4), -side * 12, 1.35, 0.42, 0.4, matter.black(0.4), feet=False)
        lamps.spot((side * 3.6, 6.6, 4.6), (side * 0.5, 10.6, 1.4), 30, 2800, 44, "stage")
    seating.armchair((0, 10.1, 0.4), 0, matter.cloth((0.6, 0.45, 0.44)), matter.brass())


def party_table(x, y, seed):
    cloth = matter.cloth((0.68, 0.62, 0.56))
    # the cloth falls in folds to the ground
    points, faces = [], []
    for j, (r, z, fold) in enumerate(((0.0, 0.765, 0), (0.84, 0.765, 0), (0.87, 0.745, 0.005), (0.89, 0.5, 0.03), (0.93, 0.02, 0.07))):
        for k in range(96):
            a = k * math.tau / 96
            q = r + fold * math.sin(a * 16 + seed)
            points.append((q * math.cos(a), q * math.sin(a), z))
    for j in range(4):
        for k in range(96):
            a, b = j * 96 + k, j * 96 + (k + 1) % 96
            faces.append((a, b, b + 96, a + 96))
    form.place("cloth", form.mesh_of("cloth", points, faces, True), (x, y, 0), 0, cloth)
    form.lathe([(0, 0.768), (0.42, 0.768), (0.44, 0.772), (0, 0.774)], (x, y, 0), matter.cloth(PINKS[0]), 48)
    for k in range(6):
        a = k * math.tau / 6 + seed
        turn = math.degrees(a) - 90
        seating.dining_chair((x + 1.2 * math.cos(a), y + 1.2 * math.sin(a), 0), turn, matter.cloth((0.6, 0.5, 0.47)), matter.brass(0.35))
        px, py = x + 0.62 * math.cos(a), y + 0.62 * math.sin(a)
        form.lathe([(0, 0), (0.1, 0), (0.14, 0.018), (0.138, 0.02), (0.1, 0.006), (0, 0.006)], (px, py, 0.767), matter.paint((0.75, 0.73, 0.7), 0.2), 36)
        furniture.glass((x + 0.55 * math.cos(a + 0.28), y + 0.55 * math.sin(a + 0.28), 0.767), 0.18)
    form.lathe([(0, 0), (0.07, 0), (0.05, 0.1), (0.08, 0.26), (0.075, 0.26), (0, 0.2)], (x, y, 0.77), matter.glass((0.95, 0.97, 0.97)), 40)
    for k in range(13):
        a, r = k * 2.4, 0.05 + 0.012 * k
        form.ball(0.06, (x + r * math.cos(a), y + r * math.sin(a), 1.2 - r * 0.7), matter.cloth(PINKS[k % 3]))
    for k in (0.4, 2.5, 4.6):
        lamps_at = (x + 0.3 * math.cos(k), y + 0.3 * math.sin(k), 0.775)
        form.rod(0.03, 0.06, lamps_at, matter.glow(2000, 3.5))
    lamps.bulb((x, y, 1.9), 16, 2500, 0.3, "tables").visible_glossy = False


def overhead():
    for i, (a, b) in enumerate((((-9.4, -4, 3.6), (9.4, -1.5, 3.6)), ((-9.4, 2.2, 3.6), (9.4, 0.6, 3.6)), ((-9.4, 3.6, 3.6), (9.4, 5.6, 3.6)), ((-9.4, 9.6, 3.6), (9.4, 8.6, 3.6)))):
        fixtures.festoon(a, b, 0.5, 23, 1.6, 2400, 1)
    for x, y in ((-3.3, 1.7), (3.5, 2.2), (-3.3, 4.6), (3.5, 5.2)):
        lamps.path_light((x, y, 0), 12, 2700, 0.45)
