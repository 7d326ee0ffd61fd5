"""Edinburg: three arches of a university's court, lit from within, and the rim of the fountain before them."""
import math

from kit import brickwork, form, lamps, matter, plants, sky, stage, town

FILM = {"exposure": 1.2, "vignette": 0.2}
NOON = {"sun": 222, "height": 50}
ARCHES, SPAN, FRONT, TALL = 5, 3.5, 6.5, 4.75
FOUNTAIN = (0.85, 0.3)


def build():
    sky.evening("dusk", sun=60, strength=0.5, clouds=1.6)
    stage.camera((-1.7, -4.7, 1.5), (0.5, FRONT, 1.98), lens=27, fstop=5.6, focus=(0.3, 2, 1))
    form.box((60, 40, 0.1), (0, 4, -0.1), matter.tiles((0.24, 0.15, 0.1), 0.4, 0.42), 0)
    arcade()
    loggia()
    fountain(*FOUNTAIN)
    court()
    lamps.panel((-7, -9, 8), (0, 2, 1), 6, 6, 190, 4600, "fill").visible_glossy = False


def arcade():
    half = ARCHES * SPAN / 2
    brick, pale = brickwork.brick((0.34, 0.17, 0.1), (0.46, 0.39, 0.31)), matter.stone((0.5, 0.43, 0.33), 2.0, 0.6)
    town.arcade((-half, FRONT), (half, FRONT), TALL, brick, ARCHES, 2.4, 2.3, 0.6)
    for y in (FRONT - 0.34,):
        for i in range(ARCHES):
            x = -half + SPAN * (i + 0.5)
            arc = [(x + 1.27 * math.cos(math.pi * k / 32), y, 2.3 + 1.27 * math.sin(math.pi * k / 32)) for k in range(33)]
            form.tube(arc, 0.085, pale)
            form.box((0.24, 0.14, 0.44), (x, y - 0.02, 3.42), pale, 0.02)
        for i in range(ARCHES + 1):
            x = -half + SPAN * i
            form.box((1.22, 0.82, 0.16), (x, FRONT, 2.22), pale, 0.02)
            form.box((1.24, 0.86, 0.5), (x, FRONT, 0), pale, 0.02)
    for z, deep, tall in ((TALL - 0.55, 0.72, 0.1), (TALL, 0.9, 0.14), (TALL + 0.14, 1.06, 0.1)):
        form.box((half * 2 + 0.3, deep, tall), (0, FRONT, z), pale, 0.015)
    # tiles of the roof behind the cornice
    for i in range(66):
        form.tube([(-half + i * 0.27, FRONT - 0.3, TALL + 0.3), (-half + i * 0.27, FRONT + 3.6, TALL + 1.5)], 0.13, matter.paint((0.34, 0.13, 0.07), 0.8))
    # lamps at the foot of each pier, close to the brick: the light grazes it and fades before the cornice
    for i in range(1, ARCHES):
        x = -half + SPAN * i
        form.rod(0.07, 0.05, (x, FRONT - 0.62, 0), matter.black(), steps=24)
        lamps.spot((x, FRONT - 0.62, 0.1), (x, FRONT - 0.1, 4.4), 18, 2600, 34, "piers", 0.12)


def loggia():
    half = ARCHES * SPAN / 2
    warm = matter.plaster((0.5, 0.4, 0.28), 0.15)
    stage.slab(-half, half, FRONT - 0.3, FRONT + 3.4, 0.1, matter.tiles((0.3, 0.19, 0.12), 0.4, 0.4), 0.12)
    stage.wall((-half, FRONT + 3.2), (half, FRONT + 3.2), TALL, warm)
    stage.slab(-half, half, FRONT, FRONT + 3.4, TALL - 0.35, matter.walnut("x", (2.0, 0.2)), -0.1)
    for i in range(14):
        form.box((0.16, 3.2, 0.2), (-half + 0.6 + i * 1.27, FRONT + 1.6, TALL - 0.55), matter.walnut("y"), 0.01)
    for i in range(ARCHES):
        x = -half + SPAN * (i + 0.5)
        town.lantern((x, FRONT + 1.5, TALL - 0.4), 0.4, 60, 2500, drop=0.75)
        door((x, FRONT + 3.1, 0.1))
        if i % 2 == 0:
            brickwork.bench((x + 1.4, FRONT + 2.5, 0.1), 0, 1.5)


def door(at):
    """A pair of glazed doors with a fanlight, a lit hall behind them."""
    x, y, z = at
    wood, pale = matter.paint((0.05, 0.13, 0.13), 0.4), matter.paint((0.6, 0.54, 0.44), 0.5)
    form.box((1.5, 0.02, 2.75), (x, y - 0.01, z), town.interior(2600, 0.8, 2.75), 0)
    for dx in (-0.8, 0.8):
        form.box((0.16, 0.2, 2.85), (x + dx, y - 0.05, z), pale, 0.015)
    form.box((1.9, 0.24, 0.18), (x, y - 0.06, z + 2.82), pale, 0.02)
    form.box((1.5, 0.08, 0.1), (x, y - 0.06, z + 2.15), wood, 0.008)
    for side in (-1, 1):
        u = x + side * 0.37
        for dx in (-0.32, 0.32):
            form.box((0.1, 0.07, 2.15), (u + dx, y - 0.06, z), wood, 0.008)
        for dz, tall in ((0, 0.62), (1.1, 0.07), (1.62, 0.06), (2.06, 0.09)):
            form.box((0.6, 0.07, tall), (u, y - 0.06, z + dz), wood, 0.008)
        form.tube([(x + side * 0.08, y - 0.13, z + 0.9), (x + side * 0.08, y - 0.13, z + 1.25)], 0.014, matter.brass(0.2))
        form.box((0.03, 0.05, 0.5), (u, y - 0.06, z + 2.25), wood, 0.004)


