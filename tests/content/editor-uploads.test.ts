import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type SharpOptions } from 'sharp';
import { expect, test } from 'vitest';
import { put, startTestEditor, valuesOf, type TestEditor } from './test-editor.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#16324f' } })
    .jpeg()
    .toBuffer();

const picture = (): SharpOptions => ({ create: { width: 90, height: 60, channels: 3, background: '#16324f' } });
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const drawing = `<svg viewBox="0 0 9 9"><g>${'<path d="M0 0h9"/>'.repeat(9)}</g></svg>`;
const webPage = '<!DOCTYPE html>\n<title>Sign in</title><svg viewBox="0 0 9 9"></svg>';
const scriptedDrawing = '<svg viewBox="0 0 9 9"><script>go()</script></svg>';

const refusedUploads: [
  upload: string,
  role: string,
  name: string,
  body: () => Promise<Buffer>,
  status: number,
  message: string,
][] = [
  ['a text file', 'photo', 'dock.jpg', async () => Buffer.from('no photo'), 415, 'dock.jpg is not a JPEG or PNG'],
  ['a GIF', 'photo', 'dock.gif', () => sharp(picture()).gif().toBuffer(), 415, 'dock.gif is not a JPEG or PNG'],
  ['an empty file', 'photo', 'dock.jpg', async () => Buffer.alloc(0), 415, 'dock.jpg is not a JPEG or PNG'],
  ['half a photo', 'photo', 'dock.jpg', async () => half(await photo(900, 600)), 422, 'dock.jpg ends before all'],
  ['a small cover', 'cover', 'dock.jpg', () => photo(400, 225), 422, 'dock.jpg: '],
  ['a text file for a figure', 'figure', 'hours.svg', async () => Buffer.from('hours'), 415, 'hours.svg is not an SVG'],
  [
    'a figure with a script',
    'figure',
    'hours.svg',
    async () => Buffer.from(scriptedDrawing),
    422,
    'contains “<script>”',
  ],
  ['half a figure', 'figure', 'hours.svg', async () => half(Buffer.from(drawing)), 422, 'hours.svg is '],
  ['a web page', 'figure', 'hours.svg', async () => Buffer.from(webPage), 415, 'hours.svg is a web page'],
  ['a file of 41 MB', 'photo', 'dock.jpg', async () => Buffer.alloc(41 * 1024 * 1024), 413, 'larger than 40 MB'],
  [
    'a picture with an unknown role',
    'banner',
    'dock.jpg',
    () => photo(900, 600),
    400,
    'The role of the picture is unknown',
  ],
];

test.each(refusedUploads)(
  'an upload of %s is refused with the reason, leaves nothing, and does not affect the next one',
  async (_, role, name, body, status, message) => {
    const { ask, art, masters, content } = await startTestEditor();
    const files = () => new Set(readdirSync(art, { recursive: true, encoding: 'utf8' }));
    const before = files();
    const upload = (query: string, sent: Buffer) => ask(`/uploads?${query}`, { method: 'POST', body: sent });
    const answer = await upload(`role=${role}&name=${name}`, await body());
    expect(answer).toMatchObject({ status, text: expect.stringContaining(message) as string });
    expect(files()).toEqual(before);
    const next = await upload('role=photo&name=dock.jpg', await photo(900, 600));
    expect(JSON.parse(next.text)).toMatchObject({ name: 'dock' });
    const { id } = JSON.parse(next.text) as { id: number };
    const values = { title: 'A dock', draft: true, body: `![A dock](upload/${id})` };
    await ask('/files/articles/dock.json', put(values));
    expect(existsSync(join(masters, 'photos/dock.jpg'))).toBe(true);
    expect(readFileSync(join(content.folder, 'blog/dock.md'), 'utf8')).toContain('![A dock](dock)');
  },
);

test('an upload with the name of an existing picture gets another name, and replaces nothing', async () => {
  const { ask, masters } = await startTestEditor();
  await ask('/files/art/masters/photos/dock.jpg', { method: 'PUT', body: 'a photo' });
  const { text } = await ask('/uploads?role=photo&name=Dock.PNG', { method: 'POST', body: await photo(900, 600) });
  expect(JSON.parse(text)).toMatchObject({ name: 'dock-2' });
  expect(readFileSync(join(masters, 'photos/dock.jpg'), 'utf8')).toBe('a photo');
});

test('a drawing gets a name with which neither it nor another drawing becomes the phone version of the other', async () => {
  const { ask, content } = await startTestEditor();
  content.write('blog/figures/hours.svg', drawing);
  content.write('blog/figures/days-phone.svg', drawing);
  const nameOf = async (file: string) => {
    const { text } = await ask(`/uploads?role=figure&name=${file}`, { method: 'POST', body: drawing });
    return (JSON.parse(text) as { name: string }).name;
  };
  expect(await nameOf('hours-phone.svg')).toBe('hours-phone-2');
  expect(await nameOf('days.svg')).toBe('days-2');
});

test('a photo gets a name by which no other photo is shown in its place on phones or tablets', async () => {
  const { ask, masters } = await startTestEditor();
  writeFileSync(join(masters, 'photos/order-phone.png'), 'a photo');
  const nameOf = async (file: string) => {
    const { text } = await ask(`/uploads?role=photo&name=${file}`, { method: 'POST', body: await photo(900, 600) });
    return (JSON.parse(text) as { name: string }).name;
  };
  expect(await nameOf('order.png')).toBe('order-2');
  expect(await nameOf('checkout.png')).toBe('checkout');
  expect(await nameOf('checkout-phone.png')).toBe('checkout-phone-2');
  expect(await nameOf('checkout-tablet.png')).toBe('checkout-tablet-2');
});

