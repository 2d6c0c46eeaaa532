import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { contentFolder } from '#tools/content-folder.ts';

interface ContentCopy {
  folder: string;
  /** Replaces text in one of its files; fails if it is not there. */
  change: (file: string, from: string | RegExp, to: string) => void;
}

/** A copy of the content for the test to change; deleted when the test has finished. Pictures and brand are shared. */
export function copyContent(): ContentCopy {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const shared = new Set(['pictures', 'brand', 'schema'].map((name) => join(contentFolder, name)));
  cpSync(contentFolder, folder, { recursive: true, filter: (source) => !shared.has(source) });
  for (const name of ['pictures', 'brand']) symlinkSync(join(contentFolder, name), join(folder, name));
  return {
    folder,
    change: (file, from, to) => {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = before.replaceAll(
        from instanceof RegExp ? new RegExp(from.source, `${from.flags.replace('g', '')}g`) : from,
        to,
      );
      if (after === before) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(path, after);
    },
  };
}
