import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateContent } from './generate-content.ts';
import { measureCommand, megabytesIn, type Cost } from './measure-command.ts';
import { peers, stagePeer, type Peer } from './stage-peer.ts';

const project = join(import.meta.dirname, '../../..');
const work = join(import.meta.dirname, '.cache');

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '17,250,1000' },
    only: { type: 'string', default: ['ours', ...peers].join() },
  },
});

/** A project to build: its command, the cache of its builds, the site, and an article's file. */
interface Project {
  name: string;
  command: string[];
  cwd: string;
  caches: string[];
  site: string;
  article: string;
}

const edited = 'developer-syndrome.md';

function ours(content: string): Project {
  const site = join(work, 'dist');
  return {
    name: 'ours',
    command: [process.execPath, 'prerender/build.ts', '--content', content, '--out', site],
    cwd: project,
    caches: [join(project, '.cache/build')],
    site,
    article: join(content, 'blog', edited),
  };
}

const programs: Record<Peer, { command: string[]; caches: string[]; site: string }> = {
  eleventy: { command: ['@11ty/eleventy/cmd.cjs'], caches: ['.cache'], site: '_site' },
  astro: { command: ['astro/bin/astro.mjs', 'build'], caches: ['.astro', 'node_modules'], site: 'dist' },
  next: { command: ['next/dist/bin/next', 'build'], caches: ['.next'], site: 'out' },
};

function peerProject(peer: Peer, content: string): Project {
  const cwd = join(work, peer);
  stagePeer(peer, content, cwd);
  const { command, caches, site } = programs[peer];
  const [program = '', ...rest] = command;
  return {
    name: peer,
    command: [process.execPath, join(import.meta.dirname, 'node_modules', program), ...rest],
    cwd,
    caches: caches.map((cache) => join(cwd, cache)),
    site: join(cwd, site),
    article: join(cwd, 'blog', edited),
  };
}

const row = (cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

const figures = ({ processorSeconds, clockSeconds, megabytes }: Cost) => [
  processorSeconds.toFixed(1),
  clockSeconds.toFixed(1),
  megabytes.toFixed(0),
];

const kinds: [string, (project: Project) => void][] = [
  ['cold', ({ caches, site }) => [...caches, site].forEach((each) => rmSync(each, { recursive: true, force: true }))],
  ['warm', () => {}],
  ['one article', ({ article }) => writeFileSync(article, `${readFileSync(article, 'utf8')}\nOne more line.\n`)],
];

row(['articles', 'build', 'by', 'processor s', 'clock s', 'MB of memory', 'MB of site', 'load']);
row(Array.from({ length: 8 }, () => '---'));
for (const count of values.articles.split(',').map(Number)) {
  const content = join(work, `content-${count}`);
  rmSync(content, { recursive: true, force: true });
  await generateContent(join(project, 'content'), content, count);
  const names = values.only.split(',');
  const projects = [
    ...(names.includes('ours') ? [ours(content)] : []),
    ...peers.filter((peer) => names.includes(peer)).map((peer) => peerProject(peer, content)),
  ];
  // One kind for all projects before the next, so that changes in the machine's speed affect all alike.
  for (const [kind, prepare] of kinds) {
    for (const each of projects) {
      prepare(each);
      const cost = measureCommand(each.command, each.cwd);
      const size = existsSync(each.site) ? megabytesIn(each.site).toFixed(0) : '';
      row([count, kind, each.name, ...figures(cost), size, (loadavg()[0] ?? 0).toFixed(1)]);
    }
  }
}
