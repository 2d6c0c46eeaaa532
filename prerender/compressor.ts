import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import fastq from 'fastq';
import type { KeptFile } from './cache/kept-files.ts';
import type { CompressedForms } from './cache/site-cache.ts';
import type { Effort } from './compress.ts';

/** A kept file to compress. */
export interface CompressionOrder {
  file: KeptFile;
  effort: Effort;
}

const maxThreads = Math.min(4, availableParallelism());

/**
 * Compresses kept files in threads that start on demand, and keeps the results. Node's asynchronous calls would
 * allocate their buffers in the caller's heap: with a whole site in it, that was collected every ten files.
 */
export class Compressor {
  readonly #filesFolder: string;
  readonly #threads: Worker[] = [];
  readonly #idle: Worker[] = [];
  readonly #orders = fastq.promise((order: CompressionOrder) => this.#compress(order), maxThreads);

  /** `filesFolder` is the folder of the kept files. */
  constructor(filesFolder: string) {
    this.#filesFolder = filesFolder;
  }

  compress(file: KeptFile, effort: Effort): Promise<CompressedForms> {
    return this.#orders.push({ file, effort });
  }

  /** Ends the threads. Call it once nothing more will be compressed. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }

  async #compress(order: CompressionOrder): Promise<CompressedForms> {
    const thread = this.#idle.pop() ?? this.#start();
    thread.postMessage(order);
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
