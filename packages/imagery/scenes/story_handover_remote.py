"""One remote control on a low table, a card beside it that says all there is to know, and a film on the television behind."""
import math

from kit import drawing, form, furniture, lamps, matter, media, screens, seating, sky, stage, things

FILM = {"exposure": 0.75, "vignette": 0.26}
TOP = 0.42


def build():
    sky.none()
    stage.camera((0.02, -0.42, TOP + 0.25), (0.02, 1.4, TOP - 0.165), lens=30, fstop=4.5, focus=(0, 0.1, TOP), level=False)
    room()
    furniture.table((0, 0.2, 0), (1.5, 0.82, TOP), top=matter.oak("x", (1.3, 0.105), 0.36), kind="slab")
    media.remote((-0.125, 0.125, TOP), -40)
    card()
    things.bowl((0.32, 0.37, TOP), 0.14, matter.paint((0.035, 0.075, 0.08), 0.3))
    for x, y, z in ((0.28, 0.35, 0.042), (0.365, 0.345, 0.042), (0.325, 0.43, 0.042), (0.325, 0.37, 0.102)):
        form.ball(0.042, (x, y, TOP + z), matter.paint((0.6, 0.22, 0.015), 0.45), 0.94)
    # a lamp beside the sofa, and what the screen throws on the table
    lamps.spot((-0.75, -0.35, 1.5), (0.0, 0.12, TOP), 7, 2700, 42, "lamps", 0.08)
    lamps.panel((0, 2.24, 0.9), (0, 0, TOP), 1.3, 0.72, 9, group="screen", tint=(0.45, 0.55, 0.9))


def card():
    """A laminated card: a sign in each row, and what to press in drawn lines."""
    at = (0.1, 0.126, TOP + 0.0012)
    drawing.Paper((at[0], at[1], TOP + 0.0006), (0.158, 0.218), matter.paint((0.5, 0.52, 0.52), 0.12, 0.0, 1.0), 13)
    sheet = drawing.Paper(at, (0.148, 0.208), matter.paint((0.62, 0.6, 0.54), 0.3, 0.0, 1.0), 13)
    ink, accent, pale = matter.paint((0.025, 0.03, 0.04), 0.4), matter.paint((0.7, 0.24, 0.01), 0.4), matter.paint((0.3, 0.31, 0.31), 0.4)
    sheet.fill([(-0.064, 0.078), (0.064, 0.078), (0.064, 0.093), (-0.064, 0.093)], accent)
    for i, y in enumerate((0.052, 0.017, -0.018, -0.053)):
        sheet.ring(-0.046, y, 0.0125, 0.0022, ink)
        (play, louder, lamp, stop)[i](sheet, -0.046, y, ink)
        for k, long in enumerate((0.076, 0.058, 0.067) if i % 2 else (0.07, 0.078, 0.045)):
            sheet.stroke([(-0.022, y + 0.009 - k * 0.009), (-0.022 + long, y + 0.009 - k * 0.009)], 0.0026, pale)
    sheet.stroke([(-0.064, -0.078), (0.064, -0.078)], 0.0014, accent)
    sheet.stroke([(-0.03, -0.09), (0.03, -0.09)], 0.0024, pale)


def play(s, x, y, ink):
    s.fill([(x - 0.0035, y - 0.0055), (x + 0.006, y), (x - 0.0035, y + 0.0055)], ink, 2)


def louder(s, x, y, ink):
    s.lines([[(x - 0.006, y), (x + 0.006, y)], [(x, y - 0.006), (x, y + 0.006)]], 0.0024, ink, 2)


def lamp(s, x, y, ink):
    s.dot(x, y, 0.0035, ink)
    for k in range(8):
        a = k * math.tau / 8
        s.stroke([(x + 0.005 * math.cos(a), y + 0.005 * math.sin(a)), (x + 0.008 * math.cos(a), y + 0.008 * math.sin(a))], 0.0015, ink, 2)


def stop(s, x, y, ink):
    s.ring(x, y - 0.0005, 0.0058, 0.002, ink, 2, start=-235, end=55)
    s.stroke([(x, y + 0.0005), (x, y + 0.007)], 0.002, ink, 3)


def room():
    stage.slab(-4, 4, -2, 2.7, 0, matter.rug((0.11, 0.095, 0.08)))
    stage.wall((-4, 2.6), (4, 2.6), 2.8, matter.plaster((0.2, 0.17, 0.14), 0.3))
    w = 1.34
    media.screen((0, 2.3, 0.45), w, 0, screens.still(w, "home-hero-movie", 0.85, 3.5, (0.178, 0.545)))
    furniture.cabinet((0, 2.1, 0.08), (2.0, 0.4, 0.31), 0, matter.oak("x"), 4, plinth=0)
    lamps.profile((-0.6, 2.38, 0.6), (0.6, 2.38, 0.6), (0, 0.4, 1), 3, 2700, "behind the screen")
    lamps.table_lamp((-0.86, 2.1, 0.41), 5, 2600, 0.85, matter.paint((0.16, 0.1, 0.06), 0.4))
    things.books((0.78, 2.08, 0.41), 0, 0.1, 0.26, 5, flat=True)
    for x in (-1.5, 1.5):
        lamps.downlight((x, 2.0, 2.75), 12, 2700, 40, (x, 2.5, 0.9), "wall", trim=False)
