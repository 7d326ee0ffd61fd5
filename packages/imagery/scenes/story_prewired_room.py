"""A game room still in studs: its boxes, its coils with their tags, a conduit for the projector, the screen marked in blue tape."""
from kit import form, framing, lamps, matter, plants, sky, stage, trade

FILM = {"exposure": 1.35, "vignette": 0.22}
BACK, HIGH = 2.6, 2.74


def build():
    sky.evening("dusk", sun=150, strength=0.9, clouds=1.2)
    stage.camera((-0.75, -3.1, 1.4), (0.06, BACK, 1.36), lens=29, fstop=5.6, focus=(0, 1.9, 1.2))
    stage.slab(-3.4, 3.4, -6, BACK + 0.2, 0, matter.stone((0.4, 0.37, 0.33), 0.8, 0.7), 0.3)
    frame()
    boxes()
    marks()
    conduit()
    tools()


def frame():
    framing.studs((-3.2, BACK), (3.2, BACK), HIGH)
    stage.wall((-3.4, BACK + 0.06), (3.4, BACK + 0.06), HIGH + 0.3, framing.chipboard(), thick=0.02)
    framing.studs((3.2, BACK), (3.2, -5), HIGH)
    stage.wall((3.26, BACK), (3.26, -6), HIGH + 0.3, framing.chipboard(), thick=0.02)
    framing.studs((-3.2, -5), (-3.2, BACK), HIGH, [(4.9, 6.3, 0.9, 2.1)])
    stage.wall((-3.26, -6), (-3.26, BACK), HIGH + 0.3, framing.chipboard(), [(5.9, 7.3, 0.9, 2.1)], 0.02)
    for i in range(16):
        form.box((0.045, 9, 0.2), (-3.1 + i * 0.41, -1.6, HIGH), framing.pine("y"), 0.003)
    stage.slab(-3.4, 3.4, -6, BACK + 0.2, HIGH + 0.2, framing.chipboard(), -0.02)
    # house wrap and a palm beyond the window hole
    plants.palm((-8.5, 4.0, -0.3), 4.4, "fan", 0.3, 40, 24, 1.7, 5)


def boxes():
    face = BACK - 0.048
    for x, z, color, seed in ((-1.78, 1.3, 1, 1), (-0.98, 0.62, 0, 2), (-0.18, 0.62, 4, 3), (0.62, 0.62, 2, 4), (1.42, 1.3, 1, 5), (2.22, 0.62, 0, 6),
                              (-2.58, 0.62, 3, 7)):
        framing.outlet((x + 0.07, face, z + 0.06), 0, 2 if color in (0, 2) else 1)
        framing.coil((x + 0.25, face + 0.0, z - 0.02), 0.165, 5, seed, framing.CABLES[color], 0, (-0.16, 0.02, 0.1), 0.011)
        form.tube([(x + 0.07, face + 0.05, z + 0.1), (x + 0.06, face + 0.04, z + 0.6), (x + 0.05, face + 0.04, HIGH)], 0.007, matter.paint(framing.CABLES[color], 0.45))
        framing.staples([(x + 0.055, face + 0.02, z + 0.35 + k * 0.55) for k in range(int((2.5 - z) / 0.55))])
    # surrounds in the side walls, four more overhead
    for y, seed in ((1.35, 11), (-0.25, 12)):
        framing.coil((3.13, y, 1.62), 0.13, 5, seed, framing.CABLES[1], -90, (0.1, 0.0, 0.9), 0.01)
        framing.outlet((3.15, y + 0.17, 1.7), -90)
    framing.coil((-3.13, 1.5, 1.62), 0.13, 5, 13, framing.CABLES[1], 90, (0.1, 0.0, 0.9), 0.01)
    for x, y, seed in ((-1.05, 0.7, 21), (1.0, 0.7, 22)):
        form.lathe([(0.1, 0), (0.125, 0), (0.125, 0.02), (0.1, 0.02)], (x, y, HIGH - 0.01), matter.paint(framing.BLUE, 0.4), 40)
        framing.coil((x, y, HIGH - 0.02), 0.11, 4, seed, framing.CABLES[1], 15, None, 0.01)


