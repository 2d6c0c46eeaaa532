"""Takes the grain out of a render without a trained model: smooths within each plate, along what the passes call equal."""

import numpy as np

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
# Within two steps along rows and columns.
BESIDE = [(j, i) for j in range(-2, 3) for i in range(-2, 3) if 0 < abs(j) + abs(i) < 3]


def box(x, r):
    """Mean over (2r+1)² pixels."""
    for axis in (0, 1):
        pad = [(r + 1, r) if i == axis else (0, 0) for i in range(x.ndim)]
        total = np.pad(x, pad, mode='edge').cumsum(axis, dtype=np.float64)
        upper = np.take(total, range(2 * r + 1, total.shape[axis]), axis)
        x = ((upper - np.take(total, range(0, total.shape[axis] - 2 * r - 1), axis)) / (2 * r + 1)).astype(np.float32)
    return x


def inked(alpha):
    """Rows and columns that hold anything."""
    rows, columns = np.flatnonzero(alpha.max(1) > 0), np.flatnonzero(alpha.max(0) > 0)
    return slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)


def squared(x):
    """Length of each pixel's vector, squared."""
    return np.einsum('ijk,ijk->ij', x, x)


def smooth(light, guides, number, levels=5):
    """
    Edge-avoiding wavelets. The last level reaches 32 px, so slow blotches go as well; shadow edges stay, because a
    difference beyond the local noise ends the averaging.
    """
    noise = np.maximum(box(((light - box(light, 1)) ** 2).mean(2), 4), 1e-6)
    height, width = number.shape
    marks = np.concatenate([values / np.float32(spread**0.5) for values, spread in guides] or [np.zeros_like(light)], 2)
    for level in range(levels):
        step = 1 << level
        guide = box(light, 1) if level == 0 else light
        total, weight = np.zeros_like(light), np.zeros((height, width), np.float32)
        # With the edge repeated round it, every neighbor is a view: copies took most of the time.
        wide = [np.pad(x, [(2 * step, 2 * step)] * 2 + [(0, 0)] * (x.ndim - 2), mode='edge') for x in (light, guide, marks, number)]
        scale = 1 / (guide.shape[2] * (4.5 * noise + 1e-5))
        for j in range(5):
            for i in range(5):
                there = slice(j * step, j * step + height), slice(i * step, i * step + width)
                its_light, its_guide, its_marks, its_number = (x[there] for x in wide)
                apart = squared(guide - its_guide) * scale + squared(marks - its_marks)
                w = KERNEL[j] * KERNEL[i] * np.exp(-apart) * (number == its_number)
                total += w[..., None] * its_light
                weight += w
        light = total / weight[..., None]
        noise = np.maximum(noise * 0.3, 1e-6)
    return light


def between(number):
    """Where a pixel may show more than one plate: its paint is a mixture that no one light explains."""
    wide = np.pad(number, 2, mode='edge')
    height, width = number.shape
    around = [wide[2 + j : 2 + j + height, 2 + i : 2 + i + width] for j, i in BESIDE]
    return np.any([number != other for other in around], 0)


def denoise(passes):
    """
    Filters the plates' light alone: color divided by paint, in its logarithm. Edges stay as they were sampled: with the
    light of one of two plates they would be steps.
    """
    out = passes['color'].copy()
    window = inked(out[..., 3])
    color = out[window]
    albedo, normal = passes['albedo'][window][..., :3], passes['normal'][window][..., :3]
    number = np.rint(passes['number'][window][..., 0]).astype(np.int32)
    paint = np.maximum(albedo, 0.02)
    light = np.log(np.clip(color[..., :3] / paint, 0, 24) + 0.05)
    light = smooth(light, ((normal, 0.04), (np.sqrt(paint), 0.002)), number)
    filtered = np.where(between(number)[..., None], color[..., :3], (np.exp(light) - 0.05) * paint)
    out[window] = np.concatenate((filtered, color[..., 3:4]), 2)
    return out


def denoise_shadow(passes):
    """How much of the floor's light is missing, 0 to 1; nowhere any without a floor."""
    covered = passes['color'][..., 3] > 0.98
    out = np.zeros(covered.shape, np.float32)
    if 'shadow' in passes:
        missing = np.clip(1 - passes['shadow'][..., :3].mean(2, keepdims=True), 0, 1)
        window = inked(box(missing[..., 0], 8) > 0.02)
        out[window] = smooth(missing[window], (), covered[window])[..., 0]
    return out
