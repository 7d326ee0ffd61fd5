"""Half past one: the pipe is clamped, the rack stands aside under plastic, the bucket has caught what it could."""
import math
import random

from kit import form, lamps, matter, racks, sky, stage, trade

FILM = {"exposure": 1.05, "vignette": 0.18}
COPPER = (0.545, 0.286, 0.193)


def build():
    sky.none()
    stage.camera((-0.35, -3.4, 1.4), (0.02, 1.4, 1.22), lens=29, fstop=4, focus=(0.2, 0.6, 1.2))
    closet()
    pipes()
    racks.rack((0.85, 0.75, 0.04), -24, 42, 5, bright=1.6)
    plastic((0.85, 0.75), -24, 2.1)
    trade.bucket((-0.3, 0.75, 0), 0.19, 0.33, (0.75, 0.4, 0.03), 0.7)
    trade.bucket((-1.55, 1.3, 0), 0.15, 0.27, (0.1, 0.3, 0.45))
    trade.work_lamp((-1.12, 1.1, 0), (0.9, 0.1, 0.7), 26, 4300, 1.45, beam=92)
    puddle()
    trade.cable([(-1.1, 1.1, 0.02), (-0.85, 0.1, 0.01), (-0.2, -0.95, 0.01), (0.5, -1.5, 0.01), (0.4, -3.2, 0.01)], 0.011)
    cart()
    lamps.panel((-0.6, -3.4, 2.7), (0.1, 1, 0.9), 1.6, 1.0, 18, 3200, "corridor")
    lamps.panel((0.5, -0.1, 1.2), (-0.4, -0.8, 0.2), 0.5, 1.4, 26, group="rack", tint=(0.2, 0.5, 1.0))


def closet():
    pale = matter.plaster((0.6, 0.57, 0.5), 0.08)
    stage.slab(-2.2, 2.2, -5, 2.1, 0, wet(), 0.2)
    stage.wall((-2.2, 2.0), (2.2, 2.0), 2.9, pale)
    stage.wall((-2.1, 2), (-2.1, -5), 2.9, matter.plaster((0.32, 0.42, 0.42), 0.06))
    stage.wall((2.1, -5), (2.1, 2), 2.9, pale)
    stage.slab(-2.2, 2.2, -5, 2.1, 2.85, matter.plaster((0.62, 0.6, 0.55), 0.05), -0.1)
    for a, b in (((0, 1.895), (4.2, 0.02)), ((-1.995, -1.5), (0.02, 6.8)), ((1.995, -1.5), (0.02, 6.8))):
        form.box((b[0], b[1], 0.11), (a[0], a[1], 0), matter.paint((0.1, 0.11, 0.11), 0.4), 0.004)
    # where the water ran: a stain that widens downward, a ceiling tile gone
    chance = random.Random(4)
    form.sheet(1.5, 2.3, (-0.3, 1.905, 1.25), stain(), tilt=(90, 0))
    form.box((0.9, 0.02, 0.9), (-1.3, 1.88, 1.35), matter.oak("x"), 0.006)
    for k in range(4):
        for side in (-1, 1):
            form.box((0.26, 0.07, 0.05), (-1.3 + side * 0.22, 1.84, 1.45 + k * 0.19), matter.paint((0.62, 0.61, 0.57), 0.5), 0.006)
            form.box((0.014, 0.004, 0.014), (-1.3 + side * 0.22 - 0.1, 1.802, 1.47 + k * 0.19), matter.glow(6500, 9, racks.BLUE), 0)
    # where the rack stood: four bolts, and its cables hanging loose
    for i in range(9):
        x = 0.25 + i * 0.035
        form.tube([(x, 1.85, 2.84), (x + 0.01, 1.8, 2.5), (x + 0.1 * chance.random(), 1.7, 1.5 + 0.35 * chance.random())], 0.009,
                  matter.paint(racks.CORDS[i % 5], 0.5))


