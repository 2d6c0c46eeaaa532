from .part import part


def clock_sign(face, ground):
    """JJ Timesheet: four o'clock."""
    return [
        part(face, 'bar', 1.2, 1.2, 'deep', 0, -0.6, 0, 0.16),
        part(face, 'bar', 0.11, 0.46, ground, 0, -0.04, 0.16, 0.07),
        part(face, 'bar', 0.11, 0.34, ground, 0, 0, 0.16, 0.07, angle=-120),
        part(face, 'bar', 0.17, 0.17, ground, 0, -0.085, 0.18, 0.09),
    ]
