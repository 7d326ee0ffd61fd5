"""A room before its loudspeakers: cable in a coil, tools laid out on canvas, an open bracket in the wall."""
import math

from kit import form, handtools, hifi, lamps, matter, seating, sky, stage, tools, workplace

FILM = {"exposure": 0.62, "vignette": 0.26}
BLUE = (0.012, 0.085, 0.36)


def build():
    sky.none()
    stage.camera((0.36, -1.3, 0.95), (0.04, 0.36, 0.12), lens=35, fstop=4, focus=(-0.02, 0.22, 0.06), level=False)
    stage.slab(-4, 4, -4, 1.5, 0, matter.oak("x", (1.8, 0.14), 0.3))
    stage.wall((-4, 1.4), (4, 1.4), 2.8, matter.plaster((0.24, 0.3, 0.29), 0.12))
    # a base with a molded top, and its shoe
    white = matter.paint((0.56, 0.53, 0.47), 0.4)
    form.box((8, 0.018, 0.12), (0, 1.301, 0), white, 0.003)
    form.box((8, 0.012, 0.018), (0, 1.304, 0.12), white, 0.005)
    form.box((8, 0.02, 0.02), (0, 1.285, 0), white, 0.008)
    bracket((0.14, 1.309, 0.36))
    handtools.cloth((0.0, 0.16, 0.0), (1.75, 1.35), 5, 4)
    handtools.hank((-0.06, 0.36, 0.006), 0.165, 24, 0.0031, BLUE, 5, HANK_TAIL)
    handtools.pliers((0.26, 0.02, 0.011), 112, (0.36, 0.018, 0.012), 0.21)
    handtools.pliers((0.37, 0.07, 0.011), 100, (0.012, 0.05, 0.2), 0.18, 4, 0.062)
    handtools.driver((-0.2, 0.03, 0.011), 66, (0.45, 0.1, 0.01), 0.22)
    handtools.driver((-0.255, 0.0, 0.011), 72, (0.45, 0.1, 0.01), 0.19, True)
    handtools.level((0.02, -0.02, 0.012), 6)
    handtools.measure((-0.09, -0.13, 0.011), 24)
    tools.tape((0.14, -0.12, 0.013), (0.016, 0.016, 0.017), 0.05)
    tools.tape((0.2, -0.17, 0.013), (0.03, 0.13, 0.3), 0.046)
    loudspeaker((-0.5, 0.5, 0.014))
    plan((0.52, 0.36, 0.024))
    hifi.speaker((-1.3, 1.0, 0), 14)
    workplace.carton((1.12, 0.98, 0), (0.46, 0.38, 0.4), -14, True)
    light()


# from the hank up the wall to the bracket
HANK_TAIL = [(0.18, 0.1, 0.014), (0.22, 0.3, 0.012), (0.2, 0.5, 0.01), (0.17, 0.75, 0.006), (0.18, 0.86, 0.03), (0.2, 0.915, 0.14), (0.21, 0.9, 0.3), (0.205, 0.91, 0.37), (0.2, 0.96, 0.39)]


def bracket(at):
    """An orange low-voltage ring in a clean cut, its wings turned out; a gray cable comes out of it with its tag."""
    x, y, z = at
    orange = handtools.grip((0.62, 0.16, 0.012), 0.4)
    form.box((0.062, 0.002, 0.1), (x, y - 0.0005, z - 0.05), matter.paint((0.008, 0.007, 0.006), 0.95), 0)
    for dx in (-0.036, 0.036):
        form.box((0.012, 0.006, 0.116), (x + dx, y - 0.003, z - 0.058), orange, 0.0015)
    for dz in (-0.062, 0.05):
        form.box((0.084, 0.006, 0.012), (x, y - 0.003, z + dz), orange, 0.0015)
        form.box((0.026, 0.007, 0.02), (x, y - 0.004, z + dz - 0.004), orange, 0.0015)
        form.rod(0.0042, 0.003, (x, y - 0.0075, z + dz + 0.006), matter.steel(0.25, 0.6), (90, 0), steps=20)
    for dx, dz in ((-0.031, 0.042), (0.031, -0.042)):
        form.rod(0.0035, 0.003, (x + dx, y - 0.006, z + dz), matter.steel(0.25, 0.6), (90, 0), steps=20)
    gray = handtools.grip((0.42, 0.41, 0.37), 0.45)
    form.tube([(x - 0.012, y + 0.01, z), (x - 0.014, y - 0.02, z + 0.004), (x - 0.02, y - 0.045, z - 0.03), (x - 0.018, y - 0.038, z - 0.1), (x - 0.026, y - 0.03, z - 0.15)], 0.0031, gray)
    form.box((0.03, 0.0008, 0.05), (x - 0.026, y - 0.034, z - 0.2), matter.paint((0.62, 0.6, 0.52), 0.8), 0, 14)
    # the pencil line at the height of every bracket of the room
    form.box((0.5, 0.0006, 0.0012), (x - 0.02, y - 0.0006, z + 0.058), matter.paint((0.1, 0.1, 0.1), 0.9), 0)
    # dust of the cut
    form.sheet(0.16, 0.02, (x, 1.27, 0.0215), matter.paint((0.6, 0.59, 0.55), 0.95), 1)


