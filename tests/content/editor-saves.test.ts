import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editing, put } from './editing.ts';

test('a save writes the file and responds with the problems, with file, line and field', async () => {
  const { content, ask } = await editing();
  const { text } = await ask('/files.json');
  const team = JSON.parse((JSON.parse(text) as Record<string, string>)['content/pages/team.json']!) as object;
  const answer = await ask('/files/content/pages/team.json', put({ ...team, description: 'Too short.' }));
  expect(answer.status).toBe(200);
  expect(readFileSync(join(content.folder, 'pages/team.yaml'), 'utf8')).toContain('description: Too short.');
  expect((JSON.parse(answer.text) as { problems: string[] }).problems).toEqual([
    expect.stringMatching(/^content\/pages\/team\.yaml: line \d+: description: is shorter than 70 characters/),
  ]);
});

test('a photo is stored and encoded; one with another name is refused', async () => {
  const { masters, ask, encoded } = await editing();
  const photo = { method: 'PUT', body: Buffer.from('a photo') };
  expect(await ask('/files/art/masters/photos/the-dock.jpg', photo)).toMatchObject({ status: 200 });
  expect(readFileSync(join(masters, 'photos/the-dock.jpg'), 'utf8')).toBe('a photo');
  expect(await ask('/files/art/masters/photos/The%20dock.svg', photo)).toMatchObject({ status: 403 });
  expect(encoded()).toBe(1);
});

test('a picture that cannot be encoded is taken away, and the next one is not refused for it', async () => {
  const { masters, ask } = await editing();
  const refused = await ask('/files/art/masters/photos/the-dock.jpg', { method: 'PUT', body: 'no photo' });
  expect(refused).toMatchObject({ status: 500, text: expect.stringContaining('the-dock.jpg is no photo') as string });
  expect(readdirSync(join(masters, 'photos'))).toEqual([]);
  expect(await ask('/files/art/masters/photos/the-hall.jpg', { method: 'PUT', body: 'a photo' })).toMatchObject({
    status: 200,
  });
});

test('a picture that cannot be encoded brings back the one it replaced, which is encoded again', async () => {
  const { masters, ask, encoded } = await editing();
  const file = '/files/art/masters/photos/the-dock.jpg';
  await ask(file, { method: 'PUT', body: 'a photo' });
  expect(await ask(file, { method: 'PUT', body: 'no photo' })).toMatchObject({ status: 500 });
  expect(readFileSync(join(masters, 'photos/the-dock.jpg'), 'utf8')).toBe('a photo');
  expect(encoded()).toBe(3);
});

test('a save that ends halfway leaves the file that was there', async () => {
  const { content, ask } = await editing();
  const file = join(content.folder, 'pages/team.yaml');
  const before = readFileSync(file, 'utf8');
  // The disk takes no new file: a folder stands in its place.
  mkdirSync(join(content.folder, 'pages/.team.yaml.saving'));
  const team = JSON.parse(
    (JSON.parse((await ask('/files.json')).text) as Record<string, string>)['content/pages/team.json']!,
  ) as object;
  expect(await ask('/files/content/pages/team.json', put({ ...team, title: 'New' }))).toMatchObject({ status: 500 });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a plain page is created in its folder with the content of the form, and its problems are reported', async () => {
  const { content, ask } = await editing();
  const section = {
    kind: 'text',
    id: '',
    heading: 'Who we are',
    paragraphs: ['A shop.'],
    link: { name: '', link: '' },
  };
  const description = 'Who answers for this site, where the shop stands and how to reach it on every day of the week.';
  const values = { title: 'Imprint', description, heading: 'Imprint', lead: '', sections: [section] };
  const made = await ask('/files/content/plain-pages/imprint.json', put(values));
  expect(JSON.parse(made.text)).toMatchObject({ problems: [], inDrafts: [] });
  expect(readFileSync(join(content.folder, 'plain-pages/imprint.yaml'), 'utf8')).toBe(
    `title: Imprint\ndescription: ${description}\nheading: Imprint\nsections:\n  - kind: text\n    heading: Who we are\n    paragraphs:\n      - A shop.\n`,
  );
  const emptied = await ask('/files/content/plain-pages/imprint.json', put({ ...values, sections: [] }));
  expect(emptied.text).toContain('content/plain-pages/imprint.yaml: line 4: sections: is empty: add a section');
  expect(await ask('/files/content/plain-pages/../team.json', put(values))).toMatchObject({ status: 403 });
});

test('only articles and plain pages are deleted', async () => {
  const { content, ask } = await editing();
  const refused = await ask('/files/content/pages/team.json', { method: 'DELETE' });
  expect(refused).toMatchObject({ status: 500, text: expect.stringContaining('is needed') as string });
  expect(existsSync(join(content.folder, 'pages/team.yaml'))).toBe(true);
  writeFileSync(join(content.folder, 'blog/left-over.md'), '---\ndraft: true\n---\n');
  expect(await ask('/files/articles/left-over.json', { method: 'DELETE' })).toMatchObject({ status: 200 });
  expect(existsSync(join(content.folder, 'blog/left-over.md'))).toBe(false);
  expect(await ask('/files/content/plain-pages/moving.json', { method: 'DELETE' })).toMatchObject({ status: 200 });
  expect(existsSync(join(content.folder, 'plain-pages/moving.yaml'))).toBe(false);
});
