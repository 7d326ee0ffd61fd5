"""The gate in the rain, from beside the camera that reads it: water on its hood, and past it a trailer's plate, lit, and again in the wet ground."""
import math
import random

from mathutils import Vector

from kit import form, lamps, lettering, matter, seating, sky, stage, wet

FILM = {"exposure": 1.6, "vignette": 0.26}
SODIUM = (1.0, 0.55, 0.16)


def build():
    sky.evening("late", sun=120, strength=0.9, clouds=2.4, glow=1.4)
    stage.camera((0.0, -1.62, 1.36), (0.0, 8, 1.26), lens=36, fstop=13, focus=(0.3, 0.1, 1.5))
    form.box((160, 160, 0.1), (0, 60, -0.1), wet.asphalt((0.06, 0.06, 0.06), 0.52), 0)
    housing((0.36, -0.36, 1.45), -72)
    trailer((-0.75, 5.2, 0), 10)
    yard()


def housing(at, turn):
    """A bullet camera on its post; its lens looks along -y before it is turned."""
    s = seating.Set(at, turn)
    shell, dark, steel = matter.paint((0.5, 0.5, 0.49), 0.28, 0.0, 0.5), matter.black(0.35), matter.steel(0.32, 0.45)
    back = 0.2
    # post, elbow, cable
    px, py, _ = s.p(0, back + 0.1, 0)
    form.rod(0.05, 1.32, (px, py, 0), steel)
    form.lathe([(0.05, 0), (0.062, 0.006), (0.062, 0.03), (0, 0.034)], (px, py, 1.32), steel, 48)
    s.tube([(0, back + 0.1, -0.12), (0, back + 0.1, -0.06), (0, back + 0.03, -0.012), (0, back - 0.06, -0.01)], 0.022, steel)
    s.tube([(0.02, back + 0.06, 0.0), (0.04, back + 0.16, -0.02), (0.05, back + 0.16, -0.12), (0.045, back + 0.1, -0.3)], 0.0075, dark)
    # the barrel lies along y
    body = [(0.0, -0.2), (0.048, -0.2), (0.056, -0.192), (0.056, 0.14), (0.05, 0.17), (0.03, 0.19), (0, 0.192)]
    form.lathe(body, s.p(0, 0, 0.035), shell, 72, turn, (-90, 0))
    form.lathe([(0.0567, 0.04), (0.0567, 0.046)], s.p(0, 0, 0.035), dark, 72, turn, (-90, 0))
    # the front: a black bezel, the ring that lights, the lens in its cup
    front = s.p(0, -0.2, 0.035)
    form.lathe([(0.054, 0.004), (0.05, 0.012), (0.046, 0.003)], front, dark, 64, turn, (90, 0))
    form.lathe([(0.046, 0.003), (0.0, 0.003)], front, matter.black(0.08), 64, turn, (90, 0))
    for k in range(12):
        a = k * math.tau / 12
        form.lathe([(0, 0.001), (0.0046, 0.001), (0.005, 0)], s.p(0.036 * math.cos(a), -0.2032, 0.035 + 0.036 * math.sin(a)), matter.glow(5200, 3), 20, turn, (90, 0))
    form.lathe([(0.026, 0.003), (0.026, 0.01), (0.021, 0.012), (0.019, 0.004)], front, steel, 56, turn, (90, 0))
    form.lathe([(0.0195, 0.004), (0.014, 0.0085), (0.007, 0.0105), (0, 0.011)], front, matter.paint((0.012, 0.008, 0.02), 0.02, 0.0, 1.0), 56, turn, (90, 0))
    # screws, a gland, the maker's label
    for k in range(3):
        a = math.radians(40 + k * 120)
        form.rod(0.0042, 0.002, s.p(0.051 * math.cos(a), -0.2035, 0.035 + 0.051 * math.sin(a)), steel, (90, 0), turn, 6)
    form.rod(0.016, 0.03, s.p(0, back + 0.02, 0.02), dark, (-90, 0), turn, 12)
    s.box((0.002, 0.07, 0.026), (-0.0566, 0.0, 0.022), matter.paint((0.64, 0.63, 0.6), 0.5), 0)
    for k in range(4):
        s.box((0.0024, 0.05 - 0.012 * (k % 3), 0.0022), (-0.0568, -0.004, 0.026 + k * 0.005), dark, 0)
    for y in (-0.2, 0.06):
        form.rod(0.006, 0.004, s.p(-0.02, y, 0.109), steel, (0, -16), turn, 6)
    hood(s, shell)
    lamps.panel((-0.7, -1.3, 1.1), s.p(0, 0, 0.02), 0.5, 0.4, 1.4, 3200, "booth").visible_glossy = False
    lamps.spot(s.p(-0.02, -0.31, 0.0), (-0.75, 5.2, 0.75), 26, 5200, 20, "camera", 0.03)
    lamps.spot((0.5, -2.6, 3.4), s.p(0, 0, 0.06), 5, 4300, 40, "mast", 0.12)


