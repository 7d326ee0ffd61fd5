"""Kitchen pieces."""
from . import form, furniture, lamps, matter


def run(at, width, light=46, shelf=True, front=None, kelvins=2700):
    """Base cabinets, marble counter and splash, an open shelf and wall cabinets; faces -y."""
    x, y, z = at
    front = front or matter.walnut("z")
    furniture.cabinet((x, y, z), (width, 0.64, 0.88), 0, front, round(width / 0.6), plinth=0.1, top=matter.marble())
    form.box((width, 0.02, 0.62), (x, y + 0.33, z + 0.9), matter.marble(), 0)
    furniture.cabinet((x, y + 0.15, z + 1.52), (width, 0.36, 0.9), 0, front, round(width / 0.6), plinth=0)
    lamps.profile((x - width / 2 + 0.05, y + 0.05, z + 1.5), (x + width / 2 - 0.05, y + 0.05, z + 1.5), (0, 0.25, -1), light, kelvins, "under cabinets",
                  visible=5, width=0.007)
    left = x - width / 2
    for i, (dx, kind) in enumerate(((0.55, 2), (0.95, 5), (2.7, 7), (3.5, 3))):
        furniture.vase((left + dx + 0.45, y + 0.12, z + 0.9), 0.17 + 0.05 * (i % 3), kind)
    form.box((0.3, 0.03, 0.42), (left + 2.1, y + 0.27, z + 0.9), matter.oak("z"), 0.012, tilt=(-8, 0))
    form.box((0.22, 0.025, 0.32), (left + 2.3, y + 0.24, z + 0.9), matter.walnut("z"), 0.01, tilt=(-9, 0))


def island(at, size=(2.8, 1.0), top=None):
    """A block of walnut under a slab of marble that falls to the floor at both ends."""
    x, y, z = at
    w, d = size
    top = top or matter.marble()
    form.box((w - 0.1, d - 0.34, 0.88), (x, y + 0.14, z), matter.walnut("z"), 0.004)
    form.box((w, d, 0.05), (x, y, z + 0.89), top, 0.006)
    for side in (-1, 1):
        form.box((0.05, d, 0.89), (x + side * (w / 2 - 0.025), y, z), top, 0.006)


def pan(at, radius=0.14, height=0.11, mat=None):
    x, y, z = at
    mat = mat or matter.paint((0.75, 0.3, 0.14), 0.22, 1.0)
    form.lathe([(0, 0), (radius * 0.94, 0), (radius, 0.012), (radius, height), (radius - 0.004, height), (radius - 0.004, 0.01), (0, 0.008)], at, mat, 72)
    form.lathe([(radius + 0.004, 0), (radius + 0.004, 0.006), (radius * 0.6, 0.03), (0.02, 0.04), (0.012, 0.06), (0.024, 0.075), (0, 0.082)],
               (x, y, z + height), mat, 72)
    for side in (-1, 1):
        form.tube([(x + side * radius, y - 0.035, z + height * 0.75), (x + side * (radius + 0.045), y - 0.03, z + height * 0.78),
                   (x + side * (radius + 0.045), y + 0.03, z + height * 0.78), (x + side * radius, y + 0.035, z + height * 0.75)], 0.006, matter.brass())
