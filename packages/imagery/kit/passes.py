"""What a visitor's browser mixes a room from: the codes of every circuit's picture, the film curve, and the lamps' places."""
import json
import os

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from . import circuits, dimmer, film

# A picture's codes are a logarithm of its light, over this many stops. The browser decodes AVIF to 8 bits, and an even
# step to the eye is an even share of the light.
STOPS = 12
# The film is white from here on: 2 ** 4.026 (see filmic's shaper in Blender's color management)
WHITE = 16.3
# Lamps shine brighter than the film's white. This much of it is kept, so that a dimmed lamp still looks lit.
HEADROOM = 2.5
CURVE = 65


def encode(light, scale):
    return np.log2(1 + np.clip(light / scale, 0, 1) * (2**STOPS - 1)) / STOPS


def scale_of(light, exposure):
    return float(min(light.max(), WHITE * HEADROOM / 2**exposure))


def curve(folder, exposure):
    """The film's response to gray, measured with Blender's own view transform."""
    stops = np.linspace(0, 1, CURVE) * 16.5 - 12.473931188 - exposure
    ramp = np.repeat(np.exp2(stops).astype(np.float32)[None, :, None], 3, axis=2)
    path = os.path.join(folder, "curve.png")
    paper = film.Print(CURVE, 1)
    bpy.context.scene.render.image_settings.color_depth = "16"
    paper(ramp, path)
    bpy.context.scene.render.image_settings.color_depth = "8"


def place(point):
    """Where a point of the scene is in the picture, in percent from its upper left corner."""
    spot = world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, Vector(point))
    return [round(spot.x * 100, 2), round((1 - spot.y) * 100, 2)]


def screen():
    """The corners of the projected film, clockwise from its upper left."""
    film_ = next((thing for thing in bpy.context.scene.objects if thing.name == "film"), None)
    corners = [film_.matrix_world @ Vector(film_.bound_box[i]) for i in (3, 7, 4, 0)] if film_ else []
    return [place(corner) for corner in corners]


# the room at one pixel a block, which the shader's test compares with Blender's own picture
BLOCKS = (32, 18)


def small(light):
    wide, high = BLOCKS
    height, width, _ = light.shape
    return light.reshape(high, height // high, wide, width // wide, 3).mean((1, 3))


def references(score, folder, dimmers, codes, look):
    """Prints a few evenings from the codes of the small room, as a browser gets them."""
    lights = {name: (np.exp2(code / 255 * STOPS) - 1) / (2**STOPS - 1) * dimmers[name]["scale"] for name, code in codes.items()}
    kelvins = {name: of["kelvins"] for name, of in dimmers.items()}
    some = {name: (37 * i + 20) % 101 for i, name in enumerate(score.DIMMERS)}
    evenings = [({**some, "screen": 0}, 100), ({**some, "screen": 100}, 60), ({name: 100 for name in score.DIMMERS}, 0)]
    paper = film.Print(*BLOCKS)
    for i, (percents, time) in enumerate(evenings):
        levels = {name: (percent / 100) ** 2.2 for name, percent in percents.items()}
        paper(dimmer.mix(lights, kelvins, levels, time / 100)[::-1], os.path.join(folder, f"reference-{i}.png"))
    return [{"percents": percents, "time": time} for percents, time in evenings]


def write(score, folder, width, height, look):
    score.SCENE.build()
    film.setup(width, height, 1, look)
    bpy.context.view_layer.update()
    dimmers, blocks, joined = {}, {}, getattr(score, "JOINED", {})
    daylight = [dimmer.SUN] if hasattr(score.SCENE, "NOON") else []
    for name in (*score.DIMMERS, circuits.REST, *daylight):
        parts = joined.get(name, (name,))
        # pictures start at their upper left corner, and Blender's at the lower left
        light = sum(np.load(os.path.join(folder, f"{part}.npy")).astype(np.float32) for part in parts)[::-1]
        scale = scale_of(light, look.exposure)
        np.rint(encode(light, scale) * 65535).astype("<u2").tofile(os.path.join(folder, f"{name}.codes"))
        blocks[name] = np.rint(encode(small(light), scale) * 255).astype(np.uint8)
        blocks[name].tofile(os.path.join(folder, f"{name}.blocks"))
        dimmers[name] = {"scale": scale, "kelvins": score.KELVINS.get(parts[0], dimmer.WARMEST)}
    evenings = references(score, folder, dimmers, blocks, look)
    curve(folder, look.exposure)
    first = {name: joined.get(name, (name,))[0] for name in score.DIMMERS}
    table = {
        "exposure": look.exposure,
        "stops": STOPS,
        "screen": screen(),
        "circuits": dimmers,
        "references": evenings,
        "switches": {name: place(point) for name, point in score.DIMMERS.items()},
        "scenes": {
            scene: {name: levels.get(part, 1.0) for name, part in first.items()}
            for scene, levels in score.SCENES.items()
        },
    }
    with open(os.path.join(folder, "table.json"), "w") as file:
        json.dump(table, file)
