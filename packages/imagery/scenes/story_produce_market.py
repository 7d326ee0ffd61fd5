"""A produce market by the expressway, open to the evening: crates of citrus and melons under warm lamps, bulbs along the eave."""
import math
import random

from kit import fixtures, form, lamps, matter, plants, seating, sky, stage, town

FILM = {"exposure": 1.05}
ORANGE, RUBY, LIME, LEMON = (0.78, 0.26, 0.015), (0.78, 0.33, 0.13), (0.16, 0.36, 0.03), (0.8, 0.6, 0.04)
TOMATO, ONION, AVOCADO = (0.6, 0.04, 0.02), (0.5, 0.3, 0.12), (0.05, 0.09, 0.025)


def build():
    sky.evening("dusk", sun=60, strength=0.3, clouds=1.5)
    stage.camera((1.35, -4.7, 1.62), (-0.1, 1.5, 1.4), lens=25, fstop=4.5, focus=(0, -0.6, 0.9))
    form.box((80, 60, 0.1), (0, 20, -0.1), matter.stone((0.32, 0.29, 0.25), 0.7, 0.5), 0)
    stall()
    display()
    back_wall()
    scale((1.72, -0.15, 0.93))
    melons()
    beyond()
    lamps.panel((0.3, -3.6, 3.2), (0, -0.4, 0.6), 3.4, 0.8, 30, 2900, "front")


def stall():
    post = matter.oak("z")
    for x in (-3.3, 3.1):
        for y in (-1.9, 2.6):
            form.box((0.16, 0.16, 3.1), (x, y, 0), post, 0.01)
    for y in (-1.9, 2.6):
        form.box((6.9, 0.14, 0.22), (-0.1, y, 3.0), matter.oak("x"), 0.008)
    for i in range(9):
        form.box((0.07, 5.3, 0.14), (-3.3 + i * 0.8, 0.3, 3.22), matter.oak("y"), 0.005)
    for i in range(74):
        form.box((0.055, 5.6, 0.02), (-3.6 + i * 0.096, 0.3, 3.36 + 0.012 * (i % 2)), matter.steel(0.45, 0.55), 0.006)
    # a canvas valance in stripes
    for i in range(22):
        form.box((0.32, 0.015, 0.36), (-3.5 + i * 0.322, -2.16, 2.88), matter.cloth((0.05, 0.26, 0.12) if i % 2 else (0.66, 0.62, 0.53)), 0.004)
        form.lathe([(0, 0), (0.16, 0)], (-3.5 + i * 0.322, -2.168, 2.88), matter.cloth((0.05, 0.26, 0.12) if i % 2 else (0.66, 0.62, 0.53)), 24, 0, (90, 0)).scale.y = 0.45
    fixtures.festoon((-3.4, -2.25, 2.95), (3.2, -2.25, 2.95), 0.3, 15, 1.6, 2400)
    fixtures.festoon((-3.3, 0.3, 3.1), (3.1, 0.9, 3.1), 0.25, 13, 1.6, 2400)
    # sealed fixtures over the fruit, of a light that is kind to reds
    for x in (-2.2, -0.75, 0.7, 2.15):
        form.tube([(x, -0.35, 3.2), (x, -0.35, 2.5)], 0.008, matter.black())
        form.lathe([(0.03, 0.2), (0.1, 0.15), (0.22, 0.0), (0.215, 0.0), (0.09, 0.13)], (x, -0.35, 2.3), matter.paint((0.04, 0.22, 0.11), 0.3), 48)
        form.lathe([(0, 0), (0.2, 0)], (x, -0.35, 2.315), matter.glow(2700, 7), 32)
        lamps.spot((x, -0.35, 2.28), (x, -0.5, 0.8), 34, 2800, 92, "fruit", 0.08)


def crate(at, size, turn=0, tilt=0):
    """Slats with gaps; tipped towards the buyer."""
    s = seating.Set(at, turn)
    w, d, h = size
    wood = matter.oak("x", None, 0.7)
    a = math.radians(tilt)
    for side in (-1, 1):
        for k in range(2):
            z = 0.02 + k * h * 0.5
            y = side * d / 2
            s.box((w, 0.014, h * 0.42), (0, y * math.cos(a) - z * math.sin(a), y * math.sin(a) + z * math.cos(a)), wood, 0.003, tilt=(tilt, 0))
            s.box((0.014, d, h * 0.42), (side * w / 2, -z * math.sin(a), z * math.cos(a)), wood, 0.003, tilt=(tilt, 0))
    s.box((w, d, 0.014), (0, 0, 0), wood, 0.002, tilt=(tilt, 0))
    return a


