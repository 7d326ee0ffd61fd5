"""A dining room under two rings of light; fluted oak takes the glow, the garden waits outside."""
from kit import fixtures, form, furniture, lamps, matter, plants, seating, sky, stage, tableware

FILM = {"exposure": 1.3}
LOW = {"candles": 1.0, "garden": 0.6, "rings": 0.3}
NOON = {"sun": 186, "height": 27}


def build():
    sky.evening("late", sun=190, strength=1.8)
    stage.camera((2.2, -3.9, 1.3), (-0.55, 3, 1.5), lens=28, fstop=4, focus=(0.3, -0.4, 0.9))
    room()
    window()
    sideboard()
    table()
    fixtures.ring((0.0, 0.0, 1.98), 0.95, 3.2, tilt=(7, -4), watts=90)
    fixtures.ring((0.15, 0.1, 2.42), 0.6, 3.2, tilt=(-9, 6), watts=50)
    lamps.panel((0, -1.6, 2.9), (0, 0.2, 0.8), 3.2, 1.2, 11, 2900, "room")


def room():
    stage.slab(-5, 4, -6, 3.2, 0, matter.oak("x", (1.8, 0.2), 0.3))
    pale = matter.plaster((0.52, 0.47, 0.4), 0.1)
    stage.slab(-5, 4, -6, 3.2, 3.2, pale, -0.1)
    # a coffer: the ceiling steps down around the rings, and light lies in the step
    for x0, x1, y0, y1 in ((-5, -2.3, -6, 3.2), (2.5, 4, -6, 3.2), (-2.3, 2.5, 1.9, 3.2), (-2.3, 2.5, -6, -2.2)):
        stage.slab(x0, x1, y0, y1, 3.05, pale, -0.15)
    for x, way in ((-2.3, 1), (2.5, -1)):
        lamps.profile((x, -2.1, 3.08), (x, 1.8, 3.08), (way, 0, 0.5), 9, 2800, "coffer", visible=2.5, width=0.008)
    form.box((4.8, 0.03, 0.02), (0.1, 1.9, 3.05), matter.brass(0.3), 0.002)
    stage.wall((-5, 3.2), (4, 3.2), 3.2, matter.oak("z"))
    stage.wall((4, 3.2), (4, -6), 3.2, pale)
    stage.slats((-4.6, 3.08), (3.9, 3.08), 3.0, matter.oak("z"), 0.075, 0.05, 0.035)
    form.box((8.8, 0.06, 0.1), (-0.4, 3.06, 0), matter.walnut("x"), 0.006)
    form.box((0.03, 9, 0.1), (3.9, -1.5, 0), matter.walnut("y"), 0.004)
    lamps.profile((-4.6, 2.86, 3.02), (3.9, 2.86, 3.02), (0, 0.35, -1), 52, 2900, "wall washer", spread=110)


def window():
    stage.wall((-5, -6), (-5, 3.2), 3.2, matter.plaster((0.52, 0.47, 0.4), 0.1), [(2.2, 8.6, 0, 2.85)])
    stage.window_frames((-5, -3.8), (-5, 2.6), 0, 2.85, 4)
    form.curtain(0.9, 2.95, (-4.8, 2.72, 0.02), matter.sheer((0.66, 0.6, 0.5)), 90, 8)
    form.tube([(-4.78, -4, 2.98), (-4.78, 3.1, 2.98)], 0.014, matter.brass())
    plants.lawn(-9.6, -5.3, -3, 7, -0.12, 9000)
    form.box((40, 40, 0.1), (-26, 0, -0.26), matter.earth((0.05, 0.065, 0.03)), 0)
    for i in range(6):
        plants.shrub((-9.2, -2.4 + i * 1.7, -0.1), (1.6, 1.8, 1.5), 1300, i, leaf=0.09)
    plants.palm((-8.4, 3.2, -0.1), 3.4, "feather", 0.4, 30, 26, 2.0, 3)
    lamps.uplight((-7.6, 2.4, -0.05), (-8.4, 3.2, 3.0), 70, group="garden")
    lamps.uplight((-7.8, 0.4, -0.05), (-9.2, 0.6, 1.4), 60, group="garden")


def sideboard():
    furniture.cabinet((0.4, 2.72, 0), (3.6, 0.5, 0.76), 0, matter.walnut("z"), 6, top=matter.marble(), handles=matter.brass(0.2))
    furniture.picture((0.4, 3.04, 1.22), (1.7, 1.05), 0, 1, matter.oak("x"))
    lamps.table_lamp((-1.05, 2.7, 0.78), 7, 2600, 0.85, matter.brass(0.3), kind="column")
    furniture.vase((1.85, 2.7, 0.78), 0.36, 3)
    plants.grass((1.85, 2.7, 1.1), 0.6, 40, 5, (0.16, 0.14, 0.06), 0.06)
    furniture.bowl((0.95, 2.68, 0.78), 0.2, matter.brass())
    furniture.books((0.1, 2.72, 0.78), 0, 0.12, 0.3, 4, flat=True)


def table():
    form.box((4.6, 2.9, 0.014), (-0.1, 0, 0), matter.rug((0.5, 0.43, 0.34)), 0.005)
    form.box((4.3, 2.6, 0.003), (-0.1, 0, 0.014), matter.rug((0.26, 0.19, 0.14)), 0.002)
    furniture.table((0, 0, 0.01), (3.2, 1.15, 0.75), 0, matter.walnut("x"), kind="slab", thick=0.055)
    top = 0.761
    form.box((2.3, 0.34, 0.004), (0, 0, top), matter.cloth((0.55, 0.5, 0.42)), 0.002)
    fabric, frame = matter.cloth((0.055, 0.075, 0.072)), matter.oak("z")
    steel = matter.brass(0.2)
    for x in (-1.05, -0.2, 0.65):
        seating.dining_chair((x, 0.84, 0.015), 0, fabric, frame)
        seating.dining_chair((x + 0.1, -0.84, 0.015), 180, fabric, frame)
        for side in (-1, 1):
            tableware.plate((x, side * 0.37, top), 0.15)
            tableware.plate((x, side * 0.37, top + 0.014), 0.1, matter.paint((0.5, 0.44, 0.36), 0.3))
            tableware.napkin((x - 0.01, side * 0.37, top + 0.026), 8 * side, (0.45, 0.16, 0.07), 0.09)
            for k, dx in enumerate((-0.18, 0.18, 0.2)):
                form.box((0.012, 0.19, 0.004), (x + dx, side * 0.37, top), steel, 0.0018)
            furniture.glass((x + 0.19 * side, side * 0.2, top), 0.21, (0.2, 0.01, 0.012) if side > 0 else None)
            furniture.glass((x + 0.27 * side, side * 0.24, top), 0.18)
    furniture.vase((1.2, 0, top), 0.26, 8)
    plants.grass((1.2, 0, top + 0.22), 0.55, 60, 3, (0.16, 0.17, 0.06), 0.05)
    furniture.bowl((0.42, 0.0, top), 0.17, matter.paint((0.6, 0.55, 0.47), 0.4))
    for dx, dy in ((0, 0.03), (0.07, -0.03), (-0.07, -0.02), (0.0, -0.07)):
        form.ball(0.042, (0.42 + dx, dy, top + 0.08), matter.paint((0.7, 0.25, 0.03), 0.4))
    for x, y, size in ((-0.62, 0.02, 1.3), (-0.46, -0.05, 0.9), (-0.74, -0.06, 0.7)):
        lamps.candle((x, y, top), size)
