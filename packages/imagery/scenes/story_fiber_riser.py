"""Two floors of an accounting firm, seen across the open stairwell: a yellow fiber tray climbs the core from the rack below to the rack above."""
import random

from kit import form, furniture, lamps, matter, plants, racks, sky, stage, workplace
from kit.seating import Set

FILM = {"exposure": 1.0, "vignette": 0.2}
FLOOR, AQUA = 3.5, (0.02, 0.55, 0.6)


def build():
    sky.evening("dusk", sun=60, strength=0.7, clouds=0.9)
    stage.camera((-2.9, -7.3, 1.6), (0.45, 0.6, 2.95), lens=26, fstop=8, focus=(0.1, 0, 3))
    blue, white = matter.plaster((0.025, 0.042, 0.052), 0.2), matter.plaster((0.6, 0.58, 0.53), 0.04)
    stage.slab(-9, 9, -10, 8, 0, matter.tiles((0.36, 0.33, 0.29), 0.9, 0.3))
    form.box((3.5, 0.3, 7.6), (0.05, 0.75, 0), blue, 0.01)
    for x in (-1.7, 1.8):
        for z in (1.75, 3.5, 5.25):
            form.box((3.5, 0.004, 0.012), (0.05, 0.598, z), matter.black(0.9), 0)
    stage.wall((-7, 6.4), (7, 6.4), 7.2, white)
    stage.wall((-6.6, 7), (-6.6, -9), 7.2, matter.plaster((0.5, 0.38, 0.25), 0.05))
    stage.wall((6.6, -9), (6.6, 7), 7.2, white, [(1, 8, 0.2, 6.6)])
    stage.window_frames((6.6, -8), (6.6, -1), 0.2, 6.6, 5, matter.paint((0.09, 0.09, 0.09), 0.4), glass=False)
    stage.slab(-9, 9, -10, 8, 6.9, white, -0.2)
    # the upper floor, with a slot where the tray goes through
    for x0, x1 in ((-6.6, -0.32), (0.42, 6.6)):
        form.box((x1 - x0, 7.2, 0.34), ((x0 + x1) / 2, 3.0, FLOOR - 0.34), white, 0.01)
        form.box((x1 - x0, 7.2, 0.02), ((x0 + x1) / 2, 3.0, FLOOR), matter.oak("x", (1.8, 0.2), 0.45), 0)
        form.box((x1 - x0, 0.012, 0.95), ((x0 + x1) / 2, -0.5, FLOOR + 0.02), matter.glass((0.9, 0.97, 0.96)), 0)
        form.box((x1 - x0, 0.06, 0.045), ((x0 + x1) / 2, -0.5, FLOOR + 0.97), matter.oak("x"), 0.012)
        # posts of the balustrade, and the shoe that holds its glass
        form.box((x1 - x0, 0.05, 0.12), ((x0 + x1) / 2, -0.5, FLOOR), matter.steel(0.35, 0.4), 0.006)
        for k in range(1, 6):
            form.tube([(x0 + (x1 - x0) * k / 6, -0.5, FLOOR), (x0 + (x1 - x0) * k / 6, -0.5, FLOOR + 0.98)], 0.014, matter.steel(0.3, 0.5))
        form.box((x1 - x0, 0.02, 0.05), ((x0 + x1) / 2, -0.61, FLOOR - 0.03), matter.paint((0.09, 0.09, 0.09), 0.4), 0.003)
        lamps.profile((x0, -0.55, FLOOR - 0.36), (x1, -0.55, FLOOR - 0.36), (0, 0.1, -1), 20, 3000, "edge", visible=3)
    tray()
    racks.rack((-0.86, 0.1, 0), 0, 44, 4, depth=0.7, tint=(0.045, 0.045, 0.047))
    racks.rack((1.04, 0.1, FLOOR + 0.02), 0, 40, 9, depth=0.7, tint=(0.045, 0.045, 0.047))
    stair()
    offices()
    light()


def tray():
    """Yellow channel: up the core, with an arm to each rack and a spill of cords at its end."""
    chance = random.Random(3)
    yellow, aqua = matter.paint((0.6, 0.34, 0.018), 0.38), matter.paint(AQUA, 0.35)
    x, y = 0.06, 0.5
    form.box((0.3, 0.02, 6.7), (x, y + 0.09, 0.1), yellow, 0.004)
    for dx in (-0.15, 0.15):
        form.box((0.022, 0.17, 6.7), (x + dx, y, 0.1), yellow, 0.005)
    for z in (0.9, 2.0, 3.0, 4.2, 5.2, 6.2):
        form.box((0.36, 0.03, 0.1), (x, y - 0.08, z), yellow, 0.01)
    for i in range(11):
        u = x - 0.11 + i * 0.022
        sway = [(u + chance.uniform(-0.006, 0.006), y + 0.03 - 0.03 * (i % 2), z) for z in (0.15, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 6.7)]
        form.tube(sway, 0.0085, aqua if i % 4 else matter.paint((0.552, 0.324, 0.135), 0.35))
    # where it goes through the floor, the gap is packed and sealed
    form.box((0.5, 0.34, 0.05), (x, y - 0.02, FLOOR - 0.02), matter.paint((0.32, 0.05, 0.02), 0.7), 0.012)
    form.box((0.5, 0.34, 0.05), (x, y - 0.02, FLOOR - 0.37), matter.paint((0.32, 0.05, 0.02), 0.7), 0.012)
    for side, base, top in ((-1, 0.0, 2.42), (1, FLOOR, FLOOR + 2.3)):
        end = x + side * 1.25
        form.box((1.14, 0.3, 0.02), ((x + side * 0.15 + end) / 2 + side * 0.03, y - 0.06, top), yellow, 0.004)
        for dy in (-0.15, 0.15):
            form.box((1.14, 0.022, 0.15), ((x + side * 0.15 + end) / 2 + side * 0.03, y - 0.06 + dy, top), yellow, 0.005)
        for i in range(4):
            v = y - 0.12 + 0.02 * (i % 4)
            drop = x + side * (0.68 + i * 0.1)
            low = top - chance.uniform(0.45, 0.75)
            form.tube([(x - 0.08 + i * 0.018, y, top - 0.3), (x + side * 0.1, v, top + 0.06), (x + side * 0.4, v, top + 0.09), (drop - side * 0.06, v - 0.05, top + 0.16),
                       (drop, y - 0.3, top + 0.1), (drop + 0.01, -0.29, top - 0.2), (drop, -0.36, low + 0.1), (drop - side * 0.03, -0.3, low)], 0.0085, aqua)
    lamps.spot((x - 0.6, -1.6, 6.8), (x, y, 3.6), 70, 3300, 46, "tray", 0.05)


