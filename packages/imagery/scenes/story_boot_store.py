"""A western store, relit: shelves of boots up two walls, a tight spot on each bay, and every leather its own color."""
import random

from kit import boots, builder, form, lamps, matter, seating, sky, stage

FILM = {"exposure": 1.5}
HIDES = [(0.34, 0.13, 0.04), (0.5, 0.26, 0.09), (0.14, 0.05, 0.025), (0.4, 0.045, 0.025), (0.03, 0.028, 0.028), (0.62, 0.46, 0.28), (0.03, 0.16, 0.18), (0.24, 0.16, 0.1)]
SHAFTS = [0, 1, 3, 3, 4, 5, 5, 1]


def hide(k):
    return matter.leather(HIDES[k], 0.32)


def build():
    sky.none()
    stage.camera((1.25, -3.3, 1.38), (-0.48, 2.2, 1.4), lens=28, fstop=4, focus=(-0.1, -0.3, 0.9))
    stage.slab(-3.6, 4, -6, 2.6, 0, matter.oak("y", (1.8, 0.2), 0.32))
    stage.slab(-3.6, 4, -6, 2.6, 3.3, matter.plaster((0.5, 0.46, 0.4)), -0.1)
    warm = matter.plaster((0.6, 0.53, 0.43), 0.25)
    stage.wall((-3.4, 2.4), (4, 2.4), 3.3, warm)
    stage.wall((-3.4, -6), (-3.4, 2.4), 3.3, warm)
    stage.wall((3.8, 2.4), (3.8, -6), 3.3, warm)
    stage.wall((-3.4, -5.2), (4, -5.2), 3.3, warm)
    lamps.panel((0.6, -4.4, 3.0), (1.2, -5.2, 1.2), 3, 0.5, 18, 3000, "front")
    bay(-1.05, 2.08, 0, 3.9, 13)
    bay(-3.1, -0.6, 90, 4.6, 15)
    hero()
    bench()
    mirror()
    tracks()
    rack()


