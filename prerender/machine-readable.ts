import type { Company } from '#content/schema/company.ts';
import { plainHref } from '#site/navigation/address.ts';
import type { SitePage } from './data/site-pages.ts';
import { readableMarkdown } from './readable.ts';

/** Where a page's Markdown is. */
export const markdownPath = (path: string) => `${plainHref(path)}index.md`;

/** A page as Markdown: an article's text, or the main element of another page's document. */
export function pageMarkdown(company: Company, page: SitePage, html: string): string {
  const address = company.url + plainHref(page.path);
  const { article } = page;
  if (!article) return readableMarkdown(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '', address);
  const by = `By ${article.author.name}, ${article.author.role}. Published ${article.published}. ${address}`;
  return `# ${article.title}\n\n${article.description}\n\n${by}\n\n${readableMarkdown(article.html, address)}`;
}

/** llms.txt: a link to every page's Markdown, with its description. https://llmstxt.org */
export function llmsText(company: Company, pages: SitePage[]): string {
  const list = (listed: SitePage[]) =>
    listed
      .map(({ name, path, description }) => `- [${name}](${company.url}${markdownPath(path)}): ${description}\n`)
      .join('');
  return [
    `# ${company.name}\n\n> ${company.description}\n\nEvery page is also there as Markdown: its address and index.md.\n`,
    `## Pages\n\n${list(pages.filter(({ article }) => !article))}`,
    `## Articles\n\n${list(pages.filter(({ article }) => article))}`,
  ].join('\n');
}

/** Days until security.txt expires, counted from the build. The RFC recommends less than a year. */
const securityTextDays = 300;

/** security.txt: where to report a vulnerability. https://www.rfc-editor.org/rfc/rfc9116 */
export function securityText(company: Company, today: Date): string {
  const expires = new Date(today.getTime() + securityTextDays * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${company.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
