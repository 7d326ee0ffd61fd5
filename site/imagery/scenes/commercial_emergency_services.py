"""The storm has gone through: a van with its amber beacon behind a business, the electrical room open, light brought along."""
import random

from kit import form, lamps, matter, plants, racks, sky, stage, town, trade, van

FILM = {"exposure": 0.6, "vignette": 0.2}


def build():
    sky.evening("dusk", sun=70, strength=0.6, clouds=2.4)
    stage.camera((-1.0, -8.6, 1.5), (-0.1, 4, 1.95), lens=28, fstop=5.6, focus=(0, 0, 1.2))
    ground()
    van.van((3.0, 0.7, 0), -140, (0.36, 0.36, 0.35))
    beacon()
    building()
    room()
    work()
    background()


def ground():
    """Wet concrete with puddles, and what the wind left behind."""
    form.box((80, 60, 0.1), (0, -4, -0.1), matter.stone((0.2, 0.19, 0.175), 0.5, 0.17, 0.06), 0)
    for y in (-4.5, -1.2, 2.0):
        form.box((60, 0.03, 0.004), (0, y, 0), matter.paint((0.05, 0.048, 0.045), 0.6), 0)
    chance = random.Random(3)
    points, faces = [], []
    for _ in range(260):
        x, y, a = chance.uniform(-7, 8), chance.uniform(-2.5, 4.3), chance.uniform(-0.08, 0.08)
        k = len(points)
        points += [(x, y, 0.006), (x + 0.05, y + a, 0.016), (x + 0.1, y + a * 0.4, 0.006), (x + 0.05, y - 0.03, 0.01)]
        faces.append((k, k + 1, k + 2, k + 3))
    form.place("leaves", form.mesh_of("leaves", points, faces), (0, 0, 0), 0, matter.leaf((0.1, 0.16, 0.04)))


def beacon():
    for x, y in ((0.98, -0.47), (1.5, -1.09)):
        form.lathe([(0.17, 0), (0.16, 0.16), (0.1, 0.24), (0, 0.26)], (x, y, 2.6), matter.glow(1900, 2.2, (1.0, 0.13, 0.003)), 40)
        form.lathe([(0.19, 0), (0.19, 0.04), (0.17, 0.05)], (x, y, 2.58), matter.black(), 40)
    form.box((0.3, 1.5, 0.05), (1.24, -0.78, 2.56), matter.black(), 0.01, 40)
    lamps.bulb((1.1, -0.95, 3.2), 560, 2000, 0.1, "beacon", (1.0, 0.3, 0.02)).visible_glossy = False


def building():
    wall = matter.plaster((0.5, 0.44, 0.36), 0.1)
    stage.wall((-14, 5), (14, 5), 4.6, wall, [(11.3, 13.1, 0, 2.65), (5.2, 8.6, 1.5, 2.6)])
    form.box((28.4, 0.5, 0.3), (0, 5, 4.6), matter.paint((0.2, 0.09, 0.04), 0.5), 0.02)
    for x0, x1 in ((-14, -2.72), (-0.88, 14)):
        form.box((x1 - x0, 0.06, 0.7), ((x0 + x1) / 2, 4.88, 0), matter.stone((0.26, 0.23, 0.2)), 0.01)
    for x in (-9.2, -4.6, 0.2, 4.8, 9.4):
        form.box((0.05, 0.03, 3.9), (x, 4.9, 0.7), matter.paint((0.28, 0.24, 0.2), 0.7), 0)
    # a window of the shop, dark but for an emergency light
    stage.window_frames((-8.8, 4.95), (-5.4, 4.95), 1.5, 2.6, 3)
    form.box((3.4, 0.05, 1.1), (-7.1, 5.3, 1.5), town.interior(3200, 0.3, 1.1), 0)
    # conduits, a meter cabinet, a lamp over the door
    for i in range(3):
        form.tube([(0.0 + i * 0.09, 4.84, 1.5), (0.0 + i * 0.09, 4.84, 4.5)], 0.028, matter.steel(0.4))
    form.box((0.6, 0.2, 0.9), (0.12, 4.78, 0.9), matter.paint((0.33, 0.34, 0.33), 0.45), 0.015)
    form.box((2.5, 0.9, 0.1), (-1.8, 4.5, 2.85), matter.paint((0.2, 0.09, 0.04), 0.5), 0.02)
    for x in (-2.4, -1.2):
        lamps.downlight((x, 4.4, 2.84), 40, 3000, 60, trim=False, group="canopy")
        form.box((0.3, 0.14, 0.02), (x, 4.4, 2.83), matter.glow(3000, 9), 0)
    for x in (-11, -6.9, 2.6, 7.2, 11):
        form.box((0.34, 0.24, 0.12), (x, 4.74, 3.75), matter.black(0.4), 0.03)
        form.box((0.28, 0.18, 0.02), (x, 4.72, 3.73), matter.glow(3000, 10), 0)
        lamps.spot((x, 4.62, 3.7), (x, 4.75, 0), 46, 2700, 84, "wall packs")


