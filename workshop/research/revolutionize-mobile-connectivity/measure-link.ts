/** Measures the age of the dot over a link: a van and a map in two network namespaces, which `link.py` connects. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { roundTo } from '../statistics.ts';
import { ageAt, defaultInterval, expectedAges, type Link } from './link.ts';

type Summary = ReturnType<typeof summaryOf>;

export interface LinkMeasurement {
  expected: Summary;
  /** By the transport of the positions. */
  runs: Record<string, Summary & { looks: number }>[];
}

/** The summary of ages in milliseconds, in ascending order. */
export const summaryOf = (sorted: number[]) => ({
  median: roundTo(ageAt(sorted, 0.5), 0),
  ninetyFive: roundTo(ageAt(sorted, 0.95), 0),
  oldest: roundTo(sorted.at(-1)!, 0),
  overHalfASecond: roundTo(sorted.filter((age) => age > 500).length / sorted.length),
});

/** The expectation from the link alone, and the measurements of two runs. */
export async function measureTwice(link: Link, seconds: number): Promise<LinkMeasurement> {
  return {
    expected: summaryOf(expectedAges(link, seconds)),
    runs: [await measure(link, seconds), await measure(link, seconds)],
  };
}

const namespaces = [`van${process.pid}`, `map${process.pid}`] as const;

/** One run over a link in separate namespaces: ages by transport. */
async function measure(link: Link, seconds: number): Promise<LinkMeasurement['runs'][number]> {
  for (const name of namespaces) ip('netns', 'add', name);
  const relay = spawn('python3', [pathOf('link.py'), ...namespaces, JSON.stringify(link)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    await waitForLine(relay, (text) => text === 'ready');
    const map = runInside(namespaces[1], 'map.ts', seconds);
    await waitForLine(map, (text) => text === 'ready');
    const van = runInside(namespaces[0], 'vehicle.ts', seconds, link.between ?? defaultInterval);
    const ages = JSON.parse(await waitForLine(map, (text) => text.startsWith('{'))) as Record<string, number[]>;
    van.kill();
    return Object.fromEntries(
      Object.entries(ages).map(([transport, all]) => {
        const sorted = all.toSorted((a, b) => a - b);
        return [transport, { looks: sorted.length, ...summaryOf(sorted) }];
      }),
    );
  } finally {
    const exited = new Promise((resolve) => relay.once('exit', resolve));
    relay.stdin.end();
    if (relay.exitCode === null && relay.signalCode === null) await exited;
    for (const name of namespaces) ip('netns', 'del', name);
  }
}

const pathOf = (file: string) => join(import.meta.dirname, file);

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'pipe', 'pipe'] });

const runInside = (namespace: string, file: string, ...values: number[]) =>
  spawn('ip', ['netns', 'exec', namespace, process.execPath, pathOf(file), ...values.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** The first line that the process prints from now on and that `isWanted` accepts. Rejects if the process ends before. */
async function waitForLine(child: ChildProcess, isWanted: (text: string) => boolean): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', (data: Buffer) => {
      text += data.toString();
      const found = text.split('\n').slice(0, -1).find(isWanted);
      if (found) resolve(found);
    });
    // Not `exit`, after which the last output may still be unread.
    child.once('close', (code) => reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}: ${text}`)));
  });
}
