import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';

/** A command of the project: a script and its arguments. Runs on the current Node.js. */
export interface Step {
  name: string;
  /** Path below the project, such as node_modules/vite/bin/vite.js. */
  script: string;
  args?: string[];
  /** Runs it in its own process group: Ctrl+C in a terminal does not reach it. */
  detached?: boolean;
}

/**
 * Runs a step with its output shown at once, or when it has ended. A step writes its progress to the file descriptor in
 * PROGRESS_FD, which is always shown at once. Resolves with whether it succeeded.
 */
export async function runStep(
  { name, script, args = [], detached = false }: Step,
  showOutput: 'at once' | 'at the end' = 'at once',
) {
  const started = performance.now();
  const child = spawn(process.execPath, [join(projectRoot, script), ...args], {
    cwd: projectRoot,
    detached,
    env: { ...process.env, PROGRESS_FD: '3' },
    stdio: showOutput === 'at once' ? ['inherit', 'inherit', 'inherit', 1] : ['ignore', 'pipe', 'pipe', 1],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  const [code] = (await once(child, 'close')) as [number | null];
  process.stdout.write(Buffer.concat(output));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  return code === 0;
}

/** Runs steps one after the other until one fails. */
export async function runSteps(steps: Step[]): Promise<boolean> {
  return reportFailures([await runUntilFailure(steps, 'at once')]);
}

/**
 * Runs lanes of steps in parallel, each until one of its steps fails; a step's output is printed in one piece. The last
 * lines tell what failed.
 */
export async function runLanes(lanes: Step[][]): Promise<boolean> {
  return reportFailures(await Promise.all(lanes.map((steps) => runUntilFailure(steps, 'at the end'))));
}

/** Resolves with the step that failed; undefined if all have succeeded. */
async function runUntilFailure(steps: Step[], showOutput: 'at once' | 'at the end'): Promise<Step | undefined> {
  for (const step of steps) {
    if (!(await runStep(step, showOutput))) return step;
  }
  return undefined;
}

/** Prints how to run each failed step alone. Returns whether there is none. */
function reportFailures(results: (Step | undefined)[]): boolean {
  const failed = results.filter((step) => step !== undefined);
  for (const step of failed) console.error(failureMessage(step));
  return failed.length === 0;
}

/** What failed, and the command to run it alone. */
export function failureMessage({ name, script, args = [] }: Step): string {
  const words = [script, ...args].map((word) => (/^[\w./=:@-]+$/.test(word) ? word : `'${word}'`));
  return `Failed: ${name}. To run that alone: npm exec -- node ${words.join(' ')}`;
}
