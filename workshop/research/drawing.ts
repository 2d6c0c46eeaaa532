import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A figure of an article as SVG: `wide` is 872 units wide, `phone` 350. See content/blog/README.md. */
interface Drawing {
  wide: string;
  phone: string;
}

/** Writes content/blog/figures/<name>.svg and <name>-phone.svg. */
export function writeFigure(name: string, { wide, phone }: Drawing): void {
  const folder = join(import.meta.dirname, '../../content/blog/figures');
  writeFileSync(join(folder, `${name}.svg`), wide);
  writeFileSync(join(folder, `${name}-phone.svg`), phone);
  console.log(`Drawn: content/blog/figures/${name}.svg and ${name}-phone.svg`);
}

/** A document of `width` by `height` units. */
export const svg = (width: number, height: number, parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="var(--text)">\n${parts
    .map((part) => `  ${part}\n`)
    .join('')}</svg>\n`;

type Anchor = 'start' | 'middle' | 'end';

/** Text in regular type, its baseline at `y`. Colors are names of the site's tokens. */
export const label = (x: number, y: number, text: string, anchor: Anchor = 'start', fill = 'slate') =>
  `<text x="${px(x)}" y="${px(y)}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`} font-weight="500" font-size="16" fill="var(--${fill})">${text}</text>`;

/** Text in bold type. */
export const strong = (x: number, y: number, text: string, anchor: Anchor = 'start', fill = 'ink') =>
  `<text x="${px(x)}" y="${px(y)}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`} font-weight="650" font-size="17" fill="var(--${fill})">${text}</text>`;

/** A line of the figure's title. */
export const heading = (y: number, text: string) =>
  `<text x="0" y="${y}" font-family="var(--display)" font-weight="600" font-size="20" fill="var(--ink)">${text}</text>`;

/** A path without a fill; `d` is SVG path data, `more` are further attributes, with a space before each. */
export const line = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="var(--${color})" stroke-width="${width}"${more}/>`;

/** A filled circle. */
export const dot = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="${radius}" fill="var(--${fill})"/>`;

/** Rounds to two decimals, so that the file is the same on every machine. */
export const px = (value: number) => Number(value.toFixed(2));
