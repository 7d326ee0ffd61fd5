"""Screens, loudspeakers, turntables and wall controls."""
from . import form, matter
from .seating import Set


def screen(at, width=1.6, turn=0, picture=None, stand=False):
    """A display; `picture` is a material, black when it is off. `at` is the middle of its lower edge."""
    s = Set(at, turn)
    h = width * 9 / 16
    s.box((width + 0.014, 0.03, h + 0.014), (0, 0, 0), matter.black(0.25), 0.004)
    return form.sheet(width, h, s.p(0, -0.017, h / 2 + 0.007), picture or matter.paint((0.004, 0.004, 0.005), 0.08),
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


def remote(at, turn=0, body=(0.02, 0.02, 0.021), long=0.2):
    """A slim remote control with few buttons, their signs lit; lies along y and points to +y before it is turned."""
    s = Set(at, turn)
    w, top = 0.047, 0.0165
    s.box((w, long, top), (0, 0, 0), matter.paint(body, 0.34, 0.0, 0.4), 0.0075)
    s.box((w - 0.014, long - 0.015, 0.0008), (0, 0, top - 0.0006), matter.paint((0.028, 0.028, 0.03), 0.22), 0.0004)
    rubber, key = matter.paint((0.06, 0.06, 0.063), 0.5), top + 0.0002
    y = long / 2
    # on and off, the ring, then two rows and two rockers
    _button(s, 0, y - 0.02, 0.0062, matter.paint((0.5, 0.05, 0.02), 0.4), key)
    form.lathe([(0.0082, 0), (0.0082, 0.0014), (0.009, 0.0022), (0.0145, 0.0022), (0.0154, 0.0014), (0.0154, 0)], s.p(0, y - 0.058, key), matter.steel(0.3, 0.34), 64)
    _button(s, 0, y - 0.058, 0.0068, rubber, key)
    for dx, dy in ((0, 0.0118), (0, -0.0118), (0.0118, 0), (-0.0118, 0)):
        form.lathe([(0, 0), (0.0011, 0)], s.p(dx, y - 0.058 + dy, key + 0.0024), matter.glow(2700, 3), 16)
    for row in range(2):
        for dx in (-0.0095, 0.0095):
            _button(s, dx, y - 0.092 - row * 0.019, 0.0062, rubber, key)
            s.box((0.005, 0.0013, 0.0002), (dx, y - 0.092 - row * 0.019, key + 0.0023), matter.glow(2700, 3), 0)
    for dx in (-0.0088, 0.0088):
        s.box((0.0125, 0.036, 0.0026), (dx, y - 0.148, key - 0.0003), rubber, 0.0012)
        for dy, tall in ((0.011, 0.005), (-0.011, 0.0013)):
            s.box((0.005, 0.0013, 0.0002), (dx, y - 0.148 + dy, key + 0.0024), matter.glow(2700, 3), 0)
            s.box((0.0013, tall, 0.0002), (dx, y - 0.148 + dy, key + 0.0024), matter.glow(2700, 3), 0)


def _button(s, x, y, radius, mat, lift):
    form.lathe([(radius, 0), (radius, 0.0014), (radius - 0.0008, 0.0022), (0, 0.0023)], s.p(x, y, lift), mat, 40)
