"""A shop at dusk, after rain: stoneware in the window, each piece in its own pool of light, a lit name, the pavement holding both."""
from kit import brickwork, form, furniture, lamps, lettering, matter, plants, sky, stage, town, wet
from kit.seating import Set

FILM = {"exposure": 1.2, "vignette": 0.2}
NOON = {"sun": 235, "height": 46}

# celadon, bone, iron red, ash, slate
GLAZES = [(0.2, 0.25, 0.2), (0.55, 0.5, 0.42), (0.2, 0.085, 0.05), (0.36, 0.32, 0.26), (0.09, 0.12, 0.14)]
DARK = (0.022, 0.045, 0.043)
TOP = 4.3


def build():
    sky.evening("dusk", sun=70, strength=0.7, clouds=1.1)
    stage.camera((-1.9, -8.6, 1.5), (-0.25, 1.2, 2.32), lens=25.5, fstop=4, focus=(0, 0.9, 1.2))
    form.box((40, 12, 0.1), (0, -6.06, -0.1), wet.asphalt((0.075, 0.07, 0.064), 0.6), 0)
    form.box((40, 1.9, 0.14), (0, -1.0, -0.08), pavement(), 0.01)
    front()
    inside()
    neighbors()
    street()


@matter.once
def pavement():
    """Slabs after rain: a thin film of water, broken by joints."""
    n = matter.Nodes("pavement")
    brick = n.add("ShaderNodeTexBrick", Scale=1.0, Mortar_Size=0.006, Brick_Width=0.9, Row_Height=0.6)
    brick.inputs["Color1"].default_value = (0.15, 0.138, 0.122, 1)
    brick.inputs["Color2"].default_value = (0.105, 0.098, 0.088, 1)
    brick.inputs["Mortar"].default_value = (0.03, 0.028, 0.026, 1)
    n.tree.links.new(n.where(), brick.inputs["Vector"])
    film = n.noise(0.9, 5, distortion=0.4)
    n.set(Base_Color=brick.outputs["Color"], Roughness=n.ramp(film, (0.42, 0.05), (0.66, 0.22)), Specular=0.55)
    n.bump(brick.outputs["Fac"], -0.3, 0.004)
    return n.mat


def front():
    dark = matter.paint(DARK, 0.4)
    brick = brickwork.brick((0.24, 0.125, 0.085), (0.3, 0.27, 0.235))
    stage.wall((-9.4, 0), (-3.1, 0), TOP, brick)
    stage.wall((3.3, 0), (9.4, 0), TOP, brick)
    for x0, x1 in ((-9.4, -3.1), (3.3, 9.4)):
        form.box((x1 - x0, 0.32, 0.16), ((x0 + x1) / 2, -0.02, TOP), matter.stone((0.3, 0.27, 0.23), 2.0), 0.01)
    stage.wall((-3.1, 0), (3.3, 0), TOP, dark, [(0.05, 6.35, 0.42, 3.0)])
    # the fascia: a board between two pilasters, with a cornice
    form.box((6.5, 0.06, 0.86), (0.1, -0.12, 3.2), dark, 0.01)
    form.box((6.8, 0.34, 0.12), (0.1, -0.16, TOP - 0.16), dark, 0.02)
    form.box((6.7, 0.22, 0.08), (0.1, -0.12, TOP - 0.25), dark, 0.015)
    form.box((6.6, 0.3, 0.1), (0.1, -0.14, 3.06), dark, 0.02)
    for x in (-3.12, 3.32):
        form.box((0.24, 0.26, TOP - 0.2), (x, -0.08, 0), dark, 0.015)
    stage.window_frames((-3.0, 0), (1.35, 0), 0.42, 3.0, 3, dark, matter.pane(), 0.06)
    stage.window_frames((2.55, 0), (3.2, 0), 0.42, 3.0, 1, dark, matter.pane(), 0.06)
    door(dark)
    word()


