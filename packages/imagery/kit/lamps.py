"""Lamps one can see. Each stands for its light source too; bare sources are here by name as well."""
import math

from . import form, matter
from .sources import bulb, panel, profile, spot

__all__ = [
    "bulb", "candle", "downlight", "floor_lamp", "panel", "path_light", "pendant", "profile", "sconce", "spot", "table_lamp", "uplight",
]


def downlight(at, watts=30, kelvins=2700, beam=44, toward=None, group="downlights", trim=True, shine=12.0):
    """Set flush in a ceiling at `at`; the lamp sits deep, as good ones do."""
    x, y, z = at
    if trim:
        form.lathe([(0.052, 0), (0.052, -0.004), (0.04, -0.006), (0.036, 0.004)], at, matter.black(), 32)
        form.lathe([(0, 0), (0.034, 0)], (x, y, z - 0.003), matter.glow(kelvins, shine), 24)
    return spot((x, y, z - 0.02), toward or (x, y, 0), watts, kelvins, beam, group, 0.03)


def pendant(at, drop, watts=14, kelvins=2700, kind="dome", size=1.0, group="pendants", metal=None):
    """Hangs from the ceiling point `at`; `drop` is the length of the cord."""
    x, y, z = at
    low = z - drop
    metal = metal or matter.brass()
    form.tube([(x, y, z), (x, y, low)], 0.0035, matter.black())
    form.lathe([(0, 0), (0.05, 0), (0.05, -0.02), (0, -0.02)], at, matter.black(), 32)
    if kind == "dome":
        r, h = 0.2 * size, 0.16 * size
        arc = [i * math.pi / 32 for i in range(17)]
        outer = [(r * math.cos(a), h * math.sin(a)) for a in arc]
        inner = [((r - 0.006) * math.cos(a), (h - 0.006) * math.sin(a)) for a in reversed(arc)]
        form.lathe(outer + inner, (x, y, low - h), metal, 64)
        form.ball(0.045 * size, (x, y, low - h + 0.055 * size), matter.glow(kelvins, 9))
        spot((x, y, low - h + 0.03), (x, y, low - 3), watts * 2.5, kelvins, 92, group, 0.05)
        bulb((x, y, low - h + 0.05 * size), watts * 0.3, kelvins, 0.045 * size, group)
    elif kind == "globe":
        r = 0.13 * size
        form.ball(r, (x, y, low - r), matter.glow(kelvins, 3.2, body=(0.86, 0.85, 0.82)))
        form.rod(0.022 * size, 0.05 * size, (x, y, low - 0.02), metal)
        bulb((x, y, low - r), watts, kelvins, r * 1.02, group)
    elif kind == "cylinder":
        r, h = 0.035 * size, 0.34 * size
        form.lathe([(0, h), (r, h), (r, 0), (r - 0.004, 0), (r - 0.004, 0.05)], (x, y, low - h), metal, 32)
        form.lathe([(0, 0), (r - 0.004, 0)], (x, y, low - h + 0.03), matter.glow(kelvins, 14), 24)
        spot((x, y, low - h - 0.01), (x, y, low - 3), watts * 2.5, kelvins, 56, group, 0.025)
    elif kind == "drum":
        r, h = 0.24 * size, 0.22 * size
        form.lathe([(r, 0), (r * 0.96, h)], (x, y, low - h), matter.shade(kelvins, 0.42), 64)
        bulb((x, y, low - h * 0.5), watts, kelvins, 0.06, group)


def sconce(at, turn=0.0, watts=12, kelvins=2700, height=0.3, group="sconces", up=1.0, down=1.0, metal=None, reach=0.07):
    """A brass cylinder on a wall, shining up and down; `turn` is the way it faces (0: towards -y)."""
    a = math.radians(turn)
    x, y, z = at[0] + math.sin(a) * reach, at[1] - math.cos(a) * reach, at[2]
    metal = metal or matter.brass()
    r = 0.035
    form.box((0.06, 0.02, 0.1), (at[0] + math.sin(a) * 0.01, at[1] - math.cos(a) * 0.01, z - 0.05), metal, 0.004, turn)
    form.tube([(at[0], at[1], z), (x, y, z)], 0.01, metal)
    form.lathe([(r - 0.003, 0.02), (r - 0.003, 0), (r, 0), (r, height), (r - 0.003, height), (r - 0.003, height - 0.02)],
               (x, y, z - height / 2), metal, 40)
    for side, share in ((1, up), (-1, down)):
        if share:
            end = z + side * (height / 2 - 0.015)
            form.lathe([(0, 0), (r - 0.003, 0)], (x, y, end), matter.glow(kelvins, 16), 24)
            spot((x, y, z + side * (height / 2 + 0.005)), (x, y, z + side * 9), watts * share, kelvins, 62, group, 0.02)


