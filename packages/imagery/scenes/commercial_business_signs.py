"""A sun going down behind waves, drawn in glass tube on a dark wall: a sign that needs no letters."""
import math

from kit import builder, form, lamps, matter, plants, sky, stage, town

FILM = {"exposure": 1.3, "bloom": 0.11, "vignette": 0.34}
AMBER, ROSE, SEA = (1.0, 0.42, 0.09), (1.0, 0.12, 0.14), (0.08, 0.62, 0.75)


def build():
    sky.evening("late", sun=160, strength=0.7)
    stage.camera((-1.7, -8.4, 0.6), (-0.05, 0, 0.66), lens=23, fstop=5.6, focus=(0, -0.1, 2.2))
    form.box((40, 14, 0.1), (0, -6.9, -0.1), matter.stone((0.03, 0.029, 0.028), 3.0, 0.035, 0.035), 0)
    form.box((20, 1.6, 0.14), (0, -0.7, -0.02), matter.tiles((0.1, 0.09, 0.08), 0.8, 0.3), 0.01)
    stage.wall((-10, 0.1), (10, 0.1), 5.4, matter.ledgestone((0.095, 0.06, 0.045)), [(12.3, 13.6, 0, 2.5), (14.4, 17.4, 0.7, 2.5)])
    sign()
    door()


def neon(path, tint, strength=7.0, watts=9.0, lit=4):
    """A glass tube on small stand-offs, and the light it throws on the wall."""
    form.tube(path, 0.017, matter.glow(2700, strength, tint), "neon")
    step = max(1, len(path) // max(1, lit))
    for x, y, z in path[step // 2::step][:lit]:
        lamp = lamps.bulb((x, y - 0.05, z), watts, radius=0.09, group="neon", tint=tint)
        lamp.visible_glossy = False
        form.tube([(x, y, z), (x, 0.0, z)], 0.006, matter.black())


def sign():
    y, cx, cz = -0.14, -0.75, 2.28
    for r, tint in ((1.28, AMBER), (1.06, AMBER), (0.84, ROSE)):
        neon([(cx + r * math.cos(a), y, cz + r * math.sin(a)) for a in (math.pi * (0.02 + 0.96 * i / 40) for i in range(41))], tint)
    for k in range(7):
        a = math.pi * (0.1 + 0.8 * k / 6)
        neon([(cx + r * math.cos(a), y, cz + r * math.sin(a)) for r in (1.48, 1.62, 1.86 if k % 2 else 1.74)], AMBER, 6.0, 5.0, k % 2)
    for k in range(3):
        z, wide = cz - 0.2 - k * 0.25, 1.9 - k * 0.36
        neon([(cx - wide + 2 * wide * i / 48, y, z + 0.07 * math.sin(i / 48 * math.tau * (3.5 - k * 0.5) + k)) for i in range(49)], SEA, 5.0, 7.5)


def door():
    dark = matter.paint((0.03, 0.026, 0.022), 0.4)
    form.box((1.26, 0.07, 2.48), (2.95, 0.14, 0), matter.walnut("z"), 0.006)
    form.box((0.5, 0.08, 1.5), (2.95, 0.12, 0.7), town.interior(2400, 0.9, 1.5), 0.006)
    form.tube([(2.46, 0.02, 0.95), (2.46, 0.02, 1.55)], 0.015, matter.brass())
    stage.window_frames((4.4, 0.1), (7.4, 0.1), 0.7, 2.5, 3, dark)
    form.curtain(3.2, 1.8, (5.9, 0.6, 0.7), matter.sheer((0.42, 0.26, 0.14)), 0, 16)
    lamps.panel((5.9, 2.2, 2.2), (5.9, 0, 1.4), 2.6, 1.6, 320, 2300, "inside")
    form.box((1.9, 0.9, 0.08), (2.95, -0.4, 2.75), dark, 0.01)
    lamps.downlight((2.95, -0.4, 2.74), 26, 2400, 46)
    for x, seed in ((1.75, 3), (4.05, 8)):
        form.box((0.44, 0.44, 0.5), (x, -0.35, 0.1), matter.black(0.6), 0.01)
        plants.agave((x, -0.35, 0.56), 0.5, seed)
    plants.pot((-4.6, -0.5, 0.1), 0.42, 0.7, matter.black(0.6))
    plants.palm((-4.6, -0.5, 0.7), 1.9, "fan", 0.15, 60, 22, 1.25, 4, skirt=False)


def before():
    """The sign is dead: a floodlight on the wall is all that's left of it."""
    builder.only("inside", "downlights")
    lamps.panel((-5.5, -6.5, 5.0), (-0.8, 0, 2.2), 0.6, 0.6, 260, 4500, builder.GROUP).visible_glossy = False
