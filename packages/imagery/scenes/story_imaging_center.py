"""A reading room kept dark: two tall screens with gray images, a light behind them, one yellow cord that brings them over."""
from kit import form, furniture, lamps, matter, screens, sky, stage, workplace
from kit.seating import Set

FILM = {"exposure": 1.25, "vignette": 0.3}
WIDE, HIGH = 0.58, 0.76


def build():
    sky.none()
    stage.camera((-0.42, -1.75, 1.34), (0.0, 1.4, 1.17), lens=29, fstop=3.2, focus=(-0.2, 0.95, 1.2))
    stage.slab(-3, 3, -5, 1.6, 0, matter.rug((0.09, 0.11, 0.12)))
    stage.slab(-3, 3, -5, 1.6, 2.6, matter.paint((0.06, 0.065, 0.07), 0.9), -0.2)
    stage.wall((-3, 1.6), (3, 1.6), 2.6, matter.paint((0.1, 0.125, 0.14), 0.8))
    stage.wall((-2.3, 1.6), (-2.3, -5), 2.6, matter.walnut("z"))
    stage.wall((2.4, -5), (2.4, 1.6), 2.6, matter.paint((0.1, 0.125, 0.14), 0.8))
    felt()
    desk()
    light()


def felt():
    """Panels that keep the room quiet enough to dictate in."""
    for i in range(7):
        form.box((0.62, 0.05, 1.55), (-1.98 + i * 0.66, 1.48, 0.95), matter.cloth(((0.08, 0.15, 0.18), (0.11, 0.18, 0.2))[i % 2], 120.0), 0.018)


@matter.once
def chest(seed, bright=0.5):
    """A gray image as radiologists read it: two dark lungs in a pale body, ribs across them, a spine. For a sheet WIDE by HIGH."""
    n = screens.Canvas("glow", WIDE)
    math = n.math
    # both halves alike, but for a little noise
    drift = math("MULTIPLY", math("SUBTRACT", n.noise(3.2, 4, n.where((4, 4, 1), (0, 0, seed))), 0.5), 0.16)
    x = math("ADD", math("ABSOLUTE", n.u, 0.0), math("MULTIPLY", drift, 0.6))
    y = math("ADD", math("MULTIPLY", n.v, 0.429), drift)

    def oval(cx, cy, rx, ry, soft):
        a = math("DIVIDE", math("SUBTRACT", x, cx), rx)
        b = math("DIVIDE", math("SUBTRACT", y, cy), ry)
        far = math("ADD", math("MULTIPLY", a, a), math("MULTIPLY", b, b))
        return n.ramp(far, (max(0.0, 1 - soft), 1.0), (1.0, 0.0))

    rib = math("SINE", math("ADD", math("MULTIPLY", y, 52.0), math("MULTIPLY", math("MULTIPLY", x, x), -150.0)), 0.0)
    ribs = math("MULTIPLY", n.ramp(rib, (0.5, 0.0), (0.95, 1.0)), 0.13)
    body = math("MULTIPLY", oval(0.0, -0.1, 0.46, 0.74, 0.35), 0.5)
    lungs = math("MULTIPLY", oval(0.2, 0.06, 0.145, 0.32, 0.5), -0.44)
    heart = math("MULTIPLY", oval(0.02, -0.06, 0.14, 0.17, 0.6), 0.2)
    spine = math("MULTIPLY", math("LESS_THAN", x, 0.035), 0.12)
    collar = math("MULTIPLY", n.ramp(math("ABSOLUTE", math("SUBTRACT", y, math("ADD", 0.355, math("MULTIPLY", x, 0.2))), 0.0), (0.0, 1.0), (0.022, 0.0)), 0.14)
    grain = math("MULTIPLY", math("SUBTRACT", n.noise(70, 4, n.where((4, 4, 1))), 0.5), 0.08)
    tone = body
    for part in (lungs, heart, math("MULTIPLY", ribs, oval(0.2, 0.06, 0.19, 0.38, 0.4)), math("MULTIPLY", spine, oval(0, 0, 0.4, 0.6, 0.4)), math("MULTIPLY", collar, oval(0.1, 0.3, 0.3, 0.3, 0.5)), grain):
        tone = math("MAXIMUM", math("ADD", tone, part), 0.012)
    tint = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0, Color2=(0.84, 0.96, 1.12, 1))
    n.tree.links.new(tone, tint.inputs["Color1"])
    return n.lit(tint.outputs[0], bright * 1.1)


