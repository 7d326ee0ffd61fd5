"""A reading corner. The small loudspeaker is furniture too."""
from kit import form, furniture, lamps, matter, plants, seating, sky, stage

FILM = {"exposure": 1.1, "vignette": 0.34}


def build():
    sky.evening("late", sun=10, strength=1.0)
    stage.camera((-1.3, -3.1, 1.12), (0.1, 0.4, 0.86), lens=36, fstop=2.2, focus=(0.0, -0.5, 0.6))
    stage.slab(-4, 4, -5, 1.2, 0, matter.oak("x", (1.9, 0.18), 0.36))
    stage.wall((-4, 1.2), (2.2, 1.2), 3.2, matter.plaster((0.15, 0.165, 0.14), 0.4))
    stage.wall((2.2, 1.2), (4.5, 1.2), 3.2, matter.plaster((0.15, 0.165, 0.14), 0.4), [(0.1, 1.7, 0, 2.7)])
    stage.window_frames((2.3, 1.2), (3.9, 1.2), 0, 2.7, 2)
    form.box((20, 20, 0.1), (6, 12, -0.2), matter.earth(), 0)
    plants.palm((4.6, 5.2, -0.1), 1.8, "fan", 0.1, 0, 26, 1.5, 4)
    lamps.uplight((4.1, 4.2, -0.1), (4.6, 5.2, 1.9), 60, 2900, 50)
    form.curtain(0.9, 3.0, (2.45, 1.0, 0.02), matter.sheer((0.45, 0.4, 0.33)), 0, 7)
    form.box((2.8, 2.0, 0.016), (0, -0.5, 0), matter.rug((0.24, 0.17, 0.11)), 0.005)
    seating.armchair((-0.1, -0.1, 0), 24, matter.cloth((0.34, 0.13, 0.055)), matter.oak("y"))
    seating.Set((-0.1, -0.1, 0), 24).cushion((0.44, 0.13, 0.36), (0.04, 0.08, 0.5), matter.cloth((0.33, 0.29, 0.22)), 6, (-24, 0), 1.0)
    furniture.round_table((0.82, -0.28, 0), 0.27, 0.5, matter.walnut("x"))
    furniture.speaker((0.86, -0.2, 0.5), -22, 0.28, 0.17, 0.17, matter.oak("z"), feet=False)
    furniture.books((0.7, -0.38, 0.5), 12, 0.05, 0.24, 21, flat=True)
    furniture.books((-1.05, 0.15, 0.016), -24, 0.18, 0.32, 4, flat=True)
    lamps.floor_lamp((-1.35, 0.62, 0), 13, 2600, 1.6, kind="arc", turn=-18)
    furniture.picture((0.75, 1.1, 1.25), (0.9, 1.15), 0, 2, matter.oak("z"))
    lamps.spot((0.75, 0.2, 3.1), (0.75, 1.1, 1.75), 6, 2800, 34, "picture")
    plants.potted((1.62, 0.6, 0), 1.5, 12)
    furniture.cabinet((-2.6, 0.9, 0), (1.8, 0.44, 0.6), 0, matter.walnut("z"), 3)
    lamps.table_lamp((-2.1, 0.9, 0.62), 7, 2400)
