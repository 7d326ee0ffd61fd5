"""A citrus packing house on the night shift: open docks, bins heaped with oranges, a forklift crossing the wet yard under even light."""
import random

from kit import form, freight, lamps, lettering, matter, plants, sky, stage

FILM = {"exposure": 1.25, "vignette": 0.2, "bloom": 0.08}


def build():
    sky.evening("dusk", sun=150, strength=0.75, clouds=1.3)
    stage.camera((-2.2, -10.8, 1.7), (-0.1, 4, 2.75), lens=29, fstop=8, focus=(0, -3.5, 1))
    form.box((120, 60, 0.1), (0, -8, -0.1), yard(), 0)
    form.box((300, 200, 0.1), (0, 130, -0.14), matter.earth((0.06, 0.07, 0.03)), 0)
    lanes()
    shed()
    freight.forklift((0.9, -3.6, 0), 6, 0.32)
    freight.bin_((-0.85, -3.78, 0.24), 6, 1.1, 0.7, True, 4)
    stacks()
    for x, y in ((-9.5, 0.8), (9.2, 0.8)):
        pole((x, y, 0))
    lamps.panel((-2, -13, 7), (0, -1, 0.6), 9, 3, 168, 3600, "pole behind").visible_glossy = False


@matter.once
def yard():
    """Concrete that is wet in patches."""
    n = matter.Nodes("yard")
    wet = n.noise(0.35, 5, distortion=0.4)
    n.set(Base_Color=n.ramp(wet, (0.42, (0.06, 0.06, 0.06)), (0.58, (0.16, 0.155, 0.145))), Roughness=n.ramp(wet, (0.44, 0.06), (0.56, 0.5)), Specular=0.6)
    n.bump(n.noise(14, 5), 0.08, 0.01)
    return n.mat


def lanes():
    yellow = matter.paint((0.54, 0.403, 0.151), 0.5)
    for y in (-3.2, 1.1):
        form.box((50, 0.12, 0.004), (0, y, 0), yellow, 0)
    for x in (-6.4, 0, 6.4):
        for side in (-1, 1):
            form.box((0.12, 5, 0.004), (x + side * 1.75, 3.8, 0), matter.paint((0.6, 0.59, 0.55), 0.5), 0)


def shed():
    skin = matter.paint((0.15, 0.19, 0.185), 0.5)
    openings = [(11.1 + i * 6.4 - 1.4, 11.1 + i * 6.4 + 1.4, 1.2, 4.3) for i in range(3)]
    stage.wall((-17.5, 6.5), (17.5, 6.5), 7.0, matter.paint((0.12, 0.155, 0.15), 0.55), openings)
    first = None
    for i in range(116):
        x = -17.4 + i * 0.3
        if any(abs(x - d) < 1.8 for d in (-6.4, 0, 6.4)):
            spot, tall = (x, 6.39, 5.75), 1.25
            form.box((0.07, 0.05, tall), spot, skin, 0.01)
            continue
        spot = (x, 6.39, 1.2)
        if first is None:
            first = form.box((0.07, 0.05, 5.8), spot, skin, 0.01)
        else:
            form.again(first, spot)
    form.box((35, 0.3, 1.2), (0, 6.4, 0), matter.stone((0.4, 0.38, 0.35), 1.5, 0.8), 0.02)
    form.box((36, 3.2, 0.14), (0, 5.4, 7.0), matter.paint((0.448, 0.276, 0.139), 0.5), 0.02)
    form.box((36, 0.1, 0.5), (0, 3.8, 6.76), matter.paint((0.485, 0.279, 0.125), 0.5), 0.02)
    lettering.word("CITRUS", (0, 3.72, 7.2), 1.15, matter.glow(3000, 3.0, (1.0, 0.5, 0.08)), 0.16)
    for i, x in enumerate((-6.4, 0, 6.4)):
        freight.dock((x, 6.4, 1.2), 2.8, 3.1, i != 2, str(i + 1))
        form.box((0.5, 0.4, 0.1), (x, 4.6, 6.86), matter.paint((0.1, 0.1, 0.1), 0.5), 0.02)
        form.box((0.4, 0.3, 0.01), (x, 4.6, 6.85), matter.glow(4200, 12), 0)
        lamps.spot((x, 4.5, 6.8), (x, 3.0, 0), 190, 4000, 96, "canopy", 0.15)
    # inside: high bays over rows of bins
    stage.slab(-17, 17, 6.5, 24, 1.2, matter.stone((0.36, 0.35, 0.32), 2, 0.4, 0.05))
    stage.wall((-17, 20), (17, 20), 8, matter.paint((0.55, 0.53, 0.46), 0.7))
    for x in (-6.4, 0):
        for y in (9.5, 14.5):
            form.lathe([(0.05, 0.4), (0.34, 0), (0.33, 0), (0.04, 0.36)], (x + 0.4, y, 4.9), matter.steel(0.3, 0.6), 40)
            form.ball(0.2, (x + 0.4, y, 4.96), matter.glow(4600, 9), 0.4)
        lamps.panel((x, 12, 6.2), (x, 12.3, 1.2), 5, 9, 620, 3600, "high bays")
        for k, (dx, y, z) in enumerate(((-0.75, 9.0, 1.2), (0.55, 9.4, 1.2), (-0.6, 11.5, 1.2), (0.62, 11.6, 1.2), (-0.65, 11.5, 2.1), (0.62, 11.6, 2.1), (0, 14, 1.2), (0, 14, 2.1))):
            freight.bin_((x + dx, y, z), k * 3, 1.12, 0.72, z > 2 or k < 2, k + 3)


