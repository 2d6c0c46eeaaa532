import { writeSync } from 'node:fs';
import type { Reporter } from 'vitest/node';
import { progressCounter } from '#prerender/build-progress.ts';

/**
 * Reports the number of test files that have run, one line per quarter, to the file descriptor in PROGRESS_FD: `run-step.ts`
 * shows the rest of a step's output only when it has ended. Does nothing if PROGRESS_FD is not set.
 */
export default class ProgressReporter implements Reporter {
  readonly #channel = Number(process.env['PROGRESS_FD'] ?? -1);
  readonly #count = progressCounter(
    { write: (words) => writeSync(this.#channel, String(words)) > 0 },
    'files of tests',
  );
  #done = 0;
  #all = 0;

  onTestRunStart(files: readonly unknown[]): void {
    this.#all = files.length;
  }

  onTestModuleEnd(): void {
    this.#done += 1;
    if (this.#channel >= 0) this.#count(this.#done, this.#all);
  }
}
