"""A clinic's reception in the evening: pale and even, its desk lit, tickets called on a screen, the exam rooms' doors beyond."""
from kit import builder, form, furniture, lamps, lettering, matter, plants, seating, sky, stage, workplace
from kit.seating import Set

FILM = {"exposure": 1.2, "vignette": 0.16}
HIGH = 2.9
TEAL, MINT = (0.03, 0.17, 0.17), (0.3, 0.42, 0.36)


def build():
    sky.evening("dusk", sun=200, strength=0.85, clouds=0.8)
    stage.camera((1.35, -4.7, 1.42), (-0.35, 2.0, 1.36), lens=24, fstop=5.6, focus=(0.4, 1.0, 1.0))
    shell()
    back_wall()
    desk((0.35, 0.85))
    corridor()
    seats()
    light()


def shell():
    white = matter.plaster((0.62, 0.61, 0.57), 0.03)
    stage.slab(-5.5, 5, -8, 12, 0, matter.paint((0.43, 0.425, 0.41), 0.24))
    stage.slab(-5.5, 5, -8, 12, HIGH, white, -0.2)
    stage.wall((-5.5, 3.2), (2.5, 3.2), HIGH, white)
    form.box((2.4, 0.18, 0.6), (3.7, 3.2, 2.3), white, 0)
    stage.wall((4.9, 3.2), (4.9, -8), HIGH, white)
    # the street side, on the left: glass to the floor, palms in the last light
    stage.wall((-5.2, 3.2), (-5.2, -8), HIGH, white, [(1.6, 8.0, 0.0, 2.7)])
    stage.window_frames((-5.2, 1.6), (-5.2, -4.8), 0, 2.7, 4, matter.paint((0.5, 0.5, 0.48), 0.4), matter.pane())
    form.box((40, 40, 0.1), (-26, 0, -0.15), matter.earth((0.06, 0.07, 0.035)), 0)
    plants.palm((-8.6, 3.2, -0.1), 2.2, "fan", 0.2, 0, 26, 1.3, 5)
    plants.palm((-11.5, 6.4, -0.1), 3.4, "fan", 0.2, 60, 26, 1.5, 9)
    plants.hedge((-9.5, -6), (-9.5, 6), 0.9, density=260, leaf=0.12)
    form.box((7.7, 0.02, 0.1), (-1.4, 3.1, 0), matter.paint((0.5, 0.49, 0.46), 0.5), 0.004)


def cross(at, size, mat):
    """The sign that says what this house is, in any language."""
    x, y, z = at
    arm = size * 0.34
    form.box((size, 0.03, arm), (x, y, z + size / 2 - arm / 2), mat, 0.004)
    form.box((arm, 0.029, size), (x, y, z), mat, 0.004)


def back_wall():
    """Mint behind the desk: a cross, a name, and the screen with the next ticket."""
    form.box((4.5, 0.05, HIGH - 0.3), (0.25, 3.08, 0.0), matter.plaster((0.3, 0.43, 0.37), 0.02), 0.004)
    cross((-1.25, 3.03, 1.62), 0.5, matter.glow(4200, 2.6))
    lettering.word("VALLEY CLINIC", (-0.84, 3.03, 1.79), 0.25, matter.paint((0.02, 0.08, 0.075), 0.4), 0.03, align="LEFT", spacing=1.06)
    furniture.screen((1.86, 3.04, 1.52), 1.16, 0, matter.glow(6000, 0.55, (0.04, 0.3, 0.34)))
    deep, ink = 3.015, matter.glow(5200, 1.5)
    lettering.word("NOW SERVING", (1.36, deep, 2.03), 0.085, ink, 0.002, align="LEFT", bevel=0)
    lettering.word("A 24", (1.36, deep, 1.72), 0.33, ink, 0.002, align="LEFT", bevel=0)
    lettering.word("DESK 2", (1.36, deep, 1.6), 0.085, ink, 0.002, align="LEFT", bevel=0)
    for k, ticket in enumerate(("A 25", "B 09", "A 26")):
        lettering.word(ticket, (2.06, deep, 1.96 - k * 0.15), 0.1, matter.glow(5200, 0.7), 0.002, align="LEFT", bevel=0)
    form.box((0.004, 0.004, 0.5), (2.0, deep, 1.6), matter.glow(5200, 0.4), 0)


