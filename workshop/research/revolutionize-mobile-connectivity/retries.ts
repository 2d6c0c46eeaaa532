/**
 * The article's `sendOnce`, as printed, against a real server on this machine that loses answers or is slow. Run as a
 * program, it updates this part of results.json, without the forty minutes of measuring.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { printedCode, replaceInCode } from '../printed-code.ts';
import { cacheFolder } from '../source-file.ts';
import { seededRandom } from '../statistics.ts';
import { writeResults } from '../write-results.ts';

type SendOnce = (send: (key: string, signal: AbortSignal) => Promise<unknown>, waits: number[]) => Promise<unknown>;

/** The article's `sendOnce`. Its two files are written to the cache, since one imports the other. */
async function printedSendOnce(): Promise<SendOnce> {
  const folder = join(cacheFolder, 'revolutionize-mobile-connectivity');
  mkdirSync(folder, { recursive: true });
  const codeOf = (title: string) => printedCode('revolutionize-mobile-connectivity', title);
  writeFileSync(join(folder, 'next-deadline.ts'), codeOf('next-deadline.ts'));
  // Pauses are shortened to a hundredth; their number and order are unchanged.
  const sendOnceCode = replaceInCode(codeOf('send-once.ts'), 'Math.random() * 500', 'Math.random() * 5');
  writeFileSync(join(folder, 'send-once.ts'), sendOnceCode);
  const module = (await import(pathToFileURL(join(folder, 'send-once.ts')).href)) as { sendOnce: SendOnce };
  return module.sendOnce;
}

/**
 * Runs `work` with a server that records the key of each request and, after `delay` milliseconds, answers or breaks the
 * connection.
 */
async function withServer<T>(
  { delay = 0, lossShare = 0 }: { delay?: number; lossShare?: number },
  work: (url: string, receivedKeys: string[]) => Promise<T>,
): Promise<T> {
  const random = seededRandom(5);
  const receivedKeys: string[] = [];
  const server = createServer(async (request, response) => {
    receivedKeys.push(String(request.headers['idempotency-key']));
    const isLost = random() < lossShare;
    await pause(delay);
    if (isLost) request.socket.destroy();
    else response.end('booked');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, receivedKeys);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const post = (url: string) => async (key: string, signal: AbortSignal) => {
  const response = await fetch(url, { method: 'POST', headers: { 'idempotency-key': key }, signal });
  return response.text();
};

/** 1,000 orders to a server that loses a random fifth of its answers. */
async function lostAnswers(sendOnce: SendOnce) {
  return withServer({ lossShare: 0.2 }, async (url, receivedKeys) => {
    const waits: number[] = [];
    let failed = 0;
    for (let order = 0; order < 1_000; order += 1) await sendOnce(post(url), waits).catch(() => (failed += 1));
    return {
      orders: 1_000,
      callsThatReachedTheServer: receivedKeys.length,
      bookedWithKeys: new Set(receivedKeys).size,
      failed,
      // An order is tried up to four times, each after the loss of the answer before.
      expected: { calls: 1_000 * (1 + 0.2 + 0.04 + 0.008), failed: 1_000 * 0.2 ** 4 },
    };
  });
}

/** The first order over a link of two seconds, after twenty quick answers or after five orders whose connections are refused. */
async function firstOrderOnASlowLink(sendOnce: SendOnce, before: 'quick answers' | 'refused connections') {
  const waits = before === 'quick answers' ? Array.from({ length: 20 }, () => 80) : [];
  if (before === 'refused connections') {
    // Nothing listens on port 2, so fetch fails immediately. It refuses port 9 (discard) without trying to connect.
    for (let order = 0; order < 5; order += 1) await sendOnce(post('http://127.0.0.1:2'), waits).catch(() => undefined);
  }
  return withServer({ delay: 2_000 }, async (url, receivedKeys) => {
    const answer = await sendOnce(post(url), waits).catch((error: Error) => error.name);
    return { before, answer, tries: receivedKeys.length };
  });
}

/** The tries of each of three orders in a row on a link of `delay` milliseconds, after twenty quick answers. */
async function threeOrdersInARow(sendOnce: SendOnce, delay: number) {
  const waits = Array.from({ length: 20 }, () => 80);
  return withServer({ delay }, async (url, receivedKeys) => {
    const orders: { answer: unknown; tries: number }[] = [];
    for (let order = 0; order < 3; order += 1) {
      const before = receivedKeys.length;
      const answer = await sendOnce(post(url), waits).catch((error: Error) => error.name);
      orders.push({ answer, tries: receivedKeys.length - before });
    }
    return { delay, orders };
  });
}

export async function tryRetries() {
  const sendOnce = await printedSendOnce();
  return {
    lostAnswers: await lostAnswers(sendOnce),
    slowLink: [
      await firstOrderOnASlowLink(sendOnce, 'quick answers'),
      await firstOrderOnASlowLink(sendOnce, 'refused connections'),
    ],
    inARow: [await threeOrdersInARow(sendOnce, 2_500), await threeOrdersInARow(sendOnce, 5_000)],
  };
}

if (import.meta.main) {
  const results = JSON.parse(readFileSync(join(import.meta.dirname, 'results.json'), 'utf8'));
  results.retries = await tryRetries();
  console.log(JSON.stringify(results.retries, null, 2));
  writeResults(import.meta.dirname, results);
}
