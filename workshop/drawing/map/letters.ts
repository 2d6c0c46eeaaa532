import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The resolution of outlines: coordinates are rounded to whole units. */
const unitsPerEm = 320;

/**
 * Sets text in the site's text typeface as outlines, since an SVG file in an `<img>` cannot use the page's fonts. Each glyph is
 * defined once and referenced wherever it occurs. Sizes in pixels; one weight.
 */
export class Letters {
  readonly #font: harfbuzz.Font;
  readonly #outlines = new Map<number, string>();

  private constructor(font: harfbuzz.Font) {
    this.#font = font;
    font.setScale(unitsPerEm, unitsPerEm);
  }

  /** Letters that can set only these characters. */
  static async forCharacters(characters: string): Promise<Letters> {
    const name = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
    const file = await readFile(new URL(import.meta.resolve(name)));
    const options = { targetFormat: 'truetype', variationAxes: { wght: 620 } } as const;
    const { buffer, byteOffset, byteLength } = await subsetFont(file, characters, options);
    const bytes = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
    return new Letters(new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes))));
  }

  /** The width of a line, in pixels. */
  width(text: string, size: number): number {
    return (this.#shape(text).reduce((sum, { advance }) => sum + advance, 0) * size) / unitsPerEm;
  }

  /** The markup of a line whose baseline begins at `x`, `y`. */
  line(text: string, size: number, x: number, y: number): string {
    const scale = Number((size / unitsPerEm).toFixed(5));
    let pen = 0;
    const uses = this.#shape(text).map(({ glyph, advance }) => {
      const outline = this.#font.glyphToPath(glyph);
      if (outline) this.#outlines.set(glyph, outline);
      const use = outline ? `<use href="#g${glyph}" x="${Math.round(pen)}"/>` : '';
      pen += advance;
      return use;
    });
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${scale} ${-scale})">${uses.join('')}</g>`;
  }

  /** The outlines of all letters set so far, for the file's `<defs>`: call it after the last `line`. */
  definitions(): string {
    return [...this.#outlines]
      .map(([glyph, outline]) => `<path id="g${glyph}" d="${withWholeNumbers(outline)}"/>`)
      .join('');
  }

  #shape(text: string) {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(this.#font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint }, index) => ({
      glyph: codepoint,
      advance: positions[index]?.xAdvance ?? 0,
    }));
  }
}

const withWholeNumbers = (path: string) => path.replace(/[\d.]+/g, (number) => String(Math.round(Number(number))));
