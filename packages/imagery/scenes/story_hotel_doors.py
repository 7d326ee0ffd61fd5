"""A hotel corridor by night: one lock after another remembers its guest. The nearest has just turned green."""

from kit import form, lamps, lettering, matter, seating, sky, stage, things

FILM = {"exposure": 1.2, "vignette": 0.2}
GREEN = (0.06, 0.95, 0.25)


def build():
    sky.none()
    stage.camera((0.8, -2.05, 1.28), (-0.32, 0.2, 1.24), lens=27, fstop=2.8, focus=(-1.0, 0.05, 1.1), shift=(-0.04, 0))
    hall()
    for i in range(8):
        y = -0.35 + i * 2.6
        door((-1.15, y), 90, 214 + i * 2, i)
        door((1.15, y), -90, 215 + i * 2, i + 20)
        if i < 6:
            sconce((-1.13, y + 1.62), 90, 15 if i < 4 else 0)
            sconce((1.13, y + 1.62), -90, 15 if i < 4 else 0)
    far_end()
    lamps.panel((0.6, -3.4, 2.3), (-1.0, 0.2, 1.0), 0.9, 0.9, 17, 2900, "behind")


def hall():
    cream, wood = matter.plaster((0.62, 0.55, 0.44), 0.05), matter.oak("y")
    stage.slab(-1.2, 1.2, -5, 21, 0, carpet())
    stage.slab(-1.2, 1.2, -5, 21, 2.5, matter.plaster((0.64, 0.6, 0.53), 0.05), -0.1)
    for side in (-1, 1):
        # between the doors, which stand in recesses
        last = -5.0
        for i in range(9):
            y = -0.35 + i * 2.6
            end = y - 0.56 if i < 8 else 21
            form.box((0.2, end - last, 2.5), (side * 1.22, (end + last) / 2, 0), cream, 0)
            form.box((0.03, end - last, 0.13), (side * 1.112, (end + last) / 2, 0), wood, 0.006)
            form.box((0.04, end - last, 0.05), (side * 1.11, (end + last) / 2, 0.92), wood, 0.01)
            form.box((0.014, end - last, 0.79), (side * 1.118, (end + last) / 2, 0.13), matter.cloth((0.106, 0.252, 0.252)), 0)
            last = y + 0.56
            form.box((0.2, 1.12, 0.22), (side * 1.22, y, 2.28), cream, 0)


@matter.once
def carpet():
    """A pattern of diamonds in two tones with a fine line between, as hotels like it."""
    n = matter.Nodes("carpet")
    big = n.add("ShaderNodeTexChecker", Scale=2.6, Color1=(0.035, 0.075, 0.08, 1), Color2=(0.16, 0.115, 0.07, 1))
    fine = n.add("ShaderNodeTexChecker", Scale=10.4, Color1=(1.15, 1.1, 1.0, 1), Color2=(0.72, 0.74, 0.78, 1))
    turned = n.where((1, 1, 0.001), (0, 0, 0.7854))
    for tex in (big, fine):
        n.tree.links.new(turned, tex.inputs["Vector"])
    mix = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=0.9)
    n.tree.links.new(big.outputs["Color"], mix.inputs["Color1"])
    n.tree.links.new(fine.outputs["Color"], mix.inputs["Color2"])
    n.set(Base_Color=mix.outputs[0], Roughness=1.0, Sheen=0.4, Specular=0.05)
    n.bump(n.noise(140, 3), 0.7, 0.01)
    return n.mat


def door(spot, turn, number, kind):
    """Oak in a dark frame, a number, a lever, and the lock that reads a card."""
    s = seating.Set((*spot, 0), turn)
    frame = matter.walnut("z")
    for x in (-0.53, 0.53):
        s.box((0.08, 0.22, 2.28), (x, 0.1, 0), frame, 0.006)
    s.box((1.14, 0.22, 0.08), (0, 0.1, 2.2), frame, 0.006)
    s.box((0.98, 0.05, 2.2), (0, 0.13, 0.01), matter.oak("z"), 0.004)
    for z, h in ((0.2, 0.72), (1.22, 0.82)):
        s.box((0.66, 0.012, h), (0.03, 0.1, z), matter.oak("x"), 0.005)
        s.box((0.6, 0.012, h - 0.06), (0.03, 0.093, z + 0.03), matter.oak("z"), 0.004)
    form.rod(0.012, 0.012, s.p(0.03, 0.1, 1.52), matter.brass(), (90, 0), turn)
    s.box((0.2, 0.012, 0.13), (0.03, 0.088, 1.66), matter.brass(0.3), 0.006)
    lettering.word(str(number), s.p(0.03, 0.078, 1.692), 0.088, matter.black(), 0.004, turn, bevel=0)
    s.box((0.6, 0.006, 0.012), (0, 0.1, 0.004), matter.black(), 0)
    lock(s, turn, lit=kind in (0, 2, 3, 22), near=kind == 0)


