import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ContentError, problemLine } from './content-error.ts';
import { findUnreadableCharacter } from './find-unreadable-character.ts';

/** The last text by path: the development server reads all files at every save. */
const lastTexts = new Map<string, { version: string; text: string }>();

/** Milliseconds within which a file may change again without a new modification time. */
const timestampGranularity = 2000;

/** A string that changes with a file's content; undefined while the file is too new to tell, or if there is none. */
export function versionOf(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (!stats || Number(stats.ctimeMs) > Date.now() - timestampGranularity) return undefined;
  return [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(' ');
}

/** Calls {@link readText}, or returns its last result until the file changes. */
export function readTextCached(root: string, file: string): string {
  const path = join(root, file);
  const version = versionOf(path);
  const last = lastTexts.get(path);
  if (last && last.version === version) return last.text;
  const text = readText(root, file);
  if (version === undefined) lastTexts.delete(path);
  else lastTexts.set(path, { version, text });
  return text;
}

const lineEnd = /\r\n|\r|\n/;

/**
 * Reads a text file of the content folder `root`, without a byte order mark. Throws a ContentError unless it can be read, is
 * UTF-8, and contains neither an unresolved Git merge nor a character that XML forbids.
 */
export function readText(root: string, file: string): string {
  const bytes = readBytes(root, file);
  const fix = 'open it in your editor and save it as UTF-8';
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    throw new ContentError(problemLine({ file, line: 1 }, `is saved as UTF-16: ${fix}`));
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const { line, word } = firstInvalid(bytes);
    throw new ContentError(
      problemLine({ file, line }, `is not saved as UTF-8, so “${word}” would be unreadable: ${fix}`),
    );
  }
  refuseUnfinishedMerge(text, file);
  refuseUnreadableCharacter(text, file);
  // Old Mac editors end lines with CR alone.
  return text.includes('\n') ? text : text.replaceAll('\r', '\n');
}

function refuseUnfinishedMerge(text: string, file: string): void {
  const index = text.split('\n').findIndex((line) => line.startsWith('<<<<<<< '));
  if (index < 0) return;
  const fix = 'keep one of its two versions, and delete the other and the lines <<<<<<<, ======= and >>>>>>>';
  throw new ContentError(problemLine({ file, line: index + 1 }, `contains an unresolved Git merge: ${fix}`));
}

function refuseUnreadableCharacter(text: string, file: string): void {
  const found = findUnreadableCharacter(text);
  if (!found) return;
  const line = text.slice(0, found.at).split(lineEnd).length;
  throw new ContentError(problemLine({ file, line }, found.message));
}

function readBytes(root: string, file: string): Buffer {
  try {
    return readFileSync(join(root, file));
  } catch (cause) {
    throw new ContentError(`content/${file}: ${readProblem(root, file)}`, { cause });
  }
}

/** The reason that a file cannot be read, with the fix. */
function readProblem(root: string, file: string): string {
  const name = basename(file);
  const names = namesIn(join(root, dirname(file)));
  if (names.includes(name)) return 'cannot be read: make it a file that you may read';
  const otherCase = names.find((other) => isSameButForCase(other, name));
  return otherCase ? `exists as ${otherCase}: rename it to ${name}` : 'does not exist: create the file';
}

const isSameButForCase = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The names in a folder; none if it is missing or a file. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The line of the first byte that is not UTF-8, and its word read as Latin-1. */
function firstInvalid(bytes: Buffer): { line: number; word: string } {
  const lines = bytes.toString('latin1').split(lineEnd);
  const index = lines.findIndex(isInvalid);
  const word = lines[index]?.split(/[ \t]/).find(isInvalid) ?? '';
  return { line: index + 1, word: word.slice(0, 40) };
}

const isInvalid = (latin1: string) => !isUtf8(Buffer.from(latin1, 'latin1'));
