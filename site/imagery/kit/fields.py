"""What runs on the screens of a sports bar: fields and courts seen from above, of plain shapes."""
import math
import random

from . import form, matter
from .seating import Set

WHITE = (0.9, 0.95, 1.0)


class Field:
    """A screen's picture, drawn in layers. u and v run from -0.5 to 0.5; lengths are shares of the width."""

    def __init__(self, at, width, turn=0, ground=(0.05, 0.35, 0.08), strength=0.55):
        self.s, self.w, self.h = Set(at, turn), width, width * 9 / 16
        self.turn, self.strength, self.depth = turn, strength, -0.017
        self.s.box((width + 0.03, 0.05, self.h + 0.03), (0, 0.008, -0.015), matter.black(0.25), 0.006)
        self.rect(0, 0, 1, 1, ground)

    def _paint(self, color):
        self.depth -= 0.0008
        return matter.glow(6500, self.strength, color)

    def rect(self, u, v, w, h, color, tilt=0):
        """h is a share of the height."""
        high = h * self.h
        mat = self._paint(color)
        self.s.box((w * self.w, 0.0006, high), (u * self.w, self.depth, (v + 0.5) * self.h - high / 2), mat, 0, 0, (0, tilt))

    def ring(self, u, v, r, color=WHITE, line=0.008, stretch=1.0):
        inner = 0 if line is None else r - line
        mat = self._paint(color)
        disc = form.lathe([(inner * self.w, 0), (r * self.w, 0)], self.s.p(u * self.w, self.depth, (v + 0.5) * self.h), mat, 48, self.turn, (90, 0))
        disc.scale.x = stretch

    def arc(self, u, v, r, start, sweep=180, color=WHITE, line=0.004):
        mat = self._paint(color)
        path = []
        for i in range(17):
            a = math.radians(start + sweep * i / 16)
            path.append(((u + r * math.cos(a)) * self.w, self.depth, (v + 0.5) * self.h + r * math.sin(a) * self.w))
        self.s.tube(path, line * self.w, mat)

    def outline(self, u, v, w, h, color=WHITE, line=0.008):
        tall = line * 16 / 9
        for side in (-1, 1):
            self.rect(u, v + side * (h / 2 - tall / 2), w, tall, color)
            self.rect(u + side * (w / 2 - line / 2), v, line, h, color)

    def players(self, colors, count=5, seed=1):
        chance = random.Random(seed)
        for color in colors:
            for _ in range(count):
                self.ring(chance.uniform(-0.4, 0.4), chance.uniform(-0.36, 0.36), 0.013, color, None)


def pitch(at, width, turn=0, seed=1):
    f = Field(at, width, turn, (0.05, 0.36, 0.07))
    for i in range(5):
        f.rect(-0.4 + i * 0.2, 0, 0.1, 1, (0.075, 0.5, 0.1))
    f.outline(0, 0, 0.9, 0.84)
    f.rect(0, 0, 0.008, 0.84, WHITE)
    f.ring(0, 0, 0.11)
    for side in (-1, 1):
        f.outline(side * 0.38, 0, 0.14, 0.46)
        f.outline(side * 0.42, 0, 0.06, 0.22)
    f.players(((1.0, 0.75, 0.05), (0.9, 0.1, 0.06)), 8, seed)


def court(at, width, turn=0, seed=1):
    f = Field(at, width, turn, (0.62, 0.3, 0.1))
    f.outline(0, 0, 0.9, 0.84)
    for side in (-1, 1):
        f.rect(side * 0.36, 0, 0.18, 0.3, (0.12, 0.13, 0.5))
        f.arc(side * 0.42, 0, 0.2, 90 if side > 0 else -90)
        f.ring(side * 0.27, 0, 0.07)
    f.rect(0, 0, 0.008, 0.84, WHITE)
    f.ring(0, 0, 0.08, (0.12, 0.13, 0.5), None)
    f.players(((0.95, 0.95, 1.0), (0.05, 0.05, 0.06)), 5, seed)


def track(at, width, turn=0, seed=1):
    f = Field(at, width, turn, (0.04, 0.2, 0.08))
    f.ring(0, 0, 0.26, (0.72, 0.2, 0.09), None, 1.72)
    for r in (0.245, 0.22, 0.195):
        f.ring(0, 0, r, (0.95, 0.75, 0.65), 0.004, 1.72)
    f.ring(0, 0, 0.165, (0.06, 0.42, 0.12), None, 1.72)
    chance = random.Random(seed)
    for i in range(5):
        f.ring(chance.uniform(-0.3, 0.3), -0.36 + i % 3 * 0.03, 0.016, ((1, 0.8, 0.1), (0.1, 0.5, 1), (1, 1, 1))[i % 3], None)


def diamond(at, width, turn=0, seed=1):
    f = Field(at, width, turn, (0.06, 0.42, 0.1))
    f.ring(0, -0.06, 0.2, (0.55, 0.3, 0.13), None, 1.1)
    f.rect(0, -0.06, 0.17, 0.302, (0.08, 0.48, 0.12), 45)
    f.ring(0, -0.06, 0.03, (0.6, 0.34, 0.15), None)
    for u, v in ((0, -0.29), (0.125, -0.06), (0, 0.17), (-0.125, -0.06)):
        f.rect(u, v, 0.022, 0.04, WHITE, 45)
    f.players((WHITE,), 7, seed)


def rink(at, width, turn=0, seed=1):
    f = Field(at, width, turn, (0.62, 0.8, 0.95))
    f.rect(0, 0, 0.012, 1, (0.85, 0.08, 0.07))
    for side in (-1, 1):
        f.rect(side * 0.17, 0, 0.014, 1, (0.07, 0.2, 0.8))
        for v in (-0.24, 0.24):
            f.ring(side * 0.33, v, 0.075, (0.85, 0.08, 0.07))
    f.ring(0, 0, 0.085, (0.07, 0.2, 0.8))
    f.players(((0.03, 0.05, 0.12), (0.8, 0.1, 0.08)), 5, seed)


def tennis(at, width, turn=0, seed=1):
    f = Field(at, width, turn, (0.05, 0.4, 0.3))
    f.rect(0, 0, 0.76, 0.7, (0.06, 0.22, 0.72))
    f.outline(0, 0, 0.76, 0.7)
    for v in (-0.26, 0.26):
        f.rect(0, v, 0.76, 0.014, WHITE)
    for u in (-0.2, 0, 0.2):
        f.rect(u, 0, 0.008, 0.52 if u else 0.9, WHITE)
    f.players(((1.0, 0.9, 0.1),), 2, seed)


def lanes(at, width, turn=0, seed=1):
    f = Field(at, width, turn, (0.04, 0.5, 0.72))
    for i in range(5):
        f.rect(0, -0.4 + i * 0.2, 1, 0.018, ((0.95, 0.85, 0.2), (0.95, 0.2, 0.15))[i % 2])
    chance = random.Random(seed)
    for i in range(6):
        f.rect(chance.uniform(-0.3, 0.4), -0.5 + (i + 0.5) / 6, 0.07, 0.03, WHITE)


KINDS = (pitch, court, track, diamond, rink, tennis, lanes)
