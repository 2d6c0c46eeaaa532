import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '#tools/editor/check-content.ts';
import { smallRoutes } from './small-content.ts';
import { put, startTestEditor, valuesOf } from './test-editor.ts';

test('a save writes the file and answers with the problems, with file, line and field', async () => {
  const { content, ask } = await startTestEditor();
  const team = await valuesOf('content/pages/team.json', { ask });
  const answer = await ask('/files/content/pages/team.json', put({ ...team, description: 'Too short.' }));
  expect(answer.status).toBe(200);
  expect(readFileSync(join(content.folder, 'pages/team.yaml'), 'utf8')).toContain('description: Too short.');
  expect((JSON.parse(answer.text) as { problems: string[] }).problems).toEqual([
    expect.stringMatching(/^content\/pages\/team\.yaml: line \d+: description: is shorter than 70 characters/),
  ]);
});

test('a photo is stored and encoded, a file with an invalid name is refused', async () => {
  const { masters, ask, encodeCount } = await startTestEditor();
  const photo = { method: 'PUT', body: Buffer.from('a photo') };
  expect(await ask('/files/art/masters/photos/the-dock.jpg', photo)).toMatchObject({ status: 200 });
  expect(readFileSync(join(masters, 'photos/the-dock.jpg'), 'utf8')).toBe('a photo');
  expect(await ask('/files/art/masters/photos/The%20dock.svg', photo)).toMatchObject({ status: 403 });
  expect(encodeCount()).toBe(1);
});

test('a picture that cannot be encoded is removed, and does not affect the next one', async () => {
  const { masters, ask } = await startTestEditor();
  const refused = await ask('/files/art/masters/photos/the-dock.jpg', { method: 'PUT', body: 'no photo' });
  expect(refused).toMatchObject({
    status: 422,
    text: expect.stringContaining('the-dock.jpg: is not a photo') as string,
  });
  expect(readdirSync(join(masters, 'photos'))).toEqual([]);
  expect(await ask('/files/art/masters/photos/the-hall.jpg', { method: 'PUT', body: 'a photo' })).toMatchObject({
    status: 200,
  });
});

test('a picture that cannot be encoded restores the one it replaced, which is encoded again', async () => {
  const { masters, ask, encodeCount } = await startTestEditor();
  const file = '/files/art/masters/photos/the-dock.jpg';
  await ask(file, { method: 'PUT', body: 'a photo' });
  expect(await ask(file, { method: 'PUT', body: 'no photo' })).toMatchObject({ status: 422 });
  expect(readFileSync(join(masters, 'photos/the-dock.jpg'), 'utf8')).toBe('a photo');
  expect(encodeCount()).toBe(3);
});

test('a save after which the check itself fails is reported as saved', async () => {
  const { content, ask } = await startTestEditor(undefined, () => Promise.reject(new Error('no preview today')));
  const team = await valuesOf('content/pages/team.json', { ask });
  const answer = await ask('/files/content/pages/team.json', put({ ...team, description: 'Too short.' }));
  expect(readFileSync(join(content.folder, 'pages/team.yaml'), 'utf8')).toContain('description: Too short.');
  expect(answer).toMatchObject({
    status: 200,
    text: expect.stringContaining('It is saved, but nothing could be checked: no preview today'),
  });
});

