import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ManifestChunk } from 'vite';
import type * as Renderer from '#site/entry-server.tsx';
import type { SiteBundle } from './bundle-site.ts';
import type { FileCache } from './cache/file-cache.ts';
import { browserEntry, hydrateEntry, isBehaviorFile, metricsEntry, serverEntry } from './entry-points.ts';

interface Assets {
  /** The address of the script of every document. */
  script: string;
  /** The address of the script that measures page loads. */
  metricsScript: string;
  /** The addresses of an island's scripts: its own, the one that hydrates it if it is a component, and their imports. */
  scriptsOf: (islandFile: string) => string[];
  /**
   * The CSS of a document whose component is in the file, as up to two strings: the CSS of every document, and what only
   * this one needs.
   */
  stylesFor: (file: string) => string[];
  /** {@link stylesFor} for the component of the page with the name. */
  stylesForPage: (name: string) => string[];
  /** The addresses of the fonts that every page needs immediately. */
  fonts: string[];
  renderer: typeof Renderer;
}

/**
 * Loads what documents need from a bundle. Its renderer is placed in `rendererFolder`, which must exist until all pages
 * are rendered.
 */
export async function loadAssets(
  { manifests, renderer: rendererFiles }: SiteBundle,
  files: FileCache,
  rendererFolder: string,
): Promise<Assets> {
  for (const [path, file] of Object.entries(rendererFiles)) files.place(file, join(rendererFolder, path));
  const { renderer: rendererManifest, site, metrics, islands, behaviors } = manifests;
  const rendererUrl = pathToFileURL(join(rendererFolder, chunkOf(rendererManifest, serverEntry).file)).href;
  const texts = new Map<string, string>();
  const textOf = (sheet: string) => {
    const text = texts.get(sheet) ?? readFileSync(join(rendererFolder, sheet), 'utf8').trim();
    texts.set(sheet, text);
    return text;
  };
  const stylesFor = (component: string) => {
    // The shared sheet declares the order of the layers: it must come first.
    const shared = sheetsOf(rendererManifest, [serverEntry, ...importsOf(rendererManifest, serverEntry)]);
    const componentSheets = sheetsOf(rendererManifest, [...importsOf(rendererManifest, component), component]);
    const specific = componentSheets.filter((sheet) => !shared.includes(sheet));
    // There are at most two elements: each costs a document a hash, 40 bytes that do not compress. Navigation compares whole
    // elements.
    return [shared, specific].map((sheets) => sheets.map(textOf).join('')).filter(Boolean);
  };
  return {
    script: addressOf(site, browserEntry),
    metricsScript: addressOf(metrics, metricsEntry),
    scriptsOf: (island) => {
      const [manifest, entries] = isBehaviorFile(island) ? [behaviors, [island]] : [islands, [island, hydrateEntry]];
      const keys = new Set([...entries, ...entries.flatMap((entry) => [...importsOf(manifest, entry)])]);
      return [...keys].map((key) => addressOf(manifest, key));
    },
    stylesFor,
    stylesForPage: (name) => stylesFor(pageComponent(rendererManifest, name)),
    fonts: Object.values(rendererManifest)
      .map((chunk) => `/${chunk.file}`)
      .filter((name) => name.endsWith('.woff2') && !name.includes('-accented-')),
    renderer: (await import(rendererUrl)) as typeof Renderer,
  };
}

/** The key of the component that a page's page.ts loads: every other lazy import of its folder is an island. */
function pageComponent(manifest: Manifest, name: string): string {
  const folder = `site/pages/${name}/`;
  const components = Object.keys(manifest).filter(
    (key) => key.startsWith(folder) && manifest[key]?.isDynamicEntry && !/\.island\.tsx?$/.test(key),
  );
  const [component, other] = components;
  if (!component || other) {
    throw new Error(
      `The page “${name}” needs a folder of its name, and a page.ts there that loads one component: ${folder} has ${components.length}`,
    );
  }
  return component;
}

/** The keys of a file's imports, direct and indirect, dependencies first. */
function importsOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  for (const dependency of chunkOf(manifest, key).imports ?? []) {
    if (found.has(dependency)) continue;
    importsOf(manifest, dependency, found);
    found.add(dependency);
  }
  return found;
}

/** The names of the style sheets of manifest entries, without duplicates. */
const sheetsOf = (manifest: Manifest, keys: string[]) => [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))];

const addressOf = (manifest: Manifest, key: string) => `/${chunkOf(manifest, key).file}`;

/** The entry of a manifest with the key. Throws an Error if there is none, such as after a file was renamed. */
function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(
      `Vite has not built ${key}: correct its path in prerender/entry-points.ts, or where it is imported`,
    );
  return chunk;
}
