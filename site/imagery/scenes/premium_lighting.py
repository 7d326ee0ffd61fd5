"""A dining room under two rings of light; walnut takes the glow, dusk waits outside."""
from kit import fixtures, form, furniture, lamps, matter, plants, seating, sky, stage

FILM = {"exposure": 1.2}


def build():
    sky.evening("late", sun=190, strength=1.5)
    stage.camera((2.2, -3.9, 1.3), (-0.55, 3, 1.5), lens=28, fstop=2.8, focus=(0.4, -1.0, 1))
    room()
    table()
    fixtures.ring((0.0, 0.0, 1.98), 0.95, 2.95, tilt=(7, -4), watts=60)
    fixtures.ring((0.15, 0.1, 2.42), 0.6, 2.95, tilt=(-9, 6), watts=34)


def room():
    stage.slab(-5, 4, -6, 3.2, 0, matter.oak("x", (1.8, 0.2), 0.3))
    stage.slab(-5, 4, -6, 3.2, 2.95 + 0.2, matter.plaster((0.27, 0.26, 0.245), 0.1), -0.2)
    stage.wall((-5, 3.2), (4, 3.2), 3.2, matter.walnut("z"))
    stage.wall((4, 3.2), (4, -6), 3.2, matter.plaster((0.2, 0.17, 0.14)))
    stage.wall((-5, -6), (-5, 3.2), 3.2, matter.plaster((0.2, 0.17, 0.14)), [(2.2, 8.6, 0, 2.75)])
    stage.window_frames((-5, -3.8), (-5, 2.2), 0, 2.75, 4)
    form.box((12, 20, 0.1), (-11, 0, -0.2), matter.earth(), 0)
    for i in range(5):
        plants.shrub((-8.5, -3 + i * 1.7, -0.1), (1.6, 1.8, 1.5), 1200, i, leaf=0.09)
    lamps.uplight((-7.4, 0.4, -0.05), (-8.5, 0.6, 1.4), 60)
    form.curtain(1.3, 2.9, (-4.8, 2.4, 0.02), matter.sheer((0.42, 0.36, 0.29)), 90, 9)
    # fluting on the walnut wall, and sconces between
    stage.slats((-4.6, 3.08), (3.9, 3.08), 3.1, matter.walnut("z"), 0.075, 0.045, 0.035)
    lamps.profile((-4.6, 2.86, 3.08), (3.9, 2.86, 3.08), (0, 0.35, -1), 75, 2900, "wall washer", spread=110)
    furniture.cabinet((0.4, 2.72, 0), (3.6, 0.5, 0.72), 0, matter.ebony("x"), 4, top=matter.marble())
    for x, kind in ((-0.9, 1), (-0.55, 6), (1.7, 3)):
        furniture.vase((x, 2.7, 0.74), 0.28 + 0.05 * kind, kind)
    furniture.bowl((0.6, 2.7, 0.74), 0.2, matter.brass())


def table():
    furniture.table((0, 0, 0), (3.2, 1.15, 0.75), 0, matter.walnut("x"), kind="slab", thick=0.05)
    fabric = matter.cloth((0.23, 0.19, 0.15))
    for x in (-1.05, -0.2, 0.65):
        seating.dining_chair((x, 0.82, 0), 0, fabric)
        seating.dining_chair((x + 0.1, -0.82, 0), 180, fabric)
        for y in (0.36, -0.36):
            form.lathe([(0, 0), (0.13, 0.004), (0.145, 0.016), (0.13, 0.01), (0, 0.008)], (x, y, 0.75), matter.paint((0.3, 0.27, 0.23), 0.3))
            furniture.glass((x + 0.21, y + (0.1 if y < 0 else -0.1), 0.75), 0.2, (0.07, 0.008, 0.005) if y > 0 else None)
    furniture.vase((1.2, 0, 0.75), 0.26, 8)
    plants.grass((1.2, 0, 0.98), 0.55, 46, 3, (0.10, 0.09, 0.03), 0.05)
    lamps.candle((-0.6, 0.02, 0.75), 1.1)
    lamps.candle((-0.42, -0.04, 0.75), 0.7)
