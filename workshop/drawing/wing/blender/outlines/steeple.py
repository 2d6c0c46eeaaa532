def steeple(length, width):
    """A tower with a steep roof."""
    w, eaves = width / 2, 0.72 * length
    return [(w, eaves), (0, length), (-w, eaves), (-w, 0), (w, 0)]
