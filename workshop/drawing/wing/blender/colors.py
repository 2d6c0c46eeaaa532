"""The palette as Cycles materials. Names and values are those of the site's tokens."""

import bpy

PALETTE = {
    'night': '#0B1830',
    'midnight': '#101F4A',
    'deep': '#16265A',
    'royal': '#1C3793',
    'cobalt': '#2348C7',
    'azure': '#4C7DF0',
    'sky': '#A9C6FF',
    'haze': '#E4EDFB',
    'pine': '#1F4D46',
    'fern': '#3B7468',
    'sage': '#9DB8A8',
    'mist': '#DCE8E1',
    'signal': '#FF7A4D',
    'ember': '#C2410C',
    'peach': '#FFC9AE',
    'chalk': '#FFFFFF',
}


def linear(color):
    """Linear RGBA of a palette name or a #hex."""
    digits = PALETTE.get(color, color).lstrip('#')
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1.0]


def material(color, bars=None, bar_color=None):
    """Satin paint. `bars` are [from, to] in shares of the plate's length, painted in `bar_color`."""
    found = bpy.data.materials.new(color)
    found.use_nodes = True
    nodes, links = found.node_tree.nodes, found.node_tree.links
    surface = nodes['Principled BSDF']
    surface.inputs['Base Color'].default_value = linear(color)
    # A dark glossy plate would mirror the warm lamp and turn brown.
    dark = sum(linear(color)[:3]) < 0.25
    surface.inputs['Roughness'].default_value = 0.5 if dark else 0.42
    surface.inputs['Specular'].default_value = 0.08 if dark else 0.4
    surface.inputs['Specular Tint'].default_value = 1
    if bars:
        place = nodes.new('ShaderNodeAttribute')
        place.attribute_name = 'along'
        ramp = nodes.new('ShaderNodeValToRGB')
        ramp.color_ramp.interpolation = 'CONSTANT'
        stops = [(0.0, color)] + [stop for a, b in bars for stop in ((a, bar_color), (b, color))]
        while len(ramp.color_ramp.elements) < len(stops):
            ramp.color_ramp.elements.new(0.5)
        for element, (position, name) in zip(ramp.color_ramp.elements, stops):
            element.position = position
            element.color = linear(name)
        links.new(place.outputs['Fac'], ramp.inputs['Fac'])
        links.new(ramp.outputs['Color'], surface.inputs['Base Color'])
    return found


def printed(path):
    """A picture as matt paint, so that the filter knows it from the light on it and leaves its lines sharp."""
    found = bpy.data.materials.new(path)
    found.use_nodes = True
    nodes, links = found.node_tree.nodes, found.node_tree.links
    surface = nodes['Principled BSDF']
    # Hardly any gloss, or dark screens mirror the lamp and turn gray.
    surface.inputs['Roughness'].default_value, surface.inputs['Specular'].default_value = 0.6, 0.02
    place = nodes.new('ShaderNodeCombineXYZ')
    for name, axis in (('across', 'X'), ('along', 'Y')):
        share = nodes.new('ShaderNodeAttribute')
        share.attribute_name = name
        links.new(share.outputs['Fac'], place.inputs[axis])
    image = nodes.new('ShaderNodeTexImage')
    image.image = bpy.data.images.load(path)
    image.interpolation, image.extension = 'Cubic', 'EXTEND'
    links.new(place.outputs['Vector'], image.inputs['Vector'])
    links.new(image.outputs['Color'], surface.inputs['Base Color'])
    return found
