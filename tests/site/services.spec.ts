import type { Page } from '@playwright/test';
import { expect, test } from '../playwright/site.ts';

interface Screen {
  path: string;
  name: string;
  /** The headings of level two, in their order; '.' stands for any. */
  headings: string[];
  hero: boolean;
  /** What else the specification asks for. */
  shows: (page: Page) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const itemsOf = (page: Page, name: string | RegExp) => main(page).getByRole('list', { name }).getByRole('listitem');

const screens: Screen[] = [
  {
    path: '/services',
    name: 'Services',
    headings: ['IT & Business Consulting', 'Development Center', 'Extended Team', 'Which one is yours?'],
    hero: true,
    shows: async (page) => {
      const cards = main(page).getByRole('heading', { level: 2 }).getByRole('link');
      const targets = await cards.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')?.replace(/[#/]+/g, '')),
      );
      expect(targets).toEqual(['it-business-consulting', 'development-center-services', 'extended-team-services']);
    },
  },
  {
    path: '/it-business-consulting',
    name: 'IT & Business Consulting',
    headings: ['Startup support', 'Business automation', '.', 'What consulting costs'],
    hero: true,
    shows: async (page) => {
      const chapters = main(page).getByRole('navigation', { name: 'On this page' }).getByRole('link');
      await expect(chapters).toHaveText(['Startup support', 'Business automation']);
      for (const href of await chapters.evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
        await expect(page.locator(`[id="${href?.split('#').at(-1)}"]`)).toHaveCount(1);
      }
    },
  },
  {
    path: '/development-center-services',
    name: 'Development Center',
    headings: [
      'Cost-efficient development',
      'Experienced team',
      'Efficient team management',
      'From first call to first demo',
      'What a center costs',
    ],
    hero: true,
    shows: async (page) => {
      await expect(itemsOf(page, 'Experienced team')).toHaveCount(6);
    },
  },
  {
    path: '/extended-team-services',
    name: 'Extended Team',
    headings: ['How the extended team works', 'Scrum', 'Kanban', 'Which one?', 'What an extended team costs'],
    hero: true,
    shows: async (page) => {
      await expect(itemsOf(page, /^One team of eight/)).toHaveCount(8);
      await expect(itemsOf(page, /^One sprint/)).toHaveCount(10);
      const board = main(page).getByRole('figure', { name: /^A Kanban board/ });
      await expect(board.getByRole('heading', { level: 3 })).toHaveText([/^Next/, /^Doing/, /^Review/, /^Done/]);
    },
  },
  {
    path: '/privacy-policy',
    name: 'Privacy policy',
    headings: [
      'Information collected',
      'Use of information',
      'Sharing',
      'Security',
      'Your rights',
      'Cookies',
      'Changes to this policy',
      'Contact',
    ],
    hero: false,
    shows: async (page) => {
      const contents = main(page).getByRole('navigation', { name: 'Contents' }).getByRole('link');
      await expect(contents).toHaveCount(8);
      for (const href of await contents.evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
        await expect(page.locator(`[id="${href?.split('#').at(-1)}"]`)).toHaveCount(1);
      }
      await expect(main(page).getByRole('link', { name: 'Contact us' })).toHaveAttribute(
        'href',
        /^\/(#\/)?contact-us\/?$/,
      );
    },
  },
];

async function expectScreen(page: Page, { name, headings, hero, shows }: Screen) {
  const title = main(page).getByRole('heading', { level: 1 });
  await expect(title).toHaveCount(1);
  await expect(title).toContainText(name);
  const second = (await main(page).locator('h2:visible').allTextContents()).map((text) => text.replace(/^\d+\s*/, ''));
  if (hero) expect(second.pop()).toBe('Our team is ready to boost your business');
  expect(second).toHaveLength(headings.length);
  for (const [index, heading] of headings.entries()) {
    if (heading !== '.') expect(second[index]).toBe(heading);
  }
  await shows(page);
}

for (const screen of screens) {
  test.describe(screen.path, () => {
    test('is complete without JavaScript', async ({ browser, site }) => {
      const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.address });
      await page.goto(`${screen.path}/`);
      await expectScreen(page, screen);
      await page.close();
    });

    test('shows the same at its hash address', async ({ page, ready }) => {
      await page.goto(`/#${screen.path}`);
      await ready();
      await expectScreen(page, screen);
    });
  });
}

test('the passage that is read is marked in the contents', async ({ page, ready }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/privacy-policy/');
  await ready();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.locator('[aria-current]')).toHaveText('1Information collected');
  await contents.getByRole('link', { name: 'Your rights' }).click();
  await expect(contents.locator('[aria-current]')).toHaveText('5Your rights');
});
