import { articlePath, content, group, groupToggle, linkTo, navigation, titleOf } from '../playwright/content.ts';
import { expect, test } from '../playwright/site.ts';

const [firstChild, lastChild] = [group.children![0]!.link, group.children!.at(-1)!.link];

test('over a hero the header is transparent, once scrolled it is white', async ({ page, ready }) => {
  await page.goto('/why-us/');
  await ready();
  const header = page.getByRole('banner');
  const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1);
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`without a script the header can be read wherever a reader scrolls, with ${reducedMotion} for motion`, async ({
    browser,
    site,
  }) => {
    const still = await browser.newPage({ javaScriptEnabled: false, reducedMotion, baseURL: site.address });
    await still.goto('/');
    const header = still.locator('body > header');
    const isReadable = async () => {
      const { y, height } = (await header.boundingBox())!;
      const ground = await header.evaluate((element) => getComputedStyle(element).backgroundColor);
      return y + height <= 0 || ground === 'rgb(255, 255, 255)';
    };
    await still.mouse.move(700, 450);
    for (const pixels of [400, 1200, 3000]) {
      await still.mouse.wheel(0, pixels);
      await expect.poll(isReadable).toBe(true);
    }
    await still.close();
  });
}

test('back to top appears past 300 px and leads there', async ({ page, ready }) => {
  await page.goto('/why-us/');
  await ready();
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => scrollTo(0, 300));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 301));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('the entry of a group is marked on a page below it whose address does not begin with its own', async ({
  page,
  ready,
}) => {
  const entries = navigation.header.flatMap(({ children = [] }) => children.map(({ link }) => link));
  const below = content.routes.find(({ parent }) => entries.includes(parent!))!;
  await page.goto('/why-us/');
  await ready();
  const entry = linkTo(page.getByRole('banner').getByRole('navigation', { name: 'Main' }), below.parent!);
  await expect(entry).not.toHaveAttribute('aria-current');
  await page.evaluate((hash) => void (location.hash = hash), `#${below.path}`);
  await expect(page).toHaveTitle(titleOf(below.path));
  await expect(entry).toHaveAttribute('aria-current', 'true');
  const still = await page
    .context()
    .browser()!
    .newPage({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin });
  await still.goto(`${below.path}/`);
  await expect(linkTo(still.getByRole('navigation', { name: 'Main' }), below.parent!)).toHaveAttribute(
    'aria-current',
    'true',
  );
  await still.close();
});

test('a group opens by its button and by a mouse, and closes on Escape, elsewhere and after a choice', async ({
  page,
  ready,
}) => {
  await page.goto('/why-us/');
  await ready();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const toggle = groupToggle(menu);
  const child = linkTo(menu, lastChild);
  await expect(child).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(linkTo(menu, firstChild)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(child).toBeHidden();
  await expect(toggle).toBeFocused();
  await linkTo(menu, group.link).hover();
  await expect(child).toBeVisible();
  await page.mouse.move(10, 600);
  await expect(child).toBeHidden();
  await toggle.hover();
  await child.click();
  await expect(page).toHaveTitle(titleOf(lastChild));
  await expect(child).toBeHidden();
});

test('a group takes focus from the moment its button opens it', async ({ page, ready }) => {
  await page.goto('/why-us/');
  await ready();
  const toggle = groupToggle(page.getByRole('navigation', { name: 'Main' }));
  const taken = await toggle.evaluate((button: HTMLElement) => {
    const child = document.querySelector<HTMLElement>(`#${button.getAttribute('aria-controls')} a`)!;
    button.click();
    child.focus();
    return document.activeElement === child;
  });
  expect(taken).toBe(true);
});

test('a press on the button of a group that hover has opened keeps it open, the next one closes it', async ({
  page,
  ready,
}) => {
  await page.goto('/why-us/');
  await ready();
  const toggle = groupToggle(page.getByRole('navigation', { name: 'Main' }));
  const child = linkTo(page.getByRole('navigation', { name: 'Main' }), lastChild);
  await toggle.hover();
  await expect(child).toBeVisible();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  const box = (await toggle.boundingBox())!;
  await page.mouse.move(box.x + 3, box.y + 3);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(child).toBeHidden();
});

test('the active route is underlined in the header, an article counts to the blog', async ({ page, ready }) => {
  await page.goto(`/#${articlePath}`);
  await ready();
  const rule = (path: string) =>
    linkTo(page.getByRole('navigation', { name: 'Main' }), path)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').transform);
  await expect.poll(() => rule('/blog')).toBe('matrix(1, 0, 0, 1, 0, 0)');
  expect(await rule('/case-studies')).toBe('matrix(0, 0, 0, 1, 0, 0)');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens, its groups expand, a choice and Escape close it', async ({ page, ready }) => {
    await page.goto('/why-us/');
    await ready();
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await opener.click();
    await expect(panel).toBeVisible();
    const toggle = groupToggle(panel);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await linkTo(panel, firstChild).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveTitle(titleOf(firstChild));
    await opener.click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  test('the open page is underlined in the panel, a page below a group as well as its group', async ({
    page,
    ready,
  }) => {
    const underlined = (path: string) =>
      linkTo(page.getByRole('dialog', { name: 'Menu' }), path)
        .first()
        .evaluate((link) => getComputedStyle(link).textDecorationLine);
    await page.goto(`${firstChild}/`);
    await ready();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect.poll(() => underlined(firstChild)).toBe('underline');
    expect(await underlined(group.link)).toBe('underline');
    expect(await underlined(group.children![1]!.link)).toBe('none');
  });

  test('the menu closes when Back leads elsewhere, and when the screen is turned and grows', async ({
    page,
    ready,
  }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('/why-us/');
    await ready();
    await page.evaluate(() => void (location.hash = '#/services'));
    await expect(page).toHaveTitle(titleOf('/services'));
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await opener.click();
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(page).toHaveTitle(titleOf('/why-us'));
    await expect(panel).toBeHidden();
    await opener.click();
    await expect(panel).toBeVisible();
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(panel).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await linkTo(page.getByRole('navigation', { name: 'Main' }), '/blog')
      .first()
      .click();
    await expect(page).toHaveURL(/#\/blog$/);
  });

  test('without a script a turned screen leaves the open menu to be closed', async ({ browser, site }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: site.address,
      viewport: { width: 820, height: 1180 },
    });
    const page = await context.newPage();
    await page.goto('/why-us/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.getByRole('button', { name: 'Close menu' }).click();
    await linkTo(page.getByRole('navigation', { name: 'Main' }), '/blog')
      .first()
      .click();
    await expect(page).toHaveURL(/\/blog\/$/);
    await context.close();
  });

  test('without a script the menu opens too, with all its groups expanded', async ({ browser, site }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: site.address,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto('/why-us/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await linkTo(page.getByRole('dialog'), lastChild).click();
    await expect(page).toHaveURL(`${lastChild}/`);
    await context.close();
  });
});

test('the footer carries this year', async ({ page, ready }) => {
  await page.clock.setFixedTime('2031-03-01');
  await page.goto('/why-us/');
  await ready();
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 ');
});

for (const [width, how] of [
  [959, 'a menu that opens'],
  [960, 'the navigation itself'],
] as const) {
  test(`a window of ${width} pixels has ${how} in its header`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/why-us/');
    const isWide = width >= 960;
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: isWide });
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible({ visible: !isWide });
  });
}
