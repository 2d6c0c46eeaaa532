import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { saveTogether } from './save-file.ts';
import { SaveHistory } from './save-history.ts';

/** A folder with `a.yaml` and a history of it; `save` resolves to the id by which the save can be undone. */
function editedFolder(limits: ConstructorParameters<typeof SaveHistory>[1] = {}) {
  const root = mkdtempSync(join(tmpdir(), 'save-history-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, '.cache/editor');
  const file = join(root, 'a.yaml');
  writeFileSync(file, 'title: One\n');
  const reopen = () => new SaveHistory(folder, limits);
  const save = async (data: string | undefined, history = reopen()) =>
    (await history.add(await saveTogether([{ file, data }])))!;
  return { folder, file, reopen, save };
}

test('a save is undone after a restart, and then the one before it', async () => {
  const { file, reopen, save } = editedFolder();
  const [first, second] = [await save('title: Two\n'), await save(undefined)];
  await reopen().undo(second);
  expect(readFileSync(file, 'utf8')).toBe('title: Two\n');
  expect((await reopen().next())?.save.id).toBe(first);
  await reopen().undo(first);
  expect(readFileSync(file, 'utf8')).toBe('title: One\n');
  expect(await reopen().next()).toBeUndefined();
});

test('an undo that would lose a later change by another program is refused until that change is reverted', async () => {
  const { file, reopen, save } = editedFolder();
  const id = await save('title: Two\n');
  writeFileSync(file, 'title: Three\n');
  await expect(reopen().undo(id)).rejects.toThrow(/\/a\.yaml changed since that save/);
  expect(readFileSync(file, 'utf8')).toBe('title: Three\n');
  writeFileSync(file, 'title: Two\n');
  await reopen().undo(id);
  expect(readFileSync(file, 'utf8')).toBe('title: One\n');
});

test('a save that cannot be undone does not keep an earlier one of other files from being undone', async () => {
  const { file, folder, reopen, save } = editedFolder();
  const other = join(folder, '../../b.yaml');
  const first = await save('title: Two\n');
  const second = (await reopen().add(await saveTogether([{ file: other, data: 'title: B\n' }])))!;
  writeFileSync(other, 'title: Elsewhere\n');
  expect(await reopen().next()).toMatchObject({ save: { id: first }, skipped: [{ id: second }] });
  await expect(reopen().undo(second)).rejects.toThrow(/\/b\.yaml changed since that save/);
  await reopen().undo(first);
  expect([file, other].map((path) => readFileSync(path, 'utf8'))).toEqual(['title: One\n', 'title: Elsewhere\n']);
  // The later save can be undone once its file is as it left it.
  writeFileSync(other, 'title: B\n');
  await reopen().undo(second);
  expect(existsSync(other)).toBe(false);
});

test('an earlier save of a file that another program has changed since is not undone either', async () => {
  const { file, reopen, save } = editedFolder();
  const [first, second] = [await save('title: Two\n'), await save('title: Three\n')];
  writeFileSync(file, 'title: Elsewhere\n');
  expect((await reopen().next())?.save.id).toBe(second);
  for (const id of [first, second]) await expect(reopen().undo(id)).rejects.toThrow(/\/a\.yaml changed since/);
  expect(readFileSync(file, 'utf8')).toBe('title: Elsewhere\n');
});

test('an interrupted undo is finished by the next one', async () => {
  const { file, reopen, folder, save } = editedFolder();
  const id = await save('title: Two\n');
  const entry = readFileSync(join(folder, `${id}.json`));
  await reopen().undo(id);
  // The entry is still there, as after a process that was killed before it deleted it.
  writeFileSync(join(folder, `${id}.json`), entry);
  await reopen().undo(id);
  expect(readFileSync(file, 'utf8')).toBe('title: One\n');
  expect(readdirSync(folder)).toEqual([]);
});

test('a new file is deleted by its undo', async () => {
  const { file, reopen, save } = editedFolder();
  rmSync(file);
  await reopen().undo(await save('title: New\n'));
  expect(existsSync(file)).toBe(false);
});

test('only the last saves are kept, limited by number and size; the last one is always kept', async () => {
  const limitedByNumber = editedFolder({ saves: 2 });
  const ids = [await limitedByNumber.save('1'), await limitedByNumber.save('2'), await limitedByNumber.save('3')];
  expect(readdirSync(limitedByNumber.folder).toSorted()).toEqual(ids.slice(1).map((id) => `${id}.json`));
  const limitedBySize = editedFolder({ bytes: 1 });
  await limitedBySize.save('1');
  const last = await limitedBySize.save('2');
  expect(readdirSync(limitedBySize.folder)).toEqual([`${last}.json`]);
});

test('a history that cannot be written leaves the save without an undo', async () => {
  const { folder, file, save } = editedFolder();
  writeFileSync(join(folder, '../..', '.cache'), 'a file in the place of its folder');
  expect(await save('title: Two\n')).toBeUndefined();
  expect(readFileSync(file, 'utf8')).toBe('title: Two\n');
});
