import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildCache } from '../build-cache.ts';
import { jsonHash } from '../json-hash.ts';
import { projectRoot } from '../project-root.ts';
import { renderMarkdown, type MarkdownOptions, type RenderedArticle } from './markdown.ts';

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
    // The options hold what the body's names refer to, as data: where a figure or a link's target changes, the name does.
    const name = jsonHash(renderer, source, options);
    const known = await this.#cache.read(name);
    if (known) return JSON.parse(known.toString()) as RenderedArticle;
    const rendered = await renderMarkdown(source, options);
    await this.#cache.write(name, Buffer.from(JSON.stringify(rendered)));
    return rendered;
  }

  prune(): Promise<void> {
    return this.#cache.prune();
  }
}
