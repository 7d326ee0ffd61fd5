"""The storm takes the plain; the house keeps its lamps on."""
import random

import bpy
from mathutils import Vector

from kit import form, house, lamps, matter, plants, sky, stage

FILM = {"exposure": 1.0, "vignette": 0.36, "bloom": 0.1}


def build():
    storm()
    stage.camera((-4.5, -15, 1.7), (0.4, 10, 3.3), lens=26, fstop=None)
    wet = matter.stone((0.05, 0.048, 0.045), 0.35, 0.3, 0.03)
    stage.slab(-40, 40, -20, 0.5, 0, wet)
    form.box((200, 90, 0.1), (0, 45, -0.06), matter.earth((0.03, 0.036, 0.018)), 0)
    house.house(-1.5, 12.5, 2, 5.5, 3.1, 4, blind=(1,), watts=170, curtains=(0,))
    lamps.sconce((5.0, 1.9, 1.9), 0, 26, 2600, 0.36)
    for x, y, tall, seed in ((-6.6, 4.5, 6.6, 4), (-4.6, 6.2, 5.2, 7), (14.8, 5, 6.0, 9)):
        plants.palm((x, y, 0), tall, "fan", 1.5, 0, 30, 2.0, seed)
    plants.hedge((-30, 14), (40, 15), 1.6, density=160, leaf=0.3)
    bolt((-18.6, 60, 44), (-13.6, 60, 0))
    lamps.bulb((-13, 40, 18), 60000, radius=3, group="lightning", tint=(0.72, 0.8, 1.0)).visible_glossy = False


def bolt(top, foot):
    """A stroke as air breaks down: bent at every scale, thin, brightest in its trunk; its branches fade as they fork away from it."""
    chance = random.Random(29)

    def bent(a, b, rough, depth):
        """The way from `a` to `b`, its middle moved aside again and again."""
        if depth == 0:
            return [a]
        aside = (b - a).length * rough
        middle = (a + b) / 2 + Vector((chance.gauss(0, aside), 0, chance.gauss(0, aside * 0.4)))
        return bent(a, middle, rough, depth - 1) + bent(middle, b, rough, depth - 1)

    def stroke(path, wide, shine):
        # each third of a branch is fainter than the one before it
        share = max(1, len(path) // 3)
        for k in range(0, len(path) - 1, share):
            part, fade = path[k:k + share + 1], 1 - 0.75 * k / len(path)
            width = [wide * (1 - 0.8 * (k + i) / len(path)) for i in range(len(part))]
            form.tube([tuple(p) for p in part], width, matter.glow(9000, round(shine * fade, 2), (0.8, 0.86, 1.0)), "bolt")

    def branch(path, level):
        for k in range(len(path) // 8, len(path) - 6):
            if chance.random() < (0.13, 0.09)[level]:
                way = path[k + 4] - path[k]
                side = chance.choice((-1, 1)) * chance.uniform(0.5, 1.3)
                end = path[k] + Vector((side, 0, -1)).normalized() * chance.uniform(3, 11) * (1, 0.45)[level] + way * 0.4
                twig = [*bent(path[k], end, 0.13, 5 - level), end]
                stroke(twig, (0.03, 0.018)[level], (6, 3)[level])
                if level == 0:
                    branch(twig, 1)

    top, foot = Vector(top), Vector(foot)
    trunk = [*bent(top, foot, 0.1, 7), foot]
    form.tube([tuple(p) for p in trunk], 0.05, matter.glow(9000, 30, (0.86, 0.9, 1.0)), "bolt")
    branch(trunk, 0)


def storm():
    """Heavy cloud, lit from inside where the lightning is."""
    sky.evening("night", strength=1.0)
    tree = bpy.context.scene.world.node_tree
    add, link = tree.nodes.new, tree.links.new
    spot = add("ShaderNodeTexCoord")
    flat = add("ShaderNodeMapping")
    flat.inputs["Scale"].default_value = (1.3, 1.3, 3.0)
    link(spot.outputs["Generated"], flat.inputs[0])
    cloud = add("ShaderNodeTexNoise")
    for key, value in (("Scale", 2.3), ("Detail", 10), ("Distortion", 0.25), ("Roughness", 0.6)):
        cloud.inputs[key].default_value = value
    link(flat.outputs[0], cloud.inputs["Vector"])
    shape = add("ShaderNodeValToRGB")
    low, high = shape.color_ramp.elements
    low.position, low.color = 0.36, (0.012, 0.013, 0.017, 1)
    high.position, high.color = 0.72, (0.21, 0.225, 0.27, 1)
    link(cloud.outputs["Fac"], shape.inputs[0])
    near = add("ShaderNodeVectorMath")
    near.operation = "DOT_PRODUCT"
    near.inputs[1].default_value = (-0.105, 0.93, 0.35)
    link(spot.outputs["Generated"], near.inputs[0])
    fall = add("ShaderNodeMapRange")
    for key, value in (("From Min", 0.74), ("From Max", 1.0), ("To Min", 0.07), ("To Max", 1.0)):
        fall.inputs[key].default_value = value
    link(near.outputs["Value"], fall.inputs["Value"])
    power = add("ShaderNodeMath")
    power.operation = "POWER"
    power.inputs[1].default_value = 2.0
    link(fall.outputs[0], power.inputs[0])
    shine = tree.nodes["Background"]
    link(shape.outputs[0], shine.inputs["Color"])
    link(power.outputs[0], shine.inputs["Strength"])
