"""Blends the circuits of an exposed film, frame by frame. Lamps grow warmer as they are dimmed, as good ones do."""
import os

import numpy as np

from . import film, kelvin

WARMEST = 1900


def level(keys, seconds, length):
    """The dimmer's place at a moment: `keys` are (second, level), eased between; the last runs into the first."""
    if isinstance(keys, (int, float)):
        return float(keys)
    around = [*keys, (keys[0][0] + length, keys[0][1])]
    for (start, low), (end, high) in zip(around, around[1:]):
        if start <= seconds <= end:
            x = (seconds - start) / (end - start)
            x = x * x * (3 - 2 * x)
            # even to the eye, not to the meter
            return (low ** (1 / 2.2) * (1 - x) + high ** (1 / 2.2) * x) ** 2.2
    return float(keys[0][1])


def tint(kelvins, at):
    """What a lamp of `kelvins` looks like at a level, against itself at full."""
    dimmed = WARMEST + (kelvins - WARMEST) * at ** 0.35
    return np.float32(at) * np.array(kelvin.color(dimmed), np.float32) / np.array(kelvin.color(kelvins), np.float32)


def develop_frames(score, folder, width, height, exposure=1.2, look="medium-high", bloom=0.07, vignette=0.28, grain=0.02):
    film.setup(width, height, 1, exposure, look)
    print_ = film.Print(width, height)
    passes = {file[:-4]: np.load(os.path.join(folder, file)).astype(np.float32) for file in os.listdir(folder) if file.endswith(".npy")}
    for frame in range(score.SECONDS * score.FPS):
        picture = np.zeros((height, width, 3), np.float32)
        for circuit, image in passes.items():
            at = level(score.SCORE.get(circuit, 1), frame / score.FPS, score.SECONDS)
            picture += image * tint(score.KELVINS.get(circuit, WARMEST), at)
        print_(film.grained(picture, grain), os.path.join(folder, f"frame-{frame:04}.png"))
