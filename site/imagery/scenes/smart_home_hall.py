"""Good night: the lowest button of a keypad is lit, and behind it the hall goes dark, pool by pool."""
from kit import form, furniture, lamps, matter, plants, seating, sky, stage, things

FILM = {"exposure": 1.2, "vignette": 0.26}
HIGH = 2.75
WORDS = ((0.024, 0.014), (0.018, 0.02), (0.03, 0.01), (0.016, 0.022), (0.024, 0.026))


def build():
    sky.evening("late", sun=90, strength=1.3)
    stage.camera((0.27, -0.42, 1.4), (0.0, 8, 1.33), lens=25, fstop=3.2, focus=(-0.32, 0.75, 1.35), shift=(-0.1, 0))
    shell()
    keypad((-0.27, 0.745, 1.4))
    wall_things()
    lamps.downlight((-0.62, 0.42, HIGH), 10, 2700, 34, (-0.62, 0.75, 0.9), "hall")
    # the pools of light fall away: each is lower than the one before, the last two are already off
    for y, watts, shine in ((2.3, 46, 14), (4.0, 22, 8), (5.7, 8, 4), (7.3, 1.5, 1.0), (8.8, 0, 0)):
        lamps.downlight((0.3, y, HIGH), max(watts, 0.01), 2700 - (46 - watts) * 10, 28, group="hall", shine=shine)
    lamps.profile((1.2, 1.2, 0.05), (1.2, 9.2, 0.05), (-1, 0, -0.5), 5, 2200, "night light", visible=2.4, width=0.006)
    garden()
    # a bedroom to the left of the hall, its reading lamp still on
    lamps.spot((-2.6, 6.1, 1.5), (-0.6, 6.3, 0.0), 60, 2300, 70, "bedroom", 0.1)
    lamps.panel((0.6, -1.2, 2.4), (-0.5, 0.75, 1.2), 0.6, 0.6, 2.2, 2600, "behind")


def shell():
    pale, oak = matter.plaster((0.4, 0.37, 0.32), 0.16), matter.oak("y", (1.8, 0.16), 0.28)
    smooth = matter.plaster((0.38, 0.35, 0.305), 0.1)
    stage.slab(-4, 1.4, -3, 9.6, 0, oak)
    stage.slab(-4, 1.4, -3, 9.6, HIGH, matter.plaster((0.34, 0.32, 0.29), 0.06), -0.2)
    # a wall that faces the camera ends beside the hall; it carries the keypad
    form.box((4, 0.2, HIGH), (-2.1, 0.85, 0), pale, 0.004)
    form.box((4, 0.02, 0.1), (-2.1, 0.74, 0), matter.oak("x"), 0.003)
    stage.wall((-0.9, 0.9), (-0.9, 9.6), HIGH, smooth, [(4.7, 5.8, 0, 2.25)])
    for y in (5.57, 6.73):
        form.box((0.22, 0.07, 2.32), (-0.9, y, 0), matter.oak("z"), 0.004)
    form.box((0.22, 1.2, 0.07), (-0.9, 6.15, 2.25), matter.oak("y"), 0.004)
    stage.wall((-4, 8), (-1, 8), HIGH, smooth)
    stage.wall((1.3, 9.6), (1.3, -3), HIGH, smooth)
    form.box((0.02, 12, 0.1), (1.2, 3.3, 0), matter.oak("y"), 0.003)
    # the end: a glass door to the garden
    stage.wall((-0.9, 9.6), (1.3, 9.6), HIGH, smooth, [(0.55, 1.75, 0, 2.35)])
    stage.window_frames((-0.35, 9.6), (0.85, 9.6), 0, 2.35, 1, matter.black(0.35), False)


def keypad(at):
    """Five buttons with a word each; only the lowest is lit."""
    s = seating.Set(at, 0)
    s.box((0.1, 0.011, 0.178), (0, -0.0055, -0.089), matter.brass(0.26), 0.004)
    for i, words in enumerate(WORDS):
        low = 0.046 - i * 0.031
        s.box((0.078, 0.007, 0.0275), (0, -0.013, low), matter.paint((0.045, 0.042, 0.038), 0.4), 0.003)
        x = -(sum(words) + 0.004) / 2
        for wide in words:
            s.box((wide, 0.001, 0.0045), (x + wide / 2, -0.0168, low + 0.0115), matter.glow(2700, 12 if i == 4 else 0.4), 0)
            x += wide + 0.004
    lamps.bulb(s.p(0, -0.05, -0.08), 0.12, 2700, 0.02, "keypad").visible_glossy = False


def wall_things():
    furniture.picture((1.19, 3.0, 1.15), (1.7, 1.0), -90, 4, matter.oak("x"))
    s = seating.Set((1.0, 3.0, 0), -90)
    s.box((1.5, 0.36, 0.05), (0, 0, 0.42), matter.walnut("y"), 0.012)
    for x in (-0.6, 0.6):
        s.box((0.05, 0.32, 0.42), (x, 0, 0), matter.walnut("z"), 0.006)
    s.cushion((0.62, 0.33, 0.07), (-0.3, 0, 0.47), matter.cloth((0.3, 0.1, 0.045)), puff=0.4)
    things.books(s.p(0.42, 0, 0.47), -80, 0.07, 0.26, 5, flat=True)
    form.box((0.9, 5.4, 0.012), (0.15, 4.6, 0), matter.rug((0.24, 0.1, 0.055)), 0.004)
    form.box((0.76, 5.25, 0.003), (0.15, 4.6, 0.012), matter.rug((0.1, 0.13, 0.13)), 0.002)


def garden():
    form.box((20, 20, 0.1), (0, 20, -0.12), matter.earth(), 0)
    plants.palm((0.25, 13.0, 0), 1.6, "fan", 0.1, 0, 26, 1.3, 3)
    lamps.uplight((0.0, 12.0, 0), (0.25, 13.0, 1.6), 30, 2900, 50, group="garden")
    plants.hedge((-3, 16), (4, 16), 1.5, density=300, leaf=0.14)
