import { existsSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureAtRest } from './at-rest.ts';
import { projectRoot, siteFolder } from './folders.ts';
import { runRound } from './rounds.ts';
import type { Round } from './rounds.ts';
import { startServers } from './servers.ts';
import { tableOf } from './table.ts';

/** `npm start -- [--seconds 1] [--repeats 5]`: measures, and prints the tables of README.md. */
const { values } = parseArgs({ options: { seconds: { type: 'string' }, repeats: { type: 'string' } } });
const seconds = Number(values.seconds ?? 1);
const repeats = Number(values.repeats ?? 5);
if (!(seconds > 0) || !Number.isInteger(repeats) || repeats < 1)
  fail('--seconds must be a number above 0, --repeats a whole one.');
if (process.platform !== 'linux') fail('This reads /proc: it runs on Linux only.');
if (!existsSync(join(siteFolder, 'index.html.gz'))) fail('There is no built site: run npm run build first.');

/** Processor seconds of the first round, which is not counted. */
const warmUp = 2;

const atRest = await measureAtRest(repeats);
const servers = await startServers();
if (!servers.nginx) console.error('There is no nginx: its row is left out.');
// In its first seconds a server is mostly compiling itself.
await runRound(servers, warmUp);
const rounds: Round[] = [];
for (let repeat = 0; repeat < repeats; repeat += 1) {
  rounds.push(await runRound(servers, seconds));
  console.error(`round ${repeat + 1} of ${repeats}`);
}
await servers.stop();
rmSync(join(projectRoot, '.cache/bench'), { recursive: true, force: true });

const cpu = /model name\s*: (.+)/.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1] ?? 'unknown processor';
const day = new Date().toISOString().slice(0, 10);
console.log(
  `${day}, Node ${process.versions.node}, ${cpus().length} × ${cpu}, load ${loadavg()[0]?.toFixed(1)}, ` +
    `${repeats} rounds of ${seconds} s of processor time each:\n\n${tableOf(rounds, atRest)}`,
);
process.exit();

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
