"""Made-to-measure fixtures: rings, festoons, mirrors."""
import math

from mathutils import Matrix, Vector

from . import form, lamps, matter


def ring(at, radius, ceiling, tilt=(0, 0), watts=40, kelvins=2700, metal=None):
    """A hoop of brass with a lit lower edge, hung from three wires."""
    metal = metal or matter.brass()
    h, t = 0.045, 0.018
    form.lathe([(radius - t, 0), (radius - t, h), (radius + t, h), (radius + t, 0), (radius + t - 0.003, 0)], at, metal, 128, 0, tilt, "ring")
    form.lathe([(radius - t, 0.002), (radius + t, 0.002)], at, matter.glow(kelvins, 9), 128, 0, tilt)
    form.lathe([(radius - t - 0.001, 0.008), (radius - t - 0.001, 0.038)], at, matter.glow(kelvins, 5), 128, 0, tilt)
    turn = Matrix.Rotation(math.radians(tilt[1]), 3, "Y") @ Matrix.Rotation(math.radians(tilt[0]), 3, "X")
    for i in range(3):
        a = i * math.tau / 3 + 0.4
        p = Vector(at) + turn @ Vector((radius * math.cos(a), radius * math.sin(a), h))
        form.tube([tuple(p), (at[0] + 0.05 * math.cos(a), at[1] + 0.05 * math.sin(a), ceiling)], 0.0018, matter.black())
    # eight small panels stand for the hoop: soft, and cheap to sample
    for i in range(6):
        a = i * math.tau / 6
        p = Vector(at) + turn @ Vector((radius * math.cos(a), radius * math.sin(a), -0.006))
        lamps.panel(tuple(p), (p.x, p.y, p.z - 1), 0.3, 0.1, watts / 6, kelvins, "rings")
    lamps.bulb((at[0], at[1], at[2] + 0.08), watts * 0.25, kelvins, radius * 0.5, "rings").visible_glossy = False


def festoon(start, end, sag=0.5, count=9, watts=2.0, kelvins=2300, carriers=3):
    """A string of bulbs between two points."""
    a, b = Vector(start), Vector(end)
    path = []
    for i in range(count * 2 + 1):
        t = i / (count * 2)
        p = a.lerp(b, t)
        p.z -= sag * 4 * t * (1 - t)
        path.append(tuple(p))
    form.tube(path, 0.006, matter.black())
    for p in path[1::2]:
        form.rod(0.014, 0.045, (p[0], p[1], p[2] - 0.05), matter.black(), steps=12)
        form.ball(0.032, (p[0], p[1], p[2] - 0.08), matter.glow(kelvins, 14), 1.15)
    # a few lamps a string carry its light: what shines often is sampled seldom
    for i in range(carriers):
        p = path[int((i + 0.5) * count / carriers) * 2 + 1]
        lamps.bulb((p[0], p[1], p[2] - 0.09), watts * count / carriers, kelvins, 0.12, "festoon").visible_glossy = False


def mirror(at, radius, turn=0, kelvins=2700, watts=30):
    """A round mirror with a halo behind it, on a wall; faces -y before it is turned."""
    a = math.radians(turn)
    nx, ny = math.sin(a), -math.cos(a)
    x, y, z = at
    face = (x + nx * 0.06, y + ny * 0.06, z)
    form.lathe([(0, 0.03), (radius, 0.03), (radius, 0), (0, 0)], face, matter.paint((0.6, 0.6, 0.6), 0.02, 1.0), 96, turn, (90, 0))
    for i in range(8):
        b = i * math.tau / 8
        u, v = math.cos(b) * radius * 0.97, math.sin(b) * radius * 0.97
        p = (x + nx * 0.035 + math.cos(a) * u, y + ny * 0.035 + math.sin(a) * u, z + v)
        lamps.bulb(p, watts / 8, kelvins, 0.02, "mirror").visible_glossy = False
