import { expect, test } from '../playwright/site.ts';

test('the live map is asked for first; until then nothing goes to a third party', async ({ page, ready, site }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(site.address).origin) foreign.push(request.url());
  });
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
  );
  await page.goto('/contact-us/');
  await ready();
  const office = page.getByRole('region', { name: 'Spring, TX' });
  await office.scrollIntoViewIfNeeded();
  await expect(office.getByRole('img', { name: /Overview map/ })).toBeVisible();
  expect(foreign).toEqual([]);
  await office.getByRole('button', { name: 'Load live map' }).click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('title', /Spring, TX/);
  await expect(frame).toBeFocused();
  await expect(office.getByRole('button')).toHaveCount(0);
  expect(foreign).toEqual([
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=-95\./),
  ]);
});
