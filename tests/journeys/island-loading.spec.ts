import { holdRequest } from '../playwright/hold-request.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

test('a click while an island’s script is loading is handled once it has loaded', async ({ page, ready }) => {
  const loadScript = await holdRequest(page, '**/assets/banner-carousel*.js');
  await page.goto('/');
  await ready();
  await page.getByRole('button', { name: language.nextSlide }).click();
  loadScript();
  await expect(page.getByRole('group', { name: language.positionOf(2, 3) })).toBeInViewport({ ratio: 0.9 });
});

for (const moment of ['once the page is idle', 'before the document is parsed']) {
  test(`the script of an island that starts by itself is loaded in parallel with the site’s script, ${moment}`, async ({
    page,
  }) => {
    await page.addInitScript((isEarly) => {
      // The site loads its script as soon as a pointer moves over the page.
      const movePointer = () =>
        document.documentElement.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      if (isEarly) new MutationObserver(movePointer).observe(document, { childList: true, subtree: true });
    }, moment.startsWith('before'));
    const loadScript = await holdRequest(page, '**/assets/entry-browser*.js');
    const islandScript = page.waitForRequest('**/assets/banner-carousel*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await islandScript;
    loadScript();
  });
}
