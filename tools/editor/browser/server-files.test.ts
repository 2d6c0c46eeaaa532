// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const article = 'articles/opening.json';
const photo = 'art/masters/photos/dock.jpg';
const panel = () => document.querySelector('.result-panel')!.textContent;

/** The requests that change files, in order: `PUT articles/opening.json`. */
let changes: string[] = [];
/** How the server answers a change: the reason of its refusal; undefined if it makes the change. */
let refusalOf: (change: string) => string | undefined = () => undefined;

beforeEach(() => {
  // Each test has its own panel.
  vi.resetModules();
  document.body.replaceChildren();
  changes = [];
  refusalOf = () => undefined;
  const json = (value: unknown, ok = true) => ({ ok, json: async () => value });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (path === 'files.json') return json({ [article]: '{"title":"Old"}', [photo]: null });
    if (path === 'doing.json') return json({ doing: '' });
    if (method === 'GET') return json(path === 'unfinished.json' ? [] : null);
    const change = `${method} ${path.replace('files/', '')}`;
    changes.push(change);
    const reason = refusalOf(change);
    if (reason === 'offline') throw new TypeError('Failed to fetch');
    return reason === undefined ? json({ problems: [], outdated: [], saved: 1 }) : json({ error: reason }, false);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The CMS's folder of a file, and the file's name. */
async function folderOf(path: string) {
  const { FolderHandle } = await import('./server-files.js');
  const parts = path.split('/');
  return { folder: new FolderHandle(parts.slice(0, -1).join('/')), name: parts.at(-1)! };
}

/** Saves as Sveltia CMS does: writes a temporary file, tries to move it up to three times, and deletes it if every move fails. */
async function saveAsCms(path: string, data: string | Blob) {
  const { folder, name } = await folderOf(path);
  const file = await folder.getFileHandle('.sveltia-tmp-1', { create: true });
  const writable = await file.createWritable();
  await writable.write(data);
  await writable.close();
  for (let attempt = 1; ; attempt += 1) {
    try {
      await file.move(folder, name);
      return file.getFile();
    } catch (error) {
      if (attempt < 3) continue;
      await folder.removeEntry(file.name);
      throw error;
    }
  }
}

/** Writes as Sveltia CMS does where files cannot be moved, as in Brave: to the final name, ignoring an error of `close`. */
async function writeAsCms(path: string, data: string | Blob) {
  const { folder, name } = await folderOf(path);
  const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
  try {
    await writable.write(data);
  } finally {
    await writable.close().catch(() => undefined);
  }
}

/** A photo as the CMS holds it. */
const photoFile = () => new File(['a photo'], 'dock.jpg');

test.each([
  ['an article', article, () => '{"title":"New"}', 'Nothing was saved: correct the mistake in content/blog/opening.md'],
  ['an article', article, () => '{"title":"New"}', 'ENOSPC: no space left on device'],
  ['an article', article, () => '{"title":"New"}', 'offline'],
  ['a photo', photo, photoFile, 'art/masters/photos/dock.jpg: is not a photo'],
])('a refused save of %s deletes nothing, and the panel keeps the reason', async (_, path, data, reason) => {
  refusalOf = () => reason;
  const message = reason === 'offline' ? 'Failed to fetch' : reason;
  await expect(saveAsCms(path, data())).rejects.toThrow(message);
  expect(changes).toEqual([`PUT ${path}`, `PUT ${path}`, `PUT ${path}`]);
  expect(panel()).toContain(`Not saved:${message}`);
});

test('a save that succeeds at a later attempt is sent with its words', async () => {
  refusalOf = () => (changes.length < 3 ? 'The editor is busy' : undefined);
  const saved = await saveAsCms(article, '{"title":"New"}');
  expect(saved).toMatchObject({ name: 'opening.json', size: '{"title":"New"}'.length });
  expect(changes).toHaveLength(3);
  expect(panel()).toContain('Saved. All content is right.');
});

test('a refusal reaches the CMS in a browser whose files cannot be moved', async () => {
  refusalOf = () => 'The disk is full';
  await expect(writeAsCms(article, '{"title":"New"}')).rejects.toThrow('The disk is full');
  refusalOf = () => undefined;
  await writeAsCms(article, '{"title":"New"}');
  expect(changes).toEqual([`PUT ${article}`, `PUT ${article}`]);
});

test('the reason of a refused photo stays when another one that was sent with it is saved', async () => {
  refusalOf = (change) => (change.includes('dock') ? 'dock.jpg is not a photo' : undefined);
  const saves = [writeAsCms(photo, photoFile()), writeAsCms('art/masters/photos/hall.jpg', photoFile())];
  const outcomes = (await Promise.allSettled(saves)).map(({ status }) => status);
  expect(outcomes).toEqual(['rejected', 'fulfilled']);
  expect(panel()).toContain('Not saved:dock.jpg is not a photo');
});

test('a refused deletion is shown with its reason, which the result of a drawing does not replace', async () => {
  const drawing = Promise.withResolvers<unknown>();
  const { folder, name } = await folderOf(article);
  const otherFetch = fetch;
  vi.stubGlobal('fetch', async (path: string, options?: RequestInit) =>
    path === 'drawn.json' ? { ok: true, json: () => drawing.promise } : otherFetch(path, options),
  );
  const { showSaved } = await import('./show-saved.js');
  const shown = showSaved({ problems: [], inDrafts: [], outdated: ['/privacy-policy'], saved: 1 });
  refusalOf = () => 'EACCES: permission denied';
  await expect(folder.removeEntry(name)).rejects.toThrow('EACCES');
  drawing.resolve({ problems: [] });
  await shown;
  expect(panel()).toContain('Not deleted:EACCES: permission denied');
  // The CMS still has the file, so that it can be deleted once the problem is fixed.
  refusalOf = () => undefined;
  await folder.removeEntry(name);
  await folder.removeEntry(name);
  expect(changes).toEqual([`DELETE ${article}`, `DELETE ${article}`]);
});

test.each([
  ['a form', article, 'closing.json', '“Moved pages”'],
  ['a photo', photo, 'hall.jpg', 'upload the picture under its new name'],
])(
  '%s that the CMS renames without writing it is not sent, and the panel says what to do',
  async (_, path, to, words) => {
    const { folder, name } = await folderOf(path);
    const file = await folder.getFileHandle(name);
    await expect(file.move(folder, to)).rejects.toThrow('is not changed here');
    expect(changes).toEqual([]);
    expect(file.path).toBe(path);
    expect(panel()).toContain(words);
  },
);

test('a form that the CMS renames by a copy, where files cannot be moved, is not sent', async () => {
  await expect(writeAsCms('articles/closing.json', new File(['{}'], 'opening.json'))).rejects.toThrow(
    'The address is not changed here',
  );
  expect(changes).toEqual([]);
});
