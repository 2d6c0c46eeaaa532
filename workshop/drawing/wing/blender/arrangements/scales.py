import math
from dataclasses import replace

from borders import SHARP

from .plate import at, cut, turn


def feather(r, root, long):
    """A plume along +y, its sharp corner at the origin, its round end drawn out by `long` and widening as rays of `root` do."""
    middle = r * math.sqrt(2)
    far = r * (1 + long / root)
    right = [(r * math.cos(a), middle + r * math.sin(a)) for a in (math.radians(d) for d in range(-45, 1, 5))]
    end = [(far * math.cos(a), middle + long + far * math.sin(a)) for a in (math.radians(d) for d in range(0, 181, 5))]
    return [(0.0, SHARP), *right, *end, *((-x, y) for x, y in reversed(right))]


def scales(scene):
    """
    A wing around the origin, cut flat: rings of plumes, each between two of the ring before and as close to them as `room`
    allows, their sharp corners to the middle. A ring is [color, how far its round ends are drawn out, in shares of its reach].
    `hot` is the ring of the feather in the signal color, which stands at 45 degrees. The last ring's are `shorter` away from
    `longest`, and every other one has `bars`.
    """
    step, room = scene['step'], scene['room']
    half = math.radians(step / 2)
    share = math.sin(half)
    root = scene['start']
    plates = []
    for number, (color, draw) in enumerate(scene['rings']):
        shift = step / 2 * ((number - scene['hot']) % 2)
        is_last = number == len(scene['rings']) - 1
        # The circle of its plume fills its share of the ring.
        r = (root * share - room / 2) / (1 - math.sqrt(2) * share)
        middle = root + r * math.sqrt(2)
        for k in range(-12, 13):
            degrees = 45 + shift + k * step
            if not scene['from'] - 0.1 <= degrees <= scene['to'] + 0.1:
                continue
            long = draw * root * (1 - scene['shorter'] * abs(degrees - scene['longest']) / 90 if is_last else 1)
            is_hot = number == scene['hot'] and k == 0
            border = feather(r, middle, long)
            place = turn(degrees - 90) @ at(0, root)
            frame = (-r, 0, 2 * r, max(y for _, y in border))
            plate = cut(border, 'signal' if is_hot else color, place, scene['thick'], frame=frame)
            is_barred = is_last and k % 2 == 0
            plates.append(replace(plate, bars=tuple(map(tuple, scene['bars'])), bar_color=scene['bar']) if is_barred else plate)
        # The next ring's sharp corners between two round ends of this one.
        end = middle + draw * root
        root = math.sqrt(2) * (r * end / middle + room) + end * (math.cos(half) - share)
    return plates
