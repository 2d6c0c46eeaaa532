import type { Company } from '#content/schema/company.ts';
import type { Language } from '#languages/languages.ts';
import { plainHref } from '#site/navigation/address.ts';
import type { StoredText } from '#site/pages/stored-text.ts';
import type { Content } from './content/read-content.ts';
import { isLaterListPage, type SitePage } from './data/site-pages.ts';

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
  language: Language['article'],
): Promise<string> {
  if (article) {
    const { title, description, author, published, markdown } = article;
    return `# ${title}\n\n${description}\n\n${language.byline(author, published)} ${address}\n\n${markdown.read()}`;
  }
  // Loaded on demand, since it brings a parser.
  const { readableMarkdown } = await import('./readable.ts');
  return readableMarkdown(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '', address, language.drawing);
}

/** The number of newest articles that llms.txt lists. */
const newestArticles = 20;

/** The path of the list of older articles. */
const olderArticles = 'llms/articles.txt';

/**
 * llms.txt: a link to every page's Markdown, with its description, grouped by part of the site (https://llmstxt.org).
 * Older articles are in a file of their own. By file name.
 */
export function llmsTexts(
  { company, language }: Pick<Content, 'company' | 'language'>,
  pages: SitePage[],
): Map<string, string> {
  const { articles: articlesHeading, listing: labels } = language;
  const list = (listed: SitePage[]) =>
    listed
      .map(({ name, path, description }) => `- [${name}](${company.url}${markdownPath(path)}): ${description}\n`)
      .join('');
  const articles = pages.filter(({ article }) => article);
  const older = articles.slice(newestArticles);
  const optional = `- [${labels.olderArticles}](${company.url}/${olderArticles}): ${labels.newestFirst(older.length)}\n`;
  const main = [
    `# ${company.name}\n\n> ${company.description}\n\n${labels.everyPage}\n`,
    ...partsOf(
      pages.filter((page) => !page.article && !isLaterListPage(page)),
      labels.pages,
    ).map(([name, listed]) => `## ${name}\n\n${list(listed)}`),
    ...(articles.length > 0 ? [`## ${articlesHeading}\n\n${list(articles.slice(0, newestArticles))}`] : []),
    // By convention, “Optional” may be skipped by readers that need less.
    ...(older.length > 0 ? [`## Optional\n\n${optional}`] : []),
  ].join('\n');
  const rest = `# ${labels.olderArticlesOf(company.name)}\n\n> ${labels.newestIn(`${company.url}/llms.txt`)}\n\n${list(older)}`;
  return new Map([['llms.txt', main], ...(older.length > 0 ? [[olderArticles, rest] as const] : [])]);
}

/** Groups pages by part of the site, each named after its top page. Parts of one page come first, together as `otherPages`. */
function partsOf(pages: SitePage[], otherPages: string): [name: string, pages: SitePage[]][] {
  const parts = Map.groupBy(pages, ({ topPath }) => topPath);
  const singlePages = pages.filter(({ topPath }) => parts.get(topPath)?.length === 1);
  const largerParts = [...parts].filter(([, listed]) => listed.length > 1);
  return [
    [otherPages, singlePages],
    ...largerParts.map(([top, listed]): [string, SitePage[]] => [
      listed.find(({ path }) => path === top)!.name,
      listed,
    ]),
  ];
}

/** Days until security.txt expires, counted from the build. The RFC recommends less than a year. */
const securityTextDays = 300;

/** security.txt: where to report a vulnerability. https://www.rfc-editor.org/rfc/rfc9116 */
export function securityText(company: Company, today: Date): string {
  const expires = new Date(today.getTime() + securityTextDays * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${company.language}`,
    `Canonical: ${company.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