test('a photo whose own name ends in “-phone” can be chosen; the crops of a picture cannot', async () => {
  const { ask, content } = await startTestEditor();
  const entry = { width: 900, height: 600, avif: [900], jpeg: 900, color: '#16324f', hash: '0123456789abcdef' };
  const names = ['photos/call-by-phone', 'hero-team', 'hero-team-tablet', 'hero-team-phone'];
  content.write('pictures/index.json', JSON.stringify(Object.fromEntries(names.map((name) => [name, entry]))));
  const { text } = await ask('/pictures.json');
  expect(Object.keys(JSON.parse(text) as object)).toEqual(['photos/call-by-phone', 'hero-team']);
});

test('a picture is saved although another one, whose name has the same ending, cannot be encoded', async () => {
  const { ask, masters } = await startTestEditor();
  writeFileSync(join(masters, 'photos/loading-dock.jpg'), 'no photo');
  const saved = await ask('/files/art/masters/photos/dock.jpg', { method: 'PUT', body: 'a photo' });
  expect(saved.status).toBe(200);
  expect(readFileSync(join(masters, 'photos/dock.jpg'), 'utf8')).toBe('a photo');
});

test('a picture is not saved beside one with the same name in another format', async () => {
  const { ask, masters } = await startTestEditor();
  writeFileSync(join(masters, 'photos/dock.png'), 'a photo');
  const saved = await ask('/files/art/masters/photos/dock.jpg', { method: 'PUT', body: 'a photo' });
  expect(saved).toMatchObject({ status: 422, text: expect.stringContaining('“photos/dock” exists twice') as string });
  expect(readdirSync(join(masters, 'photos'))).toEqual(['dock.png']);
});

/** The values of the team's form. */
const teamOf = async (editor: TestEditor) =>
  (await valuesOf('content/people/team.json', editor)) as { entries: { picture: { picture: string } }[] };

/** Saves the team with the first portrait's focus point moved to `20% 30%`. */
async function movePortraitPoint(editor: TestEditor) {
  const team = await teamOf(editor);
  team.entries[0]!.picture.picture = 'team/ana-lopez @ 20% 30%';
  return editor.ask('/files/content/people/team.json', put(team));
}

test.each(['ana-lopez.jpeg', 'ana-lopez.JPG', 'ana-lopez.png'])(
  'an uploaded portrait replaces the one in art/masters/team/%s',
  async (former) => {
    const editor = await startTestEditor();
    mkdirSync(join(editor.masters, 'team'));
    writeFileSync(join(editor.masters, 'team', former), 'a photo');
    const portrait = await photo(700, 700);
    const { text } = await editor.ask('/uploads?role=portrait&name=new.jpg', { method: 'POST', body: portrait });
    const team = await teamOf(editor);
    team.entries[0]!.picture.picture = `upload/${(JSON.parse(text) as { id: number }).id}`;
    expect(await editor.ask('/files/content/people/team.json', put(team))).toMatchObject({ status: 200 });
    expect(readdirSync(join(editor.masters, 'team'))).toEqual(['ana-lopez.jpg']);
  },
);

test('the focus point of a picture is saved although focus.yaml has wrong lines about other pictures', async () => {
  const editor = await startTestEditor();
  const focus = join(editor.masters, 'focus.yaml');
  writeFileSync(focus, 'team/ben-cole: 50\nteam/nobody: left\nteam/ana-lopez: left\n');
  expect(await movePortraitPoint(editor)).toMatchObject({ status: 200 });
  expect(readFileSync(focus, 'utf8')).toBe('team/ben-cole: 50\nteam/nobody: left\nteam/ana-lopez: 20% 30%\n');
});

test('a focus point of something that is not a picture is not saved', async () => {
  const { ask, masters } = await startTestEditor();
  const values = { title: 'A dock', draft: true, cover: 'cover-dock @ 20% 30%', body: 'A dock' };
  const saved = await ask('/files/articles/dock.json', put(values));
  expect(saved).toMatchObject({
    status: 422,
    text: expect.stringContaining('“cover-dock” is not a picture') as string,
  });
  expect(existsSync(join(masters, 'focus.yaml'))).toBe(false);
});

test.each(['team/ana-lopez: 50\n', 'team/ana-lopez: [50\n'])(
  'the editor lists its files although focus.yaml is %j',
  async (text) => {
    const { ask, masters } = await startTestEditor();
    writeFileSync(join(masters, 'focus.yaml'), text);
    const listed = await ask('/files.json');
    expect(listed.status).toBe(200);
    const files = JSON.parse(listed.text) as Record<string, string>;
    expect(files['content/people/team.json']).toContain('"picture": "team/ana-lopez"');
  },
);

test('a focus.yaml that cannot be read is not overwritten', async () => {
  const editor = await startTestEditor();
  const focus = join(editor.masters, 'focus.yaml');
  writeFileSync(focus, 'team/ana-lopez: [50\n');
  const saved = await movePortraitPoint(editor);
  expect(saved).toMatchObject({ status: 422, text: expect.stringContaining('focus.yaml cannot be read') as string });
  expect(readFileSync(focus, 'utf8')).toBe('team/ana-lopez: [50\n');
  expect(readFileSync(join(editor.content.folder, 'people/team.yaml'), 'utf8')).toContain('picture: team/ana-lopez,');
});

test('uploads get different numbers after the editor is restarted', async () => {
  const ids = await Promise.all(
    [await startTestEditor(), await startTestEditor()].map(async ({ ask }) => {
      const body = await photo(900, 600);
      const { text } = await ask('/uploads?role=photo&name=dock.jpg', { method: 'POST', body });
      return (JSON.parse(text) as { id: number }).id;
    }),
  );
  expect(ids[0]).toEqual(expect.any(Number));
  expect(ids[0]).not.toBe(ids[1]);
});
