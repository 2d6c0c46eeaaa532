import sharp from 'sharp';
import { wingOutline } from './outline.ts';

/** Lengths in pixels of the canvas; `fade` is where the wing's foot begins and ends to vanish, in shares of its height. */
export interface Placement {
  to: URL;
  canvas: { width: number; height: number };
  wing: { width: number; left: number; top: number };
  fade: [from: number, to: number];
}

const night = [0x0b, 0x18, 0x30] as const;

const smooth = (from: number, to: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/**
 * Cuts the wing out of its render and lays it on flat Night, so that the page needs no mask: the picture's edges have
 * exactly the colour of the band behind it.
 */
export async function fadeIntoNight({ to, canvas, wing, fade }: Placement): Promise<void> {
  const source = new URL('open-wing.jpg', import.meta.url).pathname;
  const { data, info } = await sharp(source).resize(wing.width).raw().toBuffer({ resolveWithObject: true });
  const outline = Buffer.from(wingOutline(info.width, info.height));
  const mask = await sharp(outline).greyscale().blur(3).raw().toBuffer();
  const out = Buffer.alloc(canvas.width * canvas.height * 3);
  for (let y = 0; y < canvas.height; y++) {
    const v = y - wing.top;
    const foot = 1 - smooth(...fade, v / info.height);
    for (let x = 0; x < canvas.width; x++) {
      const u = x - wing.left;
      const inside = u >= 0 && u < info.width && v >= 0 && v < info.height;
      const from = v * info.width + u;
      const share = inside ? foot * ((mask[from] ?? 0) / 255) : 0;
      night.forEach((ground, channel) => {
        const feather = inside ? (data[from * info.channels + channel] ?? ground) : ground;
        out[(y * canvas.width + x) * 3 + channel] = ground + Math.max(0, feather - ground) * share;
      });
    }
  }
  await sharp(out, { raw: { ...canvas, channels: 3 } })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toFile(to.pathname);
}
