import { beforeAll, expect, test } from 'vitest';
import { readContent, type Content } from '#prerender/content/read-content.ts';
import { excerptLength } from '#site/pages/home/excerpt.ts';
import { isLaterListPage, sitePages, type SitePage } from '#prerender/data/site-pages.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { proseOf } from '../content/prose.ts';
import { textsIn, textsOfPage } from './page-texts.ts';
import { jjTimesheet } from '#site/pages/jj-timesheet/page.ts';
import { caseStudy } from '#site/pages/case/page.ts';
import { home } from '#site/pages/home/page.ts';
import { products } from '#site/pages/products/page.ts';

let content: Content;
/** All pages but articles. */
let pages: SitePage[];

beforeAll(async () => {
  content = await readContent(contentFolder);
  // The texts around a list are on its first page.
  pages = sitePages(content).filter((page) => !page.article && !isLaterListPage(page));
});

const plain = (sentence: string) =>
  sentence
    .toLowerCase()
    .replaceAll(/[^a-z0-9$%. ]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).map(plain);
const pageAt = (path: string) => pages.find((page) => page.path === path)!;
const casePaths = ['rd-rental', 'church-directory', 'pos-system', 'event-management-system'].map(
  (name) => `/case-studies/${name}`,
);

/**
 * Texts that several pages share on purpose: the six techniques, which the specification requires on four pages; the
 * summaries and titles of cases and articles; the quotes that home shortens; the week shared by the list of products
 * and JJ Timesheet; the note under prices; the company's self-description; and the blog's description, which its feed
 * has too.
 */
function repeatedSentences(): Set<string> {
  const cases = pages.filter(({ page }) => page === caseStudy).map(({ path }) => content.page(caseStudy.schema, path));
  const repeated = [
    textsIn(content.techniques),
    cases.flatMap(({ line, claim }) => [line, claim ?? '']),
    content.articles.flatMap(({ title, description }) => [title, description]),
    content.testimonials.map(({ feedback }) => feedback),
    textsIn(content.page(products.schema, '/product').timesheet.week),
    content.figures['prices']!['note']!,
    content.company.description,
    pageAt('/blog').description,
  ];
  return new Set(repeated.flat().flatMap(sentencesOf));
}

/** The texts of every page, articles included. */
const wholeSite = () => [
  ...pages.map((page) => ({ path: page.path, texts: textsOfPage(page) })),
  ...content.articles.map(({ slug, html }) => ({ path: `/blog/${slug}`, texts: [proseOf(html.read())] })),
];

test('no sentence of eight words or more appears twice on the site, articles included', () => {
  const allowed = repeatedSentences();
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const { path, texts } of wholeSite()) {
    for (const sentence of texts.flatMap(sentencesOf)) {
      if (sentence.split(' ').length < 8 || allowed.has(sentence)) continue;
      const other = seen.get(sentence);
      if (other) repeated.push(`${other}, ${path}: ${sentence}`);
      seen.set(sentence, path);
    }
  }
  expect(seen.size).toBeGreaterThan(2_000);
  expect(repeated).toEqual([]);
});

test('no page or article contains an overused phrase or one that is not American', () => {
  const discouraged = [
    /\ba person decides\b/i,
    /\bwe say so\b/i,
    /\byours from day one\b/i,
    /\balso when\b/i,
    /\bmails\b/i,
    /\bmay decide\b/i,
    /\bfirst talk\b/i,
    /\bask(s|ed|ing)? back\b/i,
    /\btick(s|ed)\b/i,
    /\bafterwards\b/i,
  ];
  const found = wholeSite().flatMap(({ path, texts }) =>
    texts.flatMap((text) => discouraged.filter((phrase) => phrase.test(text)).map((phrase) => `${path}: ${phrase}`)),
  );
  expect(found).toEqual([]);
});