def desk(at):
    x, y = at
    white, oak = matter.paint((0.66, 0.65, 0.62), 0.32), matter.oak("x", None, 0.4)
    # a high part with a low one beside it, for wheelchairs
    form.box((2.7, 0.62, 1.04), (x - 0.35, y, 0.06), white, 0.03)
    form.box((2.64, 0.5, 0.06), (x - 0.35, y + 0.02, 0), matter.paint((0.2, 0.2, 0.2), 0.5), 0)
    form.box((2.78, 0.42, 0.045), (x - 0.35, y - 0.12, 1.1), oak, 0.012)
    form.box((1.3, 0.62, 0.045), (x + 1.6, y, 0.76), oak, 0.012)
    form.box((0.06, 0.6, 0.76), (x + 2.2, y, 0), white, 0.012)
    form.box((1.2, 0.04, 0.5), (x + 1.6, y + 0.2, 0.26), white, 0.01)
    stage.slats((x - 1.62, y - 0.325), (x + 0.92, y - 0.325), 0.86, matter.oak("z", None, 0.5), 0.06, 0.034, 0.025, 0.14)
    lamps.profile((x - 1.68, y - 0.29, 0.07), (x + 0.98, y - 0.29, 0.07), (0, -0.8, -1), 5, 3300, "plinth", visible=3, width=0.006)
    # a working place behind it: screens turned away from the room, a glass, forms
    for dx, turn in ((-0.95, 168), (0.1, 190)):
        workplace.monitor((x + dx, y + 0.28, 0.98), 0.5, turn, "table", 5, 0.12, 0.6)
    workplace.papers((x - 1.15, y - 0.12, 1.146), 8, 6, 3, (0.7, 0.69, 0.66))
    form.rod(0.036, 0.13, (x + 0.72, y - 0.1, 1.146), matter.paint((0.6, 0.6, 0.58), 0.25))
    form.box((0.16, 0.1, 0.2), (x + 0.35, y - 0.12, 1.146), matter.paint((0.66, 0.66, 0.65), 0.3), 0.03)
    form.box((0.3, 0.21, 0.012), (x + 1.5, y - 0.1, 0.806), matter.paint((0.5, 0.36, 0.2), 0.6), 0.004, 12)
    form.box((0.216, 0.18, 0.004), (x + 1.5, y - 0.1, 0.818), matter.paint((0.72, 0.71, 0.68), 0.7), 0, 12)
    workplace.task_chair((x + 0.15, y + 1.0, 0), 8, matter.cloth(TEAL))
    # tickets: a post with a screen of its own
    s = Set((x - 2.5, y - 0.3, 0), 22)
    s.box((0.3, 0.24, 0.03), (0, 0, 0), white, 0.01)
    s.box((0.1, 0.07, 1.0), (0, 0, 0.03), white, 0.01)
    s.box((0.3, 0.05, 0.42), (0, -0.03, 0.98), white, 0.015, tilt=(-18, 0))
    s.box((0.25, 0.004, 0.35), (0, -0.066, 1.0), matter.glow(6000, 0.8, (0.05, 0.36, 0.4)), 0.003, tilt=(-18, 0))
    for k in range(3):
        s.box((0.19, 0.004, 0.055), (0, -0.06 + k * 0.028, 1.06 + k * 0.085), matter.glow(5200, 1.3), 0.002, tilt=(-18, 0))


def corridor():
    white = matter.plaster((0.62, 0.61, 0.57), 0.03)
    stage.wall((2.6, 3.2), (2.6, 12), HIGH, white)
    stage.wall((4.9, 12), (4.9, 3.2), HIGH, white)
    stage.wall((2.5, 12), (5, 12), HIGH, matter.plaster((0.3, 0.43, 0.37), 0.02))
    # a rail to hold on to, and doors with a lamp each: occupied or free
    for x in (2.72, 4.77):
        form.box((0.05, 8.4, 0.14), (x, 7.6, 0.86), matter.oak("y"), 0.02)
    for i, y in enumerate((4.7, 7.3, 9.9)):
        form.box((0.05, 1.0, 2.14), (4.79, y, 0), matter.oak("z", None, 0.4), 0.004)
        form.box((0.03, 0.03, 0.2), (4.75, y - 0.4, 0.95), matter.steel(0.3), 0.006)
        form.box((0.06, 0.1, 0.1), (4.76, y, 2.22), matter.glow(6500, 5, (0.2, 1.0, 0.45) if i != 1 else (1.0, 0.55, 0.1)), 0.01)
    cross((3.7, 11.88, 1.35), 0.6, matter.paint((0.68, 0.68, 0.65), 0.5))
    lamps.panel((3.75, 5.6, HIGH - 0.02), (3.75, 5.6, 0), 0.5, 3.6, 40, 3900, "corridor")
    lamps.panel((3.75, 9.8, HIGH - 0.02), (3.75, 9.8, 0), 0.5, 3.0, 40, 3900, "corridor")
    for y in (4.4, 6.6, 8.8, 10.8):
        form.box((0.55, 1.0, 0.012), (3.75, y, HIGH - 0.012), matter.glow(3900, 2.4), 0.002)


