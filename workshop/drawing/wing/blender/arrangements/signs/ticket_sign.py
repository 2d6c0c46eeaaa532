from ..plate import at, rotated
from .part import part


def ticket_sign(face, ground):
    """JJ Eve: a ticket, turned a little."""
    face = face @ rotated(14)
    slip = face @ at(-0.62, 0) @ rotated(-90)
    lines = [part(face, 'bar', 0.5, 0.13, ground, -0.22, 0.08, 0.16, 0.04), part(face, 'bar', 0.3, 0.13, ground, -0.32, -0.18, 0.16, 0.04)]
    perforation = [part(face, 'bar', 0.08, 0.08, ground, 0.273, y, 0.16, 0.04) for y in (0.13, -0.04, -0.21)]
    return [part(slip, 'ticket', 0.78, 1.24, 'haze', 0, 0, 0, 0.16), *lines, *perforation]