_fruits = {}


def fruit(color, squash):
    key = (color, squash)
    if key not in _fruits:
        n = matter.Nodes("fruit")
        n.set(Base_Color=n.ramp(n.noise(1.6, 3), (0.35, tuple(c * 0.72 for c in color)), (0.65, color)), Roughness=0.4)
        n.bump(n.noise(120, 2), 0.25, 0.003)
        _fruits[key] = form.ball(1.0, (0, 0, -60), n.mat, squash)
    return _fruits[key]


def heap(at, size, tilt, color, radius, seed, squash=1.0):
    """Rows that nest in each other, a second layer on the first, a few on top."""
    chance = random.Random(seed)
    a = math.radians(tilt)
    w, d, h = size
    first = fruit(color, squash)
    for layer in range(3):
        nx, ny = int((w - 0.02) / (radius * 2)) - (layer % 2), int((d - 0.02) / (radius * 1.85)) - (layer % 2)
        for i in range(nx):
            for j in range(ny):
                if layer == 2 and chance.random() < 0.35:
                    continue
                x = (i - (nx - 1) / 2) * radius * 2.02 + chance.uniform(-0.1, 0.1) * radius
                y = (j - (ny - 1) / 2) * radius * 1.95 + chance.uniform(-0.1, 0.1) * radius
                z = h * 0.45 + layer * radius * 1.35 + chance.uniform(-0.1, 0.1) * radius
                ball = form.again(first, (at[0] + x, at[1] + y * math.cos(a) - z * math.sin(a), at[2] + y * math.sin(a) + z * math.cos(a)), chance.uniform(0, 360), radius * chance.uniform(0.92, 1.06))
                ball.rotation_euler.x = chance.uniform(-0.6, 0.6)


def display():
    """Two steps of crates, tilted, on a stand of boards; a card on a pick in each."""
    form.box((5.6, 0.7, 0.5), (-0.2, -0.75, 0), matter.oak("x", (1.4, 0.12)), 0.006)
    form.box((5.6, 0.6, 0.86), (-0.2, -0.1, 0), matter.oak("x", (1.4, 0.12)), 0.006)
    size = (0.74, 0.56, 0.17)
    goods = [[(ORANGE, 0.044, 1), (RUBY, 0.058, 0.92), (LIME, 0.03, 1.1), (ORANGE, 0.044, 1), (LEMON, 0.034, 1.25), (TOMATO, 0.036, 0.85), (ONION, 0.04, 0.9)],
             [(LIME, 0.03, 1.1), (ORANGE, 0.044, 1), (RUBY, 0.058, 0.92), (TOMATO, 0.04, 0.85), (ORANGE, 0.044, 1), (RUBY, 0.058, 0.92), (AVOCADO, 0.042, 1.3)]]
    for row, (y, z) in enumerate(((-0.84, 0.6), (-0.12, 0.98))):
        for i, (color, radius, squash) in enumerate(goods[row]):
            x = -2.58 + i * 0.79
            if row and i > 4:
                continue
            crate((x, y, z), size, 0, 20)
            heap((x, y, z), (0.7, 0.52, 0.17), 20, color, radius, row * 10 + i, squash)
            card(x + 0.2, y + 0.2, z + 0.3)
    chance = random.Random(2)
    for i in range(11):
        leaf = matter.leaf((0.06, 0.16, 0.03), 0.35)
        form.box((0.09, 0.03, 0.003), (-2.3 + i * 0.5, -1.05 + chance.uniform(-0.05, 0.1), 0.74), leaf, 0.001, chance.uniform(0, 180), (chance.uniform(-40, 40), 10))


