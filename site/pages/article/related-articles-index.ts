import type { Article } from '../site-content.ts';

/** An article with the tags that it shares with another one. */
interface RelatedArticle {
  article: Article;
  shared: string[];
}

/**
 * Finds the neighbors of an article in a list, newest first, and related articles. Built once for the list: comparing all
 * pairs would take too long for a thousand articles.
 */
export class RelatedArticlesIndex {
  readonly #articles: readonly Article[];
  readonly #positions: ReadonlyMap<Article, number>;
  readonly #byTag = new Map<string, Article[]>();

  constructor(articles: readonly Article[]) {
    this.#articles = articles;
    this.#positions = new Map(articles.map((article, index) => [article, index]));
    for (const article of articles) {
      for (const tag of article.tags) {
        const tagged = this.#byTag.get(tag);
        if (tagged) tagged.push(article);
        else this.#byTag.set(tag, [article]);
      }
    }
  }

  /** The articles written before and after it. One that is not in the list yet comes after all of them. */
  neighbors(article: Article): { newer: Article | undefined; older: Article | undefined } {
    const index = this.#positions.get(article) ?? -1;
    return { newer: this.#articles[index - 1], older: this.#articles[index + 1] };
  }

  /** Up to `count` others, those with the most tags in common first, newest first among equals; without those in `except`. */
  related(article: Article, count: number, except: readonly (Article | undefined)[]): RelatedArticle[] {
    const isOther = (other: Article) => other !== article && !except.includes(other);
    const counts = new Map<Article, number>();
    for (const tag of article.tags)
      for (const other of this.#byTag.get(tag) ?? []) counts.set(other, (counts.get(other) ?? 0) + 1);
    const found: Article[] = [];
    // From all of its tags down to one: most articles are never put in order.
    for (let common = article.tags.length; common > 0 && found.length < count; common -= 1) {
      const equal = [...counts].filter(([other, tags]) => tags === common && isOther(other)).map(([other]) => other);
      found.push(...equal.toSorted((one, other) => this.#positions.get(one)! - this.#positions.get(other)!));
    }
    for (const other of this.#articles) {
      if (found.length >= count) break;
      if (isOther(other) && !counts.has(other)) found.push(other);
    }
    found.length = Math.min(found.length, count);
    const own = new Set(article.tags);
    return found.map((other) => ({ article: other, shared: other.tags.filter((tag) => own.has(tag)) }));
  }
}
