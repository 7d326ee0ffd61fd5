"""Exposing and developing: two half exposures, a denoiser guided by the scene's own features, bloom, grain."""
import os
import tempfile

import bpy
import numpy as np

from . import denoise

LOOKS = {"medium": "Medium Contrast", "medium-high": "Medium High Contrast", "high": "High Contrast"}


def setup(width, height, samples, exposure, look):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = LOOKS[look]
    scene.view_settings.exposure = exposure
    c = scene.cycles
    c.device = "CPU"
    c.samples = max(1, samples // 2)
    c.use_adaptive_sampling = False
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 7, 3, 3, 4
    c.transparent_max_bounces = 12
    c.sample_clamp_direct, c.sample_clamp_indirect = 12.0, 2.0
    c.blur_glossy = 1.0
    c.caustics_reflective = c.caustics_refractive = False
    c.light_sampling_threshold = 0.02
    scene.render.use_persistent_data = True
    scene.view_layers[0].cycles.denoising_store_passes = True


FEATURES = ("Denoising Albedo", "Denoising Normal", "Denoising Depth")


def _expose(folder, seed, pictures=("Image",)):
    """One half exposure: the passes named in `pictures`, and what the denoiser needs to know of the scene."""
    scene = bpy.context.scene
    scene.cycles.seed = seed
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "32"
    out.format.exr_codec = "ZIP"
    out.file_slots.clear()
    for name in (*pictures, *FEATURES):
        out.file_slots.new(f"{name}-{seed}-")
        tree.links.new(layers.outputs[name], out.inputs[-1])
    bpy.ops.render.render()
    passes = {}
    for name in (*pictures, *FEATURES):
        path = next(os.path.join(folder, f) for f in os.listdir(folder) if f.startswith(f"{name}-{seed}-"))
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = "Linear"
        width, height = image.size
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        passes[name if name in pictures else name.split()[-1].lower()] = pixels.reshape(height, width, 4)[..., :3].copy()
        bpy.data.images.remove(image)
    return passes


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


def grained(image, grain):
    height, width, _ = image.shape
    noise = np.random.default_rng(7).normal(0, grain, (height, width, 1))
    return np.maximum(image * (1 + noise) + noise * 0.0015, 0).astype(np.float32)


def shoot(path, width, height, samples, exposure=1.2, look="medium-high", bloom=0.07, vignette=0.28, grain=0.02):
    setup(width, height, samples, exposure, look)
    with tempfile.TemporaryDirectory() as folder:
        halves = [_expose(folder, seed) for seed in (11, 12)]
    clean = denoise.clean(*[{**half, "image": half["Image"]} for half in halves])
    Print(width, height)(grained(lens(clean, bloom, vignette), grain), path)


def expose_circuits(names, width, height, samples, exposure=1.2, look="medium-high", bloom=0.07, vignette=0.28, grain=0.02):
    """Yields the linear picture of every circuit: together they are the picture that `shoot` would take."""
    setup(width, height, samples, exposure, look)
    pictures = [f"Combined_{name}" for name in names]
    with tempfile.TemporaryDirectory() as folder:
        halves = [_expose(folder, seed, pictures) for seed in (11, 12)]
    for name, picture in zip(names, pictures):
        clean = denoise.clean(*[{**half, "image": half[picture]} for half in halves])
        yield name, lens(clean, bloom, vignette)


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