def marks():
    """Next year's screen in blue tape; next year's seats in chalk."""
    tape, y = matter.paint((0.079, 0.193, 0.382), 0.6), BACK - 0.05
    for z in (1.0, 2.3):
        form.box((2.3, 0.003, 0.05), (0.02, y, z), tape, 0)
    for x in (-1.13, 1.17):
        form.box((0.05, 0.003, 1.35), (x, y - 0.001, 1.0), tape, 0)
    paper = matter.paint((0.68, 0.66, 0.6), 0.8)
    form.box((0.46, 0.004, 0.34), (0.05, y - 0.004, 1.5), paper, 0, 0)
    form.box((0.3, 0.001, 0.169), (0.05, y - 0.0075, 1.6), matter.paint((0.103, 0.176, 0.298), 0.8), 0)
    form.box((0.284, 0.001, 0.153), (0.05, y - 0.0085, 1.608), paper, 0)
    for k in range(4):
        form.box((0.3 - 0.05 * (k % 2), 0.001, 0.008), (0.05, y - 0.0075, 1.57 - k * 0.016), matter.black(), 0)
    chalk = matter.paint((0.541, 0.272, 0.147), 0.9)
    for i in range(4):
        x = -1.5 + i * 0.95
        for dy in (-0.42, 0.42):
            form.box((0.8, 0.018, 0.002), (x, 0.2 + dy, 0.0), chalk, 0)
        for dx in (-0.4, 0.4):
            form.box((0.018, 0.84, 0.002), (x + dx, 0.2, 0.0), chalk, 0)


def conduit():
    """Orange, two fingers wide: one for the screen, one for the projector."""
    orange = matter.paint(framing.ORANGE, 0.45)
    face = BACK - 0.07
    form.tube([(0.24, face, 0.72), (0.24, face, 1.4), (0.24, face, 2.2), (0.3, face - 0.1, 2.55), (0.42, 1.6, 2.68), (0.44, -0.6, 2.7), (0.44, -4, 2.7)], 0.026, orange)
    form.tube([(2.75, face, 0.5), (2.75, face, 1.6), (2.7, face, 2.3), (2.4, face - 0.2, 2.62), (1.6, 1.0, 2.68), (1.5, -3, 2.7)], 0.026, orange)
    framing.outlet((0.24, face + 0.02, 0.66), 0, 2, framing.ORANGE)
    framing.outlet((2.75, face + 0.02, 0.44), 0, 2, framing.ORANGE)


def tools():
    trade.work_lamp((1.75, 0.35, 0), (0.1, BACK, 1.25), 34, 3600, 1.45, 2)
    trade.cable([(1.75, 0.4, 0.35), (1.85, 0.1, 0.02), (1.3, -0.5, 0.012), (1.9, -1.2, 0.012), (2.8, -1.6, 0.012)], 0.012, (0.55, 0.4, 0.02))
    trade.reel((-1.75, 0.65, 0), 24, 1.0, framing.CABLES[0])
    trade.reel((-1.15, 1.35, 0), -10, 1.0, framing.CABLES[1])
    trade.case((-2.05, -0.35, 0), 32)
    yellow, steel = matter.paint((0.458, 0.275, 0.109), 0.5), matter.steel(0.35)
    for dx in (-0.24, 0.24):
        form.tube([(-2.5 + dx, 1.25, 0), (-2.5 + dx * 0.7, 1.7, 1.9)], 0.025, yellow)
        form.tube([(-2.5 + dx, 2.3, 0), (-2.5 + dx * 0.7, 1.8, 1.9)], 0.02, yellow)
    for i in range(6):
        form.box((0.46 - i * 0.02, 0.08, 0.025), (-2.5, 1.33 + i * 0.07, 0.28 + i * 0.28), steel, 0.004)
    lamps.panel((-0.4, -2.6, 2.6), (0, 1.6, 0.9), 3.0, 1.4, 44, 3200, "fill")
    lamps.bulb((-1.6, -0.4, 2.5), 14, 2700, 0.05, "string")
    form.ball(0.04, (-1.6, -0.4, 2.5), matter.glow(2700, 12))
    form.tube([(-3.1, -0.4, 2.75), (-2.3, -0.4, 2.62), (-1.6, -0.4, 2.56)], 0.006, matter.black())
