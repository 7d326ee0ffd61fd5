"""Rio Grande City: a ranch gate, a stone house with a long lit porch on its rise above the river, the courthouse tower far off."""
import math

from kit import brickwork, form, lamps, matter, plants, seating, sky, stage, town

FILM = {"exposure": 1.35, "vignette": 0.2}
NOON = {"sun": 230}


def build():
    sky.evening("dusk", sun=60, strength=0.6, clouds=2.0, glow=2.0)
    stage.camera((-2.6, -13.5, 2.4), (0.6, 12, 3.5), lens=30, fstop=None)
    land()
    gate()
    house()
    trees()
    far()
    lamps.panel((-4, -10, 9), (0, 0, 0), 9, 9, 430, 3400, "fill").visible_glossy = False


def hill(x, y):
    rise = 1.0 / (1 + math.exp(-(y - 3.5) / 2.4)) * 1.7 / (1 + math.exp((abs(x - 1) - 15) / 2.2))
    # on the left the ground falls to the river
    fall = 3.2 / (1 + math.exp(-(y - 11.5) / 0.8)) / (1 + math.exp((x + 7.5) / 0.9))
    return rise - fall + 0.05 * math.sin(x * 0.9) * math.sin(y * 1.1)


def land():
    grass = matter.earth((0.25, 0.21, 0.1), 2.2, 0.8)
    form.sheet(90, 44, (0, 7, 0), grass, 120, lambda x, y: hill(x, y + 7))
    # the caliche drive: pale, from the gate up to the steps
    points, faces = [], []
    for i in range(41):
        t = i / 40
        y, x = -14 + t * 25, -1.2 + 2.4 * t + 0.9 * math.sin(t * 5)
        for side in (-1.5, 1.5):
            points.append((x + side, y, hill(x + side, y) + 0.035))
    for i in range(40):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    form.place("drive", form.mesh_of("drive", points, faces, True), (0, 0, 0), 0, matter.earth((0.46, 0.39, 0.29), 6.0, 0.4))
    form.sheet(140, 56, (-74, 38, -0.75), town.open_water((0.03, 0.045, 0.05), 0.2, 0.12, 0.04))


def gate():
    stone = matter.ledgestone((0.4, 0.32, 0.22))
    wood, iron = matter.oak("x", None, 0.6), matter.black(0.5)
    cap = matter.stone((0.45, 0.39, 0.3), 2.0)
    for x in (-3.9, 1.9):
        form.box((0.8, 0.8, 2.3), (x, -4.6, 0), stone, 0.02)
        form.box((0.98, 0.98, 0.14), (x, -4.6, 2.3), cap, 0.03)
        form.box((0.24, 0.24, 2.2), (x, -4.6, 2.3), wood, 0.02)
        town.lantern((x, -5.16, 2.1), 0.26, 34, 2500, drop=0.2)
        form.tube([(x, -4.95, 2.12), (x, -5.16, 2.12)], 0.02, iron)
    form.box((6.9, 0.3, 0.34), (-1.0, -4.6, 4.42), wood, 0.03)
    # a star of iron hangs from the beam
    star = []
    for k in range(11):
        a, r = math.radians(90 + k * 36), 0.42 if k % 2 == 0 else 0.18
        star.append((-1.0 + r * math.cos(a), -4.6, 3.85 + r * math.sin(a)))
    for a, b in zip(star, star[1:]):
        form.tube([a, b], 0.022, iron)
    form.tube([(-1.0, -4.6, 4.42), (-1.0, -4.6, 4.25)], 0.012, iron)
    lamps.spot((-1.0, -4.6, 4.4), (-1.0, -4.6, 0), 40, 2600, 80, "gate")
    # the leaves stand open
    for x, turn in ((-3.5, 66), (1.5, 114)):
        s = seating.Set((x, -4.5, 0.15), turn)
        for z in (0.05, 0.35, 0.65, 0.95, 1.25):
            s.box((2.3, 0.05, 0.09), (1.15, 0, z), iron, 0.01)
        for dx in (0.04, 1.15, 2.26):
            s.box((0.08, 0.06, 1.35), (dx, 0, 0), iron, 0.01)
        s.tube([(0.05, -0.03, 0.08), (2.25, -0.03, 1.3)], 0.025, iron)
    for side in (-1, 1):
        for i in range(9):
            x = (-4.5 if side < 0 else 2.5) + side * i * 2.0
            form.box((0.13, 0.13, 1.3), (x, -4.6, 0), matter.bark((0.22, 0.17, 0.12)), 0.02)
        for z in (0.45, 0.8, 1.15):
            x = -4.3 if side < 0 else 2.3
            form.tube([(x, -4.6, z), (x + side * 17, -4.6, z)], 0.035, matter.oak("x"))


