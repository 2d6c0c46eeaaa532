import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { ContentError, problemLine } from '#prerender/content/content-error.ts';
import { readText } from '#prerender/content/read-text.ts';
import { pathWithin } from './path-within.ts';
import { splitArticle } from './split-article.ts';

interface ArticleSource {
  frontMatter: string;
  body: string;
  /** The file's line break. The other properties contain line feeds instead. */
  lineEnd: string;
}

/** The content folder as the editor reads it: unprocessed files, by path below the folder. */
export class ContentSource {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** A file's text as a build reads it; undefined if there is no such file. Throws a ContentError if it cannot be read. */
  text(path: string): string | undefined {
    return existsSync(join(this.#root, path)) ? readText(this.#root, path) : undefined;
  }

  /** The items of a file's list; none if it cannot be read. */
  list<Item>(path: string): Item[] {
    const items = orUndefined(() => parse(this.text(path) ?? '[]') as unknown);
    return Array.isArray(items) ? (items as Item[]) : [];
  }

  /** The parts of an article's file; undefined if it does not exist. Throws a ContentError if it cannot be read. */
  article(path: string): ArticleSource | undefined {
    const text = this.text(path);
    if (text === undefined) return undefined;
    const parts = splitArticle(text.replaceAll('\r\n', '\n'));
    if (!parts) {
      throw new ContentError(problemLine({ file: path, line: 1 }, 'its entries have no line --- above and below'));
    }
    return { ...parts, lineEnd: text.includes('\r\n') ? '\r\n' : '\n' };
  }

  /** The paths of all articles. */
  articlePaths(): string[] {
    return globSync('blog/*.md', { cwd: this.#root })
      .filter((file) => pathWithin(this.#root, file) && basename(file) !== 'README.md')
      .map((file) => basename(file, '.md'))
      .toSorted()
      .map((name) => `blog/${name}.md`);
  }

  /** The id of a new article: the highest id plus one. */
  nextArticleId(): number {
    return Math.max(0, ...this.articlePaths().map((path) => this.#articleId(path))) + 1;
  }

  #articleId(path: string): number {
    const read = () => parse(this.article(path)?.frontMatter ?? '') as { id?: unknown } | null;
    return Number(orUndefined(read)?.id) || 0;
  }
}

/** The result of `read`; undefined if a mistake in a file keeps it from being read. */
export function orUndefined<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
