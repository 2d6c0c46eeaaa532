import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { buildPeers, builtFolders } from './build/build-peers.ts';
import { comparePeers } from './compare-peers.ts';
import { builtPaths } from './compared-pages.ts';
import { cacheRoot, projectRoot } from './folders.ts';
import { runRound } from './measure/run-round.ts';
import { isComplete, readOptions, type Options } from './options.ts';
import { chartOf } from './report/chart.ts';
import { Figures } from './report/figures.ts';
import { tablesOf } from './report/tables.ts';
import { writeReport } from './report/write-report.ts';
import { makeCertificate } from './serve/certificate.ts';
import { serveAll } from './variants.ts';

/** `npm start -- [--rounds 5] [--only home,article] [--no-lighthouse] [--no-build] [--dist folder]`: see README.md. */
try {
  await main(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
// Servers with connections that browsers left open would keep this process running.
process.exit();

async function main(options: Options) {
  const certificate = makeCertificate();
  const servers = await serveAll(options.build ? await buildPeers(ourSite(options)) : builtFolders(), certificate);
  const { fingerprint } = certificate;
  const figures = new Figures();
  console.error('comparing what the peers show');
  await comparePeers(servers, fingerprint, Object.values(builtPaths));
  const { only: pages, lighthouse } = options;
  for (let round = 0; round < options.rounds; round += 1) {
    await runRound(figures, { servers, fingerprint, pages, lighthouse }, round);
    writeFileSync(join(cacheRoot, 'figures.json'), JSON.stringify(figures, null, 2));
    console.error(`round ${round + 1} of ${options.rounds}`);
  }
  const heading = reportHeading(options);
  const tables = tablesOf(figures);
  console.log(`${heading}\n\n${tables}`);
  if (isComplete(options)) writeReport(tables, chartOf(figures, heading), heading);
  else console.error('docs/performance.md is left as it is: not everything was measured.');
}

/** The folder of our built site. Builds it if none is named. */
function ourSite({ dist }: Options): string {
  const folder = resolve(process.env['INIT_CWD'] ?? '.', dist ?? join(projectRoot, 'dist'));
  if (!dist) {
    const { status } = spawnSync(process.execPath, ['prerender/build.ts'], {
      cwd: projectRoot,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error('Our site was not built: npm run build says why.');
  }
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no built site in ${folder}.`);
  return folder;
}

function reportHeading({ rounds }: Options): string {
  const cpu = /model name\s*: (.+)/.exec(readCpuInfo())?.[1] ?? 'unknown processor';
  const day = new Date().toISOString().slice(0, 10);
  const load = loadavg()[1]?.toFixed(1);
  return `${day}, ${cpus().length} × ${cpu}, load ${load}, ${rounds === 1 ? 'one round' : `medians of ${rounds} interleaved rounds`}`;
}

function readCpuInfo(): string {
  return existsSync('/proc/cpuinfo') ? readFileSync('/proc/cpuinfo', 'utf8') : '';
}
