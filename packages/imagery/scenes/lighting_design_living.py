"""One living room, four layers: stone grazed from above, shelves lit from within, pools on the seats, one lamp to read by."""
from kit import builder, form, furniture, lamps, matter, plants, seating, sky, stage

FILM = {"exposure": 1.0, "look": "high"}


def build():
    sky.evening("late", sun=20, strength=1.2)
    stage.camera((2.6, -4.3, 1.2), (-1.1, 3, 1.4), lens=26, fstop=4, focus=(0.4, -0.4, 0.6))
    room()
    seats()
    lights()


def room():
    stage.slab(-5, 5, -7, 3, 0, matter.stone((0.15, 0.135, 0.115), 0.8, 0.28, 0.05))
    stage.slab(-5, 5, -7, 2.62, 3.0, matter.plaster((0.17, 0.16, 0.15), 0.08), -0.2)
    stage.slab(-5, 5, 2.6, 3.2, 3.3, matter.plaster((0.17, 0.16, 0.15), 0.08), -0.2)
    stage.wall((-5, 3.05), (5, 3.05), 3.3, matter.stone((0.2, 0.175, 0.15), 0.9, 0.8, 1.0))
    stage.wall((5, 3), (5, -7), 3.3, matter.plaster((0.2, 0.18, 0.15)), [(1.2, 5.4, 0, 2.7)])
    stage.window_frames((5, 1.8), (5, -2.4), 0, 2.7, 3)
    form.box((10, 30, 0.1), (10.5, 0, -0.2), matter.earth(), 0)
    plants.palm((8.0, 1.6, -0.1), 2.6, "fan", 0.2, 0, 26, 1.5, 4)
    lamps.uplight((7.2, 1.0, -0.1), (8, 1.6, 2.6), 90, 2900, 46)
    stage.wall((-5, -7), (-5, 3), 3.3, matter.plaster((0.2, 0.18, 0.15)))
    furniture.shelves((-4.72, 0.9, 0), (3.0, 0.4, 2.9), 90, matter.walnut("x"), 5, 3, 6, back=matter.walnut("x"))
    for row in range(1, 5):
        z = 2.872 * row / 5 + 0.575 - 0.016
        lamps.profile((-4.56, -0.5, z), (-4.56, 2.3, z), (-0.5, 0, -1), 16, 2600, "shelves")
    # a long hearth of stone under the wall
    form.box((6.4, 0.5, 0.34), (1.4, 2.7, 0), matter.stone((0.09, 0.08, 0.07), 1.2, 0.3), 0.01)
    furniture.vase((-0.6, 2.66, 0.34), 0.5, 4)
    furniture.vase((-0.2, 2.7, 0.34), 0.32, 1)
    furniture.books((2.6, 2.66, 0.34), 0, 0.12, 0.3, 8, flat=True)
    plants.potted((3.9, 2.2, 0), 2.0, 7)


def seats():
    form.box((4.2, 3.0, 0.015), (0.6, -0.4, 0), matter.rug((0.2, 0.18, 0.15)), 0.005)
    seating.sofa((0.7, 1.2, 0), 0, 3.0, matter.cloth((0.26, 0.23, 0.19)), 3,
                 [(-1.0, matter.cloth((0.28, 0.11, 0.045)), 9), (-0.6, matter.cloth((0.13, 0.12, 0.1)), -5), (1.0, matter.cloth((0.36, 0.31, 0.24)), -8)])
    seating.armchair((-1.75, -0.9, 0), 140, matter.leather((0.13, 0.055, 0.025)))
    furniture.round_table((0.2, -0.45, 0), 0.55, 0.34, matter.walnut("x"))
    furniture.round_table((0.95, -0.75, 0), 0.34, 0.44, matter.marble())
    furniture.books((0.1, -0.5, 0.34), 30, 0.07, 0.28, 3, flat=True)
    furniture.bowl((0.95, -0.75, 0.44), 0.13, matter.brass())
    furniture.glass((0.42, -0.25, 0.34), wine=(0.07, 0.01, 0.005))


def lights():
    lamps.profile((-4.9, 2.78, 3.22), (4.9, 2.78, 3.22), (0, 0.2, -1), 120, 2700, "stone", spread=100)
    lamps.downlight((0.45, -0.5, 3.0), 26, 2700, 34, group="table")
    lamps.downlight((-0.45, 1.2, 3.0), 22, 2700, 30, group="sofa")
    lamps.downlight((1.75, 1.2, 3.0), 22, 2700, 30, group="sofa")
    lamps.floor_lamp((-2.75, -0.2, 0), 30, 2600)
    for x, drop in ((2.75, 1.5), (2.95, 1.85), (2.72, 2.1)):
        lamps.pendant((x, 1.5 + x - 2.75, 3.0), drop, 9, 2600, "cylinder", 1.0)
    furniture.round_table((2.8, 1.4, 0), 0.26, 0.5, matter.walnut("x"))


def before():
    """Six cans in a grid and a fan light. They light the floor, and nothing that one looks at."""
    builder.only()
    builder.grid((-2.6, 0.5, 3.4), (-1.3, 1.5), 3.0, 28)
    builder.fan((0.5, 0.1, 3.0), 40)
