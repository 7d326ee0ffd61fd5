"""A call at the end of the day: a chart and three people on the screen, a microphone at every other seat, dusk outside."""
from kit import barware, form, furniture, lamps, lettering, matter, plants, screens, seating, sky, stage, town, workplace

FILM = {"exposure": 1.15, "vignette": 0.26}
BACK, HIGH = 3.7, 2.8
GREEN = (0.1, 1.0, 0.35)


def build():
    sky.evening("dusk", sun=20, strength=0.75, clouds=1.6)
    stage.camera((-0.85, -3.15, 1.42), (0.32, BACK, 1.22), lens=25, fstop=4.5, focus=(0.1, 1.0, 1.0))
    room()
    call((0.05, BACK - 0.14, 0.98), 2.7)
    table()
    outside()


def room():
    stage.slab(-2.9, 3.2, -6, BACK + 0.2, 0, matter.rug((0.1, 0.105, 0.11)))
    stage.slab(-2.9, 3.2, -6, BACK + 0.2, HIGH, matter.plaster((0.3, 0.28, 0.25), 0.05), -0.1)
    stage.wall((-2.9, BACK), (3.2, BACK), HIGH, matter.walnut("z"))
    stage.wall((-2.7, -6), (-2.7, BACK), HIGH, matter.plaster((0.34, 0.31, 0.27), 0.1))
    # felt in three tones between oak fins, washed from above
    tones = ((0.07, 0.13, 0.14), (0.11, 0.18, 0.18), (0.05, 0.09, 0.1))
    for i in range(8):
        form.box((0.04, 0.72, 2.3), (-2.58, -2.9 + i * 0.82, 0.28), matter.cloth(tones[(i * 2) % 3], 120.0), 0.012)
        form.box((0.09, 0.035, 2.5), (-2.56, -2.49 + i * 0.82, 0.14), matter.oak("z"), 0.003)
    lamps.profile((-2.35, -3.2, 2.76), (-2.35, 3.5, 2.76), (-0.3, 0, -1), 34, 2700, "felt")
    for x in (-2.05, 2.15):
        stage.slats((x - 0.5, BACK - 0.12), (x + 0.5, BACK - 0.12), HIGH, matter.oak("z"), 0.07, 0.04, 0.03)
        lamps.profile((x - 0.5, BACK - 0.36, 2.76), (x + 0.5, BACK - 0.36, 2.76), (0, 0.3, -1), 13, 2700, "slats")
    # the window: floor to ceiling, slim frames, a low sill
    stage.window_frames((3.0, -6), (3.0, BACK - 0.1), 0.0, HIGH, 6, matter.black(0.35), False, 0.05)
    plants.potted((2.5, 3.1, 0), 1.5, 8)


def call(at, w):
    x, y, z = at
    h = w * 9 / 16
    form.box((w + 0.03, 0.05, h + 0.03), (x, y + 0.03, z - 0.015), matter.black(0.25), 0.006)
    form.box((w, 0.002, h), (x, y, z), matter.glow(6500, 0.025), 0)
    # what is shared, large; who is on, in a column beside it
    share = w * 0.69
    form.sheet(share, share * 9 / 16, (x - w * 0.135, y - 0.004, z + h * 0.5), screens.chart(share, 0.95), tilt=(90, 0))
    for i, (text, back, ring) in enumerate((("AR", (0.1, 0.2, 0.26), (0.95, 0.52, 0.2)), ("JM", (0.14, 0.16, 0.2), (0.35, 0.75, 0.7)), ("KL", (0.1, 0.17, 0.22), (0.6, 0.62, 0.9)))):
        tall, wide = h * 0.225, w * 0.245
        u, v = x + w * 0.355, z + h * (0.66 - i * 0.262)
        form.box((wide, 0.001, tall), (u, y - 0.003, v), matter.glow(6500, 0.5, back), 0)
        lettering.disc(tall * 0.32, (u, y - 0.005, v + tall * 0.5), matter.glow(6500, 0.8, ring))
        lettering.word(text, (u, y - 0.008, v + tall * 0.37), tall * 0.36, matter.glow(6500, 1.2), 0.002, bevel=0)
        if i == 0:
            # the one who speaks
            for du, dv, a, b in ((0, 0, wide, 0.012), (0, tall - 0.012, wide, 0.012), (-wide / 2, 0, 0.012, tall), (wide / 2, 0, 0.012, tall)):
                form.box((a, 0.001, b), (u + du, y - 0.005, v + dv), matter.glow(6500, 1.1, GREEN), 0)
    lamps.panel((x, y - 0.1, z + h / 2), (x, 0, 0.9), w, h, 13, tint=(0.45, 0.7, 0.85), group="screen")
    # the bar above it: a lens, loudspeakers behind cloth, a green light that says "on"
    form.box((0.86, 0.08, 0.085), (x, y - 0.02, z + h + 0.06), matter.paint((0.03, 0.03, 0.032), 0.5), 0.03)
    form.lathe([(0.02, 0.006), (0.034, 0.006), (0.036, 0), (0, 0)], (x, y - 0.062, z + h + 0.102), matter.steel(0.2, 0.3), 32, 0, (90, 0))
    form.lathe([(0, 0.008), (0.019, 0.007)], (x, y - 0.062, z + h + 0.102), matter.black(0.04), 32, 0, (90, 0))
    form.box((0.012, 0.002, 0.005), (x + 0.07, y - 0.062, z + h + 0.1), matter.glow(6500, 14, GREEN), 0)
    furniture.cabinet((x, y - 0.1, 0.0), (2.5, 0.42, 0.62), 0, matter.oak("x"), 4, handles=matter.black(0.3))
    for dx in (-0.8, 0.85):
        furniture.vase((x + dx, y - 0.1, 0.64), 0.2, 3 if dx < 0 else 8)


