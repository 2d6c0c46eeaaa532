import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { masterFolder, pictureFolder } from './folders.ts';
import type { IndexEntry } from './picture-index.ts';

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/**
 * The entry of a picture whose master has `<name>.plates.json` beside it, which drawing/ writes: where the plates lie that its
 * page lets move. It is delivered as it is, while it tells of this very master.
 */
export async function withPlates(
  name: string,
  { plates: _, ...entry }: IndexEntry,
  master: Buffer,
  from: URL = masterFolder,
  to: URL = pictureFolder,
): Promise<IndexEntry> {
  const file = `${name}.plates.json`;
  const bytes = await readFile(new URL(file, from)).catch(() => undefined);
  if (!bytes || (JSON.parse(bytes.toString()) as { of: string }).of !== hashOf(master)) return entry;
  await writeFile(new URL(file, to), bytes);
  return { ...entry, plates: hashOf(bytes) };
}
