"""A house around its courtyard, the first evening all of it is lit: rooms behind glass on three sides, one tree in the middle."""
from kit import form, furniture, lamps, matter, plants, seating, sky, stage

FILM = {"exposure": 1.35, "vignette": 0.2}
HIGH, BACK, SIDE = 3.0, 7.0, 4.6


def build():
    sky.evening("dusk", sun=75, strength=0.55, clouds=1.2)
    stage.camera((-0.9, -5.6, 1.75), (0.05, 4, 1.95), lens=25, fstop=6.3, focus=(0, 3, 1.5))
    court()
    back()
    for side in (-1, 1):
        wing(side)
    eaves()
    tree()


def court():
    paving = matter.stone((0.44, 0.39, 0.32), 1.1, 0.6)
    form.box((60, 60, 0.1), (0, 20, -0.3), matter.earth((0.08, 0.08, 0.05)), 0)
    stage.slab(-12, 12, -8, BACK + 6, -0.06, matter.earth((0.4, 0.34, 0.26), 14.0, 0.5), 0.2)
    # slabs with gravel between them
    for i in range(8):
        for j in range(10):
            x, y = -4.2 + i * 1.2, -4.6 + j * 1.2
            if not (-2.1 < x < 2.1 and 0.9 < y < 4.6):
                form.box((1.12, 1.12, 0.06), (x, y, -0.06), paving, 0.008)
    # the bed in the middle, its curb lit from beneath
    white = matter.plaster((0.55, 0.5, 0.43), 0.3)
    for x, y, w, d in ((0, 1.05, 3.8, 0.34), (0, 4.35, 3.8, 0.34), (-1.73, 2.7, 0.34, 3.0), (1.73, 2.7, 0.34, 3.0)):
        form.box((w, d, 0.42), (x, y, 0), white, 0.012)
    form.box((3.2, 3.1, 0.3), (0, 2.7, 0), matter.earth((0.12, 0.09, 0.06), 8), 0)
    lamps.profile((-1.85, 0.86, 0.05), (1.85, 0.86, 0.05), (0, -0.8, -0.25), 14, 2600, "curb", visible=3, width=0.008)
    for i in range(9):
        plants.grass((-1.35 + i * 0.33, 1.5 + 0.3 * (i % 2), 0.3), 0.55, 110, i, (0.16, 0.17, 0.07))
    plants.agave((1.05, 2.3, 0.3), 0.5, 3)
    plants.agave((-1.0, 2.4, 0.3), 0.42, 8)
    # a bench with cushions at the near side
    form.box((1.7, 0.46, 0.06), (2.6, -1.6, 0.36), matter.oak("x"), 0.01, -62)
    for k in (-0.6, 0.6):
        form.box((0.08, 0.4, 0.36), (2.6 + k * 0.47, -1.6 - k * 0.88, 0), matter.oak("z"), 0.008, -62)
    form.cushion((1.6, 0.44, 0.1), (2.6, -1.6, 0.42), matter.cloth((0.5, 0.22, 0.07)), -62, puff=0.4)
    plants.pot((-3.4, -1.4, 0), 0.34, 0.6, matter.paint((0.5, 0.26, 0.14), 0.7))
    plants.agave((-3.4, -1.4, 0.55), 0.55, 5)


def tree():
    plants.tree((0, 3.0, 0.3), 4.9, 14, leaves=15, color=(0.11, 0.15, 0.05), leaf=0.085, trunk=0.12)
    for x, y in ((-0.9, 2.0), (0.9, 2.1), (0.1, 3.9)):
        lamps.uplight((x, y, 0.32), (x * 0.3, 3.0, 3.6), 95, 2800, 52)


def glazed(a, b, panes, glass=True):
    """Sliding panes between two points. Glass seen at a slant would only be a mirror: there it is left out."""
    stage.window_frames(a, b, 0.02, HIGH - 0.25, panes, matter.paint((0.06, 0.055, 0.05), 0.4), glass, 0.055)


def back():
    """The long room: kitchen to the left, table in the middle, a wall of books to the right."""
    stage.slab(-SIDE - 5, SIDE + 5, BACK, BACK + 5, 0.0, matter.oak("x", (1.8, 0.18)), 0.2)
    stage.wall((-SIDE - 5, BACK + 4.6), (SIDE + 5, BACK + 4.6), HIGH, matter.plaster((0.56, 0.5, 0.42)))
    glazed((-SIDE, BACK), (SIDE, BACK), 6)
    furniture.cabinet((-2.9, BACK + 4.2, 0), (2.6, 0.6, 0.9), 0, matter.oak("z"), 4, top=matter.marble())
    furniture.cabinet((-2.9, BACK + 4.3, 1.6), (2.6, 0.36, 0.9), 0, matter.oak("z"), 4, plinth=0)
    furniture.table((0.1, BACK + 2.3, 0), (2.2, 0.95, 0.75))
    for x in (-0.6, 0.1, 0.8):
        seating.dining_chair((x, BACK + 1.6, 0), 180, matter.cloth((0.44, 0.4, 0.33)))
    for x in (-0.5, 0.7):
        lamps.pendant((x, BACK + 2.3, HIGH), 1.15, 22, 2700, "dome", 1.2)
    furniture.picture((0.2, BACK + 4.48, 1.05), (1.5, 1.1), 0, 5)
    furniture.shelves((3.2, BACK + 4.3, 0), (2.4, 0.36, 2.5), 0, matter.oak("x"), 5, 4, 6, fill=1.0)
    for x in (-3.0, 0.2, 3.2):
        lamps.panel((x, BACK + 2.3, HIGH - 0.06), (x, BACK + 3, 0), 2.6, 2.2, 100, 2800, "long room")
        lamps.downlight((x, BACK + 3.6, HIGH - 0.02), 26, 2700, 50, (x, BACK + 4.6, 0.8), trim=False)