@matter.once
def wet():
    """Vinyl tiles under a skin of water: a mirror in the middle, drier toward the door."""
    n = matter.Nodes("wet")
    tile = n.add("ShaderNodeTexChecker", Scale=3.3, Color1=(0.36, 0.35, 0.32, 1), Color2=(0.3, 0.295, 0.275, 1))
    n.tree.links.new(n.where(), tile.inputs["Vector"])
    pools = n.noise(0.9, 3)
    n.set(Base_Color=tile.outputs["Color"], Roughness=n.ramp(pools, (0.44, 0.03), (0.56, 0.3)), Specular=0.8)
    n.bump(n.noise(3.5, 2), 0.05, 0.02)
    return n.mat


@matter.once
def stain():
    """Damp in the plaster: transparent but for streaks in the middle of the sheet."""
    n = matter.Nodes("stain")
    split = n.add("ShaderNodeSeparateXYZ")
    n.tree.links.new(n.where(), split.inputs[0])
    far = n.add("ShaderNodeMath", operation="ABSOLUTE")
    n.tree.links.new(split.outputs["X"], far.inputs[0])
    streak = n.add("ShaderNodeMath", operation="MULTIPLY_ADD")
    n.tree.links.new(n.noise(3.0, 5, n.where((2.2, 0.25, 1))), streak.inputs[0])
    streak.inputs[1].default_value = 0.9
    n.tree.links.new(far.outputs[0], streak.inputs[2])
    dry, damp = n.add("ShaderNodeBsdfTransparent"), n.add("ShaderNodeBsdfPrincipled", Roughness=0.3)
    damp.inputs["Base Color"].default_value = (0.3, 0.24, 0.16, 1)
    mix = n.add("ShaderNodeMixShader")
    n.tree.links.new(n.ramp(streak.outputs[0], (0.42, 0.85), (0.74, 0.0)), mix.inputs[0])
    n.tree.links.new(damp.outputs[0], mix.inputs[1])
    n.tree.links.new(dry.outputs[0], mix.inputs[2])
    n.tree.links.new(damp.outputs[0], mix.inputs[2])
    n.tree.links.new(dry.outputs[0], mix.inputs[1])
    n.tree.links.new(mix.outputs[0], n.out.inputs[0])
    return n.mat


def puddle():
    points = []
    for i in range(72):
        a = math.tau * i / 72
        r = 1 + 0.16 * math.sin(3 * a + 1) + 0.1 * math.sin(5 * a) + 0.06 * math.sin(9 * a + 2)
        points.append((-0.25 + 1.25 * r * math.cos(a), 0.35 + 1.0 * r * math.sin(a), 0.003))
    form.place("puddle", form.mesh_of("puddle", points, [tuple(range(72))]), (0, 0, 0), 0, matter.paint((0.06, 0.065, 0.07), 0.02, 0.0, 1.0))


def pipes():
    copper = matter.paint(COPPER, 0.24, 1.0)
    form.tube([(-2.2, 1.78, 2.15), (2.2, 1.78, 2.15)], 0.036, copper)
    form.tube([(-2.2, 1.8, 2.35), (2.2, 1.8, 2.35)], 0.022, copper)
    form.tube([(1.6, 1.8, 2.15), (1.6, 1.8, 0.0)], 0.022, copper)
    for x in (-1.7, 0.75, 1.9):
        form.box((0.05, 0.18, 0.12), (x, 1.86, 2.09), matter.steel(0.3), 0.006)
    # the clamp: two bright halves, three bolts
    form.rod(0.085, 0.36, (-0.48, 1.78, 2.15), matter.steel(0.18, 0.75), (0, 90))
    form.box((0.34, 0.06, 0.06), (-0.3, 1.69, 2.12), matter.steel(0.22, 0.7), 0.008)
    for dx in (-0.11, 0, 0.11):
        form.rod(0.018, 0.06, (-0.3 + dx, 1.67, 2.15), matter.brass(), (90, 0), steps=6)
    form.tube([(-0.78, 1.74, 2.15), (-0.78, 1.64, 2.15)], 0.012, copper)
    form.box((0.13, 0.02, 0.03), (-0.78, 1.63, 2.135), matter.paint((0.432, 0.089, 0.078), 0.4), 0.008)


