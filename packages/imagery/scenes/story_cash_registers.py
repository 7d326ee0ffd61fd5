"""A garden center's checkout after the strike: this lane is back, its card reader lit; rain runs down the glass behind it."""
import math
import random

from kit import cars, form, handtools, lamps, lettering, matter, plants, seating, sky, stage, things, trade, trees

FILM = {"exposure": 0.6, "vignette": 0.26}
LANES = (-3.3, -1.65, 0.0, 1.65, 3.3)
BACK = (True, True, True, False, True)


def build():
    sky.evening("dusk", sun=275, strength=1.15, clouds=3.0)
    stage.camera((-0.5, -1.56, 1.3), (0.04, 1.0, 0.78), lens=33, fstop=5.6, focus=(-0.25, -0.86, 1.02))
    store()
    front()
    for i, x in enumerate(LANES):
        lane(x, i + 1, BACK[i])
    goods()
    storm()


def store():
    stage.slab(-9, 9, -9, 6, 0, matter.stone((0.4, 0.38, 0.35), 0.6, 0.22, 0.04))
    stage.slab(-9, 9, -9, 6, 4.6, matter.paint((0.5, 0.5, 0.48), 0.8), -0.1)
    for y in (-2.5, 0.5, 3.5):
        form.box((18, 0.16, 0.3), (0, y, 4.3), matter.paint((0.62, 0.62, 0.6), 0.6), 0.01)
    for x in (-7, 7):
        stage.wall((x, 6), (x, -9), 4.6, matter.plaster((0.55, 0.52, 0.44), 0.05))
    for i, x in enumerate(LANES):
        form.box((0.16, 4.2, 0.06), (x, 0.6, 3.6), matter.paint((0.6, 0.6, 0.58), 0.5), 0.006)
        for y in (-0.9, 2.1):
            form.tube([(x, y, 3.66), (x, y, 4.6)], 0.006, matter.steel())
        if BACK[i]:
            form.box((0.12, 4.1, 0.01), (x, 0.6, 3.592), matter.glow(3600, 5), 0)
            lamps.panel((x, 0.2, 3.57), (x, 0.2, 0), 0.3, 4.0, 40, 3300, "ceiling")
    lamps.panel((0, -6.5, 4.4), (0, -2, 0), 7, 1.5, 90, 3000, "store").visible_glossy = False


def front():
    """The glazed front: piers, doors, and the wet lot outside."""
    frame = matter.paint((0.12, 0.17, 0.15), 0.4)
    stage.wall((-7, 6), (7, 6), 1.3, matter.plaster((0.5, 0.47, 0.4), 0.05), base=3.5)
    stage.window_frames((-7, 6), (7, 6), 0, 3.5, 8, frame, False, 0.09)
    form.box((14, 0.08, 0.08), (0, 6, 2.5), frame, 0.003)
    form.place("pane", form.mesh_of("pane", [(-7, 5.98, 0), (7, 5.98, 0), (7, 5.98, 3.5), (-7, 5.98, 3.5)], [(0, 1, 2, 3)]), (0, 0, 0), 0, matter.glass())
    lettering.word("THANK YOU", (0.0, 5.86, 3.66), 0.72, matter.paint((0.1, 0.3, 0.1), 0.5), 0.06, bold=0.008)
    form.box((120, 120, 0.1), (0, 70, -0.12), matter.stone((0.1, 0.1, 0.105), 0.5, 0.14, 0.04), 0)
    for x, y, tall, seed in ((-5.4, 13, 6.4, 3), (4.6, 12, 5.6, 8), (7.8, 18, 7.0, 5)):
        plants.palm((x, y, 0), tall, "fan", 1.3, 0, 26, 1.8, seed)
    trees.hedge((-16, 24), (16, 24), 1.2, 0.9, 3, 700, 0.12, (0.05, 0.085, 0.03))
    for i, (x, color) in enumerate(((-6.8, (0.26, 0.26, 0.25)), (-3.6, (0.05, 0.07, 0.11)), (1.4, (0.2, 0.03, 0.02)))):
        cars.car((x, 16.5, -0.02), 88 + 3 * i, ("wagon", "pickup", "sedan")[i], color)
    for x in (-9, 9.5):
        form.tube([(x, 22, 0), (x, 22, 7)], 0.09, matter.steel(0.4))
        form.box((0.9, 0.4, 0.12), (x, 22, 7), matter.glow(3600, 9), 0.03)


