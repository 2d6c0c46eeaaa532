import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { smallContent } from './small-content.ts';

test('a file saved with a byte order mark and with Windows’ line endings is read correctly', async () => {
  const content = smallContent();
  for (const file of ['pages/team.yaml', 'blog/closing-a-shop.md']) {
    const text = readFileSync(join(content.folder, file), 'utf8');
    content.write(file, `\ufeff${text.replaceAll('\n', '\r\n')}`);
  }
  expect(await content.problems()).toEqual([]);
});

test('a file with the line endings of old Macs is read correctly', async () => {
  const content = smallContent();
  const text = readFileSync(join(content.folder, 'pages/team.yaml'), 'utf8');
  content.write('pages/team.yaml', text.replaceAll('\n', '\r'));
  expect(await content.problems()).toEqual([]);
});

test('a file name in the wrong case is reported once, with its proper name', async () => {
  for (const [file, other] of [
    ['pages/team.yaml', 'pages/Team.yaml'],
    ['company.yaml', 'Company.yaml'],
  ] as const) {
    const content = smallContent();
    renameSync(join(content.folder, file), join(content.folder, other));
    expect(await content.problems()).toEqual([
      `content/${file}: exists as ${other.split('/').at(-1)}: rename it to ${file.split('/').at(-1)}`,
    ]);
  }
});

test('a file that is there but cannot be read is not reported as one in the wrong case', async () => {
  const content = smallContent();
  content.remove('pages/team.yaml');
  mkdirSync(join(content.folder, 'pages/team.yaml'));
  expect(await content.problems()).toEqual([
    'content/pages/team.yaml: cannot be read: make it a file that you may read',
  ]);
});

test('the word that is not UTF-8 is named, not one before it with an accent', async () => {
  const content = smallContent();
  content.write('pages/team.yaml', Buffer.concat([Buffer.from('title: José and '), Buffer.from('Müller', 'latin1')]));
  expect(await content.problems()).toEqual([
    'content/pages/team.yaml: line 1: is not saved as UTF-8, so “Müller” would be unreadable: open it in your editor and save it as UTF-8',
  ]);
});
