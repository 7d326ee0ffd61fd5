"""A dining room before the first guests: booths under low pendants, a corner stage, and a patio on strings of light beyond the window."""
import random

from kit import barware, devices, fixtures, form, furniture, lamps, lettering, matter, plants, screens, seating, sky, stage, tableware, workplace
from scenes.story_forty_screens import players

FILM = {"exposure": 1.0, "vignette": 0.22}
LEFT, RIGHT, BACK, HIGH = -3.9, 3.6, 3.2, 3.2
PLUM, PINE, RUST, SAND = (0.1, 0.016, 0.03), (0.075, 0.125, 0.105), (0.42, 0.12, 0.035), (0.5, 0.38, 0.22)


def build():
    sky.evening("dusk", sun=20, strength=0.55, clouds=0.9)
    stage.camera((0.3, -5.3, 1.5), (-0.05, BACK, 1.36), lens=24.5, fstop=5.6, focus=(-0.6, 0.4, 1.1))
    shell()
    overhead()
    for y in (-1.9, 0.1, 2.1):
        booth(y)
    laid((-1.0, -0.75, 0), (0, 1, 2, 3))
    laid((1.05, -1.2, 0), (0, 1))
    service()
    platform()
    match()
    high_table()
    patio()


def shell():
    green, wood = matter.plaster(PINE, 0.12), matter.walnut("z")
    stage.slab(LEFT - 0.2, RIGHT + 0.2, -8, BACK + 0.2, 0, matter.oak("x", (1.1, 0.13), 0.3))
    stage.wall((LEFT, BACK), (RIGHT, BACK), HIGH, green)
    stage.wall((LEFT, -8), (LEFT, BACK), HIGH, green)
    stage.wall((RIGHT, BACK), (RIGHT, -8), HIGH, green, [(0.45, 4.4, 0.75, 2.5)])
    # boards to the height of a chair, and a rail on them
    for x, y, size in ((-0.15, BACK - 0.11, (7.5, 0.04, 1.05)),):
        form.box(size, (x, y, 0), wood, 0.004)
        form.box((size[0] + 0.02, size[1] + 0.02, 0.05), (x, y, 1.05), wood, 0.008)
    form.box((0.04, 11, 0.7), (RIGHT - 0.11, -2.3, 0), wood, 0.004)
    form.box((0.3, 4.05, 0.05), (RIGHT - 0.1, 0.775, 0.7), wood, 0.008)


def overhead():
    dark = matter.paint((0.2, 0.165, 0.13), 0.85)
    stage.slab(LEFT - 0.2, RIGHT + 0.2, -8, BACK + 0.2, HIGH, dark, -0.1)
    for y in (-3.4, -1.0, 1.4):
        form.box((7.8, 0.16, 0.2), (0, y, HIGH - 0.2), matter.walnut("x"), 0.01)
    devices.dome_camera((1.45, 0.3, HIGH), 0.11)
    devices.access_point((-0.85, 0.45, HIGH), 0.15)
    for x, y in ((1.9, -1.9), (-0.85, 2.2)):
        lamps.downlight((x, y, HIGH), 12, 2600, 48)
    lamps.panel((0.4, -4.6, 3.0), (0, 1, 0.6), 4, 1.5, 30, 2800, "room").visible_glossy = False
    # felt on the wall over the booths
    for i, y in enumerate((-2.75, -1.85, -0.95, -0.05, 0.85, 1.75, 2.65)):
        form.box((0.06, 0.8, 1.0), (LEFT + 0.13, y, 1.72), matter.cloth((RUST, SAND, PLUM)[i % 3]), 0.025)
    lamps.profile((LEFT + 0.35, -3.2, HIGH - 0.04), (LEFT + 0.35, 3.0, HIGH - 0.04), (-0.5, 0, -1), 22, 2700, "felt")


def booth(y):
    """Two benches, a table between them, a pendant low over it; a candle and plates."""
    hide = matter.leather(PLUM, 0.4)
    wood = matter.walnut("x")
    for side in (-1, 1):
        at = y + side * 0.82
        form.box((1.35, 0.44, 0.36), (LEFT + 0.8, at - side * 0.05, 0.04), wood, 0.01)
        form.cushion((1.33, 0.48, 0.13), (LEFT + 0.8, at - side * 0.07, 0.38), hide, puff=0.4)
        form.box((1.38, 0.07, 1.1), (LEFT + 0.8, at + side * 0.165, 0.02), wood, 0.012)
        for k in range(5):
            form.cushion((0.262, 0.12, 0.56), (LEFT + 0.268 + k * 0.266, at + side * 0.09, 0.5), hide, puff=0.5)
    furniture.table((LEFT + 0.82, y, 0), (1.25, 0.72, 0.75), 0, matter.oak("x"), kind="plinth")
    lamps.pendant((LEFT + 0.85, y, HIGH), 1.28, 11, 2500, "dome", 1.1, metal=matter.paint((0.5, 0.4, 0.24), 0.35))
    for dy in (-0.2, 0.2):
        tableware.plate((LEFT + 1.05, y + dy, 0.75), 0.125, matter.paint((0.6, 0.56, 0.48), 0.25))
        tableware.napkin((LEFT + 1.28, y + dy, 0.75), 5, RUST, 0.12)
        furniture.glass((LEFT + 0.82, y + dy, 0.75), 0.2, (0.09, 0.005, 0.008) if dy > 0 else None)
    lamps.candle((LEFT + 0.55, y, 0.75), 0.8)


