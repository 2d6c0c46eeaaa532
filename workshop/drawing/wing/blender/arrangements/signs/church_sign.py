from .part import part


def church_sign(face, ground):
    """My Church Directory: nave, tower and door."""
    return [
        part(face, 'gable', 1.1, 0.76, 'haze', 0, -0.46, 0, 0.16),
        part(face, 'steeple', 0.4, 1.18, 'chalk', 0, -0.5, 0.1, 0.18),
        part(face, 'arch', 0.18, 0.32, ground, 0, -0.48, 0.28, 0.03),
        part(face, 'bar', 0.13, 0.13, ground, 0, 0.2, 0.28, 0.03),
    ]
