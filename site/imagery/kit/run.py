"""Started by render.ts inside Blender: builds one scene and shoots it."""
import importlib
import os
import sys
import time

import bpy

here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, here)
sys.dont_write_bytecode = True

from kit import film  # noqa: E402  (the path has to be set first)

name, width, samples, path = sys.argv[sys.argv.index("--") + 1:]
width = int(width)
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = importlib.import_module("scenes." + name.replace("-", "_"))
began = time.time()
scene.build()
built = time.time()
film.shoot(path, width, width * 9 // 16, int(samples), **getattr(scene, "FILM", {}))
print(f"SHOT {name} {width}px {samples} samples: built {built - began:.1f} s, shot {time.time() - built:.1f} s", flush=True)
