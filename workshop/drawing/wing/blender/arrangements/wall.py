from dataclasses import replace

from borders import plume
from mathutils import Matrix

from .doors import SIGNS
from .plate import at, cut


def wall(scene):
    """
    Columns of plates that all end at one height, from the origin up; the plate without a sign fits between the others.
    Parameters: WallScene in ../../cut-scenes.ts.
    """
    gap, width, radius, thickness = scene['gap'], scene['columnWidth'], scene['cornerRadius'], scene['thickness']
    plates = []
    for number, column in enumerate(scene['columns']):
        x, y = number * (width + gap), 0.0
        for height, color, sign in column:
            plates.append(cut(plume(x, y, width, height, radius), color, at(0, 0, 0), thickness))
            if sign:
                face = at(x + width / 2, y + height / 2, thickness / 2) @ Matrix.Scale(scene['signScale'], 4)
                parts = SIGNS[sign](face, color)
                plates += [replace(part, color=scene['knobColor']) if part.color == 'signal' else part for part in parts]
            y += height + gap
    return plates
