"""Woven carpets with a pattern, knotted in the carpet's own x and y."""
from . import form, matter
from .nodes import Nodes, once


@once
def knotted(width, depth, field=(0.105, 0.028, 0.022), border=(0.022, 0.028, 0.042), pale=(0.3, 0.23, 0.15)):
    """A field with a medallion and small motifs, within bands. It has faded unevenly, as wool does."""
    n = Nodes("knotted")

    def over(share, under, color):
        mix = n.add("ShaderNodeMixRGB")
        n.tree.links.new(share, mix.inputs["Fac"])
        for slot, value in ((mix.inputs["Color1"], under), (mix.inputs["Color2"], color)):
            if hasattr(value, "is_output"):
                n.tree.links.new(value, slot)
            else:
                slot.default_value = (*value, 1)
        return mix.outputs[0]

    split = n.add("ShaderNodeSeparateXYZ")
    n.tree.links.new(n.where(), split.inputs[0])
    x, y = n.math("ABSOLUTE", split.outputs["X"]), n.math("ABSOLUTE", split.outputs["Y"])
    # how far from the edge
    edge = n.math("MINIMUM", n.math("SUBTRACT", width / 2, x), n.math("SUBTRACT", depth / 2, y))
    mirrored = n.add("ShaderNodeCombineXYZ")
    n.tree.links.new(x, mirrored.inputs[0])
    n.tree.links.new(y, mirrored.inputs[1])

    def motifs(scale, low, high, metric="MANHATTAN"):
        cell = n.add("ShaderNodeTexVoronoi", distance=metric, Scale=scale, Randomness=0.25)
        n.tree.links.new(mirrored.outputs[0], cell.inputs["Vector"])
        return n.ramp(cell.outputs["Distance"], (low - 0.02, 0.0), (low, 1.0), (high, 1.0), (high + 0.02, 0.0))

    round_ = n.math("ADD", n.math("DIVIDE", x, width * 0.24), n.math("DIVIDE", y, depth * 0.27))
    tone = over(motifs(9.0, 0.24, 0.3), field, pale)
    tone = over(motifs(18.0, 0.0, 0.2), tone, border)
    tone = over(motifs(31.0, 0.0, 0.16), tone, tuple(c * 0.8 for c in pale))
    middle = over(motifs(9.5, 0.2, 0.32), border, tuple(c * 1.2 for c in field))
    middle = over(motifs(23.0, 0.0, 0.15), middle, pale)
    tone = over(n.ramp(round_, (0.985, 1.0), (1.0, 0.0)), tone, middle)
    tone = over(n.ramp(round_, (0.94, 0.0), (0.95, 1.0), (0.99, 1.0), (1.0, 0.0)), tone, pale)
    band = over(motifs(11.0, 0.18, 0.28), border, field)
    band = over(motifs(26.0, 0.0, 0.16), band, pale)
    tone = over(n.ramp(edge, (0.34, 1.0), (0.345, 0.0)), tone, band)
    for at, wide, color in ((0.335, 0.018, pale), (0.1, 0.014, pale), (0.05, 0.05, field)):
        tone = over(n.ramp(edge, (at - wide - 0.003, 0.0), (at - wide, 1.0), (at + wide, 1.0), (at + wide + 0.003, 0.0)), tone, color)
    worn = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0)
    n.tree.links.new(tone, worn.inputs["Color1"])
    n.tree.links.new(n.ramp(n.noise(1.6, 9, n.where((0.5, 4, 1))), (0.3, 0.72), (0.7, 1.12)), worn.inputs["Color2"])
    n.set(Base_Color=worn.outputs[0], Roughness=1.0, Sheen=0.4, Specular=0.05)
    n.bump(n.noise(150, 4), 0.7, 0.01)
    return n.mat


def oriental(at, size, turn=0, **colors):
    """A carpet on the floor at `at`, with a fringe at its short ends."""
    w, d = size
    form.box((w, d, 0.014), at, knotted(w, d, **colors), 0.004, turn)
    points, faces = [], []
    for side in (-1, 1):
        for i in range(int(d / 0.016)):
            y, k = -d / 2 + 0.008 + i * 0.016, len(points)
            lean = 0.006 * ((i * 7) % 5 - 2)
            points += [(side * w / 2, y - 0.004, 0.006), (side * w / 2, y + 0.004, 0.006), (side * (w / 2 + 0.07), y + 0.003 + lean, 0.003), (side * (w / 2 + 0.07), y - 0.003 + lean, 0.003)]
            faces.append((k, k + 1, k + 2, k + 3))
    form.place("fringe", form.mesh_of("fringe", points, faces), at, turn, matter.cloth((0.5, 0.45, 0.35)))
