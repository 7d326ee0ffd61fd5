"""A sports bar an hour before the game: screens beyond both edges of the picture, their light on the bottles, and one tablet that rules them."""
import math
import random

from kit import barware, form, furniture, lamps, lettering, matter, screens, seating, sky, stage, workplace

FILM = {"exposure": 1.15, "vignette": 0.26}


def build():
    sky.none()
    stage.camera((-3.75, -1.55, 1.55), (0.9, 1.3, 2.02), lens=24, fstop=1.2, focus=(-0.5, 0.0, 1.3))
    stage.slab(-6, 6, -7, 2.2, 0, matter.tiles((0.26, 0.22, 0.18), 0.6, 0.3))
    stage.slab(-6, 6, -7, 2.2, 4.2, matter.plaster((0.2, 0.17, 0.15)), -0.1)
    stage.wall((-6, 2.0), (6, 2.0), 4.2, matter.ledgestone((0.34, 0.2, 0.14)))
    stage.wall((4.6, 2.0), (4.6, -7), 4.2, matter.oak("z"))
    stage.wall((-4.8, -7), (-4.8, 2.0), 4.2, matter.oak("z"))
    wall()
    back_bar()
    counter()
    near_table()
    lamps.panel((0, -4.4, 4.1), (0, 0.5, 0.8), 5, 1.2, 16, 2800, "room")


def feed(at, width, turn=0, channel="match"):
    """A screen, its channel, and what the station lays over it."""
    chance = random.Random(str(at))
    shine = {
        "match": lambda: screens.game(width, 0.7), "close": lambda: screens.game(round(width * 0.62, 3), 0.7),
        "far": lambda: screens.game(round(width * 1.35, 3), 0.6), "race": lambda: screens.race(width, 0.9, 0.05), "hairpin": lambda: screens.race(width, 0.9, -0.1),
        "weather": lambda: screens.weather(width, 0.9, 0.4), "news": lambda: screens.studio(width, 0.8),
        "kitchen": lambda: screens.still(width, "multi-room-audio-kitchen", 0.9, 1.5, (0.55, 0.42)),
        "coast": lambda: screens.still(width, "city-south-padre-island-noon", 1.5, 1.2, (0.5, 0.42)),
        "ranch": lambda: screens.still(width, "city-rio-grande-city-noon", 1.5, 1.4, (0.5, 0.42)),
        "concert": lambda: screens.still(width, "audio-listening-room", 1.0, 1.3),
    }[channel]()
    furniture.screen(at, width, turn, shine)
    s, high = seating.Set(at, turn), width * 9 / 16

    def bars(kelvins, bright, tint, *rows):
        workplace.quads(s, [(x * width, z * high + 0.007, w * width, h * high) for x, z, w, h in rows], matter.glow(kelvins, bright, tint), 0.019)

    def words(x, z, w, h):
        """A line that is too small to read, on what is already there."""
        lettering.lines(w * width, 1, s.p(x * width, -0.0215, z * high + 0.007), matter.glow(6000, 0.75), h * high, h * high, turn, chance.randrange(99), 0.3, 0.012 * width)

    if channel in ("match", "close", "far"):
        players(s, width, high, {"match": 1.0, "close": 1.7, "far": 0.7}[channel], chance)
        bars(6000, 0.05, (0.1, 0.12, 0.2), (-0.47, 0.87, 0.3, 0.07))
        bars(6000, 0.6, (0.9, 0.75, 0.1), (-0.46, 0.88, 0.012, 0.05))
        bars(6000, 0.6, (0.7, 0.05, 0.05), (-0.33, 0.88, 0.012, 0.05))
        words(-0.435, 0.922, 0.26, 0.03)
    elif channel in ("race", "hairpin"):
        for i in range(5):
            car(s, width, high, (-0.26 + 0.09 * i + (0.1 if channel == "race" else -0.04), 0.12 + 0.11 * i), 0.13 - 0.02 * i, i)
        bars(6000, 0.05, (0.1, 0.1, 0.12), (-0.48, 0.36, 0.15, 0.58))
        for i in range(7):
            words(-0.465, 0.9 - i * 0.078, 0.12, 0.022)
    elif channel in ("news", "weather"):
        bars(6000, 0.5, (0.6, 0.04, 0.03), (-0.44, 0.13, 0.1, 0.1))
        bars(6000, 0.06, (0.1, 0.2, 0.5), (-0.34, 0.13, 0.72, 0.1), (-0.5, 0, 1, 0.065))
        words(-0.32, 0.205, 0.66, 0.05)
        words(-0.46, 0.05, 0.94, 0.035)
    else:
        bars(6000, 0.75, None, (0.33, 0.87, 0.06, 0.03))


