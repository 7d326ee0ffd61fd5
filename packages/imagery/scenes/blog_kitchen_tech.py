"""Late supper: one pan on the glass, a screen propped against the tiles, light only where hands work."""
from kit import form, furniture, kitchen, lamps, matter, plants, screens, seating, sky, stage

FILM = {"exposure": 1.05}


def build():
    sky.none()
    stage.camera((-0.75, -1.5, 1.34), (0.08, 0.5, 1.1), lens=34, fstop=2.0, focus=(0.0, -0.05, 1.0))
    tiles = matter.tiles((0.013, 0.027, 0.024), 0.075, 0.16, 0.004, True)
    stage.wall((-4, 0.45), (4, 0.45), 3, tiles)
    kitchen_fronts = matter.walnut("z")
    furniture.cabinet((0, 0.0, 0), (5, 0.64, 0.88), 0, kitchen_fronts, 7, plinth=0.1, top=matter.stone((0.05, 0.046, 0.042), 1.6, 0.22, 0.02))
    furniture.cabinet((0, 0.16, 1.56), (5, 0.36, 0.9), 0, kitchen_fronts, 7, plinth=0)
    lamps.profile((-2.4, 0.06, 1.545), (2.4, 0.06, 1.545), (0, 0.22, -1), 30, 2700, "under cabinets", visible=5, width=0.006)
    hob()
    tablet()
    form.box((0.26, 0.02, 0.36), (-0.95, 0.27, 0.9), matter.oak("z"), 0.012, tilt=(-9, 0))
    form.box((0.2, 0.02, 0.28), (-0.82, 0.24, 0.9), matter.walnut("z"), 0.012, tilt=(-10, 0))
    furniture.vase((-0.55, 0.2, 0.9), 0.2, 9)
    for i in range(5):
        form.tube([(-0.55 + 0.012 * i - 0.02, 0.2, 0.98), (-0.57 + 0.022 * i, 0.2 + 0.01 * i, 1.24 + 0.012 * (i % 3))], 0.005, matter.oak("z"))
    plants.potted((1.35, 0.15, 0.9), 0.42, 5)
    lamps.panel((2.6, -2.4, 2.0), (0.2, 0, 0.9), 1.2, 1.2, 14, 2300, "next room").visible_glossy = False


def hob():
    form.box((0.78, 0.5, 0.006), (0.12, -0.02, 0.9), matter.paint((0.005, 0.005, 0.006), 0.06), 0.002)
    kitchen.pan((0.28, 0.06, 0.907), 0.135, 0.13)
    for x, y in ((-0.08, 0.05), (-0.06, -0.16)):
        form.lathe([(0.083, 0), (0.086, 0)], (x, y, 0.9075), matter.glow(2700, 5, (1.0, 0.16, 0.05)), 72)
    for i in range(7):
        form.lathe([(0, 0), (0.0035, 0)], (0.0 + i * 0.04, -0.235, 0.9075), matter.glow(6500, 8 if i < 4 else 1, (1.0, 0.3, 0.1)), 16)


def tablet():
    s = seating.Set((0.98, 0.1, 0.905), -24)
    s.box((0.3, 0.012, 0.21), (0, 0, 0), matter.black(0.2), 0.006, tilt=(-16, 0))
    form.sheet(0.28, 0.1575, s.p(0, 0.0225, 0.109), screens.landscape(0.28, "dusk", 0.5, 4.0), turn=s.turn, tilt=(74, 0))
    lamps.panel(s.p(0, -0.03, 0.12), s.p(0, -1, 0), 0.25, 0.16, 0.8, tint=(1, 0.6, 0.45), group="tablet").visible_glossy = False
