from .part import part


def car_sign(face, ground):
    """RD Rental: a car from its side."""
    parts = [
        part(face, 'coupe', 1.2, 0.46, 'haze', 0, -0.22, 0.05, 0.14),
        part(face, 'pane', 0.21, 0.12, ground, -0.15, 0.06, 0.19, 0.03),
        part(face, 'pane', 0.23, 0.12, ground, 0.11, 0.06, 0.19, 0.03),
    ]
    for x in (-0.33, 0.33):
        parts += [
            part(face, 'bar', 0.28, 0.28, 'night', x, -0.36, 0.12, 0.14),
            part(face, 'bar', 0.12, 0.12, 'haze', x, -0.28, 0.26, 0.03),
        ]
    return parts
