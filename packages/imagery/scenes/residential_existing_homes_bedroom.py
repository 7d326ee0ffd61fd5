"""A bedroom in an old house of brick and plaster: a screen without a cord over the dresser, a dimmer by the door, a camera under the eave outside."""
from kit import brickwork, devices, form, furniture, lamps, matter, plants, screens, seating, sky, stage, workplace

FILM = {"exposure": 1.05, "vignette": 0.2}
BACK, HIGH = 2.6, 2.72
BLUE, LINEN, CLAY = (0.15, 0.3, 0.38), (0.52, 0.46, 0.37), (0.4, 0.14, 0.07)


def build():
    sky.evening("dusk", sun=118, strength=0.75, clouds=1.0)
    stage.camera((-0.2, -3.5, 1.42), (0.0, BACK, 1.27), lens=26, fstop=5, focus=(0, 1.6, 1.1))
    shell()
    overhead()
    door()
    dresser()
    window()
    bed()
    outside()


def shell():
    wall, trim = matter.plaster(BLUE, 0.2), matter.paint((0.6, 0.56, 0.48), 0.5)
    stage.slab(-3.2, 3.3, -6, BACK + 0.2, 0, matter.tiles((0.4, 0.17, 0.08), 0.36, 0.32, 0.012))
    stage.wall((-3.0, BACK), (3.1, BACK), HIGH, wall, [(0.3, 1.22, 0, 2.08), (4.3, 5.75, 0.75, 2.2)], 0.24)
    stage.wall((-3.0, -6), (-3.0, BACK), HIGH, wall)
    stage.wall((3.1, BACK), (3.1, -6), HIGH, wall)
    for x0, x1 in ((-3.0, -2.8), (-1.68, 3.1)):
        form.box((x1 - x0, 0.03, 0.13), ((x0 + x1) / 2, BACK - 0.13, 0), trim, 0.008)
    for x in (-2.9, 3.0):
        form.box((0.03, 8, 0.13), (x * 0.999, -1.4, 0), trim, 0.008)
    # a picture rail, older than everybody in the house
    form.box((6.1, 0.035, 0.06), (0.05, BACK - 0.13, 2.34), trim, 0.012)
    for x in (-2.895, 2.995):
        form.box((0.035, 8, 0.06), (x, -1.4, 2.34), trim, 0.012)


def overhead():
    """Old beams, and between them what nobody notices."""
    stage.slab(-3.2, 3.3, -6, BACK + 0.2, HIGH, matter.plaster((0.66, 0.63, 0.57), 0.12), -0.1)
    for k in range(7):
        form.box((0.13, 9, 0.15), (-2.6 + k * 0.9, -1.6, HIGH - 0.15), matter.walnut("y"), 0.012)
    for x, y in ((-2.15, 1.7), (-0.35, 1.8), (1.45, 1.7), (-1.25, -0.8), (0.55, -0.8), (2.35, 0.6)):
        wafer((x, y, HIGH), 15 if y > 1 else 8)
    devices.access_point((-1.25, 1.0, HIGH), 0.14)
    workplace.speaker_disc((0.55, 1.0, HIGH), 0.15, matter.paint((0.6, 0.57, 0.5), 0.6))
    lamps.panel((0, -3.2, 2.5), (0, 1.6, 0.8), 3, 1.2, 17, 2900, "fill").visible_glossy = False


def wafer(at, watts):
    """A downlight as thin as a coin: a white rim, a flat bright face."""
    x, y, z = at
    form.lathe([(0.085, 0), (0.085, -0.006), (0.066, -0.008)], at, matter.paint((0.62, 0.6, 0.56), 0.5), 48)
    form.lathe([(0, 0), (0.066, 0)], (x, y, z - 0.0075), matter.glow(2800, 6), 40)
    lamps.spot((x, y, z - 0.03), (x, y, 0), watts, 2800, 64, "downlights", 0.06)


