"""Tables and storage, and everything that stands on them."""
import random

from . import form, matter
from .media import keypad, screen, speaker, turntable
from .seating import Set
from .things import books, bowl, glass, picture, vase

__all__ = [
    "books", "bowl", "cabinet", "glass", "keypad", "picture", "round_table", "screen", "shelves", "speaker", "table", "turntable", "vase",
]


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
