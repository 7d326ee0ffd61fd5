"""Skies for the half hour after sunset, and night."""
import math

import bpy

from . import form, kelvin, matter, sources


def _world():
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    bpy.context.scene.world = world
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 256
    return world.node_tree


MOODS = {
    # height above the horizon (sine) -> color; first the side where the sun went down, then the other
    "dusk": (
        [(0.0, (1.0, 0.36, 0.11)), (0.06, (0.86, 0.34, 0.17)), (0.16, (0.40, 0.26, 0.28)), (0.34, (0.13, 0.17, 0.29)), (1.0, (0.025, 0.045, 0.11))],
        [(0.0, (0.20, 0.17, 0.22)), (0.08, (0.17, 0.16, 0.24)), (0.2, (0.10, 0.125, 0.22)), (0.4, (0.055, 0.085, 0.17)), (1.0, (0.02, 0.035, 0.09))],
    ),
    "late": (
        [(0.0, (0.30, 0.135, 0.07)), (0.05, (0.19, 0.105, 0.085)), (0.13, (0.075, 0.07, 0.10)), (0.3, (0.027, 0.04, 0.078)), (1.0, (0.006, 0.011, 0.028))],
        [(0.0, (0.035, 0.038, 0.058)), (0.1, (0.027, 0.033, 0.057)), (0.25, (0.018, 0.026, 0.05)), (0.45, (0.011, 0.018, 0.038)), (1.0, (0.005, 0.009, 0.023))],
    ),
    "night": (
        [(0.0, (0.020, 0.019, 0.022)), (0.1, (0.011, 0.013, 0.02)), (0.3, (0.006, 0.009, 0.017)), (0.6, (0.004, 0.006, 0.013)), (1.0, (0.002, 0.004, 0.009))],
        [(0.0, (0.012, 0.013, 0.019)), (0.1, (0.008, 0.01, 0.017)), (0.3, (0.005, 0.008, 0.015)), (0.6, (0.003, 0.005, 0.011)), (1.0, (0.002, 0.003, 0.008))],
    ),
}


# what clouds and the haze at the horizon give back of the day, in the units of the sky behind them
DAY_CLOUD, DAY_HAZE = (8.0, 8.1, 8.4), (4.4, 5.0, 5.6)

noon = None


def turn_to_noon(sun=150.0, height=52.0, clouds=0.0):
    """Every sky that a scene asks for is then that of a day, clear or with thin `clouds`. `sun` is a compass angle, as in `evening`."""
    global noon
    noon = (sun, height, clouds)
    # daylight is white by day, and lamps are yellow beside it
    kelvin.BALANCE_MIRED = 15


def _day():
    sun, height, clouds = noon
    tree = _world()
    air = tree.nodes.new("ShaderNodeTexSky")
    air.sky_type = "NISHITA"
    air.sun_disc = False
    air.sun_elevation, air.sun_rotation = math.radians(height), math.radians(90 - sun)
    air.air_density, air.dust_density = 1.0, 1.4
    tree.links.new(_drifting(tree, air.outputs[0], clouds) if clouds else air.outputs[0], tree.nodes["Background"].inputs["Color"])
    tree.nodes["Background"].inputs["Strength"].default_value = 0.5
    sources.sun(sun, height, 26)


def _drifting(tree, air, clouds):
    """Thin fields of cloud, smaller toward the horizon, and the pale haze in which they end."""
    add, link = tree.nodes.new, tree.links.new

    def step(operation, *values):
        node = add("ShaderNodeMath")
        node.operation, node.use_clamp = operation, operation == "MULTIPLY"
        for slot, value in zip(node.inputs, values):
            if hasattr(value, "is_output"):
                link(value, slot)
            else:
                slot.default_value = value
        return node.outputs[0]

    def over(under, color, share):
        mix = add("ShaderNodeMixRGB")
        link(share, mix.inputs["Fac"])
        link(under, mix.inputs["Color1"])
        mix.inputs["Color2"].default_value = (*color, 1)
        return mix.outputs[0]

    spot, split, field = add("ShaderNodeTexCoord"), add("ShaderNodeSeparateXYZ"), add("ShaderNodeCombineXYZ")
    link(spot.outputs["Generated"], split.inputs[0])
    rise = split.outputs["Z"]
    # the layer that the eye looks up to is flat
    above = step("ADD", step("MAXIMUM", rise, 0.0), 0.12)
    link(step("DIVIDE", split.outputs["X"], above), field.inputs[0])
    link(step("DIVIDE", split.outputs["Y"], above), field.inputs[1])
    noise = add("ShaderNodeTexNoise")
    for key, value in (("Scale", 0.55), ("Detail", 9), ("Distortion", 0.35), ("Roughness", 0.6)):
        noise.inputs[key].default_value = value
    link(field.outputs[0], noise.inputs["Vector"])
    thick = add("ShaderNodeMapRange")
    for key, value in (("From Min", 0.47), ("From Max", 0.76)):
        thick.inputs[key].default_value = value
    link(noise.outputs["Fac"], thick.inputs["Value"])
    # they are seen and mirrored, but the shadows keep the blue of a clear day
    path = add("ShaderNodeLightPath")
    shown = step("SUBTRACT", 1.0, path.outputs["Is Diffuse Ray"])
    sky_ = over(air, DAY_CLOUD, step("MULTIPLY", step("MULTIPLY", thick.outputs[0], clouds), shown))
    low = add("ShaderNodeMapRange")
    low.interpolation_type = "SMOOTHSTEP"
    for key, value in (("From Min", 0.16), ("From Max", -0.02), ("To Max", 0.8)):
        low.inputs[key].default_value = value
    link(rise, low.inputs["Value"])
    return over(sky_, DAY_HAZE, step("MULTIPLY", low.outputs[0], shown))


