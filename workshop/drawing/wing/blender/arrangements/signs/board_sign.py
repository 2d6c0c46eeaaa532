from .part import part

# Cards of a board: [column, top, height].
CARDS = ((-0.44, 0.58, 0.46), (-0.44, 0.06, 0.32), (0, 0.58, 0.32), (0, 0.2, 0.32), (0, -0.18, 0.32), (0.44, 0.58, 0.64))


def board_sign(face, _ground):
    """JJ Kit: the columns of a board."""
    return [part(face, 'card', 0.38, height, 'deep', x, top - height, 0, 0.14) for x, top, height in CARDS]
