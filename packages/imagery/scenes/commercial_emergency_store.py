"""A small store on a stormy night, its power out: one lane sells again by a battery lamp, the other is dark; lightning on the street."""
import random

from kit import devices, form, lamps, matter, plants, seating, sky, stage, tools, town, trade, wet, worktruck
from scenes.story_cash_registers import worktop

FILM = {"exposure": 1.1, "vignette": 0.28}
LEFT, RIGHT, BACK, HIGH = -3.7, 3.9, 3.4, 3.15
BOLT = (0.34, 0.5, 1.0)


def build():
    sky.evening("night", sun=70, strength=2.6, clouds=2.5)
    stage.camera((0.25, -3.9, 1.5), (0.1, BACK, 1.28), lens=25, fstop=4.5, focus=(-0.6, 0.3, 1.1))
    shell()
    front()
    lane(-1.35, True)
    lane(1.25, False)
    goods()
    work()
    street()
    storm()


def shell():
    wall = matter.plaster((0.34, 0.35, 0.36), 0.06)
    stage.slab(LEFT - 0.2, RIGHT + 0.2, -7, BACK + 0.1, 0, flooded(), 0.2)
    stage.wall((LEFT, -7), (LEFT, BACK), HIGH, wall)
    stage.wall((RIGHT, BACK), (RIGHT, -7), HIGH, wall)
    stage.slab(LEFT - 0.2, RIGHT + 0.2, -7, BACK + 0.2, HIGH, matter.paint((0.3, 0.3, 0.3), 0.9), -0.1)
    # what little the lamp throws back from behind the camera
    lamps.panel((-0.6, -5.2, 2.4), (0, 0, 0.5), 4, 1.4, 6, 3600, "back").visible_glossy = False
    # lamps that are out
    for x in (-1.35, 1.25):
        form.box((0.3, 2.6, 0.06), (x, 0.2, HIGH - 0.06), matter.paint((0.3, 0.3, 0.31), 0.5), 0.01)
        form.box((0.24, 2.5, 0.01), (x, 0.2, HIGH - 0.07), matter.paint((0.36, 0.37, 0.38), 0.3), 0)
    devices.dome_camera((0.0, 0.9, HIGH), 0.12)


@matter.once
def flooded():
    """Polished concrete with water on it: mirrors where it stands, dull between."""
    n = matter.Nodes("flooded")
    pool = n.noise(0.55, 5, distortion=0.6)
    n.set(Base_Color=n.ramp(pool, (0.48, (0.06, 0.06, 0.062)), (0.62, (0.16, 0.158, 0.152))), Roughness=n.ramp(pool, (0.5, 0.02), (0.64, 0.26)), Specular=0.8)
    n.bump(n.noise(30, 4), 0.06, 0.004)
    return n.mat


def front():
    """Glass from wall to wall, a double door in its middle; its lock hangs open."""
    frame = matter.paint((0.06, 0.062, 0.065), 0.4)
    stage.wall((LEFT, BACK), (RIGHT, BACK), 0.3, matter.plaster((0.3, 0.3, 0.3), 0.06), base=2.9)
    for x0, x1, panes in ((LEFT, -0.95, 2), (1.15, RIGHT, 2)):
        stage.wall((x0, BACK), (x1, BACK), 0.4, matter.plaster((0.3, 0.3, 0.3), 0.06))
        stage.window_frames((x0, BACK), (x1, BACK), 0.4, 2.9, panes, frame, matter.pane(), 0.06)
    form.box((2.1, 0.08, 0.09), (0.1, BACK, 2.3), frame, 0.004)
    form.box((2.0, 0.008, 0.52), (0.1, BACK, 2.38), matter.pane(), 0)
    for side in (-1, 1):
        mid = 0.1 + side * 0.5
        for u in (-0.46, 0.46):
            form.box((0.075, 0.05, 2.27), (mid + u, BACK, 0.02), frame, 0.004)
        for z in (0.02, 2.2):
            form.box((0.9, 0.05, 0.1), (mid, BACK, z), frame, 0.004)
        form.box((0.86, 0.008, 2.1), (mid, BACK, 0.1), matter.pane(), 0)
        form.tube([(0.1 + side * 0.12, BACK - 0.08, 0.85), (0.1 + side * 0.12, BACK - 0.08, 1.5)], 0.016, matter.steel(0.25, 0.6))
    # the magnet over the door, its eye red
    form.box((0.5, 0.07, 0.07), (0.1, BACK - 0.06, 2.22), matter.steel(0.3, 0.5), 0.006)
    form.box((0.03, 0.004, 0.02), (0.26, BACK - 0.098, 2.245), matter.glow(2000, 30, (1.0, 0.05, 0.03)), 0)


