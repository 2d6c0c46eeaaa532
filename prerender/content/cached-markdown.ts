import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildCache } from '../build-cache.ts';
import { projectRoot } from '../project-root.ts';
import { renderMarkdown, type MarkdownOptions, type RenderedArticle } from './markdown.ts';

/** What rendering asked of its options, and a hash of what it was told. */
type Lookup = [option: string, args: unknown[], told: string];

interface Entry {
  lookups: Lookup[];
  rendered: RenderedArticle;
}

const hash = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Changes with anything that Markdown is rendered by: our code, the drawings it puts in, the packages. */
let renderer: string | undefined;
function rendererHash(): string {
  const sources = ['prerender/content/*.ts', 'site/ui/icons/*.ts', 'package-lock.json'];
  const files = globSync(sources, { cwd: projectRoot }).toSorted();
  return hash(files.map((file) => readFileSync(join(projectRoot, file), 'utf8')));
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
    const name = hash(renderer, source, options);
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

/** The same options, which write down what they are asked and tell. */
function recorded(options: MarkdownOptions, lookups: Lookup[]): MarkdownOptions {
  return new Proxy(options, {
    get(target, option: string) {
      const value: unknown = Reflect.get(target, option);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const told: unknown = value(...args);
        lookups.push([option, args, hash(told)]);
        return told;
      };
    },
  });
}

function isStillTrue(lookups: Lookup[], options: MarkdownOptions): boolean {
  try {
    return lookups.every(([option, args, told]) => {
      const look = Reflect.get(options, option) as (...args: unknown[]) => unknown;
      return hash(look(...args)) === told;
    });
  } catch {
    // Rendering asks again, and tells what is wrong.
    return false;
  }
}
