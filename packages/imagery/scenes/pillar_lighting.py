"""A study of one wall lamp: brass, plaster, and what light does between them."""
import random

from mathutils import Vector

from kit import form, furniture, lamps, matter, plants, sky, stage

FILM = {"exposure": 1.2, "vignette": 0.32}
LOW = {}


def build():
    sky.none()
    stage.camera((-0.3, -3.4, 1.5), (0.02, 0, 1.62), lens=40, fstop=2.0, focus=(0, -0.12, 1.6))
    stage.slab(-4, 4, -5, 0, 0, matter.oak("x", (1.8, 0.16)))
    stage.wall((-4, 0.09), (4, 0.09), 4.0, matter.plaster((0.40, 0.35, 0.295), 0.3))
    lamps.sconce((0, 0, 1.72), 0, 4.5, 2700, 0.42, reach=0.085)
    # a second one, far off and out of focus, says that this wall goes on
    lamps.sconce((-1.95, 0, 1.72), 0, 3, 2500, 0.42, reach=0.085)
    furniture.table((0.15, -0.2, 0), (2.0, 0.36, 0.84), 0, matter.walnut("x"), kind="slab", thick=0.05)
    furniture.vase((-0.34, -0.2, 0.84), 0.34, 4, matter.paint((0.05, 0.043, 0.037), 0.6))
    branch()
    furniture.bowl((0.36, -0.22, 0.84), 0.13, matter.brass(0.3))
    furniture.books((0.78, -0.2, 0.84), 18, 0.09, 0.28, 12, flat=True)
    lamps.panel((2.6, -3.4, 1.0), (0.2, 0, 1.4), 0.8, 1.6, 13, 3000, "next room")


def branch():
    """A bare twig with some leaves; its shadow climbs the wall."""
    chance = random.Random(8)
    points, faces = [], []
    for lean in (-0.34, -0.12, 0.16):
        path = [(-0.34 + lean * t * t, -0.2 + 0.03 * t, 1.14 + 0.62 * t - 0.12 * t * t) for t in (0, 0.25, 0.5, 0.75, 1)]
        form.tube(path, [0.006, 0.005, 0.004, 0.003, 0.001], matter.bark((0.12, 0.085, 0.06)), "twig")
        for i in range(16):
            p = Vector(path[1 + i % 4]) + Vector((chance.gauss(0, 0.035), chance.gauss(0, 0.035), chance.gauss(0, 0.03)))
            plants.leaf_blade(points, faces, p, Vector((chance.gauss(0, 1), chance.gauss(0, 1), 0.4)).normalized(), 0.085, chance)
    form.place("leaves", form.mesh_of("leaves", points, faces, True), (0, 0, 0), 0, matter.leaf((0.085, 0.095, 0.04), 0.5))
