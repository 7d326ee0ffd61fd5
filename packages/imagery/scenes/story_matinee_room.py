"""The spare bedroom nobody slept in: a screen, two recliners that lift, popcorn between them, the rack in what was the closet."""
import math
import random

from kit import form, furniture, lamps, matter, media, plants, screens, seating, sky, stage

FILM = {"exposure": 1.25, "vignette": 0.2}


def build():
    sky.evening("dusk", sun=180, strength=0.6)
    stage.camera((0.35, -2.55, 1.62), (0.0, 3, 1.2), lens=25, fstop=4, focus=(0, 1.2, 0.9))
    shell()
    picture_wall()
    seats()
    closet()
    window()


def shell():
    wall = matter.plaster((0.36, 0.43, 0.42), 0.12)
    trim = matter.paint((0.62, 0.58, 0.5), 0.5)
    stage.slab(-2.15, 2.15, -3.2, 2.9, 0, matter.oak("y", (1.6, 0.14)))
    form.box((3.3, 3.6, 0.02), (-0.1, 0.7, 0), matter.rug((0.42, 0.36, 0.28)), 0.008)
    form.box((2.7, 3.0, 0.006), (-0.1, 0.7, 0.018), matter.rug((0.3, 0.16, 0.1)), 0.004)
    stage.slab(-2.15, 2.15, -3.2, 2.9, 2.6, matter.plaster((0.56, 0.53, 0.48), 0.08), -0.1)
    stage.wall((-2.15, 2.9), (2.15, 2.9), 2.6, wall)
    stage.wall((-2.15, -3.2), (-2.15, 2.9), 2.6, wall, [(3.0, 4.4, 0.85, 2.15)])
    stage.wall((2.15, 2.9), (2.15, -3.2), 2.6, wall, [(0.75, 2.05, 0, 2.15)])
    for x, y, size in ((0, 2.79, (4.3, 0.03, 0.13)), (-2.045, 0, (0.03, 6, 0.13)), (2.045, 2.48, (0.03, 0.66, 0.13)), (2.045, -1.2, (0.03, 4.1, 0.13))):
        form.box(size, (x, y, 0), trim, 0.006)
    for x, y, size in ((0, 2.77, (4.3, 0.08, 0.1)), (-2.02, 0, (0.08, 6, 0.1)), (2.02, 0, (0.08, 6, 0.1))):
        form.box(size, (x, y, 2.5), trim, 0.02)
    for x, y in ((-1.3, 2.3), (1.3, 2.3)):
        lamps.downlight((x, y, 2.6), 3, 2500, 50, (x, 2.85, 1.0), "wall", shine=3)
    lamps.downlight((0, 0.6, 2.6), 3, 2500, 60, group="room", shine=3)
    lamps.panel((0, -1.6, 2.55), (0, 0.8, 0.4), 2.6, 1.6, 8, 2800, "room").visible_glossy = False


def picture_wall():
    wide = 2.3
    form.box((wide + 0.1, 0.05, wide * 9 / 16 + 0.1), (0, 2.78, 0.93), matter.black(0.5), 0.01)
    # a film by the water, wider than the screen, so it has black bars
    film = screens.still(wide, "city-brownsville", 0.46, 1.25, (0.5, 0.45), 2.2)
    form.sheet(wide, wide * 9 / 16, (0, 2.745, 0.98 + wide * 9 / 32), film, tilt=(90, 0))
    lamps.panel((0, 2.7, 1.6), (0, 0, 0.7), 2.1, 1.1, 30, tint=(0.55, 0.72, 1.0), group="screen")
    for x in (-0.6, 0.6):
        lamps.panel((x, 2.7, 1.4), (x, 0, 0.2), 0.6, 0.5, 9, tint=(1.0, 0.66, 0.36), group="screen")
    furniture.cabinet((0, 2.56, 0), (2.5, 0.4, 0.46), 0, matter.oak("z"), 4, handles=matter.brass())
    # three speakers matched for speech
    s = seating.Set((0, 2.5, 0.48), 0)
    s.box((0.62, 0.22, 0.18), (0, 0, 0), matter.walnut("x"), 0.012)
    s.box((0.59, 0.012, 0.15), (0, -0.11, 0.015), matter.black(0.5), 0.004)
    for x, r in ((-0.18, 0.055), (0, 0.022), (0.18, 0.055)):
        media.driver(s, (x, -0.118, 0.09), r)
    for x in (-1.55, 1.55):
        furniture.speaker((x, 2.5, 0), -8 if x > 0 else 8, 1.0, 0.2, 0.26, matter.walnut("z"))
    furniture.books((-1.15, 2.5, 0.48), 5, 0.08, 0.24, 4, flat=True)
    plants.potted((1.02, 2.55, 0.48), 0.42, 3, matter.paint((0.5, 0.3, 0.18), 0.6))


