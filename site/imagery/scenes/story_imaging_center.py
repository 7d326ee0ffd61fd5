"""A reading room: two tall screens with gray images, a warm lamp, and across the lot behind the window the new wing, lit."""
import random

from kit import cars, form, furniture, lamps, lettering, matter, plants, sky, stage, town, workplace
from kit.seating import Set

FILM = {"exposure": 1.2, "vignette": 0.22}
WALL = (0.3, 0.38, 0.41)


def build():
    sky.evening("dusk", sun=80, strength=0.8, clouds=1.1)
    stage.camera((-0.95, -2.75, 1.42), (0.12, 1.4, 1.24), lens=28, fstop=5.6, focus=(-0.2, 0.9, 1.2))
    wall = matter.plaster(WALL, 0.04)
    stage.slab(-4, 4, -5, 1.6, 0, matter.rug((0.16, 0.2, 0.21)))
    stage.slab(-4, 4, -5, 1.6, 2.75, matter.plaster((0.5, 0.5, 0.47), 0.04), -0.2)
    stage.wall((-4, 1.6), (4, 1.6), 2.75, wall, [(4.42, 7.2, 0.72, 2.4)])
    stage.wall((-2.9, 1.6), (-2.9, -5), 2.75, matter.walnut("z"))
    stage.wall((3.6, -5), (3.6, 1.6), 2.75, wall)
    stage.window_frames((0.42, 1.6), (3.2, 1.6), 0.72, 2.4, 2, matter.paint((0.1, 0.105, 0.11), 0.4), glass=False)
    form.box((3.0, 0.34, 0.05), (1.81, 1.5, 0.67), matter.oak("x"), 0.01)
    felt()
    desk()
    light()
    lot()


def felt():
    """Panels that keep the room quiet enough to dictate in."""
    for i in range(5):
        form.box((0.62, 0.05, 1.5), (-2.45 + i * 0.64, 1.48, 1.05), matter.cloth((0.12, 0.26, 0.3) if i % 2 else (0.2, 0.33, 0.36)), 0.018)
    for k in range(11):
        form.box((0.05, 0.05, 2.7), (-2.8, 1.2 - k * 0.12, 0), matter.oak("z"), 0.008)


@matter.once
def scan(seed, bright=1.0):
    """A gray image of nothing in particular: an oval, rings in it, grain. For a sheet 0.56 by 0.74."""
    n = matter.Nodes("glow")
    chance = random.Random(seed)
    shift = n.add("ShaderNodeVectorMath", operation="SUBTRACT")
    n.tree.links.new(n.where((3.9, 3.0, 1) if seed < 9 else (4.5, 2.45, 1)), shift.inputs[0])
    shift.inputs[1].default_value = (chance.uniform(-0.05, 0.05), 0.04, 0)
    bend = n.add("ShaderNodeMixRGB", Fac=0.2)
    noise = n.add("ShaderNodeTexNoise", Scale=2.6, Detail=5.0)
    n.tree.links.new(shift.outputs[0], noise.inputs["Vector"])
    n.tree.links.new(shift.outputs[0], bend.inputs["Color1"])
    n.tree.links.new(noise.outputs["Color"], bend.inputs["Color2"])
    off = n.add("ShaderNodeVectorMath", operation="SUBTRACT")
    n.tree.links.new(bend.outputs[0], off.inputs[0])
    off.inputs[1].default_value = (0.1, 0.1, 0.1)
    far = n.add("ShaderNodeVectorMath", operation="LENGTH")
    n.tree.links.new(off.outputs[0], far.inputs[0])
    shape = n.ramp(far.outputs["Value"], (0.0, 0.1), (0.14, 0.16), (0.17, 0.6), (0.3, 0.34), (0.42, 0.42), (0.55, 0.24), (0.6, 0.85), (0.67, 0.95), (0.7, 0.12), (0.74, 0.03))
    grain = n.ramp(n.noise(22, 5, distortion=1.2), (0.3, 0.45), (0.7, 1.25))
    both = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0)
    n.tree.links.new(shape, both.inputs["Color1"])
    n.tree.links.new(grain, both.inputs["Color2"])
    tint = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0, Color2=(0.86, 0.97, 1.12, 1))
    n.tree.links.new(both.outputs[0], tint.inputs["Color1"])
    shine = n.add("ShaderNodeEmission", Strength=bright)
    n.tree.links.new(tint.outputs[0], shine.inputs["Color"])
    n.tree.links.new(shine.outputs[0], n.out.inputs[0])
    n.mat.cycles.sample_as_light = False
    return n.mat


