"""From linear light to the bytes of a picture."""

import numpy as np


def shoulder(x, start=0.62):
    """Straight up to `start`, then bending to 1 without a step: bright plates keep their hue instead of clipping."""
    over = np.maximum(x - start, 0)
    room = 1 - start
    return np.where(x < start, x, start + room * (1 - np.exp(-over / room)))


def coded(linear):
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * np.maximum(linear, 1e-8) ** (1 / 2.4) - 0.055)


def develop(light, shadow, exposure, shade):
    """
    Premultiplied linear RGBA of the plates and the floor's missing light -> RGBA bytes, not premultiplied. Shadows take the
    linear color `shade`; their faintest part is left to the ground. A whisper of grain keeps flats from banding.
    """
    plates = np.clip(light[..., 3:4], 0, 1)
    plain = np.maximum(light[..., :3] / np.maximum(plates, 1e-4), 0) * exposure
    grain = np.random.default_rng(3).standard_normal(plain.shape[:2]).astype(np.float32)
    toned = shoulder(plain * (1 + 0.008 * grain[..., None]))
    below = (1 - plates) * np.clip((shadow[..., None] - 0.03) / 0.97, 0, 1)
    alpha = plates + below
    # Mixed as screens mix: in linear light an edge before its shadow would look stepped.
    mixed = (coded(toned) * plates + coded(np.array(shade[:3], np.float32)) * below) / np.maximum(alpha, 1e-4)
    levels = np.concatenate((mixed, alpha), 2).clip(0, 1) * 255
    levels[..., 3] += np.where(alpha[..., 0] < 1, 0.5 * grain * (alpha[..., 0] > 0), 0)
    return np.rint(levels.clip(0, 255)).astype(np.uint8)
