import { sourceHash } from '../cache/source-hash.ts';

let hash: string | undefined;

/** A hash of all that reads and renders Markdown and YAML: our code, the icons it embeds, the packages. */
export const contentCodeHash = (): string =>
  (hash ??= sourceHash([
    'content/schema/*.ts',
    'languages/*.ts',
    'prerender/content/*.ts',
    'prerender/markup.ts',
    'prerender/readable.ts',
    'prerender/adapt-to-markdown.ts',
    'site/ui/icons/*.ts',
    'package-lock.json',
  ]));
