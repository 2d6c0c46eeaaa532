"""Takes the grain out of a render without a trained model: smooths within each plate, among pixels with similar passes."""

import numpy as np

# The cubic B-spline, as usual for wavelets with holes (à trous).
KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
# Offsets of the neighbors at most two steps away, along rows and columns.
NEIGHBORS = [(row, column) for row in range(-2, 3) for column in range(-2, 3) if 0 < abs(row) + abs(column) < 3]


def box_mean(values, radius):
    """The mean over a square of (2 × radius + 1)² pixels around each pixel."""
    side = 2 * radius + 1
    for axis in (0, 1):
        padding = [(radius + 1, radius) if i == axis else (0, 0) for i in range(values.ndim)]
        total = np.pad(values, padding, mode='edge').cumsum(axis, dtype=np.float64)
        upper = np.take(total, range(side, total.shape[axis]), axis)
        lower = np.take(total, range(0, total.shape[axis] - side), axis)
        values = ((upper - lower) / side).astype(np.float32)
    return values


def covered_window(alpha):
    """The slices of rows and columns that contain everything above 0."""
    rows, columns = np.flatnonzero(alpha.max(1) > 0), np.flatnonzero(alpha.max(0) > 0)
    return slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)


def squared_norm(vectors):
    """The squared length of each pixel's vector."""
    return np.einsum('ijk,ijk->ij', vectors, vectors)


def smooth(light, guides, number, levels=5):
    """
    Edge-avoiding wavelets. `guides` are (values, variance): the more alike two neighbors are in them, the more they are
    averaged, and only within one plate, which `number` identifies. The last level reaches 32 px, so that wide blotches are
    smoothed as well; shadow edges stay, because a difference beyond the local noise ends the averaging.
    """
    noise = np.maximum(box_mean(((light - box_mean(light, 1)) ** 2).mean(2), 4), 1e-6)
    height, width = number.shape
    marks = np.concatenate([values / np.float32(variance**0.5) for values, variance in guides] or [np.zeros_like(light)], 2)
    for level in range(levels):
        step = 1 << level
        guide = box_mean(light, 1) if level == 0 else light
        total, total_weight = np.zeros_like(light), np.zeros((height, width), np.float32)
        # With the edge repeated around it, every neighbor is a view: copies took most of the time.
        padded = [
            np.pad(values, [(2 * step, 2 * step)] * 2 + [(0, 0)] * (values.ndim - 2), mode='edge')
            for values in (light, guide, marks, number)
        ]
        scale = 1 / (guide.shape[2] * (4.5 * noise + 1e-5))
        for row in range(5):
            for column in range(5):
                window = slice(row * step, row * step + height), slice(column * step, column * step + width)
                near_light, near_guide, near_marks, near_number = (values[window] for values in padded)
                difference = squared_norm(guide - near_guide) * scale + squared_norm(marks - near_marks)
                weight = KERNEL[row] * KERNEL[column] * np.exp(-difference) * (number == near_number)
                total += weight[..., None] * near_light
                total_weight += weight
        light = total / total_weight[..., None]
        noise = np.maximum(noise * 0.3, 1e-6)
    return light


def is_near_edge(number):
    """Where a pixel may show more than one plate: its paint is a mixture, and dividing by it would not give the light."""
    padded = np.pad(number, 2, mode='edge')
    height, width = number.shape
    neighbors = [padded[2 + row : 2 + row + height, 2 + column : 2 + column + width] for row, column in NEIGHBORS]
    return np.any([number != neighbor for neighbor in neighbors], 0)


def denoise(passes):
    """
    The color pass, filtered. Only the light on the plates is smoothed: color divided by paint, as a logarithm. Edges stay as
    they were sampled: with the light of only one of two plates, they would be steps.
    """
    out = passes['color'].copy()
    window = covered_window(out[..., 3])
    color = out[window]
    albedo, normal = passes['albedo'][window][..., :3], passes['normal'][window][..., :3]
    number = np.rint(passes['number'][window][..., 0]).astype(np.int32)
    paint = np.maximum(albedo, 0.02)
    light = np.log(np.clip(color[..., :3] / paint, 0, 24) + 0.05)
    light = smooth(light, ((normal, 0.04), (np.sqrt(paint), 0.002)), number)
    filtered = np.where(is_near_edge(number)[..., None], color[..., :3], (np.exp(light) - 0.05) * paint)
    out[window] = np.concatenate((filtered, color[..., 3:4]), 2)
    return out


def denoise_shadow(passes):
    """The share of the floor's light that is missing, 0 to 1; 0 everywhere without a floor."""
    covered = passes['color'][..., 3] > 0.98
    out = np.zeros(covered.shape, np.float32)
    if 'shadow' in passes:
        missing = np.clip(1 - passes['shadow'][..., :3].mean(2, keepdims=True), 0, 1)
        window = covered_window(box_mean(missing[..., 0], 8) > 0.02)
        out[window] = smooth(missing[window], (), covered[window])[..., 0]
    return out
