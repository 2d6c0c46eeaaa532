import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { View } from './scene.ts';
import type { Scene } from './wing.ts';

const scriptPath = (name: string) => join(import.meta.dirname, 'blender', name);

/**
 * Renders the plates on a transparent ground: RGBA bytes, `view.width` times `view.height`. It takes minutes on two cores, so
 * it runs at the lowest priority; `THREADS` in the environment sets the number of threads (2). Throws an Error with the end of
 * Blender's output when it fails.
 */
export async function renderView(scene: Scene, view: View, samples: number): Promise<Buffer> {
  return runBlender('render.py', { scene, view, samples });
}

/** The positions of the plates and the camera, as site/plates/plates-file.ts describes them. Takes seconds. */
export async function describeView(scene: Scene, view: View): Promise<object> {
  return JSON.parse((await runBlender('describe.py', { scene, view })).toString()) as object;
}

/** Runs a script of blender/ with `order` as JSON in a file, and returns what it writes. */
async function runBlender(script: string, order: object): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'wing-'));
  try {
    const orderFile = join(folder, 'order.json');
    const result = join(folder, 'result');
    await writeFile(orderFile, JSON.stringify(order));
    const threads = process.env['THREADS'] ?? '2';
    const blender = ['blender', '-b', '--factory-startup', '--python-exit-code', '1', '-t', threads];
    const child = spawn('nice', ['-n', '19', ...blender, '-P', scriptPath(script), '--', orderFile, result]);
    let output = '';
    const append = (part: Buffer) => (output = (output + part.toString()).slice(-4000));
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    const [exitCode, signal] = (await once(child, 'close')) as [number | null, string | null];
    if (exitCode !== 0) throw new Error(`Blender ended with ${exitCode ?? signal}:\n${output}`);
    const summary = /RENDERED .*/.exec(output)?.[0];
    if (summary) console.log(summary);
    return await readFile(result);
  } finally {
    await rm(folder, { recursive: true });
  }
}