def card(x, y, z):
    """Slate with strokes of chalk in place of letters."""
    form.tube([(x, y, z - 0.12), (x, y, z + 0.04)], 0.004, matter.oak("z"))
    form.box((0.2, 0.008, 0.13), (x, y, z), matter.paint((0.03, 0.035, 0.033), 0.8), 0.003, 4, (-8, 0))
    chalk = matter.paint((0.7, 0.7, 0.66), 0.9)
    chance = random.Random(int(x * 100))
    for k in range(2):
        form.box((chance.uniform(0.07, 0.13), 0.002, 0.012), (x - 0.01, y - 0.007 + 0.012 * (k * 0.3 - 0.0), z + 0.085 - k * 0.035), chalk, 0, 4, (-8, 0))
    form.lathe([(0.016, 0), (0.022, 0)], (x + 0.055, y - 0.0075, z + 0.04), chalk, 20, 0, (82, 0))


def back_wall():
    stage.wall((-3.4, 2.7), (3.2, 2.7), 3.2, matter.oak("x", (2.0, 0.2)))
    for row in range(3):
        z = 0.75 + row * 0.68
        form.box((5.6, 0.36, 0.04), (-0.2, 2.42, z), matter.oak("x"), 0.005)
        lamps.profile((-2.8, 2.5, z - 0.02), (2.4, 2.5, z - 0.02), (0, 0.2, -1), 12, 2800, "shelves", visible=2, width=0.007)
        for i in range(7):
            x = -2.6 + i * 0.8
            if (i + row) % 3 == 0:
                for k in range(3):
                    form.lathe([(0, 0), (0.06, 0), (0.062, 0.14), (0.04, 0.17), (0.045, 0.19), (0, 0.19)], (x - 0.16 + k * 0.16, 2.4, z + 0.04), matter.paint(((0.6, 0.3, 0.02), (0.5, 0.05, 0.02), (0.7, 0.5, 0.05))[(k + i) % 3], 0.15), 28)
            else:
                crate((x, 2.4, z + 0.05), (0.6, 0.32, 0.14), 0, 14)
                color, radius = ((ORANGE, 0.044), (LEMON, 0.034), (TOMATO, 0.038), (LIME, 0.032))[(i + row * 2) % 4]
                heap((x, 2.4, z + 0.05), (0.56, 0.29, 0.14), 14, color, radius, i * 7 + row)
    for k in range(5):
        # strings of garlic and dried peppers
        x = -2.4 + k * 0.28
        for j in range(9):
            form.ball(0.035 if k % 2 else 0.024, (x + 0.02 * math.sin(j * 2.2), -1.78, 2.75 - j * 0.075), matter.paint((0.66, 0.6, 0.5) if k % 2 else (0.4, 0.03, 0.015), 0.4), 1.0 if k % 2 else 1.7)


