"""Fronts of old streets: brick, sash windows, shutters, shop fronts, awnings, iron balconies, benches. All face -y before they are turned."""
from . import form, matter, town
from .nodes import Nodes, once
from .seating import Set


@once
def brick(color=(0.36, 0.16, 0.10), mortar=(0.42, 0.36, 0.30), length=0.22, row=0.072):
    """Laid in the wall's own x and z: turn the wall, not the bricks."""
    n = Nodes("brick")
    laid = n.add("ShaderNodeTexBrick", Scale=1.0, Mortar_Size=0.006, Brick_Width=length, Row_Height=row, Mortar_Smooth=0.4)
    laid.inputs["Color1"].default_value = (*(c * 1.25 for c in color), 1)
    laid.inputs["Color2"].default_value = (*(c * 0.68 for c in color), 1)
    laid.inputs["Mortar"].default_value = (*mortar, 1)
    n.tree.links.new(n.where((1, 1, 1), (1.5708, 0, 0)), laid.inputs["Vector"])
    cloud = n.ramp(n.noise(0.9, 7), (0.3, 0.72), (0.7, 1.08))
    worn = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0)
    n.tree.links.new(laid.outputs["Color"], worn.inputs["Color1"])
    n.tree.links.new(cloud, worn.inputs["Color2"])
    n.set(Base_Color=worn.outputs[0], Roughness=0.86, Specular=0.25)
    n.bump(laid.outputs["Fac"], -0.6, 0.012)
    return n.mat


def sash(at, size=(1.0, 1.9), turn=0, lit=0.9, kelvins=2600, frame=None, panes=(2, 4), sill=None, arch=None):
    """A window; `at` is the middle of its sill on the wall. `lit` is how bright the room is; 0 is dark."""
    s = Set(at, turn)
    w, h = size
    frame = frame or matter.paint((0.5, 0.47, 0.41), 0.5)
    s.box((w, 0.02, h), (0, -0.012, 0), town.interior(kelvins, lit, h) if lit else matter.paint((0.03, 0.045, 0.06), 0.08), 0)
    for x in (-w / 2, w / 2):
        s.box((0.08, 0.1, h + 0.08), (x, -0.04, 0), frame, 0.008)
    s.box((w + 0.08, 0.1, 0.09), (0, -0.04, h), frame, 0.008)
    for i in range(1, panes[0]):
        s.box((0.03, 0.05, h), (-w / 2 + w * i / panes[0], -0.035, 0), frame, 0.004)
    for i in range(1, panes[1]):
        s.box((w, 0.05, 0.055 if i * 2 == panes[1] else 0.03), (0, -0.035, h * i / panes[1]), frame, 0.004)
    s.box((w + 0.3, 0.2, 0.09), (0, -0.06, -0.09), sill or matter.stone((0.4, 0.36, 0.3), 2.0), 0.012)
    if arch:
        s.box((w + 0.4, 0.1, 0.2), (0, -0.05, h + 0.08), arch, 0.012)
        s.box((0.2, 0.16, 0.28), (0, -0.06, h + 0.06), arch, 0.012)


def shutter(at, size=(0.5, 1.9), turn=0, mat=None):
    """One louvered leaf; `at` is the middle of its lower edge on the wall."""
    s = Set(at, turn)
    w, h = size
    mat = mat or matter.paint((0.05, 0.13, 0.12), 0.5)
    for x in (-w / 2 + 0.035, w / 2 - 0.035):
        s.box((0.07, 0.045, h), (x, -0.035, 0), mat, 0.005)
    for z in (0, h * 0.5 - 0.045, h - 0.09):
        s.box((w, 0.045, 0.09), (0, -0.035, z), mat, 0.005)
    s.box((w - 0.08, 0.01, h), (0, -0.008, 0), mat, 0)
    first, count = None, int(h / 0.065)
    for i in range(count):
        z = 0.03 + i * h / count
        if first is None:
            first = s.box((w - 0.12, 0.05, 0.012), (0, -0.03, z), mat, 0, tilt=(32, 0))
        else:
            form.again(first, s.p(0, -0.03, z), turn)


def awning(at, width, turn=0, colors=((0.45, 0.09, 0.05), (0.6, 0.54, 0.44)), depth=1.3, drop=0.55):
    """A striped awning with a valance; `at` is the middle of its upper edge on the wall."""
    s = Set(at, turn)
    count = max(3, round(width / 0.32) | 1)
    each = width / count
    for i in range(count):
        x0, x1 = -width / 2 + i * each, -width / 2 + (i + 1) * each
        points = [(x0, 0, 0), (x1, 0, 0), (x1, -depth, -drop), (x0, -depth, -drop), (x0, -depth, -drop - 0.24), ((x0 + x1) / 2, -depth, -drop - 0.29),
                  (x1, -depth, -drop - 0.24)]
        form.place("awning", form.mesh_of("awning", points, [(0, 3, 2, 1), (3, 4, 5, 6, 2)]), s.at, turn, matter.cloth(colors[i % 2]))
    for x in (-width / 2, width / 2):
        s.tube([(x, 0, -drop), (x, -depth, -drop)], 0.014, matter.black())
    s.tube([(-width / 2, -depth, -drop), (width / 2, -depth, -drop)], 0.014, matter.black())


