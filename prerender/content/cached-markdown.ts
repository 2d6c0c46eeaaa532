import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildCache } from '../build-cache.ts';
import { projectRoot } from '../project-root.ts';
import { renderMarkdown, type MarkdownOptions, type RenderedArticle } from './markdown.ts';
import { hashOf, isStillTrue, recorded, type Lookup } from './recorded-lookups.ts';

interface Entry {
  lookups: Lookup[];
  rendered: RenderedArticle;
}

/** Changes with anything that Markdown is rendered by: our code, the drawings it puts in, the packages. */
let renderer: string | undefined;
function rendererHash(): string {
  const sources = ['prerender/content/*.ts', 'site/ui/icons/*.ts', 'package-lock.json'];
  const files = globSync(sources, { cwd: projectRoot }).toSorted();
  return hashOf(files.map((file) => readFileSync(join(projectRoot, file), 'utf8')));
}

/** As renderMarkdown, which only runs when an earlier build has not rendered the very same. */
export class CachedMarkdown {
  readonly #cache: BuildCache;

  constructor(folder = join(projectRoot, '.cache/articles')) {
    this.#cache = new BuildCache(folder);
  }

  async render(source: string, options: MarkdownOptions): Promise<RenderedArticle> {
    renderer ??= rendererHash();
    // JSON leaves out functions: what they answer is compared one by one.
    const name = hashOf(renderer, source, options);
    const known = await this.#read(name);
    if (known && isStillTrue(known.lookups, options)) return known.rendered;
    const lookups: Lookup[] = [];
    const rendered = await renderMarkdown(source, recorded(options, lookups));
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
