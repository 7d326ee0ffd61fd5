"""What runs on screens: evenings, a sea, two games, a race, the weather, and a chart, painted by mathematics; and frames of the project's own pictures.

So no film has to be borrowed.
"""
import os

import bpy

from . import matter

MASTERS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "masters")

PALETTES = {
    # the sky from the horizon up, then the hills from far to near
    "dusk": ([(0.0, (1.0, 0.42, 0.12)), (0.3, (0.75, 0.2, 0.16)), (0.6, (0.2, 0.1, 0.25)), (1.0, (0.03, 0.04, 0.14))],
             [(0.30, 0.10, 0.13), (0.12, 0.045, 0.075), (0.035, 0.02, 0.04), (0.008, 0.006, 0.012)]),
    "moon": ([(0.0, (0.45, 0.62, 0.75)), (0.35, (0.12, 0.25, 0.42)), (0.7, (0.03, 0.08, 0.2)), (1.0, (0.012, 0.025, 0.08))],
             [(0.10, 0.19, 0.28), (0.04, 0.085, 0.14), (0.015, 0.035, 0.06), (0.004, 0.009, 0.016)]),
    "reef": ([(0.0, (0.05, 0.35, 0.34)), (0.4, (0.02, 0.2, 0.27)), (0.75, (0.08, 0.42, 0.5)), (1.0, (0.4, 0.75, 0.72))],
             [(0.02, 0.14, 0.17), (0.25, 0.10, 0.06), (0.09, 0.02, 0.04), (0.006, 0.012, 0.018)]),
}


class Canvas(matter.Nodes):
    """A picture that shines: `u` and `v` run over it from its middle, 1 over its width and its height."""

    def __init__(self, name, width):
        super().__init__(name)
        split = self.add("ShaderNodeSeparateXYZ")
        self.tree.links.new(self.where((1 / width, 16 / 9 / width, 1)), split.inputs[0])
        self.u, self.v = split.outputs["X"], split.outputs["Y"]

    def math(self, operation, a, b):
        node = self.add("ShaderNodeMath", operation=operation)
        for slot, value in zip(node.inputs, (a, b)):
            self.put(slot, value)
        return node.outputs[0]

    def put(self, slot, value):
        if hasattr(value, "is_output"):
            self.tree.links.new(value, slot)
        else:
            slot.default_value = (*value, 1) if isinstance(value, tuple) else value

    def paint(self, under, over, share):
        """`over` covers `under` where `share` is 1."""
        mix = self.add("ShaderNodeMixRGB")
        for slot, value in zip(mix.inputs, (share, under, over)):
            self.put(slot, value)
        return mix.outputs[0]

    def lit(self, color, strength, body=None):
        """`body` is the color of the surface that the picture is projected on. A display has none: it is black when it is off."""
        shine = self.add("ShaderNodeEmission", Strength=strength)
        self.tree.links.new(color, shine.inputs["Color"])
        shown = shine.outputs[0]
        if body:
            both = self.add("ShaderNodeAddShader")
            self.tree.links.new(shown, both.inputs[0])
            self.tree.links.new(self.add("ShaderNodeBsdfDiffuse", Color=(*body, 1)).outputs[0], both.inputs[1])
            shown = both.outputs[0]
        self.tree.links.new(shown, self.out.inputs[0])
        self.mat.cycles.sample_as_light = False
        return self.mat


@matter.once
def landscape(width, palette="dusk", strength=2.2, seed=0.0, body=None):
    """Hills under an evening sky. For a sheet `width` meters broad, 16:9, lying in its own x and y."""
    sky, hills = PALETTES[palette]
    n = Canvas("landscape", width)
    u, v, math = n.u, n.v, n.math
    cloud = n.noise(3.0, 7, n.where((1.2 / width, 7 / width, 1)), 0.6)
    height = math("ADD", math("ADD", v, 0.22), math("MULTIPLY", math("SUBTRACT", cloud, 0.5), 0.5))
    color = n.ramp(height, *sky)
    for i, hill in enumerate(hills):
        line = n.add("ShaderNodeTexNoise", noise_dimensions="1D", Scale=2.2 + i * 0.9, Detail=6.0, Roughness=0.5)
        n.tree.links.new(math("ADD", u, 3.7 * i + seed), line.inputs["W"])
        crest = math("ADD", math("MULTIPLY", line.outputs["Fac"], 0.46), -0.34 - 0.085 * i)
        color = n.paint(color, hill, math("LESS_THAN", v, crest))
    return n.lit(color, strength, body)