def laid(at, seats):
    """A round table under its own pendant; `seats` are the sides at which a chair stands."""
    x, y, _ = at
    furniture.round_table(at, 0.46, 0.75, matter.oak("x"))
    lamps.pendant((x, y, HIGH), 1.25, 10, 2500, "dome", 1.1, metal=matter.paint((0.5, 0.4, 0.24), 0.35))
    for k in seats:
        dx, dy = ((-1, 0), (0, 1), (1, 0), (0, -1))[k]
        seating.dining_chair((x + dx * 0.66, y + dy * 0.66, 0), (97, -5, -86, 189)[k], matter.leather((0.2, 0.115, 0.055)), matter.walnut("z"))
        tableware.plate((x + dx * 0.28, y + dy * 0.28, 0.75), 0.115, matter.paint((0.6, 0.56, 0.48), 0.25))
    furniture.glass((x - 0.2, y + 0.2, 0.75), 0.2)
    furniture.glass((x + 0.2, y - 0.16, 0.75), 0.2, (0.09, 0.005, 0.008))
    lamps.candle((x, y, 0.75), 0.8)


def service():
    """The stand by the back wall: a terminal on its foot, menus; and over it a board of drawings and lines."""
    wood = matter.walnut("z")
    form.box((1.5, 0.5, 1.06), (-0.4, BACK - 0.42, 0), wood, 0.006)
    stage.slats((-1.13, BACK - 0.68), (0.33, BACK - 0.68), 1.0, matter.oak("z"), 0.08, 0.05, 0.03, 0.03)
    form.box((1.6, 0.6, 0.05), (-0.4, BACK - 0.43, 1.06), matter.marble(0.14), 0.006)
    lamps.profile((-1.1, BACK - 0.7, 1.05), (0.3, BACK - 0.7, 1.05), (0, -0.2, -1), 5, 2600, "stand")
    terminal((0.16, BACK - 0.5, 1.11))
    for k in range(6):
        form.box((0.2, 0.3, 0.012), (-0.85, BACK - 0.42, 1.11 + k * 0.012), matter.leather(PLUM), 0.003, 4 - k * 2)
    barware.tumbler((-0.5, BACK - 0.4, 1.11), (0.5, 0.28, 0.05), 0.04, 0.12)
    board((-0.58, BACK - 0.14, 1.68))


