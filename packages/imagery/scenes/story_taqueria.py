"""A small taqueria that one can talk in: colored tiles, cut paper overhead, felt baffles between the ducts, a hot comal."""
import math
import random

from kit import barware, form, furniture, lamps, matter, plants, seating, sky, stage, tableware

FILM = {"exposure": 1.2}
PAPERS = [(0.75, 0.06, 0.22), (0.02, 0.38, 0.42), (0.85, 0.42, 0.02), (0.24, 0.1, 0.42), (0.16, 0.5, 0.08), (0.85, 0.2, 0.03)]


def build():
    sky.none()
    stage.camera((1.75, -4.6, 1.55), (-0.1, 2.4, 2.08), lens=25, fstop=4, focus=(0, 0.4, 1.1))
    stage.slab(-4, 4, -7, 3, 0, checker(), name="floor")
    wall = matter.plaster((0.62, 0.55, 0.44), 0.2)
    stage.wall((-3.4, 2.8), (3.6, 2.8), 3.6, wall)
    stage.wall((-3.4, -7), (-3.4, 2.8), 3.6, matter.plaster((0.05, 0.3, 0.32), 0.2))
    stage.wall((3.5, 2.8), (3.5, -7), 3.6, wall)
    overhead()
    counter()
    hot_line()
    booths()
    for i, y in enumerate((-0.9, 1.35)):
        banner(y, 2.62 + i * 0.1, i)
    for x in (-1.6, 1.4):
        lamps.panel((x, -1.6, 3.1), (x, -0.8, 0), 1.6, 3.0, 60, 3000, "room")


@matter.once
def checker():
    n = matter.Nodes("checker")
    board = n.add("ShaderNodeTexChecker", Scale=2.5)
    board.inputs["Color1"].default_value = (0.55, 0.5, 0.42, 1)
    board.inputs["Color2"].default_value = (0.42, 0.13, 0.06, 1)
    n.tree.links.new(n.where((1, 1, 1), (0, 0, 0.7854)), board.inputs["Vector"])
    n.set(Base_Color=board.outputs["Color"], Roughness=0.3)
    return n.mat


def overhead():
    """Steel deck, a duct, and between them felt baffles hanging in rows: what took the edge off."""
    stage.slab(-3.5, 3.6, -7, 3, 3.6, matter.paint((0.4, 0.39, 0.37), 0.5), -0.1)
    for i in range(24):
        form.box((0.12, 10, 0.05), (-3.3 + i * 0.3, -2, 3.55), matter.paint((0.4, 0.39, 0.37), 0.5), 0.01)
    form.tube([(2.35, -6, 3.28), (2.35, 2.7, 3.28)], 0.2, matter.steel(0.35, 0.6))
    for i in range(6):
        form.lathe([(0.2, 0), (0.212, 0.01), (0.2, 0.02)], (2.35, -4.8 + i * 1.3, 3.28), matter.steel(0.35), 40, 0, (90, 0))
    felts = [matter.cloth((0.09, 0.09, 0.1)), matter.cloth((0.07, 0.12, 0.14))]
    for column in range(3):
        for row in range(9):
            x, y = -2.55 + column * 1.45, -4.4 + row * 0.8
            form.box((1.25, 0.06, 0.36), (x, y, 2.86), felts[(column + row) % 2], 0.012)
            for side in (-0.5, 0.5):
                form.tube([(x + side, y, 3.22), (x + side, y, 3.56)], 0.003, matter.steel(0.3))


def banner(y, z, seed):
    """Papel picado: sheets with cut flowers on a string from wall to wall."""
    chance = random.Random(seed + 4)
    span, count = 6.8, 15
    string = []
    for i in range(count):
        u = (i + 0.5) / count
        x, low = -3.3 + span * u, z - 0.2 * 4 * u * (1 - u)
        string.append((x, y, low))
        sheet_of_paper((x, y, low), 0.38, 0.3, PAPERS[(i + seed * 2) % 6], chance.uniform(-9, 9))
    form.tube([(-3.3, y, z), *string, (3.5, y, z)], 0.004, matter.paint((0.6, 0.55, 0.45), 0.8))


def sheet_of_paper(at, w, h, color, swing):
    """A grid of cells of which some are cut away in a pattern that mirrors, fringed below."""
    columns, rows = 19, 15
    points = [((i / columns - 0.5) * w, 0.012 * math.sin(i * 0.9) * j / rows, -j / rows * h) for j in range(rows + 1) for i in range(columns + 1)]
    faces = []
    for j in range(rows):
        for i in range(columns):
            u, v = abs(i - 9), abs(j - 6)
            r, a = math.hypot(u, v), math.atan2(v, u)
            petal = 1.5 < r < 2.2 + 2.6 * abs(math.sin(a * 3 + 0.4))
            cut = (petal and (u + v) % 3 != 0) or (j < 12 and u in (7,) and j % 2) or (j == 13 and u % 2) or (j == 14 and u % 3 != 1)
            if not cut:
                k = j * (columns + 1) + i
                faces.append((k, k + 1, k + columns + 2, k + columns + 1))
    form.place("paper", form.mesh_of("paper", points, faces), at, 0, matter.leaf(color, 0.8), (swing, 0))


