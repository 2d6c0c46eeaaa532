import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { drawShares } from '../../art/share/draw-shares.ts';
import { drawPhoto } from '../playwright/draw-pictures.ts';
import { expect, fieldOf, test, type EditorFixture } from '../playwright/editor.ts';

const privacyPath = '/privacy-policy';
const successMessage = 'Saved. All content is right.';

/** Changes the title of the privacy policy, which its share picture shows, and presses Save. */
async function saveTitle(page: Page, { address }: EditorFixture) {
  await page.goto(`${address}#/collections/pages/entries/pages_privacy-policy`);
  await (await fieldOf(page, 'title')).getByRole('textbox').fill('What we keep of you');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Creates a job that reports the given name when it begins, and lasts until `end` is called. */
function createHeldJob(name: string) {
  const ended = Promise.withResolvers<void>();
  const job = async (onBegin: (name: string) => void) => {
    onBegin(name);
    await ended.promise;
  };
  return { job, end: ended.resolve };
}

const progress = (page: Page) => page.locator('.progress');

test('a save reports success only once the share picture is drawn, and shows progress until then', async ({
  page,
  editor,
}) => {
  const { job, end } = createHeldJob(privacyPath);
  editor.jobs.drawShares = job;
  await saveTitle(page, editor);
  const panel = page.getByRole('status').filter({ hasText: 'Saved.' });
  await expect(panel).toContainText(`Redrawing the link preview of ${privacyPath}`);
  await expect(progress(page)).toHaveText(`Drawing the link preview of ${privacyPath}…`);
  await expect(page.getByText(successMessage)).toHaveCount(0);
  end();
  await expect(page.getByText(successMessage)).toBeVisible();
  await expect(progress(page)).toBeHidden();
});

test('a share picture that cannot be drawn is reported, and the save does not report success', async ({
  page,
  editor,
}) => {
  editor.jobs.drawShares = () => Promise.reject(new Error(`The title of ${privacyPath} is too long`));
  await saveTitle(page, editor);
  const panel = page.getByRole('status').filter({ hasText: 'Saved, but the site cannot be built' });
  await expect(panel).toContainText(`The title of ${privacyPath} is too long`);
  await expect(page.getByText(successMessage)).toHaveCount(0);
});

test('a save that changes a title draws the page’s share picture', async ({ page, editor }) => {
  const content = pathToFileURL(`${editor.content}/`);
  const masters = pathToFileURL(`${editor.masters}/`);
  editor.jobs.drawShares = (onBegin) => drawShares([], { content, masters }, onBegin);
  const readSharePicture = () => readFileSync(join(editor.content, `share${privacyPath}.jpg`));
  const before = readSharePicture();
  await saveTitle(page, editor);
  await expect(page.getByText(successMessage)).toBeVisible();
  expect(readSharePicture().equals(before)).toBe(false);
  expect(editor.git('diff', '--name-only').trim().split('\n')).toEqual([
    `content/pages${privacyPath}.yaml`,
    'content/share/index.json',
    `content/share${privacyPath}.jpg`,
  ]);
});

test('the picture that is being encoded is named until its encoding is done', async ({ page, editor }) => {
  const { job, end } = createHeldJob('photos/loading-dock');
  editor.jobs.encode = job;
  await page.goto(`${editor.address}#/assets`);
  const fileInput = page.locator('input[type=file]').first();
  await fileInput.setInputFiles(await drawPhoto(900, 600, 'loading-dock.jpg'));
  await page.getByRole('button', { name: 'Upload', exact: true }).last().click();
  await expect(progress(page)).toHaveText('Encoding the picture photos/loading-dock…');
  end();
  await expect(progress(page)).toBeHidden();
});
