import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestEditor, put } from './test-editor.ts';

test.each(['/', '/files.json', '/files/content/pages/team.json', '/problems.json', '/program/npm/index.js'])(
  'without the secret in the address nothing can be read, even with the headers of the editor’s page: %s',
  async (path) => {
    const { ask, secret } = await startTestEditor();
    for (const wrongSecret of ['', 'x'.repeat(secret.length), secret.slice(0, -1)]) {
      expect(await ask(path, { secret: wrongSecret })).toMatchObject({
        status: 403,
        text: expect.stringContaining('the whole address that npm run edit printed') as string,
      });
    }
  },
);

test('another account on the machine cannot write, even with the headers of the editor’s page', async () => {
  const { content, ask } = await startTestEditor();
  const file = join(content.folder, 'pages/team.yaml');
  const before = readFileSync(file, 'utf8');
  const request = put({ title: 'Taken over' });
  expect(await ask('/files/content/pages/team.json', { ...request, secret: '' })).toMatchObject({ status: 403 });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('each start of the editor has its own secret, and refuses the secret of another start', async () => {
  const [first, second] = [await startTestEditor(), await startTestEditor()];
  expect(first.secret).toHaveLength(32);
  expect(first.secret).not.toBe(second.secret);
  expect(await first.ask('/files.json', { secret: second.secret })).toMatchObject({ status: 403 });
});

test.each([
  '/files/content/../../package.json',
  '/files/..%2f..%2fpackage.json',
  '/files/content/schema/text.json',
  '/files/content/pages/nothing.json',
  '/files/articles/README.json',
  '/files/articles/..%2f..%2fescaped.json',
  '/files/art/masters/photos/..%2fescaped.jpg',
  '/config.json',
])('files elsewhere are not written: %s', async (path) => {
  const { content, art, ask } = await startTestEditor();
  const listFiles = () =>
    [content.folder, art].map((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted());
  const before = listFiles();
  expect(await ask(path, put({ title: 'Escaped' }))).toMatchObject({ status: 403 });
  expect(listFiles()).toEqual(before);
});

test.each([
  '/files/art/masters/photos/..%2fphotos-private%2fkey.jpg',
  '/files/art/masters/photos/link.jpg',
  '/files/art/masters/photos/folder/key.jpg',
  '/masters/photos/link.jpg',
  '/masters/photos/folder/key.jpg',
])('a folder beside the pictures is not read, neither by its name nor through a link: %s', async (path) => {
  const { masters, ask } = await startTestEditor();
  mkdirSync(join(masters, 'photos-private'));
  writeFileSync(join(masters, 'photos-private/key.jpg'), 'private');
  symlinkSync('../photos-private/key.jpg', join(masters, 'photos/link.jpg'));
  symlinkSync('../photos-private', join(masters, 'photos/folder'));
  writeFileSync(join(masters, 'photos/own.jpg'), 'a photo');
  expect(await ask('/files/art/masters/photos/own.jpg')).toMatchObject({ status: 200, text: 'a photo' });
  expect(await ask(path)).toMatchObject({ status: 404 });
  const fileList = (await ask('/files.json')).text;
  expect(fileList).toContain('own.jpg');
  expect(fileList).not.toContain('link.jpg');
});

test('a link in place of a file is neither read nor written nor deleted', async () => {
  const { content, art, masters, ask } = await startTestEditor();
  const elsewhere = join(art, 'elsewhere.yaml');
  writeFileSync(elsewhere, 'title: Private\n');
  const links = {
    '/files/content/pages/team.json': join(content.folder, 'pages/team.yaml'),
    '/files/content/plain-pages/linked.json': join(content.folder, 'plain-pages/linked.yaml'),
    '/files/articles/linked.json': join(content.folder, 'blog/linked.md'),
    '/files/art/masters/photos/linked.jpg': join(masters, 'photos/linked.jpg'),
  };
  for (const link of Object.values(links)) {
    rmSync(link, { force: true });
    symlinkSync(elsewhere, link);
  }
  for (const path of Object.keys(links)) {
    expect(await ask(path, put({ title: 'Escaped' })), path).toMatchObject({ status: 403 });
    expect(await ask(path, { method: 'DELETE' }), path).toMatchObject({ status: 403 });
  }
  expect(readFileSync(elsewhere, 'utf8')).toBe('title: Private\n');
  expect((await ask('/files.json')).text).not.toContain('Private');
});

test.each(['/program/../package.json', '/program/..%2f..%2fpackage.json', '/files/art/masters/photos/..%2f..%2fx'])(
  'files elsewhere are not read: %s',
  async (path) => {
    const { ask } = await startTestEditor();
    expect(await ask(path)).toMatchObject({ status: 404 });
  },
);

test.each([
  ['a page from another site', { origin: 'https://evil.example' }],
  ['a page at another port', { origin: 'http://localhost:1' }],
  ['a request with an empty origin', { origin: '' }],
  ['a request to another name of this machine', { host: 'evil.example' }],
  ['a link on another site', { 'sec-fetch-site': 'cross-site' }],
])('%s cannot write', async (_, headers) => {
  const { content, ask } = await startTestEditor();
  const before = readFileSync(join(content.folder, 'pages/team.yaml'), 'utf8');
  expect(await ask('/files/content/pages/team.json', { ...put({ title: 'Taken over' }), headers })).toMatchObject({
    status: 403,
  });
  expect(readFileSync(join(content.folder, 'pages/team.yaml'), 'utf8')).toBe(before);
});

test('content is not served under another name of this machine', async () => {
  const { ask } = await startTestEditor();
  expect(await ask('/files.json', { headers: { host: 'evil.example' } })).toMatchObject({ status: 403 });
});

test('only requests from this machine are accepted', async () => {
  const { server } = await startTestEditor();
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
});

test.each([
  ['a save', '/files/content/pages/team.json', 'PUT'],
  ['a preview', '/preview', 'POST'],
  ['an undo', '/undo', 'POST'],
])('%s whose body is not a JSON object is refused, and the answer says why', async (_, path, method) => {
  const { content, ask } = await startTestEditor();
  const before = readFileSync(join(content.folder, 'pages/team.yaml'), 'utf8');
  for (const [body, reason] of [
    ['{"values": {"title": "Cut o', 'The body of the request is not valid JSON: Unterminated string'],
    ['', 'The body of the request is not valid JSON: Unexpected end'],
    ['null', 'The body of the request is not a JSON object'],
    ['[1]', 'The body of the request is not a JSON object'],
  ] as const) {
    expect(await ask(path, { method, body }), body).toMatchObject({
      status: 400,
      text: expect.stringContaining(reason) as string,
    });
  }
  expect(readFileSync(join(content.folder, 'pages/team.yaml'), 'utf8')).toBe(before);
});

test.each([
  ['{}', 'The “values” of the request are not a JSON object'],
  ['{"values": [], "was": null}', 'The “values” of the request are not a JSON object'],
  ['{"values": {"title": "Our team"}, "was": "Team"}', 'The “was” of the request is neither null nor a JSON object'],
])('a save of %s is refused, and the answer says why', async (body, reason) => {
  const { ask } = await startTestEditor();
  expect(await ask('/files/content/pages/team.json', { method: 'PUT', body })).toMatchObject({
    status: 400,
    text: expect.stringContaining(reason) as string,
  });
});

test('a title that cannot become an address is refused, and the answer says what to do', async () => {
  const { ask } = await startTestEditor();
  for (const path of ['/files/content/plain-pages/a_b.json', '/files/articles/a~b.json']) {
    expect(await ask(path, put({ title: 'a_b' })), path).toMatchObject({
      status: 403,
      text: expect.stringContaining('begin with a title of letters, digits and spaces') as string,
    });
  }
});