def shop(at, width=4.0, turn=0, height=2.7, lit=1.0, kelvins=2700, frame=None, door=True):
    """A shop front at street level: a low panel, panes, a glazed door, goods behind the glass."""
    s = Set(at, turn)
    frame = frame or matter.paint((0.06, 0.12, 0.11), 0.45)
    s.box((width, 0.03, height - 0.4), (0, -0.01, 0.4), town.interior(kelvins, lit, height - 0.4, True), 0)
    gap = 1.0 if door else 0
    left = width - gap
    s.box((left, 0.14, 0.45), (-gap / 2, -0.06, 0), frame, 0.012)
    s.box((left + 0.1, 0.22, 0.05), (-gap / 2, -0.08, 0.45), frame, 0.01)
    panes = max(2, round(left / 1.1))
    for i in range(panes + 1):
        s.box((0.07, 0.1, height - 0.45), (-width / 2 + left * i / panes, -0.05, 0.45), frame, 0.008)
    s.box((left, 0.07, 0.06), (-gap / 2, -0.05, height - 0.62), frame, 0.008)
    s.box((width + 0.16, 0.16, 0.16), (0, -0.06, height), frame, 0.012)
    if door:
        x = width / 2 - 0.5
        for dx in (-0.46, 0.46):
            s.box((0.1, 0.12, height), (x + dx, -0.05, 0), frame, 0.008)
        for z, tall in ((0, 0.42), (1.0, 0.08), (2.1, 0.1)):
            s.box((0.9, 0.08, tall), (x, -0.05, z), frame, 0.008)
        s.tube([(x - 0.34, -0.13, 0.95), (x - 0.34, -0.13, 1.3)], 0.012, matter.brass())


def balcony(at, width, turn=0, depth=1.0, height=0.95, iron=None, pitch=0.12):
    """Iron lace on brackets; `at` is the middle of its floor at the wall."""
    s = Set(at, turn)
    iron = iron or matter.black(0.45)
    s.box((width, depth, 0.08), (0, -depth / 2, -0.08), iron, 0.01)
    for z in (0.06, height * 0.72, height):
        s.tube([(-width / 2, 0, z), (-width / 2, -depth + 0.03, z), (-width / 2, -depth + 0.03, z)], 0.014, iron)
        s.tube([(width / 2, 0, z), (width / 2, -depth + 0.03, z), (width / 2, -depth + 0.03, z)], 0.014, iron)
        s.tube([(-width / 2, -depth + 0.03, z), (width / 2, -depth + 0.03, z)], 0.018 if z == height else 0.012, iron)
    count = round(width / pitch)
    bar = hoop = None
    for i in range(count + 1):
        x = -width / 2 + width * i / count
        if bar is None:
            bar = s.box((0.014, 0.014, height), (x, -depth + 0.03, 0), iron, 0)
        else:
            form.again(bar, s.p(x, -depth + 0.03, 0), turn)
        if i < count and hoop is None:
            hoop = form.lathe([(pitch * 0.3, -0.007), (pitch * 0.42, 0), (pitch * 0.3, 0.007)], s.p(x + pitch / 2, -depth + 0.03, height * 0.86), iron, 20, turn, (90, 0))
        elif i < count:
            form.again(hoop, s.p(x + width / count / 2, -depth + 0.03, height * 0.86), turn)
    for k in range(max(2, round(width / 1.6))):
        x = -width / 2 + 0.1 + (width - 0.2) * k / (max(2, round(width / 1.6)) - 1)
        s.tube([(x, 0, -0.75), (x, -0.12, -0.6), (x, -depth * 0.45, -0.42), (x, -depth * 0.85, -0.09)], 0.02, iron)


def bench(at, turn=0, width=1.7, wood=None):
    """A park bench of slats on iron ends."""
    s = Set(at, turn)
    wood, iron = wood or matter.oak("x"), matter.black(0.45)
    for x in (-width / 2 + 0.1, width / 2 - 0.1):
        s.tube([(x, -0.28, 0), (x, -0.22, 0.25), (x, -0.26, 0.43)], 0.022, iron)
        s.tube([(x, 0.3, 0), (x, 0.2, 0.25), (x, 0.22, 0.5), (x, 0.33, 0.9)], 0.022, iron)
        s.tube([(x, -0.28, 0.43), (x, -0.3, 0.62), (x, 0.0, 0.66), (x, 0.25, 0.62)], 0.02, iron)
        s.tube([(x, -0.26, 0.41), (x, 0.2, 0.4)], 0.02, iron)
    for i in range(5):
        s.box((width, 0.085, 0.028), (0, -0.24 + i * 0.105, 0.425), wood, 0.008)
    for i in range(4):
        s.box((width, 0.085, 0.026), (0, 0.215 + i * 0.032, 0.52 + i * 0.1), wood, 0.008, tilt=(-72, 0))


def planter(at, radius=0.45, height=0.5, mat=None):
    """A low stone tub."""
    form.lathe([(0, 0), (radius * 0.8, 0), (radius * 0.86, 0.06), (radius * 0.92, height - 0.1), (radius, height - 0.08), (radius, height), (radius - 0.06, height),
                (radius - 0.07, height - 0.06), (0, height - 0.06)], at, mat or matter.stone((0.38, 0.34, 0.28), 2.0), 48)
