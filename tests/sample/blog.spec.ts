import { company } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';

/** The specification's fixed figures: address, date, comments, views. */
const figures = [
  ['ai-powered-chatbots', '24/01/2025', '5 comments', '1500 views'],
  ['ai-cybersecurity', '24/01/2025', '10 comments', '2500 views'],
  ['ai-agents-decision-makers', '25/01/2025', '3 comments', '1200 views'],
  ['impact-of-ai-agents', '25/01/2025', '8 comments', '2300 views'],
  ['ai-web-form-validation', '26/01/2025', '8 comments', '2000 views'],
  ['securing-iot-devices', '27/01/2025', '3 comments', '1200 views'],
  ['ai-powered-tools-for-everyday-life', '27/01/2025', '15 comments', '3000 views'],
  ['revolutionize-mobile-connectivity', '28/01/2025', '25 comments', '5000 views'],
  [`${company.slug}-custom-solution`, '16/03/2021', '0 comments', '950 views'],
] as const;

test('articles show their dates and their fixed counts', async ({ page }) => {
  for (const [slug, date, comments, views] of figures) {
    await page.goto(`/blog/${slug}/`, { waitUntil: 'domcontentloaded' });
    const hero = page.locator('article > header');
    await expect(hero.getByText(date), slug).toBeVisible();
    await expect(hero.getByText(comments, { exact: true }), slug).toBeVisible();
    await expect(hero.getByText(views, { exact: true }), slug).toBeVisible();
  }
});

test('the eight numbered sections are in the contents, which lead there and mark the current one', async ({
  page,
  ready,
}) => {
  await page.goto('/blog/securing-iot-devices/');
  await ready();
  await expect(page.locator('article h2 [data-number]')).toHaveCount(8);
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await expect(contents.getByRole('link')).toHaveCount(8);

  await contents.getByRole('link', { name: 'Keep devices apart' }).click();
  await expect(page).toHaveURL(/\/#\/blog\/securing-iot-devices#keep-devices-apart$/);
  const heading = page.getByRole('heading', { name: /^\d Keep devices apart$/ });
  await expect(heading).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText(/Keep devices apart/);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(contents.locator('[aria-current]')).toHaveText(/Know what is on the network/);
});

test('Copy above a listing copies that listing', async ({ page, context, ready }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog/securing-iot-devices/');
  await ready();
  await page.locator('figure', { hasText: 'fleet.acl' }).last().getByRole('button').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^pattern write fleet\/%u\/readings\n/);
});