@matter.once
def gulf(width, palette="dusk", strength=1.0):
    """A low sun or moon over the sea, and its path on the water."""
    sky, hills = PALETTES[palette]
    n = Canvas("gulf", width)
    math = n.math
    v = math("ADD", n.v, 0.06)
    cloud = n.noise(3.0, 6, n.where((0.8 / width, 9 / width, 1)), 0.6)
    above = n.ramp(math("ADD", math("MULTIPLY", v, 1.7), math("MULTIPLY", math("SUBTRACT", cloud, 0.5), 0.35)), *sky)
    across = math("ABSOLUTE", math("SUBTRACT", n.u, 0.16), 0.0)
    high = math("MULTIPLY", math("SUBTRACT", v, 0.13), 9 / 16)
    disk = math("ADD", math("MULTIPLY", across, across), math("MULTIPLY", high, high))
    above = n.paint(above, (1.0, 0.86, 0.62), math("LESS_THAN", disk, 0.0022))
    wave = n.noise(4.0, 5, n.where((5 / width, 150 / width, 1)), 0.6)
    sea = n.ramp(math("ADD", math("MULTIPLY", v, -1.5), math("MULTIPLY", math("SUBTRACT", wave, 0.5), 0.9)), *[(at, tuple(0.55 * c for c in color)) for at, color in sky])
    path = math("LESS_THAN", across, math("MULTIPLY", math("ADD", math("MULTIPLY", v, -0.3), 0.02), math("MULTIPLY", wave, 2.0)))
    sea = n.paint(sea, (1.0, 0.8, 0.55), math("MULTIPLY", math("MULTIPLY", path, math("GREATER_THAN", wave, 0.47)), 0.8))
    return n.lit(n.paint(above, sea, math("LESS_THAN", v, 0.0)), strength)


@matter.once
def game(width, strength=1.0):
    """A football field under its lights: stripes of two greens, yard lines, and the stands."""
    n = Canvas("game", width)
    math = n.math
    # farther up the field is smaller
    depth = math("DIVIDE", 1.0, math("SUBTRACT", 0.62, n.v))
    along = math("MULTIPLY", math("SUBTRACT", n.u, 0.04), depth)
    mown = math("LESS_THAN", math("FRACT", math("MULTIPLY", along, 1.6), 0.0), 0.5)
    turf = n.paint((0.035, 0.16, 0.04), (0.055, 0.22, 0.055), mown)
    line = math("LESS_THAN", math("ABSOLUTE", math("SUBTRACT", math("FRACT", math("MULTIPLY", along, 1.6), 0.0), 0.5), 0.0), 0.022)
    turf = n.paint(turf, (0.72, 0.76, 0.7), line)
    side = math("LESS_THAN", math("ABSOLUTE", math("SUBTRACT", n.v, 0.16), 0.0), 0.007)
    turf = n.paint(turf, (0.72, 0.76, 0.7), side)
    crowd = n.noise(90.0, 2, n.where((1 / width, 1 / width, 1)), 0.5)
    stands = n.ramp(crowd, (0.3, (0.02, 0.02, 0.035)), (0.5, (0.09, 0.07, 0.08)), (0.62, (0.32, 0.22, 0.16)), (0.72, (0.5, 0.48, 0.5)))
    stands = n.paint(stands, (0.02, 0.03, 0.06), math("GREATER_THAN", n.v, 0.37))
    lamp = math("LESS_THAN", math("ABSOLUTE", math("SUBTRACT", math("FRACT", math("MULTIPLY", n.u, 5.0), 0.0), 0.5), 0.0), 0.16)
    stands = n.paint(stands, (1.0, 0.98, 0.9), math("MULTIPLY", lamp, math("LESS_THAN", math("ABSOLUTE", math("SUBTRACT", n.v, 0.42), 0.0), 0.02)))
    return n.lit(n.paint(turf, stands, math("GREATER_THAN", n.v, 0.19)), strength)


