"""Hi-fi with its covers off: loudspeakers with open drivers, amplifiers with meters, records in their sleeves."""
import random


from . import form, matter
from .seating import Set


def hollow(thing, holes, turn):
    """Cuts round holes, (point, radius, depth), into the front of `thing`."""
    for at, radius, depth in holes:
        tool = form.lathe([(0, -depth), (radius, -depth), (radius, depth), (0, depth)], at, matter.black(), 64, turn, (90, 0), "cutter")
        tool.hide_render = True
        cut = thing.modifiers.new("hole", "BOOLEAN")
        cut.operation, cut.object, cut.solver = "DIFFERENCE", tool, "FAST"


def driver(s, at, r, cone, trim):
    """A cone, its rubber surround, its ring and its screws."""
    def turned(profile, mat):
        form.lathe(profile, s.p(*at), mat, 72, s.turn, (90, 0), "driver")

    turned([(1.2 * r, 0), (1.2 * r, 0.006), (1.18 * r, 0.009), (1.04 * r, 0.009), (1.01 * r, 0.004)], trim)
    turned([(1.02 * r, 0.004), (0.99 * r, 0.011), (0.93 * r, 0.015), (0.87 * r, 0.011), (0.83 * r, 0.002)], matter.black(0.5))
    turned([(0.84 * r, 0.004), (0.7 * r, -0.1 * r), (0.5 * r, -0.24 * r), (0.3 * r, -0.35 * r)], cone)
    turned([(0.32 * r, -0.33 * r), (0.27 * r, -0.25 * r), (0.18 * r, -0.2 * r), (0.08 * r, -0.175 * r), (0, -0.17 * r)], trim)


def speaker(at, turn=0, height=1.14, width=0.25, depth=0.36, mat=None, cone=None, trim=None):
    """A floor-stander on four spikes, its grille off; faces -y."""
    s = Set(at, turn)
    mat, trim = mat or matter.walnut("z"), trim or matter.brass(0.28)
    cone = cone or matter.paint((0.34, 0.19, 0.075), 0.45)
    lift = 0.075
    s.box((width + 0.07, depth + 0.06, 0.03), (0, 0, 0.04), matter.black(0.35), 0.008)
    for x in (-1, 1):
        for y in (-1, 1):
            form.lathe([(0, 0), (0.022, 0), (0.022, 0.004), (0.003, 0.006), (0.014, 0.03), (0.014, 0.045)],
                       s.p(x * (width / 2 + 0.012), y * (depth / 2 + 0.008), 0), trim, 24)
    body = s.box((width, depth, height - lift), (0, 0, lift), mat, 0.03)
    face = -depth / 2
    r = width * 0.33
    drivers = [(height - 0.1, 0.028, trim), (height - 0.245, r * 0.8, cone), (height - 0.455, r, cone), (height - 0.68, r, cone)]
    hollow(body, [(s.p(0, face, z), radius * 1.04, 0.06) for z, radius, _ in drivers[1:]], turn)
    for z, radius, mat_ in drivers[1:]:
        driver(s, (0, face, z), radius, mat_, trim)
    form.lathe([(0.046, 0), (0.046, 0.005), (0.03, 0.007), (0.026, 0.001), (0.019, 0.002), (0.012, 0.012), (0, 0.015)],
               s.p(0, face, drivers[0][0]), trim, 48, turn, (90, 0), "tweeter")
    s.box((0.05, 0.004, 0.014), (0, face - 0.001, 0.14), trim, 0.002)


def amplifier(at, turn=0, width=0.44, glow=1.6):
    """Two lit meters, a volume knob, a row of small ones."""
    s = Set(at, turn)
    s.box((width, 0.34, 0.13), (0, 0, 0.015), matter.black(0.35), 0.006)
    s.box((width, 0.02, 0.135), (0, -0.175, 0.012), matter.steel(0.3, 0.6), 0.006)
    for x in (-0.15, 0.15):
        for y in (-0.12, 0.12):
            form.rod(0.018, 0.016, s.p(x, y, 0), matter.black(), steps=20)
    for x in (-0.135, -0.025):
        s.box((0.098, 0.006, 0.058), (x, -0.186, 0.062), matter.black(0.3), 0.003)
        form.sheet(0.088, 0.048, s.p(x, -0.1905, 0.091), matter.glow(2900, glow), turn=turn, tilt=(90, 0))
        s.tube([(x, -0.192, 0.07), (x + 0.018, -0.192, 0.108)], 0.0012, matter.black())
    form.rod(0.033, 0.03, s.p(0.135, -0.184, 0.086), matter.steel(0.25, 0.65), (90, 0), turn, 48)
    for i in range(5):
        form.rod(0.008, 0.018, s.p(-0.16 + i * 0.045, -0.184, 0.036), matter.steel(0.25, 0.65), (90, 0), turn)


SLEEVES = [(0.42, 0.10, 0.04), (0.05, 0.16, 0.22), (0.5, 0.4, 0.26), (0.06, 0.055, 0.05), (0.46, 0.24, 0.06), (0.14, 0.2, 0.14), (0.5, 0.46, 0.4)]


def sleeves(at, turn=0, count=24, seed=1, lean=8):
    """Records in a row, their faces to -y, leaning back a little."""
    s, chance = Set(at, turn), random.Random(seed)
    for i in range(count):
        mat = matter.paint(chance.choice(SLEEVES), 0.55)
        s.box((0.315, 0.004, 0.315), (chance.uniform(-0.006, 0.006), i * 0.011, 0), mat, 0.001, tilt=(-lean + chance.uniform(-2, 2), 0))


def spines(at, turn=0, width=0.6, seed=1):
    """Records on a shelf, their backs to -y."""
    s, chance = Set(at, turn), random.Random(seed)
    x = 0.0
    while x < width:
        w = chance.uniform(0.003, 0.006)
        s.box((w, 0.31, 0.312), (x, chance.uniform(-0.004, 0.004), 0), matter.paint(chance.choice(SLEEVES), 0.6), 0.001)
        x += w + 0.0008