def door():
    """A paneled door that stands open to the hall; beside it the dimmer that needed no new wire."""
    wood, trim = matter.walnut("z"), matter.paint((0.6, 0.56, 0.48), 0.5)
    for x in (-2.75, -1.73):
        form.box((0.1, 0.3, 2.14), (x, BACK, 0), trim, 0.01)
    form.box((1.16, 0.3, 0.11), (-2.24, BACK, 2.1), trim, 0.012)
    leaf = seating.Set((-2.68, BACK + 0.1, 0), 68)
    leaf.box((0.88, 0.045, 2.05), (0.44, 0, 0.01), wood, 0.004)
    for z, tall in ((0.18, 0.7), (1.02, 0.86)):
        for u in (0.25, 0.63):
            leaf.box((0.26, 0.056, tall), (u, 0, z), wood, 0.016)
    form.ball(0.032, leaf.p(0.81, -0.06, 1.0), matter.brass(0.25))
    # the hall
    stage.slab(-4.5, 0.5, BACK + 0.1, BACK + 2.6, 0, matter.tiles((0.4, 0.17, 0.08), 0.36, 0.32, 0.012))
    stage.wall((-4.5, BACK + 2.0), (0.5, BACK + 2.0), HIGH, matter.plaster((0.56, 0.44, 0.28), 0.2))
    stage.slab(-4.5, 0.5, BACK + 0.1, BACK + 2.6, HIGH, matter.plaster((0.5, 0.46, 0.4), 0.1), -0.1)
    furniture.picture((-2.05, BACK + 1.89, 1.25), (0.5, 0.66), 0, 4, matter.walnut("x"))
    lamps.downlight((-2.05, BACK + 1.5, HIGH), 20, 2700, 56, (-2.05, BACK + 1.9, 1.2), "hall")
    lamps.panel((-2.2, BACK + 1.0, 2.6), (-2.2, BACK + 1.0, 0), 0.8, 0.8, 12, 2700, "hall")
    devices.wall_dimmer((-1.42, BACK - 0.12, 1.2))


def dresser():
    oak, brass = matter.oak("x"), matter.brass(0.3)
    x, y, w = -0.25, BACK - 0.4, 1.8
    form.box((w, 0.46, 0.62), (x, y, 0.14), matter.walnut("x"), 0.01)
    for i in range(3):
        for z in (0.17, 0.46):
            u = x - w / 2 + w / 3 * (i + 0.5)
            form.box((w / 3 - 0.03, 0.02, 0.27), (u, y - 0.23, z), matter.walnut("x"), 0.006)
            form.box((0.14, 0.02, 0.014), (u, y - 0.255, z + 0.13), brass, 0.004)
    form.box((w + 0.04, 0.5, 0.03), (x, y, 0.76), oak, 0.008)
    for dx in (-0.85, 0.85):
        for dy in (-0.18, 0.18):
            form.tube([(x + dx * 1.03, y + dy, 0), (x + dx, y + dy * 0.9, 0.15)], [0.014, 0.022], oak)
    # the screen, flat on the wall
    form.box((1.3, 0.03, 0.7), (x, BACK - 0.135, 1.18), matter.black(0.4), 0.006)
    furniture.screen((x, BACK - 0.16, 1.15), 1.42, 0, screens.still(1.42, "city-south-padre-island-noon", 0.62, 1.3, (0.5, 0.45)))
    lamps.panel((x, BACK - 0.25, 1.5), (x, 0, 0.9), 1.2, 0.7, 3.2, tint=(0.6, 0.78, 1.0), group="screen").visible_glossy = False
    lamps.table_lamp((x - 0.72, y, 0.79), 7, 2500, 0.72, matter.paint((0.06, 0.2, 0.22), 0.25))
    furniture.bowl((x + 0.02, y - 0.04, 0.79), 0.1, matter.paint(CLAY, 0.4))
    furniture.books((x + 0.42, y, 0.79), 10, 0.07, 0.24, 6, flat=True)
    plants.potted((x + 0.76, y + 0.02, 0.79), 0.46, 5, matter.paint((0.5, 0.44, 0.34), 0.5))
    devices.duplex((-1.36, BACK - 0.12, 0.36))


def window():
    """An old sash with a deep sill, linen on both sides of it."""
    white = matter.paint((0.6, 0.57, 0.5), 0.5)
    x0, x1 = 1.3, 2.75
    for x in (x0 - 0.03, x1 + 0.03):
        form.box((0.1, 0.3, 1.5), (x, BACK, 0.72), white, 0.01)
    for z, deep in ((0.68, 0.42), (2.18, 0.3)):
        form.box((x1 - x0 + 0.26, deep, 0.07), ((x0 + x1) / 2, BACK - (deep - 0.3) / 2, z), white, 0.012)
    stage.window_frames((x0, BACK + 0.06), (x1, BACK + 0.06), 0.75, 2.2, 2, white, matter.pane(), 0.05)
    form.box((x1 - x0, 0.05, 0.04), ((x0 + x1) / 2, BACK + 0.06, 1.42), white, 0.004)
    for x in (x0 - 0.2, x1 + 0.14):
        form.curtain(0.34, 2.1, (x, BACK - 0.22, 0.18), matter.cloth(LINEN), 0, 4, 0.05, int(x * 9))
    form.tube([(x0 - 0.45, BACK - 0.22, 2.3), (x1 + 0.32, BACK - 0.22, 2.3)], 0.013, matter.black(0.4))
    form.cushion((0.3, 0.3, 0.05), (1.62, BACK - 0.24, 0.75), matter.cloth(CLAY), 10, puff=0.6)


