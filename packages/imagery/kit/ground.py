"""Open ground: grids whose points carry a tone, and the materials that read from it what lies there."""
import math

import numpy as np

from . import form, matter


def waves(x, chance, *parts):
    """A line that never repeats: `parts` are (height, waves a meter)."""
    return sum(high * np.sin(x * rate + chance.uniform(0, math.tau)) for high, rate in parts)


def lay(name, x, y, z, tone, mat):
    """A grid of points, each with a tone: three shares that its material can ask for."""
    rows, columns = x.shape
    points = np.stack((x, y, z), -1).reshape(-1, 3).tolist()
    corner = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    faces = np.stack((corner, corner + 1, corner + columns + 1, corner + columns), -1).tolist()
    mesh = form.mesh_of(name, points, faces, True)
    layer = mesh.color_attributes.new("tone", "FLOAT_COLOR", "POINT")
    layer.data.foreach_set("color", np.concatenate((tone, np.ones((rows, columns, 1))), -1).ravel())
    return form.place(name, mesh, (0, 0, 0), 0, mat)


def tones(n):
    split = n.add("ShaderNodeSeparateXYZ")
    n.tree.links.new(n.add("ShaderNodeAttribute", attribute_name="tone").outputs["Color"], split.inputs[0])
    return split.outputs


def math_(n, operation, *values):
    node = n.add("ShaderNodeMath", operation=operation)
    for slot, value in zip(node.inputs, values):
        if hasattr(value, "is_output"):
            n.tree.links.new(value, slot)
        else:
            slot.default_value = value
    return node.outputs[0]


def mix(n, share, first, second):
    """`second` covers `first` where `share` is 1. Both may be colors, numbers, or outputs."""
    node = n.add("ShaderNodeMixRGB")
    for slot, value in zip(node.inputs, (share, first, second)):
        if hasattr(value, "is_output"):
            n.tree.links.new(value, slot)
        else:
            slot.default_value = (*value, 1) if isinstance(value, tuple) else (value, value, value, 1)
    return node.outputs[0]


@matter.once
def prairie(grass=(0.3, 0.24, 0.11), soil=(0.2, 0.15, 0.09), track=(0.4, 0.34, 0.25)):
    """Dry grass with bare soil between it. The tone says where wheels have worn it down to the pale stone below."""
    n = matter.Nodes("prairie")
    worn, _, _ = tones(n)
    ragged = math_(n, "MULTIPLY_ADD", n.noise(2.6, 8, roughness=0.68), 0.9, worn)
    cover = n.ramp(n.noise(0.42, 9, roughness=0.66), (0.4, soil), (0.56, grass))
    green = n.ramp(n.noise(0.16, 5), (0.5, 0.0), (0.7, 0.55))
    cover = mix(n, green, cover, tuple(c * k for c, k in zip(grass, (0.6, 0.82, 0.62))))
    stony = n.ramp(n.noise(19, 8, roughness=0.7), (0.34, tuple(c * 0.62 for c in track)), (0.6, track))
    ground = mix(n, n.ramp(ragged, (0.72, 0.0), (1.0, 1.0)), cover, stony)
    speckle = n.ramp(n.noise(34, 6, roughness=0.7), (0.3, 0.55), (0.62, 1.08))
    shaded = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0)
    n.tree.links.new(ground, shaded.inputs["Color1"])
    n.tree.links.new(speckle, shaded.inputs["Color2"])
    n.set(Base_Color=shaded.outputs[0], Roughness=1.0, Specular=0.1)
    n.bump(n.noise(13, 9, roughness=0.7), 0.9, 0.05)
    return n.mat
