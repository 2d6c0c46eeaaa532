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
}

/** Runs a step with its output shown: at once, or when it has ended. Resolves with whether it ended well. */
export async function runStep({ name, script, args = [] }: Step, shown: 'at once' | 'at the end' = 'at once') {
  const started = performance.now();
  const child = spawn(process.execPath, [join(projectRoot, script), ...args], {
    cwd: projectRoot,
    stdio: shown === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
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
  for (const step of steps) {
    if (!(await runStep(step))) return false;
  }
  return true;
}

/** Runs lanes of steps beside each other, each until one of its steps fails; a step's output comes in one piece. */
export async function runLanes(lanes: Step[][]): Promise<boolean> {
  const ends = await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) {
        if (!(await runStep(step, 'at the end'))) return false;
      }
      return true;
    }),
  );
  return ends.every(Boolean);
}