@matter.once
def soccer(width, strength=1.0):
    """A soccer field from the stand: mown stripes, the touch line, the halfway line and its circle, boards and a crowd behind."""
    n = Canvas("soccer", width)
    math = n.math
    # farther up the field is smaller
    depth = math("DIVIDE", 1.0, math("SUBTRACT", 0.86, n.v))
    along = math("MULTIPLY", math("SUBTRACT", n.u, 0.06), depth)
    mown = math("LESS_THAN", math("FRACT", math("MULTIPLY", along, 2.4), 0.0), 0.5)
    color = n.paint((0.035, 0.17, 0.035), (0.05, 0.23, 0.05), mown)
    white = (0.72, 0.76, 0.7)
    color = n.paint(color, white, math("LESS_THAN", math("ABSOLUTE", along, 0.0), 0.008))
    across = math("MULTIPLY", math("SUBTRACT", depth, 1.12), 1.9)
    away = math("POWER", math("ADD", math("MULTIPLY", along, along), math("MULTIPLY", across, across)), 0.5)
    color = n.paint(color, white, math("LESS_THAN", math("ABSOLUTE", math("SUBTRACT", away, 0.27), 0.0), 0.009))
    color = n.paint(color, white, math("LESS_THAN", math("ABSOLUTE", math("SUBTRACT", n.v, 0.2), 0.0), 0.006))
    crowd = n.noise(90.0, 2, n.where((1 / width, 1 / width, 1)), 0.5)
    stands = n.ramp(crowd, (0.3, (0.02, 0.02, 0.035)), (0.5, (0.08, 0.07, 0.1)), (0.62, (0.3, 0.2, 0.15)), (0.72, (0.5, 0.48, 0.5)))
    boards = n.paint((0.5, 0.06, 0.04), (0.06, 0.16, 0.42), math("LESS_THAN", math("FRACT", math("MULTIPLY", n.u, 3.0), 0.0), 0.5))
    stands = n.paint(stands, boards, math("LESS_THAN", n.v, 0.28))
    return n.lit(n.paint(color, stands, math("GREATER_THAN", n.v, 0.225)), strength)


@matter.once
def chart(width, strength=1.0):
    """Columns that grow to the right on a dark slide, the last of them amber, and the line of a heading."""
    n = Canvas("chart", width)
    math = n.math
    slot = math("MULTIPLY", math("ADD", n.u, 0.4), 10.0)
    number, part = math("FLOOR", slot, 0.0), math("FRACT", slot, 0.0)
    wave = math("MULTIPLY", math("SINE", math("MULTIPLY", number, 2.3), 0.0), 0.05)
    top = math("ADD", math("ADD", math("MULTIPLY", number, 0.055), -0.24), wave)
    inside = math("MULTIPLY", math("GREATER_THAN", n.u, -0.4), math("LESS_THAN", n.u, 0.4))
    column = math("MULTIPLY", math("LESS_THAN", math("ABSOLUTE", math("SUBTRACT", part, 0.5), 0.0), 0.33), inside)
    column = math("MULTIPLY", column, math("MULTIPLY", math("LESS_THAN", n.v, top), math("GREATER_THAN", n.v, -0.36)))
    ink = n.paint((0.16, 0.34, 0.42), (1.0, 0.55, 0.16), math("GREATER_THAN", number, 6.5))
    slide = n.paint((0.016, 0.026, 0.036), ink, column)
    heading = math("MULTIPLY", math("LESS_THAN", math("ABSOLUTE", math("ADD", n.u, 0.22), 0.0), 0.18), math("LESS_THAN", math("ABSOLUTE", math("SUBTRACT", n.v, 0.38), 0.0), 0.018))
    base = math("MULTIPLY", inside, math("LESS_THAN", math("ABSOLUTE", math("ADD", n.v, 0.365), 0.0), 0.004))
    return n.lit(n.paint(slide, (0.62, 0.66, 0.68), math("MAXIMUM", heading, base)), strength)


