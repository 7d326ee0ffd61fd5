"""What stays on a wall or a ceiling when the work is done: access points, cameras, readers, dimmers, outlets."""
from . import form, matter
from .seating import Set

WHITE = (0.7, 0.69, 0.66)


def access_point(at, radius=0.12, body=None):
    """A disk below the ceiling with a small blue light."""
    r = radius
    form.lathe([(0, -0.05), (r * 0.72, -0.046), (r * 0.96, -0.026), (r, -0.008), (r, 0)], at, body or matter.paint(WHITE, 0.35), 56)
    form.lathe([(r * 0.16, -0.0515), (r * 0.24, -0.0512)], at, matter.glow(6500, 9, (0.25, 0.6, 1.0)), 40)


def dome_camera(at, radius=0.085, body=None):
    """A dark half ball in a ring below the ceiling, its lens inside."""
    x, y, z = at
    r = radius
    form.lathe([(r, 0), (r, -0.03), (r * 0.94, -0.04), (r * 0.78, -0.042)], at, body or matter.paint(WHITE, 0.35), 56)
    form.ball(r * 0.76, (x, y, z - 0.036), matter.paint((0.012, 0.012, 0.014), 0.05, 0, 1.0))


def bullet_camera(at, turn=0, body=None, size=1.0):
    """Hangs from a soffit at `at` and looks to -y, a little down, before it is turned."""
    s, white = Set(at, turn), body or matter.paint(WHITE, 0.35)
    form.lathe([(0, -0.03 * size), (0.05 * size, -0.028 * size), (0.055 * size, -0.012 * size), (0.055 * size, 0)], at, white, 40)
    s.tube([(0, 0, -0.02 * size), (0, 0.01 * size, -0.06 * size), (0, 0.0, -0.1 * size)], 0.016 * size, white)
    tip = [(0, 0.1 * size, -0.085 * size), (0, 0.08 * size, -0.088 * size), (0, -0.1 * size, -0.128 * size), (0, -0.12 * size, -0.132 * size)]
    s.tube(tip, [0.036 * size, 0.043 * size, 0.043 * size, 0.041 * size], white)
    s.tube([tip[-1], (0, -0.128 * size, -0.134 * size)], 0.036 * size, matter.black(0.08))
    s.box((0.092 * size, 0.24 * size, 0.008 * size), (0, -0.03 * size, -0.072 * size), white, 0.003, tilt=(10, 0))


def reader(at, turn=0, tint=(0.2, 1.0, 0.5), body=None, size=1.0):
    """For cards and phones. `at` is its middle on the wall; it faces -y before it is turned."""
    s, k = Set(at, turn), size
    s.box((0.075 * k, 0.024, 0.15 * k), (0, -0.012, -0.075 * k), body or matter.black(0.15), 0.01)
    s.box((0.04 * k, 0.002, 0.008 * k), (0, -0.0245, 0.045 * k), matter.glow(6500, 11, tint), 0)
    for r in (0.009 * k, 0.016 * k, 0.023 * k):
        z = -0.03 * k
        s.tube([(-r, -0.0245, z), (-r * 0.7, -0.0245, z + r * 0.7), (0, -0.0245, z + r), (r * 0.7, -0.0245, z + r * 0.7), (r, -0.0245, z)], 0.0014 * k,
               matter.paint((0.15, 0.15, 0.15), 0.5) if body else matter.paint((0.4, 0.4, 0.4), 0.5))


def wall_dimmer(at, turn=0, plate=None, level=0.6):
    """A wide paddle with a line of light beside it that shows the level."""
    s = Set(at, turn)
    s.box((0.075, 0.007, 0.118), (0, -0.0035, -0.059), plate or matter.paint(WHITE, 0.4), 0.003)
    s.box((0.034, 0.007, 0.068), (-0.004, -0.009, -0.034), matter.paint((0.62, 0.61, 0.58), 0.35), 0.003)
    for k in range(7):
        s.box((0.004, 0.002, 0.005), (0.0225, -0.0078, -0.031 + k * 0.0095), matter.glow(2900, 9 if k / 6 <= level else 0.3), 0)


def duplex(at, turn=0, plate=None):
    """An outlet for two plugs in its plate."""
    s, white = Set(at, turn), plate or matter.paint(WHITE, 0.4)
    s.box((0.075, 0.006, 0.118), (0, -0.003, -0.059), white, 0.003)
    for z in (-0.022, 0.022):
        s.box((0.034, 0.004, 0.03), (0, -0.0065, z - 0.015), white, 0.008)
        for x in (-0.0065, 0.0065):
            s.box((0.003, 0.002, 0.01), (x, -0.009, z - 0.002), matter.black(0.8), 0)
        form.rod(0.0028, 0.002, s.p(0, -0.0078, z - 0.009), matter.black(0.8), (90, 0), turn, 12)
    form.rod(0.003, 0.002, s.p(0, -0.0058, 0), matter.steel(0.3), (90, 0), turn, 12)
