"""A beach: sand that dries away from the water, low breakers, and the lace of foam that they leave behind."""
import math
import random

import numpy as np

from . import form, ground, matter


@matter.once
def sea(color=(0.006, 0.011, 0.014), shallow=(0.02, 0.02, 0.018), foam=0.75, wave=0.5, rough=0.07):
    """Water whose tone says how much foam floats on it, and how near the sand is. Foam is a net of cells that closes where it is dense."""
    n = matter.Nodes("sea")
    foamy, near, _ = ground.tones(n)
    spot = n.where()
    bent = n.add("ShaderNodeVectorMath", operation="MULTIPLY_ADD")
    bend = n.add("ShaderNodeTexNoise", Scale=1.7, Detail=4.0)
    n.tree.links.new(spot, bend.inputs["Vector"])
    n.tree.links.new(bend.outputs["Color"], bent.inputs[0])
    bent.inputs[1].default_value = (1.3, 0.7, 0)
    n.tree.links.new(spot, bent.inputs[2])
    wide, fine = (n.add("ShaderNodeTexVoronoi", feature="DISTANCE_TO_EDGE", Scale=scale, Vector=bent.outputs[0]).outputs["Distance"] for scale in (2.3, 7.0))
    net = ground.math_(n, "MINIMUM", wide, fine)
    # the net is torn where the noise is dark, and has no holes left where the foam is dense
    torn = ground.math_(n, "MULTIPLY_ADD", n.noise(5.0, 7, n.where((1, 1.6, 1))), -0.55, net)
    holes = ground.math_(n, "MULTIPLY_ADD", foamy, -0.62, ground.math_(n, "ADD", torn, 0.5))
    white = n.ramp(holes, (0.0, 1.0), (0.07, 0.0))
    n.set(Base_Color=ground.mix(n, white, ground.mix(n, near, color, shallow), (foam, foam, foam * 0.98)),
          Roughness=ground.mix(n, white, rough, 0.9), Specular=0.6)
    n.bump(n.noise(0.9, 6, n.where((1, 2.6, 1)), 0.4, 0.6), wave, 0.25)
    return n.mat


@matter.once
def sand(dry=(0.46, 0.39, 0.29), wet=(0.2, 0.165, 0.12)):
    """Sand whose tone says how wet it is: dull and grainy when dry, a mirror where the last wave has just run back."""
    n = matter.Nodes("sand")
    damp, _, _ = ground.tones(n)
    edge = ground.math_(n, "MULTIPLY_ADD", n.noise(1.3, 6, n.where((0.5, 1, 1))), 0.3, ground.math_(n, "SUBTRACT", damp, 0.15))
    cloud = n.noise(0.8, 8)
    pale = n.ramp(cloud, (0.3, tuple(c * 0.8 for c in dry)), (0.7, dry))
    n.set(Base_Color=ground.mix(n, n.ramp(edge, (0.25, 0.0), (0.5, 1.0)), pale, wet),
          Roughness=n.ramp(edge, (0.25, 0.95), (0.5, 0.36), (0.78, 0.05)), Specular=0.5)
    bump = n.add("ShaderNodeBump", Distance=0.03)
    n.tree.links.new(n.ramp(edge, (0.2, 0.8), (0.5, 0.14), (0.8, 0.02)), bump.inputs["Strength"])
    n.tree.links.new(n.noise(11, 9, None, 0.3, 0.7), bump.inputs["Height"])
    n.tree.links.new(bump.outputs[0], n.shader.inputs["Normal"])
    return n.mat


def shore(x, y, line=2.4, slope=0.022, dune=-3.6):
    """How high the sand is. It meets the water near `line`, in shallow bays, and rises to a dune below `dune`."""
    bays = 0.011 * np.sin(x * 0.42 + 0.6) + 0.006 * np.sin(x * 1.13 + 2.1) + 0.0025 * np.sin(x * 2.9 + y * 0.6)
    return (line - y) * slope + bays + np.maximum(0, dune - y) * 0.085


