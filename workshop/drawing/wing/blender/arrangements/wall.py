from dataclasses import replace

from borders import plume
from mathutils import Matrix

from .doors import SIGNS
from .plate import at, cut


def wall(scene):
    """
    Columns of plates that all end at one height, from the origin up. A column is its plates from below, each [height, color,
    sign]; the one without a sign fits between the others, and no sign has its color.
    """
    room, wide, radius, thick = scene['room'], scene['wide'], scene['radius'], scene['thick']
    plates = []
    for number, column in enumerate(scene['columns']):
        x, y = number * (wide + room), 0.0
        for height, color, sign in column:
            plates.append(cut(plume(x, y, wide, height, radius), color, at(0, 0, 0), thick))
            if sign:
                face = at(x + wide / 2, y + height / 2, thick / 2) @ Matrix.Scale(scene['signs'], 4)
                parts = SIGNS[sign](face, color)
                plates += [replace(part, color=scene['knob']) if part.color == 'signal' else part for part in parts]
            y += height + room
    return plates
