import type { Article } from '../site-content.ts';

/** An article with the tags that it shares with another one. */
export interface RelatedArticle {
  article: Article;
  shared: string[];
}

/** Finds what is around an article in a list, newest first. Made once for the list: each with each would be a million pairs. */
export class RelatedArticlesIndex {
  readonly #articles: readonly Article[];
  readonly #places: ReadonlyMap<Article, number>;
  readonly #byTag = new Map<string, Article[]>();

  constructor(articles: readonly Article[]) {
    this.#articles = articles;
    this.#places = new Map(articles.map((article, place) => [article, place]));
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
    const place = this.#places.get(article) ?? -1;
    return { newer: this.#articles[place - 1], older: this.#articles[place + 1] };
  }

  /** Up to `count` others, those with the most tags in common first, newest first among equals; without those in `except`. */
  related(article: Article, count: number, except: readonly (Article | undefined)[]): RelatedArticle[] {
    const isOther = (other: Article) => other !== article && !except.includes(other);
    const shared = new Map<Article, string[]>();
    for (const tag of article.tags) {
      for (const other of this.#byTag.get(tag) ?? []) shared.set(other, [...(shared.get(other) ?? []), tag]);
    }
    const byShared = [...shared]
      .filter(([other]) => isOther(other))
      .toSorted(([one, a], [other, b]) =>
        b.length === a.length ? this.#places.get(one)! - this.#places.get(other)! : b.length - a.length,
      );
    const found = byShared.slice(0, count).map(([other, tags]) => ({ article: other, shared: tags }));
    for (const other of this.#articles) {
      if (found.length >= count) break;
      if (isOther(other) && !shared.has(other)) found.push({ article: other, shared: [] });
    }
    return found;
  }
}