def hood(s, shell):
    """A sheet over the barrel, longer than it in front; rain stands on it and drips from its rim."""
    points, faces, n = [], [], 24
    for y in (-0.27, 0.13):
        for k in range(n + 1):
            a = math.radians(202 - k * 224 / n)
            points.append(s.p(0.072 * math.cos(a), y + (0.05 * max(0.0, -math.sin(a)) if y < 0 else 0), 0.04 + 0.07 * math.sin(a)))
    for k in range(n):
        faces.append((k, k + 1, k + n + 2, k + n + 1))
    sheet = form.place("hood", form.mesh_of("hood", points, faces, True), (0, 0, 0), 0, shell)
    sheet.modifiers.new("thick", "SOLIDIFY").thickness = 0.0035
    matrix = s.matrix

    def on(chance):
        a, y = math.radians(chance.uniform(5, 175)), chance.uniform(-0.266, 0.126)
        out, down = (math.cos(a), 0, math.sin(a)), (math.copysign(1, math.cos(a)) * math.sin(a), 0, -abs(math.cos(a)))
        spot = s.p(0.0745 * math.cos(a), y, 0.04 + 0.0725 * math.sin(a))
        return spot, tuple(matrix @ Vector(down)), tuple(matrix @ Vector(out))

    wet.drops(800, on, (0.0006, 0.0034), 7, 0.5, 1.1, matter.glass())
    # drops that hang, and two that fall
    chance = random.Random(3)
    for y, z in [(-0.27 + k * 0.035, 0.0) for k in range(12)] + [(-0.2, -0.06), (-0.02, -0.11)]:
        for x in (-0.0725,):
            top = 0.016 + z
            long = chance.uniform(0.006, 0.012)
            form.lathe([(0, -long), (0.0026, -long * 0.8), (0.003, -long * 0.55), (0.0012, -long * 0.1), (0, 0)], s.p(x, y + chance.uniform(-0.01, 0.01), top), wet.bead(), 16)


@matter.once
def weathered(color, wear=0.6):
    """Painted steel that stands outside: rain has drawn streaks down it, road dirt has dulled it, rust begins at its edges."""
    n = matter.Nodes("weathered")
    streak = n.noise(2.2, 8, n.where((3.0, 3.0, 0.22)), 0.2, 0.65)
    cloud = n.noise(1.1, 8, None, 0.4, 0.6)
    tone = n.ramp(streak, (0.36, tuple(c * (1 - 0.6 * wear) for c in color)), (0.62, color))
    dirt = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0)
    n.tree.links.new(tone, dirt.inputs["Color1"])
    n.tree.links.new(n.ramp(cloud, (0.32, 1 - 0.4 * wear), (0.66, 1.06)), dirt.inputs["Color2"])
    rust = n.add("ShaderNodeMixRGB", Color2=(0.1, 0.036, 0.012, 1))
    n.tree.links.new(n.ramp(n.noise(3.4, 10, n.where((1.6, 1.6, 0.5)), 0.6, 0.7), (0.63, 0.0), (0.7, 0.75 * wear)), rust.inputs["Fac"])
    n.tree.links.new(dirt.outputs[0], rust.inputs["Color1"])
    n.set(Base_Color=rust.outputs[0], Roughness=n.ramp(streak, (0.3, 0.68), (0.7, 0.46)), Specular=0.35)
    n.bump(n.noise(5, 5), 0.06, 0.01)
    return n.mat