def storm():
    """Rain, and the cold light that a strike throws on the lot and in through the glass."""
    chance = random.Random(12)

    # rain on the glass, and past it
    points, faces = [], []
    for _ in range(2600):
        y = 6.15 if chance.random() < 0.5 else chance.uniform(6.3, 12)
        x, z, long, k = chance.uniform(-6, 6), chance.uniform(0, 3.5), chance.uniform(0.04, 0.2), len(points)
        points += [(x, y, z), (x + 0.007, y, z), (x + 0.012, y, z + long), (x + 0.004, y, z + long)]
        faces.append((k, k + 1, k + 2, k + 3))
    form.place("rain", form.mesh_of("rain", points, faces), (0, 0, 0), 0, matter.glow(9000, 0.5, (0.7, 0.8, 1.0)))
    lamps.bulb((3, 45, 16), 26000, radius=3, group="lightning", tint=(0.68, 0.78, 1.0)).visible_glossy = False
    lamps.panel((1.5, 8.5, 4.5), (0.5, 2, 0.5), 6, 2, 190, group="lightning", tint=(0.6, 0.72, 1.0)).visible_glossy = False


@matter.once
def worktop():
    """A laminate of speckled gray, wiped a thousand times."""
    n = matter.Nodes("worktop")
    speck = n.noise(420, 3, roughness=0.7)
    n.set(Base_Color=n.ramp(speck, (0.38, (0.12, 0.115, 0.105)), (0.5, (0.24, 0.235, 0.22)), (0.66, (0.36, 0.35, 0.33))), Roughness=n.ramp(n.noise(7, 6), (0.3, 0.2), (0.7, 0.36)), Specular=0.45)
    return n.mat


def lane(x, number, back):
    """A counter with its belt, a screen on a stand, a card reader, and the number on its pole."""
    green = matter.paint((0.045, 0.085, 0.055), 0.4)
    form.box((0.72, 3.4, 0.86), (x, 0.6, 0.02), green, 0.02)
    form.box((0.76, 3.44, 0.05), (x, 0.6, 0.88), worktop(), 0.012)
    form.box((0.5, 1.7, 0.01), (x, 1.3, 0.93), matter.paint((0.02, 0.02, 0.02), 0.6), 0.004)
    form.box((0.74, 0.02, 0.1), (x, -1.105, 0.1), matter.black(0.5), 0)
    form.tube([(x + 0.02, -0.5, 0.93), (x + 0.02, -0.5, 1.24)], 0.022, matter.black(0.3))
    form.box((0.58, 0.05, 0.42), (x + 0.02, -0.55, 1.2), matter.black(0.3), 0.015, 0, (-12, 0))
    screen(x + 0.02, number, back)
    reader((x - 0.25, -0.86, 0.93), back)
    printer((x + 0.1, -0.9, 0.93), back)
    # the light of the lane
    px, py = x - 0.3, 0.4
    form.tube([(px, py, 0.9), (px, py, 2.35)], 0.022, matter.steel(0.3))
    form.box((0.36, 0.3, 0.4), (px, py, 2.35), matter.glow(5000, 1.6, (0.1, 0.8, 0.25)) if back else matter.paint((0.3, 0.3, 0.29), 0.4), 0.03)
    lettering.word(str(number), (px, py - 0.155, 2.44), 0.34, matter.glow(5600, 4.5) if back else matter.paint((0.12, 0.12, 0.12), 0.5), 0.006, bold=0.01, bevel=0)
    if back:
        lamps.bulb((px, py - 0.35, 2.45), 2.5, radius=0.15, group="lanes", tint=(0.25, 1.0, 0.45)).visible_glossy = False


def printer(at, back):
    """For receipts: a lid, a seam, a slot with the paper of the last sale, an eye."""
    s = seating.Set(at, 8)
    coat = handtools.grip((0.05, 0.05, 0.053), 0.5)
    s.box((0.145, 0.19, 0.07), (0, 0, 0), coat, 0.012)
    s.box((0.145, 0.15, 0.055), (0, 0.02, 0.073), coat, 0.014)
    s.box((0.1, 0.012, 0.012), (0, -0.06, 0.085), matter.black(0.5), 0.002)
    s.box((0.008, 0.002, 0.004), (0.05, -0.0955, 0.045), matter.glow(6000, 6 if back else 0, (0.1, 0.5, 1.0)), 0)
    paper = matter.paint((0.7, 0.7, 0.68), 0.7)
    points = []
    for i in range(13):
        t = i / 12
        points += [s.p(-0.038, -0.058 - 0.1 * t * t, 0.09 + 0.085 * t - 0.06 * t * t), s.p(0.038, -0.058 - 0.1 * t * t, 0.09 + 0.085 * t - 0.06 * t * t)]
    form.place("receipt", form.mesh_of("receipt", points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(12)], True), (0, 0, 0), 0, paper)


