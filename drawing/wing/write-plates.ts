import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { masterFolder } from '../../art/encode/folders.ts';
import { describeView } from './render-view.ts';
import { wings } from './wings.ts';

/**
 * `plates` writes where the plates of each picture lie that moves on its page, beside its master: seconds, nothing is rendered.
 * It tells by a hash which master that is: another picture in its place does not move.
 */
export async function writePlates(): Promise<void> {
  for (const { name, scene, landscape } of wings.filter(({ moves }) => moves)) {
    const master = await readFile(new URL(`${name}.jpg`, masterFolder));
    const plates = await describeView(scene, landscape);
    const of = createHash('sha256').update(master).digest('hex').slice(0, 16);
    const file = new URL(`${name}.plates.json`, masterFolder);
    await writeFile(file, `${JSON.stringify({ of, ...plates })}\n`);
    console.log(file.pathname);
  }
}
