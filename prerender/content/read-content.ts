import { categoriesSchema } from '#content/schema/categories.ts';
import type { Company } from '#content/schema/company.ts';
import { confirmationSchema, type ConfirmationContent } from '#content/schema/confirmation.ts';
import { figuresSchema, type Figures } from '#content/schema/figures.ts';
import type { KnownFiles, KnownPages } from '#content/schema/known-files.ts';
import { logoProblem, readLogo, type Logo } from '#content/schema/logo.ts';
import { navigationSchema, type Navigation } from '#content/schema/navigation.ts';
import { pageSchemas, type PageKind, type PageContent } from '#content/schema/pages.ts';
import {
  clientsSchema,
  teamSchema,
  testimonialsSchema,
  type Client,
  type TeamMember,
  type Testimonial,
} from '#content/schema/people.ts';
import { paletteSchema, type Palette } from '#content/schema/palette.ts';
import { redirectsSchema, type Redirect } from '#content/schema/redirects.ts';
import { sharePicturesSchema, type SharePictureChoice } from '#content/schema/share.ts';
import {
  articlePageSchema,
  errorSchema,
  type ArticleContent,
  type ErrorContent,
} from '#content/schema/simple-pages.ts';
import { techniquesSchema, type Technique } from '#content/schema/techniques.ts';
import { routes as siteRoutes, type Route } from '#site/routes.ts';
import { articleAddresses, compareArticles, readArticleFiles } from './article-files.ts';
import { checkAcrossFiles } from './check-across-files.ts';
import { checkMarkFiles } from './check-mark-files.ts';
import { checkStrayFiles } from './check-stray-files.ts';
import { colorNotes, logoFile } from './color-notes.ts';
import { ContentError, ContentProblems } from './content-error.ts';
import { ContentFolder } from './content-folder.ts';
import type { SharedValues } from './interpolate.ts';
import { pagesFor } from './known-pages.ts';
import { filesForReaders, officeCardPath } from './own-addresses.ts';
import { pageFileOf, plainPublications, withPlainRoutes } from './plain-routes.ts';
import { studyAddresses } from '../study-archives.ts';
import { localDay } from './local-day.ts';
import { checkPassages, passagesIn, type Passage } from './passages.ts';
import { readCompany, withApi, withCities } from './read-company.ts';
import { paletteFile } from './read-palette.ts';
import type { Publication } from './publication.ts';
import { readArticles, type Article } from './read-articles.ts';

export interface Content extends KnownFiles {
  company: Company;
  palette: Palette;
  logo: Logo;
  figures: Figures;
  navigation: Navigation;
  team: TeamMember[];
  testimonials: Testimonial[];
  clients: Client[];
  articlePage: ArticleContent;
  error: ErrorContent;
  confirmation: ConfirmationContent;
  techniques: Technique[];
  /** By a page's address. */
  sharePictures: Record<string, SharePictureChoice>;
  redirects: Redirect[];
  /** Those that are shown, newest first. */
  articles: Article[];
  /** Those whose day has not come, newest first; among `articles` too where drafts are shown. */
  scheduled: Article[];
  /** The addresses of the archives of their studies, by the name of the article's file without its ending. */
  studies: Map<string, string>;
  /** The passages of pages, articles left out, that links lead to. */
  passages: Passage[];
  /** The addresses of the site. */
  routes: readonly Route[];
  /** Those of plain pages whose day has not come; among `routes` too where drafts are shown. */
  scheduledRoutes: readonly Route[];
  /** When plain pages are shown, by address. */
  plain: ReadonlyMap<string, Publication>;
  /** What is right but was made for something else, a line each with its fix. */
  notes: readonly string[];
  /** The words of the page at a route's address. */
  page: <Kind extends PageKind>(kind: Kind, path: string) => PageContent<Kind>;
}

export interface ReadOptions {
  /** Takes the place of company.yaml's `enquiry.api`. */
  api?: string | undefined;
  /** The day on which pages are published, as 2025-01-27; by default today where the offices are. */
  today?: string;
  /** Whether articles and plain pages are shown that are drafts, or whose day has not come. */
  drafts?: boolean;
  /** Those of code; the pages of content/plain-pages/ join them. */
  routes?: readonly Route[];
}

/**
 * Reads and checks everything under `root` (the content folder). Throws a ContentError that lists all that is wrong, in
 * whatever file.
 */
