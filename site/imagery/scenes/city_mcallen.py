"""McAllen, city of palms: a boulevard of them, lit from the ground, running towards the lights downtown."""
from kit import form, lamps, matter, plants, sky, stage, town

FILM = {"exposure": 1.2}


def build():
    sky.evening("late", sun=80, strength=0.95, clouds=1.2)
    stage.camera((-4.6, -9.0, 1.5), (-0.6, 20, 4.6), lens=25, fstop=None)
    form.box((30, 170, 0.1), (0, 60, -0.1), matter.stone((0.026, 0.025, 0.024), 6.0, 0.42, 0.4), 0)
    for side in (-1, 1):
        form.box((9, 170, 0.16), (side * 12.5, 60, -0.06), matter.tiles((0.16, 0.14, 0.12), 0.8, 0.4), 0.02)
        form.box((30, 170, 0.1), (side * 32, 60, -0.05), matter.earth(), 0)
    median()
    walks()
    downtown()


def median():
    form.box((3.4, 150, 0.2), (0, 62, -0.05), matter.stone((0.2, 0.18, 0.15), 2.0), 0.04)
    form.box((3.0, 150, 0.06), (0, 62, 0.14), matter.earth((0.03, 0.04, 0.016)), 0)
    for i in range(10):
        y = 1.5 + i * 7.4
        plants.palm((0.15 * (-1) ** i, y, 0.15), 7.2 + (i * 37 % 10) * 0.09, "fan" if i % 3 else "feather", 0.3, i * 71, 30, 1.75 if i % 3 else 2.6, i + 2)
        if i < 6:
            lamps.uplight((-0.8, y - 1.4, 0.22), (0, y, 7.6), 420, 2800, 30)
        if i < 6:
            plants.agave((0.7, y - 3.6, 0.2), 0.75, i)
            plants.grass((-0.7, y - 3.0, 0.2), 0.9, 170, i)
            plants.grass((-0.3, y - 4.6, 0.2), 0.75, 150, i + 40)


def walks():
    for side in (-1, 1):
        for i in range(7):
            y = 2.0 + i * 11
            town.street_lamp((side * 8.9, y, 0.1), 3.5, 80 if i < 3 else 0, 2500, 0.42)
            plants.palm((side * 11.8, y + 5, 0.1), 6.2 + (i % 3) * 0.5, "fan", 0.3, i * 50, 26, 1.7, i + 30)
            if i < (4 if side < 0 else 2):
                lamps.uplight((side * 11.0, y + 3.4, 0.12), (side * 11.8, y + 5, 6.5), 300, 2800, 30)
    # shop fronts on the right: warm, low, at the height of people
    form.box((7, 70, 5.2), (20.5, 40, 0), matter.plaster((0.16, 0.13, 0.10)), 0)
    for i in range(7):
        y = 8 + i * 9
        form.box((0.05, 5.6, 2.6), (16.97, y, 0.3), town.interior(2500, 0.7, 2.6), 0)
        for k in range(5):
            form.box((0.08, 0.1, 2.6), (16.95, y - 2.8 + k * 1.4, 0.3), matter.black(), 0)
        form.box((0.08, 5.6, 0.08), (16.95, y, 2.1), matter.black(), 0)
        form.box((1.4, 6.2, 0.12), (16.4, y, 3.2), matter.black(0.6), 0.02)
        if i % 2:
            lamps.panel((16.6, y, 2.4), (12, y, 0), 1.0, 9.0, 240, 2600, "shops")


def downtown():
    for x, y, w, h, seed in ((-24, 112, 12, 20, 1), (-11, 128, 9, 34, 2), (6, 140, 11, 27, 3), (17, 122, 10, 40, 5), (33, 116, 14, 23, 6)):
        town.tower((x, y, 0), (w, 10, h), int(h / 1.9), int(w / 1.6), share=0.24, seed=seed)
        if seed in (3, 5):
            form.box((w * 0.7, 7, 2.2), (x, y, h), matter.black(), 0)
            form.box((w + 0.2, 10.2, 0.35), (x, y, h - 0.4), matter.glow(2500, 3), 0)
