"""Four menu boards over a breakfast counter: bright colors of food, a kitchen pass behind, cups and a case of buns in front."""
import math

from kit import form, lamps, lettering, matter, sky, stage, things

FILM = {"exposure": 0.85, "vignette": 0.18}
CREAM, CORAL, LEAF, YOLK, INK, TEAL = (0.8, 0.68, 0.48), (0.8, 0.13, 0.05), (0.1, 0.34, 0.07), (0.9, 0.45, 0.03), (0.03, 0.025, 0.02), (0.02, 0.3, 0.3)


def build():
    sky.none()
    stage.camera((-1.1, -5.3, 1.5), (0.1, 1.0, 1.78), lens=30, fstop=4, focus=(0, 0.4, 2.0))
    room()
    counter()
    kitchen()
    for i, (ground, kind) in enumerate(((CORAL, "eggs"), (TEAL, "tacos"), (YOLK, "bread"), (LEAF, "juice"))):
        board((-1.77 + i * 1.18, 0.35, 1.98), ground, kind, i)


def room():
    stage.slab(-6, 6, -8, 5, 0, matter.tiles((0.42, 0.38, 0.32), 0.3, 0.4), 0.2)
    stage.slab(-6, 6, -8, 0.9, 3.75, matter.plaster((0.5, 0.47, 0.42), 0.05), -0.1)
    tile = matter.tiles((0.62, 0.6, 0.54), 0.1, 0.2, 0.006, True)
    # the back wall with the long opening of the pass
    stage.wall((-6, 0.9), (6, 0.9), 3.75, tile, [(3.2, 9.0, 1.12, 1.92)])
    form.box((5.9, 0.42, 0.05), (0.1, 0.85, 1.1), matter.steel(0.3), 0.006)
    form.box((5.9, 0.34, 0.05), (0.1, 0.85, 1.9), matter.oak("x"), 0.006)
    stage.wall((-5.2, 0.9), (-5.2, -8), 3.75, matter.plaster((0.2, 0.36, 0.33), 0.05))
    stage.wall((5.2, -8), (5.2, 0.9), 3.75, matter.plaster((0.58, 0.52, 0.43), 0.05))
    for x in (-3.4, -1.1, 1.2, 3.5):
        lamps.downlight((x, -1.6, 3.74), 34, 3000, 56, (x, -0.9, 0.6))
    lamps.panel((0, -4.5, 3.6), (0, -1, 0.4), 5, 2, 60, 3000, "seats")


def board(at, ground, kind, i):
    """A portrait screen: a heading, a round of food on flat color, prices in rows."""
    x, y, z = at
    w, h = 0.98, 1.5
    form.box((w + 0.04, 0.07, h + 0.04), (x, y + 0.04, z - 0.02), matter.black(0.3), 0.008)
    form.box((0.1, 0.5, 0.1), (x, y + 0.3, z + h * 0.5), matter.black(0.4), 0.004)
    face = y - 0.002

    def glow(color, power=1.25):
        return matter.glow(3000, round(power * 0.8, 3), color)

    form.box((w, 0.008, h), (x, face, z), glow((0.055, 0.048, 0.042), 1.0), 0)
    form.box((w, 0.002, 0.012), (x, face - 0.005, z + 1.16), glow(ground, 1.1), 0)
    form.box((w, 0.002, 0.5), (x, face - 0.005, z), glow((0.085, 0.074, 0.062), 1.0), 0)
    word = ("EGGS", "TACOS", "BREAD", "JUICE")[i]
    lettering.word(word, (x, face - 0.008, z + h - 0.24), 0.24, glow(CREAM, 1.5), 0.002, bold=0.004, bevel=0)
    lettering.lines(0.56, 5, (x - w / 2 + 0.08, face - 0.008, z + 0.43), glow(CREAM, 0.8), 0.075, 0.026, seed=i + 3, ragged=0.3)
    lettering.lines(0.12, 5, (x + w / 2 - 0.2, face - 0.008, z + 0.43), glow(CORAL, 0.9), 0.075, 0.03, seed=i, ragged=0)
    cx, cz, layer = x, z + 0.86, [0.008]

    def disc(r, color, dx=0.0, dz=0.0, start=0.0, end=360.0, power=1.25):
        layer[0] += 0.0015
        lettering.disc(r, (cx + dx, face - layer[0], cz + dz), glow(color, power), 0, 48, start, end)

    white = (0.85, 0.8, 0.7)
    disc(0.33, white, power=1.1)
    disc(0.29, (0.7, 0.62, 0.5), power=1.0)
    if kind == "eggs":
        for dx, dz in ((-0.11, 0.04), (0.11, -0.05)):
            disc(0.13, white, dx, dz, power=1.4)
            disc(0.06, YOLK, dx + 0.01, dz + 0.01, power=1.7)
        for k in range(3):
            disc(0.05, LEAF, 0.05 + k * 0.06, 0.16 - k * 0.03)
    elif kind == "tacos":
        for k in range(3):
            dx = -0.15 + k * 0.15
            disc(0.12, LEAF, dx, -0.03, 0, 180)
            disc(0.105, CORAL, dx, -0.035, 0, 180)
            disc(0.115, YOLK, dx, -0.07, 0, 180)
    elif kind == "bread":
        for k in range(3):
            disc(0.13, (0.5, 0.19, 0.03), -0.13 + k * 0.13, -0.02 + 0.06 * math.sin(k * 2.0))
            disc(0.1, (0.75, 0.36, 0.08), -0.13 + k * 0.13, 0.0 + 0.06 * math.sin(k * 2.0))
    else:
        disc(0.2, YOLK)
        for k in range(8):
            disc(0.17, (1.0, 0.6, 0.12), 0, 0, k * 45 + 4, k * 45 + 41, 1.4)
    lamps.panel((x, y - 0.15, z + 0.75), (x, y - 3, z - 0.6), 0.9, 1.4, 5, group="boards", tint=tuple(c * 0.6 + 0.3 for c in ground))