def tile_wall(x0, x1, z0, z1, y, size, seed, palette):
    """Square tiles, each its own color, with a thin joint; some carry a disc or a diamond."""
    chance = random.Random(seed)
    form.box((x1 - x0, 0.01, z1 - z0), ((x0 + x1) / 2, y + 0.008, z0), matter.paint((0.6, 0.57, 0.5), 0.8), 0)
    for i in range(round((x1 - x0) / size)):
        for j in range(round((z1 - z0) / size)):
            x, z = x0 + (i + 0.5) * size, z0 + j * size
            ground = palette[(i + j) % 2] if chance.random() < 0.8 else chance.choice(palette)
            form.box((size - 0.006, 0.008, size - 0.006), (x, y, z + 0.003), matter.paint(ground, 0.14), 0.002)
            mark = chance.choice(palette)
            if mark != ground:
                form.lathe([(0, 0), (size * 0.34, 0)], (x, y - 0.0055, z + size / 2), matter.paint(mark, 0.14), 4 if (i + j) % 2 else 20, 0, (90, 0))
                form.lathe([(0, 0), (size * 0.15, 0)], (x, y - 0.0065, z + size / 2), matter.paint(ground, 0.14), 12, 0, (90, 0))


CREAM, BLUE, SUN, BRICK, GREEN = (0.66, 0.6, 0.47), (0.02, 0.11, 0.36), (0.75, 0.4, 0.03), (0.5, 0.1, 0.03), (0.04, 0.26, 0.15)


def counter():
    form.box((4.2, 0.5, 1.0), (-0.1, 0.62, 0), matter.plaster((0.6, 0.53, 0.42), 0.1), 0.005)
    tile_wall(-2.2, 2.0, 0.1, 0.98, 0.36, 0.147, 3, [CREAM, BLUE, SUN, BRICK, GREEN])
    form.box((4.4, 0.72, 0.05), (-0.1, 0.56, 1.0), matter.oak("x", None, 0.3), 0.01)
    for i, x in enumerate((-1.75, -1.0, 0.55, 1.3)):
        seating.stool((x, -0.12, 0), 178 + i * 5, matter.leather(((0.5, 0.04, 0.1), (0.03, 0.28, 0.3))[i % 2]), 0.68)
    for x, color in ((-1.35, (0.6, 0.04, 0.02)), (-1.25, (0.08, 0.32, 0.05)), (0.95, (0.6, 0.04, 0.02)), (1.04, (0.75, 0.34, 0.02))):
        tableware.shaker((x, 0.4, 1.05), color, 0.2)
    for x in (-1.7, 0.6):
        tableware.plate((x, 0.38, 1.05), 0.15, matter.paint((0.06, 0.24, 0.42), 0.25))
        for k in range(3):
            taco((x - 0.07 + k * 0.07, 0.38, 1.06))
        tableware.citrus((x + 0.02, 0.29, 1.066), 0.024, (0.22, 0.45, 0.05))
    for x, drink in ((-1.48, (0.55, 0.03, 0.08)), (0.84, (0.85, 0.5, 0.08))):
        barware.tumbler((x, 0.42, 1.05), drink, 0.045, 0.14)
    for x in (-1.5, -0.1, 1.3):
        lamps.pendant((x, 0.5, 3.5), 1.36, 9, 2700, "dome", 0.85, metal=matter.paint(PAPERS[2], 0.3))


def taco(at):
    x, y, z = at
    form.lathe([(0, 0), (0.07, 0), (0.07, 0.006), (0, 0.008)], (x - 0.012, y, z + 0.05), matter.paint((0.7, 0.5, 0.2), 0.8), 28, 0, (0, 68))
    form.lathe([(0, 0), (0.07, 0), (0.07, 0.006), (0, 0.008)], (x + 0.022, y, z + 0.05), matter.paint((0.7, 0.5, 0.2), 0.8), 28, 0, (0, -68))
    for k, color in enumerate(((0.3, 0.11, 0.04), (0.14, 0.36, 0.05), (0.6, 0.1, 0.12), (0.3, 0.11, 0.04))):
        form.ball(0.017, (x + 0.005, y - 0.045 + k * 0.03, z + 0.085), matter.paint(color, 0.7))


