"""An office's reception at dusk: lines of light in the ceiling, a glass door with its reader, the parking lot beyond it."""
from kit import cars, devices, form, furniture, lamps, matter, plants, screens, seating, sky, stage, workplace

FILM = {"exposure": 0.95, "vignette": 0.2}
BACK, HIGH = 3.0, 3.1
CLAY, INK = (0.42, 0.2, 0.13), (0.035, 0.06, 0.11)


def build():
    sky.evening("dusk", sun=62, strength=0.8, clouds=1.2)
    stage.camera((-0.7, -5.0, 1.5), (0.35, BACK, 1.46), lens=25.5, fstop=5.6, focus=(-0.6, 0.6, 1.0))
    shell()
    overhead()
    welcome()
    desk()
    entrance()
    lounge()
    outside()


def shell():
    pale = matter.plaster((0.56, 0.52, 0.46), 0.05)
    stage.slab(-5, 5.2, -8, BACK + 0.2, 0, matter.tiles((0.5, 0.46, 0.4), 0.9, 0.2, 0.004))
    stage.wall((-5, BACK), (0.55, BACK), HIGH, pale)
    stage.wall((-4.6, -8), (-4.6, BACK), HIGH, pale, [(8.9, 10.4, 0, 2.3)])
    stage.wall((5.1, BACK), (5.1, -8), HIGH, matter.plaster((0.5, 0.47, 0.42), 0.05))
    # the passage on the left, lit, toward the offices
    stage.slab(-8, -4.6, -1, BACK, 0, matter.oak("y", (1.8, 0.2)))
    stage.slab(-8, -4.6, -1, BACK, 2.6, pale, -0.1)
    stage.wall((-7.2, -1), (-7.2, BACK), 2.6, matter.plaster((0.5, 0.42, 0.33), 0.05))
    lamps.panel((-6, 1.4, 2.55), (-6, 1.4, 0), 1.2, 2.0, 34, 3000, "passage")


def overhead():
    """A pale ceiling with four recessed lines, and what the network and the masking need."""
    white = matter.paint((0.6, 0.58, 0.54), 0.9)
    stage.slab(-5, 5.2, -8, BACK + 0.2, HIGH, white, -0.1)
    for x, y0, y1 in ((-2.9, -4.6, 1.3), (-1.2, -4.6, 0.2), (1.6, -4.6, 1.9), (3.3, -4.6, 1.0)):
        form.box((0.085, y1 - y0, 0.006), (x, (y0 + y1) / 2, HIGH - 0.006), matter.glow(3500, 3.6), 0)
        for side in (-1, 1):
            form.box((0.012, y1 - y0 + 0.03, 0.014), (x + side * 0.05, (y0 + y1) / 2, HIGH - 0.012), matter.black(0.5), 0)
        lamps.profile((x, y0, HIGH - 0.02), (x, y1, HIGH - 0.02), (0, 0, -1), 40, 3300, "lines", width=0.08)
    devices.access_point((0.2, 0.2, HIGH), 0.15)
    devices.dome_camera((2.75, 2.0, HIGH), 0.11)
    workplace.speaker_disc((-2.05, 0.35, HIGH), 0.15)
    workplace.speaker_disc((2.5, 0.2, HIGH), 0.15)


def welcome():
    """The wall behind the desk: fins of walnut, clay plaster, and a screen with a picture."""
    form.box((5.0, 0.05, HIGH), (-2.05, BACK - 0.115, 0), matter.plaster(CLAY, 0.15), 0)
    stage.slats((-4.55, BACK - 0.17), (-3.35, BACK - 0.17), HIGH, matter.walnut("z"), 0.09, 0.045, 0.06)
    furniture.screen((-2.0, BACK - 0.17, 1.4), 2.1, 0, screens.gulf(2.1, "dusk", 0.8))
    lamps.profile((-3.2, BACK - 0.45, HIGH - 0.03), (0.4, BACK - 0.45, HIGH - 0.03), (0, 0.55, -1), 26, 2900, "wall")
    lamps.profile((-4.5, BACK - 0.5, HIGH - 0.03), (-3.35, BACK - 0.5, HIGH - 0.03), (0, 0.5, -1), 12, 2900, "wall")


