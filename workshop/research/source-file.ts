import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file published by somebody else, pinned to a commit and a SHA-256, so that every run reads the same data. */
interface SourceFile {
  /** Its path in the cache, .cache/research/. */
  path: string;
  url: string;
  sha256: string;
}

/** The folder for what studies download or generate. */
export const cacheFolder = join(import.meta.dirname, '../../.cache/research');

/**
 * The text of a published file, downloaded on first use. Throws if it cannot be downloaded or has another hash; the
 * message says which file to put where.
 */
export async function readSource({ path, url, sha256 }: SourceFile): Promise<string> {
  const file = join(cacheFolder, path);
  const isCached = existsSync(file);
  const bytes = isCached ? readFileSync(file) : await download(url, file);
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (hash !== sha256) {
    const problem = isCached
      ? `${file} has the SHA-256 ${hash}, not ${sha256}: delete it and get it again from ${url}`
      : `${url} now has the SHA-256 ${hash}, not ${sha256}: get the earlier file elsewhere and put it at ${file}`;
    throw new Error(problem);
  }
  if (!isCached) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

async function download(url: string, file: string): Promise<Buffer> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } catch (cause) {
    throw new Error(`${url} cannot be downloaded: get it on another machine and put it at ${file}`, { cause });
  }
}
