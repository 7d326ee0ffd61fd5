"""What rain leaves: beads on glass and paint, threads of water that run down, wet ground."""
import math
import random

from . import form, matter


@matter.once
def bead():
    """Water that bends what is behind it: every drop holds the scene upside down."""
    n = matter.Nodes("bead")
    n.set(Base_Color=(1.0, 1.0, 1.0), Roughness=0.0, IOR=1.33, Transmission=1.0)
    return n.mat


def drops(count, place, size=(0.0015, 0.006), seed=1, squash=0.4, stretch=1.2, mat=None):
    """Beads in one mesh. `place(chance)` returns a bead's foot, and two unit vectors: along the surface (down) and out of it.

    Beads on an opaque thing need a `mat` that light passes straight: without caustics, no light gets under the others.
    """
    chance, points, faces = random.Random(seed), [], []
    rings, steps = 3, 9
    for _ in range(count):
        foot, down, out = place(chance)
        r = size[0] + (size[1] - size[0]) * chance.random() ** 3
        side = (down[1] * out[2] - down[2] * out[1], down[2] * out[0] - down[0] * out[2], down[0] * out[1] - down[1] * out[0])
        long, base = stretch * chance.uniform(0.8, 1.3), len(points)
        for ring in range(rings + 1):
            a = ring / rings * math.pi / 2
            for step in range(steps):
                b = step * math.tau / steps
                u, v, w = r * math.cos(a) * math.cos(b), r * math.cos(a) * math.sin(b) * long, r * squash * math.sin(a)
                points.append(tuple(foot[k] + side[k] * u + down[k] * v + out[k] * w for k in range(3)))
        for ring in range(rings):
            for step in range(steps):
                k, after = base + ring * steps + step, base + ring * steps + (step + 1) % steps
                faces.append((k, after, after + steps, k + steps))
    return form.place("drops", form.mesh_of("drops", points, faces, True), (0, 0, 0), 0, mat or bead())


def threads(count, x0, x1, y, z0, z1, seed=1, radius=0.0022):
    """Water running down an upright pane that faces -y."""
    chance = random.Random(seed)
    for _ in range(count):
        x, top = chance.uniform(x0, x1), chance.uniform(z0 + (z1 - z0) * 0.4, z1)
        foot = chance.uniform(z0, top - (z1 - z0) * 0.25)
        path = [(x + chance.uniform(-0.006, 0.006), y, top + (foot - top) * k / 9) for k in range(10)]
        form.tube(path, [radius * chance.uniform(0.5, 0.9) for _ in range(9)] + [radius * 1.9], bead())


@matter.once
def asphalt(color=(0.05, 0.05, 0.052), puddles=0.5):
    """Wet ground: a mirror where the puddles stand, dull where the grain comes through."""
    n = matter.Nodes("wet")
    pool = n.noise(0.5, 5, distortion=0.5)
    n.set(Base_Color=n.ramp(pool, (puddles - 0.08, tuple(c * 0.6 for c in color)), (puddles + 0.1, color)),
          Roughness=n.ramp(pool, (puddles - 0.08, 0.04), (puddles + 0.12, 0.36)), Specular=0.6)
    grain = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0)
    n.tree.links.new(n.noise(60, 3), grain.inputs["Color1"])
    n.tree.links.new(n.ramp(pool, (puddles - 0.06, 0.0), (puddles + 0.1, 1.0)), grain.inputs["Color2"])
    n.bump(grain.outputs[0], 0.4, 0.01)
    return n.mat
