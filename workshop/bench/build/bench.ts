import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateContent } from './generate-content.ts';
import { measureCommand, megabytesIn, type Cost } from './measure-command.ts';
import { peers, stagePeer, type Peer } from './stage-peer.ts';

const project = join(import.meta.dirname, '../../..');
/** The folder for content, peers and sites. */
const workFolder = join(import.meta.dirname, '.cache');

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '17,250,1000' },
    only: { type: 'string', default: ['ours', ...peers].join() },
  },
});

/** A project to build. */
interface Project {
  name: string;
  command: string[];
  cwd: string;
  /** The folders that a cold build does not have. */
  caches: string[];
  /** The output folder. */
  site: string;
  /** The file of the edited article. */
  article: string;
}

/** The article to which a line is added. */
const editedArticle = 'developer-syndrome.md';

function ourProject(content: string): Project {
  const site = join(workFolder, 'dist');
  return {
    name: 'ours',
    command: [process.execPath, 'prerender/build.ts', '--content', content, '--out', site],
    cwd: project,
    caches: [join(project, '.cache/build')],
    site,
    article: join(content, 'blog', editedArticle),
  };
}

/** The build command of each peer below node_modules/, and its caches and output folder. */
const peerBuilds: Record<Peer, { command: string[]; caches: string[]; site: string }> = {
  eleventy: { command: ['@11ty/eleventy/cmd.cjs'], caches: ['.cache'], site: '_site' },
  astro: { command: ['astro/bin/astro.mjs', 'build'], caches: ['.astro', 'node_modules'], site: 'dist' },
  next: { command: ['next/dist/bin/next', 'build'], caches: ['.next'], site: 'out' },
};

function peerProject(peer: Peer, content: string): Project {
  const cwd = join(workFolder, peer);
  stagePeer(peer, content, cwd);
  const { command, caches, site } = peerBuilds[peer];
  const [program = '', ...rest] = command;
  return {
    name: peer,
    command: [process.execPath, join(import.meta.dirname, 'node_modules', program), ...rest],
    cwd,
    caches: caches.map((cache) => join(cwd, cache)),
    site: join(cwd, site),
    article: join(cwd, 'blog', editedArticle),
  };
}

const printRow = (cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

const costCells = ({ processorSeconds, clockSeconds, megabytes }: Cost) => [
  processorSeconds.toFixed(1),
  clockSeconds.toFixed(1),
  megabytes.toFixed(0),
];

/** The kinds of builds, each with a function that prepares it. */
const kinds: [string, (project: Project) => void][] = [
  [
    'cold',
    ({ caches, site }) => [...caches, site].forEach((folder) => rmSync(folder, { recursive: true, force: true })),
  ],
  ['warm', () => {}],
  ['one article', ({ article }) => writeFileSync(article, `${readFileSync(article, 'utf8')}\nOne more line.\n`)],
];

const names = values.only.split(',');
const unknown = names.find((name) => name !== 'ours' && !peers.some((peer) => peer === name));
if (unknown !== undefined) throw new Error(`“${unknown}” is not a build: --only takes some of ours,${peers.join()}.`);
const counts = values.articles.split(',').map(Number);
if (!counts.every((count) => Number.isInteger(count) && count > 0))
  throw new Error('--articles takes a list of whole numbers above 0.');
const columns = ['articles', 'build', 'by', 'processor s', 'clock s', 'MB of memory', 'MB of site', 'load'];
printRow(columns);
printRow(columns.map(() => '---'));
for (const count of counts) {
  const content = join(workFolder, `content-${count}`);
  rmSync(content, { recursive: true, force: true });
  await generateContent(join(project, 'content'), content, count);
  const projects = [
    ...(names.includes('ours') ? [ourProject(content)] : []),
    ...peers.filter((peer) => names.includes(peer)).map((peer) => peerProject(peer, content)),
  ];
  // Measures one kind for all projects before the next, so that changes in the machine's speed affect all alike.
  for (const [kind, prepare] of kinds) {
    for (const projectToBuild of projects) {
      prepare(projectToBuild);
      const { name, command, cwd, site } = projectToBuild;
      const cost = measureCommand(command, cwd);
      const size = existsSync(site) ? megabytesIn(site).toFixed(0) : '';
      printRow([count, kind, name, ...costCells(cost), size, (loadavg()[0] ?? 0).toFixed(1)]);
    }
  }
}
