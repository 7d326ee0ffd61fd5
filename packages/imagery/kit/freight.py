"""A packing house's things: bins and crates of oranges, pallets, a forklift, dock doors."""
import math
import random

from . import form, lettering, matter
from .seating import Set
from .van import wheel

_fruit = []


def orange(at, chance, size=1.0):
    if not _fruit:
        arc = [i * math.pi / 16 for i in range(17)]
        _fruit.append(form.lathe([(0.045 * math.sin(a), -0.043 * math.cos(a)) for a in arc], (0, 0, -50), matter.paint((0.85, 0.22, 0.008), 0.4), 32))
    form.again(_fruit[0], at, chance.uniform(0, 360), size * chance.uniform(0.9, 1.12))


def pallet(at, turn=0, size=1.15):
    s, timber = Set(at, turn), matter.oak("x", None, 0.75)
    for y in (-0.45, 0, 0.45):
        s.box((size, 0.1, 0.09), (0, y * size, 0.015), timber, 0.005)
    for i in range(7):
        s.box((0.1, size, 0.02), ((i - 3) * size * 0.15, 0, 0.105), timber, 0.004)


def bin_(at, turn=0, size=1.15, tall=0.72, full=True, seed=1, color=None):
    """A pallet bin of boards, heaped with fruit."""
    s, chance = Set(at, turn), random.Random(seed)
    timber = color or matter.oak("x", None, 0.7)
    pallet(at, turn, size)
    for k in range(4):
        z = 0.13 + k * tall / 4
        for side in (-1, 1):
            s.box((size, 0.025, tall / 4 - 0.018), (0, side * size / 2, z), timber, 0.004)
            s.box((0.025, size, tall / 4 - 0.018), (side * size / 2, 0, z), timber, 0.004)
    for x in (-1, 1):
        for y in (-1, 1):
            s.box((0.08, 0.08, tall), (x * (size / 2 - 0.03), y * (size / 2 - 0.03), 0.13), timber, 0.006)
            s.box((0.1, 0.012, tall), (x * (size / 2 - 0.05), y * (size / 2 + 0.018), 0.13), timber, 0.004)
    if not full:
        return
    s.box((size - 0.06, size - 0.06, 0.02), (0, 0, 0.1 + tall * 0.9), matter.paint((0.4, 0.12, 0.01), 0.7), 0)
    count = int(size / 0.094)
    for i in range(count):
        for j in range(count):
            x, y = ((i + 0.5) / count - 0.5) * (size - 0.1), ((j + 0.5) / count - 0.5) * (size - 0.1)
            heap = 0.24 * math.cos(x / size * 3) * math.cos(y / size * 3)
            orange(s.p(x + chance.uniform(-0.012, 0.012), y + chance.uniform(-0.012, 0.012), 0.13 + tall * 0.92 + heap + chance.uniform(-0.012, 0.02)), chance)


def crate(at, turn=0, seed=1, full=True):
    s, chance, timber = Set(at, turn), random.Random(seed), matter.oak("x", None, 0.7)
    for k in range(3):
        for side in (-1, 1):
            s.box((0.56, 0.014, 0.085), (0, side * 0.18, 0.015 + k * 0.1), timber, 0.003)
            s.box((0.014, 0.36, 0.085), (side * 0.28, 0, 0.015 + k * 0.1), timber, 0.003)
    s.box((0.55, 0.35, 0.02), (0, 0, 0), timber, 0)
    if full:
        for layer in (0.2, 0.26):
            for i in range(6):
                for j in range(4):
                    orange(s.p((i - 2.5) * 0.086 + chance.uniform(-0.01, 0.01), (j - 1.5) * 0.083, layer + chance.uniform(0, 0.035)), chance)


