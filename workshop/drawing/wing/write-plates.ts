import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { masterFolder } from '../../../art/encode/folders.ts';
import { fileHash } from '../../../art/file-hash.ts';
import { describeView } from './render-view.ts';
import { wings } from './wings.ts';

/**
 * `plates` writes the positions of plates that move on their page, beside the picture's master. It takes seconds: nothing is
 * rendered. The file holds the master's hash: another picture in its place does not move.
 */
export async function writePlates(): Promise<void> {
  for (const { name, scene, view } of wings.filter(({ isAnimated }) => isAnimated)) {
    const master = await readFile(new URL(`${name}.jpg`, masterFolder));
    const plates = await describeView(scene, view);
    const file = new URL(`${name}.plates.json`, masterFolder);
    await writeFile(file, `${JSON.stringify({ of: fileHash(master), ...plates })}\n`);
    console.log(fileURLToPath(file));
  }
}
