"""A boardroom of glass and stone that no longer rings: baffles overhead, felt on one wall, a microphone at every seat."""
import math

from kit import builder, form, lamps, lettering, matter, plants, seating, sky, stage, things

FILM = {"exposure": 1.2, "vignette": 0.18}
TEAL, CLAY = (0.05, 0.1, 0.11), (0.2, 0.1, 0.06)


def build():
    sky.evening("dusk", sun=150, strength=0.9, clouds=1.2)
    stage.camera((0.25, -5.6, 1.62), (0.0, 3, 1.56), lens=26, fstop=5, focus=(0, -0.2, 1.0))
    shell()
    baffles()
    table()
    display()
    office()


def shell():
    stage.slab(-9, 9, -9, 4, 0, matter.rug((0.3, 0.29, 0.27)))
    stage.slab(-9, 9, -9, 4, 3.3, matter.plaster((0.55, 0.53, 0.49), 0.05), -0.1)
    stage.wall((-9, 4), (9, 4), 3.3, matter.plaster((0.5, 0.46, 0.4), 0.05))
    for x in (-2.9, 2.9):
        stage.window_frames((x, -7), (x, 4), 0, 3.3, 6, matter.paint((0.06, 0.055, 0.05), 0.35), False)
        # one face of glass, turned to the room: a pane's second face would be a mirror at this angle
        pane = [(x, -7, 0), (x, 4, 0), (x, 4, 3.3), (x, -7, 3.3)]
        form.place("pane", form.mesh_of("pane", pane, [(0, 1, 2, 3) if x < 0 else (3, 2, 1, 0)]), (0, 0, 0), 0, matter.glass())
        for y in range(6):
            form.box((0.004, 1.7, 0.05), (x - 0.012 * (1 if x > 0 else -1), -6.1 + y * 1.83, 1.15), matter.paint((0.75, 0.74, 0.7), 0.8), 0)
    # printed panels of felt between oak edges: broad discs, no motif
    for i, color in enumerate(((0.44, 0.4, 0.33), TEAL, CLAY, (0.44, 0.4, 0.33))):
        x = (-2.25, -1.72, 1.72, 2.25)[i]
        form.box((0.5, 0.07, 2.7), (x, 3.86, 0.25), matter.cloth(color, 120.0), 0.02)
    # the curtain on its track, drawn back
    for x in (-2.72, 2.72):
        form.tube([(x, -7, 3.25), (x, 3.9, 3.25)], 0.012, matter.steel(0.3))
        form.curtain(1.1, 3.2, (x, 3.0, 0.02), matter.sheer((0.62, 0.56, 0.46)), 90, 9)


def baffles():
    felt = [matter.cloth(c, 120.0) for c in ((0.5, 0.47, 0.41), (0.36, 0.36, 0.34), TEAL)]
    for i in range(13):
        y = -4.6 + i * 0.66
        form.box((4.6, 0.06, 0.34), (0, y, 2.86), felt[2 if i % 4 == 2 else i % 2], 0.015)
        for x in (-2.0, 2.0):
            form.tube([(x, y, 3.2), (x, y, 3.3)], 0.003, matter.steel())
    for i in (2, 5, 8):
        y = -4.27 + i * 0.66
        form.box((3.4, 0.06, 0.05), (0, y, 2.9), matter.glow(3500, 7), 0.006)
        lamps.panel((0, y, 2.88), (0, y, 0), 3.4, 0.1, 31, 3500, "lines")