def room():
    """The electrical room: doors folded back, a rack under cool light."""
    pale = matter.plaster((0.6, 0.58, 0.54), 0.05)
    stage.slab(-3.4, 0, 5, 8.2, 0.02, matter.stone((0.3, 0.29, 0.27), 0.8, 0.3, 0.05))
    stage.wall((-3.4, 7.6), (0.4, 7.6), 3.1, pale)
    stage.wall((-3.2, 5), (-3.2, 8), 3.1, pale)
    stage.wall((0.2, 8), (0.2, 5), 3.1, pale)
    stage.slab(-3.4, 0.4, 5.1, 8, 3.0, pale, -0.1)
    for x, turn in ((-3.15, 12), (-0.45, -12)):
        form.box((0.9, 0.05, 2.58), (x, 4.7, 0.03), matter.paint((0.09, 0.16, 0.2), 0.45), 0.006, turn)
    for x, seed in ((-2.2, 4), (-1.5, 9)):
        racks.rack((x, 5.75, 0.04), 0, 46, seed, bright=2.0)
    form.box((0.5, 0.15, 0.9), (-0.7, 7.45, 1.1), matter.paint((0.4, 0.4, 0.39), 0.5), 0.01)
    form.box((2.2, 0.12, 0.05), (-1.8, 5.9, 2.94), matter.glow(4200, 6), 0)
    lamps.panel((-1.8, 5.7, 2.9), (-1.8, 6.4, 0.8), 2.2, 0.4, 36, 5600, "room")
    lamps.panel((-1.8, 5.9, 1.6), (-1.8, 4, 0), 1.5, 1.6, 30, 5400, "door")


def work():
    trade.work_lamp((-0.55, 2.4, 0), (-1.9, 6.4, 1.3), 26, 4800, 1.65)
    trade.reel((-1.0, -0.3, 0), 30, 1.25)
    trade.cable([(-0.9, -0.42, 0.2), (-0.7, -0.9, 0.02), (-0.2, -1.1, 0.015), (0.2, -0.6, 0.015), (0.9, -0.8, 0.02), (1.0, -0.9, 0.5)], 0.014)
    trade.cable([(-1.1, -0.2, 0.15), (-1.5, 0.4, 0.015), (-1.2, 1.5, 0.015), (-2.0, 2.6, 0.015), (-1.6, 3.8, 0.015), (-1.7, 5.6, 0.02)], 0.014)
    trade.case((0.15, 0.35, 0), -25, (0.6, 0.32, 0.34))
    for x, y in ((2.6, -2.5), (3.5, -1.9)):
        trade.cone((x, y, 0), 1.05)
    # the lamp of the yard, on a mast outside the picture
    lamps.panel((-6.5, -7.5, 6.5), (0, 0.5, 0.5), 2.2, 2.2, 290, 3600, "yard")
    lamps.panel((6.5, -7.5, 5.0), (3, 0, 1), 2, 2, 90, 2900, "yard")


def background():
    for x, y, tall, seed in ((-8.2, 9, 8.4, 4), (-5.2, 11, 7.0, 7), (7.5, 10, 8.6, 9), (10.5, 9, 7.2, 12)):
        plants.palm((x, y, 0), tall, "fan", 0.9, 0, 28, 1.9, seed)
