def steeple(length, width):
    """A tower with a steep roof."""
    half, eaves = width / 2, 0.72 * length
    return [(half, eaves), (0, length), (-half, eaves), (-half, 0), (half, 0)]