def stacks():
    """Bins and crates to the left and right of the lane."""
    for k, (x, y, z) in enumerate(((-4.7, -2.3, 0), (-4.75, -2.25, 0.88), (-5.95, -1.9, 0), (4.5, -2.6, 0), (5.75, -2.2, 0), (5.7, -2.25, 0.88), (-4.9, 0.3, 0))):
        freight.bin_((x, y - 2.6, z), (k * 7) % 13 - 6, 1.15, 0.72, k not in (0, 4), k + 20)
    chance = random.Random(8)
    for x, y, z, turn in ((-3.4, -6.4, 0, 12), (-3.35, -6.4, 0.31, -5), (-2.65, -6.2, 0, -18), (1.7, -6.2, 0, -10), (2.35, -6.4, 0, 8), (2.0, -6.3, 0.31, 3)):
        freight.crate((x, y, z), turn, int(x * 10 + z * 7), True)
    for _ in range(5):
        freight.orange((-1.7 + chance.uniform(-0.5, 0.6), -6.7 + chance.uniform(-0.3, 0.4), 0.045), chance)
    form.rod(0.09, 1.1, (2.6, 1.4, 0), matter.paint((0.557, 0.42, 0.157), 0.4))
    form.rod(0.09, 1.1, (-2.6, 1.4, 0), matter.paint((0.557, 0.42, 0.157), 0.4))


def pole(at):
    """A pole with a hinge at its foot; one head throws along the lane."""
    x, y, z = at
    steel = matter.paint((0.3, 0.3, 0.3), 0.4)
    form.rod(0.3, 0.5, at, matter.stone((0.4, 0.38, 0.35), 3, 0.8))
    form.box((0.34, 0.24, 0.7), (x, y, 0.5), steel, 0.03)
    form.rod(0.07, 0.44, (x - 0.22, y, 0.85), matter.steel(0.3), (0, 90))
    form.tube([(x, y, 0.8), (x, y, 7.4)], [0.09, 0.06], steel)
    side = 1 if x < 0 else -1
    form.box((0.9, 0.34, 0.1), (x + side * 0.5, y - 0.1, 7.35), steel, 0.03)
    form.box((0.6, 0.28, 0.01), (x + side * 0.6, y - 0.1, 7.34), matter.glow(4200, 14), 0)
    lamps.spot((x + side * 0.6, y - 0.2, 7.3), (x + side * 4.5, y - 3, 0), 240, 4000, 92, "poles", 0.2)
    plants.palm((x * 1.9, 22, 0), 10.5, "fan", 0.6, 40, 28, 2.2, int(x) + 12)
