import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { contentFolder } from '#tools/content-folder.ts';

interface ContentCopy {
  folder: string;
  /** Replaces every occurrence of text in one of its files; throws if there is none. */
  change: (file: string, from: string | RegExp, to: string) => void;
}

/**
 * A copy of the content, without its schemas, for the test to change; deleted when the test has finished. Its pictures/
 * and brand/ are links to the real folders: nothing may be written into them.
 */
export function copyContent(): ContentCopy {
  const folder = temporaryFolder();
  const linkedFolders = ['pictures', 'brand'];
  const uncopiedFolders = new Set([...linkedFolders, 'schema'].map((name) => join(contentFolder, name)));
  cpSync(contentFolder, folder, { recursive: true, filter: (source) => !uncopiedFolders.has(source) });
  for (const name of linkedFolders) symlinkSync(join(contentFolder, name), join(folder, name));
  return {
    folder,
    change: (file, from, to) => {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = before.replaceAll(
        from instanceof RegExp ? new RegExp(from.source, `${from.flags.replace('g', '')}g`) : from,
        to,
      );
      if (after === before) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(path, after);
    },
  };
}
