"""A pylon beside the expressway at dusk: three words, no more, above the hedge and the stream of cars; the tire shop's bays are open behind it."""
import math
import random

from kit import cars, form, lamps, lettering, matter, plants, seating, sky, stage, trees

FILM = {"exposure": 1.15, "vignette": 0.24}
TURN = -10


def build():
    sky.evening("dusk", sun=62, strength=0.8, clouds=1.8)
    stage.camera((-4.0, -14, 1.7), (0.6, 4, 4.5), lens=30, fstop=None)
    road()
    pylon()
    shoulder()
    shop()
    far()


def road():
    form.box((400, 400, 0.1), (0, 120, -0.35), matter.earth((0.075, 0.085, 0.04), 2.0), 0)
    lane = matter.stone((0.12, 0.117, 0.113), 9.0, 0.62, 0.12)
    form.box((9.8, 460, 0.1), (-10.4, 170, -0.1), lane, 0)
    form.box((9.5, 460, 0.1), (-22.6, 170, -0.1), lane, 0)
    white, yellow = matter.paint((0.5, 0.49, 0.46), 0.7), matter.paint((0.5, 0.34, 0.05), 0.7)
    for x, mat in ((-6.2, white), (-14.8, yellow)):
        form.box((0.12, 460, 0.006), (x, 170, 0), mat, 0)
    for i in range(34):
        form.box((0.12, 3.0, 0.006), (-10.4, -11 + i * 12, 0), white, 0)
    concrete = matter.stone((0.33, 0.315, 0.285), 2.2, 0.75, 0.12)
    # curb, gutter, sidewalk with its joints
    form.box((0.16, 460, 0.16), (-5.35, 170, -0.02), concrete, 0.03)
    form.box((1.5, 460, 0.1), (-4.5, 170, 0.03), concrete, 0.01)
    for i in range(40):
        form.box((1.5, 0.012, 0.004), (-4.5, -12 + i * 1.5, 0.128), matter.black(0.9), 0)
    form.box((0.45, 460, 0.35), (-16.3, 170, -0.05), concrete, 0.05)
    form.box((0.2, 460, 0.5), (-16.3, 170, 0.28), concrete, 0.06)
    trails()
    steel = matter.steel(0.5, 0.3)
    for i in range(9):
        x, y = -16.3, 10 + i * 30
        form.tube([(x, y, 0.7), (x, y, 9.4)], [0.13, 0.07], steel)
        for side in (-1, 1):
            form.tube([(x, y, 9.2), (x + side * 1.0, y, 9.62), (x + side * 2.6, y, 9.7)], 0.04, steel)
            form.box((0.7, 0.28, 0.09), (x + side * 2.85, y, 9.64), matter.paint((0.2, 0.2, 0.2), 0.5), 0.03)
            form.box((0.5, 0.2, 0.02), (x + side * 2.9, y, 9.63), matter.glow(3800, 16), 0)
    lamps.spot((-13.4, 10, 9.5), (-11.5, 11, 0), 160, 3800, 100, "street")


def trails():
    """A second of exposure: pairs of red lines going, white ones coming."""
    chance = random.Random(5)
    for x0, count, color, kelvins, power in ((-12.7, 5, (1.0, 0.03, 0.012), 1600, 2.6), (-8.3, 4, (1.0, 0.035, 0.012), 1600, 2.4), (-20.2, 5, None, 4600, 5.0), (-24.8, 4, None, 4300, 4.0)):
        for _ in range(count):
            x, z, half = x0 + chance.uniform(-0.5, 0.5), chance.uniform(0.62, 0.95), chance.uniform(0.62, 0.74)
            start, sway = chance.uniform(-26, 40) if color is None else chance.uniform(-26, 8), chance.uniform(-0.15, 0.15)
            end = min(330, start + chance.uniform(120, 330))
            bright = round(power * chance.uniform(0.35, 1.0), 2)
            for side in (-half, half):
                path = [(x + side + sway * math.sin(k * 0.9), start + (end - start) * k / 9, z + 0.012 * math.sin(k * 2.2)) for k in range(10)]
                form.tube(path, [0.004, *[0.016] * 8, 0.004], matter.glow(kelvins, bright, color))
    lamps.panel((-10.2, 6, 0.9), (-10.2, 6, 0), 5, 36, 46, group="tail lights", tint=(1.0, 0.09, 0.03))
    lamps.panel((-22, 24, 1.1), (-22, 24, 0), 6, 70, 760, 4300, "headlights")


