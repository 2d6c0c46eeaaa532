from .part import part


def bell_sign(face, _ground):
    """The Bell POS: the counter's bell, its knob the one hot piece."""
    return [
        part(face, 'bar', 0.28, 0.28, 'signal', 0, 0.31, 0.1, 0.24),
        part(face, 'arch', 1.1, 0.66, 'chalk', 0, -0.26, 0.06, 0.2),
        part(face, 'bar', 1.36, 0.22, 'haze', 0, -0.5, 0.04, 0.26),
    ]
