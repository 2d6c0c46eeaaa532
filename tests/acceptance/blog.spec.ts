import { testEachArrival, scriptedArrivals } from '../playwright/arrivals.ts';
import { content } from '../playwright/site-content.ts';
import { expect } from '../playwright/site.ts';

const cards = 'main li:has(h3):visible';
/** All articles, newest first. */
const { articles } = content;
const iotPath = '/blog/securing-iot-devices';

testEachArrival(
  'the list has pages of six, newest first, and its buttons are disabled on the first and the last',
  async ({ page, arrive }) => {
    await arrive('/blog');
    const back = page.getByRole('button', { name: 'Previous Page' });
    const forward = page.getByRole('button', { name: 'Next Page' });
    await expect(back).toBeDisabled();
    await expect(page.locator(cards)).toHaveCount(6);
    await expect(page.locator(cards).first().getByRole('link')).toHaveAttribute('href', /revolutionize-mobile/);
    for (let shown = 6; shown < articles.length; shown += 6) {
      await forward.click();
      await expect(back).toBeEnabled();
      await expect(page.locator(cards)).toHaveCount(Math.min(articles.length - shown, 6));
    }
    await expect(forward).toBeDisabled();
  },
  scriptedArrivals,
);

testEachArrival('every article can be reached from the list, newest first', async ({ page, arrive, arrival }) => {
  await arrive('/blog');
  const titles = page.locator('main li:has(h3) h3 a');
  for (let from = 0; from < articles.length; from += 6) {
    if (from > 0) await page.getByRole(arrival === 'no script' ? 'link' : 'button', { name: 'Next Page' }).click();
    const listed = articles.slice(from, from + 6);
    await expect(titles).toHaveText(listed.map(({ title }) => title));
    const links = await titles.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links.map((href) => href?.replace(/^\/#|\/$/g, ''))).toEqual(listed.map(({ slug }) => `/blog/${slug}`));
  }
});

testEachArrival('Get in touch on the list does nothing', async ({ page, arrive }) => {
  await arrive('/blog');
  const before = page.url();
  const button = page.getByRole('main').getByRole('button', { name: 'Get in touch' });
  await button.click();
  expect(page.url()).toBe(before);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

testEachArrival(
  'an article opens with its image, badge, title in capitals, date and counts',
  async ({ page, arrive }) => {
    await arrive(iotPath);
    const hero = page.locator('article > header');
    // The picture moves into place after a navigation.
    await expect
      .poll(() => hero.locator('img').boundingBox())
      .toMatchObject({ x: 0, width: 1440, height: expect.closeTo(540, 0) });
    const title = async () => (await page.getByRole('heading', { level: 1 }).innerText()).replaceAll(/\s+/g, ' ');
    expect(await title()).toBe('SECURING IOT DEVICES');
    for (const text of ['Security', '27/01/2025', '3 comments', '1200 views'])
      await expect(hero.getByText(text, { exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(await title(), 'on paper').toBe('SECURING IOT DEVICES');
  },
);

testEachArrival('an article has an inline image, eight numbered subheadings and tags', async ({ page, arrive }) => {
  await arrive(iotPath);
  await expect(page.locator('article figure').first()).toBeAttached();
  const numbers = await page.locator('article h2[id]').evaluateAll((heads) => heads.map((head) => head.textContent));
  expect(numbers.map((text) => text.slice(0, 1))).toEqual(Array.from('12345678'));
  const tags = page.getByRole('list', { name: 'Tags' }).getByRole('listitem');
  await expect(tags).toHaveText(['IoT', 'Security', 'Networks', 'Firmware', 'MQTT']);
});

testEachArrival(
  'an article has four share links to the networks’ home pages and no other control',
  async ({ page, arrive }) => {
    await arrive(iotPath);
    const share = page.getByRole('list', { name: 'Share' });
    const links = await share
      .getByRole('link')
      .evaluateAll((found) => (found as HTMLAnchorElement[]).map(({ href, target, rel }) => [href, target, rel]));
    expect(links).toEqual(
      [
        'https://www.facebook.com/',
        'https://twitter.com/',
        'https://www.whatsapp.com/',
        'https://www.linkedin.com/',
      ].map((home) => [home, '_blank', 'noreferrer']),
    );
    await expect(share.locator('xpath=..').getByRole('button')).toHaveCount(0);
  },
);
