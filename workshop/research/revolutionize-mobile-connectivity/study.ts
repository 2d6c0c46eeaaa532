/**
 * The age of the dot on a live map, over a link with delay, jitter, loss and short outages, and over two drives as
 * measured in Cork: the same van sends over one TCP stream and in datagrams of which only the newest counts. Then the
 * article’s `sendOnce` with a server that loses answers.
 *
 * Needs Linux, root (network namespaces, a TUN device) and Python 3. Takes about forty minutes, mostly waiting.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { rounded } from '../statistics.ts';
import { writeResults } from '../write-results.ts';
import { drawFigure } from './figure.ts';
import { linkOf, pingsByRadio, readDrives, secondsOf } from './drives.ts';
import { ageAt, expectedAges, links, type Link } from './link.ts';
import { tryRetries } from './retries.ts';

const secondsEach = Number(process.env['SECONDS_EACH'] ?? 60);
const here = (file: string) => join(import.meta.dirname, file);
const namespaces = [`van${process.pid}`, `map${process.pid}`] as const;

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'pipe', 'pipe'] });

async function line(child: ChildProcess, holds: (text: string) => boolean): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', (data: Buffer) => {
      text += data.toString();
      const found = text.split('\n').slice(0, -1).find(holds);
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${text}`)));
  });
}

const inside = (namespace: string, file: string, seconds: number, between = 100) =>
  spawn('ip', ['netns', 'exec', namespace, process.execPath, here(file), String(seconds), String(between)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

type Summary = ReturnType<typeof summaryOf>;

interface Measured {
  expected: Summary;
  /** By the transport of the positions. */
  runs: Record<string, Summary & { looks: number }>[];
}

const summaryOf = (sorted: number[]) => ({
  median: rounded(ageAt(sorted, 0.5), 0),
  ninetyFive: rounded(ageAt(sorted, 0.95), 0),
  oldest: rounded(sorted.at(-1)!, 0),
  overHalfASecond: rounded(sorted.filter((age) => age > 500).length / sorted.length),
});

async function drive(link: Link, seconds: number): Promise<Measured['runs'][number]> {
  for (const name of namespaces) ip('netns', 'add', name);
  const relay = spawn('python3', [here('link.py'), ...namespaces, JSON.stringify(link)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    await line(relay, (text) => text === 'ready');
    const map = inside(namespaces[1], 'map.ts', seconds);
    await line(map, (text) => text === 'ready');
    const van = inside(namespaces[0], 'vehicle.ts', seconds, link.between);
    const ages = JSON.parse(await line(map, (text) => text.startsWith('{'))) as Record<string, number[]>;
    van.kill();
    return Object.fromEntries(
      Object.entries(ages).map(([way, all]) => {
        const sorted = all.toSorted((a, b) => a - b);
        return [way, { looks: sorted.length, ...summaryOf(sorted) }];
      }),
    );
  } finally {
    const gone = new Promise((resolve) => relay.once('exit', resolve));
    relay.stdin.end();
    if (relay.exitCode === null) await gone;
    for (const name of namespaces) ip('netns', 'del', name);
  }
}

/** The expectation from the link alone, and the measurements of two runs. */
async function twice(link: Link, seconds: number): Promise<Measured> {
  return {
    expected: summaryOf(expectedAges(link, seconds)),
    runs: [await drive(link, seconds), await drive(link, seconds)],
  };
}

const drives = await readDrives();
const downloads = drives.filter(({ use }) => use === 'Download');
const shortest = downloads.toSorted((one, other) => secondsOf(one) - secondsOf(other)).slice(0, 2);
const retries = await tryRetries();

const rows: (Measured & { link: string })[] = [];
for (const link of links) rows.push({ link: link.name, ...(await twice(link, secondsEach)) });
const replayed: (Measured & { drive: string; seconds: number; radios: Record<string, number> })[] = [];
for (const each of shortest) {
  const seconds = Math.min(secondsOf(each), Number(process.env['SECONDS_EACH'] ?? Infinity));
  replayed.push({ drive: each.name, seconds, radios: radiosOf(each), ...(await twice(linkOf(each), seconds)) });
}

function radiosOf({ rounds }: (typeof drives)[number]) {
  const groups = Map.groupBy(rounds, ({ radio }) => radio);
  return Object.fromEntries([...groups].map(([radio, each]) => [radio, each.length]));
}

const results = {
  secondsEach,
  links,
  rows,
  drives: {
    all: drives.length,
    radios: pingsByRadio(drives),
    expected: downloads.map((each) => ({
      drive: each.name,
      radios: radiosOf(each),
      ...summaryOf(expectedAges(linkOf(each), secondsOf(each))),
    })),
    replayed,
  },
  retries,
};
const ninetyFive = ({ expected, runs }: Measured) => ({
  expected: expected.ninetyFive,
  ...Object.fromEntries(
    ['stream', 'datagrams'].map((way) => [way, runs.map((run) => run[way]?.ninetyFive).join(' and ')]),
  ),
});
console.table(rows.map((row) => ({ link: row.link, ...ninetyFive(row) })));
console.table(replayed.map((row) => ({ drive: row.drive, ...ninetyFive(row) })));
console.table(results.drives.radios);
console.table(results.drives.expected);
console.log(retries);
writeResults(import.meta.dirname, results);
drawFigure(results.drives.radios);
