"""Looking up a row of palms: the last blue of the evening, and the lamps at their feet."""
from kit import form, lamps, matter, plants, sky, stage

FILM = {"exposure": 1.25, "vignette": 0.34}
NOON = {"sun": 165, "height": 38}


def build():
    sky.evening("late", sun=75, strength=0.95, clouds=1.4)
    stage.camera((-1.7, -4.6, 0.7), (0.5, 4, 4.0), lens=22, fstop=None, level=False)
    form.box((60, 60, 0.1), (0, 10, -0.1), matter.earth(), 0)
    rows = [(-2.9, 0.2, 5.2, "fan", 3), (-4.6, 4.2, 6.6, "fan", 6), (1.6, 1.0, 6.0, "fan", 9), (3.6, 4.6, 7.4, "feather", 2), (0.2, 7.2, 6.8, "fan", 11),
            (-2.2, 9.8, 7.0, "fan", 14), (5.6, 8.5, 6.4, "fan", 17)]
    for x, y, tall, kind, seed in rows:
        plants.palm((x, y, 0), tall, kind, 0.45, seed * 47, 34, 1.9 if kind == "fan" else 2.9, seed)
        lamps.uplight((x + 0.5, y - 1.15, 0), (x, y, tall + 0.6), 260, 2800, 28)
        plants.grass((x - 0.4, y - 0.5, 0), 0.6, 120, seed)
    plants.hedge((-40, 22), (46, 22), 1.9, density=420, leaf=0.2)
