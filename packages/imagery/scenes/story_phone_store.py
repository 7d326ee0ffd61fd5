"""A small phone store the night before it opens: phones on their stands, a wall of color, and on the table the plan of the first store."""
import math
import random

from mathutils import Vector

from kit import form, lamps, matter, plants, seating, sky, stage

FILM = {"exposure": 1.2}
HUES = [(0.62, 0.174, 0.277), (0.129, 0.272, 0.616), (0.711, 0.454, 0.196), (0.192, 0.484, 0.397), (0.36, 0.18, 0.571), (0.192, 0.535, 0.649)]


def build():
    sky.none()
    stage.camera((0.5, -3.5, 1.5), (-0.12, 2.0, 1.1), lens=32, fstop=2.0, focus=(0, -1.85, 0.95))
    white = matter.paint((0.66, 0.65, 0.63), 0.6)
    stage.slab(-3.6, 3.6, -6, 4.2, 0, matter.tiles((0.5, 0.49, 0.47), 0.9, 0.3), name="floor")
    stage.slab(-3.6, 3.6, -6, 4.2, 3.1, white, -0.1)
    for x in (-3.4, 3.4):
        stage.wall((x, -6), (x, 4), 3.1, white)
    stage.wall((-3.4, 4), (3.4, 4), 3.1, matter.oak("z", (2.4, 0.2)))
    ceiling()
    back_wall()
    for x in (-1.75, 1.75):
        for y in (0.3, 2.3):
            table(x, y)
    drawing_table()
    # the lamp that the two of them planned under
    lamps.pendant((-0.1, -1.75, 3.1), 1.25, 14, 2900, "dome", 1.0, metal=matter.black(0.35))
    for side in (-1, 1):
        cases(side)
    plants.potted((-2.9, 3.5, 0), 1.5, 4, matter.paint((0.62, 0.6, 0.57), 0.5))
    plants.potted((2.9, 3.5, 0), 1.4, 7, matter.paint((0.62, 0.6, 0.57), 0.5))


def ceiling():
    for x in (-1.75, 0, 1.75):
        for y in (-2.2, 0.3, 2.6):
            form.box((1.0, 1.5, 0.03), (x, y, 3.085), matter.paint((0.6, 0.6, 0.6), 0.4), 0.006)
            form.box((0.94, 1.44, 0.012), (x, y, 3.078), matter.glow(4000, 0.3), 0)
            lamps.panel((x, y, 3.05), (x, y, 0), 0.9, 1.4, 4, 4000, "ceiling")
    # the same in every store: two loudspeakers and a camera
    for x in (-0.88, 0.88):
        form.lathe([(0, 0), (0.1, 0), (0.115, -0.006), (0.12, 0)], (x, 1.4, 3.098), matter.paint((0.5, 0.5, 0.49), 0.7), 48)
    form.rod(0.07, 0.03, (0.88, -0.9, 3.07), matter.paint((0.6, 0.6, 0.6), 0.4))
    form.ball(0.055, (0.88, -0.9, 3.065), matter.black(0.06))


@matter.once
def drift():
    """Broad bands of color that flow into each other."""
    n = matter.Nodes("glow")
    flow = n.noise(0.42, 1.0, n.where((0.6, 1.3, 1), (0, 0, 0.7)), 0.25)
    color = n.ramp(flow, (0.3, (0.02, 0.05, 0.45)), (0.42, (0.02, 0.42, 0.75)), (0.5, (0.5, 0.1, 0.7)), (0.58, (0.95, 0.12, 0.3)), (0.68, (1.0, 0.5, 0.05)))
    shine = n.add("ShaderNodeEmission", Strength=0.3)
    n.tree.links.new(color, shine.inputs["Color"])
    n.tree.links.new(shine.outputs[0], n.out.inputs[0])
    n.mat.cycles.sample_as_light = False
    return n.mat


