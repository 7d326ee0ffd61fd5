"""An office at seven: the last desk still lit, the meeting room glowing behind its glass, the town beyond."""
from kit import form, furniture, lamps, matter, plants, seating, sky, stage, town
from kit.seating import Set

FILM = {"exposure": 1.2}


def build():
    sky.evening("dusk", sun=40, strength=0.3, clouds=1.2)
    stage.camera((-3.5, -5.4, 1.5), (0.4, 2.5, 1.38), lens=25, fstop=4, focus=(-0.9, -0.6, 0.9))
    stage.slab(-6, 6, -8, 8, 0, matter.stone((0.085, 0.08, 0.074), 0.5, 0.34, 0.05))
    stage.slab(-6, 6, -8, 8, 3.4, matter.paint((0.03, 0.028, 0.026), 0.9), -0.1)
    stage.wall((-6, 8), (6, 8), 3.4, matter.plaster((0.2, 0.18, 0.155)))
    stage.wall((-6, 8), (-6, -8), 3.4, matter.ledgestone((0.15, 0.085, 0.058)))
    stage.window_frames((6, -8), (6, 8), 0, 3.4, 11)
    for y in (-2.2, 0.6):
        for x in (-2.2, 0.9):
            desk((x, y, 0), lit=(x, y) == (-2.2, -2.2) or (x, y) == (0.9, 0.6))
    for x in (-2.2, 0.9):
        form.box((0.06, 7.2, 0.09), (x, -0.8, 2.62), matter.black(), 0.004)
        form.box((0.045, 7.1, 0.004), (x, -0.8, 2.616), matter.glow(2900, 2.2), 0)
        lamps.profile((x, -4.3, 2.6), (x, 2.7, 2.6), (0, 0, -1), 14, 2900, "lines", width=0.05)
    meeting()
    town_outside()
    plants.potted((-5.2, 1.2, 0), 2.1, 4)
    plants.potted((5.2, -1.6, 0), 1.8, 8)


def desk(at, lit):
    s = Set(at, 0)
    x, y, z = at
    furniture.table(at, (1.9, 0.85, 0.73), 0, matter.oak("x"), matter.black())
    furniture.screen(s.p(0.1, 0.2, 0.86), 0.82, 0)
    s.box((0.05, 0.05, 0.2), (0.1, 0.26, 0.73), matter.black(), 0.004)
    s.box((0.26, 0.18, 0.012), (0.1, 0.24, 0.73), matter.black(), 0.004)
    s.box((0.42, 0.14, 0.015), (0.05, -0.15, 0.73), matter.paint((0.06, 0.058, 0.055), 0.5), 0.006)
    seating.dining_chair(s.p(0.05, -0.72, 0), 176 if lit else 192, matter.cloth((0.12, 0.115, 0.105)), matter.black(0.3))
    furniture.books(s.p(-0.75, 0.12, 0.73), 8, 0.06, 0.3, int(x * 7 + y * 3) + 40, flat=True)
    if lit:
        lamps.table_lamp(s.p(0.74, 0.2, 0.73), 15, 2400, 0.85)
        furniture.vase(s.p(-0.35, 0.22, 0.73), 0.13, 5)


def meeting():
    stage.window_frames((-5.9, 3.6), (1.6, 3.6), 0, 3.4, 6)
    stage.window_frames((1.6, 3.6), (1.6, 7.9), 0, 3.4, 3)
    furniture.table((-2.1, 5.7, 0), (3.4, 1.2, 0.74), 0, matter.walnut("x"), kind="slab")
    for i in range(4):
        seating.dining_chair((-3.4 + i * 0.88, 4.75, 0), 180, matter.cloth((0.25, 0.1, 0.04)), matter.walnut("z"))
        seating.dining_chair((-3.4 + i * 0.88, 6.65, 0), 0, matter.cloth((0.25, 0.1, 0.04)), matter.walnut("z"))
    for x in (-3.1, -2.1, -1.1):
        lamps.pendant((x, 5.7, 3.4), 1.2, 22, 2600, "dome", 0.95)
    lamps.profile((-5.6, 7.7, 3.3), (1.4, 7.7, 3.3), (0, 0.35, -1), 90, 2600, "meeting wall")
    furniture.picture((-2.1, 7.88, 1.0), (2.4, 1.2), 0, 11)


def town_outside():
    form.box((500, 500, 0.2), (250, 60, -22), matter.paint((0.006, 0.006, 0.007), 1.0), 0)
    for x, y, w, h, seed in ((50, 44, 14, 27, 1), (66, 74, 12, 36, 2), (46, 84, 12, 25, 3), (92, 62, 16, 31, 5), (44, 22, 11, 21, 9), (80, 110, 18, 42, 4)):
        town.tower((x, y, -22), (w, 11, h), int(h / 1.9), int(w / 1.6), share=0.26, seed=seed)
