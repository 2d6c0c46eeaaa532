import { testEachArrival, scriptedArrivals } from '../playwright/arrivals.ts';
import { linkTo } from '../playwright/page-links.ts';
import { headerBackground } from '../playwright/header-background.ts';
import { expect, test } from '../playwright/site.ts';

/** The path of a page below a group. */
const child = '/web-development';

testEachArrival(
  'the header has a logo that leads home, three groups with children and three links without',
  async ({ page, arrive }) => {
    await arrive(child);
    await expect(linkTo(page.getByRole('banner'), '/').first()).toBeVisible();
    const entries = page.getByRole('navigation', { name: 'Main' }).locator('> ul > li');
    const found = await entries.evaluateAll((items) =>
      items.map((item) => [item.querySelector('a')?.textContent, item.querySelectorAll(':scope li a').length > 0]),
    );
    expect(found).toEqual([
      ['Product', true],
      ['Expertise', true],
      ['Services', true],
      ['Case Studies', false],
      ['Blog', false],
      ['Contact Us', false],
    ]);
  },
);

testEachArrival('the active route is underlined, and no other', async ({ page, arrive }) => {
  await arrive('/blog/securing-iot-devices');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const findUnderlines = () =>
    menu.locator('> ul > li').evaluateAll((entries) =>
      entries
        .map((entry) => entry.querySelector('a')!)
        .filter((link) => getComputedStyle(link, '::after').transform !== 'matrix(0, 0, 0, 1, 0, 0)')
        .map((link) => [link.textContent, getComputedStyle(link, '::after').transform]),
    );
  await expect.poll(findUnderlines).toEqual([['Blog', 'matrix(1, 0, 0, 1, 0, 0)']]);
  await expect(linkTo(page.getByRole('navigation', { name: 'Footer' }), '/blog')).toHaveAttribute('aria-current');
  await expect(linkTo(page.getByRole('navigation', { name: 'Footer' }), '/careers')).not.toHaveAttribute(
    'aria-current',
  );
});

testEachArrival('a page begins at its top', async ({ page, arrive }) => {
  await arrive('/privacy-policy');
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await arrive(child);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

testEachArrival(
  'the footer has a logo, three social links, two columns of links, two offices and this year',
  async ({ page, arrive }) => {
    await arrive(child);
    const footer = page.getByRole('contentinfo');
    await expect(linkTo(footer, '/').first()).toBeVisible();
    for (const network of ['Facebook', 'Twitter', 'LinkedIn'])
      await expect(footer.getByRole('link', { name: network })).toHaveCount(1);
    await expect(footer.locator('a[target=_blank]')).toHaveCount(3);
    const columns = await footer
      .locator('nav ul')
      .evaluateAll((lists) => lists.map((list) => [...list.querySelectorAll('a')].map((link) => link.textContent)));
    expect(columns).toEqual([
      ['Home', 'Why us', 'Expertise', 'Services', 'Case Studies'],
      ['Blog', 'Careers', 'Contact', 'Privacy policy'],
    ]);
    const offices = footer.locator('div:has(> address)');
    await expect(offices).toHaveCount(2);
    for (const [index, place] of ['Spring, TX', 'Sugar Land, TX'].entries()) {
      await expect(offices.nth(index)).toContainText(place);
      await expect(offices.nth(index).locator('a[href^="tel:"]')).toHaveCount(1);
      await expect(offices.nth(index).locator('a[href^="mailto:"]')).toHaveCount(1);
    }
    const year = await page.evaluate(() => new Date().getFullYear());
    await expect(footer).toContainText(`© ${year} `);
  },
);

testEachArrival(
  'the header is transparent over a hero, and white once the page is scrolled',
  async ({ page, arrive, arrival }) => {
    await arrive(child);
    await expect.poll(() => headerBackground(page)).toBe('rgba(0, 0, 0, 0)');
    await page.mouse.move(700, 450);
    // Without a script the header's color follows the scroll position: it is white below the first screen.
    await page.mouse.wheel(0, arrival === 'no script' ? 900 : 1);
    await expect.poll(() => headerBackground(page)).toBe('rgb(255, 255, 255)');
  },
);

testEachArrival(
  'the back-to-top button appears past 300 pixels and scrolls to the top',
  async ({ page, arrive }) => {
    await arrive(child);
    const button = page.getByRole('button', { name: 'Back to top' });
    // Down before up: at the start the button is hidden anyway.
    for (const top of [301, 300, 301]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await expect(button).toBeVisible({ visible: top > 300 });
    }
    const positionCount = await button.evaluate(async (element: HTMLElement) => {
      const passed = new Set<number>();
      element.click();
      for (; scrollY > 0; await new Promise(requestAnimationFrame)) passed.add(scrollY);
      return passed.size;
    });
    // The start, and at least one position on the way: a busy browser draws few frames.
    expect(positionCount, 'smoothly').toBeGreaterThan(1);
  },
  scriptedArrivals,
);

testEachArrival('the layouts switch at 960 pixels', async ({ page, arrive }) => {
  await arrive(child);
  for (const width of [959, 960]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: width === 960 });
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible({ visible: width === 959 });
  }
});

testEachArrival('an unknown address shows the error screen', async ({ page, arrive, arrival, allowConsole }) => {
  allowConsole(/status of 404|UnknownAddressError/);
  if (arrival === 'navigation') {
    await arrive(child);
    await page.evaluate(() => void (location.hash = '/never-written'));
  } else await page.goto(arrival === 'hash' ? '/#/never-written' : '/never-written/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  testEachArrival(
    'the menu opens, shows the pages of a group, and closes after a choice',
    async ({ page, arrive, arrival }) => {
      await arrive('/services');
      const opener = page.getByRole('button', { name: 'Menu', exact: true });
      const panel = page.getByRole('dialog', { name: 'Menu' });
      await expect(panel).toBeHidden();
      await opener.click();
      await expect(panel).toBeVisible();
      if (arrival !== 'no script') {
        const toggle = panel.getByRole('button', { name: 'Expertise pages' });
        await expect(linkTo(panel, child)).toBeHidden();
        await toggle.click();
        await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      }
      await linkTo(panel, child).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Web Development/);
      await expect(panel).toBeHidden();
    },
  );

  testEachArrival('the open page is underlined in the menu', async ({ page, arrive }) => {
    await arrive(child);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    const decorationOf = (path: string) =>
      linkTo(panel, path)
        .first()
        .evaluate((link) => getComputedStyle(link).textDecorationLine);
    await expect.poll(() => decorationOf(child)).toBe('underline');
    expect(await decorationOf('/blog')).toBe('none');
  });
});
