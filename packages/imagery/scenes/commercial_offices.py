"""An office at dusk: lines of light over the desks, a call ready in the meeting room behind its glass, the town below the windows."""
import random

from kit import builder, form, furniture, lamps, matter, plants, screens, sky, stage, town, workplace
from kit.seating import Set

FILM = {"exposure": 1.25, "vignette": 0.2}
HIGH = 3.3
SAND, TEAL = (0.34, 0.3, 0.24), (0.07, 0.15, 0.16)


def build():
    sky.evening("dusk", sun=12, strength=0.75, clouds=1.1)
    stage.camera((-2.9, -5.7, 1.55), (0.75, 2.5, 1.42), lens=24, fstop=5.6, focus=(-0.4, -0.6, 0.9))
    shell()
    for row, y in enumerate((-1.9, 0.9, 3.3)):
        for x in ((-1.55, 0.75, 3.05), (0.75, 3.05), (0.75, 3.05))[row]:
            desk((x, y, 0), row * 5 + int(x * 2), row == 0)
    for x in (-0.4, 1.9):
        line(x)
    meeting()
    outside()
    plants.potted((-1.05, 2.35, 0), 1.75, 4, matter.paint((0.5, 0.47, 0.41), 0.5))
    plants.potted((5.3, 5.4, 0), 2.0, 8, matter.paint((0.05, 0.11, 0.12), 0.5))


def shell():
    pale = matter.plaster((0.5, 0.46, 0.4), 0.05)
    stage.slab(-6, 6, -8, 8, 0, matter.oak("y", (1.8, 0.2), 0.4))
    form.box((6.6, 9.6, 0.012), (1.7, 1.2, 0), matter.rug((0.2, 0.2, 0.19)), 0.004)
    stage.slab(-6, 6, -8, 8, HIGH, matter.paint((0.16, 0.15, 0.14), 0.9), -0.1)
    stage.wall((-5.9, 8), (-5.9, -8), HIGH, pale)
    stage.wall((-6, 8), (-0.6, 8), HIGH, pale)
    stage.wall((-0.6, 8), (6, 8), 0.42, pale)
    stage.wall((6, 8), (6, -8), 0.42, pale)
    frame = matter.paint((0.05, 0.05, 0.05), 0.4)
    stage.window_frames((-0.6, 8), (6, 8), 0.42, HIGH, 4, frame, matter.pane())
    stage.window_frames((6, 8), (6, -8), 0.42, HIGH, 9, frame, matter.pane())
    # in the ceiling: an access point, and loudspeakers for masking
    form.lathe([(0, -0.045), (0.09, -0.04), (0.12, -0.02), (0.12, 0)], (0.75, 2.0, HIGH), matter.paint((0.7, 0.69, 0.67), 0.4), 40)
    form.lathe([(0, 0), (0.012, 0)], (0.75, 1.93, HIGH - 0.046), matter.glow(6500, 10, (0.25, 0.6, 1.0)), 16)
    for x, y in ((3.1, 0.9), (-1.5, 0.4), (3.1, 4.2)):
        workplace.speaker_disc((x, y, HIGH), 0.13)


def line(x):
    """A profile below the ceiling: most of its light falls on the desks, some of it lifts the ceiling."""
    form.box((0.07, 9.0, 0.08), (x, 0.6, 2.6), matter.paint((0.06, 0.06, 0.06), 0.4), 0.004)
    form.box((0.052, 8.9, 0.004), (x, 0.6, 2.596), matter.glow(3500, 3.0), 0)
    for y in (-3.2, 0.6, 4.4):
        form.tube([(x, y, 2.68), (x, y, HIGH)], 0.003, matter.steel())
    lamps.profile((x, -3.8, 2.59), (x, 5.0, 2.59), (0, 0, -1), 105, 3500, "lines", width=0.06)
    lamps.profile((x, -3.8, 2.7), (x, 5.0, 2.7), (0, 0, 1), 20, 3300, "lines up", width=0.06)


def desk(at, seed, near):
    s, chance = Set(at, 0), random.Random(seed)
    furniture.table(at, (2.0, 0.85, 0.73), 0, matter.oak("x"), matter.paint((0.07, 0.07, 0.07), 0.4), 0.032)
    s.cushion((1.9, 0.045, 0.4), (0, 0.43, 0.68), matter.cloth(TEAL), puff=0.1)
    kinds = ("chart", "table", "text")
    for i, x in enumerate((-0.33, 0.33)):
        turn, calm = -x * 26, (seed + i) % 3 == 0
        workplace.monitor(s.p(x, 0.16, 0.73), 0.6, turn, None if calm else kinds[(seed + i * 2) % 3], seed + i * 7, 0.15, 0.3)
        if calm:
            foot = Set(s.p(x, 0.16, 0.73), turn)
            form.sheet(0.6, 0.3375, foot.p(0, -0.004, 0.329), screens.landscape(0.6, "dusk" if seed % 2 else "moon", 0.9), turn=turn, tilt=(90, 0))
    workplace.keyboard(s.p(0.0, -0.14, 0.73))
    workplace.task_chair(s.p(chance.uniform(-0.1, 0.2), -0.74, 0), chance.choice((168, 186, 200, 156)), matter.cloth(SAND))
    workplace.papers(s.p(-0.7, -0.1, 0.73), 10, 5, seed)
    workplace.mug(s.p(0.74, -0.05, 0.73), chance.choice(((0.55, 0.53, 0.48), (0.4, 0.15, 0.06), (0.1, 0.24, 0.25))))
    if near:
        furniture.books(s.p(-0.78, 0.24, 0.73), 8, 0.07, 0.26, seed + 40, flat=True)


