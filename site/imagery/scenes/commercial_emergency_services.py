"""Half past two at night, rain just over: the van at the loading door, its amber light turning, the rack inside awake."""
from kit import form, lamps, matter, sky, stage, town, van

FILM = {"exposure": 1.15, "vignette": 0.34}


def build():
    sky.evening("night", sun=60, strength=1.6, clouds=2.0)
    stage.camera((5.6, -8.2, 1.5), (0.0, 1.2, 1.62), lens=30, fstop=4, focus=(0, 0, 1.2))
    form.box((60, 60, 0.1), (0, -6, -0.1), matter.stone((0.03, 0.029, 0.028), 2.4, 0.12, 0.2), 0)
    van.van((-1.9, -0.9, 0), 24, (0.28, 0.27, 0.25))
    beacon()
    building()


def beacon():
    for dx in (-0.34, 0.34):
        form.box((0.3, 0.16, 0.11), (-2.6 + dx * 0.4, -1.25 + dx, 2.57), matter.glow(1900, 13, (1.0, 0.36, 0.03)), 0.03, 24)
    lamps.bulb((-2.6, -1.2, 2.95), 1300, 2000, 0.1, "beacon", (1.0, 0.34, 0.03)).visible_glossy = False


def building():
    wall = matter.paint((0.075, 0.07, 0.066), 0.7)
    stage.wall((-16, 5), (14, 5), 5.2, wall, [(18.2, 21.4, 0.0, 3.3), (22.6, 23.7, 0, 2.3)])
    for i in range(60):
        x = -15.8 + i * 0.5
        if not 2.0 < x < 7.9:
            form.box((0.09, 0.05, 5.2), (x, 4.89, 0), wall, 0.01)
    form.box((30, 1.2, 0.18), (-1, 4.6, 3.7), matter.black(0.6), 0.02)
    # the bay behind the raised door
    stage.slab(1, 6.5, 5, 10, 0.02, matter.stone((0.16, 0.155, 0.145), 0.8, 0.35))
    stage.wall((1, 10), (6.5, 10), 4, matter.plaster((0.3, 0.28, 0.25)))
    stage.wall((2.0, 5), (2.0, 10), 4, matter.plaster((0.3, 0.28, 0.25)))
    stage.wall((6.2, 10), (6.2, 5), 4, matter.plaster((0.3, 0.28, 0.25)))
    form.box((3.2, 0.06, 0.35), (3.8, 4.95, 2.98), matter.steel(0.4), 0.004)
    for i, x in enumerate((3.0, 3.75, 4.5)):
        form.box((0.62, 0.8, 2.1), (x, 9.2, 0.05), matter.paint((0.014, 0.014, 0.015), 0.4), 0.008)
        for k in range(20):
            if (k * 5 + i * 3) % 4:
                form.box((0.4 if k % 5 else 0.5, 0.01, 0.012), (x, 8.79, 0.3 + k * 0.085), matter.glow(6500, 2.4, ((0.2, 0.55, 1.0), (0.25, 1.0, 0.5), (0.2, 0.55, 1.0))[k % 3]), 0)
    lamps.panel((3.8, 8.4, 1.3), (3.8, 5, 0.6), 2.2, 1.6, 30, tint=(0.3, 0.6, 1.0), group="racks")
    for y in (6.2, 8.0):
        form.box((2.6, 0.1, 0.05), (3.8, y, 3.7), matter.glow(3300, 5), 0)
        lamps.panel((3.8, y, 3.66), (3.8, y, 0), 2.6, 0.2, 110, 3200, "bay")
    lamps.spot((3.8, 5.4, 3.2), (3.2, 0.5, 0), 70, 3000, 80, "apron")
    form.box((1.04, 0.06, 2.28), (7.14, 5.0, 0), matter.paint((0.12, 0.03, 0.02), 0.5), 0.006)
    form.box((0.2, 0.16, 0.26), (7.15, 4.8, 2.6), matter.black(0.5), 0.02)
    form.box((0.16, 0.1, 0.03), (7.15, 4.75, 2.58), matter.glow(2500, 12), 0)
    lamps.spot((7.15, 4.7, 2.58), (7.15, 4.3, 0), 46, 2500, 90, "door")
    # the lamp of the yard, high on a mast outside the picture
    lamps.panel((-8.5, -6.5, 5.5), (-1.6, -1.4, 1.0), 1.2, 1.2, 110, 2600, "yard")
    for x, size in ((-5.5, 0.36), (8.4, 0.36)):
        lamps.spot((x, 4.2, 3.66), (x, 4.6, 0), 46, 2500, 60, "eaves")
        form.box((0.3, 0.2, 0.03), (x, 4.2, 3.68), matter.glow(2500, 9), 0)
    for x, y in ((1.4, -2.6), (2.5, -3.2)):
        form.lathe([(0.2, 0), (0.2, 0.03), (0.13, 0.035), (0.03, 0.62), (0, 0.62)], (x, y, 0), matter.paint((0.6, 0.14, 0.015), 0.5), 32)
        form.lathe([(0.1, 0.22), (0.073, 0.38)], (x, y, 0.0), matter.paint((0.6, 0.58, 0.55), 0.3), 32)
    form.box((0.55, 0.34, 0.3), (0.9, -1.4, 0), matter.paint((0.3, 0.1, 0.02), 0.45), 0.02, -20)
    for x, h, seed in ((-30, 12, 2), (24, 14, 4)):
        town.tower((x, 60, 0), (12, 10, h), 7, 7, share=0.12, seed=seed)
