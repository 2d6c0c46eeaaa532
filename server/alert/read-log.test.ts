import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readLog } from './read-log.ts';

it('a log is read to its end', async () => {
  const input = new PassThrough();
  input.end('WRONG  Ü\n');
  expect(await readLog(input, new AbortController().signal)).toBe('WRONG  Ü\n');
});

it('a log that does not end in time is cut off with a note that says so', async () => {
  const input = new PassThrough();
  const timeout = new AbortController();
  const log = readLog(input, timeout.signal);
  input.write('WRONG  backups\n');
  await setImmediate();
  timeout.abort();
  expect(await log).toBe('WRONG  backups\n(The rest of the log could not be read.)\n');
});

it('a log that cannot be read does not prevent the alert', async () => {
  const input = new PassThrough();
  const log = readLog(input, new AbortController().signal);
  input.destroy(new Error('EIO'));
  expect(await log).toBe('(The rest of the log could not be read.)\n');
});
