"""Harlingen's arts district: a mural on old brick under gooseneck lamps, shops across the alley, two tables left out."""
import math
import random

from kit import brickwork, fixtures, form, furniture, lamps, matter, plants, seating, sky, stage, town

FILM = {"exposure": 1.15, "vignette": 0.22}
NOON = {"sun": 326, "height": 54}
LEFT, RIGHT, NEAR, FAR = -3.0, 3.7, -9.0, 25.0
# the mural's lower left corner and its size, along the left wall
START, WIDE, FOOT, TALL = 4.5, 15.5, 0.5, 3.9


def build():
    sky.evening("dusk", sun=78, strength=0.42, clouds=1.6)
    stage.camera((1.55, -5.3, 1.55), (-0.75, 5, 1.86), lens=25, fstop=5.6, focus=(-1.5, 1.0, 1.2))
    form.box((60, 80, 0.1), (0, 20, -0.11), matter.earth(), 0)
    form.box((RIGHT - LEFT, FAR - NEAR, 0.1), ((LEFT + RIGHT) / 2, (FAR + NEAR) / 2, -0.1), matter.tiles((0.13, 0.092, 0.075), 0.22, 0.34), 0)
    left_side()
    mural()
    right_side()
    end()
    for i in range(5):
        y = -1.6 + i * 3.6
        fixtures.festoon((LEFT + 0.1, y, 4.7), (RIGHT - 0.1, y + 1.2, 4.2), 0.55, 11, 1.7, 2300, 1)
    tables()


@matter.once
def painted(color):
    """Paint on brick: the joints show through, and here and there it has worn off."""
    gray = sum(color) / 3
    color = tuple(0.78 * (c * 0.74 + gray * 0.26) for c in color)
    n = matter.Nodes("painted")
    laid = n.add("ShaderNodeTexBrick", Scale=1.0, Mortar_Size=0.006, Brick_Width=0.22, Row_Height=0.072, Mortar_Smooth=0.5)
    for slot, k in (("Color1", 1.04), ("Color2", 0.92), ("Mortar", 0.7)):
        laid.inputs[slot].default_value = (*(c * k for c in color), 1)
    n.tree.links.new(n.where((1, 1, 1), (1.5708, 0, 0)), laid.inputs["Vector"])
    worn = n.add("ShaderNodeMixRGB", Color2=(0.3, 0.16, 0.1, 1))
    n.tree.links.new(n.ramp(n.noise(5.0, 9), (0.66, 0.0), (0.72, 0.8)), worn.inputs["Fac"])
    n.tree.links.new(laid.outputs["Color"], worn.inputs["Color1"])
    n.set(Base_Color=worn.outputs[0], Roughness=0.8, Specular=0.25)
    n.bump(laid.outputs["Fac"], -0.5, 0.01)
    return n.mat


def left_side():
    stage.wall((LEFT, NEAR), (LEFT, FAR), 5.2, brickwork.brick((0.34, 0.15, 0.095)), thick=0.4)
    form.box((0.6, FAR - NEAR, 0.16), (LEFT, (NEAR + FAR) / 2, 5.2), matter.stone((0.4, 0.34, 0.27), 2.0), 0.02)
    face = LEFT + 0.2
    for i in range(6):
        y = -3.4 + i * 2.9
        neck = form.tube([(face, y, 4.66), (face + 0.3, y, 4.98), (face + 0.72, y, 4.9), (face + 0.8, y, 4.66)], 0.018, matter.black())
        hood = form.lathe([(0.03, 0.15), (0.2, 0), (0.19, 0), (0.02, 0.12)], (face + 0.8, y, 4.5), matter.paint((0.05, 0.13, 0.12), 0.3), 36)
        # the sun throws a hood's shadow so far from its lamp that it is only a stain on the mural
        neck.visible_shadow = hood.visible_shadow = not sky.noon
        form.ball(0.045, (face + 0.8, y, 4.52), matter.glow(2700, 10))
        lamps.spot((face + 0.8, y, 4.5), (face + 0.05, y, 1.9), 30, 2800, 66, "mural")


