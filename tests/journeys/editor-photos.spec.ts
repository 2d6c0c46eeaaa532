import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { skipWithoutArticle } from '../playwright/article-with-most-sections.ts';
import { drawPhoto } from '../playwright/draw-pictures.ts';
import { beginImprint, firstArticle, openArticle } from '../playwright/editor-forms.ts';
import { expect, fieldOf, save, test, type EditorFixture } from '../playwright/editor.ts';

const encodedPictures = ({ content }: EditorFixture) =>
  JSON.parse(readFileSync(join(content, 'pictures/index.json'), 'utf8')) as Record<
    string,
    { width: number; height: number }
  >;

test('an existing picture is chosen by name and thumbnail, with a reminder that its description is about the former one', async ({
  page,
  editor,
}) => {
  const fill = await beginImprint(page, editor);
  await (await fieldOf(page, 'sections')).getByRole('button', { name: /Add.*Section/ }).click();
  await page.getByRole('menuitem', { name: /picture/i }).click();
  const field = await fieldOf(page, 'sections.0.picture.picture');
  const openChoices = () => field.getByRole('button', { name: 'Choose a picture from the site' }).click();
  const reminder = field.getByText('“What it shows” is about the former picture');
  await openChoices();
  await field.locator('.picture-choice').getByRole('button').nth(1).click();
  await expect(field.locator('.picture-choice')).toHaveCount(0);
  await expect(reminder).toHaveCount(0);
  await openChoices();
  const choice = field.locator('.picture-choice').getByRole('button').first();
  const name = (await choice.textContent()) ?? '';
  await expect(choice.locator('img')).toHaveJSProperty('complete', true);
  await choice.click();
  await expect(reminder).toBeVisible();
  await expect(field.locator('img')).toHaveAttribute('src', new RegExp(`/${name}-`));
  await fill('sections.0.picture.alt', 'Shelves of cut paper');
  await save(page);
  expect(encodedPictures(editor)).toHaveProperty([name]);
  expect(readFileSync(join(editor.content, 'plain-pages/imprint.yaml'), 'utf8')).toMatch(
    new RegExp(
      `  - kind: picture\\n(.*\\n)*    picture:\\n      picture: ${name}\\n      alt: Shelves of cut paper\\n`,
    ),
  );
});

test('a photo is inserted into an article by its button, with a description and a caption', async ({
  page,
  editor,
}) => {
  skipWithoutArticle();
  const { file, body, frontMatter, markdown } = await openArticle(page, editor);
  await page.keyboard.type('Count first.');
  await page.keyboard.press('Enter');
  // Back to the end of the new paragraph: the photo goes after it.
  await page.keyboard.press('ArrowLeft');
  await body.getByRole('button', { name: 'Photo', exact: true }).click();
  const photo = body.getByRole('group', { name: 'Photo' }).first();
  await photo
    .locator('input[type=file]:not(.file-picker)')
    .setInputFiles(await drawPhoto(800, 534, 'Loading Dock.jpg'));
  await photo.getByRole('textbox', { name: 'What it shows' }).fill('A dock at noon');
  await photo.getByRole('textbox', { name: 'Caption' }).fill('The dock that was counted');
  await save(page);
  const line = "![A dock at noon](loading-dock 'The dock that was counted')";
  expect(readFileSync(file, 'utf8')).toBe(`${frontMatter}Count first.\n\n${line}\n\n${markdown}`);
  expect(existsSync(join(editor.masters, 'photos/loading-dock.jpg'))).toBe(true);
  expect(encodedPictures(editor)).toHaveProperty(['photos/loading-dock']);
});

test('an article gets its own opening picture and one for phones, each cropped around its focus', async ({
  page,
  editor,
}) => {
  skipWithoutArticle();
  const { name, text, file } = firstArticle(editor);
  await page.goto(`${editor.address}#/collections/articles/entries/${name}`);
  const upload = async (key: string, width: number, height: number, focusLabel: string, percent: string) => {
    const field = await fieldOf(page, key);
    await field
      .locator('input[type=file]:not(.file-picker)')
      .setInputFiles(await drawPhoto(width, height, `${key}.jpg`));
    await expect(field.locator('img')).toHaveAttribute('src', /^uploads\//);
    await field.getByLabel(focusLabel).fill(percent);
  };
  await upload('opening', 2600, 2000, 'From the top', '20');
  await upload('openingPhone', 1600, 1200, 'From the left', '80');
  await save(page);
  const opening = `hero-${name}`;
  const focus = readFileSync(join(editor.masters, 'focus.yaml'), 'utf8');
  expect(focus).toMatch(new RegExp(`^${opening}: 50% 20%$`, 'm'));
  expect(focus).toMatch(new RegExp(`^${opening}-phone: 80% 50%$`, 'm'));
  expect(await sharp(join(editor.masters, `${opening}.jpg`)).metadata()).toMatchObject({ width: 2600, height: 2000 });
  const pictures = encodedPictures(editor);
  const aspectRatioOf = (picture: string) => pictures[picture]!.width / pictures[picture]!.height;
  expect(aspectRatioOf(opening)).toBeCloseTo(8 / 3, 1);
  expect(aspectRatioOf(`${opening}-phone`)).toBeCloseTo(3 / 4, 1);
  // The pictures are found by the article's name, so its file need not mention them.
  expect(readFileSync(file, 'utf8')).toBe(text);
});
