import { expect, test } from '../playwright/site.ts';

const facts = ['Industry', 'Location', 'Expertise', 'Technologies', 'Timeline'];
const listed = [
  { path: '/case-studies/rd-rental', name: 'RD Rental' },
  { path: '/case-studies/church-directory', name: 'Church Directory' },
  { path: '/case-studies/pos-system', name: 'POS System' },
  { path: '/case-studies/event-management-system', name: 'Event Management System' },
];
const cases = [
  { ...listed[0]!, product: '/rd-rental', next: '/case-studies/church-directory', features: 0 },
  { ...listed[1]!, product: '/church-directory', next: '/case-studies/pos-system', features: 0 },
  { ...listed[2]!, product: '/pos-system', next: '/case-studies/event-management-system', features: 0 },
  { ...listed[3]!, product: '/jj-eve', next: '/case-studies/rd-rental', features: 0 },
  {
    path: '/case-studies/agile-project-management',
    name: 'Agile Project Management',
    product: '/jj-kit',
    next: '/case-studies/rd-rental',
    features: 7,
  },
  {
    path: '/case-studies/timesheet',
    name: 'Timesheet',
    product: '/jj-timesheet',
    next: '/case-studies/rd-rental',
    features: 6,
  },
];

for (const form of ['plain document', 'hash address'] as const) {
  test.describe(`as ${form}`, () => {
    const hash = form === 'hash address';
    test.use({ javaScriptEnabled: hash });
    const address = (path: string) => (hash ? `/#${path}` : `${path}/`);
    const href = (path: string) => (hash ? `/#${path}` : `${path}/`);

    test('the list shows four cards in order, each to its case', async ({ page, ready }) => {
      await page.goto(address('/case-studies'));
      if (hash) await ready();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Case Studies/);
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(4);
      for (const [at, { name, path }] of listed.entries()) {
        await expect(cards.nth(at).getByRole('heading', { name })).toBeVisible();
        await expect(cards.nth(at).getByRole('link')).toHaveAttribute('href', href(path));
      }
    });

    for (const { path, name, product, next, features } of cases) {
      test(`${path} tells what the specification asks of a case`, async ({ page, ready }) => {
        await page.goto(address(path));
        if (hash) await ready();
        const main = page.getByRole('main');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${name}`));
        expect((await main.locator('dl').first().locator('dt').allTextContents()).slice(0, 5)).toEqual(facts);
        for (const heading of ['Deliverables', 'Results', 'Technologies', 'More case studies']) {
          await expect(main.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
        }
        const results = main.locator('section', { has: page.getByRole('heading', { name: 'Results', exact: true }) });
        if (listed.some((each) => each.path === path))
          await expect(results).toContainText(/capitalization of 15M per year/);
        const technologies = main.locator('div', { has: page.locator('> h2', { hasText: /^Technologies$/ }) }).last();
        expect(await technologies.locator('li svg use').count()).toBeGreaterThanOrEqual(4);
        await expect(main.locator('aside').getByRole('link')).toHaveAttribute('href', href(product));
        const more = main.locator('div', { has: page.locator('> h2', { hasText: /^More case studies$/ }) }).last();
        await expect(more.locator('li a').first()).toHaveAttribute('href', href(next));
        if (features > 0) {
          await expect(main.locator('ol > li', { has: page.locator('h3') })).toHaveCount(features);
        }
      });
    }
  });
}

test('a chart’s numbers stand in a table that opens on request', async ({ page, ready }) => {
  await page.goto('/case-studies/rd-rental/');
  await ready();
  await page.getByText('All twelve months as a table').click();
  const table = page.getByRole('table').last();
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table.getByRole('row', { name: 'Mar 15.3' })).toBeVisible();
});

test('a screen wider than a phone scrolls in its own frame, by keyboard too', async ({ page, ready }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/case-studies/agile-project-management/');
  await ready();
  const board = page.getByRole('region', { name: /board of one project/ });
  await board.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => board.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
