"""Good night: the lowest button of a keypad is lit, and behind it the hall's lamps go out one after another, toward a bedroom's door."""
from kit import form, furniture, lamps, lettering, matter, plants, seating, sky, stage, things

FILM = {"exposure": 1.3, "vignette": 0.16}
NOON = {"sun": 62, "height": 34}
HIGH = 2.75
WORDS = ("MORNING", "EVENING", "DINNER", "AWAY", "GOOD NIGHT")


def build():
    sky.evening("dusk", sun=190, strength=1.3, clouds=0.8)
    stage.camera((0.1, -0.02, 1.42), (0.1, 8, 1.36), lens=24, fstop=4.5, focus=(-0.32, 0.72, 1.4), shift=(-0.06, 0))
    shell()
    keypad((-0.285, 0.745, 1.41), 1.5)
    hall()
    bedroom()
    window()
    # what lights the keypad's wall: one lamp close above it
    lamps.downlight((-0.5, 0.4, HIGH), 12, 3000, 34, (-0.48, 0.75, 0.95), "hall")
    lamps.panel((0.9, -1.0, 2.2), (-0.5, 0.75, 1.2), 0.6, 0.6, 2.6, 3000, "behind").visible_glossy = False


def shell():
    pale, oak = matter.plaster((0.46, 0.42, 0.36), 0.16), matter.oak("y", (1.8, 0.16), 0.22)
    smooth = matter.plaster((0.48, 0.445, 0.39), 0.12)
    stage.slab(-4, 4, -3, 9.6, 0, oak)
    stage.slab(-4, 2.2, -3, 6, HIGH, matter.plaster((0.46, 0.43, 0.38), 0.05), -0.2)
    # a wall that faces the camera ends beside the hall; it carries the keypad
    form.box((4, 0.2, HIGH), (-2.1, 0.85, 0), pale, 0.004)
    stage.wall((-0.9, 0.9), (-0.9, 5.8), HIGH, smooth)
    stage.wall((2.1, 5.8), (2.1, -3), HIGH, smooth)
    for x, length, y in ((2.0, 9, 1.4), (-0.8, 5, 3.4)):
        form.box((0.02, length, 0.1), (x, y, 0), matter.oak("y"), 0.003)
    # the end: a door that stands ajar, and a window
    stage.wall((-0.9, 5.8), (2.1, 5.8), HIGH, smooth, [(0.35, 1.3, 0, 2.2), (1.72, 2.72, 0.5, 2.3)])


def keypad(at, size):
    """Five buttons with a name each; only the lowest is lit."""
    x, y, z = at
    w, h = 0.1 * size, 0.19 * size
    form.box((w, 0.012, h), (x, y - 0.006, z - h / 2), matter.brass(0.26), 0.004)
    each = 0.0335 * size
    for i, name in enumerate(WORDS):
        low = z + h / 2 - 0.013 * size - each * (i + 1) + 0.004 * size
        lit = i == len(WORDS) - 1
        form.box((0.082 * size, 0.008, each - 0.0045 * size), (x, y - 0.015, low), matter.paint((0.03, 0.028, 0.026), 0.38), 0.003)
        # engraved at a meter's height and made smaller: outlines this small break
        engraved = lettering.word(name, (x, y - 0.0192, low + 0.0105 * size), 1.0, matter.glow(2700, 9 if lit else 0.16), 0.02, bevel=0, spacing=1.05)
        engraved.scale = (0.0115 * size,) * 3
        if lit:
            form.box((0.074 * size, 0.0008, 0.0016 * size), (x, y - 0.0194, low + 0.004 * size), matter.glow(2700, 9), 0)
    lamps.bulb((x, y - 0.06, z - h / 2 + 0.02), 0.16, 2600, 0.03, "keypad").visible_glossy = False


