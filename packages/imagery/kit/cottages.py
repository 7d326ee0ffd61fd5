"""Small wooden houses, on stilts or near the ground: boards, metal roofs, porches with a lamp."""
from . import form, lamps, matter, town
from .seating import Set

WHITE = (0.6, 0.58, 0.53)


def prism(s, x0, x1, y0, y1, z, rise, mat, thick=0.07, ridge="y"):
    """A gabled roof in two slabs; its ridge runs along `ridge`."""
    if ridge == "y":
        mid = (x0 + x1) / 2
        lines = [((x0, z), (mid, z + rise)), ((mid, z + rise), (x1, z))]
        corners = [[(a, y, h) for y in (y0, y1) for a, h in (p, q)] for p, q in lines]
    else:
        mid = (y0 + y1) / 2
        lines = [((y0, z), (mid, z + rise)), ((mid, z + rise), (y1, z))]
        corners = [[(x, a, h) for x in (x0, x1) for a, h in (p, q)] for p, q in lines]
    for four in corners:
        points = four + [(x, y, h + thick) for x, y, h in four]
        faces = [(0, 1, 3, 2), (4, 5, 7, 6), (0, 1, 5, 4), (2, 3, 7, 6), (0, 2, 6, 4), (1, 3, 7, 5)]
        form.place("roof", form.mesh_of("roof", points, faces), s.at, s.turn, mat)


def gable(s, x0, x1, y, z, rise, mat):
    """The triangle of wall under a roof whose ridge runs along y."""
    form.place("gable", form.mesh_of("gable", [(x0, y, z), (x1, y, z), ((x0 + x1) / 2, y, z + rise)], [(0, 1, 2)]), s.at, s.turn, mat)


def window(s, x, y, z, w, h, kelvins=2700, bright=0.5, shutters=None):
    """In a wall that faces -y: frame, cross bars, a lit room behind."""
    white = matter.paint(WHITE, 0.5)
    room = town.interior(kelvins, bright, h)
    form.place("pane", form.mesh_of("pane", [(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h), (-w / 2, 0, h)], [(0, 1, 2, 3)]), s.p(x, y - 0.012, z), s.turn, room)
    for dx in (-1, 0, 1):
        s.box((0.03 if dx == 0 else 0.07, 0.05, h), (x + dx * (w / 2 + (0.02 if dx else 0)), y - 0.025, z), white, 0.006)
    for dz in (-0.05, h * 0.5 - 0.015, h):
        s.box((w + 0.16 if dz != h * 0.5 - 0.015 else w, 0.055, 0.07 if dz != h * 0.5 - 0.015 else 0.03), (x, y - 0.026, z + dz), white, 0.006)
    if shutters:
        for side in (-1, 1):
            s.box((w * 0.4, 0.035, h), (x + side * (w * 0.72 + 0.07), y - 0.02, z), matter.paint(shutters, 0.5), 0.008)
            for k in range(7):
                s.box((w * 0.3, 0.05, 0.02), (x + side * (w * 0.72 + 0.07), y - 0.02, z + h * (k + 0.8) / 8), matter.paint(shutters, 0.5), 0.004)


def siding(s, x0, x1, y, z0, z1, mat, step=0.16, along="x"):
    """Lapped boards on a wall: a shadow line every hand's breadth. `along` names the wall's own direction."""
    z = z0
    while z < z1:
        if along == "x":
            s.box((x1 - x0, 0.03, step - 0.006), ((x0 + x1) / 2, y, z), mat, 0.004, tilt=(5, 0))
        else:
            s.box((0.03, x1 - x0, step - 0.006), (y, (x0 + x1) / 2, z), mat, 0.004)
        z += step


def door(s, x, y, z, mat, w=0.92, h=2.05):
    white = matter.paint(WHITE, 0.5)
    s.box((w, 0.05, h), (x, y - 0.02, z), mat, 0.006)
    for dx in (-0.21, 0.21):
        for low, tall in ((0.2, 0.7), (1.06, 0.36)):
            s.box((0.3, 0.02, tall), (x + dx, y - 0.048, z + low), mat, 0.012)
    for dx in (-1, 1):
        s.box((0.1, 0.07, h + 0.1), (x + dx * (w / 2 + 0.05), y - 0.03, z), white, 0.008)
    s.box((w + 0.2, 0.07, 0.1), (x, y - 0.03, z + h), white, 0.008)


def code_lock(s, x, y, z, size=1.0, digits=(0.35, 0.75, 1.0)):
    """A keypad lock over its lever, on a door that faces -y."""
    black = matter.black(0.25)
    s.box((0.075 * size, 0.03, 0.16 * size), (x, y - 0.015, z), black, 0.012)
    for i in range(3):
        for j in range(4):
            s.box((0.012 * size, 0.002, 0.016 * size), (x + (i - 1) * 0.02 * size, y - 0.031, z + (0.03 + j * 0.032) * size), matter.glow(6000, 7, digits), 0.001)
    form.lathe([(0, 0), (0.03 * size, 0), (0.03 * size, 0.012), (0, 0.012)], s.p(x, y, z - 0.08 * size), black, 32, s.turn, (90, 0))
    s.tube([(x, y - 0.01, z - 0.08 * size), (x, y - 0.055 * size, z - 0.08 * size)], 0.011 * size, black)
    s.box((0.12 * size, 0.016, 0.022 * size), (x + 0.05 * size, y - 0.055 * size, z - 0.091 * size), black, 0.007)


