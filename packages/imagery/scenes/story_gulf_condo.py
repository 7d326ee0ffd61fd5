"""A condo that nobody is in: one panel on the wall keeps watch, and past the dark glass a storm comes over the Gulf."""
import math

from kit import form, lamps, lettering, matter, seating, sky, stage, town, wet

FILM = {"exposure": 1.3, "vignette": 0.3}
GLASS, HIGH = 0.36, 2.75


def build():
    sky.evening("late", sun=104, strength=0.6, clouds=3.4, glow=1.6)
    stage.camera((-0.1, -1.3, 1.4), (-0.04, 2, 1.36), lens=36, fstop=4, focus=(0.36, -0.02, 1.36))
    stage.slab(-4, 3, -4, GLASS + 0.1, 0, matter.tiles((0.36, 0.33, 0.29), 0.6, 0.2), 0.3)
    stage.slab(-4, 3, -4, GLASS + 0.1, HIGH, matter.plaster((0.5, 0.48, 0.44), 0.1), -0.2)
    stage.wall((0.1, 0.1), (3, 0.1), HIGH, matter.plaster((0.46, 0.41, 0.35), 0.1), thick=0.22)
    stage.wall((0.1, 0.1), (0.1, GLASS + 0.1), HIGH, matter.plaster((0.46, 0.41, 0.35), 0.1), thick=0.02)
    stage.wall((-4, -4), (3, -4), HIGH, matter.plaster((0.1, 0.09, 0.08)))
    window()
    storm()
    panel((0.4, -0.012, 1.3))
    # one lamp was left on, low, and it grazes the plaster
    lamps.downlight((0.62, -0.16, HIGH), 13, 2700, 36, (0.6, -0.02, 1.0), "watch")
    lamps.panel((-2.6, -2.8, 2.2), (0.3, 0, 1.2), 0.8, 0.8, 5, 2700, "watch").visible_glossy = False


def window():
    frame = matter.paint((0.045, 0.043, 0.04), 0.35)
    for x in (-2.9, -1.5, 0.07):
        form.box((0.06, 0.09, HIGH), (x, GLASS, 0), frame, 0.006)
    form.box((3.2, 0.09, 0.08), (-1.4, GLASS, 0), frame, 0.006)
    form.box((3.2, 0.09, 0.08), (-1.4, GLASS, HIGH - 0.08), frame, 0.006)
    form.box((3.0, 0.008, HIGH), (-1.42, GLASS, 0), matter.glass((0.96, 0.98, 0.98)), 0)
    # the lever of the sliding door
    form.box((0.028, 0.03, 0.3), (-1.45, GLASS - 0.05, 1.0), matter.steel(0.3, 0.5), 0.01)
    wet.drops(2400, lambda c: ((c.uniform(-1.3, 0.05), GLASS + 0.005, c.uniform(0.85, 1.9)), (0, 0, -1), (0, 1, 0)), (0.0012, 0.0085), 4)
    wet.threads(24, -1.3, 0.03, GLASS + 0.006, 0.7, 2.0, 9, 0.0024)


def storm():
    """A rail, a dark sea, and the last light under the clouds."""
    form.tube([(-6, 2.6, 1.05), (3, 2.6, 1.05)], 0.022, matter.steel(0.3, 0.4))
    for k in range(6):
        form.box((0.03, 0.04, 1.05), (-4.6 + k * 1.3, 2.6, 0), matter.steel(0.3, 0.4), 0.004)
    form.sheet(2400, 1400, (0, 720, -22), town.open_water((0.012, 0.024, 0.03), 0.12, 1.0, 0.14))


def panel(at):
    """The size of a phone, upright: the air's moisture on a dial, and under it what is shut and locked."""
    s = seating.Set(at, 0)
    w, h = 0.094, 0.178
    s.box((w, 0.014, h), (0, 0, -0.107), matter.paint((0.02, 0.02, 0.021), 0.28), 0.006)
    s.box((w - 0.006, 0.002, h - 0.006), (0, -0.0078, -0.104), matter.paint((0.008, 0.01, 0.011), 0.06), 0.001)
    ink, dim, green = matter.glow(4600, 3.2), matter.glow(4600, 0.8), matter.glow(5000, 3.4, (0.25, 1.0, 0.5))
    y = -0.0092
    for i in range(45):
        a = math.radians(220 - i * 260 / 44)
        part = form.box((0.0013, 0.0006, 0.0058), s.p(0.031 * math.cos(a), y, 0.014 + 0.031 * math.sin(a)),
                        matter.glow(3000, 3.4) if i < 21 else dim, 0)
        part.rotation_euler = (0, math.pi / 2 - a, 0)
    lettering.word("48%", s.p(0, y, 0.008), 0.022, ink, 0.0004, bevel=0)
    lettering.word("HUMIDITY", s.p(0, y, -0.011), 0.0064, dim, 0.0004, bevel=0, spacing=1.1)
    for k, text in enumerate(("Water shut", "Door locked", "No leaks")):
        z = -0.046 - k * 0.0185
        lettering.word(text, s.p(-0.024, y, z), 0.0086, ink, 0.0004, align="LEFT", bevel=0)
        form.lathe([(0, 0), (0.0026, 0)], s.p(-0.033, y, z + 0.0027), green, 20, 0, (90, 0))
    lamps.bulb(s.p(0, -0.09, 0), 0.14, 4200, 0.05, "panel").visible_glossy = False
