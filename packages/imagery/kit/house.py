"""A low modern house, seen from its garden side (it faces -y), with the lamps on inside."""
from . import form, furniture, lamps, matter, seating, stage


def house(x0, x1, y, depth=5.0, height=3.0, bays=4, blind=(), watts=70, base=0.0, wall=None, kelvins=2700, overhang=1.1, curtains=(0,), furnished=True):
    """Bays named in `blind` are plaster; the others are glass. `watts` is the light in each glazed bay."""
    wall = wall or matter.plaster((0.34, 0.30, 0.25))
    each = (x1 - x0) / bays
    stage.slab(x0 - overhang, x1 + overhang, y - overhang, y + depth + 0.3, base + height, matter.walnut("x", (2.0, 0.12)), -0.06)
    form.box((x1 - x0 + 2 * overhang + 0.1, depth + overhang + 0.4, 0.26), ((x0 + x1) / 2, y + (depth - overhang + 0.3) / 2, base + height + 0.06),
             matter.paint((0.035, 0.032, 0.03), 0.6), 0.01)
    stage.slab(x0, x1, y, y + depth, base + 0.02, matter.oak("x", (1.8, 0.18)), 0.3)
    stage.wall((x0, y + depth), (x1, y + depth), height, matter.plaster((0.45, 0.39, 0.32)), base=base)
    for x in (x0, x1):
        stage.wall((x, y), (x, y + depth), height, wall, base=base)
    for i in range(bays):
        a, b = x0 + i * each, x0 + (i + 1) * each
        if i in blind:
            stage.wall((a, y), (b, y), height, wall, base=base)
            continue
        stage.window_frames((a, y), (b, y), base, base + height, 2)
        mid = (a + b) / 2
        lamps.panel((mid, y + depth * 0.45, base + height - 0.05), (mid, y + depth * 0.5, base), each * 0.7, depth * 0.4, watts * 0.3, kelvins, "house")
        # the back wall takes most of the light: a room reads by its far side
        for x in (mid - each * 0.26, mid + each * 0.26):
            lamps.downlight((x, y + depth - 0.75, base + height - 0.02), watts * 0.16, kelvins, 44, (x, y + depth, base + 0.6), "house", trim=False)
        if i in curtains:
            form.curtain(each * 0.32, height - 0.05, (a + each * 0.18, y + 0.25, base + 0.02), matter.sheer(), 0, 7)
        if furnished:
            furnish(mid, y + depth, base, each, i, kelvins)


def furnish(x, back, base, width, kind, kelvins):
    if kind % 3 == 0:
        furniture.shelves((x, back - 0.3, base), (width * 0.7, 0.35, 2.3), 0, seed=kind + 4)
        seating.sofa((x, back - 2.2, base), 180, min(2.4, width * 0.75), matter.cloth((0.28, 0.24, 0.19)))
    elif kind % 3 == 1:
        furniture.picture((x, back - 0.1, base + 1.0), (1.5, 1.0), 0, kind)
        furniture.table((x, back - 1.8, base), (2.0, 0.9, 0.74))
        lamps.pendant((x, back - 1.8, base + 2.95), 1.1, 14, kelvins, "globe", 1.0)
        for side in (-0.5, 0.5):
            seating.dining_chair((x + side, back - 2.5, base), 180)
    else:
        furniture.cabinet((x, back - 0.35, base), (width * 0.7, 0.5, 0.7), 0, doors=3)
        lamps.table_lamp((x - width * 0.2, back - 0.35, base + 0.72), 16, 2600, 1.2)
        furniture.picture((x + 0.2, back - 0.1, base + 1.15), (1.1, 0.9), 0, kind + 5)
