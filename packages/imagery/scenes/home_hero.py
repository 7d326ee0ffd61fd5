"""A living room opening to a terrace and a dark garden, half an hour after sunset. Films show on the plain wall at the left."""
from kit import form, furniture, lamps, matter, plants, screens, seating, sky, stage

FILM = {"exposure": 1.35, "vignette": 0.34}
NOON = {"sun": 200}


def build():
    sky.evening("late", sun=72, strength=0.6, clouds=0.8)
    stage.camera((-2.0, -4.9, 1.3), (0.1, 4, 1.5), lens=22.5, fstop=4.0, focus=(1, 0, 1))
    room()
    terrace()
    garden()


def room():
    oak = matter.oak("y", (1.9, 0.17))
    stage.slab(-6, 5, -8, 1.0, 0, oak)
    stage.soffit(-6, 5, -8, 2.9, 3.2, matter.walnut("y"), 0.11, 0.095)
    # the window behind the camera brings the sun in at noon
    stage.wall((-6, -8), (-6, 1), 3.3, matter.plaster((0.20, 0.175, 0.15)), [(2.6, 8.2, 0, 2.9)])
    stage.wall((5, 1.6), (5, -8), 3.3, matter.ledgestone())
    stage.wall((-6, -8), (5, -8), 3.3, matter.plaster((0.2, 0.18, 0.15)))
    screen_wall()

    linen, rust = matter.cloth((0.15, 0.13, 0.11)), matter.cloth((0.26, 0.10, 0.04))
    form.box((4.4, 3.2, 0.014), (1.2, -1.6, 0), matter.rug((0.19, 0.165, 0.135)), 0.005)
    seating.sofa((3.45, -1.6, 0), -90, 2.8, linen, 3, [(-0.8, rust, 8), (0.85, matter.cloth((0.3, 0.26, 0.2)), -6)])
    seating.armchair((1.05, -0.35, 0), 236, matter.cloth((0.24, 0.2, 0.155)))
    furniture.table((1.7, -1.7, 0), (1.3, 0.8, 0.34), 90, matter.walnut("x"), kind="slab")
    furniture.books((1.65, -1.95, 0.34), 20, 0.09, 0.3, 5, flat=True)
    furniture.bowl((1.75, -1.35, 0.34))
    furniture.glass((1.95, -1.65, 0.34), wine=(0.06, 0.006, 0.004))
    lamps.floor_lamp((3.75, 0.3, 0), 45, 2600)
    lamps.profile((4.75, -7, 3.1), (4.75, 1.5, 3.1), (0.3, 0, -1), 120, 2600, "wall washer", spread=120)
    lamps.downlight((1.7, -1.7, 3.19), 26, 2700, 34, group="table spot")
    lamps.downlight((1.05, -0.35, 3.19), 15, 2700, 30, group="chair spot")


def screen_wall():
    """A plain wall, a low bench, and a film that is only light: with the projector off, the wall is all there is."""
    pale = matter.plaster((0.4, 0.355, 0.3))
    stage.wall((-6, 1.0), (-2.0, 1.0), 3.3, pale)
    lamps.profile((-5.9, 0.5, 3.1), (-2.05, 0.5, 3.1), (0, 0.3, -1), 40, 2800, "plaster wash", spread=130)
    furniture.cabinet((-4.0, 0.62, 0), (3.4, 0.42, 0.42), 0, matter.ebony("x"), 4)
    plants.potted((-2.35, 0.35, 0), 1.15, 4)
    width = 2.3
    film = form.sheet(width, width * 9 / 16, (-3.4, 0.905, 1.62), screens.landscape(width, "moon", 0.0 if sky.noon else 1.9, 2.4, (0.37, 0.33, 0.28)), tilt=(90, 0), name="film")
    film["circuit"] = "screen"
    lamps.panel((-3.4, 0.85, 1.62), (-3.0, -3, 1.2), width, width * 9 / 16, 60, tint=(0.55, 0.75, 1.0), group="screen")


def terrace():
    stage.slab(-8, 7, 1.0, 5.2, -0.02, matter.tiles((0.17, 0.15, 0.125), 0.9, 0.45))
    form.box((0.3, 0.3, 3.2), (-4.9, 2.6, 0), matter.ledgestone(), 0)
    furniture.table((0.1, 2.9, 0), (2.3, 0.95, 0.74), 0, matter.walnut("x"), kind="slab")
    for x, y, turn in ((-0.6, 3.6, 0), (0.1, 3.65, 4), (0.8, 3.6, -3), (-0.6, 2.2, 180), (0.1, 2.15, 176), (0.8, 2.2, 183)):
        seating.dining_chair((x, y, 0), turn, matter.cloth((0.2, 0.17, 0.14)))
    lamps.spot((0.1, 2.9, 3.1), (0.1, 2.9, 0), 45, 2600, 50, "table")
    furniture.bowl((0.15, 2.9, 0.74), 0.19)
    for x in (-0.45, 0.75):
        furniture.glass((x, 2.75, 0.74))
        lamps.candle((x + 0.2, 2.95, 0.74), 0.8)
    for x in (-0.65, 0.1, 0.85):
        lamps.pendant((x, 2.7, 3.2), 1.35, 9, 2500, "globe", 0.85, f"pendant {x}")
    # a pool at the end of the terrace: one line of light under its edge
    stage.slab(-3.2, 6.5, 5.9, 9.5, -1.3, matter.tiles((0.10, 0.22, 0.24), 0.3))
    form.sheet(9.7, 3.6, (1.65, 7.7, -0.1), matter.water(ripple=0.08), 2)
    stage.slab(-3.2, 6.5, 5.2, 5.9, -0.06, matter.tiles((0.17, 0.15, 0.125), 0.9, 0.45), 1.4)
    stage.slab(-3.2, 6.5, 9.5, 9.9, -0.02, matter.ledgestone(), 1.4)
    lamps.panel((1.6, 6.0, -0.7), (1.6, 9.5, -0.9), 8, 0.2, 420, 4300, "pool")


def garden():
    plants.lawn(-14, 14, 9.9, 24, -0.1, 9000)
    form.box((60, 30, 0.1), (0, 30, -0.25), matter.earth(), 0)
    form.box((4.8, 14, 0.1), (-5.6, 8, -0.14), matter.earth(), 0)
    places = [(-1.55, 11.0, 3.4, "feather", 3), (0.6, 13.4, 4.6, "feather", 12), (5.0, 12.0, 4.2, "fan", 9), (7.6, 12.6, 3.2, "feather", 5)]
    for x, y, tall, kind, seed in places:
        plants.palm((x, y, -0.1), tall, kind, 0.35, seed * 60, 30, 1.6 if kind == "fan" else 2.1, seed)
        lamps.uplight((x - 0.5, y - 1.1, -0.08), (x, y, tall + 0.3), 75, 2900, 40, f"palm {seed}")
    plants.hedge((-12, 15.6), (21, 15.6), 1.75, density=1000, leaf=0.12)
    lamps.profile((-7, 14.2, -0.05), (19, 14.2, -0.05), (0, 0.5, 1), 480, 2800, "hedge")
    for i, x in enumerate((-4.6, -4.0, -3.9, 6.9)):
        plants.grass((x, 6.2 + i * 0.9, -0.1), 0.9, 160, i)
    plants.agave((-4.6, 7.6, -0.1), 0.8)
    for x, y in ((-4.3, 5.9), (-4.4, 8.6)):
        lamps.path_light((x, y, -0.1), 6)
