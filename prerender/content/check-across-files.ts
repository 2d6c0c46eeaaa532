import type { z } from 'zod';
import type { Company } from '#content/schema/company.ts';
import { vanishingProblem, type Logo } from '#content/schema/logo.ts';
import type { Navigation } from '#content/schema/navigation.ts';
import type { Testimonial } from '#content/schema/people.ts';
import type { Palette } from '#content/schema/palette.ts';
import type { KnownPages } from '#content/schema/known-files.ts';
import { destinationProblem } from '#content/schema/link-problem.ts';
import { similarNamesHint } from '#content/schema/nearest-names.ts';
import type { Redirect } from '#content/schema/redirects.ts';
import type { SharePictureChoice } from '#content/schema/share.ts';
import { caseSchema } from '#site/pages/case-schema.ts';
import { isArticlePage, type PageMetadata } from '#site/pages/define-page.ts';
import type { CheckContext } from '#site/pages/check-context.ts';
import type { Route } from '#site/routes.ts';
import type { ArticleFile } from './article-files.ts';
import { headerProblem } from './check-header.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkMetadata } from './check-metadata.ts';
import type { ContentProblems } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import { pageFileOf } from './page-files.ts';
import { logoFile } from './read-shared-files.ts';
import { reservedFiles } from './reserved-addresses.ts';

/** The content of each file; undefined if it could not be read. */
interface CheckedParts {
  company: Company;
  navigation?: Navigation | undefined;
  testimonials?: Testimonial[] | undefined;
  palette?: Palette | undefined;
  logo?: Logo | undefined;
  redirects?: Redirect[] | undefined;
  sharePictures?: Record<string, SharePictureChoice> | undefined;
  /** The content of pages, by address. */
  pages: ReadonlyMap<string, unknown>;
  routes: readonly Route[];
  articleFiles: ArticleFile[];
  /** The addresses of all pages, including drafts. */
  addresses: readonly string[];
  /** Pages that a redirect may lead to. */
  shownPages: KnownPages;
}

type Report = (file: string, path: PropertyKey[], message: string) => void;

/** Reports files that are each correct but contradict each other. */
export function checkAcrossFiles(folder: ContentFolder, parts: CheckedParts, problems: ContentProblems): void {
  const report: Report = (file, path, message) =>
    problems.add({ file, line: folder.parseYaml(file).lineOf(path), path }, message);
  checkMetadata(folder, parts, problems);
  checkLogo(parts, problems);
  const problem = parts.navigation && headerProblem(parts.navigation.header, parts.company, parts.logo);
  if (problem) report('navigation.yaml', ['header'], problem);
  checkPages(folder, parts, report);
  checkTestimonials(parts, report);
  checkSharePictures(parts, report);
  checkRedirects(parts.redirects ?? [], parts.routes, parts.articleFiles, {
    report: (path, message) => report('redirects.yaml', path, message),
    destinationProblem: (destination) => destinationProblem(destination, parts.shownPages),
    reservedFiles: reservedFiles(parts.company, folder.root, parts.routes),
    site: parts.company.url,
  });
}

function checkLogo({ logo, palette }: CheckedParts, problems: ContentProblems) {
  const problem = logo && palette && vanishingProblem(logo, palette);
  if (problem) problems.add({ file: logoFile }, problem);
}

/** Reports the problems that a page's own check finds in its content. */
function checkPages(folder: ContentFolder, { company, navigation, pages, routes }: CheckedParts, report: Report) {
  const context: CheckContext = {
    company,
    navigation,
    addressesOf: (schema) => addressesOf(routes, schema),
    hasFile: (file) => folder.has(file),
  };
  for (const route of routes) {
    const content = pages.get(route.path);
    if (!content || isArticlePage(route.page)) continue;
    // Safe to cast: the content was checked by the schema of the same definition.
    route.page.check?.(content as PageMetadata, context, (path, message) => report(pageFileOf(route), path, message));
  }
}

const addressesOf = (routes: readonly Route[], schema: z.ZodType) =>
  routes.filter(({ page }) => page.schema === schema).map(({ path }) => path);

/** Reports testimonials whose whole text no page would show: only the page of their case does. */
function checkTestimonials({ testimonials = [], routes }: CheckedParts, report: Report) {
  const cases = addressesOf(routes, caseSchema);
  for (const [index, { case: path }] of testimonials.entries()) {
    if (path === undefined || cases.includes(path)) continue;
    const fix = cases.length > 0 ? `name one of ${cases.join(', ')}` : 'delete it, since the site has no cases';
    report('people/testimonials.yaml', [index, 'case'], `${path} is not a case: ${fix}`);
  }
}

function checkSharePictures({ sharePictures = {}, addresses }: CheckedParts, report: Report) {
  for (const path of Object.keys(sharePictures).filter((address) => !addresses.includes(address))) {
    report(
      'share/pictures.yaml',
      [path],
      `no page has the address ${path}: correct or delete it${similarNamesHint(path, addresses)}`,
    );
  }
}
