import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';

/** A command of the project: a script, and what it is given. Runs on the Node.js that runs this. */
export interface Step {
  name: string;
  /** Path below the project, such as node_modules/vite/bin/vite.js. */
  script: string;
  args?: string[];
  /** In a process group of its own: what Ctrl+C sends to all in a terminal does not reach it. */
  detached?: boolean;
}

/**
 * Runs a step with its output shown: at once, or when it has ended. How far it has come, a step writes to the file descriptor of
 * PROGRESS_FD: that is shown at once. Resolves with whether it ended well.
 */
export async function runStep(
  { name, script, args = [], detached = false }: Step,
  shown: 'at once' | 'at the end' = 'at once',
) {
  const started = performance.now();
  const child = spawn(process.execPath, [join(projectRoot, script), ...args], {
    cwd: projectRoot,
    detached,
    env: { ...process.env, PROGRESS_FD: '3' },
    stdio: shown === 'at once' ? ['inherit', 'inherit', 'inherit', 1] : ['ignore', 'pipe', 'pipe', 1],
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
  return reported([await firstFailed(steps, 'at once')]);
}

/**
 * Runs lanes of steps beside each other, each until one of its steps fails; a step's output comes in one piece. The last
 * lines say what failed.
 */
export async function runLanes(lanes: Step[][]): Promise<boolean> {
  return reported(await Promise.all(lanes.map((steps) => firstFailed(steps, 'at the end'))));
}

async function firstFailed(steps: Step[], shown: 'at once' | 'at the end'): Promise<Step | undefined> {
  for (const step of steps) {
    if (!(await runStep(step, shown))) return step;
  }
  return undefined;
}

function reported(ends: (Step | undefined)[]): boolean {
  const failed = ends.filter((step) => step !== undefined);
  for (const step of failed) console.error(failureMessage(step));
  return failed.length === 0;
}

/** What failed, and how to run that alone, as one types it. */
export function failureMessage({ name, script, args = [] }: Step): string {
  const words = [script, ...args].map((word) => (/^[\w./=:@-]+$/.test(word) ? word : `'${word}'`));
  return `Failed: ${name}. To run that alone: npm exec -- node ${words.join(' ')}`;
}
