import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scene, View } from './scene.ts';

const script = (name: string) => join(import.meta.dirname, 'blender', name);

/**
 * Answers the plates without a ground: RGBA bytes, `view.width` times `view.height`. Minutes on two cores, so it runs at
 * the lowest priority; `THREADS` in the environment sets how many it takes (2). Throws an Error with Blender's last words
 * when it fails.
 */
export async function renderView(scene: Scene, view: View, samples: number): Promise<Buffer> {
  return runBlender('render.py', { scene, view, samples });
}

/** Answers where the plates lie and how the camera sees them, as site/plates/plates-file.ts says; seconds. */
export async function describeView(scene: Scene, view: View): Promise<object> {
  return JSON.parse((await runBlender('describe.py', { scene, view })).toString()) as object;
}

async function runBlender(program: string, work: object): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'wing-'));
  try {
    const order = join(folder, 'order.json');
    const result = join(folder, 'result');
    await writeFile(order, JSON.stringify(work));
    const threads = process.env['THREADS'] ?? '2';
    const blender = ['blender', '-b', '--factory-startup', '--python-exit-code', '1', '-t', threads];
    const child = spawn('nice', ['-n', '19', ...blender, '-P', script(program), '--', order, result]);
    let said = '';
    const keep = (part: Buffer) => (said = (said + part.toString()).slice(-4000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`Blender ended with ${code}:\n${said}`);
    const told = /RENDERED .*/.exec(said)?.[0];
    if (told) console.log(told);
    return await readFile(result);
  } finally {
    await rm(folder, { recursive: true });
  }
}
