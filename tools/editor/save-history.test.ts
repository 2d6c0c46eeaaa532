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
  const started = () => new SaveHistory(folder, limits);
  const save = async (data: string | undefined, history = started()) =>
    (await history.add(await saveTogether([{ file, data }], async () => undefined)))!;
  return { folder, file, started, save };
}

test('a save is undone after a restart, and then the one before it', async () => {
  const { file, started, save } = edited();
  const [first, second] = [await save('title: Two\n'), await save(undefined)];
  await started().undo(second);
  expect(readFileSync(file, 'utf8')).toBe('title: Two\n');
  expect((await started().last())?.id).toBe(first);
  await started().undo(first);
  expect(readFileSync(file, 'utf8')).toBe('title: One\n');
  expect(await started().last()).toBeUndefined();
});

test('an undo that would lose what another program wrote since is refused, and can be done once that is gone', async () => {
  const { file, started, save } = edited();
  const id = await save('title: Two\n');
  writeFileSync(file, 'title: Three\n');
  await expect(started().undo(id)).rejects.toThrow(/\/a\.yaml changed since that save/);
  expect(readFileSync(file, 'utf8')).toBe('title: Three\n');
  writeFileSync(file, 'title: Two\n');
  await started().undo(id);
  expect(readFileSync(file, 'utf8')).toBe('title: One\n');
});

test('an undo that was interrupted is finished by the next', async () => {
  const { file, started, folder, save } = edited();
  const id = await save('title: Two\n');
  const kept = readFileSync(join(folder, `${id}.json`));
  await started().undo(id);
  // The process was killed before it forgot the save.
  writeFileSync(join(folder, `${id}.json`), kept);
  await started().undo(id);
  expect(readFileSync(file, 'utf8')).toBe('title: One\n');
  expect(readdirSync(folder)).toEqual([]);
});

test('a new file is deleted by its undo', async () => {
  const { file, started, save } = edited();
  rmSync(file);
  await started().undo(await save('title: New\n'));
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
