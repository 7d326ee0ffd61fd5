"""The storm takes the plain; the house keeps its lamps on."""
import random

import bpy

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
    bolt((-13.0, 60, 33), 0)
    lamps.bulb((-13, 40, 18), 60000, radius=3, group="lightning", tint=(0.72, 0.8, 1.0)).visible_glossy = False


def bolt(top, floor):
    chance = random.Random(23)
    light = matter.glow(9000, 30, (0.82, 0.88, 1.0))
    thin = matter.glow(9000, 14, (0.75, 0.82, 1.0))

    def run(start, height, drift, wide, mat, forks):
        path, (x, y, z) = [start], start
        while z > height:
            z -= chance.uniform(0.35, 1.1)
            x += chance.gauss(drift * 0.6, 0.5)
            path.append((x, y, max(z, height)))
            if forks and chance.random() < 0.16:
                run(path[-1], max(height, z - chance.uniform(4, 13)), chance.choice((-1, 1)) * chance.uniform(0.7, 1.4), wide * 0.45, thin, False)
        for a, b in zip(path, path[1:]):
            form.tube([a, b], wide, mat, "bolt")

    run(top, floor, 0.1, 0.065, light, True)


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
