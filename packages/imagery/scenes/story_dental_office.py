"""An open operatory in mint and pale wood: the chair under its light, absorbers and loudspeakers overhead, reception a half wall away."""
from kit import form, furniture, lamps, matter, plants, sky, stage, workplace
from kit.seating import Set

FILM = {"exposure": 1.2, "vignette": 0.2}


def build():
    sky.evening("dusk", sun=20, strength=1.3, clouds=0.9)
    stage.camera((-1.0, -4.1, 1.42), (0.12, 1.5, 1.36), lens=29, fstop=5.6, focus=(0, 0, 0.9))
    white, mint = matter.plaster((0.62, 0.61, 0.57), 0.04), matter.plaster((0.3, 0.36, 0.31), 0.2)
    stage.slab(-4, 4.2, -6, 6, 0, matter.oak("y", (1.8, 0.2), 0.5))
    stage.slab(-4, 4.2, -6, 6, 2.9, white, -0.2)
    stage.wall((-3.6, 6), (-3.6, -6), 2.9, mint)
    stage.wall((-4, 5.6), (4.2, 5.6), 2.9, white)
    stage.wall((3.9, 5.6), (3.9, -6), 2.9, white, [(2.2, 8.4, 0.75, 2.5)])
    stage.window_frames((3.9, 3.4), (3.9, -2.8), 0.75, 2.5, 4, matter.paint((0.55, 0.54, 0.5), 0.4), glass=False)
    form.box((0.3, 6.2, 0.05), (3.8, 0.3, 0.7), matter.oak("y"), 0.008)
    form.box((300, 300, 0.1), (160, 40, -1), matter.earth((0.12, 0.13, 0.08)), 0)
    for i, (x, y) in enumerate(((12, 2), (10, 8), (16, 12))):
        plants.palm((x, y, -1), 4.5 + i, "fan", 0.3, 40, 26, 1.6, i + 3)
    half_wall()
    ceiling()
    chair((0.1, 0.1, 0))
    light((0.75, 0.1))
    counter()
    reception()


def half_wall():
    pale = matter.oak("z", None, 0.5)
    form.box((5.2, 0.14, 1.2), (0.9, 2.3, 0), matter.plaster((0.42, 0.45, 0.41), 0.1), 0.004)
    stage.slats((-1.7, 2.2), (3.5, 2.2), 1.1, pale, 0.075, 0.045, 0.04, 0.06)
    form.box((5.3, 0.26, 0.045), (0.9, 2.3, 1.2), matter.oak("x"), 0.01)
    form.box((5.2, 0.012, 0.42), (0.9, 2.3, 1.25), matter.glass((0.82, 0.97, 0.9)), 0)
    for x, seed in ((-1.3, 4), (2.9, 9)):
        plants.potted((x, 1.75, 0), 1.25, seed, matter.paint((0.6, 0.58, 0.53), 0.5))


def ceiling():
    """Felt rafts below the plaster, each with its loudspeaker, and soft lines of light between."""
    felt = matter.cloth((0.4, 0.42, 0.38))
    for x in (-2.1, 0.3, 2.7):
        for y in (-1.0, 1.9):
            form.box((1.5, 2.3, 0.07), (x, y, 2.62), felt, 0.02)
            workplace.speaker_disc((x, y - 0.45, 2.62), 0.13)
            for dx in (-0.6, 0.6):
                form.tube([(x + dx, y, 2.69), (x + dx, y, 2.9)], 0.004, matter.steel())
    for x in (-0.9, 1.5):
        form.box((0.09, 6.4, 0.03), (x, 0.5, 2.86), matter.glow(3500, 3.0), 0.004)
        lamps.panel((x, 0.5, 2.84), (x, 0.5, 0), 0.12, 6.2, 31, 3900, "lines")
    lamps.panel((0.2, -5.2, 2.4), (0, 1, 0.9), 4.5, 1.6, 30, 4000, "fill").visible_glossy = False
    lamps.profile((-3.5, 5.3, 2.82), (-3.5, -4, 2.82), (0.25, 0, -1), 34, 3300, "mint wall")


def chair(at):
    s = Set(at, 8)
    hide, shell = matter.leather((0.07, 0.12, 0.11), 0.34), matter.paint((0.62, 0.62, 0.6), 0.28)
    s.box((1.0, 0.56, 0.07), (0.05, 0, 0), shell, 0.03)
    s.box((0.42, 0.34, 0.4), (0.02, 0, 0.05), shell, 0.06)
    s.box((1.1, 0.4, 0.07), (0, 0, 0.42), shell, 0.03)
    s.cushion((0.62, 0.6, 0.15), (-0.02, 0, 0.47), hide, puff=0.4)
    s.cushion((0.95, 0.54, 0.12), (-0.72, 0, 0.42), hide, tilt=(0, -6), puff=0.4)
    s.cushion((0.86, 0.58, 0.13), (0.56, 0, 0.66), hide, tilt=(0, -32), puff=0.4)
    s.cushion((0.3, 0.34, 0.1), (1.06, 0, 0.97), hide, tilt=(0, -30), puff=0.6)
    for y in (-0.34, 0.34):
        s.tube([(0.2, y, 0.46), (0.14, y, 0.68)], 0.018, shell)
        s.box((0.42, 0.08, 0.05), (0.0, y, 0.68), hide, 0.022)
    # the tray on its arm, with instruments that hang in a row
    s.tube([(0.0, 0.3, 0.4), (-0.1, 0.62, 0.6), (-0.42, 0.62, 0.92)], 0.028, shell)
    s.box((0.5, 0.34, 0.05), (-0.5, 0.5, 0.92), shell, 0.02)
    s.box((0.44, 0.28, 0.004), (-0.5, 0.5, 0.971), matter.steel(0.25), 0.001)
    for i in range(5):
        x = -0.68 + i * 0.09
        s.tube([(x, 0.34, 1.02), (x, 0.29, 0.9)], [0.009, 0.006], matter.steel(0.2))
        s.tube([(x, 0.29, 0.9), (x, 0.24, 0.62), (x + 0.04, 0.34, 0.5), (x + 0.05, 0.42, 0.9)], 0.006, matter.paint((0.3, 0.33, 0.32), 0.5))
    form.rod(0.04, 0.09, s.p(-0.36, 0.56, 0.975), matter.glass((0.8, 0.95, 1.0)), steps=24)
    # two stools
    for x, y in ((1.5, -0.75), (1.35, 0.95)):
        form.lathe([(0, 0), (0.26, 0.02), (0.26, 0.04), (0.03, 0.07), (0.025, 0.5)], s.p(x, y, 0), matter.steel(0.25), 40)
        s.cushion((0.4, 0.4, 0.1), (x, y, 0.5), hide, puff=0.6)
        s.cushion((0.36, 0.07, 0.2), (x + (0.02 if y > 0 else 0.0), y + (0.22 if y > 0 else -0.22), 0.72), hide, puff=0.5)
        s.tube([(x, y, 0.52), (x, y + (0.24 if y > 0 else -0.24), 0.56), (x, y + (0.24 if y > 0 else -0.24), 0.8)], 0.012, matter.steel(0.3))


