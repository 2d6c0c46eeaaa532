import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type { Palette } from '#content/schema/palette.ts';
import type * as Renderer from '#site/entry-server.tsx';
import { fingerprint } from './fingerprint.ts';
import { browserEntry, hydrateEntry, islandFiles, metricsEntry, serverEntry, viteConfig } from './vite-config.ts';

export interface Assets {
  /** The address of the script of every document. */
  script: string;
  /** The address of the script that measures page loads. */
  metricsScript: string;
  /** The addresses of an island's scripts: its own, the one that hydrates it, what these import. */
  scriptsOf: (islandFile: string) => string[];
  /** The texts of the style sheets of a document of that component: those of every document as one, the rest as another. */
  stylesFor: (file: string) => string[];
  /** The addresses of the fonts that every page needs at once. */
  fonts: string[];
  /** As fingerprint.ts says. */
  fingerprint: string;
  renderer: typeof Renderer;
}

/**
 * Builds the scripts of the browser into `out`, and the renderer into its folder, which must stay until all is rendered. Its
 * fonts and drawings go to `out` too; its styles have the colors of `palette`.
 */
export async function buildAssets(out: string, rendererFolder: string, palette: Palette): Promise<Assets> {
  rmSync(out, { recursive: true, force: true });
  await buildRenderer(rendererFolder, palette);
  const rendered = takeManifest(rendererFolder);
  // On its own, so that it imports nothing: what it has in common with islands would be a file more to wait for.
  const site = await buildScripts(out, [browserEntry]);
  const metrics = await buildScripts(out, [metricsEntry]);
  const islands = await buildScripts(out, [hydrateEntry, ...islandFiles()]);
  copyAssets(rendered, rendererFolder, out);
  const file = pathToFileURL(join(rendererFolder, rendered[serverEntry]!.file)).href;
  return {
    script: addressOf(site, browserEntry),
    metricsScript: addressOf(metrics, metricsEntry),
    scriptsOf: (island) => {
      const files = new Set([island, hydrateEntry, ...importsOf(islands, island), ...importsOf(islands, hydrateEntry)]);
      return [...files].map((key) => addressOf(islands, key));
    },
    stylesFor: (file) => {
      // Its sheet names the layers in their order: it comes before those of what it imports.
      const common = sheetsOf(rendered, [serverEntry, ...importsOf(rendered, serverEntry)]);
      const all = sheetsOf(rendered, [...importsOf(rendered, file), file]);
      const own = all.filter((sheet) => !common.includes(sheet));
      const textOf = (sheet: string) => readFileSync(join(rendererFolder, sheet), 'utf8').trim();
      // Each text costs a document its hash too, which does not compress: 40 bytes. A next page's are compared as wholes.
      return [common, own].map((sheets) => sheets.map(textOf).join('')).filter(Boolean);
    },
    fonts: Object.values(rendered)
      .map((chunk) => `/${chunk.file}`)
      .filter((name) => name.endsWith('.woff2') && !name.includes('-accented-')),
    fingerprint: fingerprint([site, metrics, islands], rendererFolder),
    renderer: (await import(file)) as typeof Renderer,
  };
}

/** Builds scripts into `out`. Their styles go: they stand in the documents. */
async function buildScripts(out: string, input: string[]): Promise<Manifest> {
  await build({
    ...viteConfig(),
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: true,
      modulePreload: false,
      rolldownOptions: {
        input,
        checks: { pluginTimings: false },
        preserveEntrySignatures: 'exports-only',
        // What islands have in common comes with React: a file more costs a visitor more than a few unused bytes. Not “shared”:
        // who blocks what is shared in networks would block it.
        output: { codeSplitting: { groups: [{ name: 'islands', minShareCount: 2 }] } },
      },
    },
  });
  const manifest = takeManifest(out);
  for (const { css = [] } of Object.values(manifest)) for (const file of css) rmSync(join(out, file), { force: true });
  return manifest;
}

const buildRenderer = (out: string, palette: Palette) =>
  build({
    ...viteConfig(palette),
    build: {
      outDir: out,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: true,
      ssr: serverEntry,
      ssrEmitAssets: true,
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Names of classes are short enough to be put in the place of their imports, and a sheet that nobody imports is left out.
        optimization: { inlineConst: false },
        // Node keeps what it has imported: another renderer needs another name. Its pages import it by that name too.
        output: { entryFileNames: '[name]-[hash].js' },
      },
    },
  });

function takeManifest(folder: string): Manifest {
  const file = join(folder, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  rmSync(join(folder, '.vite'), { recursive: true });
  return manifest;
}

/** Keys of what a file imports, at any depth, those first that others need. */
function importsOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}: site/routes.ts names a page without a file`);
  for (const imported of chunk.imports ?? []) {
    if (found.has(imported)) continue;
    importsOf(manifest, imported, found);
    found.add(imported);
  }
  return found;
}

/** What the style sheets of these are called, once each. */
const sheetsOf = (manifest: Manifest, keys: string[]) => [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))];

const addressOf = (manifest: Manifest, key: string) => `/${manifest[key]?.file}`;

/** What documents and their styles name: fonts, drawings, the style sheet for paper. All other styles stand in documents. */
function copyAssets(rendered: Manifest, from: string, to: string) {
  for (const [key, { file }] of Object.entries(rendered)) {
    const isAsset = !file.endsWith('.js') && !key.startsWith('_');
    if (isAsset) cpSync(join(from, file), join(to, file));
  }
}