def _frame(n, name, zoom, middle):
    """The color of the finished picture `name`, or of a part of it, over a whole canvas."""
    spot = n.add("ShaderNodeCombineXYZ")
    n.tree.links.new(n.math("ADD", n.math("DIVIDE", n.u, zoom), middle[0]), spot.inputs[0])
    n.tree.links.new(n.math("ADD", n.math("DIVIDE", n.v, zoom), middle[1]), spot.inputs[1])
    frame = n.add("ShaderNodeTexImage", extension="EXTEND")
    frame.image = bpy.data.images.load(os.path.join(MASTERS, f"{name}.webp"), check_existing=True)
    n.tree.links.new(spot.outputs[0], frame.inputs["Vector"])
    return frame.outputs["Color"]


@matter.once
def still(width, name, strength=1.0, zoom=1.0, middle=(0.5, 0.5), wide=16 / 9, grade=(1.0, 1.0, 1.0)):
    """A frame of a film: a part of the finished picture `name`. A film that is wider than the screen leaves black bars."""
    n = Canvas("still", width)
    graded = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0)
    n.tree.links.new(_frame(n, name, zoom, middle), graded.inputs["Color1"])
    n.put(graded.inputs["Color2"], grade)
    inside = n.math("LESS_THAN", n.math("ABSOLUTE", n.v, 0.0), 0.5 * (16 / 9) / wide)
    return n.lit(n.paint((0.003, 0.003, 0.003), graded.outputs[0], inside), strength)


@matter.once
def printed(width, name, gamma=0.7, zoom=1.0, middle=(0.5, 0.5)):
    """The finished picture `name` on photographic paper. `gamma` below 1 makes a dark picture lighter, as a print of it is."""
    n = Canvas("printed", width)
    light = n.add("ShaderNodeGamma", Gamma=gamma)
    n.tree.links.new(_frame(n, name, zoom, middle), light.inputs["Color"])
    n.set(Base_Color=light.outputs["Color"], Roughness=0.55, Specular=0.15)
    return n.mat


@matter.once
def race(width, strength=1.0, seed=0.0):
    """A track that bends away between striped curbs, stands on one side, trees on the other."""
    n = Canvas("race", width)
    math = n.math
    down = math("SUBTRACT", 0.17, n.v)
    far = math("DIVIDE", 0.1, math("MAXIMUM", down, 0.004))
    bend = math("MULTIPLY", math("POWER", math("MINIMUM", far, 4.0), 1.6), 0.034)
    off = math("DIVIDE", math("SUBTRACT", n.u, math("SUBTRACT", bend, 0.12 + seed)), math("MAXIMUM", down, 0.004))
    side = math("ABSOLUTE", off, 0.0)
    mown = math("GREATER_THAN", math("FRACT", math("MULTIPLY", far, 4.0), 0.0), 0.5)
    color = n.paint((0.05, 0.17, 0.035), (0.065, 0.21, 0.045), mown)
    stripe = math("GREATER_THAN", math("FRACT", math("MULTIPLY", far, 9.0), 0.0), 0.5)
    color = n.paint(color, n.paint((0.7, 0.68, 0.65), (0.6, 0.03, 0.02), stripe), math("LESS_THAN", side, 0.98))
    color = n.paint(color, (0.11, 0.112, 0.12), math("LESS_THAN", side, 0.88))
    groove = math("LESS_THAN", math("ABSOLUTE", math("SUBTRACT", off, 0.15), 0.0), 0.2)
    color = n.paint(color, (0.07, 0.07, 0.075), groove)
    crowd = n.ramp(n.noise(80.0, 2, n.where((1 / width, 1 / width, 1)), 0.5), (0.35, (0.04, 0.04, 0.06)), (0.55, (0.3, 0.24, 0.2)), (0.7, (0.6, 0.6, 0.62)))
    trees = n.ramp(n.noise(22.0, 5, n.where((1 / width, 1 / width, 1))), (0.35, (0.012, 0.03, 0.01)), (0.65, (0.05, 0.1, 0.03)))
    behind = n.paint(trees, crowd, math("LESS_THAN", n.u, 0.08))
    sky = n.ramp(n.v, (0.2, (0.55, 0.68, 0.8)), (0.5, (0.16, 0.36, 0.66)))
    behind = n.paint(behind, sky, math("GREATER_THAN", n.v, math("ADD", 0.3, math("MULTIPLY", n.u, -0.1))))
    return n.lit(n.paint(color, behind, math("LESS_THAN", down, 0.0)), strength)


