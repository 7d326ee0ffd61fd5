"""Tables, storage, screens, loudspeakers, and the small things that say somebody lives here."""
import math
import random

from . import form, matter
from .seating import Set


def table(at, size=(2.2, 1.0, 0.74), turn=0, top=None, legs=None, thick=0.04, kind="legs"):
    s = Set(at, turn)
    w, d, h = size
    top, legs = top or matter.walnut("x"), legs or matter.black()
    s.box((w, d, thick), (0, 0, h - thick), top, 0.008)
    if kind == "legs":
        for x in (-1, 1):
            for y in (-1, 1):
                s.box((0.05, 0.05, h - thick), (x * (w / 2 - 0.1), y * (d / 2 - 0.1), 0), legs, 0.005)
    elif kind == "plinth":
        s.box((w * 0.7, d * 0.55, h - thick), (0, 0, 0), top, 0.01)
    elif kind == "slab":
        for x in (-1, 1):
            s.box((0.06, d * 0.8, h - thick), (x * (w / 2 - 0.28), 0, 0), top, 0.008)


def round_table(at, radius=0.45, height=0.38, top=None, base=None):
    form.lathe([(0, 0), (radius * 0.55, 0), (radius * 0.52, 0.02), (0.05, 0.05), (0.04, height - 0.03)], at, base or matter.black(), 64)
    form.lathe([(0, height - 0.03), (radius - 0.006, height - 0.03), (radius, height - 0.022), (radius, height - 0.006),
                (radius - 0.006, height), (0, height)], at, top or matter.walnut("x"), 96)


def cabinet(at, size, turn=0, mat=None, doors=4, gap=0.005, top=None, plinth=0.06, handles=None):
    """A carcass with fronts; the fronts face -y."""
    s = Set(at, turn)
    w, d, h = size
    mat = mat or matter.walnut("z")
    if plinth:
        s.box((w - 0.04, d - 0.1, plinth), (0, 0.03, 0), matter.black(0.7), 0)
    s.box((w, d - 0.022, h - plinth), (0, 0.011, plinth), matter.black(0.6), 0)
    each = w / doors
    for i in range(doors):
        x = -w / 2 + each * (i + 0.5)
        s.box((each - gap, 0.022, h - plinth - gap), (x, -d / 2 + 0.011, plinth + gap / 2), mat, 0.0025)
        if handles:
            s.box((0.012, 0.02, 0.16), (x + each * 0.42, -d / 2 - 0.01, h * 0.62), handles, 0.003)
    s.box((w + 0.004, d + 0.004, 0.02), (0, 0, h), top or mat, 0.003)


def shelves(at, size, turn=0, mat=None, rows=4, columns=3, seed=3, fill=0.8, back=None):
    """Open shelving, filled with books, bowls and gaps."""
    s = Set(at, turn)
    w, d, h = size
    mat = mat or matter.walnut("x")
    chance = random.Random(seed)
    s.box((w, 0.015, h), (0, d / 2, 0), back or mat, 0)
    for i in range(rows + 1):
        s.box((w, d, 0.028), (0, 0, i * (h - 0.028) / rows), mat, 0.002)
    for i in range(columns + 1):
        s.box((0.028, d, h), (-w / 2 + i * w / columns, 0, 0), mat, 0.002)
    cell_w, cell_h = w / columns, h / rows
    for row in range(rows):
        for column in range(columns):
            if chance.random() > fill:
                continue
            x0, z0 = -w / 2 + column * cell_w + 0.04, row * (h - 0.028) / rows + 0.03
            if chance.random() < 0.62:
                books(s.p(x0, -0.02, z0), turn, chance.uniform(0.3, 0.85) * (cell_w - 0.1), cell_h - 0.08, chance.randrange(999))
            else:
                vase(s.p(x0 + cell_w / 2 - 0.04, 0, z0), chance.uniform(0.5, 0.85) * (cell_h - 0.06), chance.randrange(999))


BOOKCLOTH = [(0.20, 0.16, 0.11), (0.06, 0.05, 0.045), (0.14, 0.05, 0.03), (0.05, 0.06, 0.06), (0.28, 0.24, 0.18), (0.10, 0.085, 0.05), (0.035, 0.045, 0.05)]