def lane(x, back):
    """A counter with its belt, register, reader, and the lane's lamp on a pole."""
    body, trim = matter.paint((0.36, 0.06, 0.03), 0.4), matter.steel(0.3, 0.5)
    form.box((0.8, 2.3, 0.84), (x, 0.35, 0.04), body, 0.02)
    form.box((0.7, 2.2, 0.06), (x, 0.35, 0), matter.black(0.6), 0)
    form.box((0.86, 2.36, 0.05), (x, 0.35, 0.88), worktop(), 0.012)
    form.box((0.83, 0.02, 0.1), (x, -0.81, 0.62), trim, 0.004)
    form.box((0.5, 1.2, 0.012), (x - 0.05, 0.8, 0.93), matter.paint((0.02, 0.02, 0.02), 0.5), 0.004)
    register((x - 0.02, -0.32, 0.93), back)
    # the lamp of the lane
    px = x - 0.3
    form.tube([(px, 1.35, 0.9), (px, 1.35, 2.1)], 0.02, matter.steel(0.3))
    form.box((0.3, 0.24, 0.24), (px, 1.35, 2.1), matter.glow(5000, 1.8, (0.1, 0.85, 0.25)) if back else matter.paint((0.2, 0.2, 0.2), 0.3), 0.03)
    for z in (2.08, 2.33):
        form.box((0.32, 0.26, 0.03), (px, 1.35, z), matter.black(0.4), 0.01)
    if back:
        lamps.bulb((px, 1.1, 2.2), 1.6, radius=0.12, group="lane", tint=(0.25, 1.0, 0.45)).visible_glossy = False


def register(at, back):
    """A screen toward the camera, a reader on its foot, the drawer below."""
    s = seating.Set(at, -6)
    s.box((0.44, 0.4, 0.11), (0.02, 0.12, 0), matter.black(0.4), 0.008)
    s.box((0.4, 0.006, 0.08), (0.02, -0.082, 0.016), matter.steel(0.35, 0.3), 0.003)
    s.tube([(0.02, 0.16, 0.1), (0.02, 0.14, 0.25)], 0.028, matter.black(0.35))
    s.box((0.5, 0.03, 0.36), (0.02, 0.07, 0.2), matter.black(0.3), 0.012, tilt=(-12, 0))
    lean = (-12, 0)

    def on(u, v, w, h, mat, lift):
        # from the middle of the screen's lower edge
        s.box((w, 0.003, h), (0.02 + u, 0.053 - lift + v * 0.208, 0.216 + v * 0.978), mat, 0, tilt=lean)

    if back:
        on(0, 0.0, 0.46, 0.325, matter.glow(6000, 0.5, (0.7, 0.77, 0.82)), 0.0)
        on(0, 0.285, 0.46, 0.04, matter.glow(6000, 0.5, (0.03, 0.3, 0.2)), 0.003)
        for k in range(5):
            on(-0.1, 0.23 - k * 0.036, 0.2 - 0.03 * (k % 3), 0.014, matter.glow(6000, 0.07, (0.2, 0.25, 0.3)), 0.004)
        on(-0.08, 0.03, 0.24, 0.03, matter.glow(6000, 0.1, (0.1, 0.14, 0.18)), 0.004)
        for k, tint in enumerate(((0.05, 0.5, 0.24), (0.15, 0.3, 0.45), (0.7, 0.28, 0.04))):
            on(0.14, 0.2 - k * 0.085, 0.15, 0.065, matter.glow(6000, 0.6, tint), 0.004)
        lamps.panel(s.p(0.02, 0.0, 0.4), s.p(0.02, -2, 0.2), 0.4, 0.3, 2.4, group="register", tint=(0.75, 0.9, 1.0)).visible_glossy = False
    # the reader in front of it, and the cable that ties it to the lane
    s.box((0.085, 0.15, 0.03), (-0.29, -0.16, 0.012), matter.black(0.3), 0.01, tilt=(20, 0))
    if back:
        s.box((0.066, 0.07, 0.003), (-0.29, -0.135, 0.052), matter.glow(6000, 0.9, (0.2, 0.8, 0.45)), 0, tilt=(20, 0))


