"""Twelfth floor: a wall of shell stone washed from above, shades halfway down, the Gulf; by the door one button for all of it."""
import math

from kit import form, furniture, lamps, matter, plants, seating, sky, stage, town

FILM = {"exposure": 1.35, "vignette": 0.16}


def build():
    sky.evening("dusk", sun=118, strength=0.6, clouds=1.8, glow=1.8)
    stage.camera((1.0, -5.3, 1.45), (0.35, 2, 1.24), lens=27, fstop=4, focus=(0.4, 0, 1.1))
    shell()
    shell_wall()
    glazing()
    seats()
    entry()
    gulf()


@matter.once
def coquina():
    """Stone made of shells: pale, pitted, every shell a little arc."""
    n = matter.Nodes("coquina")
    shells = n.add("ShaderNodeTexVoronoi", feature="F1", Scale=26.0, Randomness=1.0)
    n.tree.links.new(n.where((1, 1, 1.7)), shells.inputs["Vector"])
    cloud = n.ramp(n.noise(2.4, 8), (0.3, (0.44, 0.33, 0.22)), (0.7, (0.68, 0.57, 0.43)))
    spots = n.ramp(shells.outputs["Distance"], (0.0, 0.62), (0.35, 1.0), (0.8, 0.8))
    mix = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0)
    n.tree.links.new(cloud, mix.inputs["Color1"])
    n.tree.links.new(spots, mix.inputs["Color2"])
    n.set(Base_Color=mix.outputs[0], Roughness=0.85, Specular=0.25)
    n.bump(shells.outputs["Distance"], 0.9, 0.02)
    return n.mat


def shell():
    white = matter.plaster((0.62, 0.6, 0.55), 0.08)
    stage.slab(-3.6, 3.8, -7, 2.4, 0, matter.oak("y", (2.0, 0.18), 0.36))
    form.box((7.4, 9.4, 0.2), (0.1, -2.3, 2.85), white, 0)
    form.box((5.4, 6.4, 0.1), (0.4, -1.6, 2.76), white, 0.01)
    stage.wall((3.8, 2.4), (3.8, -7), 2.9, white)
    for x, y in ((2.4, 0.6), (0.2, -2.2), (2.4, -2.2)):
        lamps.downlight((x, y, 2.76), 18, 2800, 50, group="room")
    lamps.panel((0.8, -2.6, 2.72), (0.4, 0.4, 0.3), 2.6, 2.2, 18.9, 2900, "room").visible_glossy = False


def shell_wall():
    stone = coquina()
    for row in range(5):
        for k in range(-1, 7):
            y0, y1 = max(-7.0, -7 + k * 1.5 + (row % 2) * 0.75), min(2.4, -7 + (k + 1) * 1.5 + (row % 2) * 0.75)
            if y1 - y0 > 0.1:
                form.box((0.14, y1 - y0 - 0.012, 0.565), (-3.2, (y0 + y1) / 2, 0.0 + row * 0.575), stone, 0.008)
    form.box((0.1, 9.4, 2.9), (-3.32, -2.3, 0), matter.black(0.9), 0)
    form.box((0.06, 9.4, 0.16), (-2.78, -2.3, 2.72), matter.plaster((0.62, 0.6, 0.55), 0.08), 0.01)
    for k in range(6):
        y = 1.9 - k * 0.85
        lamps.spot((-2.94, y, 2.78), (-3.13, y, 0.2), 11, 2600, 54, "shell")
    lamps.profile((-2.98, -6, 2.82), (-2.98, 2.3, 2.82), (-0.35, 0, -1), 26, 2600, "shell")
    furniture.cabinet((-2.84, 0.2, 0), (2.4, 0.42, 0.5), 90, matter.oak("z"), 3)
    furniture.vase((-2.84, 0.95, 0.52), 0.46, 4, matter.paint((0.134, 0.291, 0.305), 0.3))
    plants.grass((-2.84, 0.95, 0.92), 0.6, 34, 2, (0.3, 0.28, 0.16), 0.05)
    furniture.books((-2.84, -0.05, 0.52), 95, 0.1, 0.28, 4, flat=True)
    # a nautilus and a bowl of what the beach left
    spiral = [(-2.8, -0.5 + 0.11 * math.cos(a) * math.exp(-a * 0.16), 0.66 + 0.11 * math.sin(a) * math.exp(-a * 0.16)) for a in [k * 0.32 for k in range(30)]]
    form.tube(spiral, [0.07 * math.exp(-k * 0.052) for k in range(30)], matter.paint((0.66, 0.5, 0.38), 0.3))


def glazing():
    frame, cloth = matter.paint((0.5, 0.48, 0.44), 0.4), matter.sheer((0.62, 0.56, 0.47))
    stage.wall((-3.6, 2.4), (3.8, 2.4), 2.9, matter.plaster((0.62, 0.6, 0.55), 0.08), [(0.5, 6.95, 0.06, 2.7)])
    stage.window_frames((-3.1, 2.4), (3.35, 2.4), 0.06, 2.7, 3, frame, bar=0.07)
    for k in range(3):
        x = -3.1 + 6.45 * (k + 0.5) / 3
        low = 1.86
        form.box((2.02, 0.012, 2.66 - low), (x, 2.27, low), cloth, 0)
        form.box((2.04, 0.03, 0.045), (x, 2.27, low - 0.03), frame, 0.01)
        for z in (2.05, 2.4):
            form.box((2.02, 0.004, 0.006), (x, 2.262, z), matter.cloth((0.5, 0.45, 0.37)), 0)
    form.box((6.6, 0.16, 0.14), (0.1, 2.24, 2.64), matter.plaster((0.62, 0.6, 0.55), 0.08), 0.01)
    # the balcony behind it
    stage.slab(-4, 5, 2.5, 4.4, -0.02, matter.tiles((0.46, 0.42, 0.36), 0.6, 0.35))
    for k in range(7):
        form.box((0.035, 0.05, 1.05), (-3.4 + k * 1.2, 4.3, 0), frame, 0.006)
    form.box((9, 0.07, 0.05), (0.4, 4.3, 1.05), frame, 0.012)
    form.box((9, 0.012, 0.9), (0.4, 4.3, 0.1), matter.glass((0.94, 0.98, 0.97)), 0)
    seating.sling_chair((2.1, 3.4, 0), 200)
    lamps.downlight((2.0, 3.3, 2.7), 12, 2600, 50, trim=False)