def door(dark):
    """Set back between the panes; one sees through it into the shop."""
    s = Set((1.95, 0.4, 0.02), 0)
    for x in (-0.5, 0.5):
        s.box((0.12, 0.06, 2.5), (x, 0, 0), dark, 0.006)
    for z, tall in ((0, 0.3), (1.0, 0.05), (2.42, 0.1)):
        s.box((1.0, 0.06, tall), (0, 0, z), dark, 0.006)
    s.box((0.9, 0.01, 2.2), (0, 0, 0.28), matter.pane(), 0)
    s.box((1.1, 0.05, 0.42), (0, 0, 2.56), matter.pane(), 0)
    for x in (-0.6, 0.6):
        s.box((0.02, 0.4, 3.0), (x, -0.2, 0), dark, 0)
    s.tube([(-0.42, -0.08, 0.85), (-0.42, -0.08, 1.5)], 0.015, matter.brass())
    s.box((1.2, 0.5, 0.1), (0, -0.2, -0.06), matter.stone((0.3, 0.28, 0.25), 2.0), 0.008)
    # a card with the hours
    s.box((0.2, 0.004, 0.28), (0.2, -0.012, 1.35), matter.paint((0.62, 0.58, 0.5), 0.7), 0)
    lettering.lines(0.14, 6, s.p(0.13, -0.018, 1.58), matter.black(0.7), 0.034, 0.01)
    lamps.downlight((1.95, 0.12, 3.0), 16, 2700, 60)


def word():
    """Brass letters on the board, lit by three small lamps on arms."""
    lettering.word("CLAY & LINEN", (0.1, -0.18, 3.44), 0.5, matter.glow(2800, 1.25), 0.06, spacing=1.12)
    for x in (-2.2, 0.1, 2.4):
        form.tube([(x, -0.3, TOP - 0.12), (x, -0.62, TOP + 0.1), (x, -0.86, TOP + 0.02), (x, -0.88, TOP - 0.08)], 0.014, matter.black())
        form.lathe([(0.02, 0.12), (0.13, 0), (0.125, 0), (0.015, 0.1)], (x, -0.88, TOP - 0.18), matter.black(0.35), 40)
        form.ball(0.035, (x, -0.88, TOP - 0.155), matter.glow(2700, 8))
        lamps.spot((x, -0.88, TOP - 0.18), (x, -0.1, 3.45), 26, 2700, 76, "fascia")


def inside():
    warm = matter.plaster((0.55, 0.48, 0.39), 0.08)
    stage.slab(-3.1, 3.3, 0.1, 4.6, 0.3, matter.oak("y", (1.8, 0.17)), 0.3)
    stage.wall((-3.1, 4.4), (3.3, 4.4), 3.6, matter.plaster((0.36, 0.28, 0.2), 0.12))
    stage.wall((-3.1, 4.4), (-3.1, 0), 3.6, warm)
    stage.wall((3.3, 0), (3.3, 4.4), 3.6, warm)
    stage.slab(-3.1, 3.3, 0.1, 4.6, 3.3, matter.plaster((0.4, 0.36, 0.3), 0.05), -0.1)
    display()
    for row in range(3):
        z = 0.98 + row * 0.68
        form.box((5.6, 0.3, 0.03), (0.1, 4.2, z), matter.oak("x"), 0.003)
        lamps.profile((-2.6, 4.26, z - 0.02), (2.8, 4.26, z - 0.02), (0, 0.4, -1), 15, 2700, "shelves", visible=3.5, width=0.008)
        for i in range(14):
            if (i * 7 + row * 3) % 5:
                furniture.vase((-2.5 + i * 0.4, 4.18, z + 0.03), 0.16 + 0.055 * ((i * 5 + row) % 5), i + row * 20)
            elif i % 2:
                furniture.bowl((-2.5 + i * 0.4, 4.18, z + 0.03), 0.13, matter.paint(GLAZES[(i + row) % 5], 0.5))
    # a counter with folded linen, and a lamp over it
    furniture.table((2.35, 2.9, 0.3), (1.3, 0.65, 0.9), 0, matter.walnut("x"), kind="plinth")
    for k, (x, color) in enumerate(((2.05, (0.46, 0.4, 0.32)), (2.4, (0.3, 0.32, 0.28)), (2.72, (0.36, 0.2, 0.13)))):
        for i in range(4 - k % 2):
            form.cushion((0.28, 0.4, 0.05), (x, 2.85, 1.2 + i * 0.048), matter.cloth(color if i % 2 else (0.5, 0.46, 0.39)), puff=0.3)
    lamps.pendant((2.2, 2.7, 3.3), 0.95, 15, 2500, "globe", 1.25)
    lamps.panel((0.1, 2.4, 3.26), (0.1, 3.0, 0.3), 5.4, 1.2, 80, 2800, "shop")


