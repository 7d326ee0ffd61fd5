"""The camera, and the shells of rooms."""
import math

import bpy
from mathutils import Vector

from . import form, matter


def camera(at, look, lens=28, fstop=2.8, focus=None, level=True, shift=(0, 0)):
    """An architectural photographer's camera: level by default, framed by shifting the lens.

    `look` gives the direction; when level, its height is reached by shifting, so that verticals stay vertical.
    """
    data = bpy.data.cameras.new("camera")
    eye = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    eye.location = at
    way = Vector(look) - Vector(at)
    data.sensor_width = 36
    data.lens = lens
    data.shift_x, data.shift_y = shift
    if level:
        flat = Vector((way.x, way.y, 0))
        data.shift_y += way.z / flat.length * lens / 36
        way = flat
    eye.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    data.dof.use_dof = fstop is not None
    if fstop:
        data.dof.aperture_fstop = fstop
        point = Vector(focus or look)
        data.dof.focus_distance = max(0.1, (point - Vector(at)).dot(way.normalized()))
        data.dof.aperture_blades = 9
    return eye


def wall(start, end, height, mat, openings=(), thick=0.18, base=0.0):
    """A wall from `start` to `end` (x, y). Openings are (from, to, sill, head) along its length."""
    a, b = Vector((*start, 0)), Vector((*end, 0))
    length = (b - a).length
    turn = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
    way = (b - a).normalized()

    def piece(u, v, low, high):
        if v - u > 0.001 and high - low > 0.001:
            mid = a + way * ((u + v) / 2)
            form.box((v - u, thick, high - low), (mid.x, mid.y, base + low), mat, 0, turn, name="wall")

    last = 0.0
    for u, v, sill, head in sorted(openings):
        piece(last, u, 0, height)
        piece(u, v, 0, sill)
        piece(u, v, head, height)
        last = v
    piece(last, length, 0, height)


def slab(x0, x1, y0, y1, z, mat, thick=0.2, name="slab"):
    """A floor (top at z) or a ceiling (give its underside as z and a negative thickness)."""
    low = z - thick if thick > 0 else z
    return form.box((x1 - x0, y1 - y0, abs(thick)), ((x0 + x1) / 2, (y0 + y1) / 2, low), mat, 0, name=name)


def window_frames(start, end, sill, head, panes, mat=None, glass=True, bar=0.045):
    """Slim metal frames with panes between two points of a wall. `glass` may be the panes' material."""
    mat = mat or matter.black(0.35)
    a, b = Vector((*start, 0)), Vector((*end, 0))
    turn = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
    length = (b - a).length
    for i in range(panes + 1):
        p = a.lerp(b, i / panes)
        form.box((bar, 0.06, head - sill), (p.x, p.y, sill), mat, 0.002, turn)
    mid = (a + b) / 2
    for z in (sill, head - bar):
        form.box((length, 0.06, bar), (mid.x, mid.y, z), mat, 0.002, turn)
    if glass:
        form.box((length, 0.008, head - sill), (mid.x, mid.y, sill), matter.glass() if glass is True else glass, 0, turn)


def slats(start, end, height, mat, pitch=0.06, width=0.03, depth=0.03, base=0.0):
    """Upright battens along a wall: acoustic panelling, screens, fences."""
    a, b = Vector((*start, 0)), Vector((*end, 0))
    turn = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
    count = int((b - a).length / pitch)
    first = None
    for i in range(count):
        p = a.lerp(b, (i + 0.5) / count)
        spot = (p.x, p.y, base)
        if first is None:
            first = form.box((width, depth, height), spot, mat, 0.003, turn)
        else:
            form.again(first, spot, turn)


def soffit(x0, x1, y0, y1, z, mat, pitch=0.09, width=0.05, depth=0.035):
    """A ceiling of boards running along y, with shadow gaps."""
    form.box((x1 - x0, y1 - y0, 0.02), ((x0 + x1) / 2, (y0 + y1) / 2, z + depth), matter.black(0.8), 0)
    count = int((x1 - x0) / pitch)
    first = None
    for i in range(count):
        spot = (x0 + (i + 0.5) * pitch, (y0 + y1) / 2, z)
        if first is None:
            first = form.box((width, y1 - y0, depth), spot, mat, 0.002)
        else:
            form.again(first, spot)