def meeting():
    """Behind glass on the left: a walnut table, three pendants, a picture on the screen."""
    frame = matter.paint((0.05, 0.05, 0.05), 0.4)
    stage.window_frames((-5.8, 3.0), (-2.7, 3.0), 0, HIGH, 3, frame, matter.pane())
    stage.window_frames((-1.75, 3.0), (-0.6, 3.0), 0, HIGH, 1, frame, matter.pane())
    stage.window_frames((-0.6, 3.0), (-0.6, 7.9), 0, HIGH, 4, frame, matter.pane())
    # the door stands open, its reader beside it
    form.box((0.92, 0.012, 2.3), (-2.32, 3.42, 0.02), matter.pane((0.96, 1.0, 0.98)), 0, 70)
    form.box((0.95, 0.05, 0.06), (-2.22, 3.0, 2.32), frame, 0.004)
    form.box((0.92, 0.008, HIGH - 2.38), (-2.22, 3.0, 2.38), matter.pane(), 0)
    form.box((0.07, 0.03, 0.14), (-1.72, 2.95, 1.1), matter.black(0.2), 0.008)
    form.box((0.03, 0.004, 0.006), (-1.72, 2.933, 1.2), matter.glow(6500, 10, (0.2, 1.0, 0.5)), 0)
    form.box((4.6, 4.4, 0.012), (-3.2, 5.5, 0), matter.rug((0.24, 0.2, 0.15)), 0.004)
    furniture.table((-3.15, 5.4, 0), (3.0, 1.15, 0.74), 0, matter.walnut("x"), kind="slab")
    hide = matter.leather((0.2, 0.085, 0.035))
    for i in range(3):
        for y, turn in ((4.55, 180), (6.25, 0)):
            workplace.task_chair((-4.05 + i * 0.9, y, 0), turn + (i - 1) * 9, hide)
    for x in (-4.0, -3.15, -2.3):
        lamps.pendant((x, 5.4, HIGH), 1.15, 17, 2800, "dome", 0.95, metal=matter.brass(0.3))
    lamps.profile((-5.7, 7.7, HIGH - 0.06), (-0.8, 7.7, HIGH - 0.06), (0, 0.3, -1), 75, 2900, "meeting wall")
    lamps.panel((-3.2, 5.4, HIGH - 0.05), (-3.2, 5.4, 0), 3.0, 1.2, 30, 3000, "meeting")
    furniture.screen((-3.15, 7.87, 1.02), 2.3, 0, screens.chart(2.3, 1.1))
    form.box((0.6, 0.09, 0.07), (-3.15, 7.83, 2.38), matter.black(0.3), 0.012)


def outside():
    """The valley is flat: low roofs, streets of lamps as far as one sees, and a bank's tower."""
    low = -17
    form.box((900, 900, 0.2), (300, 380, low - 0.2), matter.paint((0.012, 0.013, 0.014), 1.0), 0)
    for x, y, w, h, seed in ((20, 96, 13, 27, 1), (58, 130, 15, 20, 2), (84, 92, 14, 24, 5), (6, 150, 16, 22, 7), (120, 60, 16, 22, 9), (46, 78, 12, 15, 4)):
        town.tower((x, y, low), (w, 12, h), int(h / 2.4), int(w / 1.9), matter.paint((0.1, 0.095, 0.1), 0.8), share=0.4, seed=seed)
    chance = random.Random(3)
    for _ in range(40):
        x, y = chance.uniform(-10, 150), chance.uniform(40, 190)
        w, h = chance.uniform(8, 18), chance.uniform(3.5, 8)
        town.tower((x, y, low), (w, 9, h), 2, int(w / 2.4), matter.paint((0.09, 0.08, 0.075), 0.8), share=0.5, seed=int(x * 3 + y))
    points, faces = [], []
    for _ in range(420):
        away = chance.uniform(45, 330)
        x, y = chance.uniform(-0.3, 1.6) * away * 0.8, away
        if chance.random() < 0.6:
            x = round(x / 26) * 26 + chance.uniform(-0.6, 0.6)
        r, z, k = 0.0016 * away + 0.06, low + chance.uniform(4, 7), len(points)
        points += [(x - r, y, z - r), (x + r, y, z - r), (x + r, y, z + r), (x - r, y, z + r)]
        faces.append((k, k + 1, k + 2, k + 3))
    form.place("street lamps", form.mesh_of("street lamps", points, faces), (0, 0, 0), 0, matter.glow(2500, 5.0))


def before():
    """Flat troffers of 5000 K over desks and aisles alike."""
    builder.keep(*((x, y + 0.16, 1.0) for x in (-1.55, 0.75, 3.05) for y in (-1.9, 0.9, 3.3)), (-3.15, 7.8, 1.7), (30, 90, -5))
    builder.only("kept")
    for y in (-2.6, -0.2, 2.2, 4.6):
        for x in (-4.2, -0.4, 1.9, 4.3):
            builder.troffer((x, y, HIGH - 0.05), watts=30, kelvins=5000)
