import type { Content } from './content/read-content.ts';
import { isLaterListPage, type SitePage } from './data/site-pages.ts';
import { markdownPath } from './page-markdown.ts';

/** The number of newest articles that llms.txt lists. */
const newestArticleCount = 20;

/** The path of the list of older articles. */
const olderArticlesPath = 'llms/articles.txt';

/**
 * The texts of llms.txt and of the list of older articles, by file name. Each links to the Markdown of its pages, with their
 * descriptions; llms.txt groups them by part of the site (https://llmstxt.org) and omits later pages of lists.
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
  const olderArticles = articles.slice(newestArticleCount);
  const olderArticlesLink = `- [${labels.olderArticles}](${company.url}/${olderArticlesPath}): ${labels.newestFirst(olderArticles.length)}\n`;
  const llmsText = [
    `# ${company.name}\n\n> ${company.description}\n\n${labels.everyPage}\n`,
    ...partsOf(
      pages.filter((page) => !page.article && !isLaterListPage(page)),
      labels.pages,
    ).map(([name, listed]) => `## ${name}\n\n${list(listed)}`),
    ...(articles.length > 0 ? [`## ${articlesHeading}\n\n${list(articles.slice(0, newestArticleCount))}`] : []),
    // By convention, “Optional” may be skipped by readers that need less.
    ...(olderArticles.length > 0 ? [`## Optional\n\n${olderArticlesLink}`] : []),
  ].join('\n');
  const olderArticlesText = `# ${labels.olderArticlesOf(company.name)}\n\n> ${labels.newestIn(`${company.url}/llms.txt`)}\n\n${list(olderArticles)}`;
  return new Map([
    ['llms.txt', llmsText],
    ...(olderArticles.length > 0 ? [[olderArticlesPath, olderArticlesText] as const] : []),
  ]);
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
