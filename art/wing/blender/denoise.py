"""Takes the grain out of a render without a trained model: smooths within each plate, along what the passes call equal."""

import numpy as np

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def box(x, r):
    """Mean over (2r+1)² pixels."""
    for axis in (0, 1):
        pad = [(r + 1, r) if i == axis else (0, 0) for i in range(x.ndim)]
        total = np.pad(x, pad, mode='edge').cumsum(axis, dtype=np.float64)
        upper = np.take(total, range(2 * r + 1, total.shape[axis]), axis)
        x = ((upper - np.take(total, range(0, total.shape[axis] - 2 * r - 1), axis)) / (2 * r + 1)).astype(np.float32)
    return x


def shifted(x, dy, dx):
    """x[y + dy, x + dx] with the edge repeated."""
    height, width = x.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return x[rows][:, columns]


def inked(alpha):
    """Rows and columns that hold anything."""
    rows, columns = np.flatnonzero(alpha.max(1) > 0), np.flatnonzero(alpha.max(0) > 0)
    return slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)


def smooth(light, guides, number, levels=5):
    """
    Edge-avoiding wavelets. The last level reaches 32 px, so slow blotches go as well; shadow edges stay, because a
    difference beyond the local noise ends the averaging.
    """
    noise = np.maximum(box(((light - box(light, 1)) ** 2).mean(2), 4), 1e-6)
    for level in range(levels):
        step = 1 << level
        guide = box(light, 1) if level == 0 else light
        total, weight = np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
        for j in range(-2, 3):
            for i in range(-2, 3):
                move = lambda x: shifted(x, j * step, i * step)
                apart = ((guide - move(guide)) ** 2).mean(2) / (4.5 * noise + 1e-5)
                for values, spread in guides:
                    apart += ((values - move(values)) ** 2).sum(2) / spread
                w = KERNEL[j + 2] * KERNEL[i + 2] * np.exp(-apart) * (number == move(number))
                total += w[..., None] * move(light)
                weight += w
        light = total / weight[..., None]
        noise = np.maximum(noise * 0.3, 1e-6)
    return light


def denoise(passes):
    """Filters the plates' light alone: colour divided by paint, in its logarithm."""
    out = passes['colour'].copy()
    window = inked(out[..., 3])
    colour = out[window]
    albedo, normal = passes['albedo'][window][..., :3], passes['normal'][window][..., :3]
    number = np.rint(passes['number'][window][..., 0]).astype(np.int32)
    paint = np.maximum(albedo, 0.02)
    light = np.log(np.clip(colour[..., :3] / paint, 0, 24) + 0.05)
    light = smooth(light, ((normal, 0.012), (np.sqrt(paint), 0.002)), number)
    out[window] = np.concatenate(((np.exp(light) - 0.05) * paint, colour[..., 3:4]), 2)
    return out


def denoise_shadow(passes):
    """How much of the floor's light is missing, 0 to 1; nowhere any without a floor."""
    covered = passes['colour'][..., 3] > 0.98
    if 'shadow' not in passes:
        return np.zeros_like(passes['colour'][..., 0])
    missing = np.clip(1 - passes['shadow'][..., :3].mean(2, keepdims=True), 0, 1)
    return smooth(missing, (), covered)[..., 0]