def hall():
    """Pools of light along both walls: each pair is lower than the one before."""
    for y, share in ((1.4, 0.7), (2.5, 0.8), (3.6, 0.36), (4.7, 0.05)):
        kelvins = 3000 - (1 - share) * 600
        for x, toward, watts in ((-0.45, -0.86, 16), (1.66, 2.02, 62)):
            lamps.downlight((x, y, HIGH), watts * share, kelvins, 36, (toward, y, 1.2), "hall", shine=0.6 + 16 * share)
    lamps.profile((-0.78, 1.2, 0.1), (-0.78, 5.6, 0.1), (1, 0, -0.6), 3, 2200, "night light", visible=1.6, width=0.006)
    for y, seed in ((1.3, 7), (2.42, 4), (3.6, 7)):
        furniture.picture((1.98, y, 1.2), (0.66, 0.84), -90, seed, matter.oak("z"))
    s = seating.Set((1.78, 4.6, 0), -90)
    s.box((1.5, 0.34, 0.05), (0, 0, 0.4), matter.walnut("y"), 0.012)
    for x in (-0.6, 0.6):
        s.box((0.05, 0.3, 0.4), (x, 0, 0), matter.walnut("z"), 0.006)
    s.cushion((0.62, 0.32, 0.07), (-0.3, 0, 0.45), matter.cloth((0.3, 0.1, 0.045)), puff=0.4)
    things.books(s.p(0.42, 0, 0.45), -80, 0.07, 0.24, 5, flat=True)


def bedroom():
    """Behind the door: a lamp beside the bed, still on."""
    oak, warm = matter.oak("z", None, 0.4), matter.plaster((0.5, 0.41, 0.31), 0.1)
    for x in (-0.58, 0.43):
        form.box((0.08, 0.24, 2.26), (x, 5.8, 0), oak, 0.004)
    form.box((1.08, 0.24, 0.08), (-0.075, 5.8, 2.2), oak, 0.004)
    # hinged on the left, opened into the room
    form.box((0.9, 0.045, 2.18), (-0.31, 6.26, 0.01), oak, 0.004, 64)
    stage.slab(-2.5, 0.8, 5.9, 9, HIGH, warm, -0.2)
    stage.wall((-2.5, 8.6), (0.7, 8.6), HIGH, warm)
    stage.wall((0.7, 8.6), (0.7, 5.8), HIGH, warm)
    form.box((1.5, 0.08, 1.1), (-0.5, 8.46, 0), matter.walnut("x"), 0.03)
    form.box((1.6, 2.0, 0.3), (-0.5, 7.5, 0.08), matter.walnut("x"), 0.02)
    form.cushion((1.6, 1.95, 0.26), (-0.5, 7.48, 0.34), matter.cloth((0.55, 0.5, 0.43)), puff=0.2)
    form.box((0.34, 0.34, 0.5), (0.5, 8.3, 0), matter.walnut("x"), 0.01)
    lamps.table_lamp((0.46, 8.28, 0.5), 20, 2500, 0.85, group="bedroom")
    lamps.panel((-0.1, 7.2, 2.6), (-0.1, 7.0, 0), 1.2, 1.2, 22, 2500, "bedroom")


def window():
    """Dusk: a garden, and the last blue."""
    stage.window_frames((0.82, 5.8), (1.82, 5.8), 0.5, 2.3, 1, matter.black(0.35), matter.pane((1, 1, 1), 0.3), 0.04)
    form.box((1.1, 0.3, 0.04), (1.32, 5.74, 0.47), matter.oak("x"), 0.006)
    form.box((60, 60, 0.1), (12, 36, -0.3), matter.earth((0.04, 0.05, 0.03)), 0)
    plants.palm((2.7, 11.5, -0.2), 2.4, "fan", 0.2, 0, 26, 1.4, 3)
    plants.palm((4.6, 16, -0.2), 3.6, "fan", 0.2, 90, 26, 1.5, 7)
    plants.hedge((-1, 18), (9, 18), 1.1, density=260, leaf=0.14)
