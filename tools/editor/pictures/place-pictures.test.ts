import sharp from 'sharp';
import { expect, test } from 'vitest';
import { placePictures } from './place-pictures.ts';
import { Uploads } from './uploads.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#16324f' } })
    .jpeg()
    .toBuffer();

test('an article’s opening picture is cut from its cover if enough of the cover is left', async () => {
  const uploads = new Uploads();
  await uploads.add('large.jpg', 'cover', await photo(2400, 1500));
  await uploads.add('small.jpg', 'cover', await photo(1600, 900));
  const namesFor = (cover: string) => [
    ...placePictures('blog/shelves.md', { title: 'Shelves', cover }, uploads).uploads.keys(),
  ];
  expect(namesFor('upload/1')).toEqual(['cover-shelves', 'hero-shelves', 'hero-shelves-tablet', 'hero-shelves-phone']);
  expect(namesFor('upload/2')).toEqual(['cover-shelves']);
  expect(placePictures('blog/shelves.md', { title: 'Shelves', cover: 'upload/1' }, uploads).values).toEqual({
    title: 'Shelves',
  });
});

test('the opening picture of an article whose name ends like a crop’s is cut like any other', async () => {
  const uploads = new Uploads();
  await uploads.add('cover.jpg', 'cover', await photo(1920, 1000));
  const placed = placePictures('blog/choosing-a-phone.md', { title: 'Choosing a phone', cover: 'upload/1' }, uploads);
  const hero = 'hero-choosing-a-phone';
  expect([...placed.uploads.keys()]).toEqual(['cover-choosing-a-phone', hero, `${hero}-tablet`]);
});

test('an article’s crops have the focus of the picture that they are cut from', async () => {
  const uploads = new Uploads();
  await uploads.add('cover.jpg', 'cover', await photo(2400, 1500));
  await uploads.add('opening.jpg', 'opening', await photo(2600, 1100));
  await uploads.add('tall.jpg', 'openingPhone', await photo(900, 1200));
  const focusOf = (values: Record<string, string>) =>
    Object.fromEntries(placePictures('blog/shelves.md', values, uploads).focus);
  expect(focusOf({ cover: 'upload/1 @ 20% 30%' })).toEqual({
    'cover-shelves': '20% 30%',
    'hero-shelves': '20% 30%',
    'hero-shelves-tablet': '20% 30%',
    'hero-shelves-phone': '20% 30%',
  });
  const openings = { opening: 'upload/2 @ 70% 40%', openingPhone: 'upload/3 @ 50% 10%' };
  expect(focusOf({ cover: 'upload/1 @ 20% 30%', ...openings })).toEqual({
    'cover-shelves': '20% 30%',
    'hero-shelves': '70% 40%',
    'hero-shelves-tablet': '70% 40%',
    'hero-shelves-phone': '50% 10%',
  });
});

test('a cover that is already saved keeps its file, and so does the opening picture', () => {
  const values = { cover: 'cover-shelves @ 30% 60%', opening: 'hero-shelves', openingPhone: '' };
  const { uploads, focus } = placePictures('blog/shelves.md', values, new Uploads());
  expect([...uploads]).toEqual([]);
  expect([...focus]).toEqual([['cover-shelves', '30% 60%']]);
});

test('a new person gets an id from the name, and the portrait is named after the id', async () => {
  const uploads = new Uploads();
  await uploads.add('IMG 1.jpg', 'portrait', await photo(700, 700));
  const entries = [{ id: '', name: 'Ana Torres', picture: { picture: 'upload/1 @ 50% 20%', alt: '' } }];
  const placed = placePictures('people/team.yaml', { entries }, uploads);
  expect(placed.values).toEqual({
    entries: [{ id: 'ana-torres', name: 'Ana Torres', picture: { picture: 'team/ana-torres', alt: '' } }],
  });
  expect([...placed.focus]).toEqual([['team/ana-torres', '50% 20%']]);
});

test('photos and figures in the text are named after their files, with names that are not taken', async () => {
  const uploads = new Uploads();
  const figure = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 200"></svg>');
  await uploads.add('Loading Dock.JPG', 'photo', await photo(900, 600), (name) => name === 'loading-dock');
  await uploads.add('hours.svg', 'figure', figure);
  await uploads.add('hours phone.svg', 'figure', figure);
  const body = '![A dock](upload/1)\n\n::figure{file="upload/2+upload/3" alt="Hours"}';
  const placed = placePictures('blog/shelves.md', { body }, uploads);
  expect(placed.values['body']).toBe('![A dock](loading-dock-2)\n\n::figure{file="hours" alt="Hours"}');
  expect([...placed.uploads.keys()]).toEqual(['photos/loading-dock-2', 'figures/hours', 'figures/hours-phone']);
});

test('a form with an upload from before the editor was restarted is refused with the fix', () => {
  expect(() => placePictures('blog/shelves.md', { cover: 'upload/7' }, new Uploads())).toThrow('upload it again');
});

test.each([
  ['<svg viewBox="0 0 9 9"><script>go()</script></svg>', '<script'],
  ['<svg viewBox="0 0 9 9" onload="go()"></svg>', 'onload'],
  ['<svg viewBox="0 0 9 9"><a href="https://elsewhere.example"></a></svg>', '<a>'],
  ['<svg></svg>', 'has no viewBox'],
])('a figure that could act or load something is refused: %s', async (text, message) => {
  await expect(new Uploads().add('drawing.svg', 'figure', Buffer.from(text))).rejects.toThrow(message);
});
