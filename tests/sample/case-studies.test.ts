import { describe, expect, test } from 'vitest';
import { headingOf, parsedDocument, sectionOf, targetsOf, textOf, textsOf } from '../site/parsed-document.ts';

/** The four cases that the list shows, in its order. */
const listedCases = [
  { path: '/case-studies/rd-rental', name: 'RD Rental' },
  { path: '/case-studies/church-directory', name: 'Church Directory' },
  { path: '/case-studies/pos-system', name: 'POS System' },
  { path: '/case-studies/event-management-system', name: 'Event Management System' },
] as const;

/** The specification's requirements for the listed cases, and for the two others. */
const cases = [
  {
    ...listedCases[0],
    product: '/rd-rental',
    next: '/case-studies/church-directory',
    screens: 'One board for three lots',
    features: 0,
  },
  {
    ...listedCases[1],
    product: '/church-directory',
    next: '/case-studies/pos-system',
    screens: 'Search and sharing',
    features: 0,
  },
  {
    ...listedCases[2],
    product: '/pos-system',
    next: '/case-studies/event-management-system',
    screens: 'The register during the outage',
    features: 0,
  },
  {
    ...listedCases[3],
    product: '/jj-eve',
    next: '/case-studies/rd-rental',
    screens: 'The scanner and the live desk',
    features: 0,
  },
  {
    path: '/case-studies/agile-project-management',
    name: 'Agile Project Management',
    product: '/jj-kit',
    next: '/case-studies/rd-rental',
    screens: 'The board of one project',
    features: 7,
  },
  {
    path: '/case-studies/timesheet',
    name: 'Timesheet',
    product: '/jj-timesheet',
    next: '/case-studies/rd-rental',
    screens: 'The week at Dock 2',
    features: 6,
  },
];

test('the list shows four cards in order, each to its case', () => {
  const list = parsedDocument('/case-studies');
  expect(textOf(list.querySelector('h1'))).toMatch(/^Case Studies/);
  const cards = [...list.querySelectorAll('main article')];
  expect(cards).toHaveLength(listedCases.length);
  for (const [index, { name, path }] of listedCases.entries()) {
    expect(textsOf(cards[index]!, 'h2, h3').some((text) => text.includes(name))).toBe(true);
    expect(targetsOf(cards[index]!)).toEqual([path]);
  }
});

describe.each(cases)('$path', ({ path, name, product, next, screens, features }) => {
  const main = parsedDocument(path).querySelector('main')!;

  test('has what the specification asks of a case', () => {
    expect(textOf(main.querySelector('h1')).startsWith(name)).toBe(true);
    const facts = ['Industry', 'Location', 'Expertise', 'Technologies', 'Timeline'];
    expect(textsOf(main.querySelector('dl')!, 'dt').slice(0, 5)).toEqual(facts);
    for (const heading of ['Deliverables', 'Results', 'Technologies', 'More case studies']) {
      expect(headingOf(main, 2, heading), heading).toBeDefined();
    }
    // Pictures of a screen, or a screen drawn in HTML.
    expect(sectionOf(main, screens)?.querySelectorAll('img, figure, section, table').length, screens).toBeGreaterThan(
      0,
    );
    const technologies = headingOf(main, 2, 'Technologies')?.parentElement;
    expect(technologies?.querySelectorAll('li svg use').length).toBeGreaterThanOrEqual(4);
    expect(targetsOf(main)).toContain(product);
    expect(targetsOf(headingOf(main, 2, 'More case studies')!.closest(':has(li)')!, 'li a')[0]).toBe(next);
  });

  test.runIf(listedCases.some((each) => each.path === path))(
    'claims a capitalization of 15M per year in its results',
    () => {
      const results = textOf(headingOf(main, 2, 'Results')?.closest('section'));
      expect(results).toMatch(/capitalization of 15M per year/);
    },
  );

  test.runIf(features > 0)('numbers its key features', () => {
    expect(main.querySelectorAll('ol > li:has(h3)')).toHaveLength(features);
  });
});
