"""A photograph of a room on a kitchen counter: a marker has drawn rings around the places that need light, and samples lie beside it."""
from kit import drawing, form, lamps, matter, screens, sky, stage, trims, workplace

FILM = {"exposure": 0.5, "vignette": 0.26, "look": "high"}
TOP = 0.92
RED = (0.62, 0.012, 0.01)


def build():
    sky.none()
    stage.camera((-0.03, -0.66, TOP + 0.56), (0.01, 0.035, TOP), lens=42, fstop=4.5, focus=(0, -0.03, TOP), level=False)
    counter()
    photo()
    samples()
    lamps.profile((-1.2, 0.24, TOP + 0.48), (1.2, 0.24, TOP + 0.48), (0, -0.12, -1), 15, 3000, "under cabinets", visible=5, width=0.01)
    lamps.panel((-1.6, -1.6, 2.2), (0, 0, TOP), 0.9, 0.9, 2.2, 2900, "kitchen")
    lamps.panel((1.9, -0.9, 1.5), (0, 0, TOP), 0.8, 1.2, 5, group="window", tint=(0.3, 0.5, 1.0))


def counter():
    form.box((4, 0.68, 0.04), (0, 0.02, TOP - 0.04), matter.stone((0.05, 0.046, 0.042), 2.2, 0.4, 0.1), 0.004)
    form.box((4, 0.02, 0.6), (0, 0.36, TOP), matter.tiles((0.3, 0.27, 0.23), 0.1, 0.25, 0.003, True), 0)
    form.box((4, 0.62, 0.86), (0, 0.04, 0), matter.walnut("z"), 0.004)
    form.box((4, 0.34, 0.8), (0, 0.19, TOP + 0.5), matter.walnut("z"), 0.004)
    form.box((0.4, 0.022, 0.3), (0.42, 0.325, TOP), matter.oak("x"), 0.01, 0, (-8, 0))


def photo():
    under = drawing.Paper((-0.075, 0.005, TOP + 0.001), (0.475, 0.287), matter.paint((0.72, 0.7, 0.66), 0.4), 7)
    w = 0.45
    form.sheet(w, w * 9 / 16, under.p(0, 0, 0.0005), screens.printed(w, "lighting-design-living-before", 1.0), turn=7)
    ink = matter.paint(RED, 0.4)
    # the wall behind the sofa, the reading chair, the books, the table
    for i, (u, v, rx, ry) in enumerate(((0.2, 0.17, 0.24, 0.105), (-0.385, -0.26, 0.085, 0.125), (-0.41, 0.2, 0.075, 0.12), (0.02, -0.3, 0.135, 0.1))):
        under.loop(u * w, v * w * 9 / 16, rx * w, ry * w, 0.0032, ink, 3, i + 2)
    # arrows: down the wall
    for u in (0.1, 0.2, 0.3):
        x, y = u * w, w * 9 / 16
        under.stroke([(x, 0.235 * y), (x, 0.11 * y)], 0.0028, ink, 3)
        under.stroke([(x - 0.007, 0.15 * y), (x, 0.1 * y), (x + 0.007, 0.15 * y)], 0.0028, ink, 4)


def samples():
    drawing.marker((0.025, -0.178, TOP), 12, RED)
    trims.ring((0.255, 0.105, TOP), matter.paint((0.62, 0.61, 0.58), 0.4), 15)
    trims.ring((0.292, -0.025, TOP), matter.brass(0.22), -112, lit=True)
    trims.ring((0.235, -0.145, TOP), matter.paint((0.02, 0.02, 0.021), 0.4), 200)
    workplace.mug((-0.325, 0.205, TOP), (0.42, 0.4, 0.36), 1.0, 20)
