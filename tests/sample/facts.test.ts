/* Tests that pages agree with each other on prices, people, weeks and terms that several of them state. */
import { beforeAll, expect, test } from 'vitest';
import type { Figures } from '#content/schema/figures.ts';
import { readContent, type Content } from '#prerender/content/read-content.ts';
import { sitePages, type SitePage } from '#prerender/data/site-pages.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { proseOf } from '../content/prose.ts';
import { textsOfPage } from './page-texts.ts';

interface Price {
  name: string;
  price: string;
  per?: string;
  last?: string;
}

let content: Content;
let figures: Figures;
let pages: SitePage[];

beforeAll(async () => {
  content = await readContent(contentFolder);
  figures = content.figures;
  pages = sitePages(content).filter((page) => !page.article);
});

const pageAt = (path: string) => pages.find((page) => page.path === path)!;
const allTextOf = (path: string) => textsOfPage(pageAt(path)).join('\n');
const pricingOf = (path: string) => (pageAt(path).props as { pricing: { lead: string; prices: Price[] } }).pricing;
const parseDollars = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));
const formatDollars = (value: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: value % 1 ? 2 : 0, style: 'currency', currency: 'USD' });
const numberWords: Record<string, number> = { three: 3, six: 6, twelve: 12, sixty: 60 };
const parseNumber = (text: string) => numberWords[text] ?? Number(text);

/** Unit prices, as in “First 60 vehicles” and “Next vehicles, to 200”. */
function tiersOf(path: string) {
  const tiers = pricingOf(path).prices.flatMap(({ name, price }) => {
    const last = /^First (\S+) /.exec(name)?.[1] ?? /^Next .*, to (\S+)$/.exec(name)?.[1];
    return last ? [{ last: parseNumber(last), price: parseDollars(price) }] : [];
  });
  return tiers.map(({ last, price }, index) => ({ above: tiers[index - 1]?.last ?? 0, last, price }));
}

const totalFor = (tiers: ReturnType<typeof tiersOf>, units: number) =>
  tiers.reduce((sum, { above, last, price }) => sum + Math.max(0, Math.min(units, last) - above) * price, 0);

test.each(['/rd-rental', '/jj-kit', '/jj-timesheet'])('on %s, more units never cost less in total', (path) => {
  const tiers = tiersOf(path);
  expect(tiers.length, 'prices by the unit, “First …” and “Next …, to …”').toBeGreaterThanOrEqual(2);
  expect(
    pricingOf(path).prices.map(({ name }) => name),
    'each price is for the units within its tier only',
  ).not.toContainEqual(expect.stringMatching(/^(Up to|\d+ to|Teams of)/));
  const { lead } = pricingOf(path);
  for (const { last } of tiers.slice(0, -1)) {
    const claim = `${last} cost ${formatDollars(totalFor(tiers, last))}`;
    expect(lead).toContain(claim);
    expect(totalFor(tiers, last + 1)).toBeGreaterThan(totalFor(tiers, last));
  }
  expect(lead).toContain(`one more ${formatDollars(totalFor(tiers, tiers[0]!.last + 1))}`);
});

test.each(['/rd-rental', '/jj-timesheet'])('on %s the bar of a unit price ends where its name says', (path) => {
  const lasts = pricingOf(path).prices.flatMap(({ last }) => (last ? [Number(last)] : []));
  expect(lasts).toEqual(tiersOf(path).map(({ last }) => last));
});

test('no two prices of services have the same name', () => {
  const services = pages.filter(({ path }) => /-(services|development|consulting|expertise)$/.test(path));
  const names = services.flatMap(({ path }) => pricingOf(path).prices.map(({ name }) => name.toLowerCase()));
  expect(names).toContain('first release');
  expect(names).toEqual([...new Set(names)]);
});

test('an on-site study takes the same time on every page that mentions one', () => {
  const consultingPages = ['/services', '/it-business-consulting', '/expertise'];
  for (const path of consultingPages) expect(allTextOf(path), path).toContain(figures['us']!['onSite']!);
  for (const { path } of pages) expect(allTextOf(path), path).not.toMatch(/\b(a|spends?) morning (with|on site)/i);
});