def stair():
    """Treads of oak between steel strings, from the lower right up to the landing at the left."""
    steel, tread = matter.paint((0.09, 0.095, 0.1), 0.4), matter.oak("x", None, 0.45)
    count = 19
    for i in range(count):
        x, z = 5.9 - i * 0.205, (i + 1) * FLOOR / (count + 1)
        if i < 17:
            form.box((0.3, 1.15, 0.05), (x, -1.9, z), tread, 0.008)
    a, b = (6.1, 0.0), (2.45, 3.35)
    for y in (-2.5, -1.3):
        form.tube([(a[0], y, a[1]), (b[0], y, b[1])], 0.085, steel)
        form.tube([(a[0], y, a[1] + 1.0), (b[0], y, b[1] + 1.0)], 0.028, matter.oak("x"))
        for k in range(9):
            t = (k + 0.5) / 9
            px, pz = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            form.tube([(px, y, pz), (px, y, pz + 1.0)], 0.012, steel)
    form.box((1.9, 1.3, 0.2), (1.55, -1.9, FLOOR - 0.2), tread, 0.01)
    form.box((1.0, 1.6, 0.19), (1.15, -1.0, FLOOR - 0.195), tread, 0.01)


def offices():
    for level in (0, FLOOR + 0.02):
        for x0, x1 in ((-6.6, -1.75), (1.85, 6.6)):
            stage.window_frames((x0, 1.6), (x1, 1.6), level, level + 3.1, 3, matter.paint((0.09, 0.09, 0.09), 0.4), matter.pane())
        for x, y, seed in ((-3.2, 3.4, 3), (-5.2, 3.4, 8), (3.4, 3.4, 5), (5.4, 3.4, 9)):
            s = Set((x, y, level), 0)
            furniture.table(s.p(0, 0, 0), (1.6, 0.8, 0.74), 0, matter.oak("x"), matter.black())
            for dx in (-0.3, 0.3):
                workplace.monitor(s.p(dx, 0.1, 0.74), 0.54, -dx * 24, "table", seed + int(dx * 10))
            workplace.task_chair(s.p(0, -0.7, 0), 170, matter.cloth((0.331, 0.188, 0.103)))
        furniture.shelves((-4.2, 6.1, level + 0.02), (3.2, 0.34, 2.1), 0, matter.oak("x"), 5, 4, 3 + int(level))
        furniture.picture((4.4, 6.28, level + 1.1), (1.7, 1.1), 0, 5 + int(level))
        for x in (-4.2, 4.4):
            lamps.panel((x, 3.6, level + 3.05), (x, 3.8, level), 3.6, 3.4, 45.6, 3100, "offices")
            form.box((3.4, 0.1, 0.02), (x, 2.6, level + 3.04), matter.glow(3100, 1.6), 0)
    furniture.table((-3.9, -2.4, 0), (1.2, 1.2, 0.4), 0, matter.oak("x"))
    form.box((3.2, 2.6, 0.014), (-3.9, -2.0, 0), matter.rug((0.103, 0.207, 0.229)), 0.004)
    for x, turn in ((-5.0, 60), (-2.9, -50)):
        form.cushion((0.8, 0.8, 0.42), (x, -1.2, 0.02), matter.cloth((0.331, 0.188, 0.103)), turn)
        form.cushion((0.8, 0.2, 0.5), (x, -0.85, 0.4), matter.cloth((0.331, 0.188, 0.103)), 0)
    for at, tall, seed in (((-2.35, -0.1, 0), 1.9, 4), ((-2.4, 0.3, FLOOR + 0.02), 1.7, 7), ((5.6, 0.5, FLOOR + 0.02), 1.8, 2), ((2.7, 0.1, 0), 1.6, 9)):
        plants.potted(at, tall, seed, matter.paint((0.62, 0.6, 0.55), 0.5))


def light():
    for x, z in ((-0.86, 3.05), (1.04, FLOOR + 3.2)):
        lamps.spot((x, -1.6, z), (x, 0, z - 2.0), 60, 4200, 62, "racks", 0.05)
    for x, drop in ((-4.4, 1.5), (-3.4, 2.3), (-4.9, 2.9)):
        lamps.pendant((x, -2.2, 6.9), drop, 22, 2700, "globe", 1.7)
    lamps.panel((0, -3, 6.8), (0, -2.6, 0), 7, 3, 98.8, 3500, "skylight").visible_glossy = False
    lamps.panel((-1.5, -9, 4.2), (0, 1, 3.2), 5, 3, 49.4, 3600, "fill").visible_glossy = False
    lamps.profile((-6.4, -7, 0.06), (-6.4, 1, 0.06), (0.2, 0, 1), 70, 2700, "ochre wall")