def beach(x0, x1, y0, y1, mat, line=2.4, seed=1):
    """The sand, and on its dry part what feet and wind have left."""
    x, y = np.meshgrid(np.arange(x0, x1, 0.07), np.arange(y0, y1, 0.07))
    z, chance = shore(x, y, line), random.Random(seed)
    loose = np.clip((line - 5.6 - y) / 1.2, 0, 1)
    for _ in range(170):
        cx, cy, r = chance.uniform(x0 * 0.5, x1 * 0.5), chance.uniform(y0, line - 5), chance.uniform(0.1, 0.3)
        far = ((x - cx) / r) ** 2 + ((y - cy) / (r * 0.7)) ** 2
        z += loose * r * 0.22 * (far - 0.8) * np.exp(-far)
    wet = np.clip((y - (line - 6.2)) / 4.6, 0, 1)
    ground.lay("beach", x, y, z, np.stack((wet, wet * 0, wet * 0), -1), mat)


def wrack(x0, x1, y, count, seed=1, line=2.4):
    """Weed and shells along the line that the last tide reached."""
    chance = random.Random(seed)
    weed = [form.tube([(-0.06, 0, -30), (-0.01, 0.03, -30), (0.04, -0.01, -29.99), (0.08, 0.02, -30)], 0.006, matter.paint(tone, 0.8))
            for tone in ((0.05, 0.035, 0.018), (0.09, 0.06, 0.03))]
    shell = form.ball(0.014, (0, 0, -30), matter.paint((0.6, 0.55, 0.48), 0.5), 0.4)
    for i in range(count):
        px = chance.uniform(x0, x1)
        py = y + 0.25 * math.sin(px * 0.7) + chance.gauss(0, 0.14)
        form.again(shell if i % 4 == 0 else weed[i % 2], (px, py, float(shore(px, py, line)) + 0.004), chance.uniform(0, 360), chance.uniform(0.4, 1.3))


def surf(x0, x1, y1, breakers, mat, line=2.4, seed=1):
    """The water from the sand to `y1`, with one low breaker for each (distance, height), which breaks only here and there."""
    chance = random.Random(seed)
    rows = np.concatenate((np.arange(line - 2.2, line + 8, 0.06), np.arange(line + 8, y1, 0.1)))
    x, y = np.meshgrid(np.arange(x0, x1, 0.1), rows)
    run = x[:1]
    depth = np.maximum(0, -shore(x, y, line)) / 0.022
    # what the last wave pushes up the sand, and leaves there
    foam = 0.8 * np.exp(-(depth / 0.3) ** 2) + 0.5 * np.exp(-depth / 1.3) * (0.55 + 0.45 * ground.waves(run, chance, (0.7, 0.5), (0.5, 1.3)))
    z = np.zeros_like(x)
    for far, high in breakers:
        d = y - far - ground.waves(run, chance, (0.75, 0.13), (0.35, 0.37), (0.12, 1.3), (0.05, 3.1))
        live = np.clip(0.36 + ground.waves(run, chance, (0.55, 0.19), (0.4, 0.47), (0.2, 1.7)), 0, 1)
        swell = np.clip(0.75 + ground.waves(run, chance, (0.3, 0.23)), 0.3, 1)
        z += high * swell * np.where(d < 0, np.exp(-(d / (0.3 + 0.3 * (1 - live))) ** 2), np.exp(-(d / 1.25) ** 2))
        front = np.exp(-((d + 0.2) / 0.26) ** 2)
        z += 0.16 * high * live * front * (ground.waves(x, chance, (0.5, 6.1), (0.4, 9.7)) + ground.waves(y, chance, (0.5, 11.0)))
        foam += live * (1.15 * front + 0.5 * np.where(d > 0, np.exp(-d / 1.5), 0) + 0.34 * np.exp(-((d + 1.1) / 0.8) ** 2))
        foam += 0.16 * np.exp(-(d / 0.1) ** 2)
    foam += np.clip(ground.waves(x, chance, (0.5, 0.31), (0.4, 0.83)) + ground.waves(y, chance, (0.6, 0.9)) - 0.75, 0, 0.3)
    out = np.clip((y1 - y) / 4, 0, 1)
    tone = np.stack((foam * out, np.exp(-depth / 5.0), foam * 0), -1)
    ground.lay("surf", x, y, z * out + 0.004, tone, mat)
