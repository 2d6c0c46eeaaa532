import type { Company } from '#content/schema/company.ts';
import type { Navigation } from '#content/schema/navigation.ts';
import type { z } from 'zod';
import type { KnownPages } from '#content/schema/known-files.ts';
import { placeProblem } from '#content/schema/link-problem.ts';
import { similarNames } from '#content/schema/nearest-names.ts';
import { searchTitleLimit } from '#content/schema/article.ts';
import type { Redirect } from '#content/schema/redirects.ts';
import type { SharePictureChoice } from '#content/schema/share.ts';
import type { caseStudies } from '#site/pages/case-studies/page.ts';
import type { CaseContent } from '#site/pages/case/case-schema.ts';
import { caseStudy } from '#site/pages/case/page.ts';
import type { ContactContent } from '#site/pages/contact/page.ts';
import type { Route } from '#site/routes.ts';
import type { ArticleFile } from './article-files.ts';
import { checkRedirects } from './check-redirects.ts';
import type { ContentProblems } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import { ownFiles } from './own-addresses.ts';
import { pageFileOf, wordsFile } from './plain-routes.ts';

/** What was read; undefined where it could not be. */
export interface ReadParts {
  company: Company;
  navigation?: Navigation | undefined;
  redirects?: Redirect[] | undefined;
  sharePictures?: Record<string, SharePictureChoice> | undefined;
  /** By address. */
  pages: ReadonlyMap<string, unknown>;
  routes: readonly Route[];
  articleFiles: ArticleFile[];
  /** Of all pages, drafts included. */
  addresses: readonly string[];
  /** Those that a redirect may lead to. */
  shownPages: KnownPages;
}

type Report = (file: string, path: PropertyKey[], message: string) => void;

/** Reports files that are each correct but contradict each other. */
export function checkAcrossFiles(folder: ContentFolder, parts: ReadParts, problems: ContentProblems): void {
  const report: Report = (file, path, message) =>
    problems.add({ file, line: folder.parsed(file).lineOf(path), path }, message);
  checkTitles(parts, report);
  checkMaps(folder, parts, report);
  checkPhoneHints(parts, report);
  checkCases(parts, report);
  checkSharePictures(parts, report);
  checkRedirects(parts.redirects ?? [], parts.routes, parts.articleFiles, {
    report: (path, message) => report('redirects.yaml', path, message),
    placeProblem: (place) => placeProblem(place, parts.shownPages),
    ownFiles: ownFiles(parts.company, folder.root),
  });
}

/** Home is left out: its title contains the company's name, which may be long. */
function checkTitles({ pages, routes }: ReadParts, report: Report) {
  for (const route of routes) {
    const { title = '' } = (pages.get(route.path) ?? {}) as { title?: string };
    if (route.path === '/' || title.length <= searchTitleLimit) continue;
    report(
      pageFileOf(route),
      ['title'],
      `has ${title.length} characters, and search engines cut it after ${searchTitleLimit}: shorten it`,
    );
  }
}

/** Every drawn map needs a description for those who cannot see it; an office need not have a map. */
function checkMaps(folder: ContentFolder, { company, pages }: ReadParts, report: Report) {
  const contact = pages.get('/contact-us') as ContactContent | undefined;
  if (!contact) return;
  const { maps } = contact.offices;
  const file = 'pages/contact-us.yaml';
  const ids = company.offices.map(({ id }) => id);
  for (const id of ids.filter((known) => !(known in maps) && folder.has(`brand/map-${known}.svg`))) {
    report(
      file,
      ['offices', 'maps'],
      `lacks the office “${id}”, whose map is drawn in content/brand/map-${id}.svg: add the line “${id}: what the map shows”`,
    );
  }
  for (const id of Object.keys(maps).filter((known) => !ids.includes(known))) {
    report(
      file,
      ['offices', 'maps', id],
      `“${id}” is not an office of content/company.yaml: write its id, or delete the entry${similarNames(id, ids)}`,
    );
  }
}

/** A visitor whose number is refused follows this hint: it must not ask for what the field does not accept. */
function checkPhoneHints({ company, pages, routes }: ReadParts, report: Report) {
  if (company.enquiry.phone !== 'international') return;
  for (const route of routes) {
    const { form } = (pages.get(route.path) ?? {}) as { form?: { phoneHint?: string } };
    if (!/\b(10|ten)[\s-]*digit/i.test(form?.phoneHint ?? '')) continue;
    report(
      pageFileOf(route),
      ['form', 'phoneHint'],
      'asks for ten digits, but enquiry.phone in content/company.yaml allows any number with 6 to 15 digits: write “With the country ' +
        'code if you call from abroad, or leave it empty.”, or the like',
    );
  }
}

function checkCases({ pages, routes, navigation }: ReadParts, report: Report) {
  const cases = routes.filter(({ page }) => page === caseStudy).map(({ path }) => path);
  const list = pages.get('/case-studies') as z.infer<typeof caseStudies.schema> | undefined;
  list?.cases.forEach((link, index) => {
    const isRepeated = list.cases.indexOf(link) < index;
    if (isRepeated) report('pages/case-studies.yaml', ['cases', index], `${link} appears twice: name another case`);
    if (!cases.includes(link)) {
      report('pages/case-studies.yaml', ['cases', index], `${link} is not a case: name one of ${cases.join(', ')}`);
    }
  });
  const products = navigation?.header.flatMap((group) => group.children ?? []).map(({ link }) => link);
  for (const path of cases) {
    const { product } = (pages.get(path) ?? {}) as Partial<CaseContent>;
    if (!product || !products || products.includes(product.link)) continue;
    report(
      wordsFile(path),
      ['product', 'link'],
      `${product.link} is not in a group of content/navigation.yaml, which gives the product’s name: name an entry that is${similarNames(product.link, products)}`,
    );
  }
}

function checkSharePictures({ sharePictures = {}, addresses }: ReadParts, report: Report) {
  for (const path of Object.keys(sharePictures).filter((address) => !addresses.includes(address))) {
    report(
      'share/pictures.yaml',
      [path],
      `no page has the address ${path}: correct or delete it${similarNames(path, addresses)}`,
    );
  }
}