def lock(s, turn, lit, near):
    side = 0.385 if turn == 90 else -0.385
    steel = matter.steel(0.28, 0.55)
    s.box((0.11, 0.03, 0.36), (side, 0.095, 0.87), steel, 0.02)
    s.box((0.096, 0.012, 0.13), (side, 0.077, 1.075), matter.black(0.12), 0.012)
    form.rod(0.022, 0.035, s.p(side, 0.085, 0.975), steel, (90, 0), turn)
    s.box((0.15, 0.018, 0.026), (side + (0.055 if side < 0 else -0.055), 0.052, 0.963), steel, 0.008)
    shine = matter.glow(5000, 4.5, GREEN) if lit else matter.glow(1600, 1.2, (1.0, 0.1, 0.03))
    if lit:
        form.lathe([(0.024, 0), (0.037, 0)], s.p(side, 0.0705, 1.15), shine, 40, turn, (90, 0))
        s.box((0.05, 0.002, 0.009), (side, 0.07, 1.092), shine, 0)
    else:
        s.box((0.014, 0.002, 0.006), (side, 0.07, 1.09), shine, 0)
    if near:
        # a card held to the reader by its own clip, as a technician leaves it
        s.box((0.054, 0.0015, 0.086), (side + 0.075, 0.07, 1.12), matter.paint((0.75, 0.73, 0.68), 0.35), 0, 0, (-6, 8))
        s.box((0.054, 0.0017, 0.018), (side + 0.083, 0.0695, 1.175), matter.paint((0.608, 0.294, 0.139), 0.4), 0, 0, (-6, 8))
        lamps.bulb(s.p(side, 0.0, 1.14), 1.3, radius=0.05, group="lock", tint=GREEN).visible_glossy = False


def sconce(spot, turn, watts):
    s = seating.Set((*spot, 1.62), turn)
    form.rod(0.05, 0.012, s.p(0, 0.0, 0), matter.brass(), (90, 0), turn)
    s.tube([(0, 0, 0), (0, -0.08, 0), (0, -0.1, 0.04)], 0.008, matter.brass())
    form.lathe([(0.075, 0), (0.055, 0.2)], s.p(0, -0.1, 0.03), matter.shade(2600, 1.5), 40)
    if watts:
        lamps.bulb(s.p(0, -0.1, 0.12), watts, 2600, 0.05, "sconces")


def far_end():
    """A window seat, a lamp, and a low table with a tray of fresh cards on the way there."""
    form.box((2.4, 0.1, 2.5), (0, 20.5, 0), matter.paint((0.094, 0.219, 0.225), 0.7), 0)
    lamps.table_lamp((0, 19.9, 0.75), 30, 2600, 1.3)
    form.box((1.3, 0.4, 0.75), (0, 19.9, 0), matter.oak("z"), 0.01)
    things.picture((0, 20.4, 1.35), (0.9, 0.7), 0, 4)
    for y in (2.2, 6.8, 11.6, 16.2):
        form.lathe([(0, 0), (0.16, 0), (0.16, -0.03), (0, -0.03)], (0, y, 2.5), matter.glow(2800, 1.6), 48)
        lamps.panel((0, y, 2.45), (0, y, 0), 0.5, 0.5, 17, 2800, "ceiling")
    form.box((0.3, 0.7, 0.04), (0.92, 1.25, 0.74), matter.walnut("y"), 0.008)
    for dy in (-0.3, 0.3):
        form.box((0.26, 0.03, 0.74), (0.94, 1.25 + dy, 0), matter.walnut("z"), 0.006)
    things.vase((0.92, 1.05, 0.78), 0.28, 4, matter.paint((0.462, 0.278, 0.153), 0.3))