def back_wall():
    form.box((4.0, 0.06, 1.74), (0, 3.86, 0.98), matter.black(0.3), 0.01)
    form.sheet(3.94, 1.68, (0, 3.825, 1.85), drift(), tilt=(90, 0), name="screen")
    lamps.panel((0, 3.7, 1.85), (0, 0, 1.0), 3.8, 1.6, 22, tint=(0.75, 0.45, 0.9), group="screen")
    form.box((3.2, 0.5, 0.95), (0, 3.0, 0), matter.paint((0.62, 0.61, 0.59), 0.35), 0.02)
    form.box((3.24, 0.56, 0.04), (0, 3.0, 0.95), matter.oak("x"), 0.008)
    lamps.profile((-1.5, 2.74, 0.04), (1.5, 2.74, 0.04), (0, -1, -0.3), 6, 4000, "counter", visible=3, width=0.008)
    form.box((0.34, 0.02, 0.24), (-0.9, 3.0, 1.02), matter.black(0.2), 0.006, 180, (-12, 0))
    form.box((0.1, 0.1, 0.03), (-0.9, 3.0, 0.99), matter.steel(0.3), 0.004)


def table(x, y):
    s = seating.Set((x, y, 0), 0)
    s.box((1.3, 0.75, 0.06), (0, 0, 0.86), matter.oak("x"), 0.012)
    for side in (-0.5, 0.5):
        s.box((0.07, 0.6, 0.86), (side, 0, 0), matter.paint((0.6, 0.59, 0.57), 0.4), 0.01)
    for k in range(4):
        phone(s.p(-0.45 + k * 0.3, -0.16, 0.92), HUES[(k + int(x + 5) + int(y)) % 6])
    for k in range(3):
        phone(s.p(-0.3 + k * 0.3, 0.2, 0.92), HUES[(k * 2 + int(y) + 1) % 6], 180)
    s.tube([(0.5, 0.1, 0.86), (0.52, 0.1, 0.5), (0.5, 0.1, 0.1)], 0.006, matter.paint((0.5, 0.5, 0.5), 0.4))


def phone(at, hue, turn=0, size=1.0):
    """Leans on a stand of steel, tethered; its screen shows two shapes in its own color."""
    s = seating.Set(at, turn)
    lean = (-22, 0)
    form.lathe([(0, 0), (0.042, 0), (0.042, 0.006), (0.01, 0.01), (0.009, 0.05), (0, 0.05)], s.p(0, 0.035, 0), matter.steel(0.25, 0.6), 24)
    s.box((0.082 * size, 0.01, 0.17 * size), (0, 0, 0.03), matter.black(0.2), 0.005, tilt=lean)
    a = math.radians(22)

    def face(u, up, proud):
        return (u, up * math.sin(a) - proud * math.cos(a), 0.03 + up * math.cos(a) + proud * math.sin(a))

    s.box((0.075, 0.0006, 0.162), face(0, 0.004, 0.0056), matter.glow(6500, 0.9, hue), 0, tilt=lean)
    other = tuple(min(1, c * 0.4 + 0.55) for c in hue)
    form.lathe([(0, 0), (0.024, 0)], s.p(*face(0.008, 0.105, 0.0064)), matter.glow(6500, 1.0, other), 24, turn, (90 - 22, 0))
    s.box((0.075, 0.0006, 0.05), face(0, 0.004, 0.0062), matter.glow(6500, 0.8, tuple(c * 0.35 for c in hue)), 0, tilt=lean)
    s.tube([(0, 0.03, 0.04), (0, 0.07, 0.03), (0.01, 0.1, 0.004)], 0.0025, matter.paint((0.3, 0.3, 0.3), 0.5))


