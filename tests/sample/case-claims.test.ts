import { expect, test } from 'vitest';
import { caseStudy } from '#site/pages/case/page.ts';
import { excerptLength } from '#site/pages/home/excerpt.ts';
import { textsOfPage } from './page-texts.ts';
import { content, pageAt, pages, wholeSite } from './sample-pages.ts';

/** The case studies that the list shows. */
const listedCasePaths = ['rd-rental', 'church-directory', 'pos-system', 'event-management-system'].map(
  (name) => `/case-studies/${name}`,
);

test('the claim of 15M a year appears once on each of the four listed cases and on no other page', () => {
  const claims = wholeSite.map(({ path, texts }) => ({ path, lines: texts.filter((text) => text.includes('15M')) }));
  const listed = claims.filter(({ lines }) => lines.length > 0);
  expect(listed.map(({ path }) => path).toSorted()).toEqual(listedCasePaths.toSorted());
  for (const { path, lines } of listed) {
    expect(lines, path).toHaveLength(1);
    expect(lines[0], path).toMatch(/capitalization of 15M per year.*\b(20\d\d)\b/);
    expect(lines[0], path).toMatch(/not audited|not checked/);
  }
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

test('every case names one of the clients', () => {
  const clientNames = content.clients.map(({ name }) => name);
  const cases = pages
    .filter(({ definition }) => definition === caseStudy)
    .map((page) => ({ path: page.path, text: textsOfPage(page).join(' ') }));
  expect(cases.filter(({ text }) => !clientNames.some((name) => text.includes(name))).map(({ path }) => path)).toEqual(
    [],
  );
});