def scale(at):
    """The wired scale: a pan, a display that glows, its cable."""
    x, y, z = at
    form.box((1.0, 0.66, 0.06), (x + 0.02, y, z - 0.065), matter.oak("x"), 0.008)
    form.box((0.36, 0.34, 0.09), (x - 0.05, y - 0.05, z), matter.paint((0.6, 0.6, 0.58), 0.35), 0.02)
    form.lathe([(0, 0.02), (0.17, 0.03), (0.22, 0.06), (0.215, 0.066), (0.16, 0.038), (0, 0.03)], (x - 0.05, y - 0.05, z + 0.08), matter.steel(0.2, 0.7), 48)
    for k in range(4):
        form.again(fruit(RUBY, 0.92), (x - 0.1 + (k % 2) * 0.12, y - 0.1 + (k // 2) * 0.11, z + 0.17), k * 50, 0.058)
    form.tube([(x + 0.14, y + 0.1, z), (x + 0.14, y + 0.1, z + 0.4)], 0.014, matter.steel(0.3))
    form.box((0.24, 0.06, 0.13), (x + 0.14, y + 0.09, z + 0.38), matter.paint((0.06, 0.06, 0.06), 0.4), 0.01)
    form.box((0.2, 0.002, 0.08), (x + 0.14, y + 0.058, z + 0.405), matter.glow(6500, 0.8, (0.1, 0.7, 0.35)), 0)
    form.tube([(x + 0.2, y + 0.12, z + 0.02), (x + 0.4, y + 0.2, z), (x + 0.48, y + 0.3, z - 0.2), (x + 0.5, y + 0.3, 0.02)], 0.006, matter.paint((0.03, 0.2, 0.5), 0.5))


@matter.once
def rind():
    n = matter.Nodes("rind")
    wave = n.add("ShaderNodeTexWave", Scale=1.9, Distortion=5.0, Detail=3.0)
    wave.bands_direction = "X"
    n.tree.links.new(n.where((1, 1, 1)), wave.inputs["Vector"])
    n.set(Base_Color=n.ramp(wave.outputs["Fac"], (0.35, (0.015, 0.07, 0.015)), (0.6, (0.16, 0.33, 0.08))), Roughness=0.3)
    return n.mat


def melons():
    """A crate of watermelons on the ground in front, one of them cut."""
    x, y = 0.15, -1.75
    s = seating.Set((x, y, 0), -6)
    wood = matter.oak("x", None, 0.7)
    for side in (-1, 1):
        for k in range(3):
            s.box((1.5, 0.02, 0.11), (0, side * 0.4, 0.03 + k * 0.14), wood, 0.004)
            s.box((0.02, 0.8, 0.11), (side * 0.75, 0, 0.03 + k * 0.14), wood, 0.004)
    first = None
    chance = random.Random(6)
    for i in range(9):
        spot = s.p(-0.52 + (i % 4) * 0.34 + (0.16 if i >= 4 else 0), -0.2 + (i // 4) * 0.28, 0.42 + (0.1 if i in (5, 6) else 0))
        if first is None:
            first = form.ball(0.17, spot, rind(), 1.25)
            first.rotation_euler = (1.4, 0.3, 0.2)
        else:
            form.again(first, spot, chance.uniform(0, 180), chance.uniform(0.9, 1.1))
    # the halves show their red
    for dx, turn in ((0.26, -22), (-0.16, 14)):
        half(s.p(dx, -0.24, 0.6), turn)


def half(at, turn):
    s = seating.Set(at, turn)
    arc = [i * math.pi / 2 / 14 for i in range(15)]
    form.lathe([(0.165 * math.sin(a), -0.19 * math.cos(a)) for a in arc], at, rind(), 48, turn, (64, 0))
    for r, color, lift in ((0.165, (0.6, 0.66, 0.36), 0.0), (0.15, (0.75, 0.06, 0.05), 0.002)):
        form.lathe([(0, lift), (r, lift)], at, matter.paint(color, 0.35), 48, turn, (64, 0))
    a = math.radians(64)
    for k in range(22):
        r, b = 0.05 + 0.075 * ((k * 7) % 10) / 10, k * 2.4
        u, v = r * math.cos(b), r * math.sin(b)
        form.ball(0.0055, s.p(u, v * math.cos(a) - 0.004 * math.sin(a), v * math.sin(a) + 0.004 * math.cos(a)), matter.black(0.3), 0.8)


def beyond():
    """The expressway: a deck on columns, lamps, and palms against the last light."""
    pale = matter.paint((0.34, 0.32, 0.3), 0.8)
    form.box((160, 5, 1.0), (20, 46, 5.0), pale, 0.05)
    form.box((160, 0.3, 0.7), (20, 43.6, 6.0), pale, 0.02)
    for i in range(9):
        form.box((1.4, 1.4, 5.0), (-36 + i * 14, 46, 0), pale, 0.05)
        form.tube([(-40 + i * 14, 44, 6), (-40 + i * 14, 44, 12), (-39 + i * 14, 43, 12.6)], 0.1, matter.black())
        form.ball(0.34, (-39 + i * 14, 43, 12.5), matter.glow(2700, 12))
    for i in range(14):
        form.ball(0.22, (-30 + i * 6.3 + (i % 3), 43.3, 7.0), matter.glow(5000 if i % 2 else 1900, 9, None if i % 2 else (1.0, 0.12, 0.05)))
    for x, y, tall, seed in ((6.2, 9, 5.2, 3), (9.4, 14, 6.4, 8), (-7.5, 12, 6, 5)):
        plants.palm((x, y, 0), tall, "fan", 0.3, seed * 40, 26, 1.7, seed)
    town.street_lamp((4.9, 3.4, 0), 3.4, 40, 2500)
