import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../playwright/development.ts';
import { expectedPages } from '../site/built-site.ts';

test('a save shows its words', async ({ page, development, content }) => {
  const words = join(content, 'pages/privacy-policy.yaml');
  const before = readFileSync(words, 'utf8');
  await page.goto(`${development}/privacy-policy/`);
  await page.locator('html[data-ready]').waitFor();
  writeFileSync(words, before.replace(/^heading: .*/m, 'heading: Saved just now'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved just now');
  writeFileSync(words, before);
});

test('a save keeps the place that is being read, and what is not saved in the page', async ({
  page,
  development,
  content,
}) => {
  const words = join(content, 'pages/privacy-policy.yaml');
  const before = readFileSync(words, 'utf8');
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(`${development}/privacy-policy/`);
  await page.locator('html[data-ready]').waitFor();
  await page.evaluate(() => {
    document.documentElement.dataset['untouched'] = '';
    scrollTo({ top: 900, behavior: 'instant' });
  });
  writeFileSync(words, before.replace(/^heading: .*/m, 'heading: Short'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short');
  // The heading above may take a line less.
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 900))).toBeLessThan(120);
  await expect(page.locator('html')).toHaveAttribute('data-untouched');
  writeFileSync(words, before);
});

test('a save with a mistake shows what to mend, and the page again once it is mended', async ({
  page,
  development,
  content,
}) => {
  const words = join(content, 'pages/team.yaml');
  const before = readFileSync(words, 'utf8');
  const team = (await expectedPages()).find(({ path }) => path === '/team')!;
  const { heading } = team.props as { heading: string };
  await page.goto(`${development}/team/`);
  await page.locator('html[data-ready]').waitFor();
  writeFileSync(words, before.replace('heading:', 'headline:'));
  await expect(page.locator('pre')).toContainText(
    /content\/pages\/team\.yaml: line \d+: heading: is missing: add this entry\s+content\/pages\/team\.yaml: line \d+: has the unknown entry “headline”/,
  );
  writeFileSync(words, before);
  await expect(page.locator('pre')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});

test('a page that was asked for while something was wrong comes once that is mended', async ({
  page,
  development,
  content,
}) => {
  const words = join(content, 'pages/team.yaml');
  const before = readFileSync(words, 'utf8');
  writeFileSync(words, before.replace('heading:', 'headline:'));
  await expect
    .poll(async () => {
      const response = await page.goto(`${development}/team/`);
      return response?.status();
    })
    .toBe(500);
  await expect(page.locator('pre')).toContainText('headline');
  writeFileSync(words, before);
  await page.locator('html[data-ready]').waitFor();
});
