import { footerPath } from '../playwright/chosen-pages.ts';
import { formTexts, skipWithoutForm } from '../playwright/form-texts.ts';
import { holdRequest } from '../playwright/hold-request.ts';
import { follow, linkTo } from '../playwright/page-links.ts';
import { content, titleOf } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

for (const part of ['entry-browser', 'hydrate', 'enquiry-form.island']) {
  test(`if the script ${part} fails to load, the form works as it does without scripts`, async ({
    page,
    enquiries,
    allowConsole,
  }) => {
    skipWithoutForm('contact');
    allowConsole(/ChunkLoadError|Failed to load resource/);
    await page.route(`**/assets/${part}*.js`, (route) => route.abort());
    await page.goto('/contact-us/');
    await page.getByLabel(language.name).fill('Ada Park');
    await page.getByLabel(language.email).fill('ada@example.com');
    await page.getByLabel(formTexts.contact.question, { exact: true }).fill(`Does it come without ${part}?`);
    await page.getByRole('button', { name: language.submit }).click();
    await expect(page).toHaveURL(/thank-you/);
    expect(JSON.stringify(await enquiries())).toContain(`Does it come without ${part}?`);
    await page.goto('/contact-us/');
    await follow(linkTo(page.getByRole('contentinfo'), footerPath));
    await expect(page).toHaveTitle(titleOf(footerPath));
  });

  test(`a form whose script ${part} hangs is posted by the browser after eight seconds`, async ({
    page,
    enquiries,
  }) => {
    skipWithoutForm('contact');
    // Time advances only in the calls below: filling in may take as long as needed.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.route(`**/assets/${part}*.js`, () => undefined);
    // The page reports that it begins to post, since the request follows only later.
    let hasBegunPost = false;
    await page.exposeFunction('reportPost', () => void (hasBegunPost = true));
    await page.addInitScript(() =>
      addEventListener('formdata', () => (window as unknown as { reportPost: () => void }).reportPost()),
    );
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.goto('/contact-us/', { waitUntil: 'domcontentloaded' });
    await page.getByLabel(language.name).fill('Ada Park');
    await page.getByLabel(language.email).fill('ada@example.com');
    await page.getByLabel(formTexts.contact.question, { exact: true }).fill(`Does it come though ${part} hangs?`);
    await page.getByRole('button', { name: language.submit }).click();
    await page.clock.runFor(7_000);
    expect(hasBegunPost, 'before eight seconds have passed').toBe(false);
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL(/thank-you/);
    expect(hasBegunPost).toBe(true);
    expect(posts).toHaveLength(1);
    expect(JSON.stringify(await enquiries())).toContain(`Does it come though ${part} hangs?`);
  });
}

test('a button that was pressed before its script failed leads to the error screen', async ({
  page,
  ready,
  allowConsole,
}) => {
  allowConsole(/ChunkLoadError|Failed to load resource/);
  const fail = await holdRequest(page, '**/assets/banner-carousel*.js', 'abort');
  await page.goto('/');
  await ready();
  await page.getByRole('button', { name: language.nextSlide }).click();
  fail();
  await expect(page.getByRole('heading', { name: language.errorHeading })).toBeVisible();
  await page.unroute('**/assets/banner-carousel*.js');
  await page.getByRole('button', { name: content.error.tryAgain }).click();
  await expect(page.getByRole('region', { name: language.highlights })).toBeVisible();
});

test('an island whose script fails before anybody uses it stays, without its buttons', async ({
  page,
  ready,
  allowConsole,
}) => {
  allowConsole(/ChunkLoadError|Failed to load resource/);
  await page.route('**/assets/banner-carousel*.js', (route) => route.abort());
  await page.goto('/');
  await ready();
  await expect(page.getByRole('button', { name: language.nextSlide })).toHaveCount(0);
  await expect(page.getByRole('region', { name: language.highlights })).toBeVisible();
});