def light(over):
    """The operatory light on a jointed arm from the ceiling."""
    x, y = over
    shell = matter.paint((0.64, 0.64, 0.62), 0.25)
    form.lathe([(0.1, 0), (0.1, -0.03), (0.03, -0.05)], (x - 0.75, y + 0.3, 2.9), shell, 32)
    form.tube([(x - 0.75, y + 0.3, 2.9), (x - 0.75, y + 0.3, 2.32)], 0.026, shell)
    form.tube([(x - 0.75, y + 0.3, 2.32), (x - 0.2, y + 0.05, 2.36), (x + 0.22, y, 2.08)], 0.022, shell)
    form.ball(0.045, (x + 0.22, y, 2.08), shell)
    form.tube([(x + 0.22, y, 2.08), (x + 0.2, y, 1.92)], 0.016, shell)
    form.lathe([(0, 0.09), (0.08, 0.085), (0.2, 0.045), (0.215, 0.0), (0.2, -0.012), (0, -0.004)], (x + 0.18, y, 1.84), shell, 56, tilt=(0, 12))
    for i in range(5):
        form.lathe([(0, 0), (0.045, 0)], (x + 0.17 + (i - 2) * 0.075, y - 0.02 * abs(i - 2), 1.825 - (i - 2) * 0.016), matter.glow(4600, 14), 24, tilt=(0, 12))
    form.tube([(x + 0.05, y - 0.16, 1.86), (x + 0.05, y - 0.27, 1.84), (x + 0.3, y - 0.27, 1.79), (x + 0.3, y - 0.16, 1.8)], 0.012, shell)
    lamps.spot((x + 0.16, y, 1.8), (x + 0.1, y, 0.7), 26, 5200, 46, "operatory", 0.09)


def counter():
    furniture.cabinet((-3.2, 0.9, 0), (3.2, 0.6, 0.88), 90, matter.paint((0.6, 0.6, 0.57), 0.35), 5, top=matter.oak("x"), handles=matter.steel())
    furniture.cabinet((-3.35, 0.9, 1.75), (3.2, 0.34, 0.62), 90, matter.oak("x"), 5, plinth=0)
    lamps.profile((-3.3, -0.6, 1.73), (-3.3, 2.4, 1.73), (-0.3, 0, -1), 10, 3200, "counter", visible=4, width=0.008)
    workplace.monitor((-3.1, 1.7, 0.9), 0.56, 70, "chart", 3)
    form.tube([(-3.35, 0.5, 0.9), (-3.35, 0.5, 1.18), (-3.2, 0.5, 1.2), (-3.14, 0.5, 1.1)], 0.014, matter.steel(0.2))
    furniture.bowl((-3.1, 0.5, 0.9), 0.2, matter.paint((0.65, 0.65, 0.63), 0.2))
    for i, y in enumerate((-0.4, -0.2, 0.0)):
        form.rod(0.05, 0.16 - i * 0.025, (-3.25, y, 0.9), (matter.paint((0.3, 0.52, 0.44), 0.3), matter.steel(), matter.glass((0.9, 1, 0.95)))[i])
    furniture.picture((-3.5, -1.75, 1.2), (0.8, 1.0), 90, 4, matter.oak("z"))


def reception():
    form.box((2.6, 0.6, 1.05), (1.1, 4.1, 0), matter.oak("z", None, 0.5), 0.01)
    form.box((2.8, 0.75, 0.05), (1.1, 4.1, 1.05), matter.paint((0.62, 0.61, 0.57), 0.3), 0.01)
    workplace.monitor((0.6, 4.2, 1.1), 0.5, 160, "table", 8)
    for x in (0.3, 1.1, 1.9):
        lamps.pendant((x, 4.0, 2.9), 0.6, 10, 2600, "globe", 0.85)
    furniture.shelves((-1.7, 5.35, 0.5), (2.2, 0.3, 1.7), 0, matter.oak("x"), 3, 4, 5)
    lamps.profile((-3.4, 5.2, 2.8), (3.7, 5.2, 2.8), (0, 0.3, -1), 46, 2900, "reception wall")
    plants.potted((3.3, 5.0, 0), 1.8, 12)
    furniture.vase((1.9, 4.1, 1.1), 0.26, 3)