test('a save that fails leaves the old file', async () => {
  const { content, ask } = await startTestEditor();
  const file = join(content.folder, 'pages/team.yaml');
  const before = readFileSync(file, 'utf8');
  // The disk refuses the new file: a folder has its name.
  mkdirSync(join(content.folder, 'pages/.team.yaml.saving'));
  const team = await valuesOf('content/pages/team.json', { ask });
  expect(await ask('/files/content/pages/team.json', put({ ...team, title: 'New' }))).toMatchObject({ status: 500 });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

const imprintDescription =
  'Who answers for this site, where the shop stands and how to reach it on every day of the week.';

/** The result of a check whose preview finds a problem that a build without drafts does not. */
const problemsWithPreview = ({ folder }: { folder: string }, line: string) =>
  checkContent({ content: folder, routes: smallRoutes, preview: { problems: async () => [line] } });

/** The values of a new plain page's form. */
const imprint = {
  title: 'Imprint',
  description: imprintDescription,
  heading: 'Imprint',
  lead: '',
  sections: [{ kind: 'text', id: '', heading: 'Who we are', paragraphs: ['A shop.'], link: { name: '', link: '' } }],
};

test('a plain page is created in its folder with the content of the form', async () => {
  const { content, ask } = await startTestEditor();
  const created = await ask('/files/content/plain-pages/imprint.json', put(imprint));
  expect(JSON.parse(created.text)).toMatchObject({ problems: [], inDrafts: [] });
  expect(readFileSync(join(content.folder, 'plain-pages/imprint.yaml'), 'utf8')).toBe(
    `title: Imprint\ndescription: ${imprintDescription}\nheading: Imprint\nsections:\n  - kind: text\n    heading: Who we are\n    paragraphs:\n      - A shop.\n`,
  );
});

test('a plain page without sections is reported', async () => {
  const { ask } = await startTestEditor();
  const emptied = await ask('/files/content/plain-pages/imprint.json', put({ ...imprint, sections: [] }));
  expect(emptied.text).toContain('content/plain-pages/imprint.yaml: line 4: sections: is empty: add a section');
});

test('a plain page is not written outside its folder', async () => {
  const { ask } = await startTestEditor();
  expect(await ask('/files/content/plain-pages/../team.json', put(imprint))).toMatchObject({ status: 403 });
});

test('only articles and plain pages can be deleted from the content', async () => {
  const { content, ask } = await startTestEditor();
  const refused = await ask('/files/content/pages/team.json', { method: 'DELETE' });
  expect(refused).toMatchObject({ status: 403, text: expect.stringContaining('is needed') as string });
  expect(existsSync(join(content.folder, 'pages/team.yaml'))).toBe(true);
  writeFileSync(join(content.folder, 'blog/left-over.md'), '---\ndraft: true\n---\n');
  expect(await ask('/files/articles/left-over.json', { method: 'DELETE' })).toMatchObject({ status: 200 });
  expect(existsSync(join(content.folder, 'blog/left-over.md'))).toBe(false);
  expect(await ask('/files/content/plain-pages/moving.json', { method: 'DELETE' })).toMatchObject({ status: 200 });
  expect(existsSync(join(content.folder, 'plain-pages/moving.yaml'))).toBe(false);
});

test('a mistake in a draft is reported as the draft’s, and stops no build', async () => {
  const editor = await startTestEditor();
  const article = await valuesOf('articles/closing-a-shop.json', editor);
  const draft = { ...article, id: 99, draft: true, body: 'See [nothing](/nowhere).' };
  const { text } = await editor.ask('/files/articles/half-done.json', put(draft));
  expect(JSON.parse(text)).toMatchObject({
    problems: [],
    inDrafts: expect.arrayContaining([expect.stringMatching(/^content\/blog\/half-done\.md: .*\/nowhere/)]) as string[],
  });
  const file = join(editor.content.folder, 'blog/half-done.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('draft: true', 'draft: True'));
  expect(JSON.parse((await editor.ask('/problems.json')).text)).toMatchObject({ problems: [] });
});

test('a picture is saved although another one cannot be encoded', async () => {
  const { ask, masters } = await startTestEditor();
  writeFileSync(join(masters, 'photos/other.jpg'), 'no photo');
  const saved = await ask('/files/art/masters/photos/the-dock.jpg', { method: 'PUT', body: 'a photo' });
  expect(saved).toMatchObject({ status: 200 });
  expect(readFileSync(join(masters, 'photos/the-dock.jpg'), 'utf8')).toBe('a photo');
});

test('if encoding fails because the disk is full, the picture is not saved, and the reason is shown', async () => {
  const { ask, masters } = await startTestEditor();
  const saved = await ask('/files/art/masters/photos/large.jpg', { method: 'PUT', body: 'a photo' });
  expect(saved).toMatchObject({ status: 500, text: expect.stringContaining('no space left') as string });
  expect(existsSync(join(masters, 'photos/large.jpg'))).toBe(false);
});

test('deleting a picture removes it, and encodes the pictures again', async () => {
  const editor = await startTestEditor();
  await editor.ask('/files/art/masters/photos/the-dock.jpg', { method: 'PUT', body: 'a photo' });
  const deleted = await editor.ask('/files/art/masters/photos/the-dock.jpg', { method: 'DELETE' });
  expect(deleted).toMatchObject({ status: 200 });
  expect(existsSync(join(editor.masters, 'photos/the-dock.jpg'))).toBe(false);
  expect(editor.encodeCount()).toBe(2);
});

test.each(['draft:  true', 'draft: True'])(
  'a mistake in an article with the line %j is reported as a draft’s',
  async (line) => {
    const editor = await startTestEditor();
    const article = readFileSync(join(editor.content.folder, 'blog/closing-a-shop.md'), 'utf8');
    const draft = article
      .replace(/^---\n/, `---\n${line}\n`)
      .replace(/^id: .*$/m, 'id: 99')
      .replace(/^title: /m, 'title: Half ');
    writeFileSync(join(editor.content.folder, 'blog/half-done.md'), `${draft}\nSee [nothing](/nowhere).\n`);
    const { problems, inDrafts } = JSON.parse((await editor.ask('/problems.json')).text) as Record<string, string[]>;
    expect(problems).toEqual([]);
    expect(inDrafts).toContainEqual(expect.stringMatching(/^content\/blog\/half-done\.md: .*\/nowhere/));
  },
);

test('a mistake in a published article is not a draft’s, even if its text has the line “draft: true”', async () => {
  const editor = await startTestEditor();
  editor.content.change('blog/closing-a-shop.md', /$/, '\n```yaml\ndraft: true\n```\n');
  const line = 'content/blog/closing-a-shop.md: a link leads to a passage that is not there';
  expect(await problemsWithPreview(editor.content, line)).toMatchObject({ problems: [line], inDrafts: [] });
});

test('problems that a form shows do not ask for quotes or commands', async () => {
  const editor = await startTestEditor();
  const problemsAfter = async (file: string, change: (values: Record<string, unknown>) => void) => {
    const values = await valuesOf(file, editor);
    change(values);
    const { text } = await editor.ask(`/files/${file}`, put(values));
    return (JSON.parse(text) as { problems: string[] }).problems;
  };
  const company = await problemsAfter('content/company.json', ({ offices }) =>
    Object.assign((offices as object[])[0]!, { postalCode: '7650' }),
  );
  expect(company[0]).toMatch(/postalCode: is not a five-digit ZIP code: write it as '77379'$/);
  const moving = await problemsAfter('content/plain-pages/moving.json', ({ sections }) =>
    Object.assign(
      (sections as { kind: string }[]).find(({ kind }) => kind === 'picture')!,
      { picture: { picture: 'countr', alt: 'A counter' } },
    ),
  );
  expect(moving).toContainEqual(
    expect.stringMatching(/“countr”, which does not exist: choose or upload another; similar: counter$/),
  );
});
