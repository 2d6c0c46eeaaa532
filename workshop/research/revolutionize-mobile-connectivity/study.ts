/**
 * How old the dot on a live map is, over a link with delay, jitter, loss and short outages: the same van sends down one
 * TCP stream and in datagrams of which only the newest counts. Then the article’s `sendOnce` over a server that loses answers.
 *
 * Needs Linux, root (network namespaces, a TUN device) and Python 3. Takes about five minutes, nearly all of it waiting.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const project = join(import.meta.dirname, '../../..');
const place = join(project, '.cache/research/revolutionize-mobile-connectivity');
const seconds = Number(process.env['SECONDS_EACH'] ?? 60);
const here = (file: string) => join(import.meta.dirname, file);
const namespaces = [`van${process.pid}`, `map${process.pid}`] as const;

/** Assumed, not measured on a network: round figures that show what each property does. Milliseconds, one way. */
const links = [
  { name: 'Steady', delay: 15, jitter: 3, loss: 0 },
  { name: 'Steady, once a second', delay: 15, jitter: 3, loss: 0, between: 1_000 },
  { name: 'Slower', delay: 60, jitter: 3, loss: 0 },
  { name: 'Jittery', delay: 15, jitter: 60, loss: 0 },
  { name: '1% lost', delay: 15, jitter: 3, loss: 0.01 },
  { name: '5% lost', delay: 15, jitter: 3, loss: 0.05 },
  { name: 'Handover gap', delay: 15, jitter: 3, loss: 0, outage: 1_500, every: 15_000 },
];

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

const inside = (namespace: string, file: string, between = 100) =>
  spawn('ip', ['netns', 'exec', namespace, process.execPath, here(file), String(seconds), String(between)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** The age below which the dot is for that share of the time. */
function ageAt(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function drive(link: (typeof links)[number]) {
  for (const name of namespaces) ip('netns', 'add', name);
  const relay = spawn('python3', [here('link.py'), ...namespaces, JSON.stringify(link)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    await line(relay, (text) => text === 'ready');
    const map = inside(namespaces[1], 'map.ts');
    await line(map, (text) => text === 'ready');
    const van = inside(namespaces[0], 'vehicle.ts', link.between);
    const ages = JSON.parse(await line(map, (text) => text.startsWith('{'))) as Record<string, number[]>;
    van.kill();
    return Object.entries(ages).map(([way, all]) => {
      const sorted = all.toSorted((a, b) => a - b);
      return {
        link: link.name,
        way,
        looks: sorted.length,
        median: ageAt(sorted, 0.5),
        ninetyFive: ageAt(sorted, 0.95),
        oldest: sorted.at(-1),
        overHalfASecond: Number((sorted.filter((age) => age > 500).length / sorted.length).toFixed(4)),
      };
    });
  } finally {
    const gone = new Promise((resolve) => relay.once('exit', resolve));
    relay.stdin.end();
    if (relay.exitCode === null) await gone;
    for (const name of namespaces) ip('netns', 'del', name);
  }
}

/** A thousand orders to a server that books them and loses every fifth answer, with the article’s code as printed. */
async function retries() {
  mkdirSync(place, { recursive: true });
  const text = readFileSync(join(project, 'content/blog/revolutionize-mobile-connectivity.md'), 'utf8');
  for (const title of ['next-deadline.ts', 'send-once.ts']) {
    const block = text.match(new RegExp(`\`\`\`typescript title="${title}"\\n([\\s\\S]*?)\`\`\``));
    if (!block?.[1]) throw new Error(`the article no longer prints ${title}`);
    // Pauses are cut to a hundredth; their number and order stay.
    writeFileSync(join(place, title), block[1].replace('Math.random() * 500', 'Math.random() * 5'));
  }
  const { sendOnce } = await import(pathToFileURL(join(place, 'send-once.ts')).href);
  let calls = 0;
  let failed = 0;
  const keys = new Set<string>();
  for (let order = 0; order < 1_000; order += 1) {
    await sendOnce(async (key: string) => {
      calls += 1;
      keys.add(key);
      if (calls % 5 === 0) throw new TypeError('the answer is lost');
      return key;
    }, []).catch(() => (failed += 1));
  }
  return {
    orders: 1_000,
    callsThatReachedTheServer: calls,
    bookedWithoutKeys: calls,
    bookedWithKeys: keys.size,
    failed,
  };
}

const rows = [];
for (const link of links) rows.push(...(await drive(link)));
const results = { secondsEach: seconds, links, rows, retries: await retries() };
writeFileSync(here('results.json'), `${JSON.stringify(results, null, 2)}\n`);
console.table(rows);
console.log(results.retries);