def bed():
    """Its foot end under a quilt in the bands of the border's weavers; a rug, a chair by the window, a weaving on the wall."""
    x, w, foot = 0.98, 1.7, -0.5
    form.box((w, 2.2, 0.2), (x, foot - 1.15, 0.14), matter.walnut("y"), 0.02)
    form.cushion((w, 2.2, 0.3), (x, foot - 1.15, 0.32), matter.cloth((0.6, 0.57, 0.5)), puff=0.2)
    teal, gold = (0.04, 0.17, 0.2), (0.5, 0.28, 0.05)
    at = foot + 0.03
    for k, (color, wide) in enumerate(((CLAY, 0.16), (gold, 0.05), (teal, 0.12), (LINEN, 0.05), (CLAY, 0.07), (LINEN, 0.05), (teal, 0.12), (gold, 0.05), (CLAY, 0.16), (LINEN, 0.3), (teal, 0.05), (LINEN, 0.5))):
        form.cushion((w + 0.14, wide + 0.012, 0.07), (x, at - wide / 2, 0.6), matter.cloth(color), puff=0.25, seed=k)
        for side in (-1, 1):
            form.cushion((0.05, wide + 0.012, 0.44), (x + side * (w / 2 + 0.065), at - wide / 2, 0.2), matter.cloth(color), puff=0.25, seed=k)
        at -= wide
    form.cushion((0.5, 0.34, 0.1), (x - 0.3, foot - 0.62, 0.66), matter.cloth((0.56, 0.52, 0.44)), 12, puff=0.5)
    furniture.books((x + 0.3, foot - 0.55, 0.67), 24, 0.03, 0.24, 9, flat=True)
    form.box((1.5, 2.4, 0.014), (-1.1, -0.75, 0), matter.rug((0.42, 0.34, 0.24)), 0.004)
    seating.tub_chair((2.2, 1.3, 0), -38, matter.cloth((0.42, 0.24, 0.06)))
    furniture.round_table((2.7, 0.6, 0), 0.22, 0.5, matter.oak("x"))
    furniture.books((2.68, 0.6, 0.5), 12, 0.06, 0.2, 4, flat=True)
    furniture.picture((-2.9, 1.25, 1.2), (1.0, 0.8), 90, 4, matter.walnut("x"))


def outside():
    """The other wing: brick, the eave with the camera below it; the garden and the last light."""
    brick = brickwork.brick((0.36, 0.15, 0.09))
    x0, x1, y, eave = 3.1, 9.0, BACK + 3.0, 2.02
    form.box((x1 - x0, 0.25, eave + 0.5), ((x0 + x1) / 2, y + 0.12, -0.5), brick, 0)
    wing = form.box((1.5, 0.25, eave + 0.5), (x0 + 0.12, y + 0.8, -0.5), brick, 0, 90)
    wing.name = "wing"
    white = matter.paint((0.6, 0.56, 0.48), 0.5)
    mid, wide = (x0 + x1) / 2 - 0.2, x1 - x0 + 0.4
    form.box((wide, 0.8, 0.03), (mid, y - 0.3, eave), white, 0.004)
    form.box((wide + 0.03, 0.03, 0.16), (mid, y - 0.7, eave - 0.02), white, 0.006)
    form.box((0.03, 2.2, 0.16), (x0 - 0.4, y + 0.4, eave - 0.02), white, 0.006)
    slope = [(x0 - 0.45, y - 0.74, eave + 0.13), (x1, y - 0.74, eave + 0.13), (x1, y + 0.5, eave + 0.62), (x0 + 0.7, y + 0.5, eave + 0.62), (x0 - 0.45, y + 1.5, eave + 0.13)]
    form.place("roof", form.mesh_of("roof", slope, [(0, 1, 2, 3), (0, 3, 4)]), (0, 0, 0), 0, matter.paint((0.2, 0.085, 0.05), 0.8))
    devices.bullet_camera((3.5, y - 0.5, eave), -38, size=2.0)
    lamps.bulb((3.7, y - 1.2, 1.1), 14, 2600, 0.06, "eave").visible_glossy = False
    form.box((80, 60, 0.1), (0, 34, -0.6), matter.earth((0.1, 0.13, 0.05)), 0)
    plants.shrub((2.75, y - 0.6, -0.5), (1.2, 0.9, 1.1), 1400, 3, (0.09, 0.14, 0.05))
    plants.palm((2.9, 15.5, -0.5), 4.0, "fan", 0.3, 60, 26, 1.5, 6)
    plants.hedge((-6, 18), (14, 19), 1.5, 0.9, 3, 240, 0.16, (0.06, 0.09, 0.035))