def goods():
    """Shelves on both walls, half seen; a rack of small things at the dark lane."""
    chance = random.Random(8)
    metal, paper = matter.paint((0.2, 0.2, 0.2), 0.5), matter.paint((0.5, 0.47, 0.4), 0.7)
    colors = [(0.36, 0.1, 0.06), (0.09, 0.17, 0.25), (0.42, 0.3, 0.1), (0.12, 0.2, 0.1), (0.45, 0.42, 0.36), (0.3, 0.17, 0.09), (0.2, 0.2, 0.2)]
    for x, turn in ((LEFT + 0.32, 90), (RIGHT - 0.32, -90)):
        s = seating.Set((x, 0.4, 0), turn)
        s.box((4.6, 0.03, 1.9), (0, 0.2, 0), metal, 0)
        for row in range(4):
            z = 0.1 + row * 0.46
            s.box((4.6, 0.42, 0.03), (0, 0, z), metal, 0.003)
            u = -2.2
            while u < 2.2:
                w, h = chance.uniform(0.1, 0.26), chance.uniform(0.16, 0.34)
                tone = matter.paint(chance.choice(colors), 0.5)
                for k in range(chance.randint(1, 3)):
                    if u < 2.2 and chance.random() < 0.93:
                        if row % 2:
                            form.rod(w * 0.42, h, s.p(u, -0.06, z + 0.03), tone, steps=20)
                        else:
                            s.box((w * 0.94, 0.26, h), (u, -0.04, z + 0.03), tone, 0.008)
                            s.box((w * 0.6, 0.003, h * 0.34), (u, -0.172, z + 0.03 + h * 0.4), paper, 0)
                    u += w
                u += 0.02


def work():
    """What the technician brought in: a lamp on a tripod, the toolbox, the box that carries the lane; a bucket for the drip."""
    trade.area_lamp((-2.3, 0.75, 0), 66, 3500, 1.62)
    toolbox((0.36, 0.72, 0))
    loaner((-1.12, 0.85, 0.945))
    phone((1.02, -0.62, 0.93))
    trade.bucket((-0.32, 0.35, 0), 0.18, 0.3, (0.06, 0.22, 0.42))
    trade.cone((-0.55, 2.3, 0), 0.8)
    trade.cable([(-2.3, 0.7, 0.3), (-2.2, 0.45, 0.02), (-1.95, 0.2, 0.012), (-1.8, 0.1, 0.5), (-1.72, 0.12, 0.93), (-1.6, 0.2, 0.94)], 0.01)


def toolbox(at):
    """Orange, its lid leaning back, a tray of tools across its top."""
    s = seating.Set(at, 24)
    orange, dark, steel = matter.paint((0.62, 0.14, 0.01), 0.4), matter.black(0.45), matter.steel(0.3, 0.6)
    w, d, h = 0.6, 0.32, 0.25
    for x, y, a, b in ((0, -d / 2, w, 0.02), (0, d / 2, w, 0.02), (-w / 2, 0, 0.02, d), (w / 2, 0, 0.02, d)):
        s.box((a, b, h), (x, y, 0), orange, 0.006)
    s.box((w + 0.01, d + 0.01, 0.035), (0, 0, 0.0), dark, 0.008)
    s.box((w - 0.02, d - 0.02, 0.02), (0, 0, h - 0.06), dark, 0)
    s.box((w, 0.05, 0.3), (0, d / 2 + 0.02, h), orange, 0.02, tilt=(-16, 0))
    s.box((w - 0.06, 0.01, 0.24), (0, d / 2 - 0.012, h + 0.035), dark, 0.004, tilt=(-16, 0))
    for x in (-0.18, 0.18):
        s.box((0.06, 0.02, 0.09), (x, -d / 2 - 0.016, h - 0.1), steel, 0.004)
    for x in (-0.1, 0.1):
        s.box((0.012, d - 0.03, 0.05), (x, 0, h - 0.05), dark, 0.002)
    top = h - 0.035
    tools.pliers(s.p(-0.17, 0.06, top), 30, (0.5, 0.04, 0.02))
    tools.pliers(s.p(-0.18, -0.08, top), 18, (0.02, 0.12, 0.4))
    for k, grip in enumerate((tools.YELLOW, (0.5, 0.04, 0.02), (0.02, 0.02, 0.022))):
        tools.screwdriver(s.p(0.0, -0.09 + k * 0.085, top), 20 + k * 9, grip)
    s.box((0.1, 0.18, 0.05), (0.2, 0.0, top - 0.01), matter.paint(tools.YELLOW, 0.4), 0.012)
    s.box((0.07, 0.06, 0.003), (0.2, 0.045, top + 0.04), matter.glow(6000, 0.5, (0.5, 0.7, 0.5)), 0)
    tools.screwdriver(s.p(-0.1, -0.4, 0), 30)
    tools.tape(s.p(0.34, -0.3, 0))


