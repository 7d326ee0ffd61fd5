"""Blends the circuits of an exposed film, frame by frame. Lamps grow warmer as they are dimmed, as good ones do."""
import os

import numpy as np

from . import film, kelvin

WARMEST = 1900
# the circuit of a film's daylight, which is off unless a scene names it
SUN = "sun"
# how much darker a lamp is in a picture taken at noon
LAMP_STOPS = 3


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


def weights(circuits, kelvins, levels, hour):
    """The color that each circuit's picture is multiplied by. By day, the camera's exposure makes all lamps darker."""
    lamps = 2 ** (-LAMP_STOPS * (1 - hour))
    colors = {circuit: tint(kelvins.get(circuit, WARMEST), levels.get(circuit, 1.0)) * lamps for circuit in circuits}
    return {**colors, SUN: tint(kelvins.get(SUN, 5600), (1 - hour) ** 0.65)}


def mix(passes, kelvins, levels, hour=1.0):
    colors = weights(passes, kelvins, levels, hour)
    return sum(image * colors[circuit] for circuit, image in passes.items())


class Mixer:
    """The exposed circuits of a film, mixed at any levels."""

    def __init__(self, score, folder, width, height, look):
        film.setup(width, height, 1, look)
        self.print, self.grain, self.kelvins = film.Print(width, height), look.grain, score.KELVINS
        files = [file for file in os.listdir(folder) if file.endswith(".npy")]
        self.passes = {file[:-4]: np.load(os.path.join(folder, file)).astype(np.float32) for file in files}

    def develop(self, levels, path, hour=1.0):
        """A lamp that `levels` does not name is at full. `hour` goes from noon (0) to dusk (1)."""
        picture = mix(self.passes, self.kelvins, levels, hour)
        self.print(film.grained(picture, self.grain), path)


def at(score, seconds):
    """The levels at a moment of the film."""
    return {circuit: level(keys, seconds, score.SECONDS) for circuit, keys in score.SCORE.items()}


def develop_frames(score, folder, mixer, count):
    """The film of the evening, and that of the day, in which only the sun moves."""
    first = next(iter(score.SCENES.values()))
    for frame in range(count):
        seconds = frame / score.FPS
        mixer.develop(at(score, seconds), os.path.join(folder, f"frame-{frame:04}.png"))
        if hasattr(score, "HOURS"):
            hour = level(score.HOURS, seconds, score.SECONDS)
            mixer.develop(first, os.path.join(folder, f"noon-{frame:04}.png"), hour)


def develop_stills(score, folder, mixer):
    """The first scene is the room's picture."""
    first, *others = score.SCENES
    mixer.develop(score.SCENES[first], os.path.join(folder, "picture.png"))
    for scene in others:
        mixer.develop(score.SCENES[scene], os.path.join(folder, f"still-{scene}.png"))
    if SUN in mixer.passes:
        mixer.develop(score.SCENES[first], os.path.join(folder, "still-noon.png"), 0.0)
