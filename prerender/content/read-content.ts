import type { z } from 'zod';
import type { Company } from '#content/schema/company.ts';
import type { Figures } from '#content/schema/figures.ts';
import type { KnownFiles } from '#content/schema/known-files.ts';
import type { Picture } from '#content/schema/picture.ts';
import { languages } from '#languages/languages.ts';
import { officeCardPath } from '#site/pages/office-address.ts';
import { isArticlePage, type PageMetadata } from '#site/pages/define-page.ts';
import type { Article, Publication, SiteContent } from '#site/pages/site-content.ts';
import { routes as siteRoutes, type Route } from '#site/routes.ts';
import { articleAddresses, readArticleFiles, type ArticleFile } from './article-files.ts';
import { checkAcrossFiles } from './check-across-files.ts';
import { checkMarkFiles } from './check-mark-files.ts';
import { checkStrayFiles } from './check-stray-files.ts';
import { colorNotes } from './color-notes.ts';
import { compareArticles } from './compare-articles.ts';
import { ContentProblems } from './content-error.ts';
import { ContentFolder, type ValidationContext } from './content-folder.ts';
import type { SharedValues } from './interpolate.ts';
import { knownPages } from './known-pages.ts';
import { filesForReaders, hasArticles } from './reserved-addresses.ts';
import { pageFileOf, codedPageFile } from './page-files.ts';
import { plainPublications } from './plain-publications.ts';
import { withPlainRoutes } from './plain-routes.ts';
import { studyAddresses } from '../study-archives.ts';
import { localDay } from './local-day.ts';
import { checkTexts } from './missing-texts.ts';
import { checkArticlePassages, passagesIn, type PassageLink } from './passages.ts';
import { readCompany, withApi, withCities } from './read-company.ts';
import { readArticles } from './read-articles.ts';
import { readFigures } from './read-figures.ts';
import { readSharedFiles, type ReadFiles, type SharedFiles } from './read-shared-files.ts';

export interface Content extends KnownFiles, SharedFiles, SiteContent {
  figures: Figures;
  /** The day of the build, as 2025-01-27, in the company's time zone. */
  today: string;
  /** Articles scheduled for a later day, newest first; `articles` includes them if drafts are shown. */
  scheduled: Article[];
  /** The addresses of the archives of shown articles' studies, by the name of the article's file without its extension. */
  studies: Map<string, string>;
  /** The links to passages of shown pages other than articles. */
  passages: PassageLink[];
  /** The routes of all pages that are shown. */
  routes: readonly Route[];
  /** The routes of plain pages scheduled for a later day; `routes` includes them if drafts are shown. */
  scheduledRoutes: readonly Route[];
  /** The addresses of all pages, including what is not shown, by their files below content/. */
  addresses: ReadonlyMap<string, string>;
  /** The publications of plain pages, by address. */
  publications: ReadonlyMap<string, Publication>;
  /** Notes on things made for colors other than the palette's, one line each with the fix. */
  notes: readonly string[];
}

export interface ReadOptions {
  /** Overrides `enquiry.api` of company.yaml. */
  api?: string | undefined;
  /** The day of the build, as 2025-01-27; by default today in the company's time zone. */
  today?: string;
  /** Whether to show drafts, and articles and plain pages scheduled for a later day. */
  drafts?: boolean;
  /** The files of drafts below content/ that are left out even if drafts are shown. */
  leftOutDrafts?: ReadonlySet<string>;
  /** The routes defined in code; routes for the files in content/plain-pages/ are added. */
  routes?: readonly Route[];
  /** The folder in which builds cache what they have read. */
  cache?: string;
}

/**
 * Reads and checks everything under `root` (the content folder). Throws a ContentError that lists the problems of all
 * files.
 */
