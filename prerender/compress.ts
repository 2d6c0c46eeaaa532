import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * How thoroughly Brotli looks: as well as it can, or for a twelfth of that time and 10 % more bytes, where a file is seldom
 * asked for or by programs (docs/performance.md).
 */
export const brotliQuality = { best: 11, quick: 7 } as const;

export type Effort = keyof typeof brotliQuality;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

export const brotli = (content: Buffer, effort: Effort): Buffer =>
  brotliCompressSync(content, {
    params: { [BROTLI_PARAM_QUALITY]: brotliQuality[effort], [BROTLI_PARAM_SIZE_HINT]: content.length },
  });

export const gzip = (content: Buffer): Buffer => gzipSync(content, { level: 9 });