def cottage(at, turn, color, width=4.2, depth=5.0, stilts=2.3, high=2.5, lamp=14, roof=(0.42, 0.44, 0.45), accent=(0.05, 0.25, 0.3), bright=0.5):
    """Faces -y before it is turned; `at` is on the ground under the middle of its front wall."""
    s, w = Set(at, turn), width / 2
    wall, white, tin = matter.paint(color, 0.6), matter.paint(WHITE, 0.5), matter.paint(roof, 0.35, 0.4)
    porch, deck = 1.5, matter.oak("x", (2.0, 0.14), 0.6)
    s.box((width, depth, high), (0, depth / 2, stilts), wall, 0)
    siding(s, -w, w, -0.012, stilts, stilts + high, wall)
    s.box((width + 0.2, depth + porch + 0.1, 0.16), (0, (depth - porch) / 2, stilts - 0.16), deck, 0.01)
    if stilts > 0.6:
        for x in (-w + 0.15, 0, w - 0.15):
            for y in (-porch + 0.12, 0.6, depth / 2, depth - 0.2):
                s.box((0.2, 0.2, stilts - 0.1), (x, y, 0), matter.bark((0.3, 0.24, 0.18)), 0.012)
        s.box((width, 0.06, 0.2), (0, -porch + 0.02, stilts - 0.36), white, 0.006)
        stair(s, w - 0.55, -porch, stilts)
    else:
        # boards hide the piers; two steps lead up
        s.box((width, depth + porch - 0.1, stilts - 0.1), (0, (depth - porch) / 2, 0), white, 0.01)
        for k in range(2):
            s.box((1.15, 0.32, stilts / 3 * (2 - k)), (w * 0.45, -porch - 0.2 - k * 0.3, 0), deck, 0.01)
    prism(s, -w - 0.35, w + 0.35, -0.3, depth + 0.3, stilts + high, width * 0.32, tin)
    gable(s, -w, w, -0.02, stilts + high, width * 0.28, wall)
    # the porch's own roof, four posts, a rail
    slope = [(-w - 0.2, -porch - 0.2, stilts + 2.2), (w + 0.2, -porch - 0.2, stilts + 2.2), (w + 0.2, 0, stilts + 2.62), (-w - 0.2, 0, stilts + 2.62)]
    points = slope + [(x, y, z + 0.07) for x, y, z in slope]
    form.place("roof", form.mesh_of("roof", points, [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (0, 3, 7, 4)]), s.at, s.turn, tin)
    s.box((width + 0.36, 0.06, 0.18), (0, -porch - 0.16, stilts + 2.06), white, 0.006)
    for x in (-w + 0.06, -w * 0.33, w * 0.33, w - 0.06):
        s.box((0.11, 0.11, 2.1), (x, -porch + 0.08, stilts), white, 0.008)
    gap = (w - 1.1, w - 0.1) if stilts > 0.6 else (w * 0.45 - 0.55, w * 0.45 + 0.55)
    x = -w + 0.1
    rail = None
    while x < w:
        if not gap[0] < x < gap[1]:
            spot = s.p(x, -porch + 0.08, stilts + 0.1)
            rail = form.again(rail, spot, s.turn) if rail else s.box((0.035, 0.035, 0.8), (x, -porch + 0.08, stilts + 0.1), white, 0.004)
        x += 0.14
    for x0, x1 in ((-w, gap[0]), (gap[1], w)):
        if x1 - x0 > 0.15:
            s.box((x1 - x0, 0.08, 0.05), ((x0 + x1) / 2, -porch + 0.08, stilts + 0.88), white, 0.008)
    window(s, -w * 0.45, -0.03, stilts + 0.85, width * 0.24, 1.2, 2650, bright, accent)
    door(s, w * 0.45, -0.03, stilts, matter.paint(accent, 0.4))
    form.ball(0.1, s.p(w * 0.05, -0.14, stilts + 1.85), matter.glow(2600, 9), 1.3)
    s.box((0.06, 0.1, 0.06), (w * 0.05, -0.05, stilts + 1.95), matter.black(), 0.01)
    if lamp:
        lamps.bulb(s.p(w * 0.05, -0.45, stilts + 1.9), lamp, 2600, 0.1, "porch").visible_glossy = False
    return s


def stair(s, x, y, rise):
    """Steps from the ground to the porch, away from the house."""
    count = int(rise / 0.19)
    for i in range(count):
        s.box((0.95, 0.3, 0.05), (x, y - 0.15 - (count - 1 - i) * 0.26, rise / count * (i + 0.5)), matter.oak("x"), 0.006)
    for side in (-0.5, 0.5):
        s.tube([(x + side, y - count * 0.26, 0.9), (x + side, y, rise + 0.9)], 0.03, matter.paint(WHITE, 0.5))
        s.tube([(x + side, y - count * 0.26, 0.05), (x + side, y, rise - 0.1)], 0.045, matter.oak("x"))
        s.box((0.09, 0.09, 1.0), (x + side, y - count * 0.26, 0), matter.paint(WHITE, 0.5), 0.006)