def loudspeaker(at):
    """One for a ceiling, on its back: woven cone, tweeter on its bridge, four dog legs; its grille leans beside it."""
    x, y, z = at
    white, rubber = matter.paint((0.56, 0.55, 0.52), 0.42), matter.paint((0.014, 0.014, 0.014), 0.55)
    form.lathe([(0.1, 0), (0.102, 0.07), (0.122, 0.078), (0.124, 0.084), (0.108, 0.087), (0.103, 0.08)], at, white, 96)
    arc = [(0.103 - 0.014 * k / 8, 0.08 + 0.0065 * (1 - (k / 4 - 1) ** 2)) for k in range(9)]
    form.lathe(arc, at, rubber, 96)
    form.lathe([(0.089, 0.079), (0.06, 0.064), (0.034, 0.05), (0.024, 0.044)], at, woven(), 96)
    form.lathe([(0.024, 0.044), (0.024, 0.07), (0.021, 0.074), (0.019, 0.073), (0.0165, 0.07), (0.0165, 0.0715), (0.013, 0.076), (0.007, 0.079), (0, 0.08)], at, matter.steel(0.3, 0.35), 64)
    form.box((0.2, 0.014, 0.006), (x, y, z + 0.068), rubber, 0.002, 30)
    for k in range(4):
        a = k * 1.571 + 0.6
        form.box((0.022, 0.016, 0.03), (x + 0.108 * 0.97 * 1.0 * math.cos(a), y + 0.105 * math.sin(a), z + 0.03), rubber, 0.003, 57.3 * a)
    form.lathe([(0, 0.0075), (0.112, 0.0062), (0.119, 0.002), (0.121, 0.0), (0.123, 0.0), (0.122, 0.004), (0.113, 0.0085), (0, 0.0098)], (x + 0.02, y - 0.29, z + 0.002), perforated(), 96)


@matter.once
def woven():
    """A cone of glass fiber."""
    n = matter.Nodes("woven")
    checks = n.add("ShaderNodeTexChecker", Scale=260.0, Color1=(0.05, 0.05, 0.05, 1), Color2=(0.014, 0.014, 0.015, 1))
    n.tree.links.new(n.where(), checks.inputs["Vector"])
    n.set(Base_Color=checks.outputs["Color"], Roughness=0.35, Clearcoat=0.3)
    return n.mat


@matter.once
def perforated():
    """Steel with fine holes, painted white."""
    n = matter.Nodes("perforated")
    holes = n.add("ShaderNodeTexVoronoi", Scale=330.0, Randomness=0.0)
    n.tree.links.new(n.where((1, 1, 0)), holes.inputs["Vector"])
    n.set(Base_Color=n.ramp(holes.outputs["Distance"], (0.3, (0.02, 0.02, 0.02)), (0.36, (0.6, 0.59, 0.56))), Roughness=0.5)
    return n.mat


def plan(at):
    """Two sheets of the drawing, their corners curled, a carpenter's pencil across them."""
    s = seating.Set(at, -18)
    paper = matter.paint((0.66, 0.64, 0.58), 0.85)
    for k, turn in enumerate((-18, -13)):
        form.sheet(0.42, 0.3, (at[0] + 0.01 * k, at[1], at[2] - 0.004 * k), paper, 24, lambda x, y: 0.11 * max(0.0, x * 0.8 + y * 0.9 - 0.2) + 0.1 * max(0.0, -x * 0.9 - y * 0.7 - 0.2), turn)
    ink = matter.paint((0.03, 0.05, 0.12), 0.8)
    lift = 0.0012
    for x0, y0, x1, y1 in ((-0.15, -0.11, 0.13, -0.11), (-0.1, 0.1, 0.1, 0.1), (-0.15, -0.11, -0.15, 0.02), (-0.15, 0.02, -0.1, 0.02), (-0.1, 0.02, -0.1, 0.1), (0.13, -0.11, 0.13, 0.02),
                           (0.1, 0.02, 0.13, 0.02), (0.1, 0.02, 0.1, 0.1), (0.02, -0.11, 0.02, -0.02), (0.02, 0.02, 0.02, 0.1), (-0.1, -0.02, -0.03, -0.02)):
        s.box((max(0.0022, x1 - x0), max(0.0022, y1 - y0), 0.0003), ((x0 + x1) / 2, (y0 + y1) / 2, lift), ink, 0)
    for x, y in ((-0.06, 0.06), (-0.02, 0.06), (-0.11, -0.06), (-0.05, -0.06), (0.07, -0.05), (0.07, 0.06)):
        form.lathe([(0.005, 0.0018), (0.0072, 0.0018)], s.p(x, y, 0), matter.paint((0.6, 0.1, 0.02), 0.7), 24)
    for k in range(5):
        s.box((0.05, 0.0016, 0.0003), (0.165, -0.02 - k * 0.014, lift), ink, 0)
    s.tube([(-0.1, -0.09, 0.006), (0.068, -0.05, 0.006)], 0.0038, matter.paint((0.5, 0.06, 0.02), 0.4))
    s.tube([(0.068, -0.05, 0.006), (0.084, -0.0462, 0.006)], [0.0036, 0.0008], matter.oak("x"))


def light():
    # low from the left, as a lamp on the floor throws it, and what is left of the day from the right
    lamps.spot((-1.7, -0.1, 0.72), (0.1, 0.3, 0.02), 17, 2900, 62, "work lamp", 0.05)
    lamps.spot((-1.3, 0.4, 1.5), (0.2, 1.4, 0.35), 4, 2800, 60, "work lamp", 0.06)
    lamps.panel((3.0, -0.6, 1.6), (0.2, 0.4, 0.1), 1.0, 1.8, 30, group="window", tint=(0.4, 0.56, 1.0))
    lamps.panel((-0.5, -3, 2.4), (0, 0.4, 0.2), 1.4, 1.0, 6, 3000, "hall")
