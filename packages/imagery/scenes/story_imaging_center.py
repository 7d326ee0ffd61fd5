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


class Scan(screens.Canvas):
    """Gray on black, as radiologists read it. Parts are added to a tone, or taken from it."""

    def oval(self, x, y, middle, radii, soft=0.4):
        a, b = (self.math("DIVIDE", self.math("SUBTRACT", p, c), r) for p, c, r in zip((x, y), middle, radii))
        far = self.math("ADD", self.math("MULTIPLY", a, a), self.math("MULTIPLY", b, b))
        return self.ramp(far, (max(0.0, 1 - soft), 1.0), (1.0, 0.0))

    def grain(self, scale, share):
        return self.math("MULTIPLY", self.math("SUBTRACT", self.noise(scale, 6, self.where((4, 4, 1))), 0.5), share)

    def developed(self, parts, bright=0.5):
        tone = 0.0
        for part in parts:
            tone = self.math("MAXIMUM", self.math("ADD", tone, part), 0.006)
        tint = self.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0, Color2=(0.84, 0.96, 1.12, 1))
        self.tree.links.new(tone, tint.inputs["Color1"])
        return self.lit(tint.outputs[0], bright)


@matter.once
def chest():
    """A front view of a chest: two dark lungs, the heart to one side, ribs, a spine, shoulders. For a sheet WIDE by HIGH."""
    n = Scan("glow", WIDE)
    math = n.math
    x, y = math("ADD", n.u, n.grain(0.9, 0.03)), math("ADD", math("MULTIPLY", n.v, 0.429 * 1.09), n.grain(1.3, 0.03))
    side = math("ABSOLUTE", x, 0.0)
    rib = math("SINE", math("ADD", math("MULTIPLY", y, 58.0), math("MULTIPLY", math("MULTIPLY", side, side), -175.0)), 0.0)
    front = math("SINE", math("ADD", math("MULTIPLY", y, 50.0), math("MULTIPLY", side, 46.0)), 0.0)
    lung = n.oval(side, y, (0.205, 0.06), (0.15, 0.335), 0.35)
    # the lungs end on two domes, the left one a little lower
    dome = math("SUBTRACT", math("ADD", -0.225, math("MULTIPLY", x, -0.07)), math("MULTIPLY", math("POWER", math("SUBTRACT", side, 0.2), 2.0), 3.4))
    lung = math("MULTIPLY", lung, n.ramp(math("ADD", math("SUBTRACT", y, dome), 0.5), (0.49, 0.0), (0.515, 1.0)))
    cage = n.oval(side, y, (0.2, 0.06), (0.2, 0.4), 0.5)
    vessels = math("MULTIPLY", math("MULTIPLY", n.grain(7.0, 0.5), lung), n.oval(side, y, (0.09, 0.02), (0.18, 0.26), 0.9))
    collar = n.ramp(math("ABSOLUTE", math("SUBTRACT", y, math("ADD", 0.34, math("MULTIPLY", side, 0.17))), 0.0), (0.0, 1.0), (0.017, 0.0))
    disks = n.ramp(math("SINE", math("MULTIPLY", y, 84.0), 0.0), (0.1, 0.7), (0.6, 1.0))
    return n.developed((
        math("MULTIPLY", n.oval(side, y, (0.0, -0.08), (0.47, 0.68), 0.4), 0.25),
        math("MULTIPLY", n.oval(side, y, (0.3, 0.27), (0.3, 0.2), 1.0), 0.2),
        math("MULTIPLY", lung, -0.235),
        math("MULTIPLY", math("MULTIPLY", n.ramp(rib, (0.3, 0.0), (1.0, 1.0)), cage), 0.06),
        math("MULTIPLY", math("MULTIPLY", n.ramp(front, (0.5, 0.0), (1.0, 1.0)), cage), 0.016),
        vessels,
        math("MULTIPLY", n.oval(x, y, (0.065, -0.13), (0.14, 0.16), 0.9), 0.16),
        math("MULTIPLY", n.oval(x, y, (0.03, 0.1), (0.06, 0.16), 0.9), 0.08),
        math("MULTIPLY", math("MULTIPLY", n.oval(side, y, (0.0, 0.05), (0.036, 0.6), 0.4), disks), 0.13),
        math("MULTIPLY", math("MULTIPLY", collar, n.oval(side, y, (0.2, 0.36), (0.2, 0.12), 0.5)), 0.15),
        n.grain(60.0, 0.04),
    ), 0.95)