def bay(x, y, turn, width, count):
    """Five boards of oak on a back of dark boards, a pair on every other place, single boots between."""
    s = seating.Set((x, y, 0), turn)
    chance = random.Random(int(turn) + 3)
    s.box((width, 0.03, 2.75), (0, 0.2, 0.1), matter.plaster((0.4, 0.3, 0.21), 0.1), 0)
    for side in (-1, 0, 1):
        s.box((0.05, 0.4, 2.8), (side * width / 2, 0.02, 0), matter.walnut("z"), 0.004)
    for row in range(5):
        z = 0.22 + row * 0.53
        s.box((width, 0.36, 0.035), (0, 0.02, z), matter.oak("x"), 0.005)
        for i in range(count):
            u = -width / 2 + width * (i + 0.5) / count
            k = (row * 3 + i // 2) % 8
            boots.boot(s.p(u, 0.12, z + 0.035), turn - 90 + chance.uniform(-7, 7) + (34 if i % 2 else -24), hide(k), hide(SHAFTS[k]), (0.75, 0.6, 0.36) if k in (2, 3, 4, 6) else (0.3, 0.16, 0.07))
        lamps.profile(s.p(-width / 2 + 0.05, 0.16, z + 0.53), s.p(width / 2 - 0.05, 0.16, z + 0.53), (0, 0, -1), 3, 3000, "shelves", visible=0)
    s.box((width + 0.1, 0.44, 0.1), (0, 0, 2.82), matter.walnut("x"), 0.01)


def hero():
    """The pair of the season on a block in the middle, in its own light."""
    form.box((0.62, 0.62, 0.78), (-0.1, -0.35, 0), matter.walnut("z"), 0.008)
    form.box((0.66, 0.66, 0.04), (-0.1, -0.35, 0.78), matter.oak("x"), 0.006)
    boots.boot((0.13, -0.5, 0.82), 196, matter.leather((0.52, 0.2, 0.05), 0.28), matter.leather((0.03, 0.2, 0.22), 0.35), (0.85, 0.72, 0.42), 1.3)
    boots.boot((0.16, -0.2, 0.82), 174, matter.leather((0.52, 0.2, 0.05), 0.28), matter.leather((0.03, 0.2, 0.22), 0.35), (0.85, 0.72, 0.42), 1.3)
    form.box((0.12, 0.05, 0.07), (-0.34, -0.24, 0.82), matter.paint((0.7, 0.66, 0.56), 0.8), 0.003, 12, (-14, 0))


def bench():
    hide_ = matter.leather((0.45, 0.18, 0.07))
    form.box((1.3, 0.45, 0.06), (1.5, 0.75, 0.36), matter.oak("x"), 0.01)
    form.cushion((1.26, 0.43, 0.11), (1.5, 0.75, 0.41), hide_)
    for x in (-0.5, 0.5):
        form.box((0.06, 0.4, 0.36), (1.5 + x, 0.75, 0), matter.walnut("z"), 0.006)
    form.box((2.6, 1.9, 0.012), (1.0, 0.2, 0), matter.rug((0.42, 0.16, 0.09)), 0.004)
    for i in range(4):
        form.box((2.6, 0.07, 0.014), (1.0, -0.55 + i * 0.5, 0), matter.rug(((0.6, 0.5, 0.34), (0.05, 0.2, 0.22))[i % 2]), 0.003)
    for k in range(3):
        form.box((0.36, 0.32, 0.13), (2.45, 0.85, k * 0.132), matter.paint(((0.5, 0.34, 0.18), (0.6, 0.54, 0.42), (0.36, 0.1, 0.05))[k], 0.8), 0.004, k * 7 - 4)


def mirror():
    """Tall, leaning on the wall, in a frame of oak."""
    form.box((0.85, 0.05, 2.0), (2.1, 2.18, 0.02), matter.oak("z"), 0.012, tilt=(-4, 0))
    form.box((0.73, 0.01, 1.88), (2.1, 2.147, 0.08), matter.paint((0.85, 0.85, 0.85), 0.02, 1.0), 0, tilt=(-4, 0))


def rack():
    """Belts and hats on pegs."""
    form.box((0.9, 0.04, 0.12), (3.1, 2.28, 1.8), matter.walnut("x"), 0.006)
    for i in range(5):
        x = 2.75 + i * 0.17
        form.tube([(x, 2.26, 1.86), (x, 2.18, 1.88)], 0.012, matter.brass())
        form.box((0.045, 0.012, 1.0), (x, 2.2, 0.88), hide((i * 3 + 1) % 8), 0.003)
        form.box((0.06, 0.016, 0.05), (x, 2.198, 0.86), matter.brass(0.2), 0.004)
    for x, color in ((2.85, (0.6, 0.48, 0.32)), (3.35, (0.16, 0.09, 0.055))):
        felt = matter.cloth(color)
        hat = [(0, 0.13), (0.05, 0.145), (0.085, 0.13), (0.1, 0.03), (0.104, 0.0), (0.17, 0.004), (0.21, 0.03), (0.208, 0.034), (0.17, 0.01), (0.1, 0.008)]
        form.box((0.5, 0.3, 0.03), (x, 2.2, 2.2), matter.oak("x"), 0.004)
        form.lathe(hat, (x, 2.14, 2.23), felt, 48).scale = (0.85, 1.0, 1.0)


def tracks():
    for y, aims in ((0.9, [(-2.5, 2.2, 1.3), (-1.5, 2.2, 1.6), (-0.5, 2.2, 1.3), (0.4, 2.2, 1.6), (2.1, 2.1, 1.0)]), (-1.2, [(-3.2, -1.9, 1.5), (-3.2, -0.8, 1.3), (-3.2, 0.4, 1.5), (-0.1, -0.3, 0.9), (1.5, 0.7, 0.4)])):
        form.box((6.4, 0.035, 0.03), (0, y, 3.27), matter.black(0.4), 0.003)
        for aim in aims:
            x = aim[0] if y > 0 else max(-2.2, min(2.4, aim[0] + 1.2 if aim[0] < -3 else aim[0] + 0.3))
            head(x, y, aim)
    lamps.panel((0.4, -2.4, 3.2), (0, 0.4, 0.6), 3.5, 1.4, 22, 3000, "room")


def head(x, y, aim):
    from mathutils import Vector
    way = (Vector(aim) - Vector((x, y, 3.14))).normalized()
    foot = Vector((x, y, 3.16))
    form.tube([(x, y, 3.27), (x, y, 3.17)], 0.008, matter.black())
    form.tube([tuple(foot - way * 0.07), tuple(foot + way * 0.1)], 0.04, matter.paint((0.05, 0.05, 0.05), 0.4))
    form.tube([tuple(foot + way * 0.1), tuple(foot + way * 0.103)], 0.032, matter.glow(3000, 14))
    lamps.spot(tuple(foot + way * 0.12), aim, 26, 3000, 30, "track", 0.03)


def before():
    """Bare fluorescent tubes along the ceiling, as the store had them: every leather the same gray brown."""
    builder.only()
    for y in (-2.6, -0.3, 1.3):
        for x in (-1.9, 0.3, 2.5):
            builder.troffer((x, y, 3.18), (1.5, 0.14), 13, tint=(0.72, 1.0, 0.66))
