"""Trims of recessed lamps, out of the ceiling: they lie on a table, face up."""
import math

from . import form, lamps, matter


def ring(at, finish, turn=0.0, radius=0.046, lit=False):
    """A flange, a cone down to the lamp, and two spring clips. One that is `lit` has been tried out on its cable."""
    x, y, z = at
    lift = 0.034
    deep = [(radius, lift), (radius, lift + 0.0025), (radius * 0.97, lift + 0.0035), (radius * 0.84, lift + 0.0035), (radius * 0.8, lift + 0.0015), (radius * 0.5, lift - 0.022)]
    body = [(0, 0), (radius * 0.62, 0), (radius * 0.64, 0.002), (radius * 0.8, lift - 0.004), (radius * 0.82, lift), (radius, lift)]
    form.lathe(body, at, matter.steel(0.35, 0.5), 72)
    form.lathe(deep, at, finish, 96)
    form.lathe([(0, lift - 0.0215), (radius * 0.51, lift - 0.0215)], at, matter.glow(2700, 9) if lit else matter.paint((0.55, 0.52, 0.45), 0.2, 0.0, 1.0), 48)
    for side in (0, 180):
        a = math.radians(turn + side)
        c, s = math.cos(a), math.sin(a)
        path = [(0.8, 0.02), (1.05, 0.012), (1.3, 0.006), (1.5, 0.003), (1.5, 0.0022)]
        for off in (-0.004, 0.004):
            form.tube([(x + c * r * radius - s * off, y + s * r * radius + c * off, z + h) for r, h in path], 0.0011, matter.steel(0.2, 0.7))
    if lit:
        a = math.radians(turn + 90)
        form.tube([(x + math.cos(a) * r, y + math.sin(a) * r + 0.02 * w, z + 0.004) for r, w in ((0.03, 0), (0.06, 0), (0.12, 1), (0.2, -1), (0.32, 1), (0.5, 2))], 0.0026, matter.paint((0.03, 0.03, 0.03), 0.5))
        lamps.spot((x, y, z + lift - 0.012), (x, y, z + 3), 0.35, 2700, 70, "sample", 0.02)