def loaner(at):
    """A small switch and a cellular modem with two antennas, lit green."""
    s = seating.Set(at, 8)
    s.box((0.4, 0.2, 0.05), (0, 0, 0), matter.paint((0.2, 0.21, 0.22), 0.4), 0.005)
    for i in range(8):
        s.box((0.026, 0.004, 0.02), (-0.12 + i * 0.034, -0.101, 0.012), matter.black(0.7), 0)
        s.box((0.012, 0.003, 0.007), (-0.12 + i * 0.034, -0.102, 0.037), matter.glow(6500, 9, (0.15, 0.95, 0.3) if i % 3 else (0.95, 0.6, 0.1)), 0)
    s.box((0.26, 0.17, 0.05), (0, 0.0, 0.05), matter.paint((0.62, 0.61, 0.58), 0.35), 0.014)
    form.lathe([(0, 0), (0.011, 0)], s.p(0.08, -0.087, 0.075), matter.glow(6500, 14, (0.1, 1.0, 0.35)), 24, 8, (90, 0))
    for side in (-1, 1):
        s.tube([(side * 0.11, 0.07, 0.08), (side * 0.115, 0.07, 0.12), (side * 0.14, 0.07, 0.32)], [0.009, 0.0095, 0.007], matter.paint((0.05, 0.05, 0.05), 0.4))


def phone(at):
    """A phone on its back, a call on its page: the line to the technician who drives."""
    s = seating.Set(at, 16)
    s.box((0.085, 0.17, 0.011), (0, 0, 0), matter.black(0.2), 0.008)
    s.box((0.076, 0.158, 0.001), (0, 0, 0.011), matter.glow(6000, 0.6, (0.05, 0.25, 0.3)), 0)
    form.lathe([(0, 0.0125), (0.02, 0.0125)], s.p(0, 0.03, 0), matter.glow(6000, 0.9, (0.85, 0.9, 0.92)), 32)
    form.lathe([(0, 0.0125), (0.013, 0.0125)], s.p(0, -0.05, 0), matter.glow(6000, 1.2, (0.9, 0.1, 0.06)), 32)


