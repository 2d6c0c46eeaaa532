import { holdRequest } from '../playwright/hold-request.ts';
import { firstEntry, group, groupToggle, lastChild, skipWithoutGroup } from '../playwright/menu-group.ts';
import { linkTo } from '../playwright/page-links.ts';
import { content, navigation, pages, titleOf } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

test('a group’s entry is marked on a page below it whose address does not begin with the entry’s', async ({
  page,
  browser,
  site,
  ready,
}) => {
  // A group may repeat its own page below it: that entry is ambiguous.
  const entries = navigation.header.flatMap(({ link, children = [] }) =>
    children.map((child) => child.link).filter((childLink) => childLink !== link),
  );
  const below = content.routes.find(({ path, parent }) => entries.includes(parent!) && !path.startsWith(`${parent!}/`));
  test.skip(!below, 'no entry of a group has a page below it at such an address');
  if (!below) return;
  await page.goto('/why-us/');
  await ready();
  const entry = linkTo(
    page.getByRole('banner').getByRole('navigation', { name: language.mainNavigation }),
    below.parent!,
  );
  await expect(entry).not.toHaveAttribute('aria-current');
  await page.evaluate((hash) => void (location.hash = hash), `#${below.path}`);
  await expect(page).toHaveTitle(titleOf(below.path));
  await expect(entry).toHaveAttribute('aria-current', 'true');
  const noScriptPage = await browser.newPage({ javaScriptEnabled: false, baseURL: site.address });
  await noScriptPage.goto(`${below.path}/`);
  await expect(
    linkTo(noScriptPage.getByRole('navigation', { name: language.mainNavigation }), below.parent!),
  ).toHaveAttribute('aria-current', 'true');
  await noScriptPage.close();
});

test('a group opens by its button and by a mouse, and closes on Escape, after the mouse has left and after a choice', async ({
  page,
  ready,
}) => {
  skipWithoutGroup();
  await page.goto('/why-us/');
  await ready();
  const menu = page.getByRole('navigation', { name: language.mainNavigation });
  const toggle = groupToggle(menu);
  const child = linkTo(menu, lastChild);
  await expect(child).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  const isFirstFocused = (button: Element) =>
    document.querySelector(`#${button.getAttribute('aria-controls')} a`) === document.activeElement;
  await expect.poll(() => toggle.evaluate(isFirstFocused)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(child).toBeHidden();
  await expect(toggle).toBeFocused();
  await linkTo(menu, group.link).first().hover();
  await expect(child).toBeVisible();
  await page.mouse.move(10, 600);
  await expect(child).toBeHidden();
  await toggle.hover();
  await child.click();
  await expect(page).toHaveTitle(titleOf(lastChild));
  await expect(child).toBeHidden();
});

for (const opener of ['a mouse', 'the keyboard']) {
  test(`a group that ${opener} has opened before the script is loaded stays open`, async ({ page, ready }) => {
    skipWithoutGroup();
    const loadScript = await holdRequest(page, '**/assets/entry-browser*.js');
    await page.goto('/why-us/');
    const menu = page.getByRole('navigation', { name: language.mainNavigation });
    const toggle = groupToggle(menu);
    const child = linkTo(menu, firstEntry).last();
    if (opener === 'a mouse') await linkTo(menu, group.link).first().hover();
    else {
      await toggle.focus();
      await page.keyboard.press('Tab');
      await expect(child).toBeFocused();
    }
    await expect(child).toBeVisible();
    loadScript();
    await ready();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(child).toBeVisible();
    if (opener === 'the keyboard') await expect(child).toBeFocused();
  });
}

test('a link of a group can be focused as soon as the group is opened by its button', async ({ page, ready }) => {
  skipWithoutGroup();
  await page.goto('/why-us/');
  await ready();
  const toggle = groupToggle(page.getByRole('navigation', { name: language.mainNavigation }));
  const isFocused = await toggle.evaluate((button: HTMLElement) => {
    const child = document.querySelector<HTMLElement>(`#${button.getAttribute('aria-controls')} a`)!;
    button.click();
    child.focus();
    return document.activeElement === child;
  });
  expect(isFocused).toBe(true);
});

test('pressing the button of a group opened by hovering keeps it open; the next press closes it', async ({
  page,
  ready,
}) => {
  skipWithoutGroup();
  await page.goto('/why-us/');
  await ready();
  const toggle = groupToggle(page.getByRole('navigation', { name: language.mainNavigation }));
  const child = linkTo(page.getByRole('navigation', { name: language.mainNavigation }), lastChild);
  await toggle.hover();
  await expect(child).toBeVisible();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  const box = (await toggle.boundingBox())!;
  // The mouse still moves over the button, which must not open the group again.
  await page.mouse.move(box.x + 3, box.y + 3);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(child).toBeHidden();
});

test('the active route is underlined in the header, even on a page below it', async ({ page, ready }) => {
  const entries = navigation.header.filter(({ children = [] }) => children.length === 0).map(({ link }) => link);
  const active = entries.find((link) => pages.some(({ path }) => path.startsWith(`${link}/`)));
  const other = entries.find((link) => link !== active);
  test.skip(!active || !other, 'no two links of the header, one of them with pages below it');
  if (!active || !other) return;
  await page.goto(`/#${pages.find(({ path }) => path.startsWith(`${active}/`))!.path}`);
  await ready();
  const underlineOf = (path: string) =>
    linkTo(page.getByRole('navigation', { name: language.mainNavigation }), path)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').transform);
  await expect.poll(() => underlineOf(active)).toBe('matrix(1, 0, 0, 1, 0, 0)');
  expect(await underlineOf(other)).toBe('matrix(0, 0, 0, 1, 0, 0)');
});