def forklift(at, turn=0, lift=0.35, color=(0.72, 0.36, 0.015)):
    """Its forks point to -x before it is turned."""
    s = Set(at, turn)
    coat, steel, black = matter.paint(color, 0.3, 0.0, 0.6), matter.paint((0.07, 0.07, 0.072), 0.45), matter.black(0.5)
    s.box((1.5, 1.05, 0.5), (0.25, 0, 0.28), coat, 0.06)
    s.box((0.62, 1.08, 0.72), (0.92, 0, 0.36), coat, 0.14)
    s.box((0.75, 0.85, 0.26), (0.62, 0, 0.82), coat, 0.08)
    s.cushion((0.5, 0.5, 0.14), (0.45, 0, 1.05), black)
    s.cushion((0.14, 0.5, 0.5), (0.74, 0, 1.1), black, tilt=(0, 10))
    s.box((0.3, 0.9, 0.5), (-0.52, 0, 0.5), steel, 0.04)
    s.tube([(-0.42, 0, 0.95), (-0.2, 0, 1.22)], 0.025, black)
    form.lathe([(0.15, 0), (0.17, 0.012), (0.15, 0.024)], s.p(-0.19, 0, 1.22), black, 32, turn, (0, -40))
    for y in (-0.47, 0.47):
        s.tube([(-0.55, y, 0.7), (-0.42, y, 2.08), (0.85, y, 2.1), (1.0, y, 1.0)], 0.035, steel)
        wheel(s, -0.45, y * 1.02)
        wheel(s, 0.95, y * 1.02)
        for x in (-0.86, -0.98):
            s.box((0.08, 0.1, 2.1 if x < -0.9 else 2.3), (x, y * 0.72, 0.1), steel, 0.01)
        s.box((1.15, 0.13, 0.045), (-1.62, y * 0.62, lift), steel, 0.01)
        s.box((0.05, 0.13, 0.55), (-1.06, y * 0.62, lift), steel, 0.01)
        s.box((0.1, 0.13, 0.09), (-0.5, y * 0.85, 2.0), matter.glow(4600, 9), 0.02)
        s.box((0.03, 0.14, 0.08), (1.24, y * 0.8, 0.9), matter.glow(1600, 0.5, (1.0, 0.03, 0.02)), 0.01)
    for i in range(7):
        s.box((0.05, 0.9, 0.03), (-0.36 + i * 0.19, 0, 2.09), steel, 0.008)
    for z in (0.3, 1.25, 2.15):
        s.box((0.1, 0.76, 0.08), (-0.92, 0, z), steel, 0.01)
    for z in (lift + 0.08, lift + 0.48):
        s.box((0.05, 0.86, 0.1), (-1.02, 0, z), steel, 0.01)
    form.rod(0.06, 0.1, s.p(0.6, 0, 2.13), matter.glow(2000, 8, (1.0, 0.35, 0.02)), steps=20)


def dock(at, width=2.8, height=3.1, open_=True, number="1"):
    """A door at the height of a truck's bed, with bumpers, a hood of rubber and a number. It faces -y; `at` is on the wall."""
    s = Set(at, 0)
    rubber, steel = matter.paint((0.03, 0.03, 0.031), 0.8), matter.paint((0.46, 0.47, 0.47), 0.45)
    for x in (-1, 1):
        s.box((0.32, 0.4, height + 0.3), (x * (width / 2 + 0.16), -0.2, 0), rubber, 0.06)
        s.box((0.05, 0.41, height * 0.9), (x * (width / 2 + 0.16), -0.205, 0.1), matter.paint((0.72, 0.5, 0.02), 0.5), 0.01)
        s.box((0.26, 0.2, 0.5), (x * (width / 2 - 0.1), -0.1, -0.62), rubber, 0.04)
    s.box((width + 0.64, 0.42, 0.36), (0, -0.21, height), rubber, 0.06)
    s.box((width, 0.5, 0.06), (0, -0.1, -0.06), matter.steel(0.4, 0.3), 0.01)
    if not open_:
        for k in range(6):
            s.box((width, 0.06, height / 6 - 0.012), (0, 0.0, k * height / 6), steel, 0.012)
    lettering.word(number, s.p(0, -0.03, height + 0.55), 0.62, matter.paint((0.66, 0.65, 0.6), 0.6), 0.024)
