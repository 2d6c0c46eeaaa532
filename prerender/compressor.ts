import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import fastq from 'fastq';
import type { CachedFile } from './cache/file-cache.ts';
import type { CompressedForms } from './cache/site-cache.ts';
import type { Effort } from './compress.ts';

/** A cached file to compress. */
export interface CompressionTask {
  file: CachedFile;
  effort: Effort;
}

const maxThreads = Math.min(4, availableParallelism());

/**
 * Compresses cached files in threads that start on demand, and caches the results. Node's asynchronous calls would
 * allocate their buffers in the caller's heap: with a whole site in it, that was collected every ten files.
 */
export class Compressor {
  /** The folder of the cached files. */
  readonly #filesFolder: string;
  readonly #threads: Worker[] = [];
  readonly #idle: Worker[] = [];
  readonly #queue = fastq.promise((task: CompressionTask) => this.#compress(task), maxThreads);

  constructor(filesFolder: string) {
    this.#filesFolder = filesFolder;
  }

  compress(file: CachedFile, effort: Effort): Promise<CompressedForms> {
    return this.#queue.push({ file, effort });
  }

  /** Ends the threads. Call it once nothing more will be compressed. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }

  async #compress(task: CompressionTask): Promise<CompressedForms> {
    const thread = this.#idle.pop() ?? this.#start();
    thread.postMessage(task);
    // Rejects with an error of the thread, which ends it.
    const [forms] = (await once(thread, 'message')) as [CompressedForms];
    this.#idle.push(thread);
    return forms;
  }

  #start(): Worker {
    const thread = new Worker(join(import.meta.dirname, 'compress-worker.ts'), {
      workerData: this.#filesFolder,
      execArgv: [],
    });
    this.#threads.push(thread);
    return thread;
  }
}
