"""A sports bar an hour before the game: screens beyond both edges of the picture, their light on the bottles, and one tablet that rules them."""
import random

from kit import barware, form, furniture, lamps, matter, screens, seating, sky, stage

FILM = {"exposure": 1.15, "vignette": 0.26}


def build():
    sky.none()
    stage.camera((-3.75, -1.55, 1.55), (0.9, 1.3, 2.02), lens=24, fstop=1.2, focus=(-0.5, 0.0, 1.3))
    stage.slab(-6, 6, -7, 2.2, 0, matter.tiles((0.26, 0.22, 0.18), 0.6, 0.3))
    stage.slab(-6, 6, -7, 2.2, 4.2, matter.plaster((0.2, 0.17, 0.15)), -0.1)
    stage.wall((-6, 2.0), (6, 2.0), 4.2, matter.ledgestone((0.34, 0.2, 0.14)))
    stage.wall((4.6, 2.0), (4.6, -7), 4.2, matter.oak("z"))
    stage.wall((-4.8, -7), (-4.8, 2.0), 4.2, matter.oak("z"))
    wall()
    back_bar()
    counter()
    near_table()
    lamps.panel((0, -4.4, 4.1), (0, 0.5, 0.8), 5, 1.2, 16, 2800, "room")


def feed(at, width, turn=0, seed=0):
    """A game, the whole field or a camera close to it; on every fifth screen something else."""
    zoom = (1.0, 0.66, 1.3, 0.5, None)[seed % 5]
    picture = screens.game(round(width * zoom, 3), 0.8) if zoom else screens.landscape(width, ("dusk", "moon")[seed % 2], 0.9, seed)
    furniture.screen(at, width, turn, picture)


def wall():
    back = 1.84
    feed((0.05, back, 1.98), 2.4)
    grid = [(x, z, 1.26) for x in (-1.84, 1.94) for z in (1.98, 2.745)]
    grid += [(x, 1.98 + k * 0.515, 0.84) for x in (-2.95, 3.05) for k in range(3)]
    grid += [(-2.965 + i * 0.86, 3.53, 0.81) for i in range(8)]
    for i, (x, z, width) in enumerate(grid):
        feed((x, back, z), width, seed=i * 3 + 1)
    for side, turn in ((-4.6, 90), (4.4, -90)):
        for i in range(3):
            feed((side, 0.9 - i * 1.35, 2.3), 1.15, turn, i * 2 + (side > 0))
    # what the wall of screens throws into the room
    lamps.panel((0, 1.7, 2.7), (0, -3, 0.6), 6.5, 1.8, 90, tint=(0.6, 0.85, 0.8), group="screens")
    lamps.profile((-4.5, 1.5, 4.16), (4.5, 1.5, 4.16), (0, 0.7, -1), 14, 2600, "cove")


def back_bar():
    chance = random.Random(4)
    furniture.cabinet((0, 1.6, 0), (7.6, 0.5, 0.95), 0, matter.oak("z"), 9, top=matter.walnut("x"))
    form.box((7.6, 0.04, 0.86), (0, 1.88, 0.97), matter.tiles((0.06, 0.1, 0.1), 0.1, 0.2, wall=True), 0)
    lamps.profile((-3.7, 1.8, 1.9), (3.7, 1.8, 1.9), (0, 0.2, -1), 24, 2700, "back bar", visible=2.5, width=0.008)
    for x0, x1 in ((-3.7, -1.75), (1.35, 3.7)):
        form.box((x1 - x0, 0.2, 0.03), ((x0 + x1) / 2, 1.78, 1.42), matter.oak("x"), 0.004)
        for z in (0.97, 1.45):
            x = x0 + 0.1
            while x < x1:
                barware.bottle((x, 1.76, z), chance)
                x += chance.uniform(0.13, 0.24)
    for i in range(16):
        for k in range(2):
            barware.tumbler((-1.0 + i * 0.11, 1.6 + k * 0.12, 0.97), radius=0.04, height=0.13)


def counter():
    form.box((7.4, 0.5, 1.02), (0, 0.1, 0), matter.walnut("z"), 0.004)
    stage.slats((-3.7, -0.17), (3.7, -0.17), 1.0, matter.oak("z"), 0.1, 0.07, 0.03)
    form.box((7.6, 0.8, 0.06), (0, 0.02, 1.02), matter.oak("x", None, 0.25), 0.014)
    lamps.profile((-3.6, -0.32, 1.0), (3.6, -0.32, 1.0), (0, 0.3, -1), 7, 2500, "counter", visible=2, width=0.006)
    form.tube([(-3.7, -0.4, 0.2), (3.7, -0.4, 0.2)], 0.022, matter.brass())
    for i, x in enumerate((-3.0, -2.1, -1.2, 1.35, 2.25, 3.1)):
        seating.stool((x, -0.8, 0), 178 + (i * 31) % 13, matter.leather((0.34, 0.1, 0.05)), 0.74)
    barware.taps((-0.75, 0.12, 1.08), 1.1, 7)
    tablet((-0.02, -0.16, 1.08))
    for x, y, fill in ((-1.75, -0.12, 0.85), (-1.62, 0.04, 0.5), (1.1, -0.15, 0.85), (2.0, -0.1, 0.2), (-2.4, -0.16, 0.8)):
        barware.pint((x, y, 1.08), fill)
    furniture.bowl((1.35, -0.12, 1.08), 0.11, matter.paint((0.5, 0.09, 0.03), 0.4))
    for x in (-2.4, 0.1, 2.6):
        lamps.pendant((x, 0.0, 4.2), 1.92, 7, 2500, "dome", 0.6, metal=matter.paint((0.5, 0.06, 0.03), 0.3))


def tablet(at):
    """The one remote: a tile for each screen."""
    s = seating.Set(at, -34)
    s.box((0.2, 0.14, 0.02), (0, 0.08, 0), matter.steel(0.3), 0.004)
    s.box((0.46, 0.014, 0.32), (0, 0, 0.012), matter.black(0.2), 0.006, tilt=(-14, 0))
    colors = [(0.08, 0.6, 0.15), (0.75, 0.3, 0.08), (0.1, 0.3, 0.9), (0.6, 0.8, 0.95), (0.8, 0.2, 0.1), (0.05, 0.6, 0.8)]
    for row in range(4):
        for column in range(6):
            up = 0.03 + row * 0.072
            s.box((0.062, 0.002, 0.058), (-0.1775 + column * 0.071, -0.0085 + up * 0.249, 0.014 + up * 0.97), matter.glow(6500, 0.45, colors[(row * 5 + column * 2) % 6]), 0, tilt=(-14, 0))


def near_table():
    furniture.round_table((-1.85, -2.3, 0), 0.4, 1.04, matter.walnut("x"))
    barware.pint((-1.78, -2.45, 1.04), 0.8)
    barware.pint((-2.02, -2.2, 1.04), 0.3)
    form.lathe([(0, 0), (0.1, 0), (0.13, 0.06), (0.126, 0.06), (0.095, 0.006)], (-1.6, -2.24, 1.04), matter.paint((0.55, 0.07, 0.03), 0.5), 40)
    lamps.downlight((-1.9, -2.4, 4.18), 20, 2600, 30)
