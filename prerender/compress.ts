import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * Brotli's quality: the best, or, for files that are requested rarely or only by programs, one that takes a small fraction
 * of the time for 10% more bytes (docs/performance.md).
 */
export const brotliQuality = { best: 11, quick: 7 } as const;

export type Effort = keyof typeof brotliQuality;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

export const brotli = (content: Buffer, effort: Effort): Buffer =>
  brotliCompressSync(content, {
    params: { [BROTLI_PARAM_QUALITY]: brotliQuality[effort], [BROTLI_PARAM_SIZE_HINT]: content.length },
  });

export const gzip = (content: Buffer): Buffer => gzipSync(content, { level: 9 });
