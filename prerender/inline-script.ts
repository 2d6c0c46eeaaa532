import { createHash } from 'node:crypto';
import { build } from 'vite';
import { viteConfig } from './vite-config.ts';

/** The script that stands in every document's head: site/inline/head-script.ts with all that it imports, minified. */
export async function inlineScript(): Promise<string> {
  const bundles = await build({
    ...viteConfig(),
    build: {
      write: false,
      lib: { entry: 'site/inline/head-script.ts', formats: ['iife'], name: 'head' },
      minify: true,
    },
  });
  const [bundle] = bundles as { output: { code: string }[] }[];
  return bundle!.output[0]!.code.trim();
}

/** A script's hash as a Content-Security-Policy names it. */
export const scriptHash = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`;
