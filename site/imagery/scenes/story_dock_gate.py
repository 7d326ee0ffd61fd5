"""The dock gate in the rain: a van at the barrier, its plate in the light, and the camera on the pole that reads it."""
import random

from kit import form, lamps, matter, seating, sky, stage, town, van
from kit.lettering import word

FILM = {"exposure": 1.3, "vignette": 0.18}
SODIUM = (1.0, 0.55, 0.16)


def build():
    sky.evening("dusk", sun=150, strength=0.42, clouds=2.4, glow=1.4)
    stage.camera((1.5, -6.4, 1.75), (0.0, 8, 2.1), lens=29, fstop=None)
    form.box((120, 120, 0.1), (0, 40, -0.1), wet(), 0)
    vehicle()
    gate()
    pole()
    booth()
    stacks()
    masts()
    rain()
    lamps.panel((-2, -8, 9), (0, 3, 0), 9, 9, 330, 4600, "fill").visible_glossy = False


@matter.once
def wet():
    """Asphalt with rain on it: a mirror where the puddles stand."""
    n = matter.Nodes("wet")
    puddle = n.noise(0.45, 5, distortion=0.5)
    n.set(Base_Color=n.ramp(puddle, (0.42, (0.12, 0.125, 0.13)), (0.58, (0.2, 0.2, 0.2))), Roughness=n.ramp(puddle, (0.42, 0.05), (0.6, 0.34)), Specular=0.6)
    grain = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0)
    n.tree.links.new(n.noise(60, 3), grain.inputs["Color1"])
    n.tree.links.new(n.ramp(puddle, (0.44, 0.0), (0.58, 1.0)), grain.inputs["Color2"])
    n.bump(grain.outputs[0], 0.4, 0.01)
    return n.mat


def vehicle():
    at = (-0.75, 4.6, 0)
    van.van(at, -90, (0.55, 0.56, 0.56), False)
    s = seating.Set(at, -90)
    white, dark = matter.paint((0.55, 0.56, 0.56), 0.34), matter.paint((0.02, 0.025, 0.03), 0.06)
    # the rear doors, their windows, and the plate in its own light
    for side in (-1, 1):
        s.box((0.03, 0.86, 1.75), (2.885, side * 0.45, 0.62), white, 0.02)
        s.box((0.02, 0.6, 0.55), (2.905, side * 0.45, 1.68), dark, 0.03)
        s.box((0.03, 0.03, 0.26), (2.91, side * 0.07, 1.12), matter.black(), 0.006)
        s.box((0.04, 0.16, 0.42), (2.905, side * 0.84, 0.98), matter.glow(1600, 1.5, (1.0, 0.05, 0.02)), 0.02)
    s.box((0.16, 2.0, 0.2), (2.95, 0, 0.38), matter.black(0.5), 0.04)
    s.box((0.02, 0.66, 0.36), (2.915, 0, 0.63), matter.black(0.4), 0.01)
    s.box((0.01, 0.62, 0.32), (2.928, 0, 0.65), matter.paint((0.72, 0.72, 0.7), 0.35), 0.012)
    word("DXK 4172", s.p(2.938, 0, 0.73), 0.155, matter.paint((0.02, 0.05, 0.2), 0.4), 0.008, 0, bold=0.002, bevel=0.001)
    s.box((0.02, 0.62, 0.02), (2.93, 0, 0.925), matter.paint((0.5, 0.1, 0.08), 0.4), 0)
    lamps.spot((-0.75, 0.6, 1.5), (-0.75, 1.68, 0.8), 5, 5200, 50, "plate")
    for side in (-1, 1):
        lamps.bulb(s.p(3.1, side * 0.84, 1.15), 5, 2700, 0.08, "tail", (1.0, 0.08, 0.03)).visible_glossy = False
    lamps.panel(s.p(-3.1, 0, 0.8), s.p(-8, 0, 0.4), 1.6, 0.2, 120, 5200, "head", 90).visible_glossy = False


