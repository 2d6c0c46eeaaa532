import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { saveTogether } from './save-file.ts';
import { SaveHistory } from './save-history.ts';

/** A folder with `a.yaml` and a history of it; `save` resolves with the number to undo the save by. */
function edited(limits: ConstructorParameters<typeof SaveHistory>[1] = {}) {
  const root = mkdtempSync(join(tmpdir(), 'save-history-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, '.cache/editor');
  const file = join(root, 'a.yaml');
  writeFileSync(file, 'title: One\n');
  const restarted = () => new SaveHistory(folder, limits);
  const save = async (data: string | undefined, history = restarted()) =>
    (await history.add(await saveTogether([{ file, data }], async () => undefined)))!;
  return { folder, file, restarted, save };
}

test('a save is undone after a restart, and then the one before it', async () => {
  const { file, restarted, save } = edited();
  const [first, second] = [await save('title: Two\n'), await save(undefined)];
  await restarted().undo(second);
  expect(readFileSync(file, 'utf8')).toBe('title: Two\n');
  expect((await restarted().last())?.id).toBe(first);
  await restarted().undo(first);
  expect(readFileSync(file, 'utf8')).toBe('title: One\n');
  expect(await restarted().last()).toBeUndefined();
});

test('an undo that would lose a later change of another program is refused until that is reverted', async () => {
  const { file, restarted, save } = edited();
  const id = await save('title: Two\n');
  writeFileSync(file, 'title: Three\n');
  await expect(restarted().undo(id)).rejects.toThrow(/\/a\.yaml changed since that save/);
  expect(readFileSync(file, 'utf8')).toBe('title: Three\n');
  writeFileSync(file, 'title: Two\n');
  await restarted().undo(id);
  expect(readFileSync(file, 'utf8')).toBe('title: One\n');
});

test('an interrupted undo is finished by the next one', async () => {
  const { file, restarted, folder, save } = edited();
  const id = await save('title: Two\n');
  const entry = readFileSync(join(folder, `${id}.json`));
  await restarted().undo(id);
  // As if the process had been killed before it deleted the entry.
  writeFileSync(join(folder, `${id}.json`), entry);
  await restarted().undo(id);
  expect(readFileSync(file, 'utf8')).toBe('title: One\n');
  expect(readdirSync(folder)).toEqual([]);
});

test('a new file is deleted by its undo', async () => {
  const { file, restarted, save } = edited();
  rmSync(file);
  await restarted().undo(await save('title: New\n'));
  expect(existsSync(file)).toBe(false);
});

test('only the last saves are kept, by number and by size; the last one always is', async () => {
  const byNumber = edited({ saves: 2 });
  const ids = [await byNumber.save('1'), await byNumber.save('2'), await byNumber.save('3')];
  expect(readdirSync(byNumber.folder).toSorted()).toEqual(ids.slice(1).map((id) => `${id}.json`));
  const bySize = edited({ bytes: 1 });
  await bySize.save('1');
  const last = await bySize.save('2');
  expect(readdirSync(bySize.folder)).toEqual([`${last}.json`]);
});

test('a history that cannot be written leaves the save without an undo', async () => {
  const { folder, file, save } = edited();
  writeFileSync(join(folder, '../..', '.cache'), 'a file in the place of its folder');
  expect(await save('title: Two\n')).toBeUndefined();
  expect(readFileSync(file, 'utf8')).toBe('title: Two\n');
});