def desk():
    """Ribbed oak under a slab of stone, lower where the guest signs in."""
    x0, x1, y = -3.45, -0.3, 0.9
    mid = (x0 + x1) / 2
    form.box((x1 - x0 - 0.1, 0.66, 0.1), (mid, y, 0), matter.black(0.6), 0)
    form.box((x1 - x0, 0.72, 0.92), (mid, y, 0.08), matter.oak("z"), 0.004)
    stage.slats((x0, y - 0.38), (x1, y - 0.38), 0.9, matter.oak("z"), 0.07, 0.045, 0.04, 0.09)
    form.box((x1 - x0 + 0.16, 0.4, 0.06), (mid, y - 0.26, 1.06), matter.marble(0.14), 0.008)
    form.box((x1 - x0 + 0.02, 0.3, 0.1), (mid, y - 0.24, 0.97), matter.black(0.5), 0)
    lamps.profile((x0, y - 0.44, 1.04), (x1, y - 0.44, 1.04), (0, -0.15, -1), 12, 2800, "desk", visible=2.0, width=0.008)
    workplace.monitor((-2.6, y + 0.2, 1.0), 0.56, 200, None, 3, 0.16)
    workplace.monitor((-1.8, y + 0.2, 1.0), 0.56, 168, None, 4, 0.16)
    workplace.task_chair((-2.2, 1.75, 0), 8, matter.cloth(INK))
    plants.potted((-3.2, y - 0.26, 1.12), 0.5, 6, matter.paint((0.5, 0.46, 0.4), 0.5))
    workplace.papers((-1.6, y - 0.26, 1.12), 8, 4, 3)
    visitors((-0.92, y - 0.3, 1.12))


def visitors(at):
    """The station for guests: a tilted page that rings a desk, and the badge it has just printed."""
    s = seating.Set(at, -8)
    s.box((0.2, 0.14, 0.014), (0, 0.03, 0), matter.steel(0.3, 0.5), 0.005)
    s.box((0.03, 0.02, 0.12), (0, 0.06, 0.01), matter.steel(0.3, 0.5), 0.004)
    s.box((0.3, 0.016, 0.21), (0, 0.0, 0.07), matter.black(0.2), 0.008, tilt=(-16, 0))
    s.box((0.275, 0.003, 0.185), (0, -0.0095, 0.0825), matter.glow(5600, 0.9, (0.1, 0.32, 0.42)), 0, tilt=(-16, 0))
    for u, tint in ((-0.085, (0.95, 0.55, 0.2)), (0.0, (0.9, 0.92, 0.9)), (0.085, (0.25, 0.8, 0.6))):
        s.box((0.065, 0.002, 0.07), (u, -0.013, 0.125), matter.glow(5600, 0.9, tint), 0, tilt=(-16, 0))
    s.box((0.12, 0.11, 0.1), (0.28, 0.05, 0), matter.paint((0.62, 0.61, 0.58), 0.4), 0.014)
    s.box((0.055, 0.05, 0.002), (0.28, -0.03, 0.03), matter.paint((0.75, 0.74, 0.7), 0.7), 0)


def entrance():
    """The glass front: fixed panes and one leaf, its reader on a post beside it."""
    frame = matter.paint((0.045, 0.045, 0.047), 0.4)
    stage.window_frames((0.62, BACK), (1.75, BACK), 0, HIGH, 1, frame, matter.pane())
    stage.window_frames((3.05, BACK), (5.1, BACK), 0, HIGH, 2, frame, matter.pane())
    form.box((1.3, 0.07, 0.06), (2.4, BACK, 2.32), frame, 0.003)
    form.box((1.26, 0.008, HIGH - 2.38), (2.4, BACK, 2.38), matter.pane(), 0)
    # the leaf: rails below and above, a long bar of steel
    for x in (1.82, 2.98):
        form.box((0.06, 0.05, 2.3), (x, BACK, 0.01), frame, 0.004)
    for z in (0.01, 2.22):
        form.box((1.1, 0.05, 0.1), (2.4, BACK, z), frame, 0.004)
    form.box((1.1, 0.008, 2.15), (2.4, BACK, 0.1), matter.pane((0.97, 1.0, 0.98)), 0)
    form.tube([(2.86, BACK - 0.09, 0.75), (2.86, BACK - 0.09, 1.75)], 0.017, matter.steel(0.22, 0.6))
    for z in (0.85, 1.65):
        form.tube([(2.86, BACK - 0.09, z), (2.86, BACK, z)], 0.01, matter.steel(0.22, 0.6))
    form.box((0.13, 0.1, HIGH), (3.06, BACK, 0), frame, 0.004)
    devices.reader((3.06, BACK - 0.052, 1.18), body=matter.paint((0.6, 0.59, 0.56), 0.35), size=1.3)
    form.box((1.5, 1.0, 0.014), (2.4, BACK - 0.75, 0), matter.rug((0.06, 0.06, 0.062)), 0.004)


