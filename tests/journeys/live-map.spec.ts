import { officeName } from '#site/pages/office-address.ts';
import { company, contentOfPage } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';

const noMaps: { maps: Record<string, string>; loadMap: string } = { maps: {}, loadMap: '' };
const { maps, loadMap } = contentOfPage('contact', { offices: noMaps }).offices;
const office = company.offices.find(({ id }) => id in maps);
const place = office ? officeName(office) : '';

test('nothing is requested from a third party until the visitor asks for the live map', async ({
  page,
  ready,
  site,
}) => {
  test.skip(company.liveMaps !== 'on-request', 'company.yaml shows live maps without asking');
  test.skip(!office, 'no office has a drawn map');
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(site.address).origin) foreign.push(request.url());
  });
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
  );
  await page.goto('/contact-us/');
  await ready();
  const region = page.getByRole('region', { name: place });
  await region.scrollIntoViewIfNeeded();
  await expect(region.getByRole('img', { name: maps[office!.id]! })).toBeVisible();
  expect(foreign).toEqual([]);
  await region.getByRole('button', { name: loadMap }).click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('title', `${place}: OpenStreetMap`);
  await expect(frame).toBeFocused();
  await expect(region.getByRole('button')).toHaveCount(0);
  await expect
    .poll(() => foreign)
    .toEqual([expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=-?\d/)]);
});