def seats():
    sand, sea = matter.cloth((0.58, 0.53, 0.45)), matter.cloth((0.117, 0.255, 0.276))
    form.box((3.6, 2.9, 0.016), (0.15, -0.35, 0), matter.rug((0.5, 0.45, 0.37)), 0.006)
    seating.sofa((-1.5, -0.3, 0), 90, 2.5, sand, 3, [(-0.75, sea, 8), (0.8, matter.cloth((0.437, 0.242, 0.164)), -7)])
    seating.tub_chair((1.35, 0.75, 0), -36, sea)
    furniture.round_table((0.2, -0.35, 0.015), 0.52, 0.36, matter.oak("x"))
    furniture.bowl((0.3, -0.25, 0.375), 0.17, matter.paint((0.6, 0.56, 0.48), 0.4))
    for k in range(6):
        form.ball(0.032, (0.3 + 0.08 * math.cos(k * 2.4), -0.25 + 0.08 * math.sin(k * 2.4), 0.41), matter.paint((0.62, 0.4 + 0.03 * k, 0.3), 0.4), 0.7)
    furniture.books((0.0, -0.55, 0.375), 20, 0.06, 0.28, 6, flat=True)
    furniture.glass((-0.12, -0.2, 0.375), 0.19, (0.5, 0.3, 0.06))
    lamps.floor_lamp((-2.4, 1.75, 0), 13, 2600, 1.5)
    plants.potted((3.2, 1.75, 0), 1.9, 6, matter.paint((0.58, 0.54, 0.46), 0.6))


def entry():
    """The near end of the closet wall beside the door, and on it the button."""
    white, oak = matter.plaster((0.6, 0.57, 0.51), 0.08), matter.oak("z")
    form.box((1.5, 0.22, 2.76), (2.9, -1.5, 0), white, 0.012)
    form.box((1.52, 0.25, 0.13), (2.9, -1.5, 0), matter.paint((0.62, 0.6, 0.55), 0.5), 0.008)
    s = seating.Set((2.42, -1.61, 1.28), 0)
    s.box((0.2, 0.014, 0.2), (0, -0.004, -0.1), matter.paint((0.3, 0.28, 0.25), 0.4), 0.012)
    form.lathe([(0.062, 0), (0.066, 0.012), (0.052, 0.014), (0.052, 0.006)], s.p(0, -0.01, 0), matter.brass(0.2), 48, 0, (90, 0))
    form.lathe([(0, 0.012), (0.044, 0.012), (0.05, 0.004)], s.p(0, -0.01, 0), matter.paint((0.7, 0.67, 0.6), 0.3), 48, 0, (90, 0))
    form.lathe([(0.048, 0.009), (0.06, 0.014)], s.p(0, -0.012, 0), matter.glow(2500, 7), 48, 0, (90, 0))
    lamps.spot((2.42, -2.3, 2.74), (2.42, -1.6, 1.2), 14, 2800, 30, "entry")
    # the door's edge, its frame, a bag and a hat ready to go
    form.box((0.1, 0.3, 2.2), (2.95, -1.62, 0), matter.paint((0.5, 0.47, 0.41), 0.5), 0.01)
    form.box((0.9, 0.05, 2.12), (3.42, -1.66, 0.01), oak, 0.006)
    form.tube([(3.06, -1.76, 1.02), (3.2, -1.76, 1.02)], 0.013, matter.brass())
    form.box((0.5, 0.26, 0.4), (2.44, -1.82, 0.03), matter.leather((0.279, 0.166, 0.103)), 0.05, 4)
    form.tube([(2.3, -1.82, 0.42), (2.34, -1.82, 0.56), (2.54, -1.82, 0.56), (2.58, -1.82, 0.42)], 0.012, matter.leather((0.157, 0.092, 0.06)))
    form.lathe([(0, 0), (0.2, 0), (0.19, 0.012), (0.09, 0.02), (0.085, 0.11), (0, 0.12)], (2.44, -1.82, 0.43), matter.cloth((0.6, 0.5, 0.3)), 40)


def gulf():
    form.sheet(1600, 900, (0, 470, -38), town.open_water((0.03, 0.06, 0.07), 0.12, 0.5, 0.1))
    form.sheet(500, 60, (0, 34, -37.8), matter.earth((0.5, 0.42, 0.3), 0.6), 1)
    for y, seed in ((66, 4), (76, 9), (90, 2)):
        town.surf((-160, y), (160, y + 5), 1.8, seed, 0.6, 0.55, -38)
    for k in range(4):
        form.lathe([(0, 0), (0.8, 0.3), (0, 0.8)], (-60 + k * 47, 420 + k * 40, -36.5), matter.glow(2600, 16), 12)
