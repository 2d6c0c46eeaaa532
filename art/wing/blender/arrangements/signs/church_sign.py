from .part import part


def church_sign(face, ground):
    """My Church Directory: nave, tower and door."""
    return [
        part(face, 'gable', 1.12, 0.84, 'haze', 0, -0.56, 0, 0.16),
        part(face, 'steeple', 0.4, 1.3, 'chalk', 0, -0.6, 0.1, 0.18),
        part(face, 'arch', 0.18, 0.34, ground, 0, -0.58, 0.28, 0.03),
        part(face, 'bar', 0.14, 0.14, ground, 0, 0.2, 0.28, 0.03),
    ]
