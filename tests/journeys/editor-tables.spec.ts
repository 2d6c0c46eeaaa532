import { readFileSync } from 'node:fs';
import { skipWithoutArticle } from '../playwright/article-with-most-sections.ts';
import { openArticle } from '../playwright/editor-forms.ts';
import { expect, previewOf, save, test } from '../playwright/editor.ts';

test('a bar chart is filled in cell by cell, and appears in the preview', async ({ page, editor }) => {
  skipWithoutArticle();
  const { file, body, frontMatter, markdown } = await openArticle(page, editor);
  await page.keyboard.type('Count first.');
  await page.keyboard.press('Enter');
  // Back to the end of the new paragraph: the chart goes after it.
  await page.keyboard.press('ArrowLeft');
  await body.getByRole('button', { name: 'Bar chart' }).click();
  const chart = body.getByRole('group', { name: 'Bar chart' }).first();
  await chart.getByRole('textbox', { name: 'Caption' }).fill('Hours a week');
  const cells = {
    'Heading of column 1': 'Step',
    'Heading of column 2': 'Hours',
    'Row 1, Step': 'Pick',
    'Row 1, Hours': '12 h',
  };
  for (const [cell, value] of Object.entries(cells)) await chart.getByRole('textbox', { name: cell }).fill(value);
  await chart.getByRole('button', { name: 'Add a row' }).click();
  await chart.getByRole('button', { name: 'Remove row 3' }).click();
  await chart.getByRole('textbox', { name: 'Row 2, Step' }).fill('Pack');
  await chart.getByRole('textbox', { name: 'Row 2, Hours' }).fill('3 h');
  const drawn = previewOf(page).locator('figure[data-chart]').first();
  await expect(drawn.getByRole('cell', { name: '3 h', exact: true })).toHaveAttribute('style', '--share:0.25');
  await expect(drawn.locator('figcaption')).toContainText('Hours a week');
  await save(page);
  const written = readFileSync(file, 'utf8');
  const block =
    ':::chart{caption="Hours a week"}\n\n| Step | Hours |\n| --- | --- |\n| Pick | 12 h |\n| Pack | 3 h |\n\n:::';
  expect(written).toBe(`${frontMatter}Count first.\n\n${block}\n\n${markdown}`);
});