def evening(mood="dusk", sun=90.0, strength=1.0, clouds=0.5, glow=2.2):
    """`sun` is the compass angle of the afterglow in degrees (90: straight ahead, +y)."""
    if noon:
        return _day()
    tree = _world()
    add = tree.nodes.new
    link = tree.links.new
    spot = add("ShaderNodeTexCoord")
    split = add("ShaderNodeSeparateXYZ")
    link(spot.outputs["Generated"], split.inputs[0])

    # thin bands of cloud: noise flattened towards the horizon, which also bends the gradient
    flat = add("ShaderNodeMapping")
    flat.inputs["Scale"].default_value = (1.3, 1.3, 9.0)
    link(spot.outputs["Generated"], flat.inputs["Vector"])
    drift = add("ShaderNodeTexNoise")
    drift.inputs["Scale"].default_value = 2.4
    drift.inputs["Detail"].default_value = 8
    drift.inputs["Distortion"].default_value = 0.5
    link(flat.outputs[0], drift.inputs["Vector"])
    bend = add("ShaderNodeMath")
    bend.operation = "MULTIPLY_ADD"
    bend.inputs[1].default_value = 0.12 * clouds
    center = add("ShaderNodeMath")
    center.operation = "SUBTRACT"
    center.inputs[1].default_value = 0.5
    link(drift.outputs["Fac"], center.inputs[0])
    link(center.outputs[0], bend.inputs[0])
    link(split.outputs["Z"], bend.inputs[2])

    def ramp(stops):
        node = add("ShaderNodeValToRGB")
        while len(node.color_ramp.elements) < len(stops):
            node.color_ramp.elements.new(0.5)
        for element, (position, color) in zip(node.color_ramp.elements, stops):
            element.position, element.color = position, (*color, 1)
        link(bend.outputs[0], node.inputs[0])
        return node.outputs[0]

    towards, away = (ramp(stops) for stops in MOODS[mood])
    dot = add("ShaderNodeVectorMath")
    dot.operation = "DOT_PRODUCT"
    dot.inputs[1].default_value = (math.cos(math.radians(sun)), math.sin(math.radians(sun)), 0)
    link(spot.outputs["Generated"], dot.inputs[0])
    side = add("ShaderNodeMapRange")
    side.inputs["From Min"].default_value = -0.3
    link(dot.outputs["Value"], side.inputs["Value"])
    near = add("ShaderNodeMath")
    near.operation = "POWER"
    near.inputs[1].default_value = glow
    link(side.outputs[0], near.inputs[0])
    mix = add("ShaderNodeMixRGB")
    link(near.outputs[0], mix.inputs["Fac"])
    link(away, mix.inputs["Color1"])
    link(towards, mix.inputs["Color2"])
    shine = tree.nodes["Background"]
    shine.inputs["Strength"].default_value = strength
    link(mix.outputs[0], shine.inputs["Color"])


def haze(width, height, at, share=0.4, color=(0.4, 0.22, 0.15)):
    """Air in front of what is far away: densest at the ground, gone at `height`. `color` is that of the evening's horizon."""
    n = matter.Nodes("haze")
    shine = n.add("ShaderNodeEmission", Color=(*(tuple(c * 0.5 for c in DAY_HAZE) if noon else color), 1))
    split = n.add("ShaderNodeSeparateXYZ")
    n.tree.links.new(n.where((1, 1 / height, 1)), split.inputs[0])
    # from the sheet's foot to its top
    mix = n.add("ShaderNodeMixShader", Fac=n.ramp(split.outputs["Y"], (0.0, share), (0.5, 0.0)))
    n.tree.links.new(n.add("ShaderNodeBsdfTransparent").outputs[0], mix.inputs[1])
    n.tree.links.new(shine.outputs[0], mix.inputs[2])
    n.tree.links.new(mix.outputs[0], n.out.inputs[0])
    n.mat.cycles.sample_as_light = False
    sheet = form.sheet(width, 2 * height, at, n.mat, tilt=(90, 0))
    # it stands in the view, not in the light
    sheet.visible_diffuse = sheet.visible_shadow = False


def none():
    """A room without windows."""
    tree = _world()
    tree.nodes["Background"].inputs["Color"].default_value = (0.003, 0.003, 0.0032, 1)