@matter.once
def weather(width, strength=1.0, seed=0.0):
    """A map: land and sea, the lines of counties, and rain in the colors of a radar."""
    n = Canvas("weather", width)
    math = n.math
    spot = n.where((1 / width, 1 / width, 1), (0, 0, seed))
    coast = math("ADD", n.noise(2.4, 7, spot), math("MULTIPLY", n.u, -0.42))
    land = n.ramp(n.noise(5.0, 6, spot), (0.3, (0.09, 0.15, 0.06)), (0.7, (0.24, 0.22, 0.12)))
    lines = math("MAXIMUM", math("LESS_THAN", math("FRACT", math("MULTIPLY", n.u, 9.0), 0.0), 0.035), math("LESS_THAN", math("FRACT", math("MULTIPLY", n.v, 6.0), 0.0), 0.04))
    land = n.paint(land, (0.3, 0.3, 0.26), math("MULTIPLY", lines, 0.6))
    color = n.paint((0.02, 0.09, 0.2), land, math("GREATER_THAN", coast, 0.44))
    color = n.paint(color, (0.7, 0.7, 0.66), math("LESS_THAN", math("ABSOLUTE", math("SUBTRACT", coast, 0.44), 0.0), 0.006))
    rain = n.noise(3.4, 6, n.where((1 / width, 1 / width, 1), (0, 0, seed + 2.1)), 0.5)
    for level, tone in ((0.55, (0.05, 0.4, 0.1)), (0.6, (0.7, 0.6, 0.05)), (0.66, (0.75, 0.2, 0.03)), (0.7, (0.6, 0.03, 0.1))):
        color = n.paint(color, tone, math("MULTIPLY", math("GREATER_THAN", rain, level), 0.85))
    return n.lit(color, strength)


@matter.once
def studio(width, strength=1.0):
    """An empty news desk before a wall of light: a curved top, a bright edge, screens with a map of dots behind it."""
    n = Canvas("studio", width)
    math = n.math
    dots = math("ADD", math("POWER", math("SUBTRACT", math("FRACT", math("MULTIPLY", n.u, 46.0), 0.0), 0.5), 2.0), math("POWER", math("SUBTRACT", math("FRACT", math("MULTIPLY", n.v, 26.0), 0.0), 0.5), 2.0))
    world = math("MULTIPLY", math("LESS_THAN", dots, 0.12), math("GREATER_THAN", n.noise(2.6, 5, n.where((1 / width, 1.3 / width, 1), (0, 0, 0.7))), 0.5))
    color = n.ramp(n.v, (0.0, (0.03, 0.16, 0.42)), (0.5, (0.008, 0.03, 0.12)))
    color = n.paint(color, (0.25, 0.6, 0.85), world)
    for x in (-0.36, 0.36):
        color = n.paint(color, (0.75, 0.82, 0.9), math("LESS_THAN", math("ABSOLUTE", math("SUBTRACT", n.u, x), 0.0), 0.006))
    edge = math("ADD", -0.12, math("MULTIPLY", math("MULTIPLY", n.u, n.u), 0.35))
    color = n.paint(color, (0.5, 0.52, 0.56), math("LESS_THAN", n.v, edge))
    color = n.paint(color, (0.9, 0.93, 0.97), math("LESS_THAN", n.v, math("SUBTRACT", edge, 0.05)))
    color = n.paint(color, n.ramp(n.v, (0.0, (0.03, 0.03, 0.05)), (1.0, (0.3, 0.1, 0.05))), math("LESS_THAN", n.v, math("SUBTRACT", edge, 0.075)))
    return n.lit(color, strength)
