import math
import random

from .plate import Plate, at, color_at, rotated


def quill(scene):
    """
    One feather to write with, its nib at the origin: a stem that bends aside, and on both sides of it strands that sweep
    toward its end, each over the next one's lower side. Parameters: QuillScene in ../../feather-scenes.ts.
    """
    rng = random.Random(scene['seed'])
    plates = pen(scene) + vane(scene, scene['right'], 1, rng) + vane(scene, scene['left'], -1, rng)
    for plate in plates:
        plate.place = rotated(scene['lean']) @ plate.place
    return plates


def pen(scene):
    """The stem with a nib in a ring, the nib's slit and its hole."""
    nib, stem = scene['nibLength'], scene['stemWidth']
    # Darker between the strands: the header's words cross it.
    inner = ((scene['bareShare'] + 0.01, 1),)
    return [
        Plate(
            'shaft', scene['length'], stem, 'haze', at(0, 0, 0.34), thickness=0.2, sweep=scene['arc'], bars=inner, bar_color='sky',
        ),
        Plate('nib', nib, nib * 0.36, 'signal', at(0, 0.22, 0.36) @ rotated(180), thickness=0.14),
        Plate('bar', nib * 0.46, 0.028, 'ember', at(0, -nib * 0.7, 0.43), thickness=0.02),
        Plate('bar', 0.12, 0.12, 'ember', at(0, -nib * 0.28, 0.43), thickness=0.02),
        Plate('bar', 0.2, stem * 1.5, 'sky', at(0, 0.06, 0.36), thickness=0.26),
    ]


def on_stem(scene, share):
    """Position and direction at a share of the stem's length, which is an arc of a circle."""
    arc = math.radians(scene['arc'])
    radius = scene['length'] / arc
    return at(radius * (1 - math.cos(arc * share)), radius * math.sin(arc * share)) @ rotated(-scene['arc'] * share)


def vane(scene, form, side, rng):
    """The strands on one side of the stem; `side` is 1 at the right, -1 at the left."""
    bare = scene['bareShare']
    plates = []
    for strand in range(scene['strandsPerSide']):
        share = strand / (scene['strandsPerSide'] - 1)
        # Short at the bare stem, soon full, and short again at the far end.
        growth = 0.3 + 0.7 * math.sin(math.pi / 2 * min(1, share / 0.22)) ** 0.8
        length = form['length'] * growth * (1 - 0.55 * share**3) * rng.uniform(0.96, 1.03)
        # Behind a split the strands stand closer to the stem, less and less so.
        parted = sum(math.exp((split - share) / 0.06) for split in form['splits'] if share >= split)
        angle = form['rootAngle'] + rng.uniform(-0.8, 0.8) - 10 * share - 13 * parted
        sweep = (form['rootAngle'] - form['tipAngle']) * (0.86 + rng.uniform(-0.05, 0.05))
        color_share = (share * scene['bands'] + 0.06 * (side > 0) + rng.uniform(-0.03, 0.03)) % 1
        root = on_stem(scene, bare + (1 - bare) * share) @ at(0, 0, 0.3 - 0.16 * share)
        plates.append(
            Plate(
                'barb', length, scene['strandWidth'], color_at(scene['colors'], color_share),
                root @ rotated(-side * angle) @ rotated(side * scene['tuck'], 'Y'),
                thickness=0.1, cup=0.02, bend=-0.12, sweep=-side * sweep,
            )
        )
    return plates