@matter.once
def lit(color, power):
    """A translucent face: brighter along the tubes behind it, and a little dirty at its foot."""
    n = matter.Nodes("glow")
    split = n.add("ShaderNodeSeparateXYZ")
    n.tree.links.new(n.where(), split.inputs[0])
    wave = n.add("ShaderNodeMath", operation="SINE")
    scaled = n.add("ShaderNodeMath", operation="MULTIPLY")
    n.tree.links.new(split.outputs["Z"], scaled.inputs[0])
    scaled.inputs[1].default_value = 16.0
    n.tree.links.new(scaled.outputs[0], wave.inputs[0])
    share = n.add("ShaderNodeMapRange")
    for key, value in (("From Min", -1.0), ("From Max", 1.0), ("To Min", power * 0.82), ("To Max", power)):
        share.inputs[key].default_value = value
    n.tree.links.new(wave.outputs[0], share.inputs["Value"])
    shine = n.add("ShaderNodeEmission", Color=(*color, 1))
    n.tree.links.new(share.outputs[0], shine.inputs["Strength"])
    n.tree.links.new(shine.outputs[0], n.out.inputs[0])
    n.mat.cycles.sample_as_light = False
    return n.mat


def pylon():
    bronze, dark = matter.paint((0.06, 0.045, 0.034), 0.42, 0.3), matter.paint((0.02, 0.02, 0.021), 0.5)
    at = seating.Set((0.4, 4, 0), TURN)
    # a planter of block around the feet
    block = matter.ledgestone((0.34, 0.29, 0.22))
    at.box((4.4, 1.7, 0.62), (0, 0, -0.15), block, 0.02)
    at.box((4.56, 1.86, 0.09), (0, 0, 0.47), matter.limestone((0.44, 0.38, 0.29)), 0.012)
    for x in (-1.45, 1.45):
        at.box((0.36, 0.36, 10.1), (x, 0, 0.3), bronze, 0.02)
        at.box((0.56, 0.56, 0.05), (x, 0, 0.55), dark, 0.006)
        for dx in (-0.22, 0.22):
            form.rod(0.02, 0.06, at.p(x + dx, -0.22, 0.6), matter.steel(0.4), steps=6)
    cabinet(at, 5.2, 1.75, 8.35, 0.62, bronze, lit((0.62, 0.055, 0.008), 0.95))
    lettering.word("TIRES", at.p(0, -0.335, 8.72), 1.42, matter.glow(5600, 1.35), 0.02, TURN, bold=0.022)
    # the display: modules in a frame, three words, a louver over each row of lights
    cabinet(at, 5.2, 3.2, 4.95, 0.55, dark, matter.paint((0.004, 0.0045, 0.006), 0.55), 0.09)
    for i in range(1, 5):
        at.box((0.006, 0.004, 3.0), (-2.5 + i, -0.287, 5.05), matter.black(0.3), 0)
    for i in range(1, 3):
        at.box((5.0, 0.004, 0.006), (0, -0.287, 5.05 + i), matter.black(0.3), 0)
    for text, z, mat in (("OPEN", 7.12, diodes((1.0, 0.98, 0.92), 1.9)), ("LATE", 6.14, diodes((1.0, 0.98, 0.92), 1.9)), ("TODAY", 5.2, diodes((1.0, 0.42, 0.03), 1.9))):
        lettering.word(text, at.p(0, -0.3, z), 1.08, mat, 0.004, TURN, bold=0.014, bevel=0)
    # the lower cabinet, moved up above the hedge
    cabinet(at, 4.2, 0.85, 3.55, 0.5, bronze, lit((0.8, 0.74, 0.62), 0.62))
    lettering.word("BRAKES  ·  ALIGNMENT", at.p(0, -0.275, 3.88), 0.34, matter.paint((0.03, 0.02, 0.016), 0.5), 0.006, TURN, bevel=0)
    lamps.panel(at.p(0, -1.2, 6.4), at.p(-0.5, -8, 0.2), 4.8, 4.0, 80, 4300, "face")
    for x in (-1.2, 1.2):
        lamps.uplight(at.p(x, -1.7, 0.0), at.p(x * 0.6, 0, 4), 60, 2900, 50)


