"""Joint non-local means over two half exposures.

Each half is filtered with weights measured on the other, so a firefly never votes for itself. Surfaces are told
apart by albedo, normal and depth (which Cycles knows nearly without noise); light and shadow by comparing patches
of the picture against its measured variance. Textures are divided out first and multiplied back afterwards.
"""
from concurrent.futures import ThreadPoolExecutor

import numpy as np

RADIUS, PATCH, STRIP = 8, 2, 90
STEP = 4
STRENGTH = 0.9


def _box(a, r):
    padded = np.pad(a, [(r, r), (r, r)] + [(0, 0)] * (a.ndim - 2), mode="edge")
    rows = sum(padded[i:i + a.shape[0]] for i in range(2 * r + 1))
    return sum(rows[:, i:i + a.shape[1]] for i in range(2 * r + 1)) / (2 * r + 1) ** 2


def _without_fireflies(image):
    """A pixel far above all its neighbors is noise; lamps are larger than a pixel."""
    light = image.mean(-1)
    pad = np.pad(light, 1, mode="edge")
    h, w = light.shape
    around = np.stack([pad[i:i + h, j:j + w] for i in range(3) for j in range(3) if (i, j) != (1, 1)])
    around.sort(axis=0)
    limit = around[-3] * 1.6 + 0.01
    return image * np.minimum(1, limit / np.maximum(light, 1e-6))[..., None]


def _strip(task):
    top, bottom, height, guide, variance, features, colors = task
    out = [np.zeros((bottom - top, c.shape[1] - 2 * RADIUS, 3), np.float32) for c in colors]
    total = [np.zeros(out[0].shape[:2], np.float32) for _ in colors]
    width = out[0].shape[1]
    pad = RADIUS

    def cut(a, dy=0, dx=0, extra=PATCH):
        # rows and columns widened by the patch, so that patches can be averaged inside the strip
        return a[top + pad + dy - extra:bottom + pad + dy + extra, pad + dx - extra:pad + dx + width + extra]

    def inner(a):
        return a[PATCH:-PATCH, PATCH:-PATCH]

    here = [cut(g) for g in guide]
    spread = [cut(v) for v in variance]
    feature = cut(features, extra=0)
    for dy in range(-RADIUS + PATCH, RADIUS - PATCH + 1):
        for dx in range(-RADIUS + PATCH, RADIUS - PATCH + 1):
            apart = ((feature - cut(features, dy, dx, 0)) ** 2).sum(-1)
            for k, color in enumerate(colors):
                var = spread[k]
                d = (here[k] - cut(guide[k], dy, dx)) ** 2 - var - np.minimum(var, cut(variance[k], dy, dx))
                d /= 1e-5 + STRENGTH ** 2 * (var + cut(variance[k], dy, dx))
                weight = np.exp(-np.maximum(inner(_box(d, PATCH)), 0) - apart)
                out[k] += weight[..., None] * cut(color, dy, dx, 0)
                total[k] += weight
    return top, [o / t[..., None] for o, t in zip(out, total)]


def clean(first, second):
    halves = [_without_fireflies(p["image"]) for p in (first, second)]
    albedo = (first["albedo"] + second["albedo"]) / 2
    albedo = np.where(albedo.sum(-1, keepdims=True) < 0.006, 1.0, np.maximum(albedo, 0.004)).astype(np.float32)
    normal = (first["normal"] + second["normal"]) / 2
    depth = np.log1p(np.clip((first["depth"] + second["depth"])[..., :1] / 2, 0, 500))
    light = [h / albedo for h in halves]
    # compare in a space where noise and perception are even
    squash = [np.sqrt(np.maximum(l.mean(-1), 0)).astype(np.float32) for l in light]
    variance = _box((squash[0] - squash[1]) ** 2 / 2, 3).astype(np.float32) + 1e-6
    tone = np.sqrt(albedo)
    features = np.concatenate([tone * 7.0, normal * 3.5, depth * 9.0], -1).astype(np.float32)

    def widen(a):
        return np.pad(a, [(RADIUS, RADIUS)] * 2 + [(0, 0)] * (a.ndim - 2), mode="reflect")

    guide = [widen(squash[1]), widen(squash[0])]
    spread = [widen(variance)] * 2
    wide = widen(features)
    colors = [widen(l) for l in light]
    height = albedo.shape[0]
    tasks = [(t, min(height, t + STRIP), height, guide, spread, wide, colors) for t in range(0, height, STRIP)]
    result = np.empty_like(light[0])
    with ThreadPoolExecutor(2) as pool:
        for top, (a, b) in pool.map(_strip, tasks):
            result[top:top + a.shape[0]] = (a + b) / 2
    return _settle(result, features) * albedo


def _settle(light, features):
    """Takes the last slow mottling out of even surfaces: wide steps, but only between nearly equal tones."""
    reach = STEP * 3
    tone = _box(np.sqrt(light.mean(-1)), 3).astype(np.float32)
    tolerance = (0.075 * tone + 0.004) ** 2
    height, width = tone.shape

    def widen(a):
        return np.pad(a, [(reach, reach)] * 2 + [(0, 0)] * (a.ndim - 2), mode="reflect")

    tones, marks, colors = widen(tone), widen(features), widen(light)
    out, total = np.zeros_like(light), np.zeros_like(tone)
    for dy in range(-reach, reach + 1, STEP):
        for dx in range(-reach, reach + 1, STEP):
            at = np.s_[reach + dy:reach + dy + height, reach + dx:reach + dx + width]
            weight = np.exp(-((features - marks[at]) ** 2).sum(-1) - (tone - tones[at]) ** 2 / tolerance)
            out += weight[..., None] * colors[at]
            total += weight
    return out / total[..., None]
