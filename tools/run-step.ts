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

/** Runs a step with its output shown. Resolves with whether it ended well. */
export async function runStep({ name, script, args = [] }: Step): Promise<boolean> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(projectRoot, script), ...args], { cwd: projectRoot, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
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