def cabinet(at, wide, tall, z, deep, shell, face, edge=0.07):
    """A sheet-metal box with a face behind a retainer, a drip edge, seams at its sides."""
    at.box((wide, deep, tall), (0, 0, z), shell, 0.03)
    at.box((wide - 2 * edge, 0.01, tall - 2 * edge), (0, -deep / 2 - 0.004, z + edge), face, 0)
    for dz in (0, tall - edge):
        at.box((wide + 0.01, 0.05, edge), (0, -deep / 2 - 0.012, z + dz), shell, 0.012)
    for x in (-1, 1):
        at.box((edge, 0.05, tall), (x * (wide - edge) / 2, -deep / 2 - 0.012, z), shell, 0.012)
    at.box((wide + 0.08, deep + 0.08, 0.035), (0, 0, z + tall), shell, 0.01)


@matter.once
def diodes(color, power):
    """Rows of diodes: points of light with dark between them."""
    n = matter.Nodes("glow")
    dots = n.add("ShaderNodeTexVoronoi", Scale=26.0, Randomness=0.0)
    n.tree.links.new(n.where((1, 1, 0)), dots.inputs["Vector"])
    shine = n.add("ShaderNodeEmission", Color=(*color, 1))
    step = n.add("ShaderNodeMath", operation="MULTIPLY")
    n.tree.links.new(n.ramp(dots.outputs["Distance"], (0.3, 1.0), (0.55, 0.3)), step.inputs[0])
    step.inputs[1].default_value = power
    n.tree.links.new(step.outputs[0], shine.inputs["Strength"])
    n.tree.links.new(shine.outputs[0], n.out.inputs[0])
    n.mat.cycles.sample_as_light = False
    return n.mat


def shoulder():
    plants.lawn(-3.7, 12, -12.5, 2.2, -0.12, 90000, 4, 0.075, (0.12, 0.145, 0.045))
    form.box((26, 19, 0.1), (9.2, -6, -0.24), matter.earth((0.07, 0.075, 0.03), 4.0), 0)
    lamps.panel((5, -10, 6.5), (2, 0.5, 0), 4, 3, 420, 3200, "lot")
    # a clipped hedge on both sides of the planter
    for a, b, seed in (((-3.3, 3.4), (-2.2, 3.2), 3), ((3.0, 2.3), (11.5, 0.9), 5)):
        trees.hedge(a, b, 0.85, 0.8, seed, 3000, 0.05, (0.045, 0.075, 0.024))
    for x, y, seed in ((-1.5, 2.4, 3), (-0.2, 2.2, 7), (1.3, 1.9, 9), (2.4, 1.7, 11)):
        plants.grass((x, y, -0.15), 0.85, 260, seed, (0.2, 0.17, 0.075))
    for x, y, s, seed in ((0.55, 1.7, 0.75, 4), (2.0, 1.2, 0.6, 8), (-0.9, 1.9, 0.55, 2)):
        plants.agave((x, y, -0.15), s, seed)
    for i in range(60):
        c = random.Random(i)
        form.ball(c.uniform(0.04, 0.12), (c.uniform(-2.4, 3.2), c.uniform(0.9, 2.9), -0.12), matter.limestone((0.4, 0.34, 0.26)), 0.7)
    for x, y, tall, seed in ((7.0, 8, 7.8, 4), (9.6, 15, 9.0, 6), (-2.6, 36, 9, 9), (-2.5, 62, 9.5, 12), (12.5, 4.5, 6.8, 14)):
        plants.palm((x, y, -0.2), tall, "fan", 0.4, seed * 40, 28, 1.8, seed)
    for x, y, tall in ((7.0, 8, 7.8), (12.5, 4.5, 6.8)):
        lamps.uplight((x - 0.8, y - 1.4, -0.1), (x, y, tall), 110, 2900, 34)


