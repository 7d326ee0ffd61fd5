"""What a table is laid with: plates, bottles of sauce, napkins, a basket."""
import math

from . import form, matter


def plate(at, radius=0.14, mat=None):
    form.lathe([(0, 0), (radius * 0.6, 0), (radius, radius * 0.13), (radius * 0.985, radius * 0.15), (radius * 0.62, 0.012), (0, 0.01)], at,
               mat or matter.paint((0.66, 0.62, 0.55), 0.25), 48, name="plate")


def citrus(at, radius=0.03, color=(0.75, 0.6, 0.05)):
    """Half a lemon or a lime, cut face up."""
    form.lathe([(0, -radius * 0.6), (radius * 0.7, -radius * 0.45), (radius, 0), (radius * 0.9, 0.002)], (at[0], at[1], at[2] + radius * 0.6), matter.paint(color, 0.4), 24)
    form.lathe([(0, 0.002), (radius * 0.9, 0.002)], (at[0], at[1], at[2] + radius * 0.6), matter.paint(tuple(min(1, c * 1.25 + 0.1) for c in color), 0.3), 24)


def shrimp(at, turn=0, size=0.05):
    """Curled, in one bent tube, thick at the head."""
    x, y, z = at
    path, radii = [], []
    for i in range(8):
        a = math.radians(turn + i * 34)
        path.append((x + size * 0.6 * math.cos(a), y + size * 0.6 * math.sin(a), z + size * 0.25))
        radii.append(size * (0.26, 0.27, 0.25, 0.22, 0.18, 0.13, 0.09, 0.13)[i])
    form.tube(path, radii, matter.paint((0.75, 0.27, 0.13), 0.35), "shrimp")


def napkin(at, turn=0, color=(0.6, 0.56, 0.48), size=0.16):
    form.box((size, size, 0.008), at, matter.cloth(color), 0.003, turn)
    form.box((size * 0.5, size, 0.006), (at[0], at[1], at[2] + 0.008), matter.cloth(color), 0.003, turn + 6)


def shaker(at, color=(0.7, 0.07, 0.03), height=0.17):
    """A bottle of sauce with a cap."""
    r = height * 0.17
    form.lathe([(0, 0), (r, 0.002), (r, height * 0.62), (r * 0.4, height * 0.8), (r * 0.38, height * 0.9), (0, height * 0.9)], at, matter.paint(color, 0.2), 28)
    form.rod(r * 0.46, height * 0.1, (at[0], at[1], at[2] + height * 0.89), matter.paint((0.7, 0.62, 0.4), 0.4))
