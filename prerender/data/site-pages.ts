import type { PageKind } from '#content/schema/pages.ts';
import type { Route } from '#site/routes.ts';
import type { Article } from '../content/read-articles.ts';
import type { Content } from '../content/read-content.ts';
import type { Publication, PublicationStatus } from '../content/publication.ts';
import { articlePath, articleProps } from './article-data.ts';
import { draftLabel } from './draft-label.ts';
import { withOwnMarks, type MarkSprite } from './mark-sprite.ts';
import { pageProps } from './page-props.ts';

/** A page to be rendered: its address, its head, its props. */
export interface SitePage {
  path: string;
  /** The kind of page, as in site/routes.ts. */
  page: string;
  hero: boolean;
  /** Whether it has the closing banner although it has no hero. */
  banner?: boolean | undefined;
  /** The address of its topmost parent, or its own. */
  part: string;
  title: string;
  /** The title without the company's name. */
  name: string;
  description: string;
  props: object;
  /** The logos of technologies and clients it shows. */
  marks?: MarkSprite;
  article?: Article;
  status: PublicationStatus;
  /** The day of its publication, as 2025-01-27; '' if it has none. */
  published: string;
}

/** Every page of the site, in the order of its routes, articles newest first. */
export function sitePages(content: Content): SitePage[] {
  return content.routes.flatMap((route) => (route.page === 'article' ? articlePages(route, content) : [wordsPage(route, content)]));
}

/** The articles and plain pages whose day has not come. */
export const upcomingPages = (content: Content): SitePage[] => [
  ...content.scheduledRoutes.map((route) => wordsPage(route, content)),
  ...content.routes
    .filter(({ page }) => page === 'article')
    .flatMap((route) => articlePages(route, content, content.scheduled)),
];

function articlePages(route: Route, content: Content, articles = content.articles): SitePage[] {
  return articles.map((article) => ({
    path: articlePath(article),
    page: route.page,
    hero: route.hero,
    part: partOf(route, content),
    title: article.search?.title ?? `${article.title} | ${content.company.name}`,
    name: article.title,
    description: article.search?.description ?? article.description,
    props: articleProps(article, content),
    article,
    status: article.status,
    published: article.published,
  }));
}

function wordsPage(route: Route, content: Content): SitePage {
  const { path, page, hero, banner } = route;
  const kind = page as PageKind;
  const words = content.page(kind, path);
  const props = pageProps[kind] as (words: unknown, content: Content) => object;
  const { title, description } = words;
  const { name: company } = content.company;
  const publication: Publication = content.publications.get(path) ?? { status: 'published', published: '' };
  const mark = draftLabel(publication);
  return {
    path,
    page,
    hero,
    banner,
    part: partOf(route, content),
    title: path === '/' ? title : `${title} | ${company}`,
    name: path === '/' ? withoutCompany(title, company) : title,
    description,
    ...publication,
    ...withOwnMarks({ ...props(words, content), ...(mark && { mark }) }, content.marks),
  };
}

function partOf({ path, parent }: Route, content: Content): string {
  const above = content.routes.find((route) => route.path === parent);
  return above ? partOf(above, content) : path;
}

/** “Juniper Jay: custom software” is “Custom software” where the company's name is already shown. */
function withoutCompany(title: string, company: string): string {
  const rest = title.startsWith(`${company}: `) ? title.slice(company.length + 2) : title;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