def seats():
    """Wipe-clean chairs in a row along the window, tables with nothing on them but a plant."""
    for i, y in enumerate((0.9, 0.2, -0.5)):
        waiting((-4.35, y, 0), 84, MINT if i != 1 else TEAL)
    for i, x in enumerate((-2.72, -2.08, -1.44)):
        waiting((x, -1.35, 0), 180, TEAL if i != 1 else MINT)
    waiting((-3.75, 2.35, 0), 12, TEAL)
    waiting((-3.0, 2.45, 0), 6, MINT)
    waiting((-2.25, 2.5, 0), 0, TEAL)
    furniture.round_table((-3.3, 0.95, 0), 0.36, 0.45, matter.paint((0.66, 0.65, 0.62), 0.3), matter.steel(0.3))
    furniture.books((-3.35, 0.95, 0.45), 24, 0.03, 0.26, 6, flat=True)
    plants.potted((-4.6, 2.45, 0), 1.9, 5, matter.paint((0.62, 0.6, 0.56), 0.4))
    plants.potted((2.95, 2.55, 0), 1.5, 11, matter.paint((0.62, 0.6, 0.56), 0.4))


def waiting(at, turn, color):
    s, hide, frame = Set(at, turn), matter.leather(color, 0.5), matter.oak("z")
    for x in (-0.29, 0.29):
        s.tube([(x, -0.26, 0), (x, -0.25, 0.62)], 0.017, frame)
        s.tube([(x, 0.28, 0), (x, 0.25, 0.62)], 0.017, frame)
        s.box((0.045, 0.58, 0.03), (x, 0, 0.62), frame, 0.012)
        s.box((0.03, 0.5, 0.04), (x, 0, 0.33), frame, 0.008)
    s.cushion((0.53, 0.54, 0.12), (0, -0.01, 0.36), hide, puff=0.4)
    s.cushion((0.53, 0.1, 0.44), (0, 0.27, 0.5), hide, tilt=(-10, 0), puff=0.35)


def light():
    # a cove over the mint wall, soft squares overhead, a line above the desk
    form.box((4.7, 0.3, 0.06), (0.25, 2.95, HIGH - 0.22), matter.plaster((0.62, 0.61, 0.57), 0.03), 0.004)
    lamps.profile((-1.95, 3.0, HIGH - 0.23), (2.45, 3.0, HIGH - 0.23), (0, 0.22, -1), 46, 3600, "mint wall")
    lamps.profile((-5.0, 3.02, HIGH - 0.04), (-2.1, 3.02, HIGH - 0.04), (0, 0.25, -1), 22, 3000, "seats wall")
    form.box((3.4, 0.07, 0.07), (0.2, 0.75, 2.25), matter.paint((0.62, 0.61, 0.58), 0.4), 0.01)
    form.box((3.36, 0.052, 0.004), (0.2, 0.75, 2.246), matter.glow(3600, 3.2), 0)
    lamps.profile((-1.45, 0.75, 2.24), (1.85, 0.75, 2.24), (0, 0, -1), 44, 3600, "desk", width=0.05)
    lamps.profile((-1.45, 0.75, 2.34), (1.85, 0.75, 2.34), (0, 0, 1), 30, 3600, "desk up", width=0.05)
    for x in (-1.2, 1.6):
        form.tube([(x, 0.75, 2.3), (x, 0.75, HIGH)], 0.003, matter.steel())
    for x, y in ((-3.5, 0.9), (-3.5, -1.9), (-0.2, -1.6), (2.9, -1.4), (3.3, 1.2)):
        form.lathe([(0, -0.012), (0.2, -0.012), (0.215, 0)], (x, y, HIGH), matter.glow(3700, 1.7), 48)
        lamps.panel((x, y, HIGH - 0.03), (x, y, 0), 0.5, 0.5, 25, 3700, "squares")
    lamps.panel((-0.5, -6.6, 2.4), (0, 1, 1.0), 4.5, 1.4, 14, 3800, "fill").visible_glossy = False


def before():
    """Flat troffers in rows: glare over the chairs, and no wall to look at."""
    builder.keep((1.86, 3.0, 1.85), (-1.25, 3.0, 1.87), (-2.15, 0.5, 1.2))
    builder.only("kept", "corridor")
    for y in (-2.0, 0.2, 2.2):
        for x in (-3.6, -1.2, 1.2, 3.6):
            builder.troffer((x, y, HIGH - 0.05), watts=30, kelvins=5000)
