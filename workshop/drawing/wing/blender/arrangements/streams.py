import math

from .plate import Plate, at, color_at, rotated


def streams(scene):
    """
    Lines of feathers that run together toward one plate; the farther out, the larger.
    Parameters: StreamsScene in ../../feather-scenes.ts.
    """
    lines, counts = scene['lines'], scene['feathersPerLine']
    counts = counts if isinstance(counts, list) else [counts] * lines
    plates = []
    for line in range(lines):
        direction = scene['firstAngle'] + (scene['lastAngle'] - scene['firstAngle']) * line / (lines - 1)
        radius = scene['innerRadius']
        for feather in range(counts[line]):
            width = scene['featherWidth'] * (1 + scene['growth'] * feather)
            angle = math.radians(direction + scene['swing'] * math.sin(feather * 0.32 + 0.6))
            # Neighboring lines begin at different colors.
            color = color_at(scene['colors'], (feather + (line * 2) % 3) / (max(counts) + 2))
            height = feather * scene['lift']
            place = (
                at(radius * math.cos(angle), radius * math.sin(angle), height)
                @ rotated(math.degrees(angle) - 90) @ rotated(8, 'X')
            )
            plates.append(Plate('feather', width * 1.5, width, color, place, thickness=0.07, cup=0.05))
            radius += width * scene['spacing']
    size = scene['accentSize']
    accent = at(*scene['accentPosition']) @ rotated(scene['accentAngle'])
    return [*plates, Plate('plume', size, size, 'signal', accent, thickness=0.12)]