def mural():
    """A sunrise over furrows, with a branch of citrus before it: flat colors, drawn in the wall's own plane."""
    s = seating.Set((LEFT + 0.2, NEAR + START, 0), 90)
    depth = 0.0

    def shape(points, color):
        nonlocal depth
        depth -= 0.00012
        inside = [(min(max(x, 0), WIDE), depth, min(max(z, FOOT), FOOT + TALL)) for x, z in points]
        form.place("paint", form.mesh_of("paint", inside, [tuple(range(len(inside)))]), s.at, s.turn, painted(color))

    def fan(x, z, r, a, b, steps=24):
        return [(x + r * math.cos(math.radians(a + (b - a) * i / steps)), z + r * math.sin(math.radians(a + (b - a) * i / steps))) for i in range(steps + 1)]

    # strips instead of one field, so that no shape has to be clipped
    sky_tones = ((0.03, 0.13, 0.19), (0.05, 0.2, 0.25), (0.1, 0.3, 0.32))
    for i, tone in enumerate(sky_tones):
        high, low = FOOT + TALL - i * TALL / 3, FOOT + TALL - (i + 1) * TALL / 3
        shape([(0, low), (WIDE, low), (WIDE, high), (0, high)], tone)
    sx, sz = 5.4, FOOT + 1.05
    for i in range(12):
        a = 4 + i * 15.0
        shape([(sx, sz)] + fan(sx, sz, 6.2, a, a + 7.5, 3), ((0.62, 0.34, 0.09), (0.55, 0.22, 0.06))[i % 2])
    for r, tone in ((1.75, (0.6, 0.16, 0.045)), (1.4, (0.66, 0.3, 0.06)), (1.0, (0.72, 0.47, 0.12))):
        shape(fan(sx, sz, r, 0, 180), tone)
    shape([(0, FOOT), (WIDE, FOOT), (WIDE, sz), (0, sz)], (0.07, 0.14, 0.07))
    for i in range(15):
        x0 = -6 + i * 1.9
        shape([(x0, FOOT), (x0 + 0.85, FOOT), (sx + (x0 + 0.85 - sx) * 0.3, sz), (sx + (x0 - sx) * 0.3, sz)], ((0.2, 0.27, 0.08), (0.13, 0.2, 0.075))[i % 2])
    # the branch: leaves with their ribs, three fruits with a lighter cheek
    chance = random.Random(5)
    for i in range(13):
        x, z, turn, long = 8.6 + i * 0.5, FOOT + 2.5 + 0.55 * math.sin(i * 0.7) + chance.uniform(-0.2, 0.2), chance.uniform(-70, 70), chance.uniform(0.8, 1.25)
        c, d = math.cos(math.radians(turn)), math.sin(math.radians(turn))

        def at(u, v, x=x, z=z, c=c, d=d):
            return x + u * c - v * d, z + u * d + v * c

        blade = [at(long * (k / 12 - 0.5), 0.21 * long * math.sin(math.pi * k / 12)) for k in range(13)] + [at(long * (0.5 - k / 12), -0.21 * long * math.sin(math.pi * k / 12)) for k in range(1, 12)]
        shape(blade, ((0.05, 0.22, 0.12), (0.1, 0.3, 0.13), (0.035, 0.15, 0.11))[i % 3])
        shape([at(-long * 0.46, -0.012), at(long * 0.46, 0), at(-long * 0.46, 0.012)], (0.36, 0.44, 0.2))
    for x, z, r in ((9.6, 2.35, 0.62), (11.1, 2.95, 0.5), (12.4, 2.2, 0.58)):
        shape(fan(x, z, r, 0, 360, 40), (0.64, 0.22, 0.03))
        shape(fan(x - r * 0.18, z + r * 0.2, r * 0.66, 0, 360, 32), (0.72, 0.33, 0.05))
        shape(fan(x - r * 0.34, z + r * 0.38, r * 0.2, 0, 360, 20), (0.78, 0.52, 0.2))
    # a signature and the edge of the painting
    for k in range(4):
        shape([(14.2 + k * 0.17, 0.62), (14.3 + k * 0.17, 0.62), (14.32 + k * 0.17, 0.8), (14.22 + k * 0.17, 0.8)], (0.6, 0.56, 0.46))


