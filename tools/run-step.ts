import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';

/** A command of the project: a script and its arguments. Runs on the current Node.js. */
export interface Step {
  name: string;
  /** The script's path below the project, such as node_modules/vite/bin/vite.js. */
  script: string;
  args?: string[];
  /**
   * If set, the step runs in its own process group, which Ctrl+C in a terminal does not reach. When the signal is aborted, the
   * whole group gets SIGTERM, which ends even a process in an endless loop, and at which PostgreSQL's folder is deleted.
   */
  abortSignal?: AbortSignal;
}

/** When a step's output is shown. */
type ShowOutput = 'immediately' | 'at the end';

/**
 * Runs a step with its output shown immediately, or when it has ended. A step writes its progress to the file descriptor in
 * PROGRESS_FD, which is always shown immediately. Resolves to whether it succeeded.
 */
export async function runStep(
  { name, script, args = [], abortSignal }: Step,
  showOutput: ShowOutput = 'immediately',
): Promise<boolean> {
  const startTime = performance.now();
  const child = spawn(process.execPath, [join(projectRoot, script), ...args], {
    cwd: projectRoot,
    detached: abortSignal !== undefined,
    env: { ...process.env, PROGRESS_FD: '3' },
    // The fourth is descriptor 3: progress goes to this process's own output.
    stdio: showOutput === 'immediately' ? ['inherit', 'inherit', 'inherit', 1] : ['ignore', 'pipe', 'pipe', 1],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  const endGroup = (): boolean => process.kill(-child.pid!, 'SIGTERM');
  abortSignal?.addEventListener('abort', endGroup);
  const [exitCode] = (await once(child, 'close')) as [number | null];
  // From now on, another process may get this process ID.
  abortSignal?.removeEventListener('abort', endGroup);
  process.stdout.write(Buffer.concat(output));
  const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
  console.log(`${exitCode === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  return exitCode === 0;
}

/** Runs steps one after the other until one fails. */
export async function runSteps(steps: Step[]): Promise<boolean> {
  return reportFailures([await runUntilFailure(steps, 'immediately')]);
}

/**
 * Runs lanes of steps in parallel, each until one of its steps fails. Prints each step's output in one piece, and at the end
 * what failed.
 */
export async function runLanes(lanes: Step[][]): Promise<boolean> {
  return reportFailures(await Promise.all(lanes.map((steps) => runUntilFailure(steps, 'at the end'))));
}

/** Runs steps one after the other. Resolves to the step that failed; undefined if all have succeeded. */
async function runUntilFailure(steps: Step[], showOutput: ShowOutput): Promise<Step | undefined> {
  for (const step of steps) {
    if (!(await runStep(step, showOutput))) return step;
  }
  return undefined;
}

/** Prints how to run each failed step alone. Returns whether all steps succeeded. */
function reportFailures(results: (Step | undefined)[]): boolean {
  const failed = results.filter((step) => step !== undefined);
  for (const step of failed) console.error(failureMessage(step));
  return failed.length === 0;
}

/** The message about a failed step, with the command that runs it alone. */
export function failureMessage({ name, script, args = [] }: Step): string {
  const words = [script, ...args].map((word) => (/^[\w./=:@-]+$/.test(word) ? word : `'${word}'`));
  return `Failed: ${name}. To run that alone: npm exec -- node ${words.join(' ')}`;
}
