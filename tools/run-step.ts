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

/** How a step ended. */
interface StepResult {
  step: Step;
  hasSucceeded: boolean;
  /** What it printed; empty if that was shown immediately. */
  output: Buffer;
  /** When the output was shown, in milliseconds. */
  endTime: number;
}

/**
 * Runs a step with its output shown immediately, or when it has ended. A step writes its progress to the file descriptor in
 * PROGRESS_FD, which is always shown immediately. Resolves to whether it succeeded.
 */
export async function runStep(step: Step, showOutput: ShowOutput = 'immediately'): Promise<boolean> {
  return (await run(step, showOutput)).hasSucceeded;
}

async function run(step: Step, showOutput: ShowOutput): Promise<StepResult> {
  const { name, script, args = [], abortSignal } = step;
  const startTime = performance.now();
  const child = spawn(process.execPath, [join(projectRoot, script), ...args], {
    cwd: projectRoot,
    detached: abortSignal !== undefined,
    env: { ...process.env, PROGRESS_FD: '3' },
    // The fourth is descriptor 3: progress goes to this process's own output.
    stdio: showOutput === 'immediately' ? ['inherit', 'inherit', 'inherit', 1] : ['ignore', 'pipe', 'pipe', 1],
  });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part));
  const endGroup = (): boolean => process.kill(-child.pid!, 'SIGTERM');
  abortSignal?.addEventListener('abort', endGroup);
  const [exitCode] = (await once(child, 'close')) as [number | null];
  // From now on, another process may get this process ID.
  abortSignal?.removeEventListener('abort', endGroup);
  const output = Buffer.concat(parts);
  process.stdout.write(output);
  const endTime = performance.now();
  const seconds = ((endTime - startTime) / 1000).toFixed(1);
  console.log(`${exitCode === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  return { step, hasSucceeded: exitCode === 0, output, endTime };
}

/** Runs steps one after the other until one fails. */
export async function runSteps(steps: Step[]): Promise<boolean> {
  return reportFailures([await runUntilFailure(steps, 'immediately')]);
}

/**
 * Runs lanes of steps in parallel, each until one of its steps fails. Prints each step's output in one piece. What a failed step
 * printed is repeated at the end if another step's output followed: often only the end of a log is read, or kept.
 */
export async function runLanes(lanes: Step[][]): Promise<boolean> {
  const results = await Promise.all(lanes.map((steps) => runUntilFailure(steps, 'at the end')));
  for (const { step, output } of failuresBeforeLast(results)) {
    console.log(`Once more, the output of: ${step.name}`);
    process.stdout.write(output);
  }
  return reportFailures(results);
}

/** The failed steps after whose output another step's was shown. */
export function failuresBeforeLast<Result extends Pick<StepResult, 'hasSucceeded' | 'endTime'>>(
  results: readonly Result[],
): Result[] {
  const lastTime = Math.max(...results.map(({ endTime }) => endTime));
  return results.filter(({ hasSucceeded, endTime }) => !hasSucceeded && endTime < lastTime);
}

/** Runs steps one after the other. Resolves to the result of the last one that ran: only that one can have failed. */
async function runUntilFailure([first, ...others]: Step[], showOutput: ShowOutput): Promise<StepResult> {
  const result = await run(first!, showOutput);
  return result.hasSucceeded && others.length > 0 ? runUntilFailure(others, showOutput) : result;
}

/** Prints how to run each failed step alone. Returns whether all steps succeeded. */
function reportFailures(results: StepResult[]): boolean {
  const failed = results.filter(({ hasSucceeded }) => !hasSucceeded);
  for (const { step } of failed) console.error(failureMessage(step));
  return failed.length === 0;
}

/** The message about a failed step, with the command that runs it alone. */
export function failureMessage({ name, script, args = [] }: Step): string {
  const words = [script, ...args].map((word) => (/^[\w./=:@-]+$/.test(word) ? word : `'${word}'`));
  return `Failed: ${name}. To run that alone: npm exec -- node ${words.join(' ')}`;
}