def right_side():
    stage.wall((RIGHT + 0.2, FAR), (RIGHT + 0.2, NEAR), 4.6, matter.plaster((0.44, 0.36, 0.27), 0.2), thick=0.4)
    form.box((0.6, FAR - NEAR, 0.22), (RIGHT + 0.2, (NEAR + FAR) / 2, 4.6), matter.stone((0.4, 0.34, 0.27), 2.0), 0.02)
    frames = (matter.paint((0.04, 0.075, 0.07), 0.45), matter.paint((0.085, 0.034, 0.026), 0.45), matter.paint((0.045, 0.055, 0.07), 0.45))
    cloths = (((0.15, 0.055, 0.04), (0.4, 0.36, 0.3)), ((0.07, 0.1, 0.09), (0.4, 0.36, 0.3)), ((0.24, 0.18, 0.1), (0.4, 0.36, 0.3)))
    for i in range(5):
        y = -3.2 + i * 4.9
        brickwork.shop((RIGHT, y, 0), 3.7, -90, 2.6, 0.62, 2700, frames[i % 3])
        brickwork.awning((RIGHT, y, 3.25), 3.9, -90, cloths[i % 3], 1.0, 0.45)
        if i < 3:
            lamps.panel((RIGHT - 0.35, y, 1.7), (0.8, y, 0.1), 3.2, 1.6, 30, 2500, "shops")
        town.lantern((RIGHT - 0.24, y + 2.45, 2.6), 0.26, 16 if i < 3 else 0, 2400, drop=0.05)


def end():
    """Where the alley meets the street: a brick front with lit windows, a palm before it."""
    stage.wall((-9, FAR + 9), (11, FAR + 9), 7.6, brickwork.brick((0.4, 0.2, 0.12)), thick=0.4)
    for x in (-3.6, -1.4, 0.8, 3.0, 5.2):
        brickwork.sash((x, FAR + 8.78, 4.3), (1.1, 1.9), 0, 0.7 if x in (-1.4, 0.8, 3.0) else 0.0, 2600, None, (2, 4), None, matter.stone((0.42, 0.36, 0.28), 2.0))
    brickwork.shop((0.6, FAR + 8.78, 0), 6.0, 0, 2.9, 0.9, 2700)
    brickwork.awning((0.6, FAR + 8.78, 3.6), 6.2)
    plants.palm((2.2, FAR + 4.5, 0), 8.2, "fan", 0.3, 30, 26, 1.8, 6)
    lamps.uplight((2.0, FAR + 3.4, 0), (2.2, FAR + 4.5, 8.2), 220, 2800, 30)


def tables():
    iron, rust = matter.paint((0.03, 0.05, 0.05), 0.4), matter.cloth((0.12, 0.09, 0.07))
    for x, y, turn in ((-1.75, -0.9, 20), (-1.6, 2.6, -30)):
        furniture.round_table((x, y, 0), 0.36, 0.73, matter.steel(0.4))
        for k in (0, 1):
            a = math.radians(turn + k * 168)
            seating.dining_chair((x + 0.68 * math.sin(a), y + 0.68 * math.cos(a), 0), -turn - k * 168, rust, iron)
        lamps.candle((x, y, 0.73), 0.9)
        furniture.glass((x + 0.15, y - 0.12, 0.73), 0.19, (0.4, 0.2, 0.04))
        furniture.glass((x - 0.16, y + 0.06, 0.73), 0.19)
    clay = matter.paint((0.36, 0.14, 0.07), 0.75)
    for x, y, seed in ((LEFT + 0.62, 1.0, 4), (LEFT + 0.62, 5.2, 9), (RIGHT - 0.62, 4.3, 2)):
        brickwork.planter((x, y, 0), 0.36, 0.5, clay)
        plants.shrub((x, y, 0.4), (0.7, 0.7, 0.7), 900, seed, (0.06, 0.11, 0.035), 0.06)
