"""Two in the morning: a rack room with its door open to the lot, one lamp on the work, headlights outside."""
import math
import random

from kit import builder, form, lamps, lettering, matter, racks, seating, sky, stage, tools, trade, trees, wet, workplace, worktruck

FILM = {"exposure": 1.05, "vignette": 0.26}
BACK, HIGH = 2.2, 2.9
CABLES = ((0.06, 0.09, 0.2), (0.06, 0.09, 0.2), (0.2, 0.195, 0.18), (0.03, 0.03, 0.032))


def build():
    sky.evening("night", sun=90, strength=1.6)
    stage.camera((-0.35, -3.5, 1.45), (0.06, BACK, 1.32), lens=26, fstop=4, focus=(0.9, 0.4, 1.2))
    room()
    outside()
    server()
    work()


def room():
    cool, dado = matter.plaster((0.36, 0.37, 0.37), 0.06), matter.paint((0.09, 0.15, 0.16), 0.45)
    stage.slab(-3.2, 3.0, -6, BACK + 0.1, 0, sealed(), 0.2)
    stage.wall((-3.2, BACK), (3.0, BACK), HIGH, cool, [(1.35, 2.95, 0, 2.25)], 0.2)
    stage.wall((-3.0, -6), (-3.0, BACK), HIGH, cool)
    stage.wall((2.9, BACK), (2.9, -6), HIGH, cool)
    stage.slab(-3.2, 3.0, -6, BACK + 0.1, HIGH, cool, -0.1)
    for x0, x1 in ((-3.0, -1.9), (-0.2, 2.9)):
        form.box((x1 - x0, 0.02, 1.1), ((x0 + x1) / 2, BACK - 0.11, 0), dado, 0)
    # a steel frame, one leaf folded back into the room
    steel = matter.paint((0.05, 0.075, 0.085), 0.4)
    for x in (-1.87, -0.23):
        form.box((0.09, 0.26, 2.3), (x, BACK, 0), steel, 0.006)
    form.box((1.74, 0.26, 0.09), (-1.05, BACK, 2.22), steel, 0.006)
    leaf = seating.Set((-1.83, BACK - 0.12, 0), -104)
    leaf.box((1.5, 0.05, 2.2), (0.75, 0, 0.02), steel, 0.006)
    bright = matter.steel(0.3, 0.5)
    for face in (-0.03, 0.03):
        leaf.box((1.42, 0.004, 0.3), (0.75, face, 0.05), bright, 0.001)
    # the bar that opens it, a closer, a pane with wire in it, hinges
    leaf.box((1.3, 0.05, 0.07), (0.76, -0.055, 0.98), bright, 0.012)
    for x in (0.16, 1.36):
        leaf.box((0.12, 0.07, 0.11), (x, -0.05, 0.96), matter.black(0.4), 0.015)
    leaf.box((0.34, 0.06, 0.07), (0.24, -0.05, 2.1), bright, 0.01)
    leaf.box((0.3, 0.064, 0.8), (1.1, 0, 1.18), matter.black(0.4), 0.004)
    leaf.box((0.24, 0.068, 0.74), (1.1, 0, 1.21), matter.paint((0.02, 0.03, 0.035), 0.06), 0)
    for z in (0.2, 1.08, 1.95):
        leaf.tube([(0.0, -0.035, z), (0.0, -0.035, z + 0.13)], 0.012, bright)
    # a clock over the door, and a tray of cables under the ceiling
    clock((0.75, BACK - 0.11, 2.3))
    for z, y in ((2.62, 0.6), (2.62, 0.95)):
        form.box((6.0, 0.02, 0.07), (0, y, z), matter.steel(0.4, 0.5), 0.002)
    for i in range(22):
        form.box((0.02, 0.35, 0.015), (-2.9 + i * 0.28, 0.775, 2.62), matter.steel(0.4, 0.5), 0)
    chance = random.Random(2)
    for i in range(26):
        y, lift = 0.63 + (i % 13) * 0.024, 2.645 + (i // 13) * 0.016
        form.tube([(-3 + k * 0.6, y + chance.uniform(-0.012, 0.012), lift + chance.uniform(-0.004, 0.01)) for k in range(11)], 0.0085,
                  matter.paint(CABLES[chance.randrange(4)], 0.55))
    for x in (-2.0, 0.1, 2.2):
        for y in (0.6, 0.95):
            form.tube([(x, y, 2.65), (x, y, HIGH)], 0.006, matter.steel(0.4))
    # the emergency lamp of the building
    form.box((0.3, 0.1, 0.14), (-2.4, BACK - 0.14, 2.3), matter.paint((0.6, 0.59, 0.56), 0.5), 0.02)
    for x in (-2.5, -2.3):
        form.lathe([(0, 0), (0.05, 0)], (x, BACK - 0.2, 2.4), matter.glow(3200, 7), 32, 0, (90, 0))
    lamps.spot((-2.4, BACK - 0.24, 2.38), (-1.9, 0.4, 0), 9, 3200, 80, "emergency")


@matter.once
def sealed():
    """A sealed concrete floor: worn to a soft shine, with hairlines, and wet where boots came in."""
    n = matter.Nodes("sealed")
    cloud = n.noise(0.8, 8, None, 0.6)
    n.set(Base_Color=n.ramp(cloud, (0.3, (0.11, 0.107, 0.1)), (0.7, (0.2, 0.195, 0.183))), Roughness=n.ramp(n.noise(1.7, 6), (0.38, 0.16), (0.62, 0.38)), Specular=0.5)
    crack = n.add("ShaderNodeTexVoronoi", feature="DISTANCE_TO_EDGE", Scale=0.55)
    n.tree.links.new(n.where(), crack.inputs["Vector"])
    n.bump(n.ramp(crack.outputs["Distance"], (0.0, 0.0), (0.004, 1.0)), 0.3, 0.004)
    return n.mat


def clock(at):
    x, y, z = at
    form.lathe([(0, 0.03), (0.16, 0.03), (0.175, 0.035), (0.175, 0), (0, 0)], at, matter.black(0.4), 64, 0, (90, 0))
    lettering.disc(0.158, (x, y - 0.031, z), matter.paint((0.66, 0.65, 0.6), 0.6))
    for i in range(12):
        a = i * math.tau / 12
        form.tube([(x + 0.125 * math.sin(a), y - 0.034, z + 0.125 * math.cos(a)), (x + 0.146 * math.sin(a), y - 0.034, z + 0.146 * math.cos(a))], 0.0035, matter.black())
    for a, long, thick in ((math.tau * 2.12 / 12, 0.085, 0.007), (math.tau * 7.2 / 60, 0.125, 0.0045)):
        form.tube([(x, y - 0.037, z), (x + long * math.sin(a), y - 0.037, z + long * math.cos(a))], thick, matter.black())


def server():
    racks.rack((1.05, 1.0, 0.02), -14, 44, 5, bright=0.55, gaps=0.1)
    racks.rack((1.72, 1.16, 0.02), -14, 44, 8, bright=0.25, gaps=0.3)
    # one unit on its rails, pulled out into the light, its lid off
    s = seating.Set((1.05, 1.0, 0.0), -14)
    s.box((0.47, 0.62, 0.085), (0, -0.62, 1.09), matter.steel(0.3, 0.35), 0.003)
    s.box((0.44, 0.58, 0.002), (0, -0.62, 1.176), matter.paint((0.02, 0.07, 0.045), 0.4), 0)
    chance = random.Random(7)
    for i in range(5):
        s.box((0.07, 0.1, 0.035), (-0.16 + 0.08 * i, -0.46, 1.177), matter.steel(0.25, 0.5), 0.003)
    for i in range(8):
        s.box((0.012, 0.16, 0.03), (-0.12 + 0.022 * i, -0.68, 1.177), matter.paint((0.03, 0.03, 0.035), 0.4), 0.001)
    for i in range(3):
        s.box((0.1, 0.06, 0.04), (-0.14 + 0.14 * i, -0.86, 1.177), matter.black(0.5), 0.004)
    s.box((0.02, 0.006, 0.01), (0.19, -0.934, 1.13), matter.glow(2000, 16, (1.0, 0.25, 0.02)), 0)
    s.tube([(0.1, -0.8, 1.2), (0.22, -1.0, 1.1), (0.3, -0.95, 0.7), (0.35, -0.8, 0.3), (0.1, -1.1, 0.02), (-0.3, -1.5, 0.015)], 0.006, matter.paint((0.5, 0.2, 0.03), 0.45))


def work():
    trade.tower_lamp((-0.07, -0.07, 0), ((1.0, 0.7, 1.15), (-2.2, 1.3, 0.6), (-0.9, -2.8, 2.0)), (15, 13, 10), 4300, 1.62)
    # a folding table: a laptop, a mug, drives in a row
    form.box((0.95, 0.5, 0.03), (2.15, -0.35, 0.74), matter.paint((0.4, 0.39, 0.37), 0.5), 0.008)
    for x in (1.75, 2.55):
        for y in (-0.55, -0.15):
            form.tube([(x, y, 0), (x, y, 0.74)], 0.014, matter.steel(0.35))
    laptop = seating.Set((2.1, -0.3, 0.77), 24)
    laptop.box((0.34, 0.23, 0.014), (0, -0.1, 0), matter.steel(0.35, 0.3), 0.005)
    laptop.box((0.34, 0.01, 0.22), (0, 0.045, 0.012), matter.steel(0.35, 0.3), 0.004, tilt=(-14, 0))
    workplace.page(laptop.p(0, 0.032, 0.022), (0.32, 0.19), 24, 3, "table", 0.55)
    lamps.panel(laptop.p(0, 0.02, 0.14), laptop.p(0, -1, 0.3), 0.3, 0.18, 0.7, 7000, "laptop")
    workplace.mug((2.45, -0.5, 0.77), (0.55, 0.16, 0.03))
    trade.case((-1.75, 0.7, 0), 64, (0.55, 0.3, 0.3))
    tools.bag((0.62, -0.6, 0), -24)
    trade.cable([(-0.07, -0.05, 0.28), (-0.1, -0.3, 0.02), (-0.5, -0.1, 0.012), (-0.8, 1.1, 0.012), (-1.1, 2.0, 0.012), (-0.9, 4.0, 0.0), (-0.6, 6.6, 0.0)], 0.012)
    tools.coil((-1.1, -0.75, 0.0), 0.2, 8, (0.03, 0.12, 0.42), 0.008, 2)
    lamps.panel((0.6, -4.5, 2.6), (0.6, 0.5, 1.0), 2, 1, 26, 3000, "corridor").visible_glossy = False


def outside():
    """The lot, still wet: the van with its headlights on, a wall under a sodium lamp, puddles, the last of the rain."""
    form.box((80, 60, 0.1), (0, 32.3, -0.12), wet.asphalt((0.06, 0.058, 0.055), 0.5), 0)
    worktruck.van((-2.1, 10.6, 0), 82)
    s = seating.Set((-2.1, 10.6, 0), 82)
    for y in (-0.76, 0.76):
        at = s.p(-2.99, y, 0.9)
        form.lathe([(0, 0), (0.085, 0)], at, matter.glow(4600, 40), 32, 0, (90, 0))
        lamps.spot(s.p(-3.06, y, 0.9), s.p(-12, y * 0.9, 0.3), 70, 4400, 30, "headlights", 0.06)
    for y in (-0.5, 0.0, 0.5):
        form.ball(0.03, s.p(-0.42, y, 2.62), matter.glow(1900, 7, (1.0, 0.36, 0.02)))
    block = matter.plaster((0.3, 0.26, 0.21), 0.3)
    form.box((40, 0.3, 3.4), (0, 18, 0), block, 0)
    form.box((40, 0.4, 0.12), (0, 18, 3.4), matter.stone((0.3, 0.28, 0.25), 2.0), 0.01)
    for x, kelvins in ((-6.2, 2200), (2.5, 2200)):
        form.box((0.3, 0.24, 0.2), (x, 17.75, 3.0), matter.paint((0.1, 0.09, 0.08), 0.5), 0.02)
        form.box((0.22, 0.02, 0.1), (x, 17.62, 3.02), matter.glow(kelvins, 9), 0)
        lamps.spot((x, 17.3, 3.0), (x, 16.0, 0), 55, kelvins, 100, "yard")
    lamps.panel((-2.2, 9.0, 4.6), (-2.2, 8.0, 0), 1.2, 1.2, 34, 2700, "yard")
    for x, seed in ((-9.0, 3), (-4.2, 6)):
        trees.tree((x, 21.5, 0), 6.4, seed)
    # the last of the rain, fine, and bright only in the beams
    chance = random.Random(4)
    points, faces = [], []
    for _ in range(1500):
        x, y, z, k = chance.uniform(-5.5, 0.6), chance.uniform(2.6, 7.2), chance.uniform(0.02, 2.6), len(points)
        long = chance.uniform(0.04, 0.13)
        points += [(x, y, z), (x + 0.0018, y, z), (x + 0.0118, y, z + long), (x + 0.01, y, z + long)]
        faces.append((k, k + 1, k + 2, k + 3))
    form.place("rain", form.mesh_of("rain", points, faces), (0, 0, 0), 0, matter.glow(5000, 0.09))


def before():
    """The power is out: a green exit sign, the building's emergency lamp, and the van's headlights."""
    builder.only("headlights", "yard", "emergency")
    green, at = (0.1, 1.0, 0.35), (-1.05, BACK - 0.14, 2.36)
    form.box((0.42, 0.04, 0.2), at, matter.glow(6500, 2.2, green), 0.006)
    lettering.word("EXIT", (at[0], at[1] - 0.022, at[2] + 0.05), 0.13, matter.paint((0.001, 0.004, 0.002), 0.6), 0.002, bevel=0)
    lamps.panel((at[0], at[1] - 0.05, at[2] + 0.1), (-0.6, -1.0, 0.6), 0.42, 0.2, 2, group=builder.GROUP, tint=green)