def reader(at, turn, seed):
    """A tall display on its foot, its image turned to the reader."""
    s = Set(at, turn)
    w, h, dark = 0.56, 0.74, matter.paint((0.025, 0.026, 0.028), 0.35)
    s.box((0.34, 0.24, 0.015), (0, 0.04, 0), dark, 0.007)
    s.box((0.07, 0.04, 0.4), (0, 0.09, 0), dark, 0.01)
    s.box((w + 0.035, 0.05, h + 0.035), (0, 0.03, 0.12), dark, 0.01)
    form.sheet(w, h, s.p(0, 0.003, 0.12 + h / 2 + 0.017), scan(seed), turn=turn, tilt=(90, 0), name="scan")
    # marks along the edge of the image
    gray = matter.glow(6500, 0.5)
    workplace.quads(s, [(-w / 2 + 0.02, 0.16 + i * 0.018, 0.05 + 0.02 * (i % 3), 0.007) for i in range(5)], gray, 0.001)
    workplace.quads(s, [(w / 2 - 0.03, 0.25 + i * 0.04, 0.006 if i % 5 else 0.014, 0.003) for i in range(12)], gray, 0.001)


def desk():
    furniture.table((-0.55, 0.95, 0), (3.2, 0.9, 0.76), 0, matter.oak("x"), matter.paint((0.12, 0.12, 0.12), 0.4))
    reader((-0.98, 1.12, 0.76), 9, 3)
    reader((-0.34, 1.12, 0.76), -9, 11)
    workplace.monitor((-1.72, 1.05, 0.76), 0.5, 30, "text", 6, bright=0.55)
    workplace.keyboard((-0.66, 0.68, 0.76), 0, (0.18, 0.18, 0.18))
    workplace.mug((0.02, 0.72, 0.76), (0.6, 0.2, 0.04))
    workplace.papers((0.32, 0.82, 0.76), 14, 5, 3)
    # the recorder for dictation, on its cord
    s = Set((-1.2, 0.68, 0.76), -12)
    s.box((0.055, 0.17, 0.03), (0, 0, 0), matter.paint((0.1, 0.1, 0.1), 0.4), 0.012)
    s.box((0.03, 0.02, 0.004), (0, 0.03, 0.03), matter.glow(1800, 5, (1.0, 0.1, 0.05)), 0.001)
    s.tube([(0, 0.085, 0.015), (0.05, 0.2, 0.01), (0.2, 0.3, 0.01), (0.25, 0.45, 0.01)], 0.004, matter.black())
    lamps.table_lamp((3.05, 1.1, 0.64), 13, 2500, 0.95)
    furniture.vase((0.78, 1.2, 0.76), 0.2, 4)
    workplace.task_chair((-0.5, 0.02, 0), 166, matter.cloth((0.5, 0.17, 0.045)))
    furniture.cabinet((2.6, 1.15, 0), (1.5, 0.5, 0.62), 0, matter.oak("x"), 3)
    plants.potted((3.1, 0.2, 0), 1.7, 6, matter.paint((0.55, 0.53, 0.48), 0.5))
    # where the fiber arrives: a small box on the wall, one yellow cord out of it
    form.box((0.2, 0.06, 0.26), (0.22, 1.46, 1.3), matter.paint((0.6, 0.6, 0.57), 0.4), 0.01)
    for k in range(3):
        form.box((0.012, 0.006, 0.012), (0.17 + k * 0.05, 1.427, 1.5), matter.glow(6500, 9, (0.15, 1.0, 0.45)), 0)
    form.tube([(0.22, 1.44, 1.3), (0.22, 1.4, 1.15), (0.16, 1.38, 0.9), (0.05, 1.36, 0.77)], 0.008, matter.paint((0.85, 0.5, 0.01), 0.4))


