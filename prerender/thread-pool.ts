import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fastq from 'fastq';

/**
 * Threads that run one script and start on demand. The script replies to each message of `parentPort` with one message, in the
 * order of the messages.
 */
export class ThreadPool<Task, Result> {
  readonly #script: string;
  readonly #workerData: unknown;
  readonly #threads: Worker[] = [];
  readonly #idle: Worker[] = [];
  readonly #queue: fastq.queueAsPromised<Task, Result>;

  /** `script` is the path of a file, `maxThreads` the most threads at a time. */
  constructor(script: string, maxThreads: number, workerData?: unknown) {
    this.#script = script;
    this.#workerData = workerData;
    this.#queue = fastq.promise((task: Task) => this.#run(task), maxThreads);
  }

  /** Resolves to a thread's reply. Rejects with an error that is thrown in the thread, which then ends. */
  run(task: Task): Promise<Result> {
    return this.#queue.push(task);
  }

  /** Ends the threads. Call it once nothing more will be run. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }

  async #run(task: Task): Promise<Result> {
    const thread = this.#idle.pop() ?? this.#start();
    thread.postMessage(task);
    // Rejects with an error of the thread.
    const [result] = (await once(thread, 'message')) as [Result];
    this.#idle.push(thread);
    return result;
  }

  #start(): Worker {
    const thread = new Worker(this.#script, { workerData: this.#workerData, execArgv: [] });
    this.#threads.push(thread);
    return thread;
  }
}
