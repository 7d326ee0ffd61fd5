"""A clinic's waiting room in the evening: calm, even, nobody dazzled; the wall behind the desk is lit from its edge."""
from kit import form, furniture, lamps, matter, plants, seating, sky, stage

FILM = {"exposure": 1.2}


def build():
    sky.evening("late", sun=170, strength=1.6, clouds=0.8)
    stage.camera((-3.2, -5.0, 1.4), (0.85, 2.0, 1.3), lens=25, fstop=4.5, focus=(0.4, 1.2, 1.0))
    stage.slab(-5.5, 5, -8, 3.4, 0, matter.tiles((0.17, 0.155, 0.135), 1.2, 0.36))
    form.box((2.6, 0.2, 0.7), (3.75, 3.2, 2.6), matter.plaster((0.3, 0.285, 0.26), 0.05), 0)
    stage.slab(-5.5, 5, -8, 3.4, 3.0, matter.plaster((0.3, 0.28, 0.25), 0.05), -0.2)
    stage.wall((-5.5, 3.2), (2.6, 3.2), 3.2, matter.plaster((0.3, 0.285, 0.26), 0.05))
    stage.wall((4.9, 3.2), (4.9, -8), 3.2, matter.plaster((0.3, 0.285, 0.26), 0.05))
    stage.wall((-5.4, 3.2), (-5.4, -8), 3.2, matter.plaster((0.3, 0.285, 0.26), 0.05), [(2.0, 8.0, 0.0, 2.8)])
    stage.window_frames((-5.4, 1.2), (-5.4, -4.8), 0, 2.8, 4)
    desk()
    corridor()
    seats()
    plants.palm((-8.6, -1.4, -0.2), 2.6, "feather", 0.2, 0, 28, 1.9, 5)
    lamps.uplight((-8.0, -2.2, -0.2), (-8.6, -1.4, 2.6), 70, 2900, 50)
    form.box((20, 30, 0.1), (-16, -2, -0.3), matter.earth(), 0)


def desk():
    # a screen of oak, floating before the wall, with light all round it
    form.box((4.6, 0.06, 2.2), (0.1, 2.86, 0.45), matter.oak("z"), 0.01)
    for i in range(38):
        form.box((0.05, 0.05, 2.2), (-2.14 + i * 0.121, 2.82, 0.45), matter.oak("z"), 0.01)
    lamps.profile((-2.2, 3.0, 2.66), (2.4, 3.0, 2.66), (0, 0.35, 1), 34, 3300, "halo")
    lamps.profile((-2.2, 3.0, 0.44), (2.4, 3.0, 0.44), (0, 0.35, -1), 18, 3300, "halo")
    # the desk: a long curve
    count, wide = 26, 3.6
    for i in range(count):
        t = (i + 0.5) / count - 0.5
        x, y = 0.1 + t * wide, 1.35 - 0.55 * (1 - 4 * t * t)
        turn = 57.3 * (4.4 * t / wide * 1.0)
        form.box((wide / count * 1.16, 0.34, 0.98), (x, y, 0.08), matter.plaster((0.4, 0.375, 0.34), 0.03), 0.002, turn)
        form.box((wide / count * 1.16, 0.46, 0.04), (x, y, 1.06), matter.oak("x"), 0.002, turn)
    lamps.profile((-1.5, 0.75, 0.07), (1.7, 0.75, 0.07), (0, -0.6, -1), 2, 2900, "plinth", visible=0)
    for x in (-0.9, 0.1, 1.1):
        lamps.pendant((x, 0.95, 3.0), 0.95, 17, 3000, "cylinder", 1.0, metal=matter.brass(0.3))
    furniture.vase((1.2, 0.95, 1.1), 0.3, 7)
    for k in range(5):
        form.tube([(1.2, 0.95, 1.38), (1.2 + 0.05 * (k - 2), 0.93, 1.55), (1.2 + 0.13 * (k - 2), 0.9 + 0.04 * k, 1.72 + 0.03 * (k % 2))], 0.004, matter.leaf((0.06, 0.1, 0.04)))


def corridor():
    stage.wall((2.6, 3.2), (2.6, 12), 3.2, matter.plaster((0.3, 0.285, 0.26), 0.05))
    stage.wall((4.9, 12), (4.9, 3.2), 3.2, matter.plaster((0.3, 0.285, 0.26), 0.05))
    stage.slab(2.4, 5, 3.2, 12, 0, matter.stone((0.2, 0.185, 0.165), 0.6, 0.4, 0.03))
    stage.slab(2.4, 5, 3.2, 12, 2.7, matter.plaster((0.3, 0.28, 0.25), 0.05), -0.2)
    stage.wall((2.4, 12), (5, 12), 3.2, matter.plaster((0.34, 0.27, 0.2), 0.05))
    lamps.profile((2.72, 3.3, 2.66), (2.72, 11.8, 2.66), (0.15, 0, -1), 46, 3300, "corridor")
    lamps.spot((3.7, 10.6, 2.6), (3.7, 12, 1.4), 30, 2600, 34, "corridor end")
    furniture.picture((3.75, 11.9, 1.0), (1.1, 1.1), 0, 8)
    for i, y in enumerate((4.6, 7.4)):
        form.box((0.04, 1.0, 2.2), (4.8, y, 0), matter.oak("z"), 0.004)
        form.box((0.03, 0.03, 0.03), (4.77, y + 0.62, 1.5), matter.glow(6500, 6, (0.3, 0.9, 0.55)), 0.004)


def seats():
    sage, sand = matter.cloth((0.14, 0.165, 0.125)), matter.cloth((0.33, 0.29, 0.23))
    form.box((3.0, 2.3, 0.014), (-3.3, -0.2, 0), matter.rug((0.2, 0.185, 0.155)), 0.005)
    seating.armchair((-3.9, 0.9, 0), 14, sage, matter.oak("y"))
    seating.armchair((-2.6, 0.95, 0), -10, sand, matter.oak("y"))
    seating.armchair((-4.4, -0.8, 0), 84, sage, matter.oak("y"))
    furniture.round_table((-3.2, -0.2, 0), 0.4, 0.4, matter.oak("x"))
    furniture.books((-3.35, -0.25, 0.4), 20, 0.05, 0.26, 6, flat=True)
    plants.potted((-4.7, 2.4, 0), 1.9, 5)
    lamps.floor_lamp((-3.3, 2.3, 0), 15, 2500)
    lamps.downlight((-3.2, -0.2, 2.98), 13, 2700, 36)
    lamps.profile((4.72, -5, 2.97), (4.72, 3.1, 2.97), (0.12, 0, -1), 40, 3000, "right wall")
    for x in (-0.9, 0.3, 1.5):
        lamps.downlight((x, -0.9, 2.98), 15, 3000, 40, (x, 0.9, 0.6))
