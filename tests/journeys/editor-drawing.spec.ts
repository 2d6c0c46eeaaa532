import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { drawShares } from '../../art/share/draw-shares.ts';
import { drawPhoto } from '../playwright/draw-pictures.ts';
import { expect, fieldOf, test, type EditorFixture } from '../playwright/editor.ts';

const privacy = '/privacy-policy';
const allRight = 'Saved. All content is right.';

/** Changes the title of the privacy policy, which its share picture shows, and presses Save. */
async function saveTitle(page: Page, { address }: EditorFixture) {
  await page.goto(`${address}#/collections/pages/entries/pages_privacy-policy`);
  await (await fieldOf(page, 'title')).getByRole('textbox').fill('What we keep of you');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** A job that reports the given name when it begins, and lasts until `end` is called. */
function heldJob(name: string) {
  const ended = Promise.withResolvers<void>();
  const job = async (begins: (name: string) => void) => {
    begins(name);
    await ended.promise;
  };
  return { job, end: ended.resolve };
}

const progress = (page: Page) => page.locator('.progress');

test('a save is reported as right only once the share picture is drawn, whose progress is shown meanwhile', async ({
  page,
  editor,
}) => {
  const { job, end } = heldJob(privacy);
  editor.jobs.drawShares = job;
  await saveTitle(page, editor);
  const panel = page.getByRole('status').filter({ hasText: 'Saved.' });
  await expect(panel).toContainText(`Now the picture that a shared link to ${privacy} shows is drawn anew`);
  await expect(progress(page)).toHaveText(`Drawing the picture that a shared link to ${privacy} shows …`);
  await expect(page.getByText(allRight)).toHaveCount(0);
  end();
  await expect(page.getByText(allRight)).toBeVisible();
  await expect(progress(page)).toBeHidden();
});

test('a share picture that cannot be drawn is reported, and the save is not reported as right', async ({
  page,
  editor,
}) => {
  editor.jobs.drawShares = () => Promise.reject(new Error(`The title of ${privacy} is too long`));
  await saveTitle(page, editor);
  const panel = page.getByRole('status').filter({ hasText: 'Saved, but the site cannot be built' });
  await expect(panel).toContainText(`The title of ${privacy} is too long`);
  await expect(page.getByText(allRight)).toHaveCount(0);
});

test('a save that changes a title draws the page’s share picture', async ({ page, editor }) => {
  const [content, masters] = [editor.content, editor.masters].map((folder) => pathToFileURL(`${folder}/`)) as [
    URL,
    URL,
  ];
  editor.jobs.drawShares = (begins) => drawShares([], { content, masters }, begins);
  const drawn = () => readFileSync(join(editor.content, `share${privacy}.jpg`));
  const before = drawn();
  await saveTitle(page, editor);
  await expect(page.getByText(allRight)).toBeVisible();
  expect(drawn().equals(before)).toBe(false);
  expect(editor.git('diff', '--name-only').trim().split('\n')).toEqual([
    `content/pages${privacy}.yaml`,
    'content/share/index.json',
    `content/share${privacy}.jpg`,
  ]);
});

test('the picture that is being encoded is named until its encoding is done', async ({ page, editor }) => {
  const { job, end } = heldJob('photos/loading-dock');
  editor.jobs.encode = job;
  await page.goto(`${editor.address}#/assets`);
  const files = page.locator('input[type=file]').first();
  await files.setInputFiles(await drawPhoto(900, 600, 'loading-dock.jpg'));
  await page.getByRole('button', { name: 'Upload', exact: true }).last().click();
  await expect(progress(page)).toHaveText('Encoding the picture photos/loading-dock …');
  end();
  await expect(progress(page)).toBeHidden();
});