def trailer(at, turn):
    """The rear of a box trailer: two doors, their rods and hinges, lamps, mud flaps, and the plate in the middle."""
    s = seating.Set(at, turn)
    white, steel, rubber = weathered((0.5, 0.5, 0.485), 0.5), matter.steel(0.38, 0.5), matter.black(0.7)
    red, pale = matter.glow(1600, 3.4, (1.0, 0.06, 0.03)), matter.paint((0.6, 0.6, 0.58), 0.3)
    s.box((2.55, 12.0, 2.9), (0, 6.06, 1.12), weathered((0.42, 0.42, 0.41), 0.4), 0.02)
    for side in (-1, 1):
        s.box((1.21, 0.05, 2.62), (side * 0.615, 0.02, 1.22), white, 0.012)
        for x in (0.18, 0.62):
            s.tube([(side * x, -0.03, 1.2), (side * x, -0.03, 3.8)], 0.017, steel)
            for z in (1.4, 2.1, 2.9):
                s.box((0.11, 0.04, 0.06), (side * x, -0.02, z), steel, 0.008)
            s.box((0.26, 0.02, 0.035), (side * (x - 0.1 if x > 0.5 else x + 0.08), -0.055, 1.86), steel, 0.008)
        for z in (1.36, 1.9, 2.5, 3.1):
            s.box((0.2, 0.03, 0.09), (side * 1.15, -0.012, z), steel, 0.012)
        s.box((0.07, 0.1, 2.9), (side * 1.25, -0.01, 1.12), steel, 0.008)
        # reflecting tape, red and white
        for k in range(4):
            s.box((0.27, 0.004, 0.05), (side * (0.16 + k * 0.285), -0.008, 1.27), (pale, matter.paint((0.5, 0.02, 0.02), 0.3))[k % 2], 0)
        for k in range(3):
            form.lathe([(0, 0.012), (0.05, 0.012), (0.056, 0.0)], s.p(side * (0.72 + k * 0.14), -0.06, 1.05), red, 40, turn, (90, 0))
        s.box((0.5, 0.012, 0.62), (side * 0.86, 0.5, 0.2), rubber, 0.004)
        for y in (0.8, 2.1):
            form.lathe([(0.2, -0.14), (0.48, -0.14), (0.5, -0.1), (0.5, 0.1), (0.48, 0.14), (0.2, 0.14)], s.p(side * 0.95, y, 0.5), rubber, 48, turn, (0, 90))
        s.box((0.09, 0.09, 0.56), (side * 0.62, -0.02, 0.5), steel, 0.012)
        lamps.bulb(s.p(side * 0.86, -0.25, 1.05), 1.6, 2700, 0.08, "tail", (1.0, 0.07, 0.03)).visible_glossy = False
    s.box((2.5, 0.12, 0.2), (0, 0.0, 0.96), matter.paint((0.12, 0.12, 0.12), 0.45), 0.012)
    s.box((2.3, 0.1, 0.1), (0, -0.02, 0.46), matter.paint((0.46, 0.45, 0.42), 0.4), 0.012)
    # seals around the doors, a sign of the line, the trailer's number, a placard frame, grime over the tires
    for x in (-1.222, -0.006, 0.006, 1.222):
        s.box((0.016, 0.03, 2.62), (x, 0.008, 1.22), rubber, 0.004)
    lettering.word("4172", s.p(0.88, -0.008, 3.55), 0.16, matter.paint((0.03, 0.05, 0.09), 0.5), 0.001, turn, bold=0.002, bevel=0)
    s.box((0.3, 0.006, 0.3), (-0.9, -0.008, 1.98), steel, 0.004)
    s.box((0.2, 0.004, 0.12), (0.42, -0.008, 2.42), matter.paint((0.5, 0.36, 0.03), 0.5), 0)
    for x in (-0.4, 0.4):
        # the handle of a rod lies in its catch, sealed
        s.tube([(x - 0.22, -0.07, 1.72), (x, -0.085, 1.7), (x + 0.2, -0.075, 1.71)], 0.012, steel)
        s.box((0.07, 0.05, 0.1), (x + 0.19, -0.045, 1.66), steel, 0.008)
        s.box((0.014, 0.01, 0.05), (x + 0.19, -0.085, 1.6), matter.paint((0.5, 0.3, 0.02), 0.4), 0.002)
    # the plate on its bracket
    s.box((0.42, 0.03, 0.26), (0, -0.05, 0.66), matter.black(0.5), 0.01)
    s.box((0.39, 0.008, 0.2), (0, -0.07, 0.69), matter.paint((0.78, 0.78, 0.75), 0.3), 0.004)
    lettering.word("DXK 4172", s.p(0, -0.076, 0.752), 0.08, matter.paint((0.01, 0.02, 0.08), 0.4), 0.004, turn, bold=0.0012, bevel=0.0005)
    lamps.spot(s.p(0, -0.3, 1.0), s.p(0, -0.07, 0.76), 0.3, 4300, 60, "plate")
    s.box((0.36, 0.002, 0.012), (0, -0.0755, 0.858), matter.paint((0.35, 0.02, 0.02), 0.4), 0)


