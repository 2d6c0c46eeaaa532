from .plate import Plate, at, color_at, rotated


def scores(scene):
    """
    Feathers on one line: what hangs is criticism, what stands is praise. Stronger feathers have colors farther on in the list.
    Parameters: ScoresScene in ../../feather-scenes.ts.
    """
    length = scene['lineLength']
    plates = [Plate('bar', 0.09, length, 'mist', at(length / 2 - 0.6, -0.045, 0.16), thickness=0.09)]
    count = len(scene['scores'])
    for index, score in enumerate(scene['scores']):
        is_praise = score > 0
        colors = scene['praiseColors'] if is_praise else scene['criticismColors']
        color = 'signal' if index == scene['accent'] else color_at(colors, abs(score))
        angle = (0 if is_praise else 180) + scene['splay'] * (index / (count - 1) - 0.5)
        height = 0.05 * (index if is_praise else count - index)
        place = at(index * scene['spacing'], 0, height) @ rotated(-angle) @ at(0, -0.12) @ rotated(7, 'Y')
        feather_length = 0.5 + abs(score) * scene['lengthPerScore']
        plates.append(Plate('feather', feather_length, scene['featherWidth'], color, place, thickness=0.07, cup=0.04))
    return plates
