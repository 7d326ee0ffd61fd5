"""The eleventh evening of a move: desks stand with two screens each, cartons are down to a few, the cabinet's labeled cords are in order."""
import random

from kit import form, furniture, lamps, matter, plants, sky, stage, workplace
from kit.seating import Set

FILM = {"exposure": 1.2, "vignette": 0.2}
CORDS = [(0.098, 0.184, 0.424), (0.565, 0.377, 0.148), (0.62, 0.61, 0.57), (0.124, 0.336, 0.267)]


def build():
    sky.evening("dusk", sun=30, strength=1.2, clouds=0.9)
    stage.camera((-0.75, -3.5, 1.4), (0.05, 1.5, 1.28), lens=29, fstop=5.6, focus=(0, 0.5, 1.0))
    white, ochre = matter.plaster((0.62, 0.6, 0.55), 0.03), matter.plaster((0.483, 0.355, 0.181), 0.04)
    stage.slab(-4, 5, -6, 9, 0, matter.tiles((0.3, 0.31, 0.31), 0.6, 0.75, 0.002))
    stage.slab(-4, 5, -6, 9, 2.85, white, -0.2)
    stage.wall((-4, 2.2), (0.75, 2.2), 2.85, ochre)
    stage.wall((-3.6, 2.2), (-3.6, -6), 2.85, white)
    stage.wall((4.6, 9), (4.6, -6), 2.85, white, [(1.0, 12.0, 0.8, 2.5)])
    stage.window_frames((4.6, 8), (4.6, -3), 0.8, 2.5, 7, matter.paint((0.1, 0.1, 0.1), 0.4), glass=False)
    stage.wall((-4, 8.5), (5, 8.5), 2.85, white)
    stage.window_frames((0.75, 2.2), (4.5, 2.2), 0, 2.85, 3, matter.paint((0.08, 0.08, 0.08), 0.4))
    form.box((4.7, 0.02, 0.1), (-1.65, 2.1, 0), matter.paint((0.6, 0.58, 0.53), 0.5), 0.004)
    form.box((400, 400, 0.1), (210, 40, -0.6), matter.earth((0.1, 0.11, 0.06)), 0)
    for x, y in ((14, 6), (18, 11), (12, 13)):
        plants.palm((x, y, -0.6), 5.0, "fan", 0.3, 40, 26, 1.8, int(y))
    desk((0.25, 0.75, 0), 3, True)
    for x, y, seed in ((1.8, 4.4, 5), (3.6, 4.4, 8), (1.8, 6.6, 11), (3.6, 6.6, 14), (-0.3, 4.4, 17), (-0.3, 6.6, 21)):
        desk((x, y, 0), seed, False)
    cabinet((-1.3, 2.1, 1.22))
    wall_things()
    cartons()
    light()


def desk(at, seed, near):
    s = Set(at, 0)
    furniture.table(at, (1.75, 0.8, 0.74), 0, matter.oak("x"), matter.paint((0.62, 0.61, 0.58), 0.4), 0.03)
    for x, kind in ((-0.31, "text"), (0.31, "table")):
        workplace.monitor(s.p(x, 0.18, 0.74), 0.56, -x * 26, kind, seed + int(x * 9), 0.15, 0.85)
    workplace.task_chair(s.p(0.42 if near else 0.1, -0.78, 0), 152 if near else 180, matter.cloth((0.071, 0.124, 0.217)))
    if near:
        workplace.keyboard(s.p(-0.06, -0.16, 0.74))
        workplace.mug(s.p(-0.62, -0.08, 0.74), (0.62, 0.36, 0.04))
        workplace.papers(s.p(0.66, -0.1, 0.74), -10, 7, 4)
        s.box((0.2, 0.14, 0.006), (-0.6, 0.2, 0.74), matter.black(), 0.002)
        s.box((0.13, 0.17, 0.05), (-0.7, 0.2, 0.74), matter.paint((0.08, 0.08, 0.085), 0.4), 0.014, 12, (-12, 0))
        s.box((0.75, 0.1, 0.06), (0, 0.2, 0.62), matter.steel(0.4), 0.01)
        s.box((0.42, 0.5, 0.56), (0.58, 0.08, 0.04), matter.paint((0.6, 0.59, 0.56), 0.4), 0.012)
        for k in range(3):
            s.box((0.38, 0.012, 0.165), (0.58, -0.175, 0.06 + k * 0.178), matter.paint((0.64, 0.63, 0.6), 0.4), 0.005)
            s.box((0.12, 0.012, 0.014), (0.58, -0.188, 0.19 + k * 0.178), matter.steel(0.3), 0.004)


