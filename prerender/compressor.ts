import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import fastq from 'fastq';
import type { KeptFile } from './cache/kept-files.ts';
import type { CompressedForms } from './cache/site-cache.ts';
import type { Effort } from './compress.ts';

/** A kept file that is to be compressed. */
export interface CompressionOrder {
  file: KeptFile;
  effort: Effort;
}

const threadsAtMost = Math.min(4, availableParallelism());

/**
 * Compresses kept files, and keeps what it makes, in threads that start once there is something to do. Not by Node's own
 * asynchronous calls: their buffers count as memory of the heap that asks, and a heap with a whole site in it was collected
 * every ten files.
 */
export class Compressor {
  readonly #filesFolder: string;
  readonly #threads: Worker[] = [];
  readonly #idle: Worker[] = [];
  readonly #orders = fastq.promise((order: CompressionOrder) => this.#compress(order), threadsAtMost);

  /** `filesFolder` is that of the kept files. */
  constructor(filesFolder: string) {
    this.#filesFolder = filesFolder;
  }

  compress(file: KeptFile, effort: Effort): Promise<CompressedForms> {
    return this.#orders.push({ file, effort });
  }

  /** To be called once nothing is compressed any more. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }

  async #compress(order: CompressionOrder): Promise<CompressedForms> {
    const thread = this.#idle.pop() ?? this.#start();
    thread.postMessage(order);
    // Rejects with what the thread throws, which ends it.
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
