"""A council's work session: a curved dais of oak, a microphone with a red ring at every seat, plain flags, the agenda on a screen."""
import math

from kit import form, lamps, lettering, matter, seating, sky, stage

FILM = {"exposure": 0.75, "vignette": 0.18}
NAVY, WINE = (0.04, 0.085, 0.24), (0.27, 0.035, 0.04)
MIDDLE, RADIUS = 6.2, 5.6


def build():
    sky.none()
    stage.camera((-1.7, -5.3, 1.7), (0.05, 2, 1.62), lens=31, fstop=5, focus=(0, 0.4, 1.2))
    chamber()
    dais()
    screen()
    for x, color, seed in ((-3.1, NAVY, 1), (-2.45, WINE, 2), (2.4, WINE, 3), (3.05, NAVY, 4)):
        flag((x, 3.55, 0.36), color, seed)
    floor_seats()


def chamber():
    stage.slab(-8, 8, -9, 5, 0, matter.rug((0.279, 0.155, 0.118)))
    stage.slab(-8, 8, -9, 5, 4.2, matter.plaster((0.6, 0.56, 0.5), 0.05), -0.1)
    stage.wall((-8, 4.2), (8, 4.2), 4.2, matter.oak("z"))
    stage.slats((-3.4, 4.08), (3.4, 4.08), 3.9, matter.oak("z"), 0.14, 0.07, 0.05)
    for x in (-6.2, 6.2):
        stage.wall((x, 4.2), (x, -9), 4.2, matter.plaster((0.58, 0.53, 0.45), 0.05))
        for i in range(3):
            form.box((0.08, 1.6, 2.2), (x - 0.1 * (1 if x > 0 else -1), 2.6 - i * 2.2, 1.1), matter.cloth((0.42, 0.36, 0.27)), 0.02)
    for side in (-1, 1):
        form.box((2.2, 0.12, 3.4), (side * 4.75, 4.06, 0.3), matter.limestone((0.5, 0.45, 0.37)), 0.01)
        lamps.profile((side * 3.7, 3.75, 4.1), (side * 5.8, 3.75, 4.1), (0, 0.3, -1), 40, 2800, "stone")
    # a floating ceiling of oak with light all round it
    form.box((7.4, 5.0, 0.12), (0, 0.6, 3.75), matter.oak("x"), 0.02)
    lamps.profile((-3.6, -1.9, 3.9), (3.6, -1.9, 3.9), (0, -0.4, 1), 44, 2800, "cove")
    for x in (-2.6, -0.87, 0.87, 2.6):
        lamps.downlight((x, 1.0, 3.75), 66, 3200, 44, (x * 1.05, 1.7, 1.0), "dais")
        lamps.downlight((x * 1.2, -1.3, 3.75), 36, 3200, 50, (x, -0.9, 0.6), "floor")
    lamps.panel((-2, -7, 3.8), (0, 0, 1), 4, 2, 60, 3200, "gallery")


def dais():
    """Seven seats on an arc round the speakers' table, on a step."""
    oak, pale, count, reach = matter.oak("z"), matter.stone((0.55, 0.51, 0.44), 1.4, 0.3), 36, 66
    form.lathe([(0, 0), (4.6, 0), (4.6, 0.36), (0, 0.36)], (0, 4.9, 0), matter.rug((0.244, 0.137, 0.101)), 96)
    for i in range(count):
        a = math.radians(-reach / 2 + reach * (i + 0.5) / count)
        x, y, wide = RADIUS * math.sin(a), MIDDLE - RADIUS * math.cos(a), RADIUS * math.radians(reach) / count
        turn = math.degrees(a)
        form.box((wide * 1.02, 0.08, 1.1), (x, y, 0.0), oak, 0.001, turn)
        form.box((wide * 0.5, 0.03, 0.94), (x + 0.05 * math.sin(a), y - 0.05 * math.cos(a), 0.1), oak, 0.008, turn)
        form.box((wide * 1.04, 0.16, 0.045), (x, y, 1.1), pale, 0.003, turn)
        b = RADIUS - 0.38
        form.box((wide * 1.0, 0.66, 0.04), (b * math.sin(a), MIDDLE - b * math.cos(a), 0.98), oak, 0.001, turn)
    for i in range(7):
        a = math.radians(-27 + 9 * i)
        at = [(r * math.sin(a), MIDDLE - r * math.cos(a)) for r in (RADIUS - 0.28, RADIUS - 1.0, RADIUS + 0.075)]
        turn = math.degrees(a)
        microphone((*at[0], 1.02), turn + (4 if i % 2 else -3), i != 1, 1.2)
        chair((*at[1], 0.36), turn + (0, 8, -6, 0, 5, -9, 4)[i], i == 3)
        # a name on a small plate of brass
        form.box((0.34, 0.014, 0.075), (*at[2], 0.93), matter.brass(0.4), 0.003, turn)
        lettering.lines(0.22, 1, (at[2][0] - 0.1 * math.cos(a) + 0.009 * math.sin(a), at[2][1] - 0.1 * math.sin(a) - 0.009 * math.cos(a), 0.981),
                        matter.black(), 0.03, 0.022, turn, i, 0.2, 0.008)
    lamps.profile((-1.8, 0.42, 0.08), (1.8, 0.42, 0.08), (0, -0.5, -1), 6, 2700, "plinth")


