"""A model home before its first open house: the keypad at the entry, and past it the kitchen, bright and staged."""
from kit import form, furniture, kitchen, lamps, matter, plants, seating, sky, stage

FILM = {"exposure": 0.95, "vignette": 0.18}
HIGH = 2.9


def build():
    sky.evening("dusk", sun=35, strength=0.9, clouds=0.8)
    stage.camera((-0.62, -3.3, 1.42), (0.3, 2.0, 1.36), lens=31, fstop=4.0, focus=(0.4, 0.2, 1.1))
    shell()
    entry()
    cooking()
    island()
    beyond()
    ceiling()


def shell():
    white = matter.plaster((0.6, 0.57, 0.51), 0.2)
    stage.slab(-6, 7, -6, 9, 0, matter.oak("y", (1.6, 0.2), 0.3))
    stage.slab(-6, 7, -6, 9, HIGH, matter.plaster((0.58, 0.56, 0.52), 0.1), -0.2)
    stage.wall((-6, 3.2), (2.3, 3.2), HIGH, white)
    stage.wall((-4.2, -5), (-4.2, 3.2), HIGH, white)


def entry():
    """The end of the entry's wall, near the eye: keypad, thermostat, a console with the builder's sheet and the keys."""
    wall = matter.plaster((0.13, 0.25, 0.24), 0.3)
    stage.wall((-2.6, -1.0), (-0.4, -1.0), HIGH, wall, thick=0.16)
    form.box((2.2, 0.02, 0.14), (-1.5, -1.09, 0), matter.paint((0.6, 0.57, 0.52), 0.5), 0.006)
    s = seating.Set((-0.65, -1.08, 1.36), 0)
    s.box((0.13, 0.012, 0.19), (0, -0.006, -0.095), matter.brass(0.3), 0.006)
    for i in range(4):
        low = 0.043 - i * 0.04
        s.box((0.1, 0.01, 0.035), (0, -0.016, low), matter.paint((0.62, 0.6, 0.55), 0.4), 0.004)
        s.box((0.05 - 0.008 * (i % 3), 0.001, 0.004), (-0.008, -0.0216, low + 0.018), matter.paint((0.15, 0.14, 0.13), 0.6), 0)
        s.box((0.008, 0.002, 0.008), (0.036, -0.0215, low + 0.015), matter.glow(2700, 9.0 if i in (0, 2) else 1.0), 0)
    lamps.bulb(s.p(0, -0.06, 0), 0.12, 2700, 0.03, "keypad").visible_glossy = False
    furniture.picture((-1.42, -1.08, 1.25), (0.78, 0.98), 0, 7, matter.oak("z"))
    # a console: brochures, keys on a wooden tag
    form.box((1.15, 0.3, 0.04), (-1.4, -1.26, 0.82), matter.oak("x"), 0.008)
    for x in (-1.9, -0.9):
        for y in (-1.38, -1.14):
            form.tube([(x, y, 0), (x, y, 0.82)], 0.012, matter.black())
    paper = matter.paint((0.7, 0.68, 0.62), 0.7)
    for k in range(5):
        form.box((0.2, 0.28, 0.003), (-1.1, -1.27, 0.861 + k * 0.003), paper, 0, 6 + k * 2)
    form.box((0.13, 0.09, 0.001), (-1.105, -1.22, 0.8765), matter.paint((0.119, 0.255, 0.283), 0.6), 0, 14)
    furniture.vase((-1.62, -1.24, 0.86), 0.34, 5)
    lamps.downlight((-1.3, -1.62, HIGH), 26, 2800, 46, (-1.3, -1.1, 1.2))


def cooking():
    sage = matter.paint((0.24, 0.33, 0.27), 0.45)
    kitchen.run((0.35, 2.72, 0), 3.6, 40, front=sage)
    # the hood and the range in the middle of the run
    form.box((0.9, 0.42, 0.5), (0.35, 2.86, 1.72), matter.plaster((0.58, 0.55, 0.5)), 0.01)
    form.box((0.9, 0.44, 0.05), (0.35, 2.84, 1.68), matter.oak("x"), 0.006)
    form.box((0.78, 0.02, 0.68), (0.35, 2.385, 0.12), matter.black(0.2), 0.008)
    form.tube([(0.02, 2.35, 0.68), (0.68, 2.35, 0.68)], 0.013, matter.brass())
    for i in range(5):
        form.rod(0.02, 0.03, (0.09 + i * 0.13, 2.37, 0.83), matter.brass(), (90, 0))
    kitchen.pan((0.18, 2.62, 0.92), 0.12, 0.12)
    form.box((0.92, 0.7, 2.12), (-1.95, 2.8, 0), sage, 0.006)
    for x in (-2.17, -1.73):
        form.box((0.44, 0.02, 2.0), (x, 2.44, 0.1), matter.steel(0.35, 0.6), 0.008)
        form.tube([(x + (0.18 if x < -1.9 else -0.18), 2.4, 0.9), (x + (0.18 if x < -1.9 else -0.18), 2.4, 1.6)], 0.012, matter.brass())