test('enquiries are answered by a lead, and there are as many leads as people shown', () => {
  expect(parseNumber(figures['us']!['leads']!)).toBe(content.team.length);
  for (const path of ['/', '/contact-us'])
    expect(allTextOf(path)).toMatch(/our six leads (answers within|answers you)|A lead answers within/);
  for (const { path } of pages)
    expect(allTextOf(path), path).not.toMatch(/an engineer (answers|reads)|from an engineer/i);
});

test('people who may be replaced are not said to stay', () => {
  for (const { path } of pages) expect(allTextOf(path), path).not.toMatch(/they stay on it from the first call/);
  for (const path of ['/why-us', '/development-center-services'])
    expect(allTextOf(path), path).toContain(`${figures['us']!['replacementNotice']} ahead`);
});

test('all engineers share the weeks on call in pairs', () => {
  expect(parseNumber(figures['us']!['engineers']!) / 2).toBe(parseNumber(figures['us']!['onCall']!));
  expect(parseNumber(figures['us']!['engineers']!)).toBeLessThan(parseNumber(figures['us']!['people']!));
});

test('the careers page states the working day as 8:30 to 5:30, and nowhere speaks of “before nine” or “after five”', () => {
  expect(allTextOf('/careers')).toContain('8:30 to 5:30 with an hour for lunch');
  expect(allTextOf('/careers')).not.toMatch(/before nine|after five/);
});

test('no product’s first weeks repeat the double entry that its case regrets', () => {
  expect(allTextOf('/case-studies/rd-rental')).toContain('Staff entered each booking twice');
  expect(allTextOf('/rd-rental')).not.toMatch(/enters every booking in both|Both systems run/);
});

test('every page states the same terms for a client’s ownership and for a system that became a product', () => {
  const { discount, headStart } = figures['ownership']!;
  for (const path of ['/web-development', '/case-studies', '/case-studies/rd-rental']) {
    expect(allTextOf(path), path).toContain(discount!);
    expect(allTextOf(path), path).toContain(headStart!);
  }
  expect(allTextOf('/case-studies')).toMatch(/Cedar Post.* did not sign/);
});

test('error rates of a pilot are computed from the items that the model filed', () => {
  const rate = (wrong: string, filed: string) =>
    ((parseDollars(figures['pilots']![wrong]!) / parseDollars(figures['pilots']![filed]!)) * 100).toFixed(1);
  expect(allTextOf('/model-training')).toContain(`${rate('ordersWrong', 'ordersFiled')}%\nWrong of those filed`);
  const letters = allTextOf('/natural-language-processing');
  expect(letters).toContain(`${rate('lettersWrong', 'lettersFiled')} percent`);
  expect(letters).toContain(`${rate('lettersDeskWrong', 'lettersFiled')} percent`);
});

test('the registers of the case and of the product have the same price for a dish', () => {
  const pricedDishes = (path: string) =>
    [
      ...JSON.stringify(pageAt(path).props).matchAll(
        /(?<!"count":"\d+",)"name":"([A-Z][a-z ]+)","price":"\$?([\d.]+)"/g,
      ),
    ].map(([, name, price]) => `${name} ${price}`);
  const dishes = Map.groupBy(['/pos-system', '/product', '/case-studies/pos-system'].flatMap(pricedDishes), (line) =>
    line.replace(/ [\d.]+$/, ''),
  );
  const unlike = [...dishes].filter(([, lines]) => new Set(lines).size > 1 && lines.length > 1);
  expect(unlike).toEqual([]);
  expect(dishes.size).toBeGreaterThan(8);
});

test('an article that asks vendors for numbers gives ours', () => {
  const prose = proseOf(content.articles.find(({ slug }) => slug.endsWith('most-recommended-company'))!.html.read());
  expect(prose).toMatch(/Ours, in\s\w+\s\d{4}: /);
  expect(prose).not.toMatch(/us included/);
});
