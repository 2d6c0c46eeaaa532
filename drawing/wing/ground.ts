import type { View } from './scene.ts';

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The same grain at every drawing, within half a level: it keeps a wide gradient from banding. */
function grains(): () => number {
  let state = 1;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** What plates and shadows are laid on, RGB bytes: the flat ground, or with a glow that fades into it. */
export function paintGround(ground: string, { glow, width, height }: View): Buffer {
  const bytes = Buffer.alloc(width * height * 3);
  const from = rgb(ground);
  if (!glow) return bytes.fill(Buffer.from(from));
  const towards = rgb(glow.color);
  const grain = grains();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const apart = Math.hypot(x / width - glow.at[0], (y - glow.at[1] * height) / width) / glow.reach;
      const share = apart < 1 ? (1 - apart * apart) ** 2 : 0;
      for (const [channel, plain] of from.entries())
        bytes[(y * width + x) * 3 + channel] = Math.floor(plain + ((towards[channel] ?? 0) - plain) * share + grain());
    }
  return bytes;
}
