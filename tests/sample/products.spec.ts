import type { Page } from '@playwright/test';
import { expect, test } from '../playwright/site.ts';

/** What the specification says of the six products and their list. */
const products = [
  { path: '/rd-rental', name: 'RD Rental', study: '/case-studies/rd-rental', deliverables: 9 },
  { path: '/church-directory', name: 'My Church Directory', study: '/case-studies/church-directory', deliverables: 9 },
  { path: '/pos-system', name: 'Bell POS System', study: '/case-studies/pos-system', deliverables: 10 },
  { path: '/jj-eve', name: 'JJ Eve', study: '/case-studies/event-management-system', deliverables: 9 },
  { path: '/jj-kit', name: 'JJ Kit', study: '/case-studies/agile-project-management', deliverables: 10 },
  { path: '/jj-timesheet', name: 'JJ Timesheet', study: '/case-studies/timesheet' },
];
const banner = 'Our team is ready to boost your business';

const targets = (page: Page, within: string) =>
  page
    .locator(`${within} a`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/^\/#|\/$/g, '')));

/** The same in the document as it is served and in the page once it runs. */
const ways = [
  { how: 'as a plain document without a script', javaScriptEnabled: false, address: (path: string) => `${path}/` },
  { how: 'at its hash address', javaScriptEnabled: true, address: (path: string) => `/#${path}` },
];

for (const { how, javaScriptEnabled, address } of ways) {
  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('the list shows six cards, each with a link to its product', async ({ page }) => {
      await page.goto(address('/product'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Products');
      for (const { name } of products)
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      const six = products.map(({ path }) => path);
      expect(await targets(page, 'main nav')).toEqual(six);
      const cards = await targets(page, 'main :is(section, article):has(> h2, > * > h2, > * > * > h2)');
      expect([...new Set(cards)].filter((target) => six.includes(target ?? ''))).toEqual(six);
    });

    for (const { path, name, study, deliverables } of products) {
      test(`${name} has its name, its copy${deliverables ? ', its deliverables' : ''} and the way to its case`, async ({
        page,
      }) => {
        await page.goto(address(path));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${name}`));
        await expect(page).toHaveTitle(new RegExp(`^${name}`));
        expect(await targets(page, 'main')).toContain(study);
        await expect(page.getByRole('heading', { level: 2, name: banner })).toBeVisible();
        if (!deliverables) return;
        const section = page.locator('section', { has: page.getByRole('heading', { level: 2, name: 'Deliverables' }) });
        expect(await section.locator('li:not(:has(li)), tbody tr, dt').count()).toBe(deliverables);
      });
    }

    test('JJ Timesheet tells its four areas, its years to now and its numbered Key Features, and ends with the call', async ({
      page,
    }) => {
      await page.goto(address('/jj-timesheet'));
      const areas = ['Employee management', 'Attendance tracking', 'Payroll', 'Shift scheduling'];
      for (const name of areas)
        await expect(page.getByRole('heading', { level: 3, name, exact: true }).first()).toBeVisible();
      const years = page.locator('section', { has: page.getByRole('heading', { level: 2, name: '2020 to now' }) });
      await expect(years.locator('li > b').first()).toHaveText('2020');
      await expect(years.locator('li > b').last()).toHaveText('Now');
      const features = page
        .locator('section', { has: page.getByRole('heading', { level: 2, name: 'Key Features' }) })
        .locator('li');
      const numbers = await features.locator('b').allTextContents();
      expect(numbers).toEqual(numbers.map((_, at) => String(at + 1)));
      for (const feature of await features.all()) {
        await expect(feature.getByRole('heading', { level: 3 })).not.toBeEmpty();
        await expect(feature.locator('p')).not.toBeEmpty();
      }
      await expect(page.locator('main > section').last().getByRole('heading', { name: banner })).toBeVisible();
    });
  });
}
