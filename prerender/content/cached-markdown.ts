import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildCache } from '../build-cache.ts';
import { jsonHash } from '../json-hash.ts';
import { projectRoot } from '../project-root.ts';
import { renderMarkdown, type MarkdownOptions, type RenderedArticle } from './markdown.ts';
import { lookupsUnchanged, recordLookups, type Lookup } from './recorded-lookups.ts';

interface Entry {
  lookups: Lookup[];
  rendered: RenderedArticle;
}

/** Changes with everything that renders Markdown: our code, the icons it embeds, the packages. */
let renderer: string | undefined;
function rendererHash(): string {
  const sources = ['prerender/content/*.ts', 'site/ui/icons/*.ts', 'package-lock.json'];
  const files = globSync(sources, { cwd: projectRoot }).toSorted();
  return jsonHash(files.map((file) => readFileSync(join(projectRoot, file), 'utf8')));
}

/** renderMarkdown behind a cache of what earlier builds rendered. */
export class CachedMarkdown {
  readonly #cache: BuildCache;

  constructor(folder = join(projectRoot, '.cache/articles')) {
    this.#cache = new BuildCache(folder);
  }

  async render(source: string, options: MarkdownOptions): Promise<RenderedArticle> {
    renderer ??= rendererHash();
    // JSON leaves out functions: their results are compared one by one.
    const name = jsonHash(renderer, source, options);
    const known = await this.#read(name);
    if (known && lookupsUnchanged(known.lookups, options)) return known.rendered;
    const lookups: Lookup[] = [];
    const rendered = await renderMarkdown(source, recordLookups(options, lookups));
    await this.#cache.write(name, Buffer.from(JSON.stringify({ lookups, rendered } satisfies Entry)));
    return rendered;
  }

  prune(): Promise<void> {
    return this.#cache.prune();
  }

  async #read(name: string): Promise<Entry | undefined> {
    const entry = await this.#cache.read(name);
    return entry && (JSON.parse(entry.toString()) as Entry);
  }
}
