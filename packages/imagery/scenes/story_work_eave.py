"""A ladder at an eave at dusk: the camera hangs from its cable, about to go up under the soffit."""
from kit import form, lamps, matter, plants, sky, stage, tools, town

FILM = {"exposure": 1.15, "vignette": 0.24}
EAVE = 2.95


def build():
    sky.evening("dusk", sun=165, strength=0.55, clouds=1.6)
    stage.camera((-1.15, -3.9, 1.45), (0.16, 0, 1.5), lens=23.5, fstop=4.5, focus=(0.0, -0.5, 2.1))
    house()
    camera((-0.2, -0.5, EAVE))
    tools.ladder((0.42, -1.35, 0.0), (0.4, -0.34, EAVE + 0.2), 0.42)
    tools.coil((-0.42, -1.3, 0.0), 0.2, 10, (0.02, 0.02, 0.022), 0.0075, 4, [(0.3, 0.2, 0.01), (0.5, 0.7, 0.012), (0.2, 1.05, 0.02)])
    tools.bag((-0.05, -0.95, 0.0), 24, (0.2, 0.12, 0.05))
    tools.drill((0.05, -1.5, 0.0), 200)
    ground()
    # a lamp clipped to a rung, pointed at the soffit
    lamps.spot((0.3, -0.75, 2.25), (-0.16, -0.5, EAVE), 3.4, 4200, 84, "work lamp", 0.03)
    form.box((0.09, 0.05, 0.05), (0.3, -0.76, 2.2), tools_yellow(), 0.012)
    form.lathe([(0, 0), (0.024, 0)], (0.28, -0.755, 2.252), matter.glow(4600, 16), 24)
    lamps.panel((-4.5, -5.5, 4.5), (0, 0, 1.2), 4, 4, 60, 4200, "sky").visible_glossy = False


def tools_yellow():
    return matter.paint(tools.YELLOW, 0.4)


def house():
    wall = matter.plaster((0.44, 0.3, 0.2), 0.4)
    stage.wall((-1.5, 0), (9, 0), EAVE + 0.1, wall, [(3.1, 4.5, 0.95, 2.35)])
    stage.wall((-1.5, 6), (-1.5, 0), EAVE + 0.1, wall)
    form.box((10.7, 0.06, 0.35), (3.75, -0.1, 0), matter.ledgestone((0.2, 0.17, 0.14)), 0.01)
    # window: a lit room behind linen
    form.box((1.4, 0.02, 1.4), (2.3, 0.08, 0.95), town.interior(2700, 1.1, 1.4), 0)
    stage.window_frames((1.6, -0.02), (3.0, -0.02), 0.95, 2.35, 2, matter.paint((0.03, 0.03, 0.03), 0.4), False)
    lamps.panel((2.3, -0.15, 1.6), (2.2, -2, 0.6), 1.3, 1.3, 12, 2700, "window")
    # eave: boards, fascia, gutter
    stage.soffit(-2.4, 8.5, -0.95, 0.1, EAVE, matter.oak("y"), 0.13, 0.125, 0.02)
    form.box((11, 0.04, 0.2), (3.1, -0.97, EAVE - 0.02), matter.paint((0.05, 0.045, 0.04), 0.5), 0.006)
    form.tube([(-2.4, -1.05, EAVE + 0.14), (8.5, -1.05, EAVE + 0.14)], 0.06, matter.steel(0.35, 0.35))
    form.box((11.2, 8, 0.1), (3.1, 2.9, EAVE + 0.2), matter.paint((0.05, 0.048, 0.046), 0.7), 0, 0)
    # a lamp that was there before
    lamps.sconce((-0.95, -0.09, 1.9), 0, 30, 2600, 0.34, metal=matter.black(0.3))


def camera(at):
    """A hole in the soffit, the gray cable out of it, and on its end a white camera with its base still loose."""
    x, y, z = at
    form.lathe([(0.014, 0), (0.03, 0), (0.03, -0.004), (0.014, -0.004)], (x, y, z), matter.black(0.9), 24)
    drop = z - 0.56
    form.tube([(x, y, z + 0.05), (x, y, z - 0.04), (x - 0.06, y - 0.02, z - 0.2), (x + 0.05, y, z - 0.36), (x + 0.01, y, drop + 0.1)], 0.006, matter.paint((0.03, 0.03, 0.032), 0.5))
    white = matter.paint((0.66, 0.65, 0.62), 0.32)
    form.rod(0.06, 0.035, (x, y, drop + 0.075), white, (14, -10))
    form.tube([(x, y, drop + 0.09), (x + 0.01, y - 0.015, drop + 0.03)], 0.022, white)
    # the body, nose down to the left
    form.tube([(x + 0.13, y + 0.02, drop + 0.035), (x + 0.1, y + 0.015, drop + 0.025), (x - 0.08, y - 0.06, drop - 0.03), (x - 0.1, y - 0.07, drop - 0.036)], [0.044, 0.05, 0.05, 0.047], white)
    form.tube([(x - 0.1, y - 0.07, drop - 0.036), (x - 0.115, y - 0.077, drop - 0.041)], 0.042, matter.black(0.08))
    form.tube([(x - 0.11, y - 0.075, drop - 0.04), (x - 0.119, y - 0.079, drop - 0.043)], 0.017, matter.paint((0.02, 0.03, 0.06), 0.03, 0, 1.0))
    # its paper template, taped up where the base will sit
    form.box((0.16, 0.16, 0.001), (x + 0.02, y, z - 0.006), matter.paint((0.7, 0.68, 0.6), 0.8), 0, 8)


def ground():
    form.box((40, 40, 0.1), (0, 0, -0.11), matter.earth((0.05, 0.06, 0.028)), 0)
    form.box((12, 2.2, 0.05), (2, -1.15, -0.05), matter.stone((0.26, 0.235, 0.2), 0.9, 0.6), 0.01)
    for i, x in enumerate((-2.3, -3.2, -4.4)):
        plants.grass((x, -0.2 + 0.5 * (i % 2), 0), 0.85, 200, i)
    plants.agave((1.35, -0.45, 0), 0.5, 3)
    plants.shrub((3.4, -0.5, 0), (1.1, 0.8, 0.8), 1500, 6)
    plants.palm((-5.2, 6.5, 0), 4.6, "fan", 0.4, 20, 26, 1.8, 5)
    plants.hedge((-14, 12), (2, 13), 1.6, density=260, leaf=0.16)
