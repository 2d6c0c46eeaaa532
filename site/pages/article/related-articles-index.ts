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
  readonly #articlesByTag = new Map<string, Article[]>();

  constructor(articles: readonly Article[]) {
    this.#articles = articles;
    this.#positions = new Map(articles.map((article, index) => [article, index]));
    for (const article of articles) {
      for (const tag of article.tags) {
        const taggedArticles = this.#articlesByTag.get(tag);
        if (taggedArticles) taggedArticles.push(article);
        else this.#articlesByTag.set(tag, [article]);
      }
    }
  }

  /** Finds the articles published before and after this one. An article that is not in the list yet follows the newest one. */
  findNeighbors(article: Article): { newer: Article | undefined; older: Article | undefined } {
    const index = this.#positions.get(article) ?? -1;
    return { newer: this.#articles[index - 1], older: this.#articles[index + 1] };
  }

  /**
   * Finds up to `count` other articles that are not in `excluded`: first the ones with the most tags in common, the newest
   * first among equals, and then the newest ones without a common tag.
   */
  findRelated(article: Article, count: number, excluded: readonly (Article | undefined)[]): RelatedArticle[] {
    const isCandidate = (other: Article) => other !== article && !excluded.includes(other);
    const sharedTagCounts = this.#countSharedTags(article);
    const related: Article[] = [];
    // Stops as soon as there are enough: most articles are never sorted.
    for (let sharedCount = article.tags.length; sharedCount > 0 && related.length < count; sharedCount -= 1) {
      const matches = [...sharedTagCounts].filter(
        ([other, tagCount]) => tagCount === sharedCount && isCandidate(other),
      );
      related.push(...this.#newestFirst(matches.map(([other]) => other)));
    }
    for (const other of this.#articles) {
      if (related.length >= count) break;
      if (isCandidate(other) && !sharedTagCounts.has(other)) related.push(other);
    }
    const ownTags = new Set(article.tags);
    return related
      .slice(0, count)
      .map((other) => ({ article: other, shared: other.tags.filter((tag) => ownTags.has(tag)) }));
  }

  /** Counts the tags that each other article has in common with this one; articles without a common tag are left out. */
  #countSharedTags(article: Article): Map<Article, number> {
    const counts = new Map<Article, number>();
    for (const tag of article.tags) {
      for (const other of this.#articlesByTag.get(tag) ?? []) counts.set(other, (counts.get(other) ?? 0) + 1);
    }
    return counts;
  }

  #newestFirst(articles: Article[]): Article[] {
    return articles.toSorted((a, b) => this.#positions.get(a)! - this.#positions.get(b)!);
  }
}
