import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scene, View } from './scene.ts';

const script = join(import.meta.dirname, 'blender/render.py');

/**
 * Answers the plates without a ground: RGBA bytes, `view.width` times `view.height`. Minutes on two cores, so it runs at
 * the lowest priority; `THREADS` in the environment sets how many it takes (2). Throws an Error with Blender's last words
 * when it fails.
 */
export async function renderView(scene: Scene, view: View, samples: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'wing-'));
  try {
    const order = join(folder, 'order.json');
    const result = join(folder, 'result.rgba');
    await writeFile(order, JSON.stringify({ scene, view, samples }));
    const threads = process.env['THREADS'] ?? '2';
    const blender = ['blender', '-b', '--factory-startup', '--python-exit-code', '1', '-t', threads];
    const child = spawn('nice', ['-n', '19', ...blender, '-P', script, '--', order, result]);
    let said = '';
    const keep = (part: Buffer) => (said = (said + part.toString()).slice(-4000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`Blender ended with ${code}:\n${said}`);
    console.log(/RENDERED .*/.exec(said)?.[0]);
    return await readFile(result);
  } finally {
    await rm(folder, { recursive: true });
  }
}