def seats():
    hide = matter.leather((0.34, 0.13, 0.055))
    for x in (-0.83, 0.83):
        seating.recliner((x, 0.55, 0.02), 180 - x * 14, hide, False)
        s = seating.Set((x, 0.55, 0.02), 180 - x * 14)
        # the footrest is up
        s.cushion((0.56, 0.5, 0.12), (0, -0.72, 0.34), hide, tilt=(8, 0), puff=0.5)
        s.cushion((0.46, 0.05, 0.44), (0.04, 0.548, 0.56), matter.cloth((0.5, 0.36, 0.14)) if x > 0 else matter.cloth((0.16, 0.3, 0.32)), 0, (-6, 0), 0.2)
        s.box((0.03, 0.05, 0.1), (0.5, -0.1, 0.46), matter.steel(), 0.006)
    furniture.round_table((0, 0.35, 0.02), 0.24, 0.6, matter.oak("x"), matter.black())
    lamps.table_lamp((-0.06, 0.46, 0.62), 5, 2500, 0.55, matter.paint((0.5, 0.36, 0.16), 0.35))
    popcorn(0.08, 0.24, 0.62)
    form.rod(0.034, 0.12, (-0.12, 0.22, 0.62), matter.paint((0.2, 0.06, 0.03), 0.1))
    # a folded throw on one arm, slippers on the rug
    form.cushion((0.26, 0.5, 0.06), (-1.23, 0.5, 0.64), matter.cloth((0.55, 0.5, 0.4)), 0, (0, 6), 0.3)
    for dx in (0, 0.13):
        form.cushion((0.1, 0.27, 0.08), (-0.05 + dx, -0.35, 0.02), matter.cloth((0.2, 0.3, 0.36)), 8, puff=0.8)


def popcorn(x, y, z):
    """A striped paper tub, heaped."""
    chance = random.Random(3)
    form.lathe([(0.07, 0), (0.105, 0.15)], (x, y, z), matter.paint((0.7, 0.66, 0.58), 0.6), 32)
    for k in range(8):
        a = k * math.tau / 8
        form.box((0.032, 0.004, 0.15), (x + 0.072 * math.cos(a), y + 0.072 * math.sin(a), z), matter.paint((0.5, 0.04, 0.03), 0.6), 0, math.degrees(a) + 90, (13, 0))
    kernel = form.ball(0.02, (x, y, z + 0.15), matter.paint((0.75, 0.64, 0.36), 0.8))
    for _ in range(46):
        r, a = chance.uniform(0, 0.09), chance.uniform(0, math.tau)
        form.again(kernel, (x + r * math.cos(a), y + r * math.sin(a), z + 0.13 + (0.1 - r) * 0.7 * chance.random()), a, chance.uniform(0.7, 1.2))


def closet():
    """Behind the door, the rack: shelves of machines, each with its small light."""
    inside, white = matter.plaster((0.5, 0.47, 0.42), 0.1), matter.paint((0.62, 0.58, 0.5), 0.45)
    stage.wall((3.0, 2.3), (3.0, 0.6), 2.6, inside)
    stage.wall((2.15, 2.3), (3.0, 2.3), 2.6, inside)
    stage.wall((3.0, 0.6), (2.15, 0.6), 2.6, inside)
    stage.slab(2.0, 3.0, 0.6, 2.3, 0, matter.oak("y"))
    for y in (0.8, 2.2):
        form.box((0.26, 0.09, 2.2), (2.14, y, 0), white, 0.01)
    form.box((0.26, 1.5, 0.1), (2.14, 1.5, 2.15), white, 0.01)
    for x in (2.3, 2.9):
        for y in (1.24, 1.86):
            form.box((0.04, 0.04, 1.8), (x, y, 0.02), matter.black(), 0.004)
    for i in range(8):
        z = 0.2 + i * 0.21
        form.box((0.6, 0.58, 0.13 if i % 3 else 0.17), (2.6, 1.55, z), matter.paint((0.05, 0.052, 0.055), 0.35), 0.006)
        for k in range(3 + i % 3):
            form.box((0.004, 0.014, 0.014), (2.298, 1.36 + k * 0.06, z + 0.05), matter.glow(6000, 8, ((0.2, 0.9, 0.4), (0.3, 0.65, 1.0), (1.0, 0.6, 0.15))[(i + k) % 3]), 0)
        form.box((0.006, 0.1, 0.05), (2.298, 1.72, z + 0.04), matter.glow(6000, 1.4, (0.3, 0.7, 1.0)), 0)
    lamps.panel((2.5, 1.1, 2.4), (2.5, 1.6, 0.4), 0.5, 0.5, 26, 3400, "closet")
    # the door stands ajar into the room
    s = seating.Set((2.06, 2.16, 0.01), 222)
    s.box((0.66, 0.04, 2.12), (0.33, 0, 0), white, 0.005)
    for z, tall in ((0.15, 0.75), (1.05, 0.95)):
        s.box((0.46, 0.052, tall), (0.33, 0, z), white, 0.014)
    s.tube([(0.6, -0.06, 0.98), (0.5, -0.06, 0.98)], 0.011, matter.brass())


def window():
    white = matter.paint((0.62, 0.58, 0.5), 0.45)
    for y, size in ((-0.2, 0.07), (1.2, 0.07), (0.5, 0.035)):
        form.box((0.12, size, 1.34), (-2.15, y, 0.83), white, 0.008)
    for z in (0.8, 1.5, 2.12):
        form.box((0.16, 1.5, 0.06), (-2.13, 0.5, z), white, 0.008)
    form.tube([(-2.0, -0.65, 2.34), (-2.0, 1.65, 2.34)], 0.014, matter.brass())
    for y in (-0.42, 1.42):
        form.curtain(0.62, 2.28, (-1.98, y, 0.05), matter.cloth((0.5, 0.3, 0.12)), 90, 6, 0.05)
    form.curtain(1.4, 1.6, (-2.03, 0.5, 0.75), matter.sheer(), 90, 12, 0.03)
