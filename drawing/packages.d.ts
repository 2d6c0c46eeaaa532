// What is used here of this package's own dependencies, so that types can be checked where they are not installed.

declare module 'subset-font' {
  /** Cuts a font down to the characters of `text`; axes given a range or value are narrowed or fixed. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}

declare module 'harfbuzzjs' {
  export class Blob {
    /** Where it lies in HarfBuzz's memory. */
    readonly ptr: number;
    constructor(bytes: ArrayBuffer);
  }
  export class Face {
    readonly ptr: number;
    constructor(blob: Blob);
  }
  export class Font {
    constructor(face: Face);
    /** How many units a letter's size has. */
    setScale(x: number, y: number): void;
    /** A glyph's outline as the data of an SVG path; empty for a space. */
    glyphToPath(glyph: number): string;
  }
  export class Buffer {
    addText(text: string): void;
    /** Guesses direction, script and language. */
    guessSegmentProperties(): void;
    /** After `shape`: a glyph's number in the font as its `codepoint`. */
    getGlyphInfos(): { codepoint: number }[];
    getGlyphPositions(): { xAdvance: number }[];
  }
  /** Puts glyphs in the place of the buffer's text. */
  export function shape(font: Font, buffer: Buffer): void;
}