test('the claim of 15M a year appears once on each of the four listed cases and on no other page', () => {
  const claims = pages.map(({ path, ...page }) => ({
    path,
    lines: textsOfPage({ path, ...page }).filter((text) => text.includes('15M')),
  }));
  const listed = claims.filter(({ lines }) => lines.length > 0);
  expect(listed.map(({ path }) => path).toSorted()).toEqual(casePaths.toSorted());
  for (const { path, lines } of listed) {
    expect(lines, path).toHaveLength(1);
    expect(lines[0], path).toMatch(/capitalization of 15M per year.*\b(20\d\d)\b/);
    expect(lines[0], path).toMatch(/not audited|not checked/);
  }
});

test('the specification’s own words and counts are unchanged', () => {
  const all = (path: string) => textsOfPage(pageAt(path));
  expect(content.navigation.callToAction).toMatchObject({
    heading: 'Our team is ready to boost your business',
    button: 'Get in touch',
    link: '/contact-us',
  });
  expect(all('/contact-us')).toEqual(
    expect.arrayContaining(['Please Enter a 10 digits numbers.', "Thank you! We'll be in touch soon."]),
  );
  expect(all('/careers')).toEqual(
    expect.arrayContaining([
      'Please enter a valid 10-digit number.',
      'Thank you! Your application has been submitted.',
    ]),
  );
  expect(content.page(home.schema, '/')).toMatchObject({
    message: { link: { name: 'Send a Message', link: '/contact-us' } },
    feedback: { link: { name: 'Read More', link: '/case-studies' } },
  });
  expect(content.page(home.schema, '/').banners).toHaveLength(3);
  expect(content.testimonials).toHaveLength(3);
  expect(content.company.enquiry.applicationId).toBe(9);
  expect(content.company.enquiry.api).toMatch(/\/api\/$/);
  for (const path of ['/web-development', '/mobile-development'] as const) {
    expect(all(path)).toEqual(
      expect.arrayContaining(['Architecture', 'Design', 'Coding', 'Testing', 'Support & Maintenance']),
    );
  }
  const timesheet = content.page(jjTimesheet.schema, '/jj-timesheet');
  expect([timesheet.timeline.steps[0]!.when, timesheet.timeline.steps.at(-1)!.when]).toEqual(['2020', 'Now']);
  expect(pages.filter(({ page }) => page === caseStudy)).toHaveLength(6);
});

test('each testimonial is from the client of its case and is cut between two words of one sentence', () => {
  for (const { feedback, companyName, case: path } of content.testimonials) {
    const texts = textsOfPage(pageAt(path!));
    expect(texts.join(' '), path).toContain(companyName);
    expect(texts, path).toContain(feedback);
    expect(feedback.length).toBeGreaterThan(excerptLength);
    expect(feedback.slice(excerptLength - 1, excerptLength + 1), companyName).toMatch(/^\w\s$/);
  }
});

test('every client of a case is among the clients', () => {
  const clientNames = content.clients.map(({ name }) => name);
  const cases = pages
    .filter(({ page }) => page === caseStudy)
    .map((page) => ({ path: page.path, text: textsOfPage(page).join(' ') }));
  expect(cases.filter(({ text }) => !clientNames.some((name) => text.includes(name))).map(({ path }) => path)).toEqual(
    [],
  );
});

test('every page on a field, a service or a product has a next step and a price', () => {
  const paths = [
    '/it-business-consulting',
    '/development-center-services',
    '/extended-team-services',
    '/web-development',
    '/mobile-development',
    '/artificial-intelligence-expertise',
    ...content.navigation.header.find(({ link }) => link === '/product')!.children!.map(({ link }) => link),
  ];
  for (const path of paths) {
    const { pricing } = pageAt(path).props as {
      pricing: { prices: { price: string }[]; weeks: { when: string }[]; note: string };
    };
    expect(pricing.prices.filter(({ price }) => /\$\d/.test(price)).length, path).toBeGreaterThanOrEqual(2);
    expect(
      pricing.weeks.map(({ when }) => when),
      path,
    ).toEqual(['After week 1', 'After week 4', 'After week 12']);
    expect(pricing.note, path).toMatch(/^Sample 2026 prices/);
  }
});
