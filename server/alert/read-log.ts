import { addAbortSignal } from 'node:stream';
import type { Readable } from 'node:stream';

/**
 * Reads the log of a failed unit, until its end or until the signal is aborted. Never rejects: an alert with part of
 * the log is better than none.
 */
export async function readLog(input: Readable, signal: AbortSignal): Promise<string> {
  let log = '';
  try {
    for await (const part of addAbortSignal(signal, input.setEncoding('utf8'))) log += String(part);
  } catch {
    log += '(The rest of the log could not be read.)\n';
  }
  return log;
}