def gate():
    """Sliding mesh on the left, pushed back; the barrier down across the lane."""
    steel, yellow, red = matter.steel(0.45, 0.5), matter.paint((0.6, 0.36, 0.03), 0.4), matter.paint((0.55, 0.05, 0.03), 0.4)
    form.box((0.42, 0.42, 1.1), (2.0, 8.6, 0), yellow, 0.03)
    form.box((0.3, 0.03, 0.2), (2.0, 8.38, 0.75), matter.glow(6000, 1.2, (1.0, 0.5, 0.1)), 0.01)
    for k in range(11):
        form.box((0.42, 0.06, 0.12), (1.7 - k * 0.42, 8.5, 0.95), red if k % 2 else matter.paint((0.65, 0.63, 0.6), 0.4), 0.006)
    form.ball(0.08, (2.0, 8.6, 1.2), matter.glow(2000, 9, (1.0, 0.3, 0.05)))
    for x0, x1 in ((-9.5, -3.4), (3.4, 12)):
        for k in range(int((x1 - x0) / 1.5) + 1):
            form.rod(0.045, 2.6, (x0 + k * 1.5, 9.0, 0), steel)
        for z in (0.15, 1.3, 2.5):
            form.tube([(x0, 9.0, z), (x1, 9.0, z)], 0.03, steel)
        # mesh: one wire, again and again
        first = form.tube([(x0, 9.0, 0.15), (x0 + 2.35, 9.0, 2.5)], 0.006, steel)
        second = form.tube([(x0 + 2.35, 9.0, 0.15), (x0, 9.0, 2.5)], 0.006, steel)
        for k in range(1, int((x1 - x0 - 2.3) / 0.17)):
            form.again(first, (k * 0.17, 0, 0))
            form.again(second, (k * 0.17, 0, 0))
    for x in (-2.3, 1.1):
        for k in range(2):
            form.rod(0.1, 0.95, (x, 6.6 - k * 4.4, 0), yellow)
            form.lathe([(0.103, 0), (0.103, 0.09)], (x, 6.6 - k * 4.4, 0.7), matter.paint((0.66, 0.66, 0.64), 0.4), 24)
    for k in range(5):
        form.box((0.14, 1.6, 0.006), (-2.9, -3.5 + k * 3.0, 0), matter.paint((0.6, 0.44, 0.05), 0.4), 0)
        form.box((0.14, 1.6, 0.006), (1.55, -3.5 + k * 3.0, 0), matter.paint((0.6, 0.44, 0.05), 0.4), 0)


def pole():
    """The camera stands near and high enough to see under the rain; a ring of light in its housing."""
    grey, x, y = matter.paint((0.5, 0.51, 0.51), 0.35), 2.25, 0.2
    form.box((0.34, 0.34, 0.12), (x, y, 0), grey, 0.02)
    form.rod(0.07, 3.5, (x, y, 0.1), grey)
    form.box((0.28, 0.2, 0.42), (x, y - 0.02, 1.15), grey, 0.02)
    form.box((0.012, 0.01, 0.012), (x - 0.06, y - 0.125, 1.5), matter.glow(6000, 9, (0.2, 1.0, 0.35)), 0)
    form.tube([(x + 0.05, y - 0.08, 1.57), (x + 0.05, y - 0.1, 2.2), (x + 0.02, y - 0.08, 2.7)], 0.014, matter.black())
    for z, turn, size in ((2.75, -52, 1.0), (3.35, 38, 0.8)):
        s = seating.Set((x, y, z), turn)
        form.tube([(x, y, z), s.p(0, -0.24, 0.02)], 0.03, grey)
        s.box((0.2 * size, 0.5 * size, 0.18 * size), (0, -0.42, -0.08), grey, 0.03)
        s.box((0.25 * size, 0.62 * size, 0.02), (0, -0.46, -0.08 + 0.2 * size), grey, 0.008)
        s.box((0.16 * size, 0.01, 0.14 * size), (0, -0.42 - 0.251 * size, -0.06), matter.black(0.08), 0.01)
        c = s.p(0, -0.42 - 0.26 * size, -0.06 + 0.07 * size)
        form.lathe([(0, 0.004), (0.03 * size, 0.004), (0.034 * size, 0.012)], c, matter.black(0.05), 32, turn, (90, 0))
        form.lathe([(0.044 * size, 0.006), (0.062 * size, 0.006)], c, matter.glow(6000, 9, (0.75, 0.88, 1.0)), 32, turn, (90, 0))
    form.box((0.3, 0.1, 0.2), (x - 0.02, y - 0.12, 2.32), matter.black(0.4), 0.015, -40)
    form.box((0.26, 0.01, 0.16), (x - 0.055, y - 0.168, 2.34), matter.glow(5200, 8), 0, -40)
    lamps.spot((x - 0.1, y - 0.1, 2.4), (-0.75, 2.2, 0.7), 26, 5200, 44, "camera")


def booth():
    white = matter.paint((0.58, 0.57, 0.53), 0.5)
    form.box((2.6, 2.6, 0.2), (4.6, 7.0, 0), matter.stone((0.4, 0.38, 0.35), 2.0), 0.03)
    form.box((2.2, 2.2, 0.95), (4.6, 7.0, 0.2), white, 0.02)
    form.box((2.0, 2.0, 1.1), (4.6, 7.0, 1.15), town.interior(3200, 0.8, 1.1), 0)
    for x in (3.52, 4.6, 5.68):
        for y in (5.92, 8.08):
            form.box((0.08, 0.08, 1.2), (x, y, 1.15), white, 0.01)
    form.box((3.2, 3.2, 0.2), (4.6, 7.0, 2.32), matter.paint((0.06, 0.2, 0.26), 0.5), 0.03)
    form.box((1.8, 0.02, 0.3), (4.3, 5.4, 2.27), matter.paint((0.06, 0.2, 0.26), 0.5), 0.01)
    word("GATE 3", (4.0, 5.38, 2.34), 0.24, matter.glow(5000, 3.5), 0.02)
    lamps.panel((4.2, 5.6, 2.3), (3.0, 3.0, 0), 2.4, 0.6, 60, 3200, "booth").visible_glossy = False