def cabinet(at):
    """A small cabinet on the wall, its door open: panels, a switch, cords that carry flags."""
    s, chance = Set(at, 0), random.Random(4)
    gray, dark = matter.paint((0.2, 0.21, 0.215), 0.4), matter.paint((0.05, 0.05, 0.052), 0.5)
    w, h, d = 0.68, 0.82, 0.36
    s.box((w, 0.02, h), (0, -0.01, 0), dark, 0)
    for x in (-w / 2, w / 2):
        s.box((0.02, d, h), (x, -d / 2, 0), gray, 0.004)
    for z in (0, h - 0.02):
        s.box((w, d, 0.02), (0, -d / 2, z), gray, 0.004)
    s.box((0.66, 0.02, h), (-w / 2 - 0.3, -d - 0.14, 0), gray, 0.006, 25)
    s.box((0.54, 0.012, h - 0.14), (-w / 2 - 0.3, -d - 0.155, 0.07), matter.paint((0.3, 0.36, 0.38), 0.08), 0.004, 25)
    face, ports = -0.24, []
    for k, z in enumerate((0.66, 0.53, 0.3, 0.17)):
        s.box((0.6, 0.16, 0.075), (0, face + 0.08, z), matter.paint((0.4, 0.4, 0.39), 0.4) if k % 2 else gray, 0.004)
        line = [(-0.25 + i * 0.0455, face, z + 0.035) for i in range(12)]
        for i, (x, y, v) in enumerate(line):
            s.box((0.026, 0.006, 0.026), (x, y - 0.002, v - 0.014), dark, 0.002)
            if not k % 2:
                s.box((0.012, 0.003, 0.007), (x, y - 0.003, v + 0.018), matter.glow(6500, 9, (0.15, 1.0, 0.4)), 0)
        ports.append(line)
    for low, high in ((ports[1], ports[0]), (ports[3], ports[2])):
        for i in range(12):
            a, b, out = low[i], high[i], 0.09 + 0.02 * (i % 3)
            mat = matter.paint(CORDS[(i // 3) % 4], 0.4)
            bulge = chance.uniform(-0.008, 0.008)
            s.tube([a, (a[0], a[1] - out * 0.8, a[2] - 0.01), (a[0] + bulge, a[1] - out, (a[2] + b[2]) / 2), (b[0], b[1] - out * 0.8, b[2]), b], 0.0068, mat)
            s.box((0.03, 0.003, 0.018), (a[0] + bulge, a[1] - out - 0.006, (a[2] + b[2]) / 2 - 0.012), matter.paint((0.72, 0.71, 0.66), 0.6), 0.001)
            for p in (a, b):
                s.box((0.018, 0.03, 0.018), (p[0], p[1] - 0.016, p[2] - 0.009), mat, 0.002)
    for i in range(12):
        x = -0.1 + i * 0.017
        s.tube([(x, -0.06, h - 0.01), (x, -0.06, h + 0.3), (x, -0.06, 1.6)], 0.0065, matter.paint(CORDS[i % 2], 0.5))
    for z in (h + 0.18, h + 0.5):
        s.box((0.26, 0.08, 0.02), (-0.01, -0.06, z), matter.black(0.7), 0.004)
    lamps.profile(s.p(-0.3, -0.33, h - 0.03), s.p(0.3, -0.33, h - 0.03), (0, 0.3, -1), 3.5, 4600, "cabinet", visible=6, width=0.008)


def wall_things():
    for x in (-2.6, -0.55, 0.3):
        form.box((0.16, 0.012, 0.12), (x, 2.1, 0.32), matter.paint((0.68, 0.67, 0.63), 0.35), 0.004)
        for k in range(2):
            form.box((0.03, 0.006, 0.026), (x - 0.035 + k * 0.07, 2.093, 0.37), matter.black(0.6), 0.002)
            if x > -1:
                form.tube([(x - 0.035 + k * 0.07, 2.09, 0.383), (x - 0.03 + k * 0.1, 1.96, 0.36), (x + 0.1 * k, 1.8, 0.04), (0.1 + 0.06 * k, 1.4, 0.02),
                           (0.2 + 0.05 * k, 1.0, 0.1), (0.2, 0.98, 0.6)], 0.006, matter.paint(CORDS[k], 0.4))
    # the plan: twelve squares, eleven of them ticked off
    s = Set((-0.32, 2.09, 1.3), 0)
    s.box((0.74, 0.014, 0.8), (0, 0, 0), matter.paint((0.7, 0.69, 0.65), 0.6), 0.003)
    for k in range(12):
        x, z = -0.255 + (k % 4) * 0.17, 0.5 - (k // 4) * 0.215
        s.box((0.15, 0.004, 0.19), (x, -0.008, z), matter.paint((0.121, 0.271, 0.285) if k < 11 else (0.75, 0.3, 0.02), 0.6), 0.002)
        if k < 11:
            s.tube([(x - 0.04, -0.014, z + 0.1), (x - 0.012, -0.014, z + 0.06)], 0.008, matter.paint((0.72, 0.71, 0.67), 0.6))
            s.tube([(x - 0.012, -0.014, z + 0.06), (x + 0.05, -0.014, z + 0.14)], 0.008, matter.paint((0.72, 0.71, 0.67), 0.6))
    s.box((0.4, 0.004, 0.035), (0, -0.008, 0.73), matter.paint((0.1, 0.1, 0.1), 0.6), 0.001)


def cartons():
    for x, y, z, turn, size in ((-1.75, 1.55, 0.16, 4, (0.56, 0.42, 0.4)), (-1.73, 1.56, 0.565, -5, (0.5, 0.4, 0.34)), (-2.55, 1.6, 0.0, -6, (0.6, 0.45, 0.42)),
                                (-2.5, 1.6, 0.425, 3, (0.5, 0.36, 0.3)), (2.75, 1.4, 0, -12, (0.56, 0.42, 0.4)), (2.8, 1.42, 0.405, 6, (0.48, 0.36, 0.32))):
        workplace.carton((x, y, z), size, turn)
    workplace.carton((-1.55, -0.2, 0), (0.56, 0.42, 0.36), 18, True)
    furniture.books((-1.75, -0.2, 0.02), 18, 0.34, 0.46, 6)
    # the dolly under the first stack
    form.box((0.7, 0.5, 0.03), (-1.75, 1.55, 0.12), matter.oak("x"), 0.008, 4)
    for x in (-2.0, -1.5):
        for y in (1.38, 1.72):
            form.rod(0.05, 0.035, (x, y - 0.017, 0.055), matter.black(0.6), (-90, 0))
    plants.potted((2.1, 1.6, 0), 1.5, 6, matter.paint((0.62, 0.6, 0.55), 0.5))
    plants.potted((-3.1, 1.5, 0), 1.9, 9, matter.paint((0.117, 0.255, 0.276), 0.4))


def light():
    for y in (-1.4, 0.9, 4.4, 6.6):
        form.box((6.6, 0.1, 0.02), (0.5, y, 2.83), matter.glow(3700, 3.0), 0.002)
        lamps.panel((0.5, y, 2.81), (0.5, y, 0), 6.4, 0.1, 27.9, 3700, "lines")
    lamps.profile((-3.5, 1.75, 2.8), (0.7, 1.75, 2.8), (0, 0.35, -1), 30, 3000, "ochre wall")
    lamps.panel((-0.6, -5, 2.2), (0, 1, 0.9), 4, 1.4, 22.5, 3800, "fill").visible_glossy = False
    lamps.pendant((-1.6, -0.1, 2.85), 0.75, 12, 2700, "dome", 0.9, metal=matter.paint((0.471, 0.322, 0.139), 0.35))