def house():
    base, y = 1.72, 12.0
    stone, trim = matter.ledgestone((0.48, 0.38, 0.26)), matter.paint((0.6, 0.56, 0.47), 0.5)
    tin = matter.paint((0.36, 0.35, 0.33), 0.42, 0.25)
    form.box((15, 6, 3.3), (1.5, y + 3, base - 0.2), stone, 0)
    form.box((16.4, 3.0, 0.3), (1.5, y - 1.4, base - 0.26), matter.stone((0.42, 0.36, 0.28), 2.0), 0.03)
    for k in range(3):
        form.box((2.6, 0.36, 0.17), (1.5, y - 3.05 - k * 0.34, base - 0.24 - k * 0.17), matter.stone((0.42, 0.36, 0.28), 2.0), 0.02)
    # main roof and the porch's own
    for x0, x1, y0, z0, y1, z1 in ((-6.6, 9.6, y - 0.5, base + 3.1, y + 3, base + 5.3), (-6.9, 9.9, y - 3.1, base + 2.62, y + 0.1, base + 3.2)):
        points = [(x0, y0, z0), (x1, y0, z0), (x1 - 1.6, y1, z1), (x0 + 1.6, y1, z1)] if z1 > base + 4 else [(x0, y0, z0), (x1, y0, z0), (x1, y1, z1), (x0, y1, z1)]
        form.place("roof", form.mesh_of("roof", points, [(0, 1, 2, 3)]), (0, 0, 0), 0, tin).modifiers.new("thick", "SOLIDIFY").thickness = -0.08
    form.box((16.2, 0.16, 0.22), (1.5, y - 2.85, base + 2.46), trim, 0.01)
    for i in range(8):
        x = -6.3 + i * 2.23
        form.box((0.17, 0.17, 2.5), (x, y - 2.85, base), trim, 0.012)
        for side in (-1, 1):
            form.tube([(x, y - 2.85, base + 1.95), (x + side * 0.42, y - 2.85, base + 2.44)], 0.04, trim)
        if i < 7 and i != 3:
            for z in (0.35, 0.85):
                form.box((2.1, 0.06, 0.07), (x + 1.115, y - 2.85, base + z), trim, 0.01)
            for k in range(9):
                form.box((0.03, 0.03, 0.5), (x + 0.25 + k * 0.22, y - 2.85, base + 0.37), trim, 0)
    for i, x in enumerate((-4.6, -2.3, 4.0, 6.3)):
        brickwork.sash((x, y, base + 0.7), (1.05, 1.65), 0, 0.6, 2500)
        for side in (-0.8, 0.8):
            brickwork.shutter((x + side, y, base + 0.7), (0.46, 1.65), 0, matter.paint((0.05, 0.17, 0.2), 0.5))
    form.box((1.1, 0.08, 2.2), (0.9, y - 0.02, base), matter.paint((0.4, 0.1, 0.05), 0.4), 0.01)
    form.box((0.5, 0.1, 0.9), (0.9, y - 0.04, base + 1.1), town.interior(2500, 0.7, 0.9), 0.01)
    for i in range(5):
        x = -5.2 + i * 3.345
        town.lantern((x, y - 1.5, base + 2.75), 0.26, 46, 2500, drop=0.25)
    for x, turn in ((-3.4, 14), (-1.6, -10), (5.2, -12)):
        seating.armchair((x, y - 1.2, base + 0.03), turn, matter.cloth((0.5, 0.4, 0.26)), matter.oak("y"))
    form.box((1.3, 1.3, 2.4), (6.6, y + 3, base + 4.2), stone, 0)
    form.box((1.5, 1.5, 0.14), (6.6, y + 3, base + 6.6), matter.stone((0.42, 0.36, 0.28), 2.0), 0.02)
    for x in (-6.9, 9.9):
        lamps.spot((x * 0.97, y - 5.5, base - 0.8), (x * 0.8, y, base + 1.6), 40, 2700, 60, "stone")


def trees():
    for x, y, tall, seed in ((-10.8, 8.0, 6.2, 3), (12.8, 9.0, 6.6, 6), (6.6, 1.2, 4.6, 9)):
        plants.tree((x, y, hill(x, y) - 0.1), tall, seed, 0.72, 18, (0.1, 0.13, 0.05), 0.11)
        lamps.uplight((x - 0.5, y - 1.8, hill(x, y)), (x, y, tall * 0.7), 120, 2800, 62)
    for i, (x, y) in enumerate(((-4.9, -6.0), (-6.3, -5.6), (2.9, -5.7), (4.3, -6.2), (3.6, 4.4), (-2.6, 6.6), (-1.5, 7.4))):
        if i % 2:
            plants.agave((x, y, hill(x, y)), 0.75, i)
        else:
            plants.grass((x, y, hill(x, y)), 0.9, 170, i, (0.26, 0.24, 0.1), 0.3)


def far():
    sand = matter.plaster((0.5, 0.4, 0.26), 0.2)
    form.box((220, 20, 3.4), (70, 92, -3), matter.paint((0.07, 0.08, 0.05), 1.0), 0.4)
    form.box((160, 40, 1.2), (-60, 86, -0.9), matter.earth((0.2, 0.17, 0.09)), 0.2)
    plants.hedge((-80, 67), (-26, 67), 2.2, 2.0, density=60, leaf=0.5, color=(0.08, 0.1, 0.04))
    for i in range(9):
        form.ball(0.2, (-24 - i * 5.2, 65.6, 0.8), matter.glow((2400, 2700)[i % 2], 10))
    x, y = -17.5, 70
    form.box((13, 8, 7.0), (x, y, 0), sand, 0)
    form.box((14, 9, 0.5), (x, y, 7.0), matter.stone((0.45, 0.38, 0.28)), 0.05)
    form.box((3.6, 3.6, 12.5), (x, y - 3, 0), sand, 0)
    form.lathe([(2.9, 0), (2.6, 0.6), (2.0, 1.8), (0.6, 2.7), (0.5, 3.6), (0.1, 5.4)], (x, y - 3, 12.5), matter.paint((0.3, 0.14, 0.09), 0.6), 8, 22.5)
    for dx in (-5, -3, 3, 5):
        for z in (1.2, 4.2):
            brickwork.sash((x + dx, y - 4, z), (1.0, 1.9), 0, 0.6, 2500)
    brickwork.sash((x, y - 4.85, 8.8), (1.2, 2.2), 0, 0.9, 2500)
    lamps.spot((x - 2, y - 22, 0.5), (x, y, 8), 2400, 2600, 40, "courthouse")
