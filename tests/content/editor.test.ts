import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { routes as siteRoutes } from '#site/routes.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { ContentFiles } from '#tools/editor/content-files.ts';
import { editorConfig } from '#tools/editor/editor-config.ts';
import { serveEditor } from '#tools/editor/serve-editor.ts';
import { smallContent, smallRoutes } from './small-content.ts';

const folders = [
  { name: 'the content', folder: contentFolder, routes: siteRoutes },
  { name: 'the small content', folder: join(import.meta.dirname, 'small'), routes: smallRoutes },
];

describe.each(folders)('the editor of $name', ({ folder, routes }) => {
  const files = new ContentFiles(folder, routes);

  test('has a form for every file of words', () => {
    const written = globSync('**/*.{yaml,md}', { cwd: folder }).filter((file) => !/README\.md$|^data\//.test(file));
    const known = [...files.all().map(({ path }) => path), ...files.plainPages(), ...files.articles()];
    expect(known.toSorted()).toEqual(written.toSorted());
    const config = editorConfig(files, 'A company') as unknown as {
      collections: { fields?: unknown[]; files?: { fields: unknown[] }[] }[];
    };
    for (const { fields, files: forms } of config.collections)
      for (const form of forms ?? [{ fields }]) expect(form.fields?.length).toBeGreaterThan(0);
  });

  test('a save without a change leaves the file as it was', () => {
    for (const path of [...files.all().map((file) => file.path), ...files.plainPages(), ...files.articles()]) {
      const values = JSON.parse(JSON.stringify(files.read(path))) as Record<string, unknown>;
      expect(files.serialize(path, values), path).toBe(readFileSync(join(folder, path), 'utf8'));
    }
  });
});

test('a form asks for what the schema asks, in its words', () => {
  const { article } = new ContentFiles(contentFolder, siteRoutes);
  const title = article.fields.find(({ name }) => name === 'title')!;
  const [form, words] = title.pattern!;
  expect(title.required).toBe(true);
  expect('A title').toMatch(new RegExp(form));
  expect('a'.repeat(81)).not.toMatch(new RegExp(form));
  expect(`{{company.name}}${'a'.repeat(81)}`).toMatch(new RegExp(form));
  expect(words).toContain('is longer than 80 characters');
  expect(article.fields.find(({ name }) => name === 'tags')).toMatchObject({ min: 2, max: 6 });
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Instead of this editor's own. */
  secret?: string;
}

/** The editor on a copy of the small content; `ask` gives status and answer. */
async function editing() {
  const content = smallContent();
  const art = mkdtempSync(join(tmpdir(), 'art-'));
  onTestFinished(() => rmSync(art, { recursive: true }));
  const masters = join(art, 'masters');
  mkdirSync(join(masters, 'photos'), { recursive: true });
  let encoded = 0;
  const encode = async () => {
    encoded += 1;
    for (const name of readdirSync(join(masters, 'photos')))
      if (readFileSync(join(masters, 'photos', name), 'utf8') === 'no photo') throw new Error(`${name} is no photo`);
  };
  const { server, address } = await serveEditor({ content: content.folder, routes: smallRoutes, masters, encode });
  onTestFinished(() => void server.close());
  const { port, origin, pathname } = new URL(address);
  const own = { host: `localhost:${port}`, origin };
  const ask = (asked: string, { method = 'GET', headers = {}, body, secret = pathname.slice(1, -1) }: Sent = {}) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const path = secret === '' ? asked : `/${secret}${asked}`;
      // Not fetch, which would normalize the path.
      const request = httpRequest(
        { host: '127.0.0.1', port, path, method, headers: { ...own, ...headers } },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
          );
        },
      );
      request.on('error', reject).end(body);
    });
  return { content, art, masters, server, ask, secret: pathname.slice(1, -1), encoded: () => encoded };
}

const put = (value: unknown): Sent => ({ method: 'PUT', body: JSON.stringify(value) });

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