def reader(at, turn, seed):
    """A tall display on its foot, turned to the reader."""
    s = Set(at, turn)
    dark = matter.paint((0.025, 0.026, 0.028), 0.35)
    s.box((0.34, 0.24, 0.015), (0, 0.04, 0), dark, 0.007)
    s.box((0.07, 0.04, 0.4), (0, 0.09, 0), dark, 0.01)
    s.box((WIDE + 0.035, 0.05, HIGH + 0.035), (0, 0.03, 0.12), dark, 0.01)
    form.sheet(WIDE, HIGH, s.p(0, 0.003, 0.12 + HIGH / 2 + 0.017), chest(seed), turn=turn, tilt=(90, 0), name="scan")
    # marks along the edge of the image
    gray = matter.glow(6500, 0.4)
    workplace.quads(s, [(-WIDE / 2 + 0.02, 0.83 - i * 0.018, 0.05 + 0.02 * (i % 3), 0.007) for i in range(5)], gray, 0.001)
    workplace.quads(s, [(WIDE / 2 - 0.03, 0.25 + i * 0.04, 0.006 if i % 5 else 0.014, 0.003) for i in range(12)], gray, 0.001)


def desk():
    furniture.table((0, 0.95, 0), (3.4, 0.95, 0.76), 0, matter.oak("x"), matter.paint((0.12, 0.12, 0.12), 0.4))
    reader((-0.34, 1.12, 0.76), 8, 3)
    reader((0.34, 1.12, 0.76), -8, 11)
    workplace.monitor((-1.12, 1.05, 0.76), 0.5, 28, "text", 6, bright=0.14)
    workplace.keyboard((-0.1, 0.66, 0.76), 0, (0.18, 0.18, 0.18))
    workplace.mug((0.56, 0.66, 0.76), (0.6, 0.2, 0.04))
    workplace.papers((0.95, 0.8, 0.76), 14, 5, 3)
    # the recorder for dictation, on its cord
    s = Set((-0.52, 0.66, 0.76), -12)
    s.box((0.055, 0.17, 0.03), (0, 0, 0), matter.paint((0.1, 0.1, 0.1), 0.4), 0.012)
    s.box((0.03, 0.02, 0.004), (0, 0.03, 0.03), matter.glow(1800, 5, (1.0, 0.1, 0.05)), 0.001)
    s.tube([(0, 0.085, 0.015), (-0.05, 0.2, 0.01), (-0.1, 0.35, 0.01)], 0.004, matter.black())
    workplace.task_chair((0.08, -0.1, 0), 158, matter.cloth((0.06, 0.066, 0.07)))
    # where the fiber arrives: a small box on the wall, one yellow cord out of it
    form.box((0.2, 0.06, 0.26), (1.12, 1.44, 1.3), matter.paint((0.6, 0.6, 0.57), 0.4), 0.01)
    for k in range(3):
        form.box((0.012, 0.006, 0.012), (1.07 + k * 0.05, 1.407, 1.5), matter.glow(6500, 9, (0.15, 1.0, 0.45)), 0)
    form.tube([(1.12, 1.42, 1.3), (1.12, 1.38, 1.12), (1.0, 1.36, 0.9), (0.8, 1.34, 0.775)], 0.008, matter.paint((0.85, 0.5, 0.01), 0.4))
    lamps.table_lamp((1.45, 1.05, 0.76), 4.5, 2400, 0.8, matter.brass(0.3), kind="mushroom")


def light():
    lamps.profile((-1.0, 1.38, 1.1), (1.0, 1.38, 1.1), (0, 0.35, 0.3), 6, 4200, "bias")
    lamps.profile((-2.2, -3, 2.55), (-2.2, 1.4, 2.55), (0.12, 0, -1), 14, 2500, "walnut")
    lamps.panel((0, 0.85, 1.3), (0, -1, 0.8), 1.2, 0.7, 7, 6800, "screens").visible_glossy = False
    lamps.panel((0.6, -3.6, 2.3), (0, 0.8, 0.9), 1.6, 0.8, 5, 2700, "door").visible_glossy = False