def microphone(at, turn, live=True, tall=1.0):
    s = seating.Set(at, turn)
    s.box((0.14, 0.12, 0.035), (0, 0, 0), matter.black(0.35), 0.012)
    s.tube([(0, 0, 0.03), (0, -0.01, 0.26 * tall), (0, 0.05, 0.4 * tall), (0, 0.13, 0.45 * tall)], 0.011, matter.black(0.3))
    form.rod(0.028, 0.16, s.p(0, 0.11, 0.44 * tall), matter.black(0.5), (-66, 0), turn)
    form.rod(0.036, 0.05, s.p(0, 0.118, 0.4435 * tall), matter.glow(1600, 3.0, (1.0, 0.02, 0.012)) if live else matter.black(), (-66, 0), turn)


def chair(at, turn, tall):
    """A high back of leather, seen from the front over the desk."""
    s = seating.Set(at, turn)
    hide = matter.leather((0.036, 0.065, 0.083))
    s.box((0.1, 0.1, 0.42), (0, 0, 0), matter.black(), 0.01)
    s.cushion((0.56, 0.54, 0.14), (0, 0, 0.42), hide, puff=0.5)
    s.cushion((0.56, 0.14, 0.86 if tall else 0.74), (0, 0.27, 0.52), hide, tilt=(-6, 0), puff=0.5)
    for x in (-0.32, 0.32):
        s.box((0.06, 0.4, 0.05), (x, 0.02, 0.66), matter.walnut("y"), 0.015)


def screen():
    w, h, z = 3.1, 1.66, 2.0
    form.box((w + 0.04, 0.06, h + 0.04), (0, 4.0, z - 0.02), matter.black(0.25), 0.008)
    form.box((w, 0.01, h), (0, 3.965, z), matter.glow(5600, 0.7, (0.05, 0.13, 0.3)), 0)
    pale = matter.glow(5600, 1.9, (0.92, 0.95, 1.0))
    lettering.word("AGENDA", (-1.38, 3.955, z + 1.25), 0.34, pale, 0.002, align="LEFT", bold=0.004, bevel=0)
    for i in range(4):
        form.box((0.12, 0.004, 0.12), (-1.32, 3.957, z + 0.92 - i * 0.25), matter.glow(5600, 1.8, (1.0, 0.45, 0.05) if i == 1 else (0.2, 0.55, 0.8)), 0)
        lettering.lines(2.1, 1, (-1.1, 3.957, z + 1.02 - i * 0.25), pale if i == 1 else matter.glow(5600, 0.9, (0.6, 0.75, 0.95)), 0.1, 0.075, seed=i + 3, ragged=0.5, gap=0.05)
    lamps.panel((0, 3.8, 2.8), (0, 0, 1.4), 2.8, 1.4, 18, group="screen", tint=(0.35, 0.6, 1.0))


def flag(at, color, seed):
    """Heavy cloth on a staff, gathered in the deep folds it hangs in, a fringe along its hem."""
    x, y, z = at
    form.lathe([(0, 0), (0.17, 0), (0.16, 0.03), (0.06, 0.06), (0.03, 0.12), (0, 0.12)], at, matter.brass(), 40)
    form.tube([(x, y, z), (x, y, z + 2.62)], 0.016, matter.walnut("z"))
    form.lathe([(0.014, 0), (0.03, 0.03), (0.012, 0.06), (0.035, 0.11), (0, 0.22)], (x, y, z + 2.62), matter.brass(), 24)
    columns, rows = 120, 26
    way, fringe = 1 if x < 0 else -1, 25

    def point(u, t):
        # the cloth slides down its upper edge, so the folds fan out from the top of the staff
        gather = 0.14 + 0.5 * t ** 0.7
        fold = 0.075 * (0.25 + t) * math.sin(u * 27 + 1.6 * math.sin(u * 5 + seed) + seed)
        low = 1.42 + 0.16 * math.sin(u * 2.6 + 0.4 * seed)
        return (x + way * (0.012 + gather * (u * 0.85 + 0.16 * math.sin(u * 9 + seed) * t)), y - 0.03 - 0.12 * u * (1 - u) - fold,
                z + 2.56 - 0.3 * u * (1 - t) - low * t)

    points = [point(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    grid = [[(k, k + 1, k + columns + 2, k + columns + 1) for k in range(j * (columns + 1), j * (columns + 1) + columns)] for j in range(rows)]
    form.place("flag", form.mesh_of("flag", points, sum(grid[:fringe], []), True), (0, 0, 0), 0, matter.cloth(color, 60.0, 0.6))
    form.place("fringe", form.mesh_of("fringe", points, sum(grid[fringe:], []), True), (0, 0, 0), 0, matter.cloth((0.42, 0.28, 0.09), 400.0))


def floor_seats():
    """The table before the dais, and the first row for the public."""
    form.box((2.0, 0.7, 0.05), (0.15, -1.0, 0.7), matter.oak("x"), 0.01)
    form.box((1.9, 0.04, 0.6), (0.15, -1.28, 0.1), matter.oak("z"), 0.01)
    for dx in (-0.45, 0.45):
        microphone((0.15 + dx, -0.8, 0.75), 180, dx > 0)
    form.box((0.21, 0.29, 0.008), (0.2, -1.05, 0.75), matter.paint((0.75, 0.73, 0.68), 0.8), 0, 8)
    form.lathe([(0, 0), (0.03, 0), (0.034, 0.11), (0.03, 0.11), (0.027, 0.006), (0, 0.006)], (-0.55, -1.1, 0.75), matter.glass((0.9, 0.95, 0.95)), 32)
    for x in (-3.1, -2.4, 2.0, 2.7, 3.4):
        seating.dining_chair((x, -2.2, 0), 180, matter.cloth((0.093, 0.204, 0.218)), matter.oak("z"))
