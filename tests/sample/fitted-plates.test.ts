import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const width = 540;

/** A picture's pixels, each 'signal', 'ground' (the color of its corner on the left) or 'plate', which shadows are too. */
async function drawnIn(master: string) {
  const file = new URL(`../../art/masters/${master}.jpg`, import.meta.url).pathname;
  const { data, info } = await sharp(file).resize(width).raw().toBuffer({ resolveWithObject: true });
  const color = (pixel: number) => [...data.subarray(3 * pixel, 3 * pixel + 3)] as [number, number, number];
  const ground = color(0);
  const kinds = Array.from({ length: info.width * info.height }, (_, pixel) => {
    const [red, green, blue] = color(pixel);
    if (red > 190 && red - green > 80 && green - blue > 15) return 'signal';
    return Math.hypot(red - ground[0], green - ground[1], blue - ground[2]) < 40 ? 'ground' : 'plate';
  });
  return { kinds, height: info.height };
}

/** The pixels of the largest coherent part in the signal color, and how many others are larger than a detail. */
function plateOf(kinds: string[]) {
  const seen = new Set<number>();
  const parts = kinds.flatMap((kind, start) => {
    if (kind !== 'signal' || seen.has(start)) return [];
    const part = [start];
    seen.add(start);
    for (const pixel of part)
      for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width])
        if (kinds[next] === 'signal' && !seen.has(next)) {
          seen.add(next);
          part.push(next);
        }
    return part.length > 60 ? [part] : [];
  });
  parts.sort((a, b) => b.length - a.length);
  return { plate: parts[0] ?? [], others: Math.max(0, parts.length - 1) };
}

describe('a closing picture has one orange plate, whole, which others lie close around', () => {
  it.each(
    [
      'call-to-action',
      'closing-products',
      'closing-expertise',
      'closing-services',
      'closing-cases',
      'closing-blog',
    ].flatMap((name) => [name, `${name}-phone`]),
  )('%s', async (master) => {
    const { kinds, height } = await drawnIn(master);
    const { plate, others } = plateOf(kinds);
    expect(others).toBe(0);
    const [columns, rows] = [plate.map((pixel) => pixel % width), plate.map((pixel) => Math.floor(pixel / width))];
    const [left, right] = [Math.min(...columns), Math.max(...columns)];
    const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
    expect(Math.min(left, top, width - 1 - right, height - 1 - bottom)).toBeGreaterThan(3);
    // On a wide screen, the words of the banner end before 58% of the picture.
    expect(left / width).toBeGreaterThan(master.endsWith('-phone') ? 0 : 0.58);

    // From its middle outward: what comes soon after its border.
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    const beyond = 0.035 * (master.endsWith('-phone') ? width : width * 0.44);
    const neighbors = Array.from({ length: 72 }, (_, turn) => {
      const [across, down] = [Math.cos((turn * Math.PI) / 36), Math.sin((turn * Math.PI) / 36)];
      const kindAt = (reach: number) =>
        kinds[Math.round(middle[1] + reach * down) * width + Math.round(middle[0] + reach * across)];
      let reach = width;
      while (reach > 0 && kindAt(reach) !== 'signal') reach--;
      return kindAt(reach + beyond);
    });
    expect(neighbors.filter((kind) => kind === 'plate').length / neighbors.length).toBeGreaterThan(0.5);
  });
});