def drawing_table():
    """In the middle, near: the plan, held by a tape measure and a phone, a pencil across it."""
    s = seating.Set((0, -1.75, 0), 0)
    s.box((1.7, 0.85, 0.06), (0, 0, 0.86), matter.oak("x"), 0.012)
    for side in (-0.7, 0.7):
        s.box((0.07, 0.7, 0.86), (side, 0, 0), matter.paint((0.6, 0.59, 0.57), 0.4), 0.01)
    sheet = matter.paint((0.78, 0.77, 0.74), 0.9)
    form.sheet(0.92, 0.62, (-0.06, -0.02 - 1.75, 0.925), sheet, 24, lambda x, y: 0.06 * max(0, x - 0.36) ** 1.5 * 6, -5)
    plan = seating.Set((-0.06, -1.77, 0.9275), -5)
    ink, blue, red = matter.paint((0.032, 0.045, 0.091), 0.8), matter.paint((0.091, 0.182, 0.411), 0.8), matter.paint((0.511, 0.151, 0.111), 0.8)

    def line(x0, y0, x1, y1, mat=ink, w=0.006):
        plan.box((abs(x1 - x0) + w, abs(y1 - y0) + w, 0.0012), ((x0 + x1) / 2, (y0 + y1) / 2, 0), mat, 0)

    # walls, tables, the counter, the screen, cables from the rack
    for x0, y0, x1, y1 in ((-0.4, -0.24, -0.4, 0.24), (-0.4, 0.24, 0.28, 0.24), (0.28, 0.24, 0.28, -0.24), (0.28, -0.24, 0.0, -0.24), (-0.14, -0.24, -0.4, -0.24), (0.1, 0.24, 0.1, 0.08), (0.1, 0.08, 0.17, 0.08), (0.24, 0.08, 0.28, 0.08)):
        line(x0, y0, x1, y1, w=0.011)
    for x in (-0.3, -0.08):
        for y in (-0.12, 0.03):
            for a, b, c, d in ((x, y, x + 0.12, y), (x, y + 0.07, x + 0.12, y + 0.07), (x, y, x, y + 0.07), (x + 0.12, y, x + 0.12, y + 0.07)):
                line(a, b, c, d, w=0.003)
    line(-0.32, 0.19, 0.04, 0.19, blue, 0.014)
    for x in (-0.24, -0.02):
        line(x, -0.19, x, 0.16, blue, 0.004)
        for y in (-0.19, 0.0, 0.14):
            form.lathe([(0, 0), (0.013, 0)], plan.p(x, y, 0.002), red, 20)
    line(-0.24, 0.14, 0.2, 0.14, blue, 0.004)
    for k in range(5):
        form.lathe([(0.016, 0), (0.021, 0)], plan.p(0.33, 0.2 - k * 0.07, 0.006), red, 24)
        line(0.36, 0.2 - k * 0.07, 0.41, 0.2 - k * 0.07, ink, 0.004)
    form.rod(0.0045, 0.19, (0.08, -1.98, 0.935), matter.paint((0.645, 0.445, 0.176), 0.4), (90, 0), 62)
    form.box((0.07, 0.065, 0.05), (-0.5, -1.52, 0.92), matter.paint((0.655, 0.483, 0.186), 0.35), 0.016, 20)
    form.box((0.05, 0.068, 0.03), (-0.5, -1.52, 0.93), matter.black(0.5), 0.006, 20)
    form.lathe([(0, 0), (0.035, 0), (0.04, 0.09), (0.037, 0.09), (0.032, 0.008), (0, 0.008)], (0.66, -1.6, 0.92), matter.paint((0.093, 0.178, 0.35), 0.3), 32)
    form.lathe([(0, 0), (0.036, 0)], (0.66, -1.6, 0.99), matter.paint((0.069, 0.038, 0.025), 0.1), 24)
    form.tube([(0.7, -1.6, 0.985), (0.735, -1.6, 0.98), (0.735, -1.6, 0.945), (0.696, -1.6, 0.94)], 0.006, matter.paint((0.093, 0.178, 0.35), 0.3))
    for i in range(2):
        form.rod(0.03, 0.75, (-0.72 + i * 0.07, -1.5, 0.95), matter.paint((0.74, 0.73, 0.7), 0.9), (90, 0), 168 + i * 3)


def cases(side):
    """Covers in every color on pegs of a lit wall."""
    turn = 90 if side < 0 else -90
    s = seating.Set((side * 3.22, 1.2, 0), turn)
    chance = random.Random(side + 5)
    s.box((3.6, 0.05, 1.6), (0, 0.06, 0.85), matter.paint((0.56, 0.55, 0.53), 0.6), 0.006)
    for row in range(4):
        for column in range(16):
            s.box((0.1, 0.02, 0.2), (-1.65 + column * 0.22, 0.0, 0.95 + row * 0.37), matter.paint(chance.choice(HUES), 0.35), 0.01)
            s.box((0.12, 0.008, 0.27), (-1.65 + column * 0.22, 0.018, 0.93 + row * 0.37), matter.paint((0.7, 0.69, 0.67), 0.5), 0.003)
    lamps.profile(s.p(-1.75, -0.12, 2.55), s.p(1.75, -0.12, 2.55), tuple(s.matrix @ Vector((0, 0.4, -1))), 22, 4000, "cases", visible=4, width=0.01)
    s.box((3.6, 0.24, 0.05), (0, -0.04, 2.57), matter.oak("x"), 0.006)