def fountain(x, y):
    pale = matter.stone((0.46, 0.4, 0.31), 1.4, 0.5)
    form.lathe([(2.3, 0), (2.34, 0.1), (2.22, 0.16), (2.22, 0.44), (2.38, 0.5), (2.4, 0.57), (2.34, 0.61), (1.98, 0.61), (1.94, 0.57), (1.94, 0.1)], (x, y, 0), pale, 160)
    form.lathe([(0, 0), (1.94, 0)], (x, y, 0.12), matter.tiles((0.1, 0.26, 0.29), 0.12), 96)
    form.lathe([(0, 0), (1.95, 0)], (x, y, 0.5), matter.water((0.62, 0.9, 0.9), 0.22, 9.0), 96)
    form.lathe([(0.42, 0), (0.3, 0.2), (0.2, 0.36), (0.17, 0.8), (0.26, 0.92), (0.72, 1.06), (0.86, 1.16), (0.88, 1.22), (0.82, 1.24), (0.6, 1.16), (0, 1.14)], (x, y, 0.12), pale, 96)
    form.lathe([(0, 0), (0.8, 0)], (x, y, 1.335), matter.water((0.7, 0.92, 0.92), 0.35, 14.0), 64)
    form.lathe([(0.1, 0), (0.06, 0.2), (0.09, 0.3), (0.03, 0.42), (0, 0.44)], (x, y, 1.28), pale, 40)
    # the sheet that runs over the bowl's lip, and the short plume on top
    form.lathe([(0.86, 1.35), (0.895, 1.34), (0.925, 1.24), (0.945, 1.05), (0.955, 0.8), (0.96, 0.5)], (x, y, 0), falling(), 160)
    form.lathe([(0.02, 1.98), (0.05, 2.02), (0.1, 1.96), (0.14, 1.78), (0.17, 1.5), (0.18, 1.34)], (x, y, 0), falling(), 64)
    form.lathe([(0.94, 0.5), (1.0, 0.53), (1.08, 0.515), (1.16, 0.5)], (x, y, 0), matter.paint((0.3, 0.34, 0.34), 0.3), 96)
    for k in range(4):
        a = math.radians(35 + 90 * k)
        lamps.spot((x + 1.5 * math.cos(a), y + 1.5 * math.sin(a), 0.35), (x + 0.2 * math.cos(a), y + 0.2 * math.sin(a), 1.4), 16, 3000, 54, "fountain", 0.08)
    for k in (2.4, 4.3, 5.6):
        lamps.bulb((x + 1.45 * math.cos(k), y + 1.45 * math.sin(k), 0.3), 9, 3800, 0.08, "fountain").visible_glossy = False


@matter.once
def falling():
    """Water in streaks: clear, with threads that catch the light."""
    n = matter.Nodes("falling")
    streak = n.noise(5.0, 4, n.where((3.2, 3.2, 0.35)), 0.2)
    clear, white, shine = n.add("ShaderNodeBsdfTransparent"), n.add("ShaderNodeBsdfTranslucent"), n.add("ShaderNodeBsdfGlossy", Roughness=0.06)
    white.inputs["Color"].default_value = (0.85, 0.9, 0.92, 1)
    body, skin = n.add("ShaderNodeMixShader"), n.add("ShaderNodeMixShader", Fac=0.1)
    for mix, first, second in ((body, clear, white), (skin, body, shine)):
        n.tree.links.new(first.outputs[0], mix.inputs[1])
        n.tree.links.new(second.outputs[0], mix.inputs[2])
    n.tree.links.new(n.ramp(streak, (0.4, 0.02), (0.56, 0.6)), body.inputs[0])
    n.tree.links.new(skin.outputs[0], n.out.inputs[0])
    return n.mat


def court():
    clay = matter.paint((0.36, 0.14, 0.07), 0.75)
    for x, y, seed in ((-2.5, 4.4, 3), (5.3, 4.2, 8)):
        brickwork.planter((x, y, 0), 0.5, 0.6, clay)
        plants.agave((x, y, 0.5), 0.75, seed)
    for x, y, tall, seed in ((-8.8, 11.5, 7.6, 3), (8.2, 12.0, 8.4, 5), (4.6, 14, 7.4, 9)):
        plants.palm((x, y, 0), tall, "fan", 0.4, seed * 40, 26, 1.8, seed)
        lamps.uplight((x + 0.3, y - 1.2, 5.2), (x, y, tall), 40, 2800, 40)
    plants.tree((-7.4, 2.0, 0), 4.6, 7, 0.62, 16, (0.06, 0.09, 0.03), 0.1)
    lamps.uplight((-6.9, 1.1, 0), (-7.4, 2.0, 3.4), 60, 2800, 60)
