import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { CachedFile } from './cache/file-cache.ts';
import type { CompressedForms } from './cache/site-cache.ts';
import type { Effort } from './compress.ts';
import { ThreadPool } from './thread-pool.ts';

/** A cached file to compress. */
export interface CompressionTask {
  file: CachedFile;
  effort: Effort;
}

const script = join(import.meta.dirname, 'compress-worker.ts');
const maxThreads = Math.min(4, availableParallelism());

/**
 * Compresses cached files in threads, and caches the results. Node's asynchronous calls would allocate their buffers in the
 * caller's heap: with a whole site in memory, garbage collection ran every ten files.
 */
export class Compressor {
  readonly #threads: ThreadPool<CompressionTask, CompressedForms>;

  /** `filesFolder` is the folder of the cached files. */
  constructor(filesFolder: string) {
    this.#threads = new ThreadPool(script, maxThreads, filesFolder);
  }

  /** Resolves to the compressed forms of a file. Rejects if the file has been deleted from the cache. */
  compress(file: CachedFile, effort: Effort): Promise<CompressedForms> {
    return this.#threads.run({ file, effort });
  }

  /** Ends the threads. Call it once nothing more will be compressed. */
  close(): Promise<void> {
    return this.#threads.close();
  }
}