def plastic(at, turn, top):
    """A clear sheet thrown over the rack's back, open at its face."""
    a = math.radians(turn)
    points, faces, columns, rows = [], [], 40, 18
    chance = random.Random(2)
    wave = [chance.uniform(0, 6) for _ in range(4)]
    for j in range(rows + 1):
        t = j / rows
        for i in range(columns + 1):
            u = i / columns * 2 - 1
            # over the top from the face, then down the sides and the back
            drop = max(0.0, abs(u) - 0.42) * 2.9
            x = max(-0.42, min(0.42, u)) * 0.78 + (0.04 * math.sin(9 * t + wave[0]) + 0.1 * drop) * (1 if u > 0 else -1) * (drop > 0)
            y = -0.46 + 0.95 * t + 0.03 * math.sin(u * 12 + wave[1])
            points.append((x * 1.04, y, top - drop + 0.02 * math.sin(u * 7 + t * 6 + wave[2])))
    for j in range(rows):
        for i in range(columns):
            k = j * (columns + 1) + i
            faces.append((k, k + 1, k + columns + 2, k + columns + 1))
    form.place("plastic", form.mesh_of("plastic", points, faces, True), (at[0], at[1], 0), math.degrees(a), film_sheet())


@matter.once
def film_sheet():
    n = matter.Nodes("plastic")
    through = n.add("ShaderNodeBsdfTransparent", Color=(0.9, 0.94, 0.96, 1))
    milk = n.add("ShaderNodeBsdfDiffuse", Color=(0.8, 0.85, 0.88, 1))
    shine = n.add("ShaderNodeBsdfGlossy", Roughness=0.12)
    body, skin = n.add("ShaderNodeMixShader", Fac=0.42), n.add("ShaderNodeMixShader", Fac=0.12)
    for mix, first, second in ((body, through, milk), (skin, body, shine)):
        n.tree.links.new(first.outputs[0], mix.inputs[1])
        n.tree.links.new(second.outputs[0], mix.inputs[2])
    n.tree.links.new(skin.outputs[0], n.out.inputs[0])
    return n.mat


def cart():
    """A steel cart: drives out of their trays, each in its bag, towels, a case."""
    steel = matter.steel(0.3, 0.6)
    for z in (0.3, 0.85):
        form.box((0.62, 0.95, 0.03), (-1.55, 0.35, z), steel, 0.008)
    for x in (-0.28, 0.28):
        for y in (-0.44, 0.44):
            form.tube([(-1.55 + x, 0.35 + y, 0.08), (-1.55 + x, 0.35 + y, 0.98)], 0.014, steel)
            form.rod(0.05, 0.03, (-1.55 + x, 0.365 + y, 0.05), matter.black(0.6), (90, 0))
    for i in range(8):
        x, y = -1.7 + 0.26 * (i % 2), 0.02 + 0.2 * (i // 2)
        form.box((0.15, 0.11, 0.028), (x, y, 0.885), matter.paint((0.14, 0.14, 0.15), 0.35), 0.005, 90)
        form.cushion((0.2, 0.17, 0.045), (x, y, 0.88), film_sheet(), 4 * i, puff=0.4)
    for k in range(3):
        form.box((0.44, 0.34, 0.05), (-1.55, 0.15, 0.34 + k * 0.052), matter.cloth(((0.55, 0.53, 0.48), (0.121, 0.255, 0.296), (0.6, 0.58, 0.52))[k]), 0.02)
    trade.case((1.35, -0.85, 0), 14, (0.5, 0.28, 0.28))
