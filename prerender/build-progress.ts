import type { WriteStream } from 'node:tty';

type Output = Pick<WriteStream, 'write'> & { isTTY?: boolean };

/**
 * Shows the progress of a step: on a terminal in one line that is overwritten, elsewhere in a line per quarter. `unit`
 * is the plural of what is counted.
 */
export function progressCounter(output: Output, unit: string): (done: number, all: number) => void {
  return (done, all) => {
    const isLast = done === all;
    if (output.isTTY) output.write(`\r  ${done} of ${all} ${unit}${isLast ? '\n' : ''}`);
    else if (quarter(done, all) > quarter(done - 1, all)) output.write(`  ${done} of ${all} ${unit}\n`);
  };
}

const quarter = (done: number, all: number) => Math.floor((4 * done) / all);