export async function readContent(root: string, options: ReadOptions = {}): Promise<Content> {
  const { api, drafts = false } = options;
  const folder = new ContentFolder(root);
  const problems = new ContentProblems();
  const written = withPlainRoutes(root, options.routes ?? siteRoutes, problems);
  const company = readCompany(folder, problems);
  const figures = problems.attempt(() => folder.yaml('figures.yaml', figuresSchema));
  const { today = localDay(new Date(), company.timeZone) } = options;
  const values: SharedValues = { company: withCities(company), figures };
  // Before any words that link to them.
  const articleFiles = readArticleFiles(folder, values, today, problems);
  const addresses = articleAddresses(folder, articleFiles);
  const shown = articleFiles.filter(({ standing }) => drafts || standing !== 'draft');
  const studies = studyAddresses(shown.map(({ name }) => name));
  const plain = plainPublications(folder, written, today);
  const standingOf = ({ path }: Route) => plain.get(path)?.standing ?? 'published';
  const routes = written.filter((route) => drafts || standingOf(route) !== 'draft');
  const pagesSeenFrom = (from?: Publication) =>
    pagesFor({ routes: written, plain, articles: articleFiles, articleAddresses: addresses }, from);
  folder.knowPages(pagesSeenFrom());

  const read = <Words>(of: () => Words) => problems.attempt(of);
  const parts = {
    team: read(() => folder.yaml('people/team.yaml', teamSchema, values)),
    navigation: read(() => folder.yaml('navigation.yaml', navigationSchema, values)),
    testimonials: read(() => folder.yaml('people/testimonials.yaml', testimonialsSchema, values)),
    clients: read(() => folder.yaml('people/clients.yaml', clientsSchema, values)),
    articlePage: read(() => folder.yaml('pages/article.yaml', articlePageSchema, values)),
    palette: read(() => folder.yaml(paletteFile, paletteSchema)),
    logo: read(() => logoOf(folder)),
    error: read(() => folder.yaml('pages/error.yaml', errorSchema, values)),
    confirmation: read(() => folder.yaml('confirmation.yaml', confirmationSchema, values)),
    techniques: read(() => folder.yaml('techniques.yaml', techniquesSchema, values)),
    sharePictures: read(() => folder.yaml('share/pictures.yaml', sharePicturesSchema)),
    redirects: read(() => (folder.has('redirects.yaml') ? folder.yaml('redirects.yaml', redirectsSchema) : [])),
  };
  const categories = read(() => folder.yaml('blog/categories.yaml', categoriesSchema, values)) ?? [];
  const pages = readPages(folder, routes, values, problems, (path) => pagesSeenFrom(plain.get(path)));

  const authors = parts.team?.map(({ id }) => id) ?? [];
  compareArticles(shown, { authors, categories }, problems);
  const articles = await readArticles(
    folder,
    shown,
    {
      values,
      team: parts.team ?? [],
      targets: {
        articles: addresses,
        files: new Set([...filesForReaders, ...company.offices.map(officeCardPath), ...studies.values()]),
        site: company.url,
      },
      pagesFor: pagesSeenFrom,
      standIn: standInOf(pages),
    },
    problems,
  );
  folder.knowPages(pagesSeenFrom());
  checkAcrossFiles(
    folder,
    {
      ...parts,
      company,
      pages,
      routes,
      articleFiles: shown,
      addresses: [...written.map(({ path }) => path), ...addresses.values()],
    },
    problems,
  );
  checkStrayFiles(folder, written, problems);
  checkMarkFiles(folder, problems);
  const passages = [
    ...articles.flatMap((article) => article.passages),
    ...passagesIn(folder, 'navigation.yaml', parts.navigation),
    ...(folder.has('redirects.yaml') ? passagesIn(folder, 'redirects.yaml', parts.redirects) : []),
    ...routes
      .filter(({ page }) => page === 'plain')
      .flatMap((route) => passagesIn(folder, pageFileOf(route), pages.get(route.path))),
  ];
  checkPassages(passages, articles, problems);
  problems.refuse();

  return {
    ...(parts as { [Part in keyof typeof parts]: NonNullable<(typeof parts)[Part]> }),
    ...folder.known,
    figures: figures ?? {},
    company: withApi(company, api),
    articles: articles.filter(({ standing }) => drafts || standing === 'published'),
    scheduled: articles.filter(({ standing }) => standing === 'scheduled'),
    studies,
    passages: passages.filter(({ target }) => !target.startsWith('/blog/')),
    routes: routes.filter((route) => drafts || standingOf(route) === 'published'),
    scheduledRoutes: routes.filter((route) => standingOf(route) === 'scheduled'),
    plain,
    notes: colorNotes(folder),
    page: (kind, path) => {
      const found = pages.get(path) ?? folder.yaml(pageFileOf({ path, page: kind }), pageSchemas[kind], values);
      return found as PageContent<typeof kind>;
    },
  };
}

/** The words of all pages but articles, by address; `pagesFrom`: those that the page at a path may link to. */
function readPages(
  folder: ContentFolder,
  routes: readonly Route[],
  values: SharedValues,
  problems: ContentProblems,
  pagesFrom: (path: string) => KnownPages,
) {
  const pages = new Map<string, PageContent<PageKind>>();
  for (const route of routes) {
    const schema = pageSchemas[route.page as PageKind] as (typeof pageSchemas)[PageKind] | undefined;
    if (route.page === 'plain') folder.knowPages(pagesFrom(route.path));
    const words = schema && problems.attempt(() => folder.yaml(pageFileOf(route), schema, values));
    if (words) pages.set(route.path, words);
  }
  return pages;
}

function standInOf(pages: Map<string, PageContent<PageKind>>) {
  const list = pages.get('/blog');
  return list && 'picture' in list ? list.picture : undefined;
}

function logoOf(folder: ContentFolder): Logo {
  const svg = folder.text(logoFile);
  const [logo, problem] = [readLogo(svg), logoProblem(svg)];
  if (!logo || problem) throw new ContentError(`content/${logoFile}: ${problem}`);
  return logo;
}