def yard():
    """Containers and masts, far enough to be soft."""
    colors = ((0.2, 0.06, 0.03), (0.03, 0.08, 0.11), (0.2, 0.15, 0.06), (0.16, 0.16, 0.15))
    for x, row, k in ((5.4, 0, 0), (5.4, 1, 1), (11.8, 0, 3), (11.8, 1, 0), (11.8, 2, 2), (18.2, 0, 1), (-13, 0, 2), (-13, 1, 3)):
        mat, z = weathered(colors[k], 1.0), 0.05 + row * 2.62
        form.box((6.05, 2.4, 2.55), (x, 27, z), mat, 0.02)
        rib = None
        for j in range(22):
            spot = (x - 2.8 + j * 0.267, 25.78, z + 0.16)
            rib = form.box((0.12, 0.07, 2.2), spot, mat, 0.02) if rib is None else form.again(rib, spot)
    for x, y, sodium in ((2.6, 19, True), (9.5, 23, False), (-6.5, 22, True), (15, 36, True)):
        form.rod(0.1, 8.2, (x, y, 0), matter.steel(0.5, 0.2))
        form.box((0.7, 0.3, 0.1), (x - 0.3, y, 8.1), matter.glow(2000, 22, SODIUM) if sodium else matter.glow(4300, 22), 0.02)
        if y < 30:
            lamps.spot((x, y - 0.3, 8.0), (x * 0.9, y + 2.0, 0), 300, 4300, 86, "masts", 0.2, SODIUM if sodium else None)
    # the barrier's arm, down across the lane
    for k in range(16):
        form.box((0.4, 0.05, 0.1), (2.9 - k * 0.4, 11.8, 0.95), matter.paint((0.4, 0.03, 0.02) if k % 2 else (0.5, 0.5, 0.48), 0.4), 0.004)
    form.box((0.4, 0.4, 1.1), (3.2, 11.8, 0), matter.paint((0.4, 0.25, 0.03), 0.45), 0.03)
