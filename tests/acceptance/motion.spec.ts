import { expect, test } from '../playwright/site.ts';

test('a change of home’s slide lasts one second', async ({ page, ready }) => {
  await page.goto('/');
  await ready();
  await page.locator('site-island[data-hydrated] [aria-roledescription=carousel]').first().waitFor();
  await page.getByRole('button', { name: 'Next slide' }).click();
  const durations = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('[aria-roledescription=slide]'))
      .map(({ effect }) => effect!.getTiming().duration),
  );
  expect(durations.length).toBeGreaterThan(0);
  expect(new Set(durations)).toEqual(new Set([1000]));
});