def island():
    kitchen.island((0.98, 0.75, 0), (2.5, 1.0))
    for x in (0.3, 0.98, 1.66):
        seating.stool((x, 0.0, 0), 180, matter.leather((0.31, 0.184, 0.115)))
        lamps.pendant((x, 0.8, HIGH), 1.0, 13, 2750, "dome", 0.95)
    white = matter.paint((0.62, 0.6, 0.55), 0.35)
    furniture.bowl((1.3, 0.72, 0.94), 0.19, white)
    for i, (dx, dy, dz) in enumerate(((-0.06, 0, 0.07), (0.06, 0.03, 0.07), (0, -0.07, 0.07), (0.01, 0.02, 0.13), (-0.04, 0.08, 0.08))):
        form.ball(0.044, (1.3 + dx, 0.72 + dy, 0.94 + dz), matter.paint((0.565, 0.45, 0.17), 0.45), 1.15)
    form.box((0.46, 0.28, 0.025), (0.45, 0.7, 0.94), matter.oak("x"), 0.008, 10)
    for x in (0.37, 0.53):
        furniture.glass((x, 0.75, 0.965), 0.2)
    # tulips in a jug
    form.lathe([(0, 0), (0.06, 0), (0.075, 0.06), (0.05, 0.16), (0.06, 0.22), (0.055, 0.22)], (0.86, 0.86, 0.94), white, 40)
    for k in range(9):
        dx, dy = 0.09 * ((k * 7) % 5 - 2) / 2, 0.07 * ((k * 3) % 5 - 2) / 2
        top = (0.86 + dx * 1.5, 0.86 + dy * 1.5, 1.33 + 0.025 * ((k * 5) % 4))
        form.tube([(0.86 + dx * 0.2, 0.86 + dy * 0.2, 1.12), (0.86 + dx, 0.86 + dy, 1.24), top], 0.004, matter.leaf((0.1, 0.2, 0.05)))
        form.ball(0.024, top, matter.paint((0.502, 0.239, 0.148), 0.6), 1.4)


def beyond():
    """To the right, a breakfast table by the window, and the evening in it."""
    stage.wall((2.3, 5.6), (7, 5.6), HIGH, matter.plaster((0.6, 0.57, 0.51)), [(0.5, 3.6, 0.5, 2.4)])
    stage.wall((2.3, 3.2), (2.3, 5.6), HIGH, matter.plaster((0.56, 0.5, 0.42)))
    stage.wall((6.2, -4), (6.2, 5.6), HIGH, matter.plaster((0.6, 0.57, 0.51)))
    stage.window_frames((2.8, 5.62), (5.9, 5.62), 0.5, 2.4, 3, matter.paint((0.08, 0.075, 0.07), 0.4))
    furniture.round_table((3.7, 3.9, 0), 0.6, 0.75, matter.oak("x"))
    for x, y, turn in ((3.0, 3.5, 130), (4.3, 3.4, 215)):
        seating.dining_chair((x, y, 0), turn, matter.cloth((0.116, 0.255, 0.269)))
    lamps.pendant((3.7, 3.9, HIGH), 1.0, 16, 2700, "drum", 1.1)
    plants.potted((2.75, 2.95, 0), 1.6, 7, matter.paint((0.6, 0.57, 0.52), 0.6))
    plants.palm((6.5, 11, 0), 4.4, "fan", 0.3, 40, 24, 1.7, 5)


def ceiling():
    for x, y in ((-0.9, 1.75), (0.35, 1.75), (1.6, 1.75)):
        lamps.downlight((x, y, HIGH), 24, 2800, 56, (x, 2.5, 0.9))
    lamps.panel((0.3, -0.2, HIGH - 0.03), (0.3, 0.6, 0), 3.4, 1.6, 33.6, 3000, "ceiling")
    lamps.panel((-1.0, -3.6, 2.6), (-0.8, -1.0, 1.2), 2.2, 1.2, 14.3, 3000, "entry")
    lamps.panel((4.2, 2.6, HIGH - 0.03), (4.0, 4.0, 0), 2.4, 2.0, 50, 2900, "breakfast")
