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
