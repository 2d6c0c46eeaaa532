import math

from borders import plume, without_bite

from .plate import Plate, at, color_at, cut, rotated

# Points of a strand's round end.
STEPS = 24
# The least y of a strand beside the nib, in shares of the nib's size.
BLUNT_END = 0.78


def nib(scene):
    """
    A feather to write with, cut flat in the outline of a plume: strands on both sides of a stem that climbs to the right. Its
    sharp corner at the origin is a separate plate, the pen's point, and what touches that is cut to its border.
    Parameters: NibScene in ../../cut-scenes.ts.
    """
    size, thickness, flat = scene['nibSize'], scene['thickness'], at(0, 0, 0)
    bite = plume(0, 0, size, size, gap=scene['gap'])
    plates = [cut(plume(0, 0, size, size), 'signal', flat, thickness)]
    for left, border in strands(scene, bite):
        color = color_at(scene['colors'], left / scene['size'] / scene['lastStrand'])
        plates += [cut(piece, color, flat, thickness) for piece in (border, mirrored(border))]
    plates.append(cut(without_bite(stem(scene), bite), scene['stemColor'], flat, thickness))
    return plates + slit(size, thickness / 2)


def strands(scene, bite):
    """The left edge and the border of each strand above the stem, from the nib on."""
    width, gap, nib_size = scene['strandWidth'], scene['gap'], scene['nibSize']
    half_stem = scene['stemWidth'] / math.sqrt(2)
    radius = scene['size'] / 2
    left = 0.0
    while True:
        bottom = left + half_stem + gap * math.sqrt(2)
        top = radius + math.sqrt(radius**2 - (radius - left - width / 2) ** 2)
        if left + width > scene['lastStrand'] * scene['size'] or top < bottom + width:
            return
        border = strand(left, width, bottom, top)
        if left < nib_size + gap:
            # The plume's round corner would leave a splinter.
            border = [(x, max(y, BLUNT_END * nib_size)) for x, y in without_bite(border, bite)]
        yield left, border
        left += width + gap


def strand(left, width, bottom, top):
    """Upright; its lower end is parallel to the stem, its upper end is round."""
    radius = width / 2
    angles = [math.pi * step / STEPS for step in range(STEPS + 1)]
    arc = [(left + radius + radius * math.cos(a), top - radius + radius * math.sin(a)) for a in angles]
    return [(left, bottom), (left + width, bottom + width), *arc]


def mirrored(border):
    """On the other side of the stem, which is the line x = y; still counterclockwise."""
    return [(y, x) for x, y in border][::-1]


def stem(scene):
    start, end, half = 0.6 * scene['nibSize'], scene['stemEnd'], scene['stemWidth'] / math.sqrt(2)
    return [(start - half, start), (start, start - half), (end + half / 2, end - half / 2), (end - half / 2, end + half / 2)]


def slit(size, height):
    """A pen's slit, from its point to the hole in its middle."""
    face = at(0, 0, height) @ rotated(-45)
    return [
        Plate('bar', 0.6 * size, 0.035, 'ember', face @ at(0, 0.11 * size), thickness=0.02),
        Plate('bar', 0.14 * size, 0.14 * size, 'ember', face @ at(0, 0.64 * size), thickness=0.02),
    ]
