"""Three pools of light on a wall, and a ladder where the fourth will be: its fixture still hangs from its cable."""
import math

from kit import form, lamps, matter, sky, stage, tools, workplace

FILM = {"exposure": 1.0, "vignette": 0.26}
HIGH = 2.75


def build():
    sky.none()
    stage.camera((0.62, -2.35, 1.2), (0.06, 1.0, 1.42), lens=24, fstop=4, focus=(0.05, 0.9, 1.9))
    room()
    opening((0.05, 1.35))
    for x in (-2.5, -1.3, 1.4, 2.6):
        lamps.downlight((x, 1.85, HIGH), 17, 2700, 38, (x, 2.5, 0.9))
    top = tools.stepladder((0.05, 0.95, 0.02), 14, 1.75)
    tools.drop_cloth((0.1, 0.6, 0.0), (2.9, 2.0), 6)
    # on top of the ladder: a small lamp for the work, pointed at the hole
    x, y, z = top
    form.rod(0.035, 0.025, (x + 0.1, y, z), matter.black(0.4))
    form.lathe([(0, 0), (0.03, 0)], (x + 0.1, y, z + 0.027), matter.glow(4600, 14), 24)
    lamps.spot((x + 0.1, y, z + 0.05), (0.05, 1.4, HIGH), 1.7, 4300, 80, "work lamp", 0.03)
    tools.screwdriver((x - 0.08, y - 0.04, z), 24, tools.YELLOW)
    floor()
    lamps.panel((-1.5, -3.6, 2.4), (0.1, 1.0, 1.0), 1.6, 1.6, 26, 3000, "hall")
    # the last of the day, from a window to the left
    lamps.panel((-3.4, -1.2, 1.6), (0.2, 0.9, 0.9), 1.4, 1.8, 30, group="window", tint=(0.3, 0.5, 1.0))


def room():
    stage.slab(-4.5, 4.5, -5, 2.6, 0, matter.oak("x", (1.8, 0.2), 0.3))
    stage.wall((-4.5, 2.5), (4.5, 2.5), HIGH, matter.plaster((0.34, 0.37, 0.35), 0.3))
    stage.wall((-3.6, 2.5), (-3.6, -5), HIGH, matter.plaster((0.42, 0.38, 0.32), 0.1))
    form.box((9, 0.03, 0.12), (0, 2.4, 0), matter.paint((0.5, 0.48, 0.43), 0.5), 0.006)


def opening(at):
    """The ceiling around a round hole, joists and a cable above it, the fixture hanging below."""
    x, y = at
    pale, half = matter.plaster((0.5, 0.47, 0.42), 0.05), 0.15
    for x0, x1, y0, y1 in ((-4.6, x - half, -5, 2.6), (x + half, 4.6, -5, 2.6), (x - half, x + half, -5, y - half), (x - half, x + half, y + half, 2.6)):
        stage.slab(x0, x1, y0, y1, HIGH, pale, -0.02)
    form.lathe([(0.085, 0.02), (0.085, 0), (0.24, 0)], (x, y, HIGH - 0.0015), pale, 64)
    form.box((0.05, 2.0, 0.2), (x - 0.24, y, HIGH + 0.03), matter.oak("y"), 0.003)
    form.box((0.05, 2.0, 0.2), (x + 0.24, y, HIGH + 0.03), matter.oak("y"), 0.003)
    form.box((1.0, 2.0, 0.02), (x, y, HIGH + 0.24), matter.oak("y"), 0)
    jacket = matter.paint((0.62, 0.5, 0.08), 0.45)
    form.tube([(x + 0.3, y + 0.1, HIGH + 0.12), (x + 0.05, y + 0.03, HIGH + 0.1), (x - 0.03, y, HIGH), (x - 0.06, y - 0.02, HIGH - 0.2), (x + 0.02, y - 0.02, HIGH - 0.3),
               (x + 0.03, y - 0.02, HIGH - 0.36)], 0.0085, jacket)
    # a steel junction box, then the can itself, tilted as it hangs
    form.box((0.07, 0.05, 0.09), (x + 0.03, y - 0.02, HIGH - 0.46), matter.steel(0.35, 0.6), 0.006, 20)
    form.tube([(x + 0.03, y - 0.02, HIGH - 0.45), (x + 0.05, y - 0.03, HIGH - 0.51), (x + 0.0, y - 0.03, HIGH - 0.54)], 0.007, matter.steel(0.3, 0.5))
    form.lathe([(0, 0.1), (0.03, 0.1), (0.045, 0.07), (0.052, 0.0), (0.08, -0.002), (0.08, -0.008), (0.046, -0.008), (0.03, 0.03)], (x - 0.02, y - 0.03, HIGH - 0.63),
               matter.paint((0.66, 0.65, 0.62), 0.4), 48, 0, (24, -16))
    # dust of the saw on the top of the ladder's cloth is what is left of the hole
    form.rod(0.078, 0.014, (0.42, -0.15, 0.012), pale, steps=48)


def floor():
    for (x, y), turn, open_ in (((-0.95, 1.25), 12, False), ((-0.62, 0.62), -20, True)):
        workplace.carton((x, y, 0.02), (0.36, 0.3, 0.24), turn, open_)
    workplace.carton((-0.93, 1.26, 0.26), (0.34, 0.28, 0.2), -6)
    tools.coil((0.62, 0.5, 0.02), 0.15, 8, (0.62, 0.5, 0.08), 0.007, 3, [(0.22, -0.1, 0.006), (0.34, -0.3, 0.006), (0.3, -0.42, 0.006)])
    tools.bag((0.72, 1.15, 0.02), -28)
    tools.drill((0.05, -0.2, 0.02), 160)
    for i, a in enumerate((0.2, 1.4, 2.9)):
        form.lathe([(0.05, 0.012), (0.052, 0.0), (0.08, -0.002), (0.08, -0.008), (0.046, -0.008)], (-0.45 + 0.2 * math.cos(a), 0.0 + 0.12 * math.sin(a), 0.03),
                   matter.paint((0.66, 0.65, 0.62), 0.4), 40)
