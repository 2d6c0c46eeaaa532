import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, save, test } from '../playwright/editor.ts';

test('placeholders left to write are listed by form, and leave the list once they are written', async ({
  page,
  editor,
}) => {
  const file = join(editor.content, 'pages/privacy-policy.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^heading: .*$/m, "heading: '[What you keep]'"));
  await page.goto(editor.address);
  const listButton = page.getByRole('button', { name: /^Left to write \(\d+\)/ });
  const count = Number(/\d+/.exec((await listButton.textContent())!)![0]);
  await listButton.click();
  const listItem = page
    .getByRole('dialog', { name: 'Left to write' })
    .getByRole('listitem')
    .filter({ hasText: '[What you keep]' })
    .first();
  await listItem.getByText('Which ones').click();
  await expect(listItem.getByText('[What you keep]')).toBeVisible();
  await listItem.getByRole('link').click();
  const heading = page.getByRole('textbox', { name: 'Heading' }).first();
  await expect(heading).toHaveValue('[What you keep]');
  await heading.fill('What we keep');
  await save(page);
  if (count === 1) await expect(listButton).toHaveCount(0);
  else await expect(listButton).toHaveText(`Left to write (${count - 1})…`);
});