def reader(at, back):
    """A payment terminal on its stalk: a glossy face, a lit page, sixteen keys, the card in its slot."""
    x, y, z = at
    turn, lean = -20, -40
    a = math.radians(-lean)
    s = seating.Set(at, turn)
    form.lathe([(0, 0), (0.055, 0), (0.057, 0.006), (0.05, 0.012), (0.02, 0.016), (0.017, 0.08), (0, 0.08)], s.p(0, 0.035, 0), handtools.grip((0.02, 0.02, 0.021), 0.4), 48)
    low = 0.05

    def p(u, v, lift):
        """A point on the face: u across, v up along it, `lift` out of it."""
        return (u, v * math.sin(a) - lift * math.cos(a), low + v * math.cos(a) + lift * math.sin(a))

    def face(size, u, v, mat, lift, thick=0.002, bevel=0.0):
        # a box is tilted about the middle of its foot
        return s.box((size[0], thick, size[1]), p(u, v - size[1] / 2, lift), mat, bevel, tilt=(lean, 0))

    shell, gloss = handtools.grip((0.026, 0.026, 0.028), 0.42), matter.paint((0.01, 0.01, 0.011), 0.08, 0.0, 0.6)
    face((0.084, 0.205), 0, 0.1, shell, -0.012, 0.03, 0.011)
    face((0.079, 0.118), 0, 0.14, gloss, 0.0028, 0.003, 0.0012)
    face((0.066, 0.088), 0, 0.142, matter.glow(6200, 0.62 if back else 0.03, (0.93, 0.97, 1.0)), 0.0046, 0.0006)
    if back:
        face((0.066, 0.012), 0, 0.18, matter.glow(6000, 0.42, (0.05, 0.3, 0.22)), 0.0052, 0.0006)
        middle = p(0, 0.152, 0.0058)
        disc = form.lathe([(0, 0.0006), (0.0148, 0.0006), (0.0152, 0)], s.p(*middle), matter.glow(6000, 0.5, (0.03, 0.55, 0.22)), 64, turn, (90 + lean, 0))
        mark = [(-0.0066, 0.1518), (-0.0018, 0.1468), (0.0072, 0.1566)]
        s.tube([p(u, v, 0.0068) for u, v in mark[:2]], 0.0011, matter.glow(6500, 1.1))
        s.tube([p(u, v, 0.0068) for u, v in mark[1:]], 0.0011, matter.glow(6500, 1.1))
        ink = matter.glow(6000, 0.07, (0.2, 0.25, 0.3))
        for text, v, size in (("APPROVED", 0.123, 0.0105), ("$ 48.16", 0.109, 0.0088)):
            word = lettering.word(text, (0, 0, 0), size, ink, 0.0003, bevel=0)
            word.location = s.p(*p(0, v, 0.0056))
            word.rotation_euler = (math.radians(90 + lean), 0, math.radians(turn))
    for row in range(4):
        for column in range(4):
            colors = {(3, 0): (0.42, 0.02, 0.015), (3, 1): (0.5, 0.34, 0.015), (3, 2): (0.02, 0.26, 0.06)}
            color = colors.get((column, row), (0.075, 0.075, 0.078))
            u, v = -0.0278 + column * 0.0185, 0.068 - row * 0.0145
            face((0.0158, 0.0112), u, v, handtools.grip(color, 0.45), 0.0042, 0.004, 0.0016)
            if column < 3:
                text = ("123", "456", "789", "*0#")[row][column]
                word = lettering.word(text, (0, 0, 0), 0.0082, matter.paint((0.62, 0.62, 0.6), 0.5), 0.0002, bevel=0)
                word.location = s.p(*p(u, v - 0.0029, 0.0065))
                word.rotation_euler = (math.radians(90 + lean), 0, math.radians(turn))
    # the waves that say where a card is held, a green eye, the card itself
    for k in range(4):
        face((0.006, 0.0018), -0.015 + k * 0.01, 0.194, matter.glow(5000, 3.0 if back else 0.0, (0.1, 1.0, 0.35)), 0.0046, 0.0006)
    card = matter.paint((0.03, 0.07, 0.2), 0.25, 0.0, 0.5)
    face((0.054, 0.05), 0, -0.022, card, -0.004, 0.0009, 0.0003)
    face((0.012, 0.009), -0.013, -0.03, matter.brass(0.3), -0.003, 0.0006, 0.0002)