@matter.once
def slices(columns=3, rows=4):
    """Twelve cuts through a head, from its crown down: a bright skull, the folds of the brain, the dark rooms in its middle."""
    n = Scan("glow", WIDE)
    math = n.math
    across = math("MULTIPLY", math("ADD", n.u, 0.5), columns)
    up = math("MULTIPLY", math("ADD", math("MULTIPLY", n.v, WIDE * 9 / 16 / HIGH), 0.5), rows)
    x = math("SUBTRACT", math("FRACT", across, 0.0), 0.5)
    y = math("SUBTRACT", math("FRACT", up, 0.0), 0.5)
    # 0 at the crown, which is the first cut of the first row
    deep = math("DIVIDE", math("ADD", math("FLOOR", across, 0.0), math("MULTIPLY", math("SUBTRACT", rows - 1, math("FLOOR", up, 0.0)), columns)), columns * rows - 1)
    size = math("ADD", 0.24, math("MULTIPLY", math("SINE", math("MULTIPLY", math("ADD", deep, 0.06), 2.0), 0.0), 0.16))
    x, y = math("DIVIDE", x, math("MULTIPLY", size, 0.84)), math("DIVIDE", y, math("MULTIPLY", size, 1.02))
    side = math("ABSOLUTE", x, 0.0)
    skull = math("SUBTRACT", n.oval(x, y, (0, 0), (1.08, 1.08), 0.05), n.oval(x, y, (0, 0), (0.98, 0.98), 0.06))
    brain = n.oval(x, y, (0, 0), (0.93, 0.93), 0.08)
    folds = n.ramp(n.noise(16, 4, n.where((3, 3, 1)), 1.6), (0.42, 0.0), (0.56, 1.0))
    rim = math("SUBTRACT", 1.0, n.oval(x, y, (0, 0), (0.8, 0.8), 0.75))
    rooms = math("MULTIPLY", n.oval(math("ADD", side, math("MULTIPLY", math("ABSOLUTE", y, 0.0), -0.28)), y, (0.1, 0.02), (0.1, 0.42), 0.5), n.oval(deep, deep, (0.5, 0.5), (0.36, 0.36), 0.5))
    cleft = math("MULTIPLY", math("LESS_THAN", side, 0.022), math("GREATER_THAN", math("ABSOLUTE", y, 0.0), 0.4))
    gap = math("MAXIMUM", math("GREATER_THAN", math("ABSOLUTE", math("SUBTRACT", math("FRACT", across, 0.0), 0.5), 0.0), 0.492), math("GREATER_THAN", math("ABSOLUTE", math("SUBTRACT", math("FRACT", up, 0.0), 0.5), 0.0), 0.492))
    return n.developed((
        math("MULTIPLY", skull, 0.62),
        math("MULTIPLY", brain, 0.2),
        math("MULTIPLY", math("MULTIPLY", math("MULTIPLY", folds, rim), brain), 0.13),
        math("MULTIPLY", math("MULTIPLY", rooms, brain), -0.2),
        math("MULTIPLY", math("MULTIPLY", cleft, brain), -0.12),
        math("MULTIPLY", n.grain(40.0, 0.1), brain),
        math("MULTIPLY", gap, 0.05),
    ), 0.95)


def reader(at, turn, picture):
    """A tall display on its foot, turned to the reader."""
    s = Set(at, turn)
    dark = matter.paint((0.025, 0.026, 0.028), 0.35)
    s.box((0.34, 0.24, 0.015), (0, 0.04, 0), dark, 0.007)
    s.box((0.07, 0.04, 0.4), (0, 0.09, 0), dark, 0.01)
    s.box((WIDE + 0.035, 0.05, HIGH + 0.035), (0, 0.03, 0.12), dark, 0.01)
    form.sheet(WIDE, HIGH, s.p(0, 0.003, 0.12 + HIGH / 2 + 0.017), picture, turn=turn, tilt=(90, 0), name="scan")
    # marks along the edge of the image
    gray = matter.glow(6500, 0.4)
    workplace.quads(s, [(-WIDE / 2 + 0.02, 0.83 - i * 0.018, 0.05 + 0.02 * (i % 3), 0.007) for i in range(5)], gray, 0.001)
    workplace.quads(s, [(WIDE / 2 - 0.03, 0.25 + i * 0.04, 0.006 if i % 5 else 0.014, 0.003) for i in range(12)], gray, 0.001)


def desk():
    furniture.table((0, 0.95, 0), (3.4, 0.95, 0.76), 0, matter.oak("x"), matter.paint((0.12, 0.12, 0.12), 0.4))
    reader((-0.34, 1.12, 0.76), 8, chest())
    reader((0.34, 1.12, 0.76), -8, slices())
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
