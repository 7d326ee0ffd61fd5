"""What a builder installs when nobody has drawn a lighting plan: cans in a grid, a fan light, troffers, floods."""
import math

from . import circuits, form, lamps, matter

GROUP = "builder"


def only(*kept):
    """Leaves on only the lamps of the groups `kept`. Whatever a scene adds after this call is the builder's."""
    circuits.switch_off(kept)


def keep(*places):
    """Puts what glows at `places`, such as a screen, into the group "kept". Call it before `only`."""
    for at in places:
        lamps.bulb(at, 0, group="kept").hide_render = True


def can(at, watts=30, kelvins=4000):
    """A flat disc in the ceiling at `at`: bright from every seat, and with no beam."""
    x, y, z = at
    form.lathe([(0.1, 0), (0.1, -0.008), (0.085, -0.01)], at, matter.paint((0.75, 0.75, 0.74), 0.5), 40)
    form.lathe([(0, 0), (0.085, 0)], (x, y, z - 0.009), matter.glow(kelvins, 10), 40)
    lamps.panel((x, y, z - 0.02), (x, y, 0), 0.16, 0.16, watts, kelvins, GROUP)


def grid(xs, ys, z, watts=30, kelvins=4000):
    for x in xs:
        for y in ys:
            can((x, y, z), watts, kelvins)


def fan(at, watts=70, kelvins=5000, turn=20):
    """A ceiling fan with a bowl of light below it."""
    x, y, z = at
    metal = matter.paint((0.16, 0.15, 0.14), 0.35, 0.6)
    form.rod(0.016, 0.3, (x, y, z - 0.3), metal)
    form.lathe([(0, 0), (0.1, 0), (0.11, -0.09), (0.07, -0.12), (0, -0.12)], (x, y, z - 0.28), metal, 48)
    for i in range(5):
        a = turn + i * 72
        far = (x + 0.4 * math.cos(math.radians(a)), y + 0.4 * math.sin(math.radians(a)), z - 0.34)
        form.box((0.56, 0.13, 0.008), far, matter.walnut("x"), 0.002, a, (9, 0))
    bowl = [(0.15 * math.sin(i * math.pi / 24), -0.09 * math.cos(i * math.pi / 24)) for i in range(13)]
    form.lathe(bowl, (x, y, z - 0.4), matter.glow(kelvins, 9), 48)
    lamps.bulb((x, y, z - 0.55), watts, kelvins, 0.12, GROUP)


def troffer(at, size=(1.2, 0.6), watts=90, kelvins=4000, shine=7, tint=None):
    """A flat square of light in an office ceiling. `tint` is the color of a tube that shows no reds."""
    x, y, z = at
    w, d = size
    form.box((w + 0.04, d + 0.04, 0.05), (x, y, z), matter.paint((0.7, 0.7, 0.69), 0.5), 0.004)
    form.box((w, d, 0.004), (x, y, z - 0.004), matter.glow(kelvins, shine), 0)
    lamps.panel((x, y, z - 0.01), (x, y, 0), w, d, watts, kelvins, GROUP, tint=tint)


def flood(at, toward, watts=160, kelvins=5000):
    """Two heads on a plate on the wall, aimed at whoever comes."""
    x, y, z = at
    form.box((0.2, 0.05, 0.12), (x, y, z - 0.12), matter.paint((0.7, 0.69, 0.67), 0.5), 0.01)
    for side in (-1, 1):
        head = (x + side * 0.16, y - 0.13, z - 0.15)
        form.ball(0.08, head, matter.glow(kelvins, 45))
        lamps.panel((head[0], head[1] - 0.07, head[2] - 0.05), (toward[0] + side * 2.5, toward[1], toward[2]), 0.1, 0.1, watts, kelvins, GROUP, spread=150)


def daylight(at, toward, size=(2.4, 1.5), watts=260):
    """The sky through a window without a shade, behind the camera."""
    lamps.panel(at, toward, *size, watts, group=GROUP, tint=(0.62, 0.8, 1.0))


def sun(at, toward, size, watts):
    """The patch that the sun throws through a window of `size`."""
    lamps.panel(at, toward, *size, watts, group=GROUP, tint=(1.0, 0.9, 0.76), spread=3)


def veil(width, height, at, share=0.4, tilt=(90, 0)):
    """The face of a screen, which shows the room's light besides the picture."""
    form.sheet(width, height, at, matter.veil(share), tilt=tilt)