def terminal(at):
    """A tablet for orders on a swan's neck, and a card reader beside it."""
    s = seating.Set(at, 14)
    s.box((0.22, 0.2, 0.016), (0, 0, 0), matter.paint((0.6, 0.59, 0.56), 0.35), 0.008)
    s.tube([(0, 0.05, 0.01), (0, 0.06, 0.12), (0, 0.02, 0.2)], 0.018, matter.steel(0.3, 0.6))
    s.box((0.4, 0.022, 0.28), (0, 0, 0.12), matter.paint((0.6, 0.59, 0.56), 0.35), 0.01, tilt=(-20, 0))
    s.box((0.37, 0.004, 0.25), (0, -0.012, 0.134), matter.glow(6000, 0.16, (0.4, 0.5, 0.55)), 0, tilt=(-20, 0))
    for k in range(8):
        color = ((0.8, 0.3, 0.06), (0.1, 0.45, 0.4), (0.75, 0.6, 0.12), (0.5, 0.1, 0.14))[k % 4]
        up = 0.05 + (k // 4) * 0.095
        s.box((0.078, 0.003, 0.08), (-0.132 + (k % 4) * 0.088, -0.0165 + (up + 0.04 - 0.14) * 0.342, 0.134 + up - 0.008), matter.glow(6000, 0.36, color), 0, tilt=(-20, 0))
    s.box((0.085, 0.16, 0.03), (0.31, -0.02, 0.0), matter.black(0.3), 0.012, tilt=(14, 0))
    s.box((0.065, 0.07, 0.003), (0.31, 0.01, 0.034), matter.glow(6000, 0.9, (0.2, 0.75, 0.5)), 0, tilt=(14, 0))


def board(at):
    """A wide dark screen in three columns: a round drawing at the head of each, rows of lines below."""
    x, y, z = at
    w, h = 1.9, 1.05
    form.box((w + 0.05, 0.06, h + 0.05), (x, y + 0.035, z - 0.025), matter.black(0.3), 0.006)
    form.box((w, 0.006, h), (x, y, z), matter.glow(4000, 1.0, (0.018, 0.022, 0.022)), 0)
    cream, fires = matter.glow(3600, 0.75, (0.85, 0.75, 0.55)), ((0.9, 0.42, 0.06), (0.75, 0.1, 0.05), (0.25, 0.5, 0.12))
    for i, u in enumerate((-0.62, 0.0, 0.62)):
        def disc(r, color, dx, dz, layer, start=0.0, end=360.0, u=u):
            lettering.disc(r, (x + u + dx, y - 0.005 - layer * 0.0015, z + 0.75 + dz), matter.glow(4000, 0.8, color), 0, 40, start, end)

        disc(0.2, (0.8, 0.75, 0.64), 0, 0, 0)
        disc(0.165, (0.62, 0.56, 0.46), 0, 0, 1)
        if i == 0:
            for k in range(3):
                disc(0.075, (0.2, 0.42, 0.08), -0.08 + k * 0.08, 0.0, 2 + k * 2, 0, 180)
                disc(0.07, fires[0], -0.08 + k * 0.08, -0.02, 3 + k * 2, 0, 180)
        elif i == 1:
            disc(0.12, fires[0], 0, 0, 2)
            for k, (dx, dz) in enumerate(((-0.05, 0.03), (0.04, 0.05), (0.05, -0.04), (-0.03, -0.05), (0.0, 0.0))):
                disc(0.026, fires[1], dx, dz, 3 + k)
        else:
            for k, (dx, dz, r) in enumerate(((-0.05, 0.0, 0.075), (0.05, 0.03, 0.07), (0.02, -0.06, 0.06))):
                disc(r, fires[2], dx, dz, 2 + k)
            disc(0.045, fires[1], 0.01, 0.01, 6)
        lettering.lines(0.34, 6, (x + u - 0.24, y - 0.006, z + 0.47), cream, 0.072, 0.026, seed=i + 2, ragged=0.35)
        lettering.lines(0.07, 6, (x + u + 0.17, y - 0.006, z + 0.47), matter.glow(3600, 0.9, fires[i]), 0.072, 0.026, seed=i, ragged=0)


def platform():
    """The stage in the corner: a step high, a stand with its microphone, a stool, a lamp on it, a plate in the wall, a loudspeaker above."""
    points = [(1.2, BACK - 0.13), (RIGHT - 0.13, BACK - 0.13), (RIGHT - 0.13, 0.75), (2.6, 0.75), (1.2, 1.6)]
    deck, edge = matter.walnut("x", (1.4, 0.14), 0.3), matter.brass(0.3)
    count = len(points)
    mesh = form.mesh_of("deck", [(*q, 0.0) for q in points] + [(*q, 0.2) for q in points],
                        [tuple(range(count, 2 * count))] + [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)])
    form.place("deck", mesh, (0, 0, 0), 0, deck)
    form.tube([(1.2, BACK - 0.14, 0.2), (1.2, 1.6, 0.2)], 0.012, edge)
    form.tube([(1.2, 1.6, 0.2), (2.6, 0.75, 0.2)], 0.012, edge)
    form.tube([(2.6, 0.75, 0.2), (RIGHT - 0.13, 0.75, 0.2)], 0.012, edge)
    stand((2.15, 1.85, 0.2))
    seating.pedestal_stool((2.65, 2.3, 0.2), -25, matter.leather(RUST), 0.6)
    # the plate: two round inputs and a light that says they are live
    s = seating.Set((1.62, BACK - 0.1, 1.42), 0)
    s.box((0.26, 0.008, 0.17), (0, 0, -0.085), matter.steel(0.3, 0.6), 0.004)
    for u in (-0.07, 0.07):
        form.lathe([(0, 0.002), (0.034, 0.002), (0.039, 0.01), (0.045, 0.002)], s.p(u, -0.004, 0), matter.black(0.4), 32, 0, (90, 0))
    s.box((0.012, 0.003, 0.012), (0, -0.0055, 0.05), matter.glow(6500, 12, (0.2, 1.0, 0.4)), 0)
    s.tube([(0.07, -0.02, 0), (0.08, -0.09, -0.08), (0.1, -0.12, -0.8), (0.16, -0.25, -1.19), (0.4, -0.7, -1.21), (0.52, -1.15, -1.21)], 0.007, matter.black(0.5))
    # a loudspeaker on a bracket
    furniture.speaker((2.87, BACK - 0.45, 2.42), -14, 0.48, 0.29, 0.26, matter.paint((0.62, 0.59, 0.53), 0.5), feet=False)
    form.box((0.06, 0.3, 0.06), (2.87, BACK - 0.24, 2.62), matter.black(0.5), 0.006)
    lamps.downlight((2.3, 1.75, HIGH), 42, 2800, 36, (2.3, 2.1, 0.2), "stage")
    lamps.downlight((3.1, 2.5, HIGH), 22, 2700, 44, (3.1, 2.7, 0.6), "stage")


