"""From linear light to the bytes of a picture."""

import numpy as np


def shoulder(x, start=0.62):
    """Straight up to `start`, then bending to 1 without a step: bright plates keep their hue instead of clipping."""
    over = np.maximum(x - start, 0)
    room = 1 - start
    return np.where(x < start, x, start + room * (1 - np.exp(-over / room)))


def develop(light, exposure):
    """Premultiplied linear RGBA -> RGBA bytes, not premultiplied. A whisper of grain keeps flats from banding in AVIF."""
    alpha = np.clip(light[..., 3:4], 0, 1)
    plain = np.maximum(light[..., :3] / np.maximum(alpha, 1e-4), 0) * exposure
    grain = np.random.default_rng(3).standard_normal(plain.shape[:2]).astype(np.float32)
    toned = shoulder(plain * (1 + 0.008 * grain[..., None]))
    coded = np.where(toned <= 0.0031308, toned * 12.92, 1.055 * np.maximum(toned, 1e-8) ** (1 / 2.4) - 0.055)
    return np.rint(np.concatenate((coded, alpha), 2).clip(0, 1) * 255).astype(np.uint8)
