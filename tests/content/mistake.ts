import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SmallContent } from './small-content.ts';

/** A mistake that an editor makes in a file of the small content. */
export interface Mistake {
  name: string;
  file: string;
  /** Text in the file, of which the first occurrence is replaced. */
  from?: string | RegExp;
  /** The replacement of `from`. */
  to?: string;
  /** The replacement of `from` where the file is saved as Latin-1. */
  latin1?: string;
  /** The bytes of the whole file. */
  bytes?: Buffer;
  /** The file of which this one is a copy, with a different title and description. */
  copyOf?: string;
  /** The name of an empty file that is created as well. */
  alsoCreates?: string;
  isRemoved?: boolean;
}

/** Makes a mistake in a copy of the small content. */
export function applyMistake(
  content: SmallContent,
  { file, from, to, latin1, bytes, copyOf, alsoCreates, isRemoved }: Mistake,
): void {
  if (isRemoved) content.remove(file);
  if (alsoCreates) content.write(alsoCreates, '');
  if (bytes) content.write(file, bytes);
  if (copyOf) content.write(file, withOtherTitle(readFileSync(join(content.folder, copyOf), 'utf8')));
  if (from !== undefined && to !== undefined) content.change(file, from, to);
  if (from !== undefined && latin1 !== undefined) {
    const text = readFileSync(join(content.folder, file), 'utf8');
    content.write(file, Buffer.from(text.replace(from, latin1), 'latin1'));
  }
}

const withOtherTitle = (text: string) => text.replaceAll(/^(title|description): (.*)$/gm, '$1: $2 Again.');
