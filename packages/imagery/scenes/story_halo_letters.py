"""Letters of bronze two inches off a limestone wall, with warm light behind them, and planting at their feet."""
from kit import form, kelvin, lamps, lettering, matter, plants, sky, stage

FILM = {"exposure": 0.75, "vignette": 0.2}


def build():
    sky.evening("dusk", sun=20, strength=0.7, clouds=1.0)
    stage.camera((-2.2, -6.2, 1.45), (0.15, 0, 1.75), lens=36, fstop=4, focus=(0, -0.1, 2.0))
    wall()
    letters()
    entrance()
    planting()


def wall():
    lime, end = matter.limestone(), 2.43
    # courses of cut limestone, each block a little forward or back
    for row in range(8):
        shift = (0.55 if row % 2 else 0.0) + 0.2 * (row % 3)
        for i in range(10):
            left = -6.75 + i * 1.1 + shift
            right = min(left + 1.1, end)
            # no narrow strip beside the pier: the last block takes it in
            if end - right < 0.3:
                right = end
            if right - left > 0.3:
                form.box((right - left - 0.006, 0.3, 0.439), ((left + right) / 2, 0.17 + 0.008 * ((i * 5 + row * 3) % 4), row * 0.445), lime, 0.006)
    form.box((0.4, 0.7, 3.56), (2.62, 0.3, 0), lime, 0.012)
    form.box((9.4, 0.62, 0.12), (-1.9, 0.2, 3.56), matter.limestone((0.44, 0.4, 0.32)), 0.012)
    lamps.profile((-6, -0.6, 0.06), (2.4, -0.6, 0.06), (0, 0.55, 1), 34, 2600, "grazing", spread=110)


def letters():
    bronze = matter.paint((0.3, 0.19, 0.095), 0.3, 1.0)
    for letter, x in zip("CASA", (-1.35, -0.42, 0.42, 1.3)):
        lettering.word(letter, (x, -0.11, 1.6), 1.22, bronze, 0.06, bold=0.015, bevel=0.006)
        for dx, z in ((-0.2, 1.75), (0.2, 1.75), (0, 2.35)):
            form.rod(0.008, 0.14, (x + dx, 0.05, z), matter.steel(0.3), (90, 0))
        lettering.word(letter, (x, -0.066, 1.6), 1.2, halo(), 0.002, bold=0.004, bevel=0)
        lamps.bulb((x, -0.35, 1.95), 0.6, 2500, 0.2, "halo").visible_glossy = False
    # the number, small, cut from the same sheet
    lettering.word("410", (2.0, -0.03, 1.14), 0.3, bronze, 0.02, bevel=0.002)


@matter.once
def halo():
    """The back of a letter: a sheet that shines on the wall. Unlike a glow it is the light itself."""
    n = matter.Nodes("glow")
    shine = n.add("ShaderNodeEmission", Strength=15.0)
    shine.inputs["Color"].default_value = (*kelvin.color(2700), 1)
    n.tree.links.new(shine.outputs[0], n.out.inputs[0])
    return n.mat


def entrance():
    """A doorway to the right with oak and a warm hall behind glass."""
    stage.wall((2.8, 1.5), (8, 1.5), 3.56, matter.oak("z"), [(0.35, 1.6, 0, 2.7)])
    form.box((6, 2.4, 0.14), (5.4, 0.5, 3.5), matter.oak("x"), 0.01)
    stage.window_frames((3.15, 1.5), (4.4, 1.5), 0, 2.7, 1)
    stage.slab(2.6, 8, 1.6, 6, 0.02, matter.oak("y"))
    stage.wall((2.4, 5), (8, 5), 3.5, matter.plaster((0.55, 0.45, 0.34)))
    lamps.panel((3.8, 3.2, 3.2), (3.8, 4.6, 1), 1.2, 1.2, 200, 2700, "hall")
    for x in (3.4, 4.6):
        lamps.downlight((x, 0.8, 3.49), 70, 2700, 44)
    form.tube([(4.26, 1.4, 0.8), (4.26, 1.4, 1.9)], 0.018, matter.brass())
    form.box((16, 9, 0.1), (0, -5.4, -0.1), matter.tiles((0.36, 0.33, 0.28), 0.9, 0.5), 0)
    form.box((6, 3, 0.06), (5.2, 0.3, -0.02), matter.stone((0.4, 0.36, 0.3), 1.0, 0.5), 0.01)


def planting():
    form.box((8.2, 0.95, 0.16), (-1.6, -0.55, -0.03), matter.earth((0.12, 0.09, 0.06), 9.0), 0.01)
    form.box((8.3, 0.06, 0.2), (-1.6, -1.04, -0.03), matter.paint((0.16, 0.09, 0.05), 0.5), 0.006)
    for x, size, seed in ((-1.9, 0.62, 2), (-0.2, 0.5, 5), (1.25, 0.66, 8), (-3.9, 0.6, 3)):
        plants.agave((x, -0.6, 0.1), size, seed)
    for i in range(13):
        plants.grass((-5.2 + i * 0.6, -0.68 + 0.16 * (i % 3), 0.1), 0.55 + 0.1 * (i % 3), 200, i, (0.3, 0.27, 0.11))
    for x, seed in ((-2.75, 4), (0.55, 7), (2.05, 9)):
        plants.shrub((x, -0.45, 0.1), (0.8, 0.6, 0.62), 1700, seed, (0.12, 0.2, 0.07), 0.05)
    for x in (-1.0, 2.15):
        lamps.path_light((x, -0.9, 0.08), 9, 2600, 0.42)
    plants.palm((-4.2, 3.2, 0), 6.2, "feather", 0.4, 30, 28, 2.3, 6)
    plants.palm((1.4, 5.2, 0), 6.6, "fan", 0.3, 90, 28, 1.8, 9)
    lamps.panel((-4.5, -6.5, 4.5), (-0.5, 0, 1), 3, 3, 190, 4000, "street")
