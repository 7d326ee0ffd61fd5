"""A corridor of meeting rooms: the same panel beside every door, green where one may walk in, red where one may not."""
from kit import form, lamps, lettering, matter, plants, seating, sky, stage

FILM = {"exposure": 1.05, "vignette": 0.18}
GREEN, RED = (0.08, 0.85, 0.22), (1.0, 0.05, 0.03)
ROOMS = [(-2.9, RED), (0.4, GREEN), (3.7, RED), (7.0, GREEN), (10.3, GREEN), (13.6, RED), (16.9, GREEN)]


def build():
    sky.none()
    stage.camera((-1.5, -3.7, 1.5), (1.7, 3.5, 1.48), lens=31, fstop=4.5, focus=(0.9, 1.0, 1.5))
    hall()
    for i, (y, tint) in enumerate(ROOMS):
        room(y, tint, i)
    left()


def hall():
    stage.slab(-2.2, 1.3, -7, 20, 0, matter.rug((0.3, 0.33, 0.33)))
    form.box((0.5, 27, 0.008), (1.0, 6.5, 0), matter.rug((0.16, 0.15, 0.135)), 0)
    stage.slab(-2.2, 1.3, -7, 20, 2.9, matter.plaster((0.6, 0.58, 0.54), 0.05), -0.1)
    stage.wall((-2.2, 20), (6, 20), 2.9, matter.plaster((0.3, 0.26, 0.21), 0.3))
    lamps.spot((-0.4, 18.4, 2.85), (-0.4, 20, 1.4), 60, 3000, 50, "end")
    form.box((1.5, 0.04, 1.5), (-0.4, 19.86, 0.8), matter.paint((0.62, 0.55, 0.42), 0.7), 0.01)
    for i in range(7):
        y = -3.6 + i * 3.3
        form.box((2.4, 0.16, 0.03), (-0.5, y, 2.88), matter.glow(3400, 3.2), 0.004)
        lamps.panel((-0.5, y, 2.86), (-0.5, y, 0), 2.4, 0.16, 25.3, 3400, "hall")


def room(y, tint, i):
    """A stretch of the right wall: a pier with its panel, an oak door, a pane; the room behind is lit if it is taken."""
    pale = matter.plaster((0.62, 0.59, 0.53), 0.05)
    frame = matter.paint((0.06, 0.055, 0.05), 0.35)
    x, used = 1.3, tint == RED
    stage.wall((x, y - 0.5), (x, y + 0.5), 2.9, pale, thick=0.14)
    stage.wall((x, y + 0.5), (x, y + 2.8), 0.3, pale, thick=0.14, base=2.6)
    # the door stands next to its pier, ajar where the room is free
    form.box((0.07, 0.05, 2.6), (x - 0.05, y + 0.52, 0), frame, 0.004)
    form.box((0.07, 0.05, 2.6), (x - 0.05, y + 1.5, 0), frame, 0.004)
    if used:
        form.box((0.05, 0.93, 2.56), (x - 0.01, y + 1.01, 0.02), matter.oak("z"), 0.004)
    else:
        form.box((0.05, 0.93, 2.56), (x + 0.24, y + 1.1, 0.02), matter.oak("z"), 0.004, -32)
    form.tube([(x - 0.1, y + 0.66, 0.85), (x - 0.1, y + 0.66, 1.35)], 0.012, matter.steel(0.3))
    stage.window_frames((x, y + 1.5), (x, y + 2.8), 0, 2.6, 1, frame, False)
    pane = [(x, y + 1.5, 0), (x, y + 2.8, 0), (x, y + 2.8, 2.6), (x, y + 1.5, 2.6)]
    form.place("pane", form.mesh_of("pane", pane, [(3, 2, 1, 0)]), (0, 0, 0), 0, matter.glass())
    form.box((0.003, 1.2, 0.34), (x - 0.005, y + 2.15, 1.0), matter.paint((0.7, 0.69, 0.65), 0.8), 0)
    panel(x - 0.075, y - 0.02, tint, i)
    # inside
    stage.slab(x, 5.4, y - 0.6, y + 2.8, 0, matter.rug((0.4, 0.36, 0.3)))
    stage.slab(x + 0.1, 5.4, y - 0.6, y + 2.75, 2.75, pale, -0.1)
    stage.wall((x, y + 2.8), (5.4, y + 2.8), 2.9, matter.cloth(((0.089, 0.214, 0.22), (0.361, 0.177, 0.109), (0.45, 0.4, 0.3))[i % 3]), thick=0.1)
    stage.wall((5.3, y - 0.6), (5.3, y + 2.8), 2.9, pale)
    form.box((1.8, 1.1, 0.05), (3.1, y + 1.1, 0.7), matter.oak("x"), 0.01)
    form.box((0.5, 0.4, 0.7), (3.1, y + 1.1, 0), matter.black(), 0.01)
    form.box((1.3, 0.05, 0.75), (3.3, y + 2.7, 1.1), matter.black(0.25), 0.006)
    form.box((1.26, 0.01, 0.71), (3.3, y + 2.67, 1.12), matter.glow(5600, 0.9, (0.1, 0.4, 0.55)) if used else matter.black(0.15), 0)
    for dx in (-0.5, 0.4):
        seating.dining_chair((3.1 + dx, y + 0.3, 0), 180, matter.leather((0.249, 0.134, 0.083)), matter.black(0.3))
    lamps.panel((3.0, y + 1.1, 2.7), (3.0, y + 1.1, 0), 1.6, 1.2, 60 if used else 26, 3000, "rooms")


