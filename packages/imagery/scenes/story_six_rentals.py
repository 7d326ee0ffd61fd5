"""Six beach rentals on stilts at dusk, seen from the first one's porch: a lamp at each door, and a coded lock on this one."""
from kit import cottages, form, lamps, lettering, matter, plants, seating, sky, stage, town

FILM = {"exposure": 1.35, "vignette": 0.2}
FLOOR = 2.3


def build():
    sky.evening("dusk", sun=112, strength=0.8, clouds=1.3)
    stage.camera((0.0, -2.5, 3.78), (0.55, 3.4, 3.6), lens=27, fstop=5.6, focus=(1.3, 0.9, 3.4))
    ground()
    near()
    for i, (x, y, turn, color, accent) in enumerate((
            (-0.35, 11.0, -10, (0.62, 0.44, 0.16), (0.05, 0.28, 0.32)), (-2.97, 15.25, -6, (0.16, 0.4, 0.42), (0.62, 0.2, 0.1)),
            (-6.2, 19.1, 0, (0.6, 0.3, 0.22), (0.1, 0.2, 0.36)), (-9.76, 22.7, 6, (0.5, 0.54, 0.4), (0.5, 0.16, 0.06)),
            (-13.4, 25.5, 10, (0.36, 0.44, 0.56), (0.6, 0.4, 0.08)))):
        cottages.cottage((x, y, 0), turn, color, 3.4, stilts=FLOOR, lamp=(24, 24, 26, 28, 30)[i], accent=accent, bright=0.55)
    lamps.panel((-1.2, -3.0, 5.0), (0.8, 2.0, 3.2), 2.0, 1.2, 40, 3200, "fill")


def ground():
    form.box((200, 160, 0.1), (0, 60, -0.1), matter.earth((0.5, 0.43, 0.33), 2.0, 0.5), 0)
    form.sheet(700, 300, (-60, 205, 0.02), town.open_water((0.03, 0.08, 0.1), 0.5, 0.5, 0.12))
    # a shell lane along the porches
    for i in range(16):
        form.box((3.2, 2.0, 0.03), (-4.2 - i * 1.05, 3.0 + i * 1.25, 0), matter.stone((0.56, 0.52, 0.45), 1.4, 0.8), 0.01, 42)
    for x, y, tall, seed in ((2.8, 13.5, 6.0, 3), (-5.6, 21, 6.6, 5), (-15.5, 27, 6.0, 8), (-8.5, 8.0, 4.6, 11)):
        plants.palm((x, y, 0), tall, "fan", 0.4, 120, 26, 1.7, seed)
    for i in range(22):
        plants.grass((-2.6 - i * 0.85 + (i % 3) * 0.5, 6.2 + i * 0.5 + (i % 4), 0), 0.8, 90, i, (0.26, 0.25, 0.1), 0.3)
    for i in range(5):
        lamps.path_light((-2.6 - i * 2.2, 6.0 + i * 2.5, 0), 7 if i < 3 else 0, 2600, 0.5)


def near():
    """The first house, its porch underfoot. Its front looks to the lane, -x."""
    s = seating.Set((1.42, 1.0, 0), -90)
    coral, white = matter.paint((0.501, 0.272, 0.226), 0.55), matter.paint(cottages.WHITE, 0.5)
    s.box((6.6, 4, 2.7), (0.6, 2.03, FLOOR), coral, 0)
    cottages.siding(s, -2.7, 3.9, -0.0, FLOOR, FLOOR + 2.7, coral, 0.15)
    # deck, post, rail, ceiling
    stage.slab(-0.55, 1.45, -5, 3.3, FLOOR, matter.oak("x", (2.2, 0.14), 0.5), 0.16)
    stage.slab(-0.8, 1.6, -5, 3.5, FLOOR + 2.55, matter.paint((0.34, 0.5, 0.54), 0.6), -0.1)
    form.box((0.1, 8.5, 0.26), (-0.55, -0.75, FLOOR + 2.4), white, 0.008)
    form.box((2.2, 0.1, 0.26), (0.45, 3.4, FLOOR + 2.4), white, 0.008)
    for x, y in ((-0.48, 3.22),):
        form.box((0.13, 0.13, 2.5), (x, y, FLOOR), white, 0.01)
    for k in range(40):
        if k < 14:
            form.box((0.035, 0.035, 0.82), (-0.35 + k * 0.14, 3.22, FLOOR + 0.1), white, 0.004)
        form.box((0.035, 0.035, 0.82), (-0.48, -2.2 + k * 0.14, FLOOR + 0.1), white, 0.004)
    form.box((2.0, 0.09, 0.05), (0.5, 3.22, FLOOR + 0.9), white, 0.008)
    form.box((0.09, 5.6, 0.05), (-0.48, 0.42, FLOOR + 0.9), white, 0.008)
    # the door, its lock, its number, the lamp beside it
    teal = matter.paint((0.088, 0.214, 0.237), 0.4)
    cottages.door(s, 0.1, -0.02, FLOOR, teal, 0.95, 2.08)
    cottages.code_lock(s, -0.2, -0.075, FLOOR + 1.12, 1.8)
    lamps.bulb(s.p(-0.2, -0.2, FLOOR + 1.22), 0.35, 6500, 0.05, "lock", (0.4, 0.8, 1.0)).visible_glossy = False
    s.box((0.2, 0.02, 0.24), (0.98, -0.03, FLOOR + 1.66), white, 0.008)
    lettering.word("1", s.p(0.98, -0.045, FLOOR + 1.7), 0.22, matter.black(0.4), 0.012)
    lamps_at = s.p(0.98, -0.14, FLOOR + 2.16)
    s.box((0.1, 0.03, 0.16), (0.98, -0.03, FLOOR + 2.08), matter.black(0.4), 0.008)
    town.lantern((lamps_at[0], lamps_at[1], FLOOR + 2.02), 0.17, 16, 2500)
    cottages.window(s, -1.35, -0.02, FLOOR + 0.9, 0.85, 1.2, 2700, 0.6)
    # a mat, a rocking chair's cushion, sandals by the door
    form.box((0.5, 0.8, 0.016), (1.0, 0.95, FLOOR), matter.rug((0.305, 0.23, 0.139)), 0.004)
    for k in (0, 0.13):
        form.box((0.26, 0.09, 0.02), (1.12, 0.28 + k, FLOOR + 0.0), matter.paint((0.133, 0.295, 0.328), 0.5), 0.008, 8)
    plants.pot((1.1, 2.35, FLOOR), 0.2, 0.36, matter.paint((0.165, 0.345, 0.36), 0.5))
    plants.agave((1.1, 2.35, FLOOR + 0.32), 0.42, 5, False)
