import { readFile, writeFile } from 'node:fs/promises';
import { clientLogos, ownIcons, simpleIconIds } from './marks.ts';
import { roundPath } from './round-path.ts';

const iconFolder = new URL('./icons/', import.meta.resolve('simple-icons'));

/** A symbol of `size` by `size` units, its paths rounded. */
function symbol(id: string, size: number, shapes: string): string {
  const rounded = shapes.replace(/ d="([^"]+)"/g, (_, data: string) => ` d="${roundPath(data)}"`);
  return `<symbol id="${id}" fill="currentColor" viewBox="0 0 ${size} ${size}">${rounded}</symbol>`;
}

async function simpleIcon(icon: string): Promise<string> {
  const svg = await readFile(new URL(`${icon}.svg`, iconFolder), 'utf8');
  const data = /<path d="([^"]+)"/.exec(svg)?.[1];
  if (!data) throw new Error(`simple-icons/${icon}.svg has no path.`);
  return `<path d="${data}"/>`;
}

/** A sprite with one symbol per mark, sorted by id, in the text color. */
export async function drawMarks(): Promise<string> {
  const symbols = Object.entries(ownIcons).map(([id, shapes]) => symbol(id, 24, shapes));
  for (const [id, icon] of Object.entries(simpleIconIds)) symbols.push(symbol(id, 24, await simpleIcon(icon)));
  for (const [id, shapes] of Object.entries(clientLogos)) symbols.push(symbol(`client-${id}`, 28, shapes));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.sort().join('\n')}\n</svg>\n`;
}

/** Writes `content/brand/marks.svg`. */
export async function writeMarks(): Promise<void> {
  const sprite = await drawMarks();
  await writeFile(new URL('../../../content/brand/marks.svg', import.meta.url), sprite);
  console.log(`marks.svg: ${sprite.split('<symbol ').length - 1} marks, ${sprite.length} bytes`);
}