export async function readContent(root: string, options: ReadOptions = {}): Promise<Content> {
  const { api, drafts = false, leftOutDrafts } = options;
  const showsDraft = (file: string) => drafts && !leftOutDrafts?.has(file);
  const folder = new ContentFolder(root, options.cache);
  const problems = new ContentProblems();
  const allRoutes = withPlainRoutes(root, options.routes ?? siteRoutes, problems);
  const { company, isCompanyWrong } = readCompany(folder, problems);
  checkTexts(company.language);
  const companyValues: SharedValues = { company: withCities(company), isCompanyWrong };
  const figures = problems.attempt(() => readFigures(folder, companyValues));
  const { today = localDay(new Date(), company.timeZone) } = options;
  const values: SharedValues = { ...companyValues, figures };
  // Articles' front matter is read before any text that links to articles.
  const allArticleFiles = readArticleFiles(folder, { values, today, showsDraft }, problems);
  const articleFiles = allArticleFiles.filter(({ file, status }) => status !== 'draft' || showsDraft(file));
  const addresses = articleAddresses(folder, allArticleFiles);
  const publications = plainPublications(folder, allRoutes, today);
  const statusOf = ({ path }: Route) => publications.get(path)?.status ?? 'published';
  const routes = allRoutes.filter((route) => statusOf(route) !== 'draft' || showsDraft(pageFileOf(route)));
  const pagesFor = knownPages({
    routes: allRoutes,
    publications,
    articles: allArticleFiles,
    articleAddresses: addresses,
    site: company.url,
  });
  const context = { values, pages: pagesFor() };

  const shared = readSharedFiles(folder, context, { hasArticles: hasArticles(allRoutes) }, problems);
  const pages = readPages(folder, routes, problems, (path) => ({ values, pages: pagesFor(publications.get(path)) }));
  const { team = [], categories = [] } = shared;
  compareArticles(articleFiles, { authors: team.map(({ id }) => id), categories, today }, problems);
  const articleContext = {
    values,
    language: company.language,
    team,
    targets: { articles: addresses, files: linkableFiles(company, allRoutes, articleFiles) },
    pagesFor,
    draftPicture: draftPicture(routes, pages),
  };
  const articles = await readArticles(folder, articleFiles, articleContext, problems);
  const allAddresses = new Map([
    ...allRoutes.map((route) => [pageFileOf(route), route.path] as const),
    ...[...addresses].map(([name, path]) => [`blog/${name}.md`, path] as const),
  ]);
  const parts = {
    ...shared,
    company,
    pages,
    routes,
    articleFiles,
    addresses: [...allAddresses.values()],
    shownPages: context.pages,
  };
  checkAcrossFiles(folder, parts, problems);
  checkStrayFiles(folder, allRoutes, problems);
  checkMarkFiles(folder, problems);
  const passages = [...articles.flatMap((article) => article.passages), ...passagesOfPages(folder, parts)];
  checkArticlePassages(passages, articles, problems);
  problems.throwIfAny();
  // A server that shows drafts keeps what it has read in memory, so these entries would look unused.
  if (!drafts) folder.prune();

  const isShown = ({ status }: Publication) => drafts || status === 'published';
  const shownRoutes = routes.filter((route) => drafts || statusOf(route) === 'published');
  const shownPaths = new Set(shownRoutes.map(({ path }) => path));
  return {
    // Safe to cast: a file that could not be read has problems, which were thrown.
    ...(shared as SharedFiles),
    ...folder.knownFiles,
    figures: figures ?? {},
    today,
    company: withApi(company, api),
    language: languages[company.language],
    articles: articles.filter(isShown),
    scheduled: articles.filter(({ status }) => status === 'scheduled'),
    studies: studyAddresses(articleFiles.filter(isShown).map(({ name }) => name)),
    passages: passages.filter(({ target }) => shownPaths.has(target)),
    routes: shownRoutes,
    scheduledRoutes: routes.filter((route) => statusOf(route) === 'scheduled'),
    addresses: allAddresses,
    publications,
    notes: colorNotes(folder),
    page: (schema, path) => {
      const content = pages.get(path) ?? folder.readYaml(codedPageFile(path), schema, context);
      // Safe to cast: callers pass the schema of the route at that path.
      return content as z.infer<typeof schema>;
    },
  };
}

/** The addresses of files that articles may link to: feeds, cards of offices, the archives of articles' studies. */
function linkableFiles(company: Company, routes: readonly Route[], articleFiles: readonly ArticleFile[]): Set<string> {
  const studies = studyAddresses(articleFiles.map(({ name }) => name));
  return new Set([...filesForReaders(routes), ...company.offices.map(officeCardPath), ...studies.values()]);
}

interface LinkingFiles extends Pick<ReadFiles, 'navigation' | 'redirects'> {
  routes: readonly Route[];
  pages: ReadonlyMap<string, object>;
}

/** The links to passages in files other than articles. */
function passagesOfPages(folder: ContentFolder, { navigation, redirects, routes, pages }: LinkingFiles): PassageLink[] {
  return [
    ...passagesIn(folder, 'navigation.yaml', navigation),
    ...(folder.has('redirects.yaml') ? passagesIn(folder, 'redirects.yaml', redirects) : []),
    ...routes.flatMap((route) => passagesIn(folder, pageFileOf(route), pages.get(route.path))),
  ];
}

/** The content of all pages, by the paths of their routes. */
function readPages(
  folder: ContentFolder,
  routes: readonly Route[],
  problems: ContentProblems,
  contextOf: (path: string) => ValidationContext,
) {
  const pages = new Map<string, object>();
  for (const route of routes) {
    const content = problems.attempt(() =>
      folder.readYaml(pageFileOf(route), route.page.schema, contextOf(route.path)),
    );
    if (content) pages.set(route.path, content);
  }
  return pages;
}

/** The picture that drafts of articles show, from the page that defines one for them. */
function draftPicture(routes: readonly Route[], pages: ReadonlyMap<string, object>): Picture | undefined {
  for (const { path, page } of routes) {
    const content = pages.get(path);
    // Safe to cast: the content was checked by the schema of the same definition.
    if (content && !isArticlePage(page) && page.draftPicture) return page.draftPicture(content as PageMetadata);
  }
  return undefined;
}