def display():
    plinth = matter.walnut("z")
    pieces = ((-2.45, 0.8, 0.42, 0.86, 3, 0), (-1.97, 1.15, 0.8, 0.56, 5, 1), (-0.8, 0.75, 0.24, 1.0, 9, 2), (0.44, 1.15, 0.68, 0.66, 2, 3), (0.88, 0.75, 0.42, 0.52, 12, 4))
    for x, y, tall, high, seed, glaze in pieces:
        form.box((0.46, 0.46, tall), (x, y, 0.3), plinth, 0.008)
        furniture.vase((x, y, 0.3 + tall), high, seed, stoneware(GLAZES[glaze]))
        lamps.spot((x + 0.22, y - 0.45, 3.2), (x, y, 0.55 + tall), 70, 2900, 24, f"plinth {glaze}")
    for x, y, r, glaze in ((-1.25, 0.72, 0.16, 3), (0.36, 0.7, 0.14, 0)):
        furniture.bowl((x, y, 0.3), r, stoneware(GLAZES[glaze]))
    # dry branches in the tallest
    for k in range(6):
        a, foot = k * 1.1, (-2.45, 0.8, 1.56)
        form.tube([foot, (foot[0] + 0.1 * (k - 2.5) / 2.5, 0.8, 1.9), (foot[0] + 0.34 * (k - 2.5) / 2.5, 0.8 + 0.08 * (a % 2 - 1), 2.2 + 0.07 * (k % 3))],
                  [0.006, 0.004, 0.002], matter.bark((0.16, 0.11, 0.07)))
    # a length of linen hangs behind the display
    form.curtain(0.95, 2.4, (-2.5, 2.3, 0.6), matter.cloth((0.5, 0.45, 0.37)), 0, 6, 0.05, 4)
    lamps.spot((-2.3, 1.5, 3.2), (-2.5, 2.3, 1.6), 40, 2900, 44, "linen")


@matter.once
def stoneware(color):
    """A glaze that breaks over the form: darker where it ran thin, half matte."""
    n = matter.Nodes("stoneware")
    run = n.noise(7, 6, n.where((1, 1, 0.35)), 0.5)
    n.set(Base_Color=n.ramp(run, (0.3, tuple(c * 0.62 for c in color)), (0.68, color)), Roughness=n.ramp(run, (0.3, 0.5), (0.7, 0.3)))
    n.bump(n.noise(55, 4), 0.12, 0.002)
    return n.mat


def neighbors():
    """The houses on both sides are lower; a tree and the afterglow stand over them."""
    form.box((9, 6, 6.4), (16, 9, 0), matter.paint((0.05, 0.045, 0.042), 0.8), 0)
    form.box((12, 6, 5.6), (-17, 10, 0), matter.paint((0.05, 0.045, 0.042), 0.8), 0)
    for x, y, high, seed in ((9.4, 12, 9.5, 5), (12.4, 15, 9.4, 8), (-9.9, 14, 10.2, 3)):
        plants.palm((x, y, 0), high, "fan", 0.3, 40 * seed, 30, 1.6, seed)


def street():
    for x, seed in ((-3.75, 5), (3.95, 8)):
        plants.pot((x, -0.62, 0.06), 0.3, 0.52, matter.paint((0.05, 0.047, 0.043), 0.6))
        plants.shrub((x, -0.62, 0.5), (0.75, 0.75, 0.85), 2200, seed, leaf=0.05)
    brickwork.bench((-5.4, -0.6, 0.06), 0, 1.5, matter.walnut("x"))
    town.street_lamp((-7.0, -1.4, 0.06), 3.3, 34, 2400, 0.36)
    lamps.panel((-2, -10, 4.5), (0, 0, 1.2), 8, 3, 150, tint=(0.55, 0.68, 1.0), group="sky").visible_glossy = False
