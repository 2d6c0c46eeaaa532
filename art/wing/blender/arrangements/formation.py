from .plate import Plate, at, turn


def formation(scene):
    """Two lines of plumes that fly one course in a right angle, their points ahead; the inner line joins with its first."""
    plates = []

    def add(across, down, size, colour, height):
        place = at(-across * scene['apart'], -down * scene['apart'], height) @ turn(180)
        plates.append(Plate('plume', size, size, colour, place @ at(0, -size / 2), thickness=scene['thick'], edge=0.025))

    for line, inset in ((scene['outer'], 0), (scene['inner'], 1.02)):
        for i in range(line['count']):
            size = scene['apart'] * (line['size'] - line['shrink'] * i)
            height = line['height'] - line['sink'] * i
            colours = line['colours']
            if i == 0:
                add(inset, inset, size, line['first'], height)
            else:
                add(inset + i, inset, size, colours[i % len(colours)], height)
                add(inset, inset + i, size, colours[(i + 1) % len(colours)], height)
    return plates