def wing(side):
    """A row of rooms along the court: glass, and one blind bay of plaster with a wall lamp."""
    x, out = side * SIDE, side * (SIDE + 4)
    white = matter.plaster((0.58, 0.53, 0.45), 0.4)
    stage.slab(min(x, out), max(x, out), -2.2, BACK, 0.0, matter.oak("y", (1.8, 0.18)), 0.2)
    stage.wall((out, -3), (out, BACK), HIGH, matter.plaster((0.56, 0.48, 0.38)))
    stage.wall((x, -2.2), (out, -2.2), HIGH, white)
    stage.wall((x, 2.9), (x, 4.1), HIGH, white)
    stage.wall((x, -2.3), (x, -1.7), HIGH, white)
    glazed((x, -1.7), (x, 2.9), 3, False)
    glazed((x, 4.1), (x, BACK), 2, False)
    lamps.sconce((x - side * 0.09, 3.5, 1.9), 90 * side, 16, 2600, 0.36)
    # rooms end where the glass does: a wall that faces the court takes the light
    warm = matter.plaster((0.58, 0.5, 0.4) if side > 0 else (0.42, 0.5, 0.46))
    for y in (3.1, BACK - 0.1):
        stage.wall((x + side * 0.12, y), (out, y), HIGH, warm)
        for k in (1.0, 2.6):
            lamps.downlight((x + side * k, y - 0.8, HIGH - 0.02), 30, 2750, 52, (x + side * k, y, 0.9), "wing", trim=False)
    furniture.picture((x + side * 1.9, 3.0, 1.1), (1.2, 0.95), 0, 4 if side < 0 else 7)
    if side < 0:
        seating.sofa((x - 1.9, 2.4, 0), 0, 2.2, matter.cloth((0.12, 0.24, 0.26)), 3, [(-0.6, matter.cloth((0.55, 0.3, 0.06)), 8)])
        lamps.floor_lamp((x - 0.6, 2.5, 0), 14, 2600)
    else:
        furniture.cabinet((x + 1.9, 2.75, 0), (2.2, 0.5, 0.8), 0, matter.walnut("z"), 3)
        lamps.table_lamp((x + 1.2, 2.75, 0.82), 12, 2600, 1.2)
        form.curtain(0.9, HIGH - 0.3, (x + 0.2, -1.2, 0.02), matter.sheer(), 90, 7)
    lamps.panel((side * (SIDE + 2), 0.6, HIGH - 0.06), (side * (SIDE + 2), 0.6, 0), 2.6, 3.6, 130, 2750, "wing")
    lamps.panel((side * (SIDE + 2), 5.4, HIGH - 0.06), (side * (SIDE + 2), 5.4, 0), 2.4, 2.2, 90, 2750, "wing")


def eaves():
    """A flat roof that reaches over the court, boards beneath it."""
    boards, white = matter.oak("y", (2.0, 0.12)), matter.plaster((0.5, 0.46, 0.4), 0.2)
    stage.slab(-SIDE - 5, SIDE + 5, BACK - 0.9, BACK + 5, HIGH, boards, -0.08)
    form.box((2 * SIDE - 1.5, 0.12, 0.34), (0, BACK - 0.9, HIGH), white, 0.01)
    for side in (-1, 1):
        x0, x1 = sorted((side * (SIDE - 0.8), side * (SIDE + 5)))
        stage.slab(x0, x1, -3.2, BACK, HIGH, boards, -0.08)
        form.box((0.12, BACK + 2.3, 0.34), (side * (SIDE - 0.8), (BACK - 4.2) / 2, HIGH), white, 0.01)
        form.box((5.8, 0.12, 0.34), ((x0 + x1) / 2, -3.2, HIGH), white, 0.01)
        for y in (-0.6, 2.2, 5.0):
            form.lathe([(0, 0), (0.04, 0)], (side * (SIDE - 0.4), y, HIGH - 0.002), matter.glow(2700, 8), 24)
        lamps.spot((side * (SIDE - 0.4), -0.6, HIGH - 0.03), (side * (SIDE - 0.5), -0.6, 0), 20, 2700, 60, "eave")
