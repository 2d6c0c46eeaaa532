"""From linear light to the bytes of a picture."""

import numpy as np


def shoulder(x, start=0.62):
    """Straight up to `start`, then bending to 1 without a step: bright plates keep their hue instead of clipping."""
    over = np.maximum(x - start, 0)
    room = 1 - start
    return np.where(x < start, x, start + room * (1 - np.exp(-over / room)))


def develop(light, is_floor, exposure, shade):
    """
    Premultiplied linear RGBA -> RGBA bytes, not premultiplied. Shadows on the floor take the linear colour `shade`; their
    faintest part is left to the ground. A whisper of grain keeps flats from banding.
    """
    alpha = np.clip((light[..., 3:4] - 0.03) / 0.97, 0, 1)
    light = np.maximum(light, np.array((*shade[:3], 0), np.float32) * alpha * is_floor[..., None] / exposure)
    plain = np.maximum(light[..., :3] / np.maximum(alpha, 1e-4), 0) * exposure
    grain = np.random.default_rng(3).standard_normal(plain.shape[:2]).astype(np.float32)
    toned = shoulder(plain * (1 + 0.008 * grain[..., None]))
    coded = np.where(toned <= 0.0031308, toned * 12.92, 1.055 * np.maximum(toned, 1e-8) ** (1 / 2.4) - 0.055)
    levels = np.concatenate((coded, alpha), 2).clip(0, 1) * 255
    levels[..., 3] += np.where(alpha[..., 0] < 1, 0.5 * grain * (alpha[..., 0] > 0), 0)
    return np.rint(levels.clip(0, 255)).astype(np.uint8)