def hot_line():
    """The comal on its burner, tortillas on it, a hood of steel above, pots and a shelf against blue and cream tiles."""
    tile_wall(-2.5, 2.5, 0.95, 2.15, 2.68, 0.15, 8, [CREAM, CREAM, BLUE, SUN])
    form.box((5.0, 0.62, 0.92), (0, 2.36, 0), matter.steel(0.3, 0.62), 0.01)
    form.box((1.5, 0.6, 0.06), (-0.1, 2.3, 0.92), matter.black(0.5), 0.01)
    form.lathe([(0, 0.03), (0.38, 0.02), (0.4, 0.05), (0.41, 0.05), (0.39, 0.0), (0, 0.0)], (-0.1, 2.25, 1.04), matter.black(0.35), 64)
    form.box((0.9, 0.5, 0.04), (-0.1, 2.25, 0.98), matter.black(0.6), 0.01)
    for k in range(12):
        a = k * math.tau / 12
        form.ball(0.018, (-0.1 + 0.26 * math.cos(a), 2.25 + 0.2 * math.sin(a), 1.03), matter.glow(8000, 3, (0.15, 0.4, 1.0)))
    for x, y in ((-0.28, 2.18), (0.0, 2.1), (-0.08, 2.36), (0.12, 2.3)):
        form.lathe([(0, 0), (0.085, 0), (0.085, 0.006), (0, 0.012)], (x, y, 1.075), matter.paint((0.75, 0.58, 0.28), 0.85), 32)
    form.box((2.2, 0.85, 0.3), (-0.1, 2.35, 2.2), matter.steel(0.25, 0.66), 0.02)
    form.box((1.1, 0.5, 1.1), (-0.1, 2.5, 2.5), matter.steel(0.25, 0.66), 0.02)
    lamps.panel((-0.1, 2.2, 2.18), (-0.1, 2.3, 1), 1.8, 0.4, 26, 3000, "hood")
    for x, r, h, color in ((-1.35, 0.17, 0.26, (0.02, 0.14, 0.34)), (-1.8, 0.13, 0.2, (0.5, 0.1, 0.03)), (1.25, 0.16, 0.22, (0.5, 0.1, 0.03)), (1.7, 0.19, 0.3, (0.03, 0.25, 0.16))):
        form.lathe([(0, 0), (r, 0), (r * 1.1, h * 0.4), (r, h), (r * 1.05, h + 0.01), (r * 0.94, h), (0, h * 0.9)], (x, 2.3, 0.92), matter.paint(color, 0.2), 40)
    for side in (-1, 1):
        form.box((1.2, 0.24, 0.03), (side * 1.85, 2.56, 1.78), matter.oak("x"), 0.004)
        for k in range(5):
            furniture.bowl((side * 1.85 - 0.42 + k * 0.21, 2.54, 1.81), 0.085, matter.paint(PAPERS[(k + side) % 6], 0.3))
        lamps.profile((side * 1.85 - 0.55, 2.5, 1.77), (side * 1.85 + 0.55, 2.5, 1.77), (0, 0.3, -1), 9, 2800, "shelves", visible=2, width=0.006)


def booths():
    """A table and bench by the wall, and the jukebox that stayed."""
    fabric = matter.cloth((0.5, 0.2, 0.04))
    form.box((0.6, 3.2, 0.42), (-3.0, -1.2, 0), matter.oak("y"), 0.01)
    form.cushion((0.58, 3.2, 0.12), (-3.0, -1.2, 0.42), fabric)
    form.box((0.1, 3.2, 0.5), (-3.26, -1.2, 0.5), fabric, 0.03)
    furniture.table((-2.35, -1.2, 0), (0.7, 1.1, 0.74), 0, matter.oak("y"), kind="plinth")
    tableware.shaker((-2.4, -1.05, 0.74))
    tableware.napkin((-2.25, -1.35, 0.74), 12, PAPERS[2])
    form.box((0.62, 0.72, 1.0), (2.98, 1.1, 0), matter.oak("z"), 0.03)
    arch = [(0.33 * math.cos(a), 0.33 * math.sin(a)) for a in (i * math.pi / 20 for i in range(21))]
    form.tube([(2.66, 1.1 + u, 1.0 + v) for u, v in arch], 0.03, matter.glow(2400, 3, (1.0, 0.35, 0.08)))
    form.tube([(2.66, 1.1 + u * 0.78, 1.0 + v * 0.78) for u, v in arch], 0.02, matter.glow(2400, 2.4, (0.9, 0.08, 0.3)))
    form.rod(0.36, 0.6, (2.68, 1.1, 1.0), matter.oak("x"), (0, 90), 0, 40)
    lamps.bulb((2.4, 1.0, 1.2), 3, 2400, 0.1, "jukebox", (1.0, 0.35, 0.15))
    plants.potted((3.0, 2.2, 0), 1.4, 5, matter.paint(BLUE, 0.4))
