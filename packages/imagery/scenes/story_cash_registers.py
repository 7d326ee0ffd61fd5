"""A garden center's checkout after the strike: this lane is back, its card reader lit; rain runs down the glass behind it."""
import random

from kit import form, lamps, lettering, matter, plants, seating, sky, stage, things, trade

FILM = {"exposure": 0.55, "vignette": 0.26}
LANES = (-3.3, -1.65, 0.0, 1.65, 3.3)
BACK = (True, True, True, False, True)


def build():
    sky.evening("dusk", sun=275, strength=1.15, clouds=3.0)
    stage.camera((-0.5, -1.5, 1.28), (0.06, 1.0, 0.95), lens=33, fstop=1.8, focus=(-0.25, -0.85, 1.0))
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
    plants.hedge((-16, 24), (16, 24), 1.3, density=120, leaf=0.3, color=(0.06, 0.1, 0.04))
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


def lane(x, number, back):
    """A counter with its belt, a screen on a stand, a card reader, and the number on its pole."""
    green = matter.paint((0.045, 0.085, 0.055), 0.4)
    form.box((0.72, 3.4, 0.86), (x, 0.6, 0.02), green, 0.02)
    form.box((0.76, 3.44, 0.05), (x, 0.6, 0.88), matter.steel(0.3), 0.012)
    form.box((0.5, 1.7, 0.01), (x, 1.3, 0.93), matter.paint((0.02, 0.02, 0.02), 0.6), 0.004)
    form.box((0.74, 0.02, 0.1), (x, -1.105, 0.1), matter.black(0.5), 0)
    form.tube([(x + 0.02, -0.5, 0.93), (x + 0.02, -0.5, 1.24)], 0.022, matter.black(0.3))
    form.box((0.58, 0.05, 0.42), (x + 0.02, -0.55, 1.2), matter.black(0.3), 0.015, 0, (-12, 0))
    screen(x + 0.02, number, back)
    reader((x - 0.25, -0.86, 0.93), back)
    form.box((0.3, 0.3, 0.09), (x + 0.1, -0.9, 0.93), matter.paint((0.16, 0.16, 0.165), 0.5), 0.01)
    # the light of the lane
    px, py = x - 0.3, 0.4
    form.tube([(px, py, 0.9), (px, py, 2.35)], 0.022, matter.steel(0.3))
    form.box((0.36, 0.3, 0.4), (px, py, 2.35), matter.glow(5000, 1.6, (0.1, 0.8, 0.25)) if back else matter.paint((0.3, 0.3, 0.29), 0.4), 0.03)
    lettering.word(str(number), (px, py - 0.155, 2.44), 0.34, matter.glow(5600, 4.5) if back else matter.paint((0.12, 0.12, 0.12), 0.5), 0.006, bold=0.01, bevel=0)
    if back:
        lamps.bulb((px, py - 0.35, 2.45), 2.5, radius=0.15, group="lanes", tint=(0.25, 1.0, 0.45)).visible_glossy = False


def reader(at, back):
    """For cards: a lit face with a check mark, keys, a slot with its light."""
    s = seating.Set(at, -20)
    x, y, z = 0, 0, 0
    s.tube([(0, 0.03, 0), (0, 0.03, 0.1)], 0.022, matter.steel(0.3))
    s.box((0.12, 0.03, 0.22), (x, y, z + 0.06), matter.paint((0.03, 0.03, 0.032), 0.35), 0.012, tilt=(-38, 0))

    def face(size, dx, up, mat, lift=0.0):
        s.box((size[0], 0.002, size[1]), (dx, y - 0.0128 - lift * 0.79 + up * 0.616, z + 0.07 + lift * 0.6 + up * 0.788), mat, 0, tilt=(-38, 0))

    face((0.098, 0.085), 0, 0.115, matter.glow(5000, 1.2, (0.08, 0.75, 0.4)) if back else matter.black(0.2))
    if back:
        # the mark, as two strokes
        for dx, up, w, h, turn in ((-0.008, 0.134, 0.007, 0.028, -44), (-0.006, 0.134, 0.007, 0.056, 38)):
            s.box((w, 0.001, h), (dx, y - 0.016 + up * 0.616, z + 0.0725 + up * 0.788), matter.glow(6500, 5), 0, tilt=(-38, turn))
    for row in range(4):
        for column in range(3):
            face((0.023, 0.014), -0.031 + column * 0.031, 0.022 + row * 0.022, matter.paint((0.3, 0.3, 0.29), 0.5), 0.003)
    face((0.07, 0.004), 0, 0.006, matter.glow(5000, 4, (0.1, 1.0, 0.5)) if back else matter.black(0.2), 0.003)


def screen(x, number, back):
    def on_face(size, dx, dz, mat, lift=0.0):
        # the face leans back by twelve degrees
        form.box((size[0], 0.004, size[1]), (x + dx, -0.578 - lift + dz * 0.2126, 1.2 + dz * 0.978), mat, 0, 0, (-12, 0))

    if not back:
        on_face((0.53, 0.36), 0, 0.03, matter.glow(5600, 0.25, (0.02, 0.06, 0.16)))
        on_face((0.3, 0.02), 0, 0.19, matter.glow(5600, 0.8, (0.3, 0.4, 0.5)), 0.004)
        on_face((0.11, 0.02), -0.095, 0.19, matter.glow(5600, 3, (0.2, 0.7, 1.0)), 0.007)
        return
    on_face((0.53, 0.36), 0, 0.03, matter.glow(5600, 0.4, (0.08, 0.2, 0.3)))
    on_face((0.53, 0.06), 0, 0.33, matter.glow(5600, 0.6, (0.1, 0.55, 0.3)), 0.004)
    for k in range(4):
        on_face((0.24, 0.035), -0.11, 0.25 - k * 0.06, matter.glow(5600, 0.8, (0.9, 0.95, 1.0)), 0.004)
    on_face((0.16, 0.09), 0.15, 0.08, matter.glow(5600, 1.0, (1.0, 0.42, 0.05)), 0.004)
    on_face((0.16, 0.07), 0.15, 0.21, matter.glow(5600, 0.5, (0.4, 0.75, 0.9)), 0.004)


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