def panel(x, y, tint, i):
    """A screen a hand wide with a bright edge, the state of the room on it, and its color on the wall."""
    big = 1.0
    form.box((0.03, 0.4 * big, 0.27 * big), (x, y, 1.36), matter.black(0.25), 0.014)
    form.box((0.012, 0.42 * big, 0.29 * big), (x + 0.012, y, 1.347), matter.glow(5000, 2.6, tint), 0.006)
    form.box((0.004, 0.37 * big, 0.24 * big), (x - 0.016, y, 1.38), matter.glow(5000, 0.75, tint), 0)
    pale = matter.glow(5600, 2.4, (1.0, 1.0, 1.0))
    lettering.word("FREE" if tint == GREEN else "IN USE", (x - 0.019, y, 1.53), 0.1, pale, 0.001, -90, bevel=0)
    lettering.lines(0.22, 3, (x - 0.019, y + 0.11, 1.48), pale, 0.028, 0.011, -90, seed=i + 2)
    lamps.bulb((x - 0.12, y, 1.5), 2.2, radius=0.15, group="panels", tint=tint).visible_glossy = False


def left():
    """Across: lockers of oak with a bench let in, and a plant."""
    for i in range(9):
        y = -5.2 + i * 2.8
        if i == 2:
            form.box((0.55, 2.7, 0.45), (-2.0, y, 0), matter.oak("y"), 0.01)
            form.cushion((0.5, 2.6, 0.12), (-1.98, y, 0.45), matter.cloth((0.362, 0.185, 0.111)))
            stage.wall((-2.2, y - 1.4), (-2.2, y + 1.4), 2.9, matter.cloth((0.091, 0.217, 0.223)))
            lamps.profile((-1.98, y - 1.3, 2.3), (-1.98, y + 1.3, 2.3), (-0.3, 0, -1), 16, 2800, "bench", visible=4)
            form.box((0.5, 2.8, 0.6), (-1.95, y, 2.3), matter.oak("z"), 0.004)
            continue
        for k in range(4):
            form.box((0.5, 0.68, 2.88), (-1.95, y - 1.05 + k * 0.7, 0.02), matter.oak("z"), 0.006)
            form.box((0.02, 0.02, 0.2), (-1.69, y - 1.35 + k * 0.7, 1.2), matter.black(0.3), 0.004)
    plants.potted((-1.5, 3.0, 0), 1.5, 6, matter.paint((0.6, 0.57, 0.5), 0.6))
