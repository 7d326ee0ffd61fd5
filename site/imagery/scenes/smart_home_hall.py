"""Coming home: the hall has lit itself. A halo of light behind a round mirror is the surprise."""
from kit import fixtures, form, furniture, lamps, matter, plants, seating, sky, stage

FILM = {"exposure": 1.15}


def build():
    sky.evening("late", sun=90, strength=0.8)
    stage.camera((0.42, -0.55, 1.38), (-0.12, 8, 1.3), lens=27, fstop=2.0, focus=(-1.2, 2.4, 1.3))
    stage.slab(-1.35, 1.35, -2, 9.6, 0, matter.oak("y", (1.8, 0.14), 0.3))
    stage.slab(-1.35, 1.35, -2, 9.6, 2.75, matter.plaster((0.27, 0.255, 0.235), 0.06), -0.2)
    stage.wall((-1.35, -2), (-1.35, 9.6), 2.75, matter.plaster((0.33, 0.30, 0.26)), [(6.2, 7.3, 0, 2.2)])
    stage.wall((1.35, 9.6), (1.35, -2), 2.75, matter.ebony("z"))
    stage.slats((1.24, -1), (1.24, 9.5), 2.75, matter.walnut("z"), 0.07, 0.04, 0.04)
    stage.wall((-1.35, 9.6), (1.35, 9.6), 2.75, matter.plaster((0.3, 0.27, 0.23)), [(0.65, 2.05, 0, 2.4)])
    stage.window_frames((-0.7, 9.6), (0.7, 9.6), 0, 2.4, 1)
    plants.palm((0.25, 12.6, 0), 1.5, "fan", 0.1, 0, 26, 1.3, 3)
    lamps.uplight((0.0, 11.6, 0), (0.25, 12.6, 1.6), 40, 2900, 50)
    form.box((20, 20, 0.1), (0, 20, -0.12), matter.earth(), 0)
    keypad()
    console()
    for y in (2.1, 3.9, 6.4, 8.6):
        lamps.downlight((-0.8 if y == 2.1 else -0.3, y, 2.75), 15, 2700, 34, group="hall")
    lamps.profile((1.3, -1, 0.05), (1.3, 9.4, 0.05), (-1, 0, -0.6), 26, 2400, "night light", visible=3, width=0.006)
    # the room on the left is lit, and lets some of it out
    stage.wall((-4, 4.0), (-1.35, 4.0), 2.75, matter.plaster((0.35, 0.3, 0.25)))
    stage.wall((-1.35, 5.6), (-4, 5.6), 2.75, matter.plaster((0.35, 0.3, 0.25)))
    lamps.panel((-3.4, 4.8, 2.2), (-1, 4.8, 0.4), 1.2, 1.2, 60, 2700, "study")


def keypad():
    furniture.keypad((-1.258, 2.12, 1.3), 90, lit=(0, 1, 2, 3))


def console():
    furniture.table((-1.05, 3.6, 0), (1.5, 0.34, 0.82), 90, matter.walnut("x"), kind="slab", thick=0.04)
    fixtures.mirror((-1.24, 3.6, 1.58), 0.42, 90, 2600, 34)
    furniture.bowl((-1.02, 3.95, 0.82), 0.14, matter.brass())
    furniture.vase((-1.05, 3.15, 0.82), 0.34, 4)
    plants.grass((-1.05, 3.15, 1.12), 0.42, 28, 2, (0.10, 0.085, 0.035), 0.04)
    form.box((0.9, 4.2, 0.012), (0.1, 3.6, 0), matter.rug((0.19, 0.15, 0.115)), 0.004)
    for dx in (0, 0.13):
        form.cushion((0.095, 0.28, 0.075), (-0.98 + dx, 3.3, 0.0), matter.leather((0.09, 0.04, 0.02)), 6, puff=0.8)
    seating.stool((0.95, 6.8, 0), 90, matter.leather((0.13, 0.055, 0.025)), 0.45)
