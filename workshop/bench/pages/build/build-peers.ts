import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteData, type SiteData } from '../ours/page-data.ts';
import { benchRoot, cacheRoot } from '../folders.ts';
import { buildPlainHtml } from './build-plain-html.ts';
import { precompress } from './precompress.ts';
import { layerOrder } from './process-sheets.ts';
import { stageSite, type Peer } from './stage-site.ts';

export const peers: Peer[] = ['plain-html', 'astro', 'next', 'classic'];

/** The build command of each peer, run in its folder, and its output folder. */
const commands: Record<Exclude<Peer, 'plain-html'>, { args: string[]; out: string }> = {
  astro: { args: ['astro/bin/astro.mjs', 'build'], out: 'dist' },
  next: { args: ['next/dist/bin/next', 'build'], out: 'out' },
  classic: { args: ['vite/bin/vite.js', 'build'], out: 'dist' },
};

/**
 * Builds every peer beside our `dist`. Returns the folder of each, with its texts compressed. Throws if a build fails.
 */
export async function buildPeers(dist: string): Promise<Record<Peer | 'ours', string>> {
  const data = await readSiteData(dist);
  mkdirSync(cacheRoot, { recursive: true });
  writeFileSync(join(cacheRoot, 'site-data.json'), JSON.stringify(data, null, 2));
  for (const peer of peers) {
    const startedAt = performance.now();
    await buildPeer(peer, data, dist);
    console.error(`built ${peer} in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  }
  // Copies our site: it may be built anew while we measure, and all sites are compressed the same way.
  rmSync(folderOf('ours'), { recursive: true, force: true });
  cpSync(dist, folderOf('ours'), { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  await precompress(folderOf('ours'));
  return builtFolders();
}

async function buildPeer(peer: Peer, data: SiteData, dist: string): Promise<void> {
  const out = folderOf(peer);
  rmSync(out, { recursive: true, force: true });
  const stage = stageSite(peer, data, dist);
  if (peer === 'classic') writeClassicHead(stage, data.fonts);
  if (peer === 'plain-html') {
    await buildPlainHtml(dist, stage, out);
  } else {
    runScript(stage, commands[peer].args, peer);
    cpSync(join(stage, commands[peer].out), out, { recursive: true });
  }
  await precompress(out);
}

/** The folder of each peer that was built before. Throws if one is missing. */
export function builtFolders(): Record<Peer | 'ours', string> {
  const names = [...peers, 'ours'] as const;
  const missing = names.find((name) => !existsSync(join(folderOf(name), 'index.html')));
  if (missing) throw new Error(`${missing} has not been built yet: run this without --no-build.`);
  return Object.fromEntries(names.map((name) => [name, folderOf(name)])) as Record<Peer | 'ours', string>;
}

const folderOf = (peer: Peer | 'ours') => join(cacheRoot, 'built', peer);

/** Runs a script of node_modules/ in a folder. Throws an Error with the start of its output if it fails. */
function runScript(folder: string, [script = '', ...args]: string[], peer: Peer) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(benchRoot, 'node_modules', script), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      CI: '1',
    },
  });
  if (status !== 0) throw new Error(`The build of ${peer} failed:\n${stdout.slice(0, 4000)}\n${stderr.slice(0, 4000)}`);
}

/**
 * Writes the fonts, and the order of the style layers: without it, that order would depend on which sheet of a
 * client-rendered app arrives first.
 */
function writeClassicHead(stage: string, fonts: string[]) {
  const file = join(stage, 'index.html');
  const links = fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`);
  const head = `<style>${layerOrder()}</style>${links.join('')}`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('<!-- head -->', head));
}