def shop():
    """A service center of painted block: an office, four bays with their doors up, racks of tires inside."""
    wall, trim = matter.plaster((0.5, 0.46, 0.39), 0.12), matter.paint((0.3, 0.045, 0.02), 0.45)
    y0, y1, x0, x1, high = 20.0, 29.0, 3.6, 25.4, 4.7
    bays = [9.6 + i * 4.0 for i in range(4)]
    form.box((30, 15, 0.1), (15, 13.5, -0.12), matter.stone((0.1, 0.098, 0.094), 7.0, 0.55, 0.1), 0)
    openings = [(b - x0 - 1.6, b - x0 + 1.6, 0, 3.5) for b in bays]
    stage.wall((x0, y0), (x1, y0), high, wall, [(1.0, 3.6, 0.5, 2.8), *openings], 0.25)
    for x in (x0, x1):
        stage.wall((x, y0), (x, y1), high, wall)
    stage.wall((x0, y1), (x1, y1), high, matter.paint((0.5, 0.5, 0.48), 0.6))
    stage.slab(x0, x1, y0, y1, 0.02, matter.stone((0.28, 0.275, 0.26), 1.2, 0.32, 0.04))
    stage.slab(x0, x1, y0, y1, 4.2, matter.paint((0.4, 0.4, 0.39), 0.8), -0.1)
    form.box((x1 - x0 + 0.3, 0.5, 0.22), ((x0 + x1) / 2, y0, high), matter.paint((0.12, 0.11, 0.1), 0.5), 0.02)
    form.box((x1 - x0, 0.04, 0.5), ((x0 + x1) / 2, y0 - 0.14, 3.95), trim, 0.006)
    stage.window_frames((x0 + 1.0, y0 - 0.02), (x0 + 3.6, y0 - 0.02), 0.5, 2.8, 2, matter.black(0.4), False, 0.06)
    for b in bays:
        for x in (b - 1.62, b + 1.62):
            form.box((0.12, 0.3, 3.5), (x, y0, 0), trim, 0.01)
        form.box((3.2, 0.1, 0.35), (b, y0 + 0.3, 3.25), matter.paint((0.4, 0.4, 0.38), 0.5), 0.01)
        for x in (b - 1.85,):
            form.rod(0.09, 1.0, (x, y0 - 0.5, 0), matter.paint((0.5, 0.34, 0.03), 0.5))
        form.box((0.14, 4.0, 0.03), (b - 0.7, 24.5, 4.14), matter.glow(4600, 7), 0)
        form.box((0.14, 4.0, 0.03), (b + 0.7, 24.5, 4.14), matter.glow(4600, 7), 0)
        lamps.panel((b, 24.0, 4.1), (b, 24.0, 0), 2.6, 6.0, 260, 4300, "bays")
        racks_of_tires(b, y1 - 0.5)
    lamps.panel((5.4, 24, 4.0), (5.4, 24, 0), 2.5, 4, 70, 3500, "office")
    form.box((2.2, 0.6, 1.05), (5.6, 24.5, 0), matter.oak("x"), 0.02)
    for x, lift in ((bays[0], 1.55), (bays[2], 0.0)):
        cars.car((x, 24.6, lift), 90, ("sedan", "sedan")[lift > 0], ((0.09, 0.1, 0.12), (0.3, 0.3, 0.29))[lift > 0])
        for dx in (-1.25, 1.25):
            form.box((0.22, 0.3, 3.6), (x + dx, 24.6, 0), matter.paint((0.02, 0.07, 0.28), 0.4), 0.02)
    for x in (6.2, 11.6, 15.6, 19.6):
        form.box((0.22, 0.2, 0.26), (x, y0 - 0.2, 3.62), matter.black(0.4), 0.02)
        form.box((0.15, 0.12, 0.01), (x, y0 - 0.22, 3.61), matter.glow(3200, 12), 0)
    lamps.panel((13, y0 - 0.9, 3.7), (13, y0 - 0.4, 0), 19, 0.3, 120, 3200, "eaves")


