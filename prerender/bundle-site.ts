import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Manifest, type BuildEnvironmentOptions } from 'vite';
import type { Palette } from '#content/schema/palette.ts';
import type { SiteLocale } from '#languages/languages.ts';
import type { CachedFile, FileCache } from './cache/file-cache.ts';
import { behaviorFiles, browserEntry, hydrateEntry, islandFiles, metricsEntry, serverEntry } from './entry-points.ts';
import { fingerprint } from './fingerprint.ts';
import { inlineScripts, type InlineScripts } from './inline-script.ts';
import { viteConfig } from './vite-config.ts';

/** The content that bundled code depends on. */
export interface BundleInputs {
  /** The colors in style sheets. */
  palette: Palette;
  locale: SiteLocale;
}

/** Everything that Vite makes from the code. Plain JSON. */
export interface SiteBundle {
  /** The files of the module that renders pages, by their paths below its folder. */
  renderer: Record<string, CachedFile>;
  /** The files that are served (scripts, fonts, drawings, the print style sheet), by their paths in the site. */
  served: Record<string, CachedFile>;
  manifests: Record<'renderer' | 'site' | 'metrics' | 'islands' | 'behaviors', Manifest>;
  inline: InlineScripts;
  /** See fingerprint.ts. */
  fingerprint: string;
}

/**
 * Builds scripts, renderer and inline scripts in `folder`, which must exist and be empty, and stores the results in
 * `files`.
 */
export async function bundleSite(
  folder: string,
  { palette, locale }: BundleInputs,
  files: FileCache,
): Promise<SiteBundle> {
  const [rendererFolder, out] = [join(folder, 'renderer'), join(folder, 'served')];
  mkdirSync(out);
  await buildRenderer(rendererFolder, locale, palette);
  const renderer = takeManifest(rendererFolder);
  // The site's script is built alone, so that it imports nothing: code shared with islands would be another file to wait for.
  const site = await buildScripts(out, locale, [browserEntry]);
  const metrics = await buildScripts(out, locale, [metricsEntry]);
  const islands = await buildScripts(out, locale, [hydrateEntry, ...islandFiles()]);
  // Bundled together with the other islands, these would share files with React.
  const behaviors = await buildScripts(out, locale, behaviorFiles());
  copyAssets(renderer, rendererFolder, out);
  return {
    renderer: storeAll(rendererFolder, files),
    served: storeAll(out, files),
    manifests: { renderer, site, metrics, islands, behaviors },
    inline: await inlineScripts(locale),
    fingerprint: fingerprint([site, metrics, islands, behaviors], rendererFolder),
  };
}

function storeAll(folder: string, files: FileCache): Record<string, CachedFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return Object.fromEntries(paths.map((path) => [relative(folder, path), files.store(readFileSync(path))]));
}

/**
 * The options of every bundle. An import of a name that its file does not export fails the build: the bundler only warns,
 * and a page would show “undefined”.
 */
const strictOptions: BuildEnvironmentOptions['rolldownOptions'] = {
  // No warning about slow plugins.
  checks: { pluginTimings: false },
  onLog(level, log, handle) {
    if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
    handle(level, log);
  },
};

/** Builds scripts into `out`, without their style sheets: styles are inlined in the documents. */
async function buildScripts(out: string, locale: SiteLocale, input: string[]): Promise<Manifest> {
  await build({
    ...viteConfig(locale),
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: true,
      modulePreload: false,
      rolldownOptions: {
        input,
        ...strictOptions,
        preserveEntrySignatures: 'exports-only',
        // Inlines the texts that a script uses: otherwise each script would load the texts of all islands.
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        // Code that islands share is bundled with React: another file costs a visitor more than a few unused bytes. Not named
        // “shared”, which ad blockers take for a social network's script.
        output: { codeSplitting: { groups: [{ name: 'islands', minShareCount: 2 }] } },
      },
    },
  });
  const manifest = takeManifest(out);
  const sheets = Object.values(manifest).flatMap(({ css = [] }) => css);
  for (const sheet of sheets) rmSync(join(out, sheet), { force: true });
  return manifest;
}

const buildRenderer = (out: string, locale: SiteLocale, palette: Palette) =>
  build({
    ...viteConfig(locale, palette),
    build: {
      outDir: out,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: true,
      ssr: serverEntry,
      ssrEmitAssets: true,
      rolldownOptions: {
        ...strictOptions,
        // Class names are short enough to be inlined in place of their imports, and a sheet without imports would be left out.
        optimization: { inlineConst: false },
        // Node caches imports: each renderer needs its own name. Its pages import it by that name too.
        output: { entryFileNames: '[name]-[hash].js' },
      },
    },
  });

/** Reads Vite's manifest and deletes it: it must not be stored with the files that Vite wrote beside it. */
function takeManifest(folder: string): Manifest {
  const file = join(folder, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  rmSync(join(folder, '.vite'), { recursive: true });
  return manifest;
}

/** Copies what documents and their styles refer to: fonts, drawings, the print style sheet. All other styles are inlined. */
function copyAssets(rendered: Manifest, from: string, to: string) {
  for (const [key, { file }] of Object.entries(rendered)) {
    // The keys of code and sheets that several modules share begin with an underscore.
    const isAsset = !file.endsWith('.js') && !key.startsWith('_');
    if (isAsset) cpSync(join(from, file), join(to, file));
  }
}
