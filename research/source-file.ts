import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file that others published: pinned to one commit and known by its SHA-256, so that a study reads what we read. */
export interface SourceFile {
  /** Where it is kept, under .cache/research/. */
  path: string;
  url: string;
  sha256: string;
}

const kept = join(import.meta.dirname, '../.cache/research');

/**
 * The text of a published file, downloaded on first use. Throws where it cannot be had or is not the one we measured;
 * the message names what to put where.
 */
export async function readSource({ path, url, sha256 }: SourceFile): Promise<string> {
  const file = join(kept, path);
  const bytes = existsSync(file) ? readFileSync(file) : await download(url, file);
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sha256) {
    throw new Error(`${file} has the SHA-256 ${found}, not ${sha256}: delete it and get it again from ${url}`);
  }
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

async function download(url: string, file: string): Promise<Buffer> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  } catch (cause) {
    throw new Error(`${url} cannot be downloaded: get it on another machine and put it at ${file}`, { cause });
  }
}
