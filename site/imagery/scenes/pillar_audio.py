"""Two loudspeakers, and light that grazes the wall behind them like sound."""
from kit import form, furniture, lamps, matter, sky, stage

FILM = {"exposure": 1.1, "vignette": 0.32}


def build():
    sky.none()
    stage.camera((-0.75, -3.7, 0.95), (0.12, 0, 0.86), lens=36, fstop=2.2, focus=(-0.4, -0.85, 0.9))
    stage.slab(-5, 5, -5, 0.3, 0, matter.oak("y", (1.8, 0.16), 0.3))
    stage.wall((-5, 0.3), (5, 0.3), 3.4, matter.ebony("z"))
    stage.slats((-4, 0.14), (4, 0.14), 3.4, matter.walnut("z"), 0.066, 0.036, 0.05)
    furniture.speaker((-0.42, -0.75, 0), 12, 1.18, 0.25, 0.36, matter.walnut("z"))
    furniture.speaker((0.66, -0.55, 0), -14, 1.18, 0.25, 0.36, matter.walnut("z"))
    # light from the floor, behind each speaker
    for x in (-0.42, 0.66):
        lamps.uplight((x, -0.16, 0), (x, 0.15, 2.6), 70, 2600, 46)
    lamps.profile((-3.8, -0.12, 0.03), (3.8, -0.12, 0.03), (0, 0.35, 1), 20, 2300, "plinth")
    # a soft key from the left draws the cones
    lamps.panel((-2.6, -2.6, 2.1), (0.0, -0.7, 0.7), 1.2, 1.2, 110, 2900, "key")
    furniture.cabinet((2.7, -0.15, 0), (1.7, 0.42, 0.42), 0, matter.ebony("x"), 2)
    furniture.turntable((2.4, -0.15, 0.44))
    form.box((2.6, 1.7, 0.014), (0.1, -1.9, 0), matter.rug((0.16, 0.13, 0.105)), 0.004)
