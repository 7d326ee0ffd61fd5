"""A microphone on a tripod at the best seat of a theater: the screen shows what the room does to the sound."""
import math
import random

from kit import form, furniture, lamps, matter, screens, seating, sky, stage, tools

FILM = {"exposure": 1.35, "vignette": 0.3}
WIDE = 3.6


def build():
    sky.none()
    stage.camera((0.36, -1.3, 1.3), (0.0, 4, 1.28), lens=29, fstop=2.2, focus=(0.0, 0.55, 1.2))
    shell()
    screen()
    hide = matter.leather((0.16, 0.07, 0.035))
    for x in (-1.02, 1.02):
        seating.recliner((x, 0.75, 0), 180, hide)
    top = tools.tripod((0, 0.62, 0), 1.13, 0.36, 14)
    tools.microphone(top, 0, 10)
    x, y, z = top
    tools.tape((x + 0.012, y, 0.62), (0.5, 0.04, 0.02), 0.0)
    cable = matter.black(0.45)
    form.tube([(x, y - 0.16, z), (x - 0.02, y - 0.24, z - 0.12), (x + 0.03, y - 0.1, z - 0.5), (x + 0.06, y - 0.06, 0.5), (x + 0.1, y - 0.2, 0.03), (x + 0.35, y - 0.5, 0.012),
               (x + 0.9, y - 0.9, 0.012)], 0.0045, cable)
    lamps.panel((-0.4, -2.4, 2.6), (0, 0.6, 0.9), 1.6, 0.8, 13, 2900, "aisle")
    lamps.spot((0.9, -0.9, 2.7), (0, 0.6, 1.05), 20, 3000, 30, "seat", 0.05)


def shell():
    stage.slab(-3, 3, -3, 5, 0, matter.rug((0.08, 0.062, 0.052)))
    stage.slab(-3, 3, -3, 5, 2.8, matter.paint((0.03, 0.028, 0.027), 0.9), -0.1)
    for x, side in ((-2.75, 1), (2.75, -1)):
        stage.wall((x, -3) if side > 0 else (x, 5), (x, 5) if side > 0 else (x, -3), 2.8, matter.ebony("z"))
        for y in (0.2, 1.8, 3.4):
            # the middle panel of the left wall is not up yet: its battens are bare
            if side > 0 and y == 1.8:
                for k in range(4):
                    form.box((0.03, 1.24, 0.05), (x + 0.12, y, 0.5 + k * 0.55), matter.oak("y"), 0.003)
                continue
            form.box((0.08, 1.3, 1.9), (x + side * 0.14, y, 0.4), matter.cloth((0.1, 0.075, 0.06)), 0.02)
        lamps.profile((x + side * 0.2, -1, 2.62), (x + side * 0.2, 4.6, 2.62), (side * 0.25, 0, -1), 15, 2500, "cove")
    # that panel stands on the floor, leaning
    form.box((0.08, 1.3, 1.9), (-2.2, 2.1, 0.02), matter.cloth((0.1, 0.075, 0.06)), 0.02, 0, (0, -8))


def screen():
    y = 4.6
    stage.wall((-3, 5), (3, 5), 2.8, matter.paint((0.012, 0.011, 0.01), 0.9))
    h = WIDE * 9 / 16
    form.box((WIDE + 0.14, 0.05, h + 0.14), (0, y + 0.03, 0.46), matter.black(0.8), 0.01)
    form.sheet(WIDE, h, (0, y, 0.53 + h / 2), matter.glow(6500, 0.02, (0.35, 0.5, 0.6)), tilt=(90, 0))
    response((0, y - 0.004, 0.53), WIDE, h)
    lamps.panel((0, y - 0.1, 1.5), (0, 0, 1.0), WIDE, h, 12, tint=(0.35, 0.62, 0.75), group="screen")
    for x in (-2.18, 2.18):
        furniture.speaker((x, 4.4, 0), 8 if x < 0 else -8, 1.2, 0.28, 0.36, matter.walnut("z"), feet=False)


def response(at, w, h):
    """A grid, the room as it was in gray, and as it is now in amber."""
    x0, y, z0 = at
    grid = matter.glow(6500, 0.09, (0.4, 0.6, 0.7))
    for i in range(1, 10):
        x = x0 - w / 2 + w * (math.log10(1 + i) / 1.0414)
        form.box((0.006, 0.001, h * 0.86), (x, y, z0 + h * 0.07), grid, 0)
    for k in range(1, 7):
        form.box((w * 0.94, 0.001, 0.006), (x0, y, z0 + h * k / 7), grid, 0)
    chance = random.Random(8)
    phases = [chance.uniform(0, 6) for _ in range(5)]

    def curve(wild, lift):
        points = []
        for i in range(160):
            u = i / 159
            rough = sum(math.sin(u * (5 + 7 * k) + phases[k]) / (1 + 0.5 * k) for k in range(5)) * wild * (1.25 - u)
            points.append((x0 - w * 0.46 + w * 0.92 * u, y - 0.006, z0 + h * (lift + 0.13 - 0.2 * u + rough - (0.5 if u < 0.03 else 0) * (0.03 - u) * 12)))
        return points

    form.tube(curve(0.1, 0.46), 0.009, matter.glow(6500, 0.55, (0.5, 0.62, 0.7)))
    form.tube(curve(0.018, 0.5), 0.016, matter.glow(2700, 2.4, (1.0, 0.5, 0.1)))
