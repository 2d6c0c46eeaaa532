import { listPagePath } from '#site/navigation/address.ts';
import { articlePath } from '#site/pages/article-summary.ts';
import { isArticlePage, type ArticlePage, type Page } from '#site/pages/define-page.ts';
import { draftLabel } from '#site/pages/draft-label.ts';
import type { Article, Publication, PublicationStatus } from '#site/pages/site-content.ts';
import type { Route } from '#site/routes.ts';
import type { Content } from '../content/read-content.ts';
import { withOwnMarks, type MarkSprite } from './mark-sprite.ts';

/** A page to be rendered: its address, its head, its props. */
export interface SitePage {
  path: string;
  definition: Page | ArticlePage;
  /** The path of its topmost parent, or its own. */
  topPath: string;
  title: string;
  /** The title without the company's name. */
  name: string;
  description: string;
  props: object;
  /** The list that it is a page of. */
  list?: ListPage;
  /** The logos of technologies and clients that it shows. */
  marks?: MarkSprite;
  article?: Article;
  status: PublicationStatus;
  /** The day of its publication, as 2025-01-27; '' if it has none. */
  published: string;
}

/** The place of a page in its list. */
export interface ListPage {
  /** The path of the list and of its first page. */
  path: string;
  pageNumber: number;
  pageCount: number;
  /** The day on which the newest article of all its pages was published; '' if there is none. */
  newest: string;
}

/** Whether the page is a later page of a list, which people find through the first one. */
export const isLaterListPage = ({ list }: SitePage): boolean => list !== undefined && list.pageNumber > 1;

const pagesByContent = new WeakMap<Content, SitePage[]>();

/** Every page of the site, in the order of its routes, articles newest first. */
export function sitePages(content: Content): SitePage[] {
  const pages = pagesByContent.get(content) ?? pagesOf(content.routes, content.articles, content);
  pagesByContent.set(content, pages);
  return pages;
}

/** Articles and plain pages scheduled for a later day. */
export const upcomingPages = (content: Content): SitePage[] =>
  pagesOf(
    [...content.scheduledRoutes, ...content.routes.filter(({ page }) => isArticlePage(page))],
    content.scheduled,
    content,
  );

const pagesOf = (routes: readonly Route[], articles: Article[], content: Content): SitePage[] =>
  routes.flatMap((route) => {
    const { page: definition } = route;
    if (!isArticlePage(definition)) return pagesOfRoute(route, definition, content);
    const labels = content.page(definition.schema, route.path);
    const topPath = topPathOf(route, content);
    return articles.map((article) => {
      let props: object | undefined;
      return {
        ...articlePage(article, content),
        definition,
        topPath,
        // Computed on demand: the development server shows one page of a thousand.
        get props() {
          return (props ??= definition.articleProps(labels, article, content));
        },
      };
    });
  });

const articlePage = (article: Article, { company }: Content) => ({
  path: articlePath(article),
  title: article.search?.title ?? `${article.title} | ${company.name}`,
  name: article.title,
  description: article.search?.description ?? article.description,
  article,
  status: article.status,
  published: article.published,
});

/** A route's page, or one for each page of its list. */
function pagesOfRoute(route: Route, definition: Page, content: Content): SitePage[] {
  const pageCount = definition.pageCount?.(content);
  if (pageCount === undefined) return [routePage(route, definition, content)];
  return Array.from({ length: pageCount }, (_, index) => {
    const newest = content.articles[0]?.published ?? '';
    const list = { path: route.path, pageNumber: index + 1, pageCount, newest };
    return routePage(route, definition, content, list);
  });
}

function routePage(route: Route, definition: Page, content: Content, list?: ListPage): SitePage {
  const pageNumber = list?.pageNumber ?? 1;
  const pageContent = content.page(definition.schema, route.path);
  const { description } = pageContent;
  const title = pageNumber === 1 ? pageContent.title : content.language.titleOfPage(pageContent.title, pageNumber);
  const { name: company } = content.company;
  const publication: Publication = content.publications.get(route.path) ?? { status: 'published', published: '' };
  const label = draftLabel(publication, content);
  const props = definition.props(pageContent, content, { path: route.path, page: pageNumber });
  return {
    path: listPagePath(route.path, pageNumber),
    definition,
    topPath: topPathOf(route, content),
    title: route.path === '/' ? title : `${title} | ${company}`,
    name: route.path === '/' ? withoutCompany(title, company) : title,
    description: pageNumber === 1 ? description : content.language.descriptionOfPage(description, pageNumber),
    ...publication,
    ...(list && { list }),
    ...withOwnMarks({ ...props, ...(label && { draftLabel: label }) }, content.marks),
  };
}

function topPathOf({ path, parent }: Route, content: Content): string {
  const parentRoute = content.routes.find((route) => route.path === parent);
  return parentRoute ? topPathOf(parentRoute, content) : path;
}

/** “Juniper Jay: custom software” becomes “Custom software”, for places that already show the company's name. */
function withoutCompany(title: string, company: string): string {
  const rest = title.startsWith(`${company}: `) ? title.slice(company.length + 2) : title;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