test.each(['/', '/files.json', '/files/content/pages/team.json', '/problems.json', '/program/npm/index.js'])(
  'who does not know the address reads nothing, whatever headers come with it: %s',
  async (path) => {
    const { ask, secret } = await editing();
    for (const wrong of ['', 'x'.repeat(secret.length), secret.slice(0, -1)])
      expect(await ask(path, { secret: wrong })).toMatchObject({
        status: 403,
        text: expect.stringContaining('the whole address that npm run edit printed') as string,
      });
  },
);

test('another account of the machine cannot write, whatever headers it sends', async () => {
  const { content, ask } = await editing();
  const file = join(content.folder, 'pages/team.yaml');
  const before = readFileSync(file, 'utf8');
  const team = put({ title: 'Taken over' });
  expect(await ask('/files/content/pages/team.json', { ...team, secret: '' })).toMatchObject({ status: 403 });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('each start has an address of its own, which no request leads away', async () => {
  const [one, other] = [await editing(), await editing()];
  expect(one.secret).toHaveLength(32);
  expect(one.secret).not.toBe(other.secret);
  expect(await one.ask('/files.json', { secret: other.secret })).toMatchObject({ status: 403 });
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

test.each([
  '/files/content/../../package.json',
  '/files/..%2f..%2fpackage.json',
  '/files/content/schema/text.json',
  '/files/content/pages/nothing.json',
  '/files/articles/README.json',
  '/files/articles/..%2f..%2fescaped.json',
  '/files/art/masters/photos/..%2fescaped.jpg',
  '/config.json',
])('what lies elsewhere is not written: %s', async (path) => {
  const { ask } = await editing();
  expect(await ask(path, put({ title: 'Escaped' }))).toMatchObject({ status: 403 });
});

test.each([
  '/files/art/masters/photos/..%2fphotos-private%2fkey.jpg',
  '/files/art/masters/photos/link.jpg',
  '/files/art/masters/photos/folder/key.jpg',
])('a folder beside that of pictures is not read, by name or by a link: %s', async (path) => {
  const { masters, ask } = await editing();
  mkdirSync(join(masters, 'photos-private'));
  writeFileSync(join(masters, 'photos-private/key.jpg'), 'private');
  symlinkSync('../photos-private/key.jpg', join(masters, 'photos/link.jpg'));
  symlinkSync('../photos-private', join(masters, 'photos/folder'));
  expect(await ask(path)).toMatchObject({ status: 404 });
  expect((await ask('/files.json')).text).not.toContain('link.jpg');
});

test('a link in the place of a file is neither read nor written nor deleted', async () => {
  const { content, art, masters, ask } = await editing();
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
  'what lies elsewhere is not read: %s',
  async (path) => {
    const { ask } = await editing();
    expect(await ask(path)).toMatchObject({ status: 404 });
  },
);

test.each([
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a page of another port', { origin: 'http://localhost:1' }],
  ['no page at all', { origin: '' }],
  ['another name for this machine', { host: 'evil.example' }],
  ['a link of another site', { 'sec-fetch-site': 'cross-site' }],
])('%s cannot write', async (_, headers) => {
  const { content, ask } = await editing();
  const before = readFileSync(join(content.folder, 'pages/team.yaml'), 'utf8');
  expect(await ask('/files/content/pages/team.json', { ...put({ title: 'Taken over' }), headers })).toMatchObject({
    status: 403,
  });
  expect(readFileSync(join(content.folder, 'pages/team.yaml'), 'utf8')).toBe(before);
});

test('content is not read under another name of this machine', async () => {
  const { ask } = await editing();
  expect(await ask('/files.json', { headers: { host: 'evil.example' } })).toMatchObject({ status: 403 });
});

test('only requests from this machine are accepted', async () => {
  const { server } = await editing();
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
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
  expect(JSON.parse(made.text)).toEqual({ problems: [] });
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
