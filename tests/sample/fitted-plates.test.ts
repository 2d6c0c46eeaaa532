import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';

/** The width in pixels at which pictures are examined. */
const width = 540;
/** The number of pixels up to which a connected part is tiny, and not counted. */
const tinyPartSize = 60;

/** Classifies a picture's pixels: 'signal', 'background' (like its upper left corner) or 'plate', which includes shadows. */
async function readKinds(master: string) {
  const file = join(projectRoot, 'art/masters', `${master}.jpg`);
  const { data, info } = await sharp(file).resize(width).raw().toBuffer({ resolveWithObject: true });
  const colorOf = (pixel: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * pixel, 3 * pixel + 3);
    return [red, green, blue] as const;
  };
  const background = colorOf(0);
  const kinds = Array.from({ length: info.width * info.height }, (_, pixel) => {
    const [red, green, blue] = colorOf(pixel);
    // The signal color is orange: far more red than green, and more green than blue.
    if (red > 190 && red - green > 80 && green - blue > 15) return 'signal';
    return Math.hypot(red - background[0], green - background[1], blue - background[2]) < 40 ? 'background' : 'plate';
  });
  return { kinds, height: info.height };
}

/** The pixels of the largest connected part in the signal color, and the number of others that are not tiny. */
function findPlate(kinds: string[]) {
  const seen = new Set<number>();
  const parts = kinds.flatMap((kind, start) => {
    if (kind !== 'signal' || seen.has(start)) return [];
    const part = [start];
    seen.add(start);
    // The loop also visits the pixels that it adds.
    for (const pixel of part) {
      for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
        if (kinds[next] !== 'signal' || seen.has(next)) continue;
        seen.add(next);
        part.push(next);
      }
    }
    return part.length > tinyPartSize ? [part] : [];
  });
  parts.sort((a, b) => b.length - a.length);
  return { plate: parts[0] ?? [], otherCount: Math.max(0, parts.length - 1) };
}

test.each(
  [
    'call-to-action',
    'closing-products',
    'closing-expertise',
    'closing-services',
    'closing-cases',
    'closing-blog',
  ].flatMap((name) => [name, `${name}-phone`]),
)('the closing picture %s has one complete orange plate, with other plates close around it', async (master) => {
  const { kinds, height } = await readKinds(master);
  const { plate, otherCount } = findPlate(kinds);
  expect(otherCount).toBe(0);
  const [columns, rows] = [plate.map((pixel) => pixel % width), plate.map((pixel) => Math.floor(pixel / width))];
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  expect(Math.min(left, top, width - 1 - right, height - 1 - bottom)).toBeGreaterThan(3);
  // On a wide screen, the words of the banner end before 58% of the picture.
  expect(left / width).toBeGreaterThan(master.endsWith('-phone') ? 0 : 0.58);

  // Examines, in 72 directions from the plate's center, what is just beyond its border.
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  const beyond = 0.035 * (master.endsWith('-phone') ? width : width * 0.44);
  const neighbors = Array.from({ length: 72 }, (_, turn) => {
    const [across, down] = [Math.cos((turn * Math.PI) / 36), Math.sin((turn * Math.PI) / 36)];
    const kindAt = (reach: number) => {
      const [column, row] = [Math.round(middle[0] + reach * across), Math.round(middle[1] + reach * down)];
      // Beyond the end of a row, the index would be that of a pixel of another row.
      return column >= 0 && column < width ? kinds[row * width + column] : undefined;
    };
    let reach = width;
    while (reach > 0 && kindAt(reach) !== 'signal') reach--;
    return kindAt(reach + beyond);
  });
  expect(neighbors.filter((kind) => kind === 'plate').length / neighbors.length).toBeGreaterThan(0.5);
});
