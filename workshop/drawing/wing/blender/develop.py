"""From linear light to the bytes of a picture."""

import numpy as np


def shoulder(light, start=0.62):
    """Unchanged up to `start`, then approaching 1 smoothly: bright plates keep their hue instead of clipping."""
    excess = np.maximum(light - start, 0)
    headroom = 1 - start
    return np.where(light < start, light, start + headroom * (1 - np.exp(-excess / headroom)))


def srgb(linear):
    """The sRGB transfer function, 0 to 1."""
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * np.maximum(linear, 1e-8) ** (1 / 2.4) - 0.055)


def develop(light, shadow, exposure, shadow_color):
    """
    From `light`, the plates as premultiplied linear RGBA, and `shadow`, the share of the floor's light that is missing, to RGBA
    bytes, not premultiplied; all (height, width, channels). `shadow_color` is linear; shadows fainter than 3 percent are left
    out. A little grain prevents banding.
    """
    coverage = np.clip(light[..., 3:4], 0, 1)
    color = np.maximum(light[..., :3] / np.maximum(coverage, 1e-4), 0) * exposure
    grain = np.random.default_rng(3).standard_normal(color.shape[:2]).astype(np.float32)
    toned = shoulder(color * (1 + 0.008 * grain[..., None]))
    shadow_coverage = (1 - coverage) * np.clip((shadow[..., None] - 0.03) / 0.97, 0, 1)
    alpha = coverage + shadow_coverage
    # Mixed as browsers mix: in linear light an edge before its shadow would look stepped.
    shadow_srgb = srgb(np.array(shadow_color[:3], np.float32))
    mixed = (srgb(toned) * coverage + shadow_srgb * shadow_coverage) / np.maximum(alpha, 1e-4)
    levels = np.concatenate((mixed, alpha), 2).clip(0, 1) * 255
    levels[..., 3] += np.where(alpha[..., 0] < 1, 0.5 * grain * (alpha[..., 0] > 0), 0)
    return np.rint(levels.clip(0, 255)).astype(np.uint8)