def screen(x, number, back):
    """The register's page: a list of what was bought, the sum, and large keys. It leans back by twelve degrees."""
    def on_face(size, dx, dz, mat, lift=0.0):
        form.box((size[0], 0.004, size[1]), (x + dx, -0.578 - lift + dz * 0.2126, 1.2 + dz * 0.978), mat, 0, 0, (-12, 0))

    def say(text, dx, dz, size, mat, align="LEFT"):
        word = lettering.word(text, (0, 0, 0), size, mat, 0.0004, align=align, bevel=0)
        word.location = (x + dx, -0.587 + dz * 0.2126, 1.2 + dz * 0.978)
        word.rotation_euler = (math.radians(78), 0, 0)

    if not back:
        on_face((0.53, 0.36), 0, 0.03, matter.glow(5600, 0.05, (0.02, 0.06, 0.16)))
        on_face((0.3, 0.02), 0, 0.19, matter.glow(5600, 0.8, (0.3, 0.4, 0.5)), 0.004)
        on_face((0.11, 0.02), -0.095, 0.19, matter.glow(5600, 3, (0.2, 0.7, 1.0)), 0.007)
        return
    on_face((0.54, 0.37), 0, 0.025, matter.glow(6000, 0.4, (0.72, 0.78, 0.82)))
    on_face((0.54, 0.045), 0, 0.35, matter.glow(6000, 0.14, (0.05, 0.3, 0.22)), 0.002)
    on_face((0.3, 0.3), -0.11, 0.035, matter.glow(6000, 0.62, (0.95, 0.97, 1.0)), 0.002)
    ink = matter.glow(6000, 0.05, (0.2, 0.25, 0.3))
    say(f"LANE {number}", -0.25, 0.362, 0.026, matter.glow(6000, 0.7))
    for k, (name, price) in enumerate((("Esperanza 3 gal", "18.99"), ("Potting mix", "11.49"), ("Clay pot 8 in", "6.99"), ("Lantana flat", "7.02"))):
        say(name, -0.245, 0.29 - k * 0.042, 0.02, ink)
        say(price, 0.025, 0.29 - k * 0.042, 0.02, ink, "RIGHT")
        on_face((0.28, 0.0012), -0.11, 0.278 - k * 0.042, ink, 0.004)
    say("Paid", -0.245, 0.055, 0.03, ink)
    say("48.16", 0.025, 0.055, 0.034, ink, "RIGHT")
    for k, (color, power) in enumerate((((0.05, 0.4, 0.2), 0.3), ((0.2, 0.32, 0.42), 0.3), ((0.2, 0.32, 0.42), 0.3), ((0.55, 0.2, 0.03), 0.3))):
        on_face((0.15, 0.062), 0.165, 0.258 - k * 0.075, matter.glow(6000, power, color), 0.003)
        say(("NEW SALE", "RECEIPT", "RETURN", "CLOSE")[k], 0.165, 0.282 - k * 0.075, 0.02, matter.glow(6000, 0.75), "CENTER")


def goods():
    """What a garden center sells, and the loaner that carries two lanes."""
    clay = matter.paint((0.5, 0.19, 0.08), 0.7)
    for i, (x, y, tall) in enumerate(((-1.7, 1.1, 0.5), (0.05, 1.6, 0.45), (1.75, 1.2, 0.55), (-3.3, 1.5, 0.5))):
        plants.pot((x, y, 0.94), 0.13, 0.2, clay)
        plants.shrub((x, y, 1.08), (0.4, 0.4, tall), 500, i + 2, (0.1, 0.24, 0.06), 0.06)
    for x, seed in ((-0.85, 3), (0.85, 6), (2.5, 9)):
        form.box((0.5, 0.5, 0.5), (x, -1.2, 0), matter.oak("x"), 0.01)
        for k in range(4):
            a, b = (-0.13, 0.13)[k % 2], (-0.13, 0.13)[k // 2]
            plants.pot((x + a, -1.2 + b, 0.5), 0.09, 0.13, clay)
            plants.shrub((x + a, -1.2 + b, 0.6), (0.26, 0.26, 0.2), 260, seed + k, (0.1, 0.26, 0.07), 0.045)
            for j in range(6):
                form.ball(0.025, (x + a + 0.09 * ((j % 3) - 1), -1.2 + b - 0.05 + 0.09 * (j // 3), 0.79 + 0.03 * (j % 2)),
                          matter.paint(((0.8, 0.12, 0.1), (0.85, 0.45, 0.03), (0.6, 0.1, 0.4))[(seed + k) % 3], 0.6))
    trade.case((-1.3, -2.0, 0), 20)
    trade.cable([(-1.5, -1.9, 0.02), (-2.3, -2.1, 0.012), (-2.4, -1.3, 0.012), (-1.9, -1.15, 0.3), (-1.75, -1.0, 0.92)], 0.01, (0.03, 0.16, 0.5))
    things.bowl((3.3, 1.9, 0.93), 0.14)
