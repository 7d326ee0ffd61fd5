"""A keypad beside a door: six buttons, each with its sign in warm light, and the living room that they set, out of focus behind the frame."""
import math

from kit import drawing, form, furniture, lamps, matter, plants, seating, sky, stage, things

FILM = {"exposure": 0.75, "vignette": 0.2}
HIGH = 2.75


def build():
    sky.evening("dusk", sun=80, strength=1.0)
    stage.camera((0.02, -0.52, 1.41), (0.02, 4, 1.405), lens=37, fstop=3.6, focus=(-0.1, -0.01, 1.4))
    wall()
    keypad((-0.108, 0, 1.402))
    room()
    # a lamp close above the keypad's wall
    lamps.spot((-0.26, -0.42, 2.1), (-0.11, 0, 1.34), 2.4, 2700, 40, "hall", 0.03)
    lamps.panel((0.5, -1.2, 1.7), (-0.1, 0, 1.4), 0.5, 0.7, 1.0, 2800, "hall").visible_glossy = False


def wall():
    face = matter.plaster((0.27, 0.29, 0.255), 0.1)
    form.box((2.0, 0.14, HIGH), (-1.02, 0.07, 0), face, 0)
    form.box((3.2, 0.14, 0.5), (1.0, 0.07, 2.3), face, 0)
    white = matter.paint((0.6, 0.57, 0.51), 0.38)
    # a molded casing, and the jamb behind it
    form.box((0.075, 0.016, 2.4), (0.0, -0.008, 0), white, 0.003)
    form.box((0.02, 0.026, 2.4), (-0.029, -0.012, 0), white, 0.006)
    form.box((0.012, 0.02, 2.4), (0.03, -0.012, 0), white, 0.005)
    form.box((0.02, 0.16, 2.4), (0.024, 0.08, 0), white, 0.002)
    form.box((0.014, 0.03, 2.4), (0.038, 0.07, 0), white, 0.003)


def keypad(at):
    x, y, z = at
    w, h = 0.094, 0.168
    bronze = matter.paint((0.13, 0.095, 0.065), 0.3, 1.0)
    form.box((w, 0.009, h), (x, y - 0.0045, z - h / 2), bronze, 0.003)
    each = 0.0255
    for i, sign in enumerate((sun, evening, table, film, moon, off)):
        middle = z + h / 2 - 0.0095 - each * (i + 0.5)
        form.box((0.08, 0.007, each - 0.0028), (x, y - 0.0115, middle - (each - 0.0028) / 2), matter.paint((0.028, 0.026, 0.024), 0.4), 0.0018)
        lit = i == 1
        ink = matter.glow(2700, 7.0 if lit else 1.5)
        key = drawing.Paper((x, y - 0.0152, middle), (0.0744, 0.0168), matter.paint((0.024, 0.022, 0.02), 0.42), tilt=90)
        sign(key, ink)
        key.fill([(-0.034, -0.0055), (-0.0318, -0.0055), (-0.0318, 0.0055), (-0.034, 0.0055)], matter.glow(2700, 9.0 if lit else 0.3), 1)
    lamps.bulb((x, y - 0.045, z + 0.036), 0.035, 2600, 0.02, "keypad").visible_glossy = False


PEN = 0.0011


def sun(key, ink):
    key.dot(0, 0, 0.0028, ink)
    for k in range(8):
        a = k * math.tau / 8
        key.stroke([(0.0042 * math.cos(a), 0.0042 * math.sin(a)), (0.0066 * math.cos(a), 0.0066 * math.sin(a))], PEN, ink)


def evening(key, ink):
    """Half a sun over a line."""
    key.stroke([(-0.009, -0.0035), (0.009, -0.0035)], PEN, ink)
    key.ring(0, -0.0035, 0.0042, PEN, ink, 2, start=0, end=180)
    for k in range(5):
        a = k * math.pi / 4
        key.stroke([(0.006 * math.cos(a), -0.002 + 0.006 * math.sin(a)), (0.0082 * math.cos(a), -0.002 + 0.0082 * math.sin(a))], PEN, ink)


def table(key, ink):
    """A pendant over a table."""
    key.stroke([(0, 0.0068), (0, 0.003)], PEN, ink)
    key.stroke([(-0.0045, -0.0005), (-0.002, 0.003), (0.002, 0.003), (0.0045, -0.0005)], PEN, ink, 2, True)
    key.stroke([(-0.008, -0.0045), (0.008, -0.0045)], PEN, ink)


def film(key, ink):
    key.box(-0.0085, -0.005, 0.0085, 0.005, PEN, ink)
    key.fill([(-0.0024, -0.0029), (0.0032, 0), (-0.0024, 0.0029)], ink)


def moon(key, ink):
    outer = [(0.0062 * math.cos(a), 0.0062 * math.sin(a)) for a in (math.radians(91 + i * 9.5) for i in range(27))]
    inner = [(0.0032 + 0.0052 * math.cos(a), 0.0022 + 0.0052 * math.sin(a)) for a in (math.radians(299 - i * 10) for i in range(1, 17))]
    key.fill(outer + inner, ink)


def off(key, ink):
    key.ring(0, -0.0005, 0.0052, PEN, ink, 2, start=-235, end=55)
    key.stroke([(0, 0.0006), (0, 0.0066)], PEN, ink)


def room():
    stage.slab(-2.5, 4.5, 0.14, 6, 0, matter.oak("y", (1.8, 0.16), 0.3))
    stage.slab(-2.5, 4.5, 0.14, 6, HIGH, matter.plaster((0.5, 0.46, 0.4), 0.05), -0.2)
    back = 5.4
    stage.wall((-2.5, back), (4.5, back), HIGH, matter.plaster((0.42, 0.36, 0.29), 0.3))
    furniture.picture((1.35, back - 0.1, 1.2), (1.15, 0.8), 0, 4, matter.oak("x"))
    s = matter.cloth((0.14, 0.19, 0.19))
    seating.sofa((1.45, back - 0.7, 0), 0, 2.0, s, 2, pillows=())
    form.cushion((0.46, 0.14, 0.42), (0.86, back - 0.92, 0.5), matter.cloth((0.45, 0.17, 0.05)), 12, (-14, 0))
    furniture.round_table((0.28, back - 0.6, 0), 0.27, 0.55)
    lamps.table_lamp((0.28, back - 0.6, 0.55), 9, 2600, 1.1)
    furniture.round_table((1.45, back - 2.0, 0), 0.45, 0.38)
    things.bowl((1.4, back - 2.0, 0.38), 0.16)
    form.box((2.6, 1.8, 0.012), (1.4, back - 1.9, 0), matter.rug((0.3, 0.25, 0.19)), 0)
    plants.potted((2.75, back - 0.6, 0), 1.5, 4)
    for x in (0.75, 1.35, 1.95):
        lamps.downlight((x, back - 0.55, HIGH), 15, 2700, 42, (x, back, 1.1))
    lamps.panel((1.3, back - 2.0, HIGH - 0.05), (1.3, back - 2, 0), 2.2, 1.4, 22, 2700, "room")
    # dusk comes in from the right
    lamps.panel((4.2, 3.6, 1.4), (1.2, 4.2, 0.6), 1.6, 1.8, 24, group="window", tint=(0.32, 0.5, 1.0))
