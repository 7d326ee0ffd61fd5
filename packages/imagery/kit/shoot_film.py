"""Started by film.ts inside Blender: exposes the circuits of a room, or its daylight, or develops its stills and a film's frames."""
import importlib
import os
import sys
import time

import bpy
import numpy as np

here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, here)
sys.dont_write_bytecode = True

from kit import circuits, dimmer, film, passes, sky  # noqa: E402  (the path has to be set first)

work, name, width, samples, weights, folder = sys.argv[sys.argv.index("--") + 1:]
width = int(width)
score = importlib.import_module("films." + name.replace("-", "_"))
look = film.Look(**getattr(score.SCENE, "FILM", {}))
bpy.ops.wm.read_factory_settings(use_empty=True)
began = time.time()
if work == "expose":
    score.SCENE.build()
    names = circuits.wire(score.CIRCUITS)
    film.setup(width, width * 9 // 16, int(samples), look)
    for circuit, image in film.expose(names, weights, look):
        np.save(os.path.join(folder, f"{circuit}.npy"), image.astype(np.float16))
        print(f"circuit {circuit} {time.time() - began:.0f} s", flush=True)
elif work == "daylight":
    if hasattr(score.SCENE, "NOON"):
        sky.turn_to_noon(**score.SCENE.NOON)
        score.SCENE.build()
        lamps = [group for groups in score.CIRCUITS.values() for group in groups]
        names = circuits.wire({"lamps": lamps})
        film.setup(width, width * 9 // 16, int(samples), look)
        light = dict(film.expose(names, weights, look))[circuits.REST]
        # as bright as the meter shows it, but to the exposure of the evening
        film.meter(light)
        stops = bpy.context.scene.view_settings.exposure - look.exposure
        np.save(os.path.join(folder, f"{dimmer.SUN}.npy"), (light * 2**stops).astype(np.float16))
elif work == "passes":
    passes.write(score, folder, width, width * 9 // 16, look)
else:
    mixer = dimmer.Mixer(score, folder, width, width * 9 // 16, look)
    dimmer.develop_stills(score, folder, mixer)
    if work == "develop":
        dimmer.develop_frames(score, folder, mixer, score.SECONDS * score.FPS)
print(f"SHOT {name} {work} {time.time() - began:.1f} s", flush=True)
