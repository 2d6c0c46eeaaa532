import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readKnownFiles } from '#content/schema/known-files.ts';
import { platesUrl } from '#content/schema/picture.ts';

/** Copies the pictures to the addresses that content/schema/picture.ts gives them. */
export function copyPictures(contentFolder: string, out: string) {
  const folder = join(contentFolder, 'pictures');
  const { pictures } = readKnownFiles(contentFolder);
  for (const [name, { avif, jpeg, hash, plates }] of Object.entries(pictures)) {
    const files = [...avif.map((width) => [width, 'avif'] as const), [jpeg, 'jpg'] as const];
    for (const [width, extension] of files) {
      const target = join(out, 'pictures', `${name}-${width}.${hash.slice(0, 6)}.${extension}`);
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(join(folder, `${name}-${width}.${extension}`), target);
    }
    if (plates) copyFileSync(join(folder, `${name}.plates.json`), join(out, platesUrl(name, plates)));
  }
}

/** The file of a picture's public address: the same without the hash. */
export const pictureFile = (address: string) => address.replace(/\.[0-9a-f]{6}(\.\w+)$/, '$1');
