import { writeSync } from 'node:fs';
import type { Reporter } from 'vitest/node';
import { progressCounter } from '#prerender/build-progress.ts';

/**
 * Reports the number of test files that have run, one line per quarter, to the file descriptor in PROGRESS_FD: `run-step.ts`
 * shows the rest of a step's output only when it has ended. Does nothing if PROGRESS_FD is not set.
 */
export default class ProgressReporter implements Reporter {
  readonly #descriptor = Number(process.env['PROGRESS_FD'] ?? -1);
  readonly #report = progressCounter({ write: (line) => writeSync(this.#descriptor, String(line)) > 0 }, 'test files');
  #finished = 0;
  #total = 0;

  onTestRunStart(files: readonly unknown[]): void {
    this.#total = files.length;
  }

  onTestModuleEnd(): void {
    this.#finished += 1;
    if (this.#descriptor >= 0) this.#report(this.#finished, this.#total);
  }
}
