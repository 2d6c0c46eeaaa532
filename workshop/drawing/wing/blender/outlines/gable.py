def gable(length, width):
    """A wall under a roof of two slopes."""
    half, eaves = width / 2, 0.58 * length
    return [(half, eaves), (0, length), (-half, eaves), (-half, 0), (half, 0)]
