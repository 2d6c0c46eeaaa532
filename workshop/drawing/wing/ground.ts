import { channels } from '../paper/mix.ts';
import type { View } from './scene.ts';

/** Numbers from 0 to 1 (Lehmer's generator), the same in each run: as dither they prevent banding in wide gradients. */
function createDither(): () => number {
  let state = 1;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** The background for plates and shadows as RGB bytes: the flat ground, with a glow that fades into it if the view has one. */
export function paintGround(ground: string, { glow, width, height }: View): Buffer {
  const bytes = Buffer.alloc(width * height * 3);
  const groundColor = channels(ground);
  if (!glow) return bytes.fill(Buffer.from(groundColor));
  const glowColor = channels(glow.color);
  const dither = createDither();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const distance = Math.hypot(x / width - glow.at[0], (y - glow.at[1] * height) / width) / glow.reach;
      const share = distance < 1 ? (1 - distance * distance) ** 2 : 0;
      for (const [channel, value] of groundColor.entries()) {
        const mixed = value + ((glowColor[channel] ?? 0) - value) * share;
        bytes[(y * width + x) * 3 + channel] = Math.floor(mixed + dither());
      }
    }
  }
  return bytes;
}
