import { hash } from 'node:crypto';
import { createReadStream, openSync, read, readFileSync, statSync } from 'node:fs';
import type { ReadStream } from 'node:fs';
import type { Representation } from './site.ts';

/** Bytes up to which a file is worth its place in memory, whatever it holds. */
const smallFile = 8 * 1024;

/**
 * One file of the built site, made ready to be sent: what visitors are mostly sent is held in memory, the rest (pictures,
 * and texts without compression) is held open. A build that replaces the files disturbs neither.
 */
export function readSiteFile(file: string, name: string): Representation {
  const isCompressed = /\.(br|gz)$/.test(name);
  const bytes = statSync(file).size;
  if (isCompressed || bytes <= smallFile) {
    const content = readFileSync(file);
    return { bytes: content.length, etag: entityTag(name, () => content), content };
  }
  return { bytes, etag: entityTag(name, () => readFileSync(file)), content: { heldOpen: openSync(file, 'r') } };
}

/**
 * The bytes of a file that is held open, from its first; several may read at once. `autoClose: false` would not be enough:
 * a stream that is given up, as when a visitor leaves, closes its file all the same, and the number may then be another's.
 */
export function streamHeldOpen(heldOpen: number, bytes: number): ReadStream {
  const close = (_file: number, closed: () => void) => closed();
  return createReadStream('', { fd: heldOpen, fs: { read, close }, start: 0, end: bytes - 1 });
}

/** Whether the name carries the content's hash, so that what is behind it never changes. */
export function isNamedByContent(name: string): boolean {
  return /^(assets|pictures)\//.test(name);
}

/** The same for the same file on every server: the tag of a page may be asked of another one. */
function entityTag(name: string, read: () => Buffer): string {
  return `"${hash('sha256', isNamedByContent(name) ? name : read(), 'base64url').slice(0, 27)}"`;
}
