"""
The palette as Cycles materials: the colors of the site's tokens by their names, and three shades between them: midnight, royal
and fern.
"""

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
    """A name of the palette or a #hex as linear RGBA, 0 to 1."""
    digits = PALETTE.get(color, color).lstrip('#')
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels] + [1.0]


def material(color, bars=None, bar_color=None):
    """Satin paint. `bars` are [from, to] in shares of the plate's length, painted in `bar_color`."""
    paint = bpy.data.materials.new(color)
    paint.use_nodes = True
    nodes, links = paint.node_tree.nodes, paint.node_tree.links
    surface = nodes['Principled BSDF']
    surface.inputs['Base Color'].default_value = linear(color)
    # A dark glossy plate would mirror the warm lamp and turn brown.
    is_dark = sum(linear(color)[:3]) < 0.25
    surface.inputs['Roughness'].default_value = 0.5 if is_dark else 0.42
    surface.inputs['Specular'].default_value = 0.08 if is_dark else 0.4
    surface.inputs['Specular Tint'].default_value = 1
    if bars:
        along = nodes.new('ShaderNodeAttribute')
        along.attribute_name = 'along'
        ramp = nodes.new('ShaderNodeValToRGB')
        ramp.color_ramp.interpolation = 'CONSTANT'
        stops = [(0.0, color)] + [stop for start, end in bars for stop in ((start, bar_color), (end, color))]
        while len(ramp.color_ramp.elements) < len(stops):
            ramp.color_ramp.elements.new(0.5)
        for element, (position, name) in zip(ramp.color_ramp.elements, stops):
            element.position = position
            element.color = linear(name)
        links.new(along.outputs['Fac'], ramp.inputs['Fac'])
        links.new(ramp.outputs['Color'], surface.inputs['Base Color'])
    return paint


def printed(path):
    """A picture as matte paint, so that the denoiser can tell it from the light on it and leaves its lines sharp."""
    paint = bpy.data.materials.new(path)
    paint.use_nodes = True
    nodes, links = paint.node_tree.nodes, paint.node_tree.links
    surface = nodes['Principled BSDF']
    # With more gloss, dark screens would mirror the lamp and turn gray.
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
    return paint
