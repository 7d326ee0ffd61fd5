"""The pool as a lantern: cool light in the water, warm light in the house, palms between them."""
from kit import builder, form, house, lamps, matter, plants, sky, stage

FILM = {"exposure": 1.1}
NOON = {"sun": 225, "height": 50}


def build():
    sky.evening("late", sun=120, strength=0.6)
    stage.camera((-2.7, -5.0, 1.05), (0.1, 6, 1.5), lens=26, fstop=5.6, focus=(0, 3, 0))
    pool()
    house.house(-3.2, 10.8, 8.8, 5, 3.1, 5, blind=(0,), watts=190, curtains=(2,))
    lamps.profile((-4.4, 7.75, 3.06), (11.8, 7.75, 3.06), (0, 0.3, -1), 260, 2900, "soffit")
    loungers()
    plants.lawn(-22, -6.1, -4, 24, -0.05, 9000)
    for x, y, tall, seed in ((-5.6, 7.4, 3.6, 3), (-7.2, 9.6, 5.2, 8), (8.4, 8.2, 4.9, 11), (-9.6, 6.8, 4.2, 15)):
        plants.palm((x, y, 0), tall, "feather", 0.5, seed * 40, 30, 2.5, seed)
        lamps.uplight((x + 0.7, y - 0.7, 0), (x, y, tall), 220, 3000, 42)
    plants.hedge((-18, 13), (-4.2, 12), 2.1, density=1000, leaf=0.12)
    lamps.profile((-17, 11.6, 0), (-4.6, 10.7, 0), (0.05, 0.5, 1), 200, 2800, "hedge")
    form.box((90, 60, 0.1), (0, 46, -0.3), matter.earth(), 0)


def pool():
    deck = matter.tiles((0.24, 0.21, 0.18), 0.8, 0.38)
    inside = matter.tiles((0.07, 0.19, 0.205), 0.12, 0.3)
    x0, x1, y0, y1 = -4.2, 2.4, -3.6, 6.2
    stage.slab(-6.2, x0, -9, 16, 0, deck)
    stage.slab(x1, 14, -9, 16, 0, deck)
    stage.slab(x0, x1, -9, y0, 0, deck)
    stage.slab(x0, x1, y1, 16, 0, deck)
    stage.slab(x0, x1, y0, y1, -1.5, inside)
    for a, b in (((x0, y0), (x0, y1)), ((x1, y1), (x1, y0)), ((x0, y1), (x1, y1)), ((x1, y0), (x0, y0))):
        stage.wall(a, b, 1.3, inside, base=-1.5, thick=0.1)
    for i in range(3):
        form.box((x1 - x0, 0.4, 0.3), ((x0 + x1) / 2, y1 - 0.2 - i * 0.4, -0.5 - i * 0.3), inside, 0.02)
    form.sheet(x1 - x0, y1 - y0, ((x0 + x1) / 2, (y0 + y1) / 2, -0.09), matter.water((0.62, 0.9, 0.92), 0.10, 2.2), 2)
    for y in (-1.6, 1.2, 4.0):
        lamps.panel((x1 - 0.08, y, -0.75), (x0, y, -1.0), 0.5, 0.4, 200, 5600, "pool")
    lamps.panel((-1.0, y0 + 0.1, -0.75), (-1.0, y1, -1.0), 3.0, 0.4, 48, 5600, "pool")


def loungers():
    linen = matter.cloth((0.38, 0.33, 0.27))
    for y in (0.2, 2.3):
        x = 4.2
        form.box((1.9, 0.7, 0.05), (x, y, 0.26), matter.walnut("x"), 0.01)
        for dx in (-0.8, 0.8):
            form.box((0.06, 0.6, 0.27), (x + dx, y, 0), matter.walnut("x"), 0.005)
        form.cushion((1.3, 0.64, 0.12), (x - 0.3, y, 0.31), linen, 0)
        form.cushion((0.7, 0.64, 0.12), (x + 0.62, y, 0.42), linen, 0, (0, -32))
    lamps.path_light((3.3, 1.25, 0), 12, 2500, 0.42)
    lamps.candle((2.9, -2.4, 0), 1.6)
    lamps.candle((3.06, -2.28, 0), 1.1)


def before():
    """One pool light that faces the terrace, and floods under the eaves."""
    builder.only("house", "pendants", "table lamps")
    form.lathe([(0, 0), (0.16, 0)], (-0.9, 4.93, -0.62), matter.glow(6500, 40), 40, 0, (90, 0))
    lamps.panel((-0.9, 4.9, -0.62), (-0.9, -3.6, -0.7), 0.3, 0.3, 330, 6500, builder.GROUP)
    builder.flood((-1.7, 8.68, 2.8), (-2, -6, 0), 260)
