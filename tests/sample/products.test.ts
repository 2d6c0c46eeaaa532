import { describe, expect, test } from 'vitest';
import { headingOf, parsedDocument, sectionOf, targetsOf, textOf, textsOf } from '../site/parsed-document.ts';

/** The specification's requirements for the six products and their list. */
const products = [
  { path: '/rd-rental', name: 'RD Rental', study: '/case-studies/rd-rental', deliverables: 9 },
  { path: '/church-directory', name: 'My Church Directory', study: '/case-studies/church-directory', deliverables: 9 },
  { path: '/pos-system', name: 'Bell POS System', study: '/case-studies/pos-system', deliverables: 10 },
  { path: '/jj-eve', name: 'JJ Eve', study: '/case-studies/event-management-system', deliverables: 9 },
  { path: '/jj-kit', name: 'JJ Kit', study: '/case-studies/agile-project-management', deliverables: 10 },
  { path: '/jj-timesheet', name: 'JJ Timesheet', study: '/case-studies/timesheet' },
];
const banner = 'Our team is ready to boost your business';

test('the list shows six cards, each with a link to its product', () => {
  const list = parsedDocument('/product');
  expect(textOf(list.querySelector('h1'))).toContain('Products');
  for (const { name } of products) expect(headingOf(list, 2, name), name).toBeDefined();
  const six = products.map(({ path }) => path);
  // In another order, the newest first: the height of a product's feather is its time in use.
  expect(targetsOf(list, 'main nav a')).toEqual(expect.arrayContaining(six));
  const cards = targetsOf(list, 'main :is(section, article):has(h2) a');
  expect([...new Set(cards)].filter((target) => six.includes(target))).toEqual(six);
});

describe.each(products)('$name', ({ path, name, study, deliverables }) => {
  test(`has its name${deliverables ? ', its deliverables' : ''} and the link to its case`, () => {
    const product = parsedDocument(path);
    expect(textOf(product.querySelector('h1')).startsWith(name)).toBe(true);
    expect(product.title.startsWith(name)).toBe(true);
    expect(targetsOf(product, 'main a')).toContain(study);
    expect(headingOf(product, 2, banner)).toBeDefined();
    if (!deliverables) return;
    const section = sectionOf(product, 'Deliverables');
    expect(section?.querySelectorAll('li:not(:has(li)), tbody tr, dt')).toHaveLength(deliverables);
  });
});

test('JJ Timesheet shows its four areas, its years to now and its numbered Key Features, and ends with the call', () => {
  const timesheet = parsedDocument('/jj-timesheet');
  for (const area of ['Employee management', 'Attendance tracking', 'Payroll', 'Shift scheduling']) {
    expect(headingOf(timesheet, 3, area), area).toBeDefined();
  }
  const years = textsOf(sectionOf(timesheet, '2020 to now')!, 'li > b');
  expect([years.at(0), years.at(-1)]).toEqual(['2020', 'Now']);
  const features = [...sectionOf(timesheet, 'Key Features')!.querySelectorAll('li')];
  expect(features.length).toBeGreaterThan(0);
  expect(features.map((feature) => textOf(feature.querySelector('b')))).toEqual(
    features.map((_, index) => String(index + 1)),
  );
  for (const feature of features) {
    expect(textOf(feature.querySelector('h3'))).not.toBe('');
    expect(textOf(feature.querySelector('p'))).not.toBe('');
  }
  expect(headingOf([...timesheet.querySelectorAll('main > section')].at(-1)!, 2, banner)).toBeDefined();
});
