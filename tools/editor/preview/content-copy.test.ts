import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { createContentCopy } from './content-copy.ts';

/** A content folder with two files of text, and its copy; `read` reads a file of the copy. */
function copiedContent() {
  const content = temporaryFolder();
  const save = (path: string, text: string) => writeFileSync(join(content, path), text);
  for (const folder of ['blog', 'pictures', 'share']) mkdirSync(join(content, folder));
  save('pictures/index.json', '{"shelf":{}}');
  save('share/index.json', '{}');
  save('company.yaml', 'name: Otter');
  save('blog/first.md', 'One.');
  const copy = createContentCopy(content);
  onTestFinished(copy.remove);
  const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8');
  return { content, save, copy, read };
}

test('a copy has unsaved texts and pictures until its next update', () => {
  const { copy, read } = copiedContent();
  const files = new Map([
    ['company.yaml', 'name: Beaver'],
    ['blog/second.md', 'Two.'],
  ]);
  copy.update({ path: 'company.yaml', files, pictures: { dam: {} as never } });
  expect([read('company.yaml'), read('blog/second.md')]).toEqual(['name: Beaver', 'Two.']);
  expect(JSON.parse(read('pictures/index.json'))).toEqual({ shelf: {}, dam: {} });
  copy.update();
  expect(read('company.yaml')).toBe('name: Otter');
  expect(existsSync(join(copy.folder, 'blog/second.md'))).toBe(false);
  expect(JSON.parse(read('pictures/index.json'))).toEqual({ shelf: {} });
});

test('a copy follows files that are changed, deleted, or replaced by folders and links', () => {
  const { content, save, copy, read } = copiedContent();
  copy.update();
  save('company.yaml', 'name: Beaver');
  rmSync(join(content, 'blog/first.md'));
  mkdirSync(join(content, 'blog/first.md'));
  save('blog/first.md/inner.md', 'Inner.');
  copy.update();
  expect([read('company.yaml'), read('blog/first.md/inner.md')]).toEqual(['name: Beaver', 'Inner.']);
  rmSync(join(content, 'blog/first.md'), { recursive: true });
  symlinkSync('../company.yaml', join(content, 'blog/first.md'));
  copy.update();
  expect(read('blog/first.md')).toBe('name: Beaver');
});

test('an update writes only the files that have changed', () => {
  const { save, copy, read } = copiedContent();
  copy.update();
  writeFileSync(join(copy.folder, 'blog/first.md'), 'Not written again.');
  save('company.yaml', 'name: Beaver');
  copy.update();
  expect([read('company.yaml'), read('blog/first.md')]).toEqual(['name: Beaver', 'Not written again.']);
});
