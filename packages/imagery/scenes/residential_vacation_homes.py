"""A balcony above the Gulf after sunset: two chairs, one lantern, the room behind them still warm."""
from kit import form, furniture, lamps, matter, plants, seating, sky, stage, town

FILM = {"exposure": 1.3}
NOON = {"sun": 334, "height": 27}


def build():
    sky.evening("dusk", sun=52, strength=0.22, clouds=1.8, glow=2.4)
    stage.camera((0.35, -4.3, 1.42), (1.0, 2.2, 1.3), lens=25, fstop=4, focus=(1.5, 0.6, 0.8))
    room()
    balcony()
    form.sheet(1400, 700, (0, 420, -16), town.open_water(scale=0.16, wave=0.5, rough=0.08))
    town.surf((-70, 68), (70, 74), 1.6, 4, 0.5, 0.3, -16)
    town.surf((-80, 78), (80, 82), 1.3, 9, 0.5, 0.24, -16)
    for i in range(5):
        form.lathe([(0, 0), (0.5, 0.1), (0, 0.3)], (30 + i * 31, 420 + i * 40, -15.6), matter.glow(2600, 18), 12)


def room():
    stage.slab(-7, -0.9, -7, 1.4, 0.02, matter.oak("y", (1.9, 0.17)))
    stage.wall((-0.9, 1.4), (-0.9, -7), 3.0, matter.plaster((0.36, 0.32, 0.27)), [(0.25, 4.6, 0, 2.6)])
    stage.wall((-7, 1.4), (-0.9, 1.4), 3.0, matter.plaster((0.36, 0.32, 0.27)))
    stage.slab(-7, 6, -7, 3.3, 2.96, matter.walnut("x", (2.0, 0.12)), -0.1)
    form.curtain(1.0, 2.85, (-1.15, -0.2, 0.03), matter.sheer((0.5, 0.44, 0.37)), 90, 7)
    furniture.cabinet((-2.2, 1.1, 0.02), (1.5, 0.42, 0.6), 0, matter.walnut("z"), 2)
    lamps.table_lamp((-1.75, 1.08, 0.64), 13, 2400)
    furniture.picture((-2.3, 1.3, 1.15), (0.9, 0.7), 0, 6)
    lamps.panel((-3.0, -1.0, 2.8), (-2.0, -0.6, 0), 1.6, 1.6, 55, 2500, "room")


def balcony():
    stage.slab(-0.9, 6, -7, 3.1, 0, matter.tiles((0.2, 0.175, 0.145), 0.6, 0.4))
    form.box((6.9, 0.12, 0.16), (2.55, 3.05, 0), matter.plaster((0.3, 0.27, 0.23)), 0.01)
    for i in range(6):
        form.box((0.03, 0.05, 1.0), (-0.8 + i * 1.35, 3.05, 0.12), matter.steel(0.3), 0.004)
    form.box((6.9, 0.012, 0.86), (2.55, 3.05, 0.2), matter.glass((0.95, 0.98, 0.97)), 0)
    form.box((6.9, 0.07, 0.035), (2.55, 3.05, 1.1), matter.oak("x"), 0.008)
    sand, rust = matter.cloth((0.36, 0.31, 0.24)), matter.cloth((0.3, 0.115, 0.045))
    seating.armchair((0.9, 0.7, 0), 152, sand, matter.oak("y"))
    seating.armchair((2.75, 0.95, 0), 206, sand, matter.oak("y"))
    seating.Set((0.9, 0.7, 0), 152).cushion((0.42, 0.13, 0.34), (0.02, 0.08, 0.5), rust, 6, (-22, 0), 1.0)
    furniture.round_table((1.85, 0.45, 0), 0.3, 0.42, matter.oak("x"))
    town.lantern((1.78, 0.5, 0.42), 0.2, 9, 2200)
    furniture.glass((1.98, 0.38, 0.42), 0.2, (0.45, 0.2, 0.03))
    furniture.glass((2.0, 0.56, 0.42), 0.2)
    plants.potted((-0.4, 2.5, 0), 1.5, 9)
    plants.pot((4.5, 2.3, 0), 0.26, 0.5)
    plants.agave((4.5, 2.3, 0.45), 0.6, 3)
    # along the slab, a line of light that only the floor sees
    lamps.profile((-0.8, 2.95, 0.14), (6, 2.95, 0.14), (0, -1, -0.35), 16, 2300, "edge", visible=3, width=0.008)
    lamps.downlight((4.6, 1.4, 2.95), 14, 2500, 34)