def racks_of_tires(x, y):
    """Three shelves of tires on edge, and a stack by the door."""
    rubber = matter.paint((0.018, 0.018, 0.018), 0.75)
    ring = [(0.19, -0.1), (0.29, -0.11), (0.325, -0.085), (0.33, 0), (0.325, 0.085), (0.29, 0.11), (0.19, 0.1), (0.185, 0), (0.19, -0.1)]
    first = None
    for shelf in range(3):
        z = 0.5 + shelf * 1.0
        form.box((3.4, 0.6, 0.05), (x, y, z - 0.06), matter.paint((0.05, 0.09, 0.22), 0.5), 0.004)
        for i in range(12):
            spot = (x - 1.55 + i * 0.28, y, z + 0.32)
            if first is None:
                first = form.lathe(ring, spot, rubber, 28, 90, (90, 0))
            else:
                form.again(first, spot, 90)
    for k in range(5):
        form.lathe(ring, (x - 1.25, 20.9, 0.13 + k * 0.22), rubber, 32)


def far():
    """What the Valley has behind a frontage road: wires on their poles, mesquite, low roofs, a water tower."""
    wood = matter.bark((0.06, 0.045, 0.034))
    tops = []
    for i in range(7):
        x, y = -1.2, 46 + i * 34
        form.tube([(x, y, -0.2), (x, y, 10.5)], [0.15, 0.1], wood)
        form.box((2.4, 0.12, 0.14), (x, y, 9.6), wood, 0.01)
        tops.append((x, y))
    for (xa, ya), (xb, yb) in zip(tops, tops[1:]):
        for dx in (-1.1, 0.0, 1.1):
            form.tube([(xa + dx, ya, 9.8), (xa + dx, (ya + yb) / 2, 9.1), (xb + dx, yb, 9.8)], 0.014, matter.black(0.8))
    chance = random.Random(8)
    for i in range(26):
        x, y = chance.choice((chance.uniform(-75, -32), chance.uniform(0, 75))), chance.uniform(75, 150)
        trees.scrub((x, y, -0.3), (chance.uniform(5, 10), chance.uniform(4, 7), chance.uniform(3, 5.5)), 700, i, (0.035, 0.045, 0.02), 0.42)
    for x, y, w, h in ((-48, 130, 26, 4.5), (36, 120, 30, 5.0), (-70, 110, 18, 5.5), (8, 160, 34, 6)):
        form.box((w, 12, h), (x, y, -0.3), matter.plaster((0.2, 0.17, 0.14)), 0)
        for k in range(4):
            form.box((1.6, 0.1, 1.2), (x - w * 0.36 + k * w * 0.24, y - 6.1, h * 0.35), matter.glow(2900, 0.9), 0)
    tower = matter.paint((0.36, 0.37, 0.38), 0.5)
    tx, ty = -34.0, 190.0
    for a in range(6):
        b = a * math.tau / 6
        form.tube([(tx + 5.5 * math.cos(b), ty + 5.5 * math.sin(b), 0), (tx + 4.6 * math.cos(b), ty + 4.6 * math.sin(b), 27)], 0.3, tower)
    form.tube([(tx, ty, 0), (tx, ty, 27)], 0.7, tower)
    form.lathe([(0, 24.5), (3.5, 25.2), (6.2, 27.5), (6.6, 29.5), (6.2, 33), (4.2, 35.2), (0, 36.4)], (tx, ty, 0), tower, 48)
    form.ball(0.25, (tx, ty, 36.8), matter.glow(1800, 8, (1.0, 0.05, 0.02)))