def players(s, wide, high, size, chance):
    """Two teams in full run, each man taller the nearer he is, with a thin shadow at his feet."""
    ground, shirts, bare = [], ([], []), []
    for i in range(15):
        z = 0.6 - 0.54 * ((i + 0.5) / 15) ** 0.9
        tall = size * (0.09 + 0.15 * (0.62 - z))
        x = chance.gauss(0.02, 0.21)
        if abs(x) + 0.06 > 0.49 or z + tall > 0.82:
            continue
        way, stride, k = chance.choice((-1, 1)), chance.uniform(0.08, 0.2), tall * 9 / 16

        def part(*corners, x=x, z=z, tall=tall, way=way, k=k):
            return [(x + way * u * k, z + v * tall) for u, v in corners]

        ground.append(part((-0.25, 0.0), (0.0, -0.02), (0.5, 0.0), (0.55, 0.025), (0.0, 0.03)))
        for side in (-1, 1):
            # the leg that swings back is bent
            knee, foot = side * stride * 0.8 + 0.04, side * stride * 1.5 - (0.06 if side < 0 else 0.0)
            lift = 0.07 if side < 0 else 0.0
            bare.append(part((-0.06, 0.5), (knee - 0.05, 0.25), (foot - 0.04, lift), (foot + 0.07, lift), (knee + 0.05, 0.25), (0.07, 0.5)))
            bare.append(part((0.05, 0.76), (0.09 - side * 0.17, 0.6), (0.16 - side * 0.2, 0.56), (0.17 - side * 0.17, 0.6), (0.12, 0.8)))
        shirts[i % 2].append(part((-0.1, 0.46), (0.1, 0.46), (0.2, 0.74), (0.16, 0.83), (-0.02, 0.83), (-0.08, 0.74)))
        bare.append([(x + way * 0.12 * k + 0.075 * k * math.cos(a), z + tall * (0.92 + 0.075 * math.sin(a))) for a in (j * math.tau / 9 for j in range(9))])
    for shapes, bright, tint, lift in ((ground, 0.12, (0.05, 0.3, 0.06), 0.0185), (bare, 0.3, (0.5, 0.4, 0.33), 0.019),
                                       (shirts[0], 0.45, (0.85, 0.82, 0.75), 0.0195), (shirts[1], 0.4, (0.5, 0.04, 0.03), 0.0195)):
        points, faces = [], []
        for shape in shapes:
            faces.append(tuple(range(len(points), len(points) + len(shape))))
            points += [(u * wide, -lift, v * high + 0.007) for u, v in shape]
        if faces:
            form.place("players", form.mesh_of("players", points, faces), s.at, s.turn, matter.glow(6000, bright, tint))


def car(s, wide, high, at, size, i):
    """A racing car from behind: wing, body, two dark wheels."""
    x, z = at
    paint = ((0.8, 0.05, 0.03), (0.05, 0.2, 0.8), (0.9, 0.6, 0.05), (0.75, 0.75, 0.75), (0.05, 0.5, 0.4))[i]
    for rows, bright, tint, lift in (([(x - size * 0.5, z, size, size * 0.14)], 0.05, (0.2, 0.2, 0.22), 0.0185),
                                     ([(x - size * 0.5, z + size * 0.05, size * 0.24, size * 0.7), (x + size * 0.26, z + size * 0.05, size * 0.24, size * 0.7)], 0.02, (0.5, 0.5, 0.5), 0.019),
                                     ([(x - size * 0.3, z + size * 0.15, size * 0.6, size * 0.55), (x - size * 0.42, z + size * 0.85, size * 0.84, size * 0.2)], 0.6, paint, 0.0195)):
        workplace.quads(s, [(u * wide, v * high + 0.007, w * wide, h * high) for u, v, w, h in rows], matter.glow(6000, bright, tint), lift)


def wall():
    back = 1.84
    feed((0.05, back, 1.98), 2.4)
    grid = [(x, z, 1.26) for x in (-1.84, 1.94) for z in (1.98, 2.745)]
    grid += [(x, 1.98 + k * 0.515, 0.84) for x in (-2.95, 3.05) for k in range(3)]
    grid += [(-2.965 + i * 0.86, 3.53, 0.81) for i in range(8)]
    channels = ("race", "kitchen", "close", "weather", "match", "news", "ranch", "hairpin", "far", "kitchen", "news", "close", "match", "race", "weather", "match", "coast", "close")
    for (x, z, width), channel in zip(grid, channels):
        feed((x, back, z), width, 0, channel)
    for side, turn, shows in ((-4.6, 90, ("match", "race", "close")), (4.4, -90, ("close", "hairpin", "news"))):
        for i, channel in enumerate(shows):
            feed((side, 0.9 - i * 1.35, 2.3), 1.15, turn, channel)
    # what the wall of screens throws into the room
    lamps.panel((0, 1.7, 2.7), (0, -3, 0.6), 6.5, 1.8, 90, tint=(0.6, 0.85, 0.8), group="screens")
    lamps.profile((-4.5, 1.5, 4.16), (4.5, 1.5, 4.16), (0, 0.7, -1), 14, 2600, "cove")


