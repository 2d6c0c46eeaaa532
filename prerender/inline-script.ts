import { build } from 'vite';
import { viteConfig } from './vite-config.ts';

/** The scripts inlined in documents, each bundled with its imports and minified. */
export interface InlineScripts {
  /** In the head of every route's document: site/inline/head-script.ts. */
  head: string;
  /** At the end of the document for unknown addresses: site/inline/not-found-script.ts. */
  notFound: string;
}

/** Bundles the inline scripts. */
export async function inlineScripts(): Promise<InlineScripts> {
  const [head, notFound] = await Promise.all([bundle('head-script'), bundle('not-found-script')]);
  return { head, notFound };
}

async function bundle(name: string): Promise<string> {
  const bundles = await build({
    ...viteConfig(),
    build: {
      write: false,
      lib: { entry: `site/inline/${name}.ts`, formats: ['iife'], name: 'inline' },
      minify: true,
    },
  });
  const [first] = bundles as { output: { code: string }[] }[];
  return first!.output[0]!.code.trim();
}
