import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ContentError, problemLine } from './content-error.ts';

/** A text file of the content folder `root`, without a byte order mark. Throws a ContentError unless it is there and UTF-8. */
export function readText(root: string, file: string): string {
  const bytes = bytesOf(root, file);
  const mend = 'open it in your editor and save it as UTF-8';
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    throw new ContentError(problemLine({ file, line: 1 }, `is saved as UTF-16: ${mend}`));
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const { line, words } = firstBroken(bytes);
    throw new ContentError(
      problemLine({ file, line }, `is not saved as UTF-8, “${words}” would be unreadable: ${mend}`),
    );
  }
  refuseUnfinishedMerge(text, file);
  // As the editors of old Macs end lines.
  return text.includes('\n') ? text : text.replaceAll('\r', '\n');
}

function refuseUnfinishedMerge(text: string, file: string): void {
  const at = text.split('\n').findIndex((line) => line.startsWith('<<<<<<< '));
  if (at < 0) return;
  const mend = 'keep one of its two versions, and delete the other and the lines <<<<<<<, ======= and >>>>>>>';
  throw new ContentError(problemLine({ file, line: at + 1 }, `contains an unresolved Git merge: ${mend}`));
}

function bytesOf(root: string, file: string): Buffer {
  try {
    return readFileSync(join(root, file));
  } catch (cause) {
    const name = basename(file);
    const twin = namesIn(join(root, dirname(file))).find((other) => isSameButForCase(other, name));
    const mend = twin ? `exists as ${twin}: rename it to ${name}` : 'does not exist or cannot be read: create the file';
    throw new ContentError(`content/${file}: ${mend}`, { cause });
  }
}

const isSameButForCase = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** The line in which the first byte stands that is no UTF-8, and the words around it as Latin-1 has them. */
function firstBroken(bytes: Buffer): { line: number; words: string } {
  const lines = bytes.toString('latin1').split('\n');
  const at = lines.findIndex((line) => Buffer.from(line, 'latin1').toString('utf8').includes('\ufffd'));
  const broken = lines[at] ?? '';
  const near = /[^\s]*[\u0080-\u00ff][^\s]*/.exec(broken)?.[0] ?? broken;
  return { line: at + 1, words: near.slice(0, 40) };
}
