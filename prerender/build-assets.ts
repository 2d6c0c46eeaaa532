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
  /** {@link stylesFor} the component of the page that is defined under that name. */
  stylesForPage: (name: string) => string[];
  /** The addresses of the fonts that every page needs at once. */
  fonts: string[];
  /** See fingerprint.ts. */
  fingerprint: string;
  renderer: typeof Renderer;
}

/**
 * Builds the browser's scripts into `out`, and the renderer into its folder, which must exist until all pages are rendered.
 * The renderer's fonts and drawings are copied to `out`; its styles have the colors of `palette`.
 */
export async function buildAssets(out: string, rendererFolder: string, palette: Palette): Promise<Assets> {
  rmSync(out, { recursive: true, force: true });
  await buildRenderer(rendererFolder, palette);
  const rendered = takeManifest(rendererFolder);
  // Built alone, so that it imports nothing: code shared with islands would be another file to wait for.
  const site = await buildScripts(out, [browserEntry]);
  const metrics = await buildScripts(out, [metricsEntry]);
  const islands = await buildScripts(out, [hydrateEntry, ...islandFiles()]);
  copyAssets(rendered, rendererFolder, out);
  const file = pathToFileURL(join(rendererFolder, rendered[serverEntry]!.file)).href;
  const stylesFor = (component: string) => {
    // The common sheet declares the order of the layers: it must come first.
    const common = sheetsOf(rendered, [serverEntry, ...importsOf(rendered, serverEntry)]);
    const all = sheetsOf(rendered, [...importsOf(rendered, component), component]);
    const own = all.filter((sheet) => !common.includes(sheet));
    const textOf = (sheet: string) => readFileSync(join(rendererFolder, sheet), 'utf8').trim();
    // Each style element costs a document a hash, 40 bytes that do not compress. Navigation compares whole elements.
    return [common, own].map((sheets) => sheets.map(textOf).join('')).filter(Boolean);
  };
  return {
    script: addressOf(site, browserEntry),
    metricsScript: addressOf(metrics, metricsEntry),
    scriptsOf: (island) => {
      const files = new Set([island, hydrateEntry, ...importsOf(islands, island), ...importsOf(islands, hydrateEntry)]);
      return [...files].map((key) => addressOf(islands, key));
    },
    stylesFor,
    stylesForPage: (name) => stylesFor(pageComponent(rendered, name)),
    fonts: Object.values(rendered)
      .map((chunk) => `/${chunk.file}`)
      .filter((name) => name.endsWith('.woff2') && !name.includes('-accented-')),
    fingerprint: fingerprint([site, metrics, islands], rendererFolder),
    renderer: (await import(file)) as typeof Renderer,
  };
}

/** Builds scripts into `out`, without their style sheets: styles are inlined in the documents. */
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
        // Code that islands share is bundled with React: another file costs a visitor more than a few unused bytes. Not named
        // “shared”, which ad blockers take for a social network's script.
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
        // Class names are short enough to be inlined in place of their imports, and a sheet without imports would be left out.
        optimization: { inlineConst: false },
        // Node caches imports: each renderer needs a name of its own. Its pages import it by that name too.
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

/** The file that the page.ts of a page's folder loads: all else there that is imported lazily are islands. */
function pageComponent(manifest: Manifest, name: string): string {
  const folder = `site/pages/${name}/`;
  const loaded = Object.keys(manifest).filter(
    (key) => key.startsWith(folder) && manifest[key]?.isDynamicEntry && !key.endsWith('.island.tsx'),
  );
  const [component, other] = loaded;
  if (!component || other) {
    throw new Error(
      `The page “${name}” needs a folder of its name, and a page.ts there that loads one component: ${folder} has ${loaded.length}`,
    );
  }
  return component;
}

/** Keys of a file's imports, at any depth, dependencies first. */
function importsOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  for (const imported of chunk.imports ?? []) {
    if (found.has(imported)) continue;
    importsOf(manifest, imported, found);
    found.add(imported);
  }
  return found;
}

/** The names of their style sheets, without duplicates. */
const sheetsOf = (manifest: Manifest, keys: string[]) => [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))];

const addressOf = (manifest: Manifest, key: string) => `/${manifest[key]?.file}`;

/** Copies what documents and their styles refer to: fonts, drawings, the print style sheet. All other styles are inlined. */
function copyAssets(rendered: Manifest, from: string, to: string) {
  for (const [key, { file }] of Object.entries(rendered)) {
    const isAsset = !file.endsWith('.js') && !key.startsWith('_');
    if (isAsset) cpSync(join(from, file), join(to, file));
  }
}
