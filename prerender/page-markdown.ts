import type { Language } from '#languages/languages.ts';
import { plainHref } from '#site/navigation/address.ts';
import type { StoredText } from '#site/pages/stored-text.ts';

/** The path of a page's Markdown. */
export const markdownPath = (path: string) => `${plainHref(path)}index.md`;

/** The metadata above an article's Markdown. */
export interface ArticleHead {
  title: string;
  description: string;
  author: string;
  published: string;
  /** Its text, as Markdown. */
  markdown: StoredText;
}

/**
 * A page as Markdown: an article's text, or the main element of another page's document. `address` is the page's full
 * URL.
 */
export async function pageMarkdown(
  address: string,
  article: ArticleHead | undefined,
  html: string,
  labels: Language['article'],
): Promise<string> {
  if (article) {
    const { title, description, author, published, markdown } = article;
    return `# ${title}\n\n${description}\n\n${labels.byline(author, published)} ${address}\n\n${markdown.read()}`;
  }
  // This module is loaded on demand, since it brings a parser.
  const { readableMarkdown } = await import('./readable.ts');
  return readableMarkdown(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '', address, labels.drawing);
}
