import { isLeaving } from './leaving.ts';

/** Thrown if a part of the site cannot be loaded on demand. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  readonly kind: 'missing' | 'timeout';

  constructor(part: string, kind: 'missing' | 'timeout', cause?: unknown) {
    super(`Loading ${part} failed (${kind})`, { cause });
    this.kind = kind;
  }
}

/** Milliseconds after which a part is given up, as the specification says. */
const chunkTimeout = 120_000;

/**
 * Waits for a part that is being loaded, for at most `chunkTimeout`. Rejects with a ChunkLoadError that contains `name`,
 * or stays pending if the part is lost because the page is being left.
 */
export function loadChunk<Part>(name: string, part: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(name, 'timeout')), chunkTimeout);
    part
      .then(resolve, (cause: unknown) => isLeaving() || reject(new ChunkLoadError(name, 'missing', cause)))
      .finally(() => clearTimeout(timer));
  });
}