def table():
    top, hide = matter.walnut("y"), matter.leather((0.075, 0.06, 0.05))
    form.box((1.36, 4.0, 0.045), (0.1, 0.65, 0.715), top, 0.018)
    form.box((0.06, 3.2, 0.004), (0.1, 0.65, 0.7585), matter.black(0.5), 0)
    for y in (-0.55, 1.85):
        form.box((0.6, 0.4, 0.71), (0.1, y, 0), matter.ebony("z"), 0.01)
    for i in range(4):
        for side in (-1, 1):
            drift = (i * 37 + side * 11) % 13 - 6
            workplace.task_chair((0.1 + side * (1.0 + 0.01 * drift), -0.85 + i * 1.0, 0), side * 90 + 180 + drift * 2, hide, matter.steel(0.3, 0.35))
    for y in (-0.35, 0.65, 1.65):
        # a puck with its ring lit: the room hears who speaks
        form.lathe([(0, 0), (0.05, 0), (0.054, 0.008), (0.046, 0.022), (0, 0.026)], (0.1, y, 0.762), matter.paint((0.035, 0.035, 0.037), 0.45), 48)
        form.lathe([(0.0505, 0.0085), (0.0535, 0.0065), (0.0535, 0.0095), (0.0505, 0.0115)], (0.1, y, 0.762), matter.glow(6500, 7, GREEN), 48)
    panel = seating.Set((0.32, -0.75, 0.762), -24)
    panel.box((0.24, 0.16, 0.012), (0, 0, 0.0), matter.black(0.15), 0.004, tilt=(22, 0))
    for i, tone in enumerate((GREEN, (0.4, 0.6, 0.9), (0.4, 0.6, 0.9))):
        panel.box((0.052, 0.05, 0.002), (-0.066 + 0.066 * i, 0.0, 0.0135), matter.glow(6500, 1.6, tone), 0.004, tilt=(22, 0))
    for i, (x, y, turn) in enumerate(((-0.34, -0.8, 8), (0.55, 0.2, -82), (-0.32, 1.2, 84), (0.52, 2.1, -96))):
        form.box((0.15, 0.21, 0.012), (x, y, 0.762), matter.cloth(((0.42, 0.15, 0.05), (0.12, 0.2, 0.2))[i % 2]), 0.003, turn)
        form.rod(0.0045, 0.14, (x + 0.06, y - 0.06, 0.779), matter.brass(), (90, 0), turn + 24)
        form.lathe([(0, 0), (0.032, 0), (0.036, 0.1), (0.034, 0.1), (0.03, 0.008), (0, 0.008)], (x + (0.16 if x < 0 else -0.16), y + 0.18, 0.762), barware.clear(), 32)
    # the light over it: a long bar, bright below, soft above
    form.box((0.07, 3.3, 0.06), (0.1, 0.65, 2.16), matter.paint((0.03, 0.03, 0.03), 0.4), 0.006)
    form.box((0.055, 3.26, 0.004), (0.1, 0.65, 2.157), matter.glow(2900, 7), 0)
    lamps.profile((0.1, -0.9, 2.15), (0.1, 2.2, 2.15), (0, 0, -1), 44, 2800, "bar", width=0.07)
    lamps.profile((0.1, -0.9, 2.24), (0.1, 2.2, 2.24), (0, 0, 1), 9, 2700, "bar", width=0.05)
    for y in (-0.7, 2.0):
        form.tube([(0.1, y, 2.22), (0.1, y, HIGH)], 0.002, matter.black())


def outside():
    form.box((400, 400, 0.2), (200, 0, -18), matter.paint((0.012, 0.012, 0.013), 1.0), 0)
    for x, y, w, h, seed in ((44, 34, 12, 21, 1), (62, 62, 12, 26, 2), (38, 66, 10, 18, 3), (70, 100, 14, 30, 8), (30, 20, 9, 15, 9), (52, 16, 14, 17, 4)):
        town.tower((x, y, -18), (w, 10, h), int(h / 1.9), int(w / 1.6), share=0.3, seed=seed)
