import { build } from 'vite';
import type { SiteLocale } from '#languages/languages.ts';
import { viteConfig } from './vite-config.ts';

/** The scripts inlined in documents, each bundled with its imports and minified. */
export interface InlineScripts {
  /** The script in the head of every route's document: site/inline/head-script.ts. */
  head: string;
  /** The script at the end of the document for unknown addresses: site/inline/not-found-script.ts. */
  notFound: string;
}

/** Bundles the inline scripts. */
export async function inlineScripts(locale: SiteLocale): Promise<InlineScripts> {
  const [head, notFound] = await Promise.all([bundle('head-script', locale), bundle('not-found-script', locale)]);
  return { head, notFound };
}

async function bundle(name: string, locale: SiteLocale): Promise<string> {
  const bundles = await build({
    ...viteConfig(locale),
    build: {
      write: false,
      lib: { entry: `site/inline/${name}.ts`, formats: ['iife'], name: 'inline' },
      minify: true,
    },
  });
  const [first] = bundles as { output: { code: string }[] }[];
  return first!.output[0]!.code.trim();
}
