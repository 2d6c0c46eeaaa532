import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, openPublishDialog, save, savePrivacyHeading, test } from '../playwright/editor.ts';

const privacyFile = 'pages/privacy-policy.yaml';

test('saved changes are published as one commit, which is pushed to the remote', async ({ page, editor }) => {
  await savePrivacyHeading(page, editor, 'What we keep of you');
  await expect(page.getByText('1 file changed since “The first words”')).toBeVisible();
  const dialog = await openPublishDialog(page);
  await dialog.getByText(`content/${privacyFile}: changed`).click();
  await expect(dialog.getByText('+ heading: What we keep of you')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What is new' }).fill('Say what we keep');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Nothing changed since “Say what we keep”')).toBeVisible();
  expect(editor.git('log', '--format=%s')).toBe('Say what we keep\nThe first words\n');
  expect(editor.git('--git-dir', editor.remote, 'log', '--format=%s', 'main')).toContain('Say what we keep');
});

test('a publication that could not be sent is sent by the next try, which does not ask for another message', async ({
  page,
  editor,
}) => {
  await savePrivacyHeading(page, editor, 'What we keep of you');
  renameSync(editor.remote, `${editor.remote}-away`);
  const dialog = await openPublishDialog(page);
  await dialog.getByRole('textbox', { name: 'What is new' }).fill('Say what we keep');
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  await expect(dialog.getByRole('alert')).toContainText('Git said');
  await expect(dialog.getByRole('heading', { name: 'Send what is not sent yet' })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  renameSync(`${editor.remote}-away`, editor.remote);
  await publish.click();
  await expect(dialog).toBeHidden();
  expect(editor.git('--git-dir', editor.remote, 'log', '--format=%s', 'main')).toContain('Say what we keep');
});

test('the CMS’s own notice of a save is not shown, and the dialog for publishing sums up pictures', async ({
  page,
  editor,
}) => {
  writeFileSync(join(editor.content, 'pictures/new-640.jpg'), 'a picture');
  const notice = page.getByText('Entry saved.');
  // Checks as soon as the notice exists: it disappears by itself.
  const isNoticeShown = notice.waitFor({ state: 'attached' }).then(() => notice.isVisible());
  await savePrivacyHeading(page, editor, 'What we keep of you');
  expect(await isNoticeShown).toBe(false);
  const dialog = await openPublishDialog(page);
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByText('Pictures: 1 file')).toBeVisible();
  // The CMS's own styles would remove the border of the field.
  await expect(dialog.getByRole('textbox', { name: 'What is new' })).toHaveCSS('border-top-width', '1px');
});

test('a save that ends while the dialog for publishing is open is listed in it', async ({ page, editor }) => {
  writeFileSync(join(editor.content, 'pictures/new-640.jpg'), 'a picture');
  const released = Promise.withResolvers<void>();
  await page.route('**/files/**', async (route) => {
    if (route.request().method() === 'PUT') await released.promise;
    await route.continue();
  });
  await page.goto(`${editor.address}#/collections/pages/entries/pages_privacy-policy`);
  await page.getByRole('textbox', { name: 'Heading' }).first().fill('What we keep of you');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = await openPublishDialog(page);
  await expect(dialog.getByRole('heading', { name: 'Publish 1 file' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What is new' }).fill('Clearer words');
  released.resolve();
  await expect(dialog.getByRole('heading', { name: 'Publish 2 files' })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('textbox', { name: 'What is new' })).toHaveValue('Clearer words');
});

test('content that a build would refuse is not published', async ({ page, editor }) => {
  writeFileSync(join(editor.content, 'redirects.yaml'), '- { from: /team, to: /nowhere }\n');
  await page.goto(editor.address);
  const dialog = await openPublishDialog(page);
  await dialog.getByRole('textbox', { name: 'What is new' }).fill('A detour');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('content/redirects.yaml: line 1');
  expect(editor.git('log', '--format=%s')).toBe('The first words\n');
});

test('a save is undone from its form, which stays open', async ({ page, editor }) => {
  const before = readFileSync(join(editor.content, privacyFile), 'utf8');
  await page.goto(`${editor.address}#/collections/pages/entries/pages_privacy-policy`);
  const heading = page.getByRole('textbox', { name: 'Heading' }).first();
  const former = await heading.inputValue();
  await heading.fill('A slip');
  await save(page);
  await expect(heading).toHaveValue('A slip');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(heading).toHaveValue(former);
  expect(readFileSync(join(editor.content, privacyFile), 'utf8')).toBe(before);
});

test('the last save can be undone from the bar as long as nothing else changed its file', async ({ page, editor }) => {
  const file = join(editor.content, privacyFile);
  const before = readFileSync(file, 'utf8');
  await savePrivacyHeading(page, editor, 'A slip');
  const saved = readFileSync(file, 'utf8');
  await page.reload();
  writeFileSync(file, `${saved}# Elsewhere\n`);
  await page.getByRole('button', { name: 'Undo the last save' }).click();
  await expect(page.getByRole('status').getByText('pages/privacy-policy.yaml changed since that save')).toBeVisible();
  writeFileSync(file, saved);
  await page.getByRole('button', { name: 'Undo the last save' }).click();
  await expect(page.getByText('Nothing changed since “The first words”')).toBeVisible();
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a file is reverted to its published version', async ({ page, editor }) => {
  const file = join(editor.content, privacyFile);
  const before = readFileSync(file, 'utf8');
  await savePrivacyHeading(page, editor, 'A slip');
  const dialog = await openPublishDialog(page);
  await dialog.getByText(`content/${privacyFile}: changed`).click();
  await dialog.getByRole('button', { name: 'Restore the published version' }).click();
  await expect(page.getByText('Nothing changed since “The first words”')).toBeVisible();
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a field that contains {{…}} offers to change the value that it stands for everywhere', async ({
  page,
  editor,
}) => {
  const file = join(editor.content, privacyFile);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^heading: .*$/m, "heading: 'What {{company.name}} keeps'"));
  await page.goto(`${editor.address}#/collections/pages/entries/pages_privacy-policy`);
  const name = /^name: (.*)$/m.exec(readFileSync(join(editor.content, 'company.yaml'), 'utf8'))![1]!;
  await expect(page.getByText(`{{company.name}} is ${name.replaceAll(/^['"]|['"]$/g, '')}`).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Heading' }).first().click();
  await page.getByRole('textbox', { name: '{{company.name}} stands for' }).fill('Otter and Sons');
  await page.getByRole('button', { name: 'Change it everywhere' }).click();
  await expect(page.getByText('Saved. All content is right.')).toBeVisible();
  expect(readFileSync(join(editor.content, 'company.yaml'), 'utf8')).toMatch(/^name: Otter and Sons\b/m);
});