def street():
    """Wet asphalt, dark shops over the way, a parked car; the store's own sign, dead, in the beam of a lamp on a stand."""
    form.box((90, 60, 0.1), (0, BACK + 30.2, -0.16), wet.asphalt((0.055, 0.056, 0.06), 0.54), 0)
    form.box((20, 2.2, 0.08), (0, BACK + 1.2, -0.1), matter.stone((0.2, 0.2, 0.2), 0.8, 0.25), 0.01)
    for x, w, h, seed in ((-13, 9, 3.0, 3), (-4.5, 7.5, 3.7, 5), (3.6, 8, 2.9, 8), (12.5, 9, 3.6, 2)):
        form.box((w, 5, h), (x, BACK + 19, -0.1), matter.plaster((0.24, 0.22, 0.21), 0.2), 0)
        town.lit_windows((x, BACK + 16.48, 0.4), w * 0.9, h * 0.75, 1, 4, 0, 0.0, seed, (0.78, 0.62))
    van((-1.5, BACK + 8.2, -0.1), 58)
    # the sign on its two posts; nothing in it shines
    s = seating.Set((4.15, BACK + 4.3, 0.25), -6)
    steel = matter.paint((0.05, 0.05, 0.052), 0.45)
    for u in (-0.75, 0.75):
        s.box((0.1, 0.1, 2.3), (u, 0, -0.4), steel, 0.006)
    s.box((1.95, 0.26, 1.15), (0, 0, 1.15), steel, 0.02)
    s.box((1.83, 0.02, 1.03), (0, -0.13, 1.21), matter.paint((0.5, 0.47, 0.4), 0.3), 0.004)
    s.box((1.83, 0.004, 0.24), (0, -0.142, 1.21), matter.paint((0.4, 0.05, 0.02), 0.3), 0)
    # a basket, drawn
    red = matter.paint((0.4, 0.05, 0.02), 0.35)
    s.tube([(-0.3, -0.146, 1.98), (-0.22, -0.146, 1.62), (0.22, -0.146, 1.62), (0.3, -0.146, 1.98), (-0.3, -0.146, 1.98)], 0.022, red)
    s.tube([(-0.22, -0.146, 1.98), (-0.15, -0.146, 2.14), (0.15, -0.146, 2.14), (0.22, -0.146, 1.98)], 0.02, red)
    for u in (-0.12, 0.0, 0.12):
        s.tube([(u * 1.2, -0.146, 1.94), (u, -0.146, 1.66)], 0.012, red)
    trade.work_lamp(s.p(-1.5, -1.25, -0.35), s.p(0.1, 0, 1.75), 19, 3200, 2.2, 1, "sign lamp", 60)
    plants.palm((-6.6, BACK + 9.5, -0.1), 5.0, "fan", 0.7, 10, 24, 1.7, 3)


def van(at, turn):
    """The van that has just come, its headlights on."""
    worktruck.van(at, turn)
    s = seating.Set(at, turn)
    for y in (-0.76, 0.76):
        form.lathe([(0, 0), (0.085, 0)], s.p(-2.99, y, 0.9), matter.glow(4600, 30), 32, turn - 90, (90, 0))
        lamps.spot(s.p(-3.06, y, 0.9), s.p(-12, y * 0.9, 0.1), 60, 4400, 30, "headlights", 0.06)


def storm():
    """Rain in the street's light, and a bolt behind the roofs, whose light comes in on the floor."""
    chance = random.Random(6)
    points, faces = [], []
    for _ in range(2600):
        x, y, z, k = chance.uniform(-7, 7.5), BACK + chance.uniform(0.5, 7), chance.uniform(0.0, 3.4), len(points)
        long, w = chance.uniform(0.06, 0.22), 0.0014 * (1 + (y - BACK) * 0.3)
        points += [(x, y, z), (x + w, y, z), (x + 0.016 + w, y, z + long), (x + 0.016, y, z + long)]
        faces.append((k, k + 1, k + 2, k + 3))
    form.place("rain", form.mesh_of("rain", points, faces), (0, 0, 0), 0, matter.glow(9000, 0.3, (0.6, 0.74, 1.0)))
    x, z, bolt = -9.4, 13.0, []
    while z > 4.0:
        bolt.append((x, BACK + 40, z))
        x, z = x + chance.uniform(-0.62, 0.55), z - chance.uniform(0.5, 0.9)
    form.tube(bolt, [0.1 * (0.5 + 0.5 * (1 - i / len(bolt))) for i in range(len(bolt))], matter.glow(9000, 16, (0.75, 0.84, 1.0)))
    for start in (4, 8):
        px, _, pz = bolt[start]
        side = [(px, BACK + 40, pz)]
        for _ in range(5):
            px, pz = px + chance.uniform(0.1, 0.7) * (1 if start == 4 else -1), pz - chance.uniform(0.3, 0.6)
            side.append((px, BACK + 40, pz))
        form.tube(side, [0.055, 0.05, 0.04, 0.035, 0.025, 0.015], matter.glow(9000, 10, (0.75, 0.84, 1.0)))
    lamps.bulb((-1.0, BACK + 12, 13), 15000, radius=1.2, group="lightning", tint=BOLT).visible_glossy = False
    lamps.panel((0.2, BACK + 2.6, 3.6), (0.0, 0.6, 0.0), 6, 1.6, 230, group="lightning", tint=BOLT).visible_glossy = False
