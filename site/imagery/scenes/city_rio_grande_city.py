"""The river bends at Rio Grande City: the last light lies on the water, one lantern waits at the landing."""
import math

from kit import form, lamps, matter, plants, sky, stage, town

FILM = {"exposure": 1.35}


def build():
    sky.evening("dusk", sun=74, strength=0.3, clouds=2.0, glow=3.0)
    stage.camera((-1.2, -10.2, 3.0), (0.9, 14, 1.9), lens=26, fstop=None)
    form.sheet(900, 900, (0, 380, 0), town.open_water(scale=0.34, wave=0.16, rough=0.05))
    banks()
    landing()
    far_bank()


def bank(points, height, name, mat):
    """Land from `points` (the shore, x and y) away to the right or left, rising gently."""
    verts, faces = [], []
    for x, y, side in points:
        for k, (out, up) in enumerate(((0, -0.3), (1.2, 0.35), (3.5, 0.75), (9, 1.0), (40, 1.3), (400, 1.6))):
            verts.append((x + side * out, y, up * height + 0.1 * math.sin(x * 1.7 + y * 0.9 + k * 2) * min(1, out)))
    for i in range(len(points) - 1):
        for k in range(5):
            a = i * 6 + k
            faces.append((a, a + 1, a + 7, a + 6))
    form.place(name, form.mesh_of(name, verts, faces, True), (0, 0, 0), 0, mat)


def banks():
    soil = matter.earth((0.06, 0.055, 0.03), 1.6, 1.0)
    # the river comes from the left behind the point, swings out and leaves towards the light
    bank([(5.2 + 0.3 * math.sin(i * 1.3) + max(0, i - 3) ** 1.6 * 1.1, -12 + i * 3.2, 1) for i in range(16)], 1.0, "near bank", soil)
    bank([(-8.5 + 9.5 * math.exp(-((i - 9.2) / 2.6) ** 2) - max(0, i - 12) * 2.4, -14 + i * 4.2, -1) for i in range(22)], 0.9, "point", soil)
    for i in range(34):
        y = -6 + i * 0.75
        x = 5.3 + 0.3 * math.sin(i * 0.5) + max(0, (y + 12) / 3.2 - 3) ** 1.6 * 1.1
        plants.grass((x + 0.3 + (i * 7 % 5) * 0.22, y, 0.1), 1.2 + 0.5 * (i % 3), 90, i, (0.13, 0.125, 0.05), 0.3)
    for x, y, tall, seed in ((9.0, 3.5, 4.6, 3), (13.5, 8.5, 5.2, 6), (-7.5, 13.5, 4.2, 9), (-5.2, 21, 4.4, 11), (-11.5, 9.0, 5.0, 14), (-1.6, 24.5, 3.6, 15)):
        plants.tree((x, y, 0.5), tall, seed, 0.72, 20, (0.045, 0.06, 0.025), 0.1)
    for x, y in ((8.3, 2.4), (9.9, 3.1)):
        lamps.uplight((x, y, 0.8), (9.0, 3.5, 3.8), 70, 2700, 62)


def landing():
    deck = matter.oak("x", None, 0.6)
    for i in range(24):
        form.box((0.19, 1.5, 0.05), (1.1 + i * 0.205, -0.8, 0.5), deck, 0.006)
    for x in (1.15, 3.3, 5.6):
        for y in (-1.5, -0.1):
            form.box((0.13, 0.13, 1.2), (x, y, -0.3), matter.bark((0.12, 0.095, 0.07)), 0.01)
    form.box((0.1, 0.1, 1.9), (1.2, -0.12, 0.5), matter.bark((0.12, 0.095, 0.07)), 0.01)
    form.tube([(1.2, -0.12, 2.35), (1.2, -0.5, 2.38)], 0.016, matter.black())
    town.lantern((1.2, -0.5, 2.36), 0.24, 22, 2200, drop=0.12)
    # a flat boat, tied up
    points, faces = [], []
    for i in range(9):
        t = i / 8
        x, wide = -1.9 + t * 3.0, 0.5 * math.sin(math.pi * (0.16 + 0.72 * t)) ** 0.7
        for y, z in ((-wide, 0.34 + 0.16 * (2 * t - 1) ** 2), (-wide * 0.72, 0.0), (wide * 0.72, 0.0), (wide, 0.34 + 0.16 * (2 * t - 1) ** 2)):
            points.append((x, y, z))
    for i in range(8):
        for k in range(3):
            a = i * 4 + k
            faces.append((a, a + 4, a + 5, a + 1))
    form.place("boat", form.mesh_of("boat", points, faces), (0.3, -2.3, 0.02), 8, matter.walnut("x"))
    for x in (-0.6, 0.5):
        form.box((0.2, 0.86, 0.03), (0.3 + x, -2.3, 0.26), deck, 0.004, 8)
    form.tube([(1.3, -2.1, 0.4), (1.35, -1.9, 0.24), (1.2, -1.5, 0.85)], 0.012, matter.cloth((0.3, 0.26, 0.2)))


def far_bank():
    form.box((700, 60, 1.5), (0, 190, 0), matter.paint((0.012, 0.011, 0.01), 1.0), 0)
    plants.hedge((-150, 160), (190, 160), 3.6, 3.0, density=36, leaf=0.9)
    for i, (x, z) in enumerate(((-60, 2.2), (-44, 1.8), (-20, 2.4), (12, 2.0), (21, 2.6), (37, 1.9), (58, 2.3), (75, 2.0))):
        form.ball(0.28, (x, 156, z), matter.glow((2300, 2700, 2500)[i % 3], 12))