def table():
    stone = matter.stone((0.46, 0.43, 0.39), 0.9, 0.22, 0.03)
    points, count = [], 64
    for i in range(count):
        a = math.tau * i / count
        points.append((1.05 * math.copysign(abs(math.cos(a)) ** 0.55, math.cos(a)), 0.1 + 2.5 * math.copysign(abs(math.sin(a)) ** 0.55, math.sin(a))))
    ring = [(x, y, z) for z in (0.7, 0.75) for x, y in points]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))] + [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    form.place("table", form.mesh_of("table", ring, faces), (0, 0, 0), 0, stone)
    for y in (-1.3, 1.5):
        form.box((0.8, 0.5, 0.7), (0, y, 0), matter.oak("z"), 0.02)
    form.box((0.26, 3.2, 0.006), (0, 0.1, 0.75), matter.black(0.3), 0.002)
    hide = (matter.leather((0.266, 0.144, 0.091)), matter.leather((0.1, 0.1, 0.095)))
    for i in range(4):
        y = -1.5 + i * 1.05
        for side in (-1, 1):
            seating.dining_chair((side * 1.45, y, 0), side * -90 + (i * 31 % 11 - 5), hide[0], matter.black(0.3))
            microphone((side * 0.62, y, 0.75), side * 90)
            if (i + side) % 3:
                form.box((0.21, 0.29, 0.006), (side * 0.82, y + 0.24, 0.751), matter.paint((0.72, 0.7, 0.65), 0.8), 0, side * 6)
    form.box((0.3, 0.22, 0.014), (-0.72, -1.05, 0.75), matter.steel(0.3), 0.006, -80)
    # the panel on the table: one button
    form.box((0.2, 0.14, 0.02), (0.02, -1.9, 0.75), matter.black(0.3), 0.006, 0, (18, 0))
    form.box((0.18, 0.115, 0.004), (0.02, -1.902, 0.772), matter.glow(5000, 0.7, (0.08, 0.45, 0.5)), 0, 0, (18, 0))
    form.box((0.09, 0.04, 0.002), (0.02, -1.905, 0.778), matter.glow(5000, 2.2, (0.2, 0.9, 0.35)), 0, 0, (18, 0))
    for x, y in ((0.35, -0.6), (-0.4, 0.6), (0.4, 1.5), (-0.5, -1.7)):
        form.lathe([(0, 0), (0.03, 0), (0.034, 0.1), (0.03, 0.1), (0.027, 0.006), (0, 0.006)], (x, y, 0.75), matter.glass((0.9, 0.95, 0.95)), 32)
    things.bowl((0.0, 0.7, 0.755), 0.17, matter.paint(CLAY, 0.35))


def microphone(at, turn):
    s = seating.Set(at, turn)
    s.box((0.13, 0.1, 0.03), (0, 0, 0), matter.black(0.35), 0.012)
    s.tube([(0, 0.02, 0.03), (0, 0.02, 0.26), (0, -0.06, 0.42), (0, -0.14, 0.47)], 0.006, matter.black())
    form.rod(0.017, 0.1, s.p(0, -0.13, 0.466), matter.black(0.5), (62, 0), turn)
    form.rod(0.0195, 0.022, s.p(0, -0.145, 0.474), matter.glow(5000, 4, (0.15, 1.0, 0.3)), (62, 0), turn)
    s.box((0.05, 0.02, 0.004), (0, -0.03, 0.03), matter.glow(5000, 3, (0.15, 1.0, 0.3)), 0)


def display():
    """The far end of the call: a chart instead of faces, and one line of sound."""
    w, h, x, y, z = 2.5, 1.42, 0.0, 3.86, 0.98
    form.box((w + 0.03, 0.05, h + 0.03), (x, y, z - 0.015), matter.black(0.25), 0.006)
    form.box((w, 0.01, h), (x, y - 0.028, z), matter.glow(5600, 0.55, (0.03, 0.2, 0.32)), 0)
    bars = (0.3, 0.42, 0.36, 0.55, 0.62, 0.74)
    for i, tall in enumerate(bars):
        form.box((0.13, 0.004, tall), (-1.0 + i * 0.22, y - 0.037, z + 0.22), matter.glow(5600, 1.7, (0.95, 0.42, 0.08) if i == 5 else (0.25, 0.7, 0.75)), 0)
    lettering.lines(0.8, 6, (0.35, y - 0.037, z + 0.94), matter.glow(5600, 1.4, (0.75, 0.85, 0.9)), 0.105, 0.035, seed=4)
    lettering.word("WEDNESDAY", (-1.1, y - 0.037, z + 1.13), 0.2, matter.glow(5600, 1.6, (0.9, 0.95, 1.0)), 0.002, align="LEFT", bevel=0)
    form.box((1.1, 0.1, 0.09), (0, y - 0.03, z - 0.16), matter.black(0.3), 0.02)
    form.ball(0.03, (0, y - 0.085, z - 0.115), matter.paint((0.01, 0.01, 0.015), 0.05))
    lamps.panel((0, 3.7, 1.7), (0, 0, 1), 2.4, 1.3, 26, group="display", tint=(0.3, 0.75, 1.0))
    form.box((2.7, 0.4, 0.1), (0, 3.7, 0.5), matter.oak("x"), 0.01)
    lamps.profile((-2.6, 3.72, 3.25), (2.6, 3.72, 3.25), (0, 0.22, -1), 46, 3000, "felt")


def office():
    """What lies beyond the glass: desks and lamps at one side, windows and a sunset at the other."""
    for x0, mat in ((-8.9, matter.plaster((0.58, 0.5, 0.4), 0.05)), (8.9, matter.plaster((0.5, 0.5, 0.47), 0.05))):
        stage.wall((x0, -9), (x0, 4), 3.3, mat)
    for x in (-6, 6):
        lamps.panel((x, -0.5, 3.26), (x, 0, 0), 2, 7, 65, 2900, "office")
        for y in (-1.5, 1.8):
            form.box((1.6, 0.8, 0.04), (x, y, 0.71), matter.oak("x"), 0.006)
            for dx in (-0.7, 0.7):
                form.box((0.05, 0.7, 0.71), (x + dx, y, 0), matter.black(), 0.004)
            form.box((0.7, 0.03, 0.42), (x, y + 0.2, 0.9), matter.black(0.3), 0.006)
            lamps.pendant((x, y, 3.3), 1.2, 10, 2700, "dome", 1.0, metal=matter.paint(CLAY, 0.4))
    plants.potted((-3.7, 2.4, 0), 1.9, 4)
    plants.potted((3.7, 1.4, 0), 1.8, 8)


def before():
    """Flat troffers of 4000 K, and the afternoon on the screen."""
    builder.only("display", "office", "pendants")
    for y in (-3.3, -1.0, 1.3):
        for x in (-1.1, 1.1):
            builder.troffer((x, y, 2.78), watts=60)
    builder.sun((-1.4, -6.4, 2.7), (0.9, 3.9, 1.5), (1.0, 1.6), 40)
    builder.daylight((-2.0, -6.4, 2.0), (0.4, 3.9, 1.6), (2.4, 2.2), 300)
    builder.veil(2.5, 1.42, (0, 3.815, 0.98 + 0.71), 0.4)
