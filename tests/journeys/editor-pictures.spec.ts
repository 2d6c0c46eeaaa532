import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { skipWithoutArticle } from '../playwright/article-with-most-sections.ts';
import { drawFigure, drawPhoto } from '../playwright/draw-pictures.ts';
import { expect, fieldOf, previewOf, save, test } from '../playwright/editor.ts';

test('a person is added with a portrait, after one that was too small has been refused', async ({ page, editor }) => {
  await page.goto(`${editor.address}#/collections/people/entries/people_team`);
  await page.getByRole('button', { name: /Add/ }).last().click();
  await page.getByRole('textbox', { name: 'Full name' }).last().fill('Ana Torres');
  await page.getByRole('textbox', { name: 'What the person does' }).last().fill('Designer');
  await page.getByRole('textbox', { name: 'Where the person works' }).last().fill('Everywhere');
  const portrait = page.locator('.picture-field').last();
  await portrait
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawPhoto(300, 200, 'small.jpg'));
  await expect(portrait.getByRole('alert')).toHaveText(
    /small\.jpg: is 300x200 pixels.* too small: take one of at least 600x600/,
  );
  await portrait
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawPhoto(900, 1200, 'me.jpg'));
  await expect(portrait.getByRole('alert')).toHaveCount(0);
  await portrait.getByLabel('From the top').fill('20');
  await save(page);
  expect(readFileSync(join(editor.content, 'people/team.yaml'), 'utf8')).toMatch(
    /- id: ana-torres\n {2}name: Ana Torres\n[^]*picture: team\/ana-torres\n/,
  );
  expect(readFileSync(join(editor.masters, 'focus.yaml'), 'utf8')).toContain('team/ana-torres: 50% 20%');
  expect(existsSync(join(editor.masters, 'team/ana-torres.jpg'))).toBe(true);
  expect(readFileSync(join(editor.content, 'pictures/index.json'), 'utf8')).toContain('"team/ana-torres"');
  expect(editor.git('status', '--porcelain')).not.toContain('small');
});

test('an article with a cover, a figure and a future date is written with nothing but the form', async ({
  page,
  editor,
}) => {
  skipWithoutArticle();
  await page.goto(`${editor.address}#/collections/articles/new`);
  await (await fieldOf(page, 'title')).getByRole('textbox').fill('Counting what is on the shelf');
  await (
    await fieldOf(page, 'description')
  )
    .getByRole('textbox')
    .fill(
      'How a shop counts its shelves in an hour, which numbers are worth keeping, and what to do about the three that never agree.',
    );
  const cover = await fieldOf(page, 'cover');
  await cover.locator('.picture-field input[type=file]').setInputFiles(await drawPhoto(2400, 1500));
  await expect(cover.locator('img')).toBeVisible();
  await (await fieldOf(page, 'coverAlt')).getByRole('textbox').fill('Shelves of cut paper');
  const body = await fieldOf(page, 'body');
  await body.locator('[contenteditable]').first().click();
  await page.keyboard.type('Count one shelf, then the next.');
  await page.keyboard.press('Enter');
  await body.getByRole('button', { name: 'Figure' }).click();
  const figure = body.locator('[data-field-type="figure"] input[type=file]').first();
  await figure.setInputFiles(drawFigure('acts.svg', '<script>alert(1)</script>'));
  await expect(body.getByRole('alert')).toContainText('acts.svg contains “<script>”');
  await figure.setInputFiles(drawFigure('hours.svg'));
  await body.getByRole('textbox', { name: 'What it shows' }).fill('One bar');
  await body.getByRole('textbox', { name: 'Caption' }).fill('Hours a week');
  for (const key of ['category', 'author']) {
    const field = await fieldOf(page, key);
    const list = field.getByRole('combobox');
    if (await list.isVisible()) {
      await list.click();
      await page.getByRole('option').nth(1).click();
    } else await field.getByRole('radio').last().click();
  }
  const tags = await fieldOf(page, 'tags');
  for (const [index, tag] of ['Shelves', 'Stock'].entries()) {
    await tags.getByRole('button', { name: /Add/ }).click();
    await tags.getByRole('textbox').nth(index).fill(tag);
  }
  await (await fieldOf(page, 'published')).locator('input').first().fill('2199-03-04');
  await (await fieldOf(page, 'draft')).getByRole('switch').click();
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText('Counting what is on the shelf');
  await save(page);
  const written = readFileSync(join(editor.content, 'blog/counting-what-is-on-the-shelf.md'), 'utf8');
  expect(written).toContain('\npublished: 2199-03-04\n');
  expect(written).not.toContain('draft');
  expect(written).toMatch(
    /\nCount one shelf, then the next\.\n\n::figure\{file="hours" alt="One bar" caption="Hours a week"\}\n$/,
  );
  expect(existsSync(join(editor.content, 'blog/figures/hours.svg'))).toBe(true);
  const pictures = JSON.parse(readFileSync(join(editor.content, 'pictures/index.json'), 'utf8')) as object;
  const article = 'counting-what-is-on-the-shelf';
  for (const name of [`cover-${article}`, `hero-${article}`, `hero-${article}-tablet`, `hero-${article}-phone`])
    expect(pictures).toHaveProperty([name]);
});

test('an opening picture gets a focus field only if the site crops it', async ({ page, editor }) => {
  skipWithoutArticle();
  await page.goto(`${editor.address}#/collections/articles/new`);
  const opening = await fieldOf(page, 'opening');
  const upload = async (width: number, height: number) => {
    await opening.locator('.picture-field input[type=file]').setInputFiles(await drawPhoto(width, height));
    await expect(opening.locator('img')).toHaveJSProperty('naturalWidth', width);
  };
  // 5 to 3 is more than three fifths of 8 to 3, so it is not cropped (prerender/content/picture-shapes.ts); 7 to 5 is less.
  await upload(2000, 1200);
  await expect(opening.getByLabel('From the top')).toHaveCount(0);
  await upload(2100, 1500);
  await opening.getByLabel('From the top').fill('20');
  await expect(opening.locator('.picture-frame')).toBeVisible();
});
