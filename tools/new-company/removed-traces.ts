import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isContentError } from '#prerender/content/content-error.ts';
import { readContent } from '#prerender/content/read-content.ts';
import { collectTraces, mergeTraces, type Traces } from './traces.ts';

const removedFile = join(import.meta.dirname, 'removed.json');

/** The traces of replaced content, for which later builds are searched; undefined if nothing has been replaced yet. */
export const readRemovedTraces = (file = removedFile): Traces | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Traces) : undefined;

/**
 * Adds the traces of the content in `folder`, which is about to be replaced, to those kept for later builds. A second attempt replaces a
 * starter, whose pictures are missing if the first one ended early. So content that cannot be read is an error only at the
 * first replacement: later it is reported, and the traces stay as they were.
 *
 * @throws ContentError if nothing was replaced before and the content cannot be read.
 */
export async function addRemovedTraces(folder: string, file = removedFile): Promise<void> {
  const former = readRemovedTraces(file);
  try {
    const traces = mergeTraces(former, collectTraces(folder, await readContent(folder)));
    writeFileSync(file, `${JSON.stringify(traces, null, 2)}\n`);
  } catch (error) {
    if (!former || !isContentError(error)) throw error;
    console.warn(`The replaced content cannot be read, so builds are not searched for its words: ${error.lines[0]}`);
  }
}