def counter():
    form.box((7.4, 0.7, 1.02), (0.1, -1.0, 0), matter.oak("z"), 0.006)
    for i in range(61):
        form.box((0.07, 0.03, 0.9), (-3.5 + i * 0.12, -1.365, 0.08), matter.oak("z"), 0.01)
    form.box((7.6, 0.86, 0.05), (0.1, -1.02, 1.02), matter.stone((0.5, 0.47, 0.42), 2.0, 0.25), 0.01)
    lamps.profile((-3.4, -1.42, 1.0), (3.6, -1.42, 1.0), (0, 0.3, -1), 9, 2700, "counter")
    # a register, cups in stacks, a glass case of buns, flowers
    form.box((0.34, 0.05, 0.26), (-0.05, -0.95, 1.16), matter.black(0.3), 0.01, 0, (-18, 0))
    form.box((0.06, 0.14, 0.14), (-0.05, -0.88, 1.07), matter.black(0.4), 0.01)
    form.box((0.09, 0.16, 0.04), (0.42, -1.22, 1.07), matter.black(0.3), 0.01, -14)
    for i, (dx, color) in enumerate(((0, CREAM), (0.11, CORAL), (0.22, CREAM))):
        for k in range(5 - i):
            form.lathe([(0.033, 0), (0.045, 0.1), (0.047, 0.1), (0.047, 0.09)], (-0.95 + dx, -1.1, 1.07 + k * 0.035), matter.paint(color, 0.6), 32)
    form.box((1.0, 0.5, 0.02), (1.55, -1.05, 1.07), matter.steel(0.3), 0.004)
    form.box((1.0, 0.5, 0.02), (1.55, -1.05, 1.46), matter.oak("x"), 0.004)
    for x in (1.06, 2.04):
        form.box((0.012, 0.5, 0.37), (x, -1.05, 1.09), matter.glass(), 0)
    form.box((0.98, 0.012, 0.37), (1.55, -1.29, 1.09), matter.glass(), 0)
    for i in range(10):
        form.ball(0.075, (1.17 + (i % 5) * 0.19, -1.14 + 0.2 * (i // 5), 1.13), matter.paint((0.368, 0.208, 0.116), 0.5), 0.62)
    lamps.profile((1.1, -1.0, 1.45), (2.0, -1.0, 1.45), (0, -0.1, -1), 4, 2700, "case")
    things.vase((-1.55, -1.1, 1.07), 0.2, 3, matter.paint(TEAL, 0.3))
    for k in range(7):
        a = k * 0.9
        form.tube([(-1.55, -1.1, 1.25), (-1.55 + 0.09 * math.cos(a), -1.1 + 0.07 * math.sin(a), 1.47)], 0.003, matter.leaf((0.1, 0.2, 0.05)))
        form.ball(0.028, (-1.55 + 0.09 * math.cos(a), -1.1 + 0.07 * math.sin(a), 1.48), matter.paint(YOLK if k % 2 else CORAL, 0.7))
    for x in (-2.6, -0.4, 1.8):
        lamps.pendant((x, -1.0, 3.75), 0.5, 8, 2700, "dome", 0.7, metal=matter.black(0.35))


def kitchen():
    """What one sees through the pass: steel, pans on a rail, plates, tickets."""
    stage.wall((-6, 4.2), (6, 4.2), 3.4, matter.tiles((0.66, 0.65, 0.62), 0.1, 0.2, 0.006, True))
    stage.slab(-6, 6, 0.9, 4.4, 3.1, matter.plaster((0.6, 0.58, 0.55), 0.05), -0.1)
    form.box((6, 0.7, 0.92), (0, 3.6, 0), matter.steel(0.3), 0.006)
    form.tube([(-2.8, 3.9, 1.86), (2.8, 3.9, 1.86)], 0.012, matter.steel(0.2))
    for i in range(7):
        x = -2.3 + i * 0.72
        form.lathe([(0, 0), (0.14, 0), (0.16, 0.05), (0.155, 0.05), (0.13, 0.01), (0, 0.01)], (x, 3.84, 1.55), matter.paint((0.444, 0.239, 0.151), 0.25, 1.0), 40, 0, (90, 0))
        form.tube([(x, 3.86, 1.7), (x, 3.88, 1.86)], 0.01, matter.black())
    for i in range(6):
        for k in range(4 + i % 3):
            form.lathe([(0, 0), (0.07, 0), (0.125, 0.018), (0.122, 0.02), (0, 0.006)], (-2.3 + i * 0.95, 0.85, 1.15 + k * 0.012), matter.paint((0.7, 0.68, 0.62), 0.25), 40)
    for i in range(5):
        form.box((0.09, 0.004, 0.16), (-0.9 + i * 0.2, 0.66, 1.74), matter.paint((0.75, 0.72, 0.62), 0.8), 0, tilt=(4 - i % 3 * 3, 0))
    for x in (-2, 0.1, 2.2):
        lamps.panel((x, 2.6, 3.05), (x, 3.4, 0.8), 1.2, 0.5, 24, 3800, "kitchen")
        lamps.spot((x, 0.95, 1.88), (x, 0.9, 1.1), 5, 2300, 80, "pass")