def back_bar():
    chance = random.Random(4)
    furniture.cabinet((0, 1.6, 0), (7.6, 0.5, 0.95), 0, matter.oak("z"), 9, top=matter.walnut("x"))
    form.box((7.6, 0.04, 0.86), (0, 1.88, 0.97), matter.tiles((0.06, 0.1, 0.1), 0.1, 0.2, wall=True), 0)
    lamps.profile((-3.7, 1.8, 1.9), (3.7, 1.8, 1.9), (0, 0.2, -1), 24, 2700, "back bar", visible=2.5, width=0.008)
    for x0, x1 in ((-3.7, -1.75), (1.35, 3.7)):
        form.box((x1 - x0, 0.2, 0.03), ((x0 + x1) / 2, 1.78, 1.42), matter.oak("x"), 0.004)
        for z in (0.97, 1.45):
            x = x0 + 0.1
            while x < x1:
                barware.bottle((x, 1.76, z), chance)
                x += chance.uniform(0.13, 0.24)
    for i in range(16):
        for k in range(2):
            barware.tumbler((-1.0 + i * 0.11, 1.6 + k * 0.12, 0.97), radius=0.04, height=0.13)


def counter():
    form.box((7.4, 0.5, 1.02), (0, 0.1, 0), matter.walnut("z"), 0.004)
    stage.slats((-3.7, -0.17), (3.7, -0.17), 1.0, matter.oak("z"), 0.1, 0.07, 0.03)
    form.box((7.6, 0.8, 0.06), (0, 0.02, 1.02), matter.oak("x", None, 0.25), 0.014)
    lamps.profile((-3.6, -0.32, 1.0), (3.6, -0.32, 1.0), (0, 0.3, -1), 7, 2500, "counter", visible=2, width=0.006)
    form.tube([(-3.7, -0.4, 0.2), (3.7, -0.4, 0.2)], 0.022, matter.brass())
    for i, x in enumerate((-3.0, -2.1, -1.2, 1.35, 2.25, 3.1)):
        seating.stool((x, -0.8, 0), 178 + (i * 31) % 13, matter.leather((0.34, 0.1, 0.05)), 0.74)
    barware.taps((-0.75, 0.12, 1.08), 1.1, 7)
    tablet((-0.02, -0.16, 1.08))
    for x, y, fill in ((-1.75, -0.12, 0.85), (-1.62, 0.04, 0.5), (1.1, -0.15, 0.85), (2.0, -0.1, 0.2), (-2.4, -0.16, 0.8)):
        barware.pint((x, y, 1.08), fill)
    furniture.bowl((1.35, -0.12, 1.08), 0.11, matter.paint((0.5, 0.09, 0.03), 0.4))
    for x in (-2.4, 0.1, 2.6):
        lamps.pendant((x, 0.0, 4.2), 1.92, 7, 2500, "dome", 0.6, metal=matter.paint((0.5, 0.06, 0.03), 0.3))


def tablet(at):
    """The one remote: a tile for each screen."""
    s = seating.Set(at, -34)
    s.box((0.2, 0.14, 0.02), (0, 0.08, 0), matter.steel(0.3), 0.004)
    s.box((0.46, 0.014, 0.32), (0, 0, 0.012), matter.black(0.2), 0.006, tilt=(-14, 0))
    colors = [(0.08, 0.6, 0.15), (0.75, 0.3, 0.08), (0.1, 0.3, 0.9), (0.6, 0.8, 0.95), (0.8, 0.2, 0.1), (0.05, 0.6, 0.8)]
    for row in range(4):
        for column in range(6):
            up = 0.03 + row * 0.072
            s.box((0.062, 0.002, 0.058), (-0.1775 + column * 0.071, -0.0085 + up * 0.249, 0.014 + up * 0.97), matter.glow(6500, 0.45, colors[(row * 5 + column * 2) % 6]), 0, tilt=(-14, 0))


def near_table():
    furniture.round_table((-1.85, -2.3, 0), 0.4, 1.04, matter.walnut("x"))
    barware.pint((-1.78, -2.45, 1.04), 0.8)
    barware.pint((-2.02, -2.2, 1.04), 0.3)
    form.lathe([(0, 0), (0.1, 0), (0.13, 0.06), (0.126, 0.06), (0.095, 0.006)], (-1.6, -2.24, 1.04), matter.paint((0.55, 0.07, 0.03), 0.5), 40)
    lamps.downlight((-1.9, -2.4, 4.18), 20, 2600, 30)