def stand(at):
    s, metal = seating.Set(at, 0), matter.black(0.3)
    form.lathe([(0, 0), (0.15, 0), (0.15, 0.012), (0.02, 0.03), (0, 0.03)], s.p(0, 0, 0), metal, 48)
    s.tube([(0, 0, 0.02), (0, 0, 1.38)], 0.011, metal)
    s.tube([(0, 0, 1.34), (0.02, -0.02, 1.42), (0.0, -0.08, 1.46)], 0.013, metal)
    s.tube([(0.0, 0.08, 1.41), (0.0, -0.06, 1.45)], [0.014, 0.019], metal)
    form.ball(0.034, s.p(0, -0.09, 1.46), matter.steel(0.5, 0.4), 1.15)


def match():
    """One screen, over the way to the kitchen side: a match on it, the teams in full run."""
    at, width = (-2.92, BACK - 0.14, 2.05), 1.36
    furniture.screen(at, width, 0, screens.soccer(width, 0.75))
    s, high = seating.Set(at, 0), width * 9 / 16
    players(s, width, high, 1.25, random.Random(11))
    workplace.quads(s, [(-0.46 * width, 0.87 * high, 0.26 * width, 0.07 * high)], matter.glow(6000, 0.05, (0.1, 0.12, 0.2)), 0.019)
    for u, tint in ((-0.45, (0.9, 0.85, 0.75)), (-0.33, (0.75, 0.05, 0.04))):
        workplace.quads(s, [(u * width, 0.885 * high, 0.07 * width, 0.04 * high)], matter.glow(6000, 0.6, tint), 0.0195)
    lamps.panel((-2.9, BACK - 0.3, 2.4), (-2.4, -1, 0.8), 1.4, 0.8, 7, tint=(0.6, 0.85, 0.7), group="screen").visible_glossy = False


def high_table():
    """By the window, for two who wait: round seats on columns."""
    furniture.round_table((2.6, -0.85, 0), 0.4, 1.04, matter.walnut("x"))
    for x, y, turn in ((2.02, -0.95, 80), (2.9, -0.2, -20)):
        seating.pedestal_stool((x, y, 0), turn, matter.leather(RUST), 0.72)
    barware.pint((2.45, -0.95, 1.04), 0.85)
    furniture.bowl((2.7, -0.75, 1.04), 0.1, matter.paint(PINE, 0.4))
    lamps.candle((2.53, -0.67, 1.04), 0.8)


def patio():
    """The window, and outside under strings of bulbs: a table, a fan palm, a hedge."""
    frame = matter.paint((0.045, 0.04, 0.035), 0.4)
    stage.window_frames((RIGHT, 2.75), (RIGHT, -1.2), 0.75, 2.5, 4, frame, matter.pane())
    stage.slab(RIGHT + 0.2, 14, -4, 12, -0.02, matter.tiles((0.3, 0.22, 0.16), 0.5, 0.4))
    for y in (0.6, 2.4, 4.6, 7.0):
        fixtures.festoon((RIGHT + 0.4, y, 2.75), (11, y + 2.4, 3.0), 0.5, 11, 2.2, 2300, 2)
    for x, y in ((6.0, 3.4), (7.6, 6.6)):
        furniture.round_table((x, y, 0), 0.5, 0.74, matter.oak("x"))
        for dx, dy, turn in ((-0.8, 0, 90), (0.8, 0.1, -90), (0, 0.85, 0)):
            seating.dining_chair((x + dx, y + dy, 0), turn, matter.cloth(RUST), matter.black(0.4))
    plants.hedge((5, 12.5), (16, 9), 1.7, 0.9, 3, 420, 0.13, (0.06, 0.1, 0.035))
    plants.palm((10.5, 9.5, 0), 5.2, "fan", 0.3, 40, 26, 1.8, 4)
    plants.potted((5.2, 3.6, 0), 1.6, 3)
