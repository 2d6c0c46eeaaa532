def gable(length, width):
    """A wall under a roof of two slopes."""
    w, eaves = width / 2, 0.58 * length
    return [(w, eaves), (0, length), (-w, eaves), (-w, 0), (w, 0)]
