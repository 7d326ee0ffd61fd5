"""Exposing and developing: one exposure, a denoiser guided by the scene's own features, bloom, grain."""
import os
import tempfile
from dataclasses import dataclass

import bpy
import numpy as np

from . import denoise, sky

CONTRASTS = {"medium": "Medium Contrast", "medium-high": "Medium High Contrast", "high": "High Contrast"}
# the brightness that a meter gives the middle tone of a picture at noon
MIDDLE = 0.16


@dataclass
class Look:
    """What a scene's FILM sets: exposure in stops, contrast, and what lens and grain do."""

    exposure: float = 1.2
    look: str = "medium-high"
    bloom: float = 0.07
    vignette: float = 0.28
    grain: float = 0.02


def setup(width, height, samples, look):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = CONTRASTS[look.look]
    scene.view_settings.exposure = look.exposure
    c = scene.cycles
    c.device = "CPU"
    c.samples = samples
    c.use_adaptive_sampling = False
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 7, 3, 3, 4
    c.transparent_max_bounces = 12
    c.sample_clamp_direct, c.sample_clamp_indirect = (0.0 if sky.noon else 12.0), 2.0
    c.blur_glossy = 1.0
    c.caustics_reflective = c.caustics_refractive = False
    c.light_sampling_threshold = 0.02
    scene.render.use_persistent_data = True
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.view_layers[0].use_pass_emit = True


FEATURES = ("Denoising Albedo", "Denoising Normal", "Emit")


def _pass(folder, name):
    path = next(os.path.join(folder, file) for file in os.listdir(folder) if file.startswith(f"{name}-"))
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Linear"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3].copy()


def expose(circuits, weights, look):
    """Renders once, and yields the clean linear picture of every circuit. Their sum is the whole picture."""
    pictures = [f"Combined_{name}" for name in circuits]
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "32"
    out.format.exr_codec = "ZIP"
    out.file_slots.clear()
    for name in (*pictures, *FEATURES):
        out.file_slots.new(f"{name}-")
        tree.links.new(layers.outputs[name], out.inputs[-1])
    with tempfile.TemporaryDirectory() as folder:
        out.base_path = folder
        bpy.ops.render.render()
        albedo, normal, emit = (_pass(folder, name) for name in FEATURES)
        for name, picture in zip(circuits, pictures):
            light = _pass(folder, picture)
            # a circuit whose lamps stand outside of the picture lights nothing
            clean = denoise.denoise(light, _surface(light, albedo, emit), normal, weights) if light.max() > 1e-6 else light
            yield name, lens(clean, look.bloom, look.vignette)


def _surface(light, albedo, emit):
    """The albedo without what shines on another circuit. Otherwise the denoiser draws a film on the wall while its projector is off."""
    foreign = np.any(light < emit * 0.5, axis=2, keepdims=True)
    return np.where(foreign, np.maximum(albedo - emit, 0), albedo)


def _blur(image, radius):
    """Three box blurs are nearly a Gaussian."""
    for _ in range(3):
        for axis in (0, 1):
            pad = [(radius + 1, radius) if a == axis else (0, 0) for a in range(image.ndim)]
            total = np.cumsum(np.pad(image, pad, mode="edge"), axis=axis, dtype=np.float64)
            size = image.shape[axis]
            high = np.take(total, range(2 * radius + 1, 2 * radius + 1 + size), axis=axis)
            image = ((high - np.take(total, range(size), axis=axis)) / (2 * radius + 1)).astype(np.float32)
    return image


def lens(image, bloom, vignette):
    """What the glass does: highlights bleed, corners darken. Linear, so it may be done circuit by circuit."""
    height, width, _ = image.shape
    bright = np.minimum(image, 30.0)
    veil = sum(_blur(bright, max(1, round(width * r))) for r in (0.003, 0.011, 0.035)) / 3
    image = image * (1 - bloom) + veil * bloom
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    return image * (1 - vignette * np.clip((x * x * 0.8 + y * y * 0.45), 0, 1) ** 1.4)[..., None]


def meter(image):
    """Sets the exposure as a camera's meter does: the sun is too strong to guess it by the scene.

    Returns the picture with half of its tint removed, since wood and plaster make a sunlit room yellow.
    """
    light = np.maximum(image @ np.array([0.2126, 0.7152, 0.0722], np.float32), 1e-5)
    middle = np.exp(np.log(light).mean())
    bpy.context.scene.view_settings.exposure = float(np.log2(MIDDLE / middle))
    tint = np.exp(np.log(np.maximum(image, 1e-5)).mean(axis=(0, 1))) / middle
    return image / np.sqrt(tint)


def grained(image, grain):
    height, width, _ = image.shape
    noise = np.random.default_rng(7).normal(0, grain, (height, width, 1))
    return np.maximum(image * (1 + noise) + noise * 0.0015, 0).astype(np.float32)


class Print:
    """The paper: from linear light to a picture file, through the scene's view transform."""

    def __init__(self, width, height):
        self.picture = bpy.data.images.new("picture", width, height, float_buffer=True)
        self.picture.colorspace_settings.name = "Linear"
        self.pixels = np.ones((height, width, 4), np.float32)
        settings = bpy.context.scene.render.image_settings
        settings.file_format, settings.color_depth, settings.color_mode = "PNG", "8", "RGB"

    def __call__(self, image, path):
        self.pixels[..., :3] = image
        self.picture.pixels.foreach_set(self.pixels.ravel())
        self.picture.save_render(path)