def lounge():
    """Two square chairs and a round table on a rug, a palm of the house behind them."""
    form.box((2.7, 2.1, 0.014), (2.75, 0.35, 0), matter.rug((0.3, 0.24, 0.17)), 0.004)
    seating.club_chair((1.9, 0.05, 0.014), 46, matter.cloth(INK), matter.brass(0.3))
    seating.club_chair((3.35, 0.95, 0.014), -24, matter.cloth(INK), matter.brass(0.3))
    furniture.round_table((2.95, -0.1, 0.014), 0.4, 0.36, matter.walnut("x"))
    furniture.books((2.85, -0.1, 0.374), 20, 0.05, 0.27, 7, flat=True)
    furniture.bowl((3.15, -0.02, 0.374), 0.1, matter.paint(CLAY, 0.4))
    plants.potted((4.5, 1.9, 0), 2.0, 8, matter.paint((0.5, 0.46, 0.4), 0.5))
    furniture.picture((5.0, -0.5, 1.25), (1.5, 1.0), 90, 4, matter.oak("x"))
    lamps.downlight((4.5, -0.5, HIGH), 26, 2900, 50, (5.1, -0.5, 1.4))
    plants.potted((0.95, 2.45, 0), 1.5, 4, matter.paint((0.5, 0.46, 0.4), 0.5))


def outside():
    """The lot: rows of marks, a few cars of those who stay late, poles with flat heads, palms at the street."""
    form.box((120, 80, 0.1), (10, 43.3, -0.13), matter.stone((0.075, 0.075, 0.078), 0.6, 0.4, 0.05), 0)
    form.box((14, 2.6, 0.05), (2, BACK + 1.6, -0.05), matter.stone((0.34, 0.32, 0.28), 1.2), 0)
    white = matter.paint((0.5, 0.5, 0.47), 0.7)
    for i in range(9):
        form.box((0.1, 4.6, 0.004), (-0.05 + i * 2.7, 17.5, -0.03), white, 0)
    for x, kind, color in ((4.0, "sedan", (0.3, 0.05, 0.03)), (9.4, "wagon", (0.3, 0.31, 0.32)), (14.8, "pickup", (0.05, 0.08, 0.14))):
        cars.car((x, 17.6, -0.03), 90, kind, color)
    steel = matter.paint((0.08, 0.08, 0.08), 0.4)
    for x, y in ((5.5, 21.5), (9.6, 21.5), (16.8, 21.5), (11.8, 40)):
        form.box((0.13, 0.13, 5.6), (x, y, 0), steel, 0.01)
        for side in (-1, 1):
            form.box((0.6, 0.3, 0.08), (x + side * 0.5, y, 5.5), steel, 0.02)
            form.box((0.5, 0.24, 0.01), (x + side * 0.5, y, 5.485), matter.glow(3600, 16), 0)
        lamps.spot((x, y - 0.1, 5.4), (x, y - 2.5, 0), 90, 3500, 96, "poles", 0.2)
    for x, y, tall, seed in ((2.0, 34, 7.5, 2), (4.9, 31, 8.4, 5), (12.5, 33, 7.8, 8)):
        plants.palm((x, y, 0), tall, "fan", 0.4, 40, 26, 1.9, seed)
    plants.hedge((-20, 29), (40, 29), 1.0, 0.9, 3, 260, 0.16, (0.05, 0.075, 0.03))
