"""Started by render.ts inside Blender: builds one scene and shoots it with its lamps up and low, by a builder's lamps, or at noon."""
import importlib
import os
import sys
import time

import bpy

here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, here)
sys.dont_write_bytecode = True

from kit import circuits, dimmer, film, sky  # noqa: E402  (the path has to be set first)

name, hour, width, samples, weights, path = sys.argv[sys.argv.index("--") + 1:]
width, height = int(width), int(width) * 9 // 16
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = importlib.import_module("scenes." + name.replace("-", "_"))
began = time.time()
look = film.Look(**getattr(scene, "FILM", {}))
if hour == "noon":
    sky.turn_to_noon(**scene.NOON)
scene.build()
if hour == "before":
    scene.before()
if hour == "noon":
    circuits.fade()
built = time.time()
has_low = hour == "evening" and hasattr(scene, "LOW")
groups, others, levels = circuits.by_level(scene.LOW) if has_low else ({circuits.OFF: [circuits.OFF]}, circuits.REST, {})
names = circuits.wire(groups, others)
film.setup(width, height, int(samples), look)
pictures = dict(film.expose(names, weights, look))
pictures.pop(circuits.OFF, None)
full = sum(pictures.values())
if hour == "noon":
    full = film.meter(full)
mixes = {"": full}
if has_low:
    mixes["-low"] = sum(picture * dimmer.tint(2700, levels[circuit]) for circuit, picture in pictures.items())
develop = film.Print(width, height)
for suffix, picture in mixes.items():
    develop(film.grained(picture, look.grain), path.replace(".png", f"{suffix}.png"))
print(f"SHOT {name} {'lamps up and low' if has_low else hour} {width}px {samples} samples: built {built - began:.1f} s, shot {time.time() - built:.1f} s", flush=True)
