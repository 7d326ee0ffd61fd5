"""A room before its loudspeakers: cable in a coil, tools laid out on canvas, an open bracket in the wall."""
from kit import form, hifi, lamps, matter, seating, sky, stage, tools, workplace

FILM = {"exposure": 0.85, "vignette": 0.26}
BLUE = (0.015, 0.13, 0.5)


def build():
    sky.none()
    stage.camera((0.5, -1.75, 1.3), (0.03, 0.42, 0.3), lens=31, fstop=3.5, focus=(0.0, 0.2, 0.1), level=False)
    stage.slab(-4, 4, -4, 1.5, 0, matter.oak("x", (1.8, 0.2), 0.3))
    stage.wall((-4, 1.4), (4, 1.4), 2.8, matter.plaster((0.2, 0.27, 0.27), 0.25))
    form.box((8, 0.025, 0.14), (0, 1.3, 0), matter.paint((0.52, 0.49, 0.43), 0.5), 0.006)
    bracket((0.1, 1.31, 0.48))
    tools.drop_cloth((0.05, 0.22, 0.0), (2.1, 1.5), 4, (0.58, 0.53, 0.43))
    tools.coil((-0.05, 0.42, 0.012), 0.235, 14, BLUE, 0.0075, 5, [(0.27, 0.12, 0.012), (0.24, 0.42, 0.014), (0.17, 0.7, 0.1), (0.14, 0.82, 0.38), (0.13, 0.87, 0.5), (0.14, 0.98, 0.52)])
    tools.pliers((0.3, -0.02, 0.014), 118, (0.5, 0.04, 0.02), 1.15)
    tools.pliers((0.48, 0.1, 0.014), 104, (0.55, 0.38, 0.01), 1.0)
    tools.screwdriver((-0.42, -0.08, 0.014), 62, tools.ORANGE, 1.2)
    tools.screwdriver((-0.32, -0.12, 0.014), 70, (0.02, 0.12, 0.4))
    tools.tape((0.04, -0.08, 0.014), (0.02, 0.02, 0.02), 0.055)
    tools.tape((0.14, 0.0, 0.014), (0.55, 0.03, 0.02), 0.055)
    tools.tape((0.06, -0.075, 0.038), (0.02, 0.3, 0.1), 0.05)
    loudspeaker((-0.62, 0.62, 0.012))
    plan((0.62, 0.4, 0.022))
    hifi.speaker((-1.55, 1.05, 0), 14)
    workplace.carton((1.25, 1.0, 0), (0.5, 0.4, 0.42), -14, True)
    light()


def bracket(at):
    """An orange frame for a plate, screwed into a clean cut; two cables hang out of it."""
    x, y, z = at
    form.box((0.085, 0.004, 0.13), (x, y + 0.004, z), matter.black(0.9), 0)
    orange = matter.paint(tools.ORANGE, 0.4)
    for dx in (-0.048, 0.048):
        form.box((0.012, 0.012, 0.15), (x + dx, y - 0.004, z - 0.01), orange, 0.002)
    for dz in (-0.012, 0.128):
        form.box((0.108, 0.012, 0.014), (x, y - 0.004, z + dz), orange, 0.002)
    form.tube([(x + 0.02, y + 0.03, z + 0.07), (x + 0.02, y - 0.04, z + 0.06), (x + 0.05, y - 0.07, z - 0.06), (x + 0.04, y - 0.05, z - 0.16)], 0.0065, matter.paint((0.6, 0.57, 0.5), 0.45))
    form.box((0.05, 0.002, 0.07), (x + 0.045, y - 0.058, z - 0.21), matter.paint((0.7, 0.68, 0.6), 0.8), 0, 10)
    # the pencil line and its level marks, a little longer than the cut
    for dz in (-0.02, 0.15):
        form.box((0.34, 0.001, 0.003), (x, y - 0.002, z + dz), matter.paint((0.06, 0.06, 0.065), 0.9), 0)


def loudspeaker(at):
    """One for a ceiling, on its back: cone, tweeter, a white rim; its grille beside it."""
    x, y, z = at
    form.lathe([(0.13, 0), (0.13, 0.05), (0.155, 0.055), (0.155, 0.065), (0.135, 0.067), (0.128, 0.058)], at, matter.paint((0.62, 0.61, 0.58), 0.4), 72)
    form.lathe([(0.128, 0.06), (0.12, 0.066), (0.108, 0.06), (0.1, 0.055)], at, matter.black(0.6), 64)
    form.lathe([(0.102, 0.056), (0.05, 0.03), (0.035, 0.024)], at, matter.paint((0.5, 0.33, 0.06), 0.4), 64)
    form.lathe([(0.034, 0.024), (0.034, 0.05), (0.028, 0.054), (0.024, 0.05), (0.012, 0.057), (0, 0.059)], at, matter.steel(0.25, 0.6), 40)
    form.lathe([(0, 0.012), (0.145, 0.009), (0.152, 0.0), (0.155, 0.0), (0.147, 0.014), (0, 0.016)], (x + 0.02, y - 0.36, z), matter.paint((0.6, 0.59, 0.56), 0.55), 72)


def plan(at):
    s = seating.Set(at, -18)
    s.box((0.42, 0.3, 0.002), (0, 0, 0), matter.paint((0.64, 0.62, 0.56), 0.85), 0)
    ink = matter.paint((0.03, 0.05, 0.12), 0.8)
    for x0, y0, x1, y1 in ((-0.17, -0.11, 0.17, -0.11), (-0.17, 0.11, 0.17, 0.11), (-0.17, -0.11, -0.17, 0.11), (0.17, -0.11, 0.17, 0.11), (0.02, -0.11, 0.02, 0.04), (0.02, 0.04, 0.1, 0.04),
                           (-0.17, 0.02, -0.08, 0.02)):
        s.box((max(0.004, x1 - x0), max(0.004, y1 - y0), 0.0005), ((x0 + x1) / 2, (y0 + y1) / 2, 0.002), ink, 0)
    for x, y in ((-0.11, 0.07), (-0.04, 0.07), (-0.11, -0.05), (-0.04, -0.05), (0.09, -0.04), (0.12, 0.08)):
        form.lathe([(0.008, 0.0028), (0.012, 0.0028)], s.p(x, y, 0), matter.paint((0.7, 0.2, 0.02), 0.7), 24)
    s.tube([(-0.1, -0.12, 0.008), (0.06, -0.09, 0.008)], 0.0045, matter.paint((0.6, 0.4, 0.05), 0.4))


def light():
    # low from the left, as a lamp on the floor throws it, and what is left of the day from the right
    lamps.spot((-1.9, -0.25, 0.95), (0.1, 0.35, 0.05), 20, 2900, 62, "work lamp", 0.06)
    lamps.spot((-1.5, 0.5, 1.7), (0.15, 1.4, 0.6), 5, 2800, 60, "work lamp", 0.06)
    lamps.panel((3.2, -0.8, 1.7), (0.2, 0.5, 0.2), 1.2, 1.8, 44, group="window", tint=(0.32, 0.5, 1.0))
    lamps.panel((-0.5, -3, 2.4), (0, 0.4, 0.2), 1.4, 1.0, 9, 3000, "hall")
