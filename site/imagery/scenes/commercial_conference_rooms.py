"""A boardroom after hours: one line of light over the table, a landscape on the wall, the town outside."""
from kit import form, furniture, lamps, matter, plants, screens, seating, sky, stage, town

FILM = {"exposure": 1.2}


def build():
    sky.evening("late", sun=25, strength=1.5, clouds=1.0)
    stage.camera((-2.9, -4.9, 1.5), (0.35, 2.6, 1.36), lens=25, fstop=4.5, focus=(0, 0.5, 0.9))
    stage.slab(-5, 4.2, -8, 4.2, 0, matter.rug((0.075, 0.07, 0.066)))
    stage.slab(-5, 4.2, -8, 4.2, 3.1, matter.plaster((0.12, 0.108, 0.095)), -0.1)
    stage.wall((-5, 4), (4.2, 4), 3.1, matter.walnut("z"))
    stage.slats((-4.9, 3.88), (-1.75, 3.88), 3.1, matter.walnut("z"))
    stage.slats((2.15, 3.88), (4.1, 3.88), 3.1, matter.walnut("z"))
    stage.wall((-4.2, 4), (-4.2, -8), 3.1, matter.cloth((0.16, 0.14, 0.12)))
    stage.window_frames((4.1, -8), (4.1, 3.9), 0, 3.1, 8)
    table()
    furniture.screen((0.2, 3.86, 1.02), 3.0, 0, screens.chart(3.0, 0.85))
    lamps.panel((0.2, 3.7, 1.9), (0.2, 0, 1.0), 2.8, 1.5, 9, tint=(0.8, 0.38, 0.3), group="screen")
    furniture.cabinet((0.2, 3.68, 0.28), (3.2, 0.36, 0.34), 0, matter.ebony("x"), 4, plinth=0)
    lamps.profile((-1.35, 3.7, 0.26), (1.75, 3.7, 0.26), (0, 0.2, -1), 9, 2500, "credenza")
    for x0, x1 in ((-4.8, -1.8), (2.2, 4.0)):
        lamps.profile((x0, 3.6, 3.06), (x1, 3.6, 3.06), (0, 0.4, -1), 30, 2600, "slats")
    furniture.keypad((-4.1, 1.6, 1.25), 90)
    plants.potted((3.5, 3.2, 0), 1.8, 8)
    outside()


def table():
    top = matter.walnut("y")
    form.box((1.5, 5.0, 0.05), (0.1, 0.2, 0.71), top, 0.012)
    for y in (-1.4, 1.8):
        form.box((0.7, 0.5, 0.71), (0.1, y, 0), matter.ebony("z"), 0.01)
    hide = matter.leather((0.045, 0.034, 0.027))
    for i in range(5):
        for side in (-1, 1):
            seating.dining_chair((0.1 + side * 1.18, -1.75 + i * 0.97, 0), side * -90 + (i * 29 % 9 - 4), hide, matter.black(0.3))
    seating.dining_chair((0.1, -2.85, 0), 184, hide, matter.black(0.3))
    # the fixture: a slim bar of brass, bright below, and a softer glow up to the ceiling
    form.box((0.09, 3.9, 0.05), (0.1, 0.2, 1.98), matter.brass(), 0.006)
    form.box((0.07, 3.86, 0.004), (0.1, 0.2, 1.976), matter.glow(2700, 8), 0)
    lamps.profile((0.1, -1.7, 1.97), (0.1, 2.1, 1.97), (0, 0, -1), 80, 2700, "bar", width=0.07)
    lamps.profile((0.1, -1.7, 2.05), (0.1, 2.1, 2.05), (0, 0, 1), 7, 2600, "bar", width=0.05)
    for y in (-1.4, 1.8):
        form.tube([(0.1, y, 2.03), (0.1, y, 3.1)], 0.002, matter.black())
    for i, (x, y) in enumerate(((-0.35, -1.1), (0.5, 0.1), (-0.3, 1.2))):
        form.box((0.22, 0.3, 0.012), (x, y, 0.76), matter.cloth((0.3, 0.27, 0.22)), 0.003, 8 * i - 6)
        form.rod(0.005, 0.15, (x + 0.02, y, 0.776), matter.brass(), (90, 0), 40)
    form.box((0.24, 0.17, 0.014), (0.15, 0.95, 0.76), matter.black(0.15), 0.006, 12)
    furniture.glass((0.5, -0.75, 0.76), 0.13)
    furniture.glass((-0.35, 0.55, 0.76), 0.13)


def outside():
    form.box((400, 400, 0.2), (200, 0, -24), matter.paint((0.006, 0.006, 0.007), 1.0), 0)
    for x, y, w, h, seed in ((46, 30, 12, 27, 1), (62, 52, 12, 34, 2), (40, 58, 10, 24, 3), (86, 40, 16, 30, 5), (70, 84, 14, 38, 8), (38, 6, 10, 23, 9)):
        town.tower((x, y, -24), (w, 10, h), int(h / 1.9), int(w / 1.6), share=0.26, seed=seed)