def light():
    lamps.profile((-2.4, 1.4, 1.0), (0.1, 1.4, 1.0), (0, 0.35, 0.5), 11, 6000, "bias")
    lamps.profile((-2.8, -4, 2.68), (-2.8, 1.4, 2.68), (0.15, 0, -1), 34, 2700, "walnut")
    form.box((3.2, 0.06, 0.02), (-0.6, 0.5, 2.735), matter.glow(3600, 1.2), 0)
    lamps.panel((-0.6, 0.4, 2.7), (-0.6, 0.8, 0), 3.2, 0.2, 16, 3600, "line")
    lamps.panel((-1.2, -4.2, 2.3), (0, 1, 0.9), 3.2, 1.4, 48, 3300, "fill").visible_glossy = False
    lamps.panel((-0.65, 0.85, 1.3), (-0.6, -1, 0.8), 1.1, 0.7, 7, 6500, "screens").visible_glossy = False


def lot():
    """Outside: cars, lamps on poles, markers over the buried pair, and the wing with the scanner."""
    form.box((160, 90, 0.1), (30, 46, -0.1), matter.stone((0.16, 0.16, 0.155), 3.0, 0.6, 0.05), 0)
    for i in range(12):
        form.box((0.1, 4.6, 0.006), (-4 + i * 2.5 + 1.4, 15.5, 0), matter.paint((0.5, 0.49, 0.46), 0.7), 0)
    for x, kind, color, turn in ((7.6, "sedan", (0.5, 0.06, 0.03), 90), (12.6, "wagon", (0.5, 0.49, 0.46), -90), (15.8, "wagon", (0.05, 0.16, 0.3), 90)):
        cars.car((x, 15.5, 0), turn, kind, color)
    white = matter.plaster((0.6, 0.58, 0.53), 0.1)
    form.box((26, 8, 4.6), (17, 28, 0), white, 0.03)
    form.box((26.6, 8.8, 0.3), (17, 28, 4.6), matter.paint((0.1, 0.3, 0.32), 0.5), 0.03)
    for x, w in ((7.6, 4.4), (13.6, 4.6), (19.8, 5.0)):
        form.box((w, 0.1, 2.6), (x, 24.02, 0.4), town.interior(3000 if x < 16 else 4000, 0.9, 2.6), 0)
        stage.window_frames((x - w / 2, 23.95), (x + w / 2, 23.95), 0.4, 3.0, 4, matter.paint((0.08, 0.08, 0.08), 0.4), glass=False, bar=0.08)
    lettering.word("MRI + CT", (13.6, 23.9, 3.4), 0.85, matter.glow(5600, 1.5), 0.1)
    for x in (10.6, 16.6):
        lamps.spot((x, 22.6, 4.5), (x, 24, 1.5), 130, 3000, 70, "wing")
    for x, y in ((6.3, 18.5), (14.2, 12)):
        form.box((0.14, 0.14, 5.2), (x, y, 0), matter.paint((0.1, 0.1, 0.1), 0.4), 0.01)
        form.box((0.9, 0.36, 0.09), (x + 0.4, y, 5.2), matter.paint((0.1, 0.1, 0.1), 0.4), 0.02)
        form.box((0.7, 0.28, 0.01), (x + 0.45, y, 5.19), matter.glow(3800, 14), 0)
        lamps.spot((x + 0.4, y, 5.15), (x + 0.4, y - 1.5, 0), 360, 3800, 104, "poles", 0.15)
    for i in range(7):
        x, y = 1.75 + i * 1.5, 3.2 + i * 3.1
        form.rod(0.05, 0.7, (x, y, 0), matter.paint((0.85, 0.34, 0.01), 0.4), steps=14)
        form.rod(0.052, 0.12, (x, y, 0.7), matter.glow(2400, 2.2, (1.0, 0.5, 0.06)), steps=14)
    for x, tall, seed in ((5.6, 6.5, 3), (22.5, 7.2, 8)):
        plants.palm((x, 21, 0), tall, "fan", 0.4, 30, 26, 2.0, seed)
    for i in range(6):
        plants.shrub((-1 + i * 1.1, 2.5, -0.1), (1.0, 0.8, 0.62), 420, i, (0.05, 0.1, 0.03), 0.07)
