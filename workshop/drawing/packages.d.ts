// The parts of this package's dependencies used here, so that types can be checked where those are not installed.

declare module 'subset-font' {
  /** Reduces a font to the characters of `text`; an axis with a range is limited to it, one with a value is fixed. */
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
    /** Its address in HarfBuzz's memory, not used here: without it, any object would pass for a Blob. */
    readonly ptr: number;
    constructor(bytes: ArrayBuffer);
  }
  export class Face {
    readonly ptr: number;
    constructor(blob: Blob);
  }
  export class Font {
    constructor(face: Face);
    /** Units per em. */
    setScale(x: number, y: number): void;
    /** A glyph's outline as SVG path data; empty for a space. */
    glyphToPath(glyph: number): string;
  }
  export class Buffer {
    addText(text: string): void;
    /** Guesses direction, script and language. */
    guessSegmentProperties(): void;
    /** After `shape`, `codepoint` is the glyph's index in the font. */
    getGlyphInfos(): { codepoint: number }[];
    getGlyphPositions(): { xAdvance: number }[];
  }
  /** Replaces the buffer's text by glyphs. */
  export function shape(font: Font, buffer: Buffer): void;
}
