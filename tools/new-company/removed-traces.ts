import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Traces } from './traces.ts';

const file = join(import.meta.dirname, 'removed.json');

/** The traces of the replaced content, which later builds are searched for; undefined if nothing was replaced yet. */
export const readRemovedTraces = (): Traces | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Traces) : undefined;

/** Keeps the traces for later builds. */
export const writeRemovedTraces = (traces: Traces): void => writeFileSync(file, `${JSON.stringify(traces, null, 2)}\n`);
