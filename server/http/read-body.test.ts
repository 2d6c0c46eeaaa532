import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createBodyMemory } from './body-memory.ts';
import type { BodyMemory } from './body-memory.ts';
import { readBody } from './read-body.ts';

const roomy = { bodyMemory: 1_000_000, bodyMemoryPerClient: 1_000_000, bodyMemoryPerNetwork: 1_000_000 };

function readTestBody(
  memory: BodyMemory = createBodyMemory(roomy),
  { length, address = '192.0.2.7' }: { length?: number; address?: string } = {},
): { body: PassThrough; text: Promise<string> } {
  const body = Object.assign(new PassThrough(), {
    socket: new PassThrough(),
    headers: length === undefined ? {} : { 'content-length': String(length) },
  });
  const text = readBody(body as unknown as IncomingMessage, { maxBytes: 8192, maxChunks: 100, memory, address });
  text.catch(() => {});
  return { body, text };
}

const nextTurn = () => new Promise((resume) => setImmediate(resume));

it('a body is read as sent, in one piece and in chunks that split a character', async () => {
  const whole = readTestBody(undefined, { length: 6 });
  whole.body.end('会会');
  expect(await whole.text).toBe('会会');
  const chunkedBody = readTestBody();
  for (const byte of Buffer.from('会'.repeat(20))) chunkedBody.body.write(Buffer.of(byte));
  chunkedBody.body.end();
  expect(await chunkedBody.text).toBe('会'.repeat(20));
  const empty = readTestBody();
  empty.body.end();
  expect(await empty.text).toBe('');
});

it('a long body may arrive in more chunks than a short one', async () => {
  const { body, text } = readTestBody();
  const piece = 'x'.repeat(30);
  for (let count = 0; count < 270; count++) body.write(piece);
  body.end();
  expect(await text).toBe(piece.repeat(270));
});

it.each<[string, number | undefined, (body: PassThrough) => void, number]>([
  ['says that it is too long', 8193, () => {}, 413],
  ['is too long', undefined, (body) => body.write(Buffer.alloc(8193)), 413],
  ['comes in too many chunks', undefined, (body) => Array.from({ length: 110 }, () => body.write('x')), 400],
  ['breaks off', 10, (body) => body.destroy(new Error('aborted')), 400],
])('a body that %s is refused', async (_, length, send, statusCode) => {
  const { body, text } = readTestBody(undefined, length === undefined ? {} : { length });
  send(body);
  await expect(text).rejects.toMatchObject({ statusCode });
});

it('memory for incomplete bodies is limited per client, per network and overall, and released', async () => {
  const memory = createBodyMemory({ bodyMemoryPerClient: 2048, bodyMemoryPerNetwork: 3072, bodyMemory: 4096 });
  /** Begins a body, for which 1024 bytes are reserved. */
  const begin = (address: string) => {
    const begun = readTestBody(memory, { address });
    begun.body.write('x');
    return begun;
  };
  const cases: [address: string, outcome: string | number][] = [
    ['192.0.2.1', 'x'],
    ['192.0.2.1', 'x'],
    ['192.0.2.1', 503],
    ['192.0.2.2', 'x'],
    ['192.0.2.3', 503],
    ['198.51.100.1', 'x'],
    ['203.0.113.1', 503],
  ];
  const bodies = cases.map(([address]) => begin(address));
  // All have been read before one ends and releases its memory.
  await nextTurn();
  for (const { body } of bodies) body.end();
  const outcomes = bodies.map(({ text }) => text.catch(({ statusCode }: { statusCode: number }) => statusCode));
  expect(await Promise.all(outcomes)).toEqual(cases.map(([, outcome]) => outcome));
  const again = begin('192.0.2.1');
  again.body.end();
  expect(await again.text).toBe('x');
});
