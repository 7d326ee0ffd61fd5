"""A spray of glass fibers on a dark bench, each one ending in a point of light."""
import math
import random

from kit import form, lamps, matter, sky, stage

FILM = {"exposure": 0.9, "vignette": 0.4, "bloom": 0.11}


def build():
    sky.none()
    stage.camera((-0.34, -0.40, 0.2), (0.015, 0.0, 0.09), lens=46, fstop=5.6, focus=(-0.05, -0.1, 0.1), level=False)
    form.sheet(4, 3, (0, 0.6, 0), matter.paint((0.012, 0.011, 0.010), 0.22), 2)
    chance = random.Random(11)
    glass = matter.paint((0.5, 0.6, 0.7), 0.08)
    tints = [(0.55, 0.8, 1.0), (0.4, 0.7, 1.0), (1.0, 0.62, 0.26), (0.8, 0.92, 1.0)]
    root = (0.0, 0.24, 0.03)
    for i in range(130):
        a = chance.uniform(0, math.tau)
        r = math.sqrt(chance.random())
        reach = chance.uniform(0.25, 0.46)
        x = math.cos(a) * r * 0.24
        z = 0.035 + abs(math.sin(a)) * r * 0.19 + 0.03 * chance.random()
        tip = (x, root[1] - reach, max(0.006, z))
        bend = (x * 0.3, root[1] - reach * 0.45, root[2] + (z - root[2]) * 0.75 + 0.02)
        near = (root[0] + x * 0.04, root[1] - 0.05, root[2] + (z - 0.06) * 0.08)
        form.tube([root, near, bend, tip], 0.00055, glass, "fiber")
        tint = tints[min(3, int(chance.random() ** 1.4 * 4))]
        form.ball(0.00125, tip, matter.glow(6500, 14 + 12 * (i % 3), tint))
    # the sleeve they come from
    form.rod(0.02, 0.2, (0, 0.25, 0.03), matter.black(0.35), tilt=(-90, 0))
    form.rod(0.024, 0.03, (0, 0.24, 0.03), matter.brass(), tilt=(-90, 0))
    for i in range(5):
        form.tube([(0.16 * math.cos(t * math.tau / 40) + 0.26, 0.34 + 0.13 * math.sin(t * math.tau / 40), 0.006 + 0.005 * i) for t in range(41)], 0.0028,
                  matter.paint((0.5, 0.22, 0.02), 0.4))
    lamps.panel((-0.5, 0.5, 0.35), (0, 0, 0.06), 0.3, 0.2, 0.3, 7000, "cool rim").visible_glossy = False
    lamps.panel((0.6, 0.3, 0.25), (0.1, 0.1, 0.05), 0.3, 0.15, 0.5, 2400, "warm rim").visible_glossy = False
    for x, y, z, tint in ((0.0, -0.05, 0.1, (0.5, 0.75, 1.0)), (-0.12, -0.08, 0.08, (0.45, 0.7, 1.0)), (0.13, -0.06, 0.09, (1.0, 0.65, 0.3))):
        lamps.bulb((x, y, z), 0.05, radius=0.05, group="tips", tint=tint).visible_glossy = False