def stacks():
    """Containers: ribbed, in the colors that the sea leaves them."""
    colors = ((0.5, 0.14, 0.06), (0.06, 0.24, 0.36), (0.52, 0.36, 0.08), (0.12, 0.34, 0.24), (0.46, 0.45, 0.42), (0.36, 0.09, 0.08))
    for i, (x, row, k) in enumerate(((-6.8, 0, 0), (-6.8, 1, 1), (-6.8, 2, 2), (-0.4, 0, 3), (-0.4, 1, 0), (6.0, 0, 1), (6.0, 1, 4), (6.0, 2, 5), (-13.2, 0, 4), (-13.2, 1, 5), (12.4, 0, 2))):
        mat = matter.paint(colors[k], 0.5)
        z = 0.1 + row * 2.62
        form.box((6.05, 2.4, 2.55), (x, 17.2, z), mat, 0.02)
        rib = None
        for j in range(20):
            spot = (x - 2.85 + j * 0.3, 15.98, z + 0.16)
            rib = form.box((0.15, 0.09, 2.24), spot, mat, 0.03) if rib is None else form.again(rib, spot)
        for dx in (-2.97, 2.97):
            form.box((0.12, 0.1, 2.55), (x + dx, 15.98, z), mat, 0.01)
        for dz in (0, 2.43):
            form.box((6.05, 0.1, 0.13), (x, 15.98, z + dz), mat, 0.01)
        word(("4172 06", "8830 51", "2295 17")[i % 3], (x + 1.7, 15.92, z + 1.85), 0.34, matter.paint((0.7, 0.69, 0.66), 0.5), 0.01)
    form.box((60, 2, 7), (0, 60, 0), matter.paint((0.2, 0.2, 0.22), 0.9), 0)
    # a crane, far off
    for x in (14, 20):
        form.box((0.9, 0.9, 24), (x, 70, 0), matter.paint((0.22, 0.2, 0.2), 0.6), 0)
    form.box((44, 1.2, 1.4), (8, 70, 23), matter.paint((0.22, 0.2, 0.2), 0.6), 0)
    for x in (-13, 4, 29):
        form.ball(0.3, (x, 69, 24.6), matter.glow(2000, 14, (1.0, 0.12, 0.05)))


def masts():
    """Sodium on the left, cool light on the right: the yard is half old, half new."""
    for x, y, tint, cold in ((-4.6, 12.4, SODIUM, False), (8.2, 12.4, None, True), (-10.5, 13.5, SODIUM, False)):
        form.rod(0.1, 7.6, (x, y, 0), matter.steel(0.5, 0.3))
        form.tube([(x, y, 7.5), (x, y - 0.7, 7.75), (x, y - 1.5, 7.7)], 0.05, matter.steel(0.5, 0.3))
        form.box((0.34, 0.7, 0.14), (x, y - 1.7, 7.62), matter.black(0.5), 0.03)
        form.box((0.28, 0.6, 0.03), (x, y - 1.7, 7.6), matter.glow(4300, 16) if cold else matter.glow(2000, 16, SODIUM), 0.01)
        if x > -10:
            lamps.spot((x, y - 1.7, 7.55), (x * 0.7, y - 2.2, 0), 420, 4300, 80, "masts", 0.15, tint)
            lamps.spot((x, y - 1.2, 7.3), (x * 0.9, 17, 2.4), 230, 4300, 84, "masts", 0.15, tint)


def rain():
    """One mesh of fine streaks, brighter where the lamps are, and rings on the puddles."""
    chance = random.Random(5)
    for power, count in ((0.5, 420), (1.1, 130)):
        points, faces = [], []
        for _ in range(count):
            y = chance.uniform(-3.5, 13)
            wide = (y + 7) * 0.66
            x, z, long = 1.2 + chance.uniform(-wide, wide), chance.uniform(0.1, 6.5), chance.uniform(0.12, 0.3)
            n, half = len(points), 0.0016 + 0.00025 * (y + 4)
            points += [(x - half, y, z), (x + half, y, z), (x + half + long * 0.1, y, z + long), (x - half + long * 0.1, y, z + long)]
            faces.append((n, n + 1, n + 2, n + 3))
        form.place("rain", form.mesh_of("rain", points, faces), (0, 0, 0), 0, matter.glow(6000, power, (0.8, 0.86, 1.0)))
    ring = None
    for _ in range(70):
        y = chance.uniform(-4.2, 3)
        spot = (1.2 + chance.uniform(-0.6, 0.6) * (y + 7), y, 0.002)
        ring = form.lathe([(0.05, 0), (0.056, 0.006), (0.062, 0)], spot, matter.paint((0.45, 0.46, 0.48), 0.1), 24) if ring is None else form.again(ring, spot, 0, chance.uniform(0.5, 1.5))