def books(at, turn=0, width=0.4, tall=0.28, seed=0, flat=False):
    s = Set(at, turn)
    chance = random.Random(seed)
    run = 0.0
    while run < width:
        thick = chance.uniform(0.016, 0.045)
        h = tall * chance.uniform(0.72, 0.98)
        mat = matter.cloth(chance.choice(BOOKCLOTH))
        if flat:
            s.box((h * 0.95, h * 0.7, thick), (0, 0, run), mat, 0.002, chance.uniform(-14, 14))
        else:
            s.box((thick, min(0.2, h * 0.7), h), (run + thick / 2, 0, 0), mat, 0.002)
        run += thick + (0 if flat else 0.001)


def vase(at, height=0.3, seed=0, mat=None):
    chance = random.Random(seed)
    belly, neck = height * chance.uniform(0.22, 0.42), height * chance.uniform(0.06, 0.16)
    shape = []
    for i in range(25):
        t = i / 24
        r = neck + (belly - neck) * math.sin(min(1, t * 1.25) * math.pi) ** 0.8 if t < 0.8 else neck * (1 + (t - 0.8))
        shape.append((max(r, belly * 0.5 if t < 0.05 else neck), t * height))
    colour = chance.choice([(0.3, 0.26, 0.21), (0.05, 0.045, 0.04), (0.22, 0.10, 0.05), (0.4, 0.37, 0.32), (0.10, 0.11, 0.09)])
    form.lathe([(0, 0)] + shape, at, mat or matter.paint(colour, chance.uniform(0.25, 0.7)), 48, name="vase")


def bowl(at, radius=0.16, mat=None):
    arc = [i * math.pi / 2 / 12 for i in range(13)]
    outer = [(radius * math.sin(a) * 0.98 + 0.002, radius * 0.5 * (1 - math.cos(a))) for a in arc]
    inner = [(max(0, r - 0.008), h + 0.006) for r, h in reversed(outer)]
    form.lathe([(0, 0)] + outer + inner, at, mat or matter.paint((0.06, 0.05, 0.045), 0.35), 64, name="bowl")


def glass(at, height=0.21, wine=None):
    """A wine glass, with some in it."""
    r = height * 0.17
    shape = [(0, 0), (r, 0.002), (r * 0.3, 0.006), (0.004, 0.012), (0.0035, height * 0.42), (r * 0.6, height * 0.5),
             (r * 1.12, height * 0.68), (r * 1.05, height * 0.85), (r * 0.86, height)]
    form.lathe(shape, at, matter.glass((0.97, 0.97, 0.97)), 40, name="glass")
    if wine:
        form.lathe([(0, height * 0.46), (r * 0.56, height * 0.51), (r * 1.06, height * 0.67), (0, height * 0.671)], at,
                   matter.paint(wine, 0.05), 40, name="wine")


def screen(at, width=1.6, turn=0, picture=None, stand=False):
    """A display; `picture` is a material, black when it is off. `at` is the middle of its lower edge."""
    s = Set(at, turn)
    h = width * 9 / 16
    s.box((width + 0.014, 0.03, h + 0.014), (0, 0, 0), matter.black(0.25), 0.004)
    form.sheet(width, h, s.p(0, -0.017, h / 2 + 0.007), picture or matter.paint((0.004, 0.004, 0.005), 0.08),
               turn=turn, tilt=(90, 0), name="screen")


def driver(s, at, radius, cone=None):
    x, y, z = at
    form.lathe([(radius * 1.16, 0), (radius * 1.16, 0.008), (radius * 1.02, 0.01), (radius, 0.004), (radius * 0.86, 0.006),
                (radius * 0.82, 0), (radius * 0.3, -radius * 0.35), (radius * 0.28, -radius * 0.32), (radius * 0.15, -radius * 0.24),
                (0, -radius * 0.22)], s.p(x, y, z), cone or matter.paint((0.02, 0.02, 0.021), 0.38), 56,
               turn=s.turn, tilt=(90, 0), name="driver")


