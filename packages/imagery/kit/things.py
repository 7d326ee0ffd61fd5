"""The small things that say somebody lives here."""
import math
import random

from . import barware, form, matter
from .seating import Set

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
    color = chance.choice([(0.3, 0.26, 0.21), (0.05, 0.045, 0.04), (0.22, 0.10, 0.05), (0.4, 0.37, 0.32), (0.10, 0.11, 0.09)])
    form.lathe([(0, 0)] + shape, at, mat or matter.paint(color, chance.uniform(0.25, 0.7)), 48, name="vase")


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
    form.lathe(shape, at, barware.clear(), 40, name="glass")
    if wine:
        form.lathe([(0, height * 0.46), (r * 0.56, height * 0.51), (r * 1.06, height * 0.67), (0, height * 0.671)], at,
                   matter.paint(wine, 0.05), 40, name="wine")


def picture(at, size, turn=0, seed=1, frame=None):
    """A framed abstract: by its seed it is clouds, bands, or arcs."""
    s = Set(at, turn)
    w, h = size
    s.box((w + 0.05, 0.03, h + 0.05), (0, -0.015, -0.025), frame or matter.black(), 0.003)
    form.sheet(w, h, s.p(0, -0.032, h / 2), (abstract, bands, arcs)[seed % 3](seed), turn=turn, tilt=(90, 0), name="picture")


@matter.once
def abstract(seed=1):
    n = matter.Nodes("abstract")
    chance = random.Random(seed)
    field = n.noise(1.1 + chance.random(), 2, n.where((1, 1.6, 1), (0, 0, chance.random() * 3)), 0.25)
    pigments = [(0.45, 0.38, 0.28), (0.30, 0.13, 0.05), (0.04, 0.035, 0.03), (0.16, 0.17, 0.15), (0.5, 0.45, 0.37), (0.09, 0.08, 0.07)]
    chance.shuffle(pigments)
    n.set(Base_Color=n.ramp(field, (0.3, pigments[0]), (0.45, pigments[1]), (0.47, pigments[2]), (0.6, pigments[3]), (0.62, pigments[4])),
          Roughness=0.8)
    return n.mat


INKS = [((0.5, 0.44, 0.35), (0.42, 0.15, 0.06), (0.1, 0.14, 0.15)), ((0.14, 0.19, 0.18), (0.5, 0.44, 0.34), (0.46, 0.27, 0.08)), ((0.46, 0.39, 0.3), (0.07, 0.1, 0.12), (0.33, 0.1, 0.06))]


def _steps(n, fac, seed, *stops):
    """Areas of color with edges as soft as those of a brush."""
    inks = INKS[seed // 3 % 3]
    wide = 0.012
    ramp = [(0.0, inks[0])]
    for i, stop in enumerate(stops):
        ramp += [(stop - wide, inks[i % 3]), (stop + wide, inks[(i + 1) % 3])]
    n.set(Base_Color=n.ramp(fac, *ramp), Roughness=0.85)
    n.bump(n.noise(60, 4, n.where((1, 0.25, 1))), 0.2, 0.003)
    return n.mat


@matter.once
def bands(seed=1):
    """Three fields of color, one over another."""
    n = matter.Nodes("bands")
    split = n.add("ShaderNodeSeparateXYZ")
    n.tree.links.new(n.where(), split.inputs[0])
    edge = n.math("MULTIPLY", n.noise(3.0, 6), 0.06)
    return _steps(n, n.math("ADD", n.math("ADD", split.outputs["Y"], edge), 0.47), seed, 0.36, 0.42, 0.74)


@matter.once
def arcs(seed=1):
    """Rings around a point low on the left, cut off by the frame."""
    n = matter.Nodes("arcs")
    away = n.add("ShaderNodeVectorMath", operation="DISTANCE")
    n.tree.links.new(n.where(), away.inputs[0])
    away.inputs[1].default_value = (-0.18, -0.24, 0)
    return _steps(n, away.outputs["Value"], seed, 0.16, 0.29, 0.4, 0.55)