def table_lamp(at, watts=9, kelvins=2600, size=1.0, base=None, group="table lamps", turn=0.0, kind="urn"):
    """`kind` is an urn, a slim column with a drum, or a mushroom of opal glass."""
    x, y, z = at
    base = base or matter.paint((0.09, 0.075, 0.06), 0.35)
    if kind == "urn":
        body = [(0, 0), (0.07, 0), (0.085, 0.03), (0.1, 0.1), (0.08, 0.18), (0.035, 0.24), (0.018, 0.27), (0.014, 0.34)]
        shade, light = [(0.19, 0.32), (0.15, 0.56)], 0.43
    elif kind == "column":
        body = [(0, 0), (0.075, 0), (0.075, 0.014), (0.022, 0.02), (0.02, 0.36)]
        shade, light = [(0.13, 0.36), (0.13, 0.56)], 0.46
    else:
        body = [(0, 0), (0.09, 0), (0.085, 0.02), (0.03, 0.05), (0.02, 0.18), (0.03, 0.24)]
        arc = [i * math.pi / 24 for i in range(13)]
        shade, light = [(0.16, 0.22), *((0.17 * math.cos(a), 0.235 + 0.13 * math.sin(a)) for a in arc)], 0.28
    glass = matter.shade(kelvins, 0.95) if kind != "mushroom" else matter.glow(kelvins, 2.2, body=(0.86, 0.85, 0.82))
    form.lathe([(r * size, h * size) for r, h in body], at, base, 48)
    form.lathe([(r * size, h * size) for r, h in shade], at, glass, 64)
    bulb((x, y, z + light * size), watts, kelvins, 0.04, group)


def floor_lamp(at, watts=16, kelvins=2600, height=1.55, group="floor lamps", kind="shade", turn=0.0):
    x, y, z = at
    form.lathe([(0, 0), (0.15, 0), (0.15, 0.015), (0.02, 0.025), (0, 0.025)], at, matter.black(), 48)
    if kind == "shade":
        form.tube([(x, y, z), (x, y, z + height)], 0.009, matter.brass())
        form.lathe([(0.24, 0), (0.19, 0.28)], (x, y, z + height - 0.2), matter.shade(kelvins, 0.95), 64)
        bulb((x, y, z + height - 0.06), watts, kelvins, 0.05, group)
    else:
        a = math.radians(turn)
        dx, dy = math.cos(a), math.sin(a)
        arc = [(x + dx * r, y + dy * r, z + h) for r, h in
               ((0, 0), (0, height * 0.6), (0.05, height * 0.95), (0.45, height * 1.12), (0.9, height * 0.98), (0.95, height * 0.9))]
        form.tube(arc, 0.011, matter.brass())
        hx, hy, hz = arc[-1]
        form.lathe([(0.03, 0.12), (0.17, 0), (0.165, 0), (0.025, 0.11)], (hx, hy, hz - 0.1), matter.black(), 48)
        form.ball(0.045, (hx, hy, hz - 0.07), matter.glow(kelvins, 10))
        spot((hx, hy, hz - 0.08), (hx, hy, -9), watts * 2.2, kelvins, 84, group, 0.05)


def path_light(at, watts=5, kelvins=2700, height=0.5, group="path lights"):
    """A hat on a stem: the light falls on the ground, never into the eye."""
    x, y, z = at
    form.tube([(x, y, z), (x, y, z + height)], 0.012, matter.black())
    form.lathe([(0, 0.045), (0.03, 0.04), (0.12, 0), (0.118, -0.004), (0.02, 0.02)], (x, y, z + height - 0.02), matter.black(), 40)
    form.lathe([(0, 0), (0.03, 0)], (x, y, z + height - 0.012), matter.glow(kelvins, 9), 24)
    spot((x, y, z + height - 0.03), (x, y, z - 9), watts * 5, kelvins, 112, group, 0.03)


def uplight(at, toward, watts=25, kelvins=2800, beam=34, group="uplights"):
    form.lathe([(0, 0), (0.05, 0), (0.05, 0.03), (0.042, 0.03)], at, matter.black(), 32)
    form.lathe([(0, 0), (0.04, 0)], (at[0], at[1], at[2] + 0.025), matter.glow(kelvins, 6), 24)
    return spot((at[0], at[1], at[2] + 0.05), toward, watts, kelvins, beam, group)


def candle(at, size=1.0):
    form.lathe([(0, 0), (0.032 * size, 0), (0.032 * size, 0.1 * size), (0.02 * size, 0.095 * size), (0, 0.093 * size)], at,
               matter.shade(1900, 0.25, (0.8, 0.68, 0.5)), 32)
    top = (at[0], at[1], at[2] + 0.125 * size)
    flame = [(0, -0.02), (0.006, -0.012), (0.0075, 0), (0.005, 0.014), (0, 0.03)]
    form.lathe(flame, top, matter.glow(1900, 30), 16)
    bulb(top, 0.7, 1900, 0.012, "candles")
