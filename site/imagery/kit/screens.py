"""What runs on screens: evenings painted by mathematics, so that no film has to be borrowed."""
from . import matter

PALETTES = {
    # the sky from the horizon up, then the hills from far to near
    "dusk": ([(0.0, (1.0, 0.42, 0.12)), (0.3, (0.75, 0.2, 0.16)), (0.6, (0.2, 0.1, 0.25)), (1.0, (0.03, 0.04, 0.14))],
             [(0.30, 0.10, 0.13), (0.12, 0.045, 0.075), (0.035, 0.02, 0.04), (0.008, 0.006, 0.012)]),
    "moon": ([(0.0, (0.45, 0.62, 0.75)), (0.35, (0.12, 0.25, 0.42)), (0.7, (0.03, 0.08, 0.2)), (1.0, (0.012, 0.025, 0.08))],
             [(0.10, 0.19, 0.28), (0.04, 0.085, 0.14), (0.015, 0.035, 0.06), (0.004, 0.009, 0.016)]),
    "reef": ([(0.0, (0.05, 0.35, 0.34)), (0.4, (0.02, 0.2, 0.27)), (0.75, (0.08, 0.42, 0.5)), (1.0, (0.4, 0.75, 0.72))],
             [(0.02, 0.14, 0.17), (0.25, 0.10, 0.06), (0.09, 0.02, 0.04), (0.006, 0.012, 0.018)]),
}


@matter.once
def landscape(width, palette="dusk", strength=2.2, seed=0.0):
    """For a sheet `width` metres broad, 16:9, lying in its own x and y."""
    sky, hills = PALETTES[palette]
    n = matter.Nodes("landscape")
    place = n.where((1 / width, 16 / 9 / width, 1))
    split = n.add("ShaderNodeSeparateXYZ")
    n.tree.links.new(place, split.inputs[0])
    u, v = split.outputs["X"], split.outputs["Y"]

    def math(operation, a, b):
        node = n.add("ShaderNodeMath", operation=operation)
        for slot, value in zip(node.inputs, (a, b)):
            if hasattr(value, "is_output"):
                n.tree.links.new(value, slot)
            else:
                slot.default_value = value
        return node.outputs[0]

    cloud = n.noise(3.0, 7, n.where((1.2 / width, 7 / width, 1)), 0.6)
    height = math("ADD", math("ADD", v, 0.22), math("MULTIPLY", math("SUBTRACT", cloud, 0.5), 0.5))
    color = n.ramp(height, *sky)
    for i, hill in enumerate(hills):
        line = n.add("ShaderNodeTexNoise", noise_dimensions="1D", Scale=2.2 + i * 0.9, Detail=6.0, Roughness=0.5)
        n.tree.links.new(math("ADD", u, 3.7 * i + seed), line.inputs["W"])
        crest = math("ADD", math("MULTIPLY", line.outputs["Fac"], 0.46), -0.34 - 0.085 * i)
        below = math("LESS_THAN", v, crest)
        mix = n.add("ShaderNodeMixRGB")
        n.tree.links.new(below, mix.inputs["Fac"])
        n.tree.links.new(color, mix.inputs["Color1"])
        mix.inputs["Color2"].default_value = (*hill, 1)
        color = mix.outputs[0]
    shine = n.add("ShaderNodeEmission", Strength=strength)
    n.tree.links.new(color, shine.inputs["Color"])
    n.tree.links.new(shine.outputs[0], n.out.inputs[0])
    n.mat.cycles.sample_as_light = False
    return n.mat
