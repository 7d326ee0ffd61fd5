"""Music follows into the kitchen: marble, brass, and a second room glowing behind."""
from kit import builder, form, furniture, kitchen, lamps, matter, plants, seating, sky, stage

FILM = {"exposure": 1.15}
NOON = {"sun": 220, "height": 36}


def build():
    sky.evening("late", sun=180, strength=1.2)
    stage.camera((2.3, -4.3, 1.36), (-0.35, 2, 1.42), lens=28, fstop=2.8, focus=(0.3, -0.5, 0.95))
    stage.slab(-6, 4, -5, 8, 0, matter.oak("y", (1.8, 0.18), 0.34))
    stage.slab(-6, 4, -5, 8, 2.8, matter.plaster((0.27, 0.255, 0.235), 0.06), -0.2)
    stage.wall((-1.9, 2.6), (4, 2.6), 2.8, matter.plaster((0.25, 0.22, 0.18)))
    stage.wall((4, 2.6), (4, -5), 2.8, matter.plaster((0.22, 0.2, 0.17)))
    kitchen.run((1.05, 2.25, 0), 5.6, 110, kelvins=3300)
    kitchen.island((0.2, -0.3, 0), (2.9, 1.05))
    for x in (-0.75, 0.2, 1.15):
        lamps.pendant((x, -0.3, 2.8), 0.95, 20, 3000, "dome", 0.85)
        seating.stool((x, -1.15, 0), 180, matter.leather((0.12, 0.05, 0.024)))
    furniture.bowl((0.75, -0.25, 0.94), 0.17)
    for i, (dx, dy) in enumerate(((0, 0), (0.07, 0.05), (-0.06, 0.05), (0.02, -0.07))):
        form.ball(0.042, (0.75 + dx, -0.25 + dy, 1.02), matter.paint((0.55, 0.2, 0.02), 0.4))
    furniture.glass((-0.35, -0.5, 0.94), 0.2, (0.09, 0.012, 0.008))
    furniture.glass((-0.2, -0.36, 0.94), 0.2)
    # in the ceiling and on the shelf: the loudspeakers
    for x, y in ((-1.0, 1.1), (1.8, 1.1), (-0.9, -2.2)):
        form.lathe([(0, 0), (0.115, 0), (0.12, -0.004), (0.125, -0.004), (0.125, 0.002)], (x, y, 2.797), matter.paint((0.14, 0.135, 0.125), 0.8), 56)
    furniture.speaker((-0.95, 2.25, 0.93), -14, 0.27, 0.16, 0.18, matter.walnut("z"), feet=False)
    work_lights()
    next_room()


def work_lights():
    """For cooking, for the ceiling, and for the way to the refrigerator at night. In the picture they are off."""
    for x in (-0.4, 0.8, 2.4):
        lamps.downlight((x, 1.15, 2.8), 45, 3800, 60, group="spots")
    for x in (-0.75, 1.15):
        lamps.downlight((x, -1.9, 2.8), 40, 3800, 60, group="spots")
    lamps.profile((-1.7, 2.4, 2.46), (3.8, 2.4, 2.46), (0, -0.5, 1), 90, 3000, "cabinet tops")
    lamps.profile((-1.15, -0.54, 0.03), (1.55, -0.54, 0.03), (0, -1, -0.15), 14, 2200, "toe kick", visible=3, width=0.012)
    lamps.profile((-1.7, 1.9, 0.05), (3.8, 1.9, 0.05), (0, -1, -0.15), 18, 2200, "toe kick")


def next_room():
    stage.wall((-6, 7.5), (4, 7.5), 2.8, matter.plaster((0.42, 0.35, 0.27)))
    stage.wall((-6, -5), (-6, 7.5), 2.8, matter.plaster((0.25, 0.22, 0.18)), [(3, 7, 0, 2.5)])
    stage.window_frames((-6, -2), (-6, 2), 0, 2.5, 3)
    furniture.table((-3.6, 5.2, 0), (1.0, 2.0, 0.74), 0, matter.walnut("y"))
    for x, turn in ((-4.3, 90), (-2.9, -90)):
        seating.dining_chair((x, 4.8, 0), turn)
        seating.dining_chair((x, 5.6, 0), turn)
    lamps.pendant((-3.6, 5.2, 2.8), 0.9, 40, 2600, "globe", 1.7, "dining room")
    furniture.cabinet((-3.4, 7.2, 0), (2.2, 0.42, 0.7), 0, matter.walnut("z"), 3)
    furniture.picture((-3.4, 7.4, 1.1), (1.5, 1.0), 0, 4)
    lamps.downlight((-3.4, 6.7, 2.8), 28, 2700, 40, (-3.4, 7.4, 1.5), "dining room")
    furniture.speaker((-2.65, 7.15, 0.72), 0, 0.34, 0.2, 0.22, matter.ebony("z"), feet=False)
    plants.potted((-2.35, 3.4, 0), 1.6, 6)


def before():
    """Six cans in a grid and one in the next room: the cook's own shadow on the counter, and nothing under the cabinets."""
    builder.only()
    builder.grid((-1.3, 0.4, 2.1), (-1.9, 1.0), 2.8, 32)
    builder.fan((-3.6, 5.2, 2.8), 60)
