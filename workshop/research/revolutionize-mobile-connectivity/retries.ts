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
import { printedCode } from '../printed-code.ts';
import { cacheFolder } from '../source-file.ts';
import { seededRandom } from '../statistics.ts';
import { writeResults } from '../write-results.ts';

type SendOnce = (send: (key: string, signal: AbortSignal) => Promise<unknown>, waits: number[]) => Promise<unknown>;

/** The article's `sendOnce`, written to files and imported. */
async function printedSendOnce(): Promise<SendOnce> {
  const folder = join(cacheFolder, 'revolutionize-mobile-connectivity');
  mkdirSync(folder, { recursive: true });
  for (const title of ['next-deadline.ts', 'send-once.ts']) {
    const code = printedCode('revolutionize-mobile-connectivity', title);
    // Pauses are shortened to a hundredth; their number and order are unchanged.
    writeFileSync(join(folder, title), code.replace('Math.random() * 500', 'Math.random() * 5'));
  }
  const module = (await import(pathToFileURL(join(folder, 'send-once.ts')).href)) as { sendOnce: SendOnce };
  return module.sendOnce;
}

/** Runs `work` with a server that records the key of each request and then answers after `delay` ms, or breaks the connection. */
async function withServer<T>(
  { delay = 0, lossShare = 0 }: { delay?: number; lossShare?: number },
  work: (url: string, booked: string[]) => Promise<T>,
): Promise<T> {
  const random = seededRandom(5);
  const booked: string[] = [];
  const server = createServer(async (request, response) => {
    booked.push(String(request.headers['idempotency-key']));
    const isLost = random() < lossShare;
    await pause(delay);
    if (isLost) request.socket.destroy();
    else response.end('booked');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, booked);
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
  return withServer({ lossShare: 0.2 }, async (url, booked) => {
    const waits: number[] = [];
    let failed = 0;
    for (let order = 0; order < 1_000; order += 1) await sendOnce(post(url), waits).catch(() => (failed += 1));
    return {
      orders: 1_000,
      callsThatReachedTheServer: booked.length,
      bookedWithKeys: new Set(booked).size,
      failed,
      expected: { calls: 1_000 * (1 + 0.2 + 0.04 + 0.008), failed: 1_000 * 0.2 ** 4 },
    };
  });
}

/** The first order over a link of two seconds, after twenty quick answers or after five orders whose connections are refused. */
async function firstOrderOnASlowLink(sendOnce: SendOnce, before: 'quick answers' | 'refused connections') {
  const waits = before === 'quick answers' ? Array.from({ length: 20 }, () => 80) : [];
  if (before === 'refused connections') {
    // Nothing listens on port 2: fetch fails with a TypeError immediately. Port 9 (discard) it would not even try.
    for (let order = 0; order < 5; order += 1) await sendOnce(post('http://127.0.0.1:2'), waits).catch(() => undefined);
  }
  return withServer({ delay: 2_000 }, async (url, booked) => {
    const answer = await sendOnce(post(url), waits).catch((error: Error) => error.name);
    return { before, answer, tries: booked.length };
  });
}

/** The tries of each of three orders in a row on a link of `delay` milliseconds, after twenty quick answers. */
async function threeOrdersInARow(sendOnce: SendOnce, delay: number) {
  const waits = Array.from({ length: 20 }, () => 80);
  return withServer({ delay }, async (url, booked) => {
    const orders: { answer: unknown; tries: number }[] = [];
    for (let order = 0; order < 3; order += 1) {
      const before = booked.length;
      const answer = await sendOnce(post(url), waits).catch((error: Error) => error.name);
      orders.push({ answer, tries: booked.length - before });
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
