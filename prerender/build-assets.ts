import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Renderer from '#site/entry-server.tsx';
import type { PageModule } from '#site/navigation/route-data.ts';
import { routes } from '#site/routes.ts';
import { isSharedModule } from './is-shared-module.ts';
import { shortClassNames } from './class-names.ts';
import { fingerprint } from './fingerprint.ts';
import { projectRoot } from './project-root.ts';
import { unusedReact } from './unused-react.ts';
import { bodyFile, clientEntry, pageFile, pageName, serverEntry, viteConfig } from './vite-config.ts';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

export interface Assets {
  /** The script that a document starts. */
  entry: string;
  /** As fingerprint.ts says. */
  fingerprint: string;
  /** The scripts that the entry imports. */
  entryImports: string[];
  pageModule: (page: string) => PageModule;
  /** The style sheets that a page of that kind needs, in order; without a kind, the frame's. */
  stylesOf: (page: string | null) => string[];
  fonts: string[];
  renderer: typeof Renderer;
}

const pages = [...new Set(routes.map((route) => route.page))];
const bodies = pages.filter((page) => routes.some((route) => route.page === page && route.body));

/** Builds the client into `out` and the renderer into the cache. */
export async function buildAssets(out: string): Promise<Assets> {
  // Inside the project, where it finds its packages; one for each target, so that two builds do not meet.
  const rendererFolder = join(projectRoot, '.cache/renderer', basename(out));
  const css = { modules: { generateScopedName: shortClassNames(projectRoot) } };
  await build({
    ...viteConfig,
    plugins: [...(viteConfig.plugins ?? []), unusedReact()],
    css,
    build: {
      outDir: out,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: [clientEntry, ...pages.map(pageFile), ...bodies.map(bodyFile)],
        checks: { pluginTimings: false },
        preserveEntrySignatures: 'exports-only',
        // A class name written into its users would leave its CSS module unused, and Vite would drop the style sheet.
        optimization: { inlineConst: false },
        // What every page needs in one file beside React: a file more costs a visitor more than a few unused bytes.
        output: {
          codeSplitting: { groups: [{ name: 'site', test: (file: string) => isSharedModule(projectRoot, file) }] },
        },
      },
    },
  });
  await build({
    ...viteConfig,
    css,
    build: { outDir: rendererFolder, emptyOutDir: true, copyPublicDir: false, ssr: serverEntry },
  });
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestChunk>;
  const file = pathToFileURL(join(rendererFolder, 'entry-server.js')).href;
  const renderer = (await import(`${file}?${Date.now()}`)) as typeof Renderer;
  const { unusedScripts, ...addresses } = addressesIn(manifest);
  for (const script of unusedScripts) rmSync(join(out, script));
  return { ...addresses, renderer, fingerprint: fingerprint(manifest, rendererFolder) };
}

function addressesIn(manifest: Record<string, ManifestChunk>) {
  const closure = (key: string, found = new Set<string>()) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}: site/routes.ts names a page without a file`);
    if (found.has(key)) return found;
    for (const imported of chunk.imports ?? []) closure(imported, found);
    return found.add(key);
  };
  const entryKeys = closure(clientEntry);
  const beside = (key: string) => [...closure(key)].filter((other) => !entryKeys.has(other));
  const styles = (keys: Iterable<string>) => [...keys].flatMap((key) => manifest[key]?.css ?? []);
  const stylesBeside = (page: string) => [
    ...styles(beside(pageFile(page))),
    ...(bodies.includes(page) ? styles(beside(bodyFile(page))) : []),
  ];
  const file = (key: string) => `/${manifest[key]?.file}`;
  const asked = new Set<string>();
  const ask = (key: string) => {
    if (asked.has(key)) return;
    asked.add(key);
    const chunk = manifest[key];
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) ask(next);
  };
  for (const key of [clientEntry, ...pages.map(pageFile)]) ask(key);
  return {
    entry: file(clientEntry),
    entryImports: [...entryKeys].filter((key) => key !== clientEntry).map(file),
    pageModule: (page: string) => {
      const scripts = beside(pageFile(page)).filter((key) => key !== pageFile(page));
      const sheets = [...new Set(stylesBeside(page))].map((name) => `/${name}`);
      return { script: file(pageFile(page)), files: [...scripts.map(file), ...sheets], name: pageName(page) };
    },
    stylesOf: (page: string | null) => [...new Set([...styles(entryKeys), ...(page ? stylesBeside(page) : [])])],
    /** Those that every page needs at once. */
    fonts: Object.values(manifest)
      .map((chunk) => chunk.file)
      .filter((name) => name.endsWith('.woff2') && !name.includes('-accented-'))
      .map((name) => `/${name}`),
    /** Scripts that no page asks for, now or later: built for their styles. */
    unusedScripts: Object.entries(manifest)
      .filter(([key, chunk]) => chunk.file.endsWith('.js') && !asked.has(key))
      .map(([key]) => file(key)),
  };
}
