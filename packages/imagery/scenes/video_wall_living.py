"""Nine screens, one landscape; the floor doubles it. One warm lamp keeps the room human."""
from kit import builder, form, furniture, lamps, matter, plants, screens, seating, sky, stage

FILM = {"exposure": 1.1}


def build():
    sky.none()
    stage.camera((-1.9, -4.6, 1.25), (0.2, 3, 1.25), lens=26, fstop=4, focus=(0, 0, 0.7))
    stage.slab(-5, 5, -7, 3.2, 0, matter.stone((0.06, 0.055, 0.05), 0.9, 0.16, 0.02))
    stage.slab(-5, 5, -7, 3.2, 3.3, matter.plaster((0.12, 0.11, 0.1), 0.06), -0.2)
    stage.wall((-5, 3.2), (5, 3.2), 3.3, matter.ebony("z"))
    for x in (-5, 5):
        stage.wall((x, -7), (x, 3.2), 3.3, matter.plaster((0.2, 0.18, 0.155)))
    stage.slats((-4.9, 3.08), (-2.6, 3.08), 3.3, matter.walnut("z"), 0.08, 0.045, 0.05)
    stage.slats((2.6, 3.08), (4.9, 3.08), 3.3, matter.walnut("z"), 0.08, 0.045, 0.05)
    wall()
    for x in (-3.7, 3.7):
        lamps.profile((x - 1.1, 2.8, 3.25), (x + 1.1, 2.8, 3.25), (0, 0.25, -1), 34, 2600, "slats")
    leather = matter.leather((0.10, 0.045, 0.022))
    form.box((3.0, 2.0, 0.014), (1.05, -0.5, 0), matter.rug((0.09, 0.08, 0.07)), 0.004)
    seating.armchair((0.35, -0.75, 0), 176, leather)
    seating.armchair((1.75, -0.65, 0), 196, leather)
    furniture.round_table((1.05, 0.25, 0), 0.4, 0.32, matter.walnut("x"))
    furniture.bowl((1.1, 0.3, 0.32), 0.15, matter.brass())
    lamps.floor_lamp((2.9, -1.35, 0), 26, 2500, kind="arc", turn=150)
    furniture.cabinet((0, 2.75, 0), (5.0, 0.45, 0.42), 0, matter.ebony("x"), 5)
    plants.potted((-3.9, 1.6, 0), 1.9, 4)


def wall():
    width, low = 4.5, 0.52
    height = width * 9 / 16
    form.box((width + 0.05, 0.08, height + 0.05), (0, 3.06, low - 0.025), matter.black(0.5), 0.004)
    form.sheet(width, height, (0, 3.0, low + height / 2), screens.gulf(width, "moon", 0.6), tilt=(90, 0))
    for i in (1, 2):
        form.box((0.012, 0.02, height), (-width / 2 + width * i / 3, 2.995, low), matter.black(0.4), 0)
        form.box((width, 0.02, 0.012), (0, 2.995, low + height * i / 3 - 0.006), matter.black(0.4), 0)
    lamps.panel((0, 2.9, low + height / 2), (0, -3, 1), width, height, 48, tint=(0.42, 0.72, 1.0), group="screens")


def before():
    """Eight cans on one switch. The screens show them back, and what falls on the glass washes the night out of the picture."""
    builder.only("screens")
    builder.grid((-3.3, -1.0, 1.3, 3.6), (-1.6, 0.9), 3.29, 40)
    width, middle = 4.5, 0.52 + 4.5 * 9 / 32
    builder.veil(width, width * 9 / 16, (0, 2.985, middle), 0.45)
    form.sheet(width, width * 9 / 16, (0, 2.98, middle), matter.glass((1, 1, 1), 2.0), tilt=(90, 0))