def speaker(at, turn=0, height=1.1, width=0.24, depth=0.34, mat=None, feet=True):
    """A floor-standing loudspeaker, or a small one if `height` says so."""
    s = Set(at, turn)
    mat = mat or matter.walnut("z")
    lift = 0.035 if feet else 0
    if feet:
        s.box((width + 0.09, depth + 0.06, 0.02), (0, 0, 0.012), matter.black(), 0.004)
    s.box((width, depth, height - lift), (0, 0, lift), mat, 0.014)
    s.box((width - 0.02, 0.012, height - lift - 0.03), (0, -depth / 2 - 0.003, lift + 0.015), matter.black(0.5), 0.004)
    face = -depth / 2 - 0.0095
    ring = width * 0.36
    tweeter = matter.brass(0.3)
    if height > 0.7:
        driver(s, (0, face, height - 0.11), 0.03, tweeter)
        driver(s, (0, face, height - 0.27), ring * 0.82)
        driver(s, (0, face, height - 0.50), ring)
        driver(s, (0, face, height - 0.74), ring)
    else:
        driver(s, (0, face, height * 0.77), width * 0.12, tweeter)
        driver(s, (0, face, height * 0.38), ring)


def turntable(at, turn=0):
    s = Set(at, turn)
    s.box((0.46, 0.36, 0.07), (0, 0, 0.02), matter.walnut("x"), 0.008)
    form.lathe([(0, 0), (0.15, 0), (0.15, 0.022), (0, 0.022)], s.p(-0.05, 0, 0.092), matter.steel(0.25), 72)
    form.lathe([(0.05, 0.0), (0.147, 0), (0.147, 0.004), (0.05, 0.004)], s.p(-0.05, 0, 0.115), matter.black(0.22), 72)
    form.lathe([(0, 0.0), (0.05, 0), (0.05, 0.005), (0, 0.005)], s.p(-0.05, 0, 0.115), matter.paint((0.4, 0.12, 0.03), 0.5), 48)
    form.rod(0.025, 0.06, s.p(0.18, 0.1, 0.09), matter.steel(0.2))
    s.tube([(0.18, 0.16, 0.145), (0.18, -0.02, 0.142), (0.1, -0.1, 0.128)], 0.005, matter.steel(0.2))


def keypad(at, turn=0, glow=True, plate=None, lit=(0, 2)):
    """A wall control, four buttons. `at` is its middle on the wall; it faces -y before turning."""
    s = Set(at, turn)
    x = z = 0
    s.box((0.086, 0.008, 0.128), (x, -0.004, z - 0.064), plate or matter.brass(0.3), 0.003)
    for i in range(4):
        low = z + 0.026 - i * 0.027
        s.box((0.062, 0.006, 0.024), (x, -0.010, low - 0.0), matter.paint((0.035, 0.033, 0.03), 0.45), 0.002)
        if glow:
            strong = i in lit
            s.box((0.018, 0.001, 0.0022), (x, -0.0135, low + 0.011), matter.glow(2700, 9.0 if strong else 1.2), 0)


def picture(at, size, turn=0, seed=1, frame=None):
    """A framed abstract: broad shapes, no motif."""
    s = Set(at, turn)
    w, h = size
    s.box((w + 0.05, 0.03, h + 0.05), (0, -0.015, -0.025), frame or matter.black(), 0.003)
    form.sheet(w, h, s.p(0, -0.032, h / 2), abstract(seed), turn=turn, tilt=(90, 0), name="picture")


@matter.once
def abstract(seed=1):
    n = matter.Nodes("abstract")
    chance = random.Random(seed)
    field = n.noise(1.1 + chance.random(), 2, n.where((1, 1.6, 1), (0, 0, chance.random() * 3)), 1.2)
    pigments = [(0.45, 0.38, 0.28), (0.30, 0.13, 0.05), (0.04, 0.035, 0.03), (0.16, 0.17, 0.15), (0.5, 0.45, 0.37), (0.09, 0.08, 0.07)]
    chance.shuffle(pigments)
    n.set(Base_Color=n.ramp(field, (0.3, pigments[0]), (0.45, pigments[1]), (0.47, pigments[2]), (0.6, pigments[3]), (0.62, pigments[4])),
          Roughness=0.8)
    return n.mat
