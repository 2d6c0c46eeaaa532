import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteData } from '../ours/page-data.ts';
import { benchRoot, cacheRoot, projectRoot } from '../folders.ts';
import { overlaySite } from './overlay-site.ts';
import { layerOrder, processSheets } from './process-sheets.ts';
import { stagedFolders, stagedImports } from './staged-imports.ts';

/** `plain-html` is our documents with as little script as possible. `classic` is rendered by the browser alone. */
export type Peer = 'plain-html' | 'astro' | 'next' | 'classic';

const isSource = (file: string) => !/\.test\.tsx?$|\/gallery(\/|$)|\/tsconfig\.json$/.test(file);

/**
 * Assembles the sources of a peer: its own files, copies of `stagedFolders`, where files of its overlay replace ours in `site/`,
 * `ours/`, and the content as JSON. They import each other by `stagedImports`. Returns the folder.
 */
export function stageSite(peer: Peer, data: SiteData, dist: string): string {
  const stage = join(cacheRoot, 'stage', peer);
  rmSync(stage, { recursive: true, force: true });
  cpSync(join(benchRoot, 'peers', peer), stage, { recursive: true });
  for (const folder of stagedFolders) {
    cpSync(join(projectRoot, folder), join(stage, folder), { recursive: true, filter: isSource });
  }
  cpSync(join(benchRoot, 'ours'), join(stage, 'ours'), { recursive: true });
  rmSync(join(stage, 'ours/page-data.ts'));
  if (peer !== 'plain-html') overlaySite(join(stage, 'overlay'), join(stage, 'site'));
  processSheets(join(stage, 'site'));
  useBuiltFonts(stage, dist);
  if (peer === 'next') markClientComponents(stage);
  writeJson(join(stage, 'package.json'), {
    type: 'module',
    private: true,
    // Astro looks here for what it must bundle.
    dependencies: (JSON.parse(readFileSync(join(benchRoot, 'package.json'), 'utf8')) as { dependencies: object })
      .dependencies,
    imports: stagedImports,
  });
  // The compilers use this file instead of the bench's own, whose paths lead to unstaged files.
  writeJson(join(stage, 'tsconfig.json'), { compilerOptions: { jsx: 'react-jsx', moduleResolution: 'bundler' } });
  mkdirSync(join(stage, 'pages-data'));
  for (const [name, page] of Object.entries(data.pages)) writeJson(join(stage, 'pages-data', `${name}.json`), page);
  for (const name of ['frame', 'fonts', 'others'] as const) {
    writeJson(join(stage, 'pages-data', `${name}.json`), data[name]);
  }
  writeJson(join(stage, 'pages-data/layers.json'), layerOrder());
  copyPublicFiles(dist, join(stage, 'public'));
  return stage;
}

const writeJson = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value));

/** Gives the fonts the addresses from our build, so that every peer can preload them. */
function useBuiltFonts(stage: string, dist: string) {
  const sheet = join(stage, 'site/styles/fonts.css');
  const built = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.woff2'));
  const css = readFileSync(sheet, 'utf8').replaceAll(/url\('[^']*\/([\w-]+)\.woff2[^']*'\)/g, (_, name: string) => {
    const file = built.find((candidate) => candidate.replace(/-[\w-]{8}\.woff2$/, '') === name);
    if (!file) throw new Error(`${dist}/assets has no font ${name}: build the site again.`);
    return `url('/assets/${file}')`;
  });
  writeFileSync(sheet, css);
}

/** Marks components that use a hook other than `useId`, or handle events: Next runs only marked ones in the browser. */
function markClientComponents(stage: string) {
  for (const folder of ['site', 'ours']) {
    for (const name of readdirSync(join(stage, folder), { recursive: true, encoding: 'utf8' })) {
      const file = join(stage, folder, name);
      if (!name.endsWith('.tsx')) continue;
      const source = readFileSync(file, 'utf8');
      if (source.startsWith("'use client'") || !/\buse(?!Id\b)[A-Z]\w*\(|\son[A-Z]\w*=\{/.test(source)) continue;
      writeFileSync(file, `'use client';\n${source}`);
    }
  }
}

/** Copies pictures, icons and fonts: all of our build but documents, scripts, style sheets, JSON and compressed copies. */
function copyPublicFiles(dist: string, folder: string) {
  const isPublic = (file: string) => !/\.(html|json|js|css|br|gz)$|\/\.build(\/|$)/.test(file);
  cpSync(dist, folder, { recursive: true, filter: isPublic });
}
