import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { findPlaceholders } from './placeholders.ts';

test('text in brackets is a placeholder; a list, a link, code and an omission are not', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a.yaml'), "title: '[Write me]'\nlist: [one, two]\n");
  writeFileSync(
    join(folder, 'b.md'),
    "---\ntitle: '[A title]'\ntags: [one, two]\n---\n\n[A link](/team)\n\n## [A heading]\n\n[A passage.]\n",
  );
  writeFileSync(join(folder, 'c.yaml'), 'title: Written\n');
  writeFileSync(join(folder, 'd.md'), '---\ntitle: Written\n---\n\nIt said “ […] then”.\n\n```js\n[first]\n```\n');
  writeFileSync(join(folder, 'README.md'), '[no]');
  expect(findPlaceholders(folder)).toEqual([
    { file: 'a.yaml', count: 1 },
    { file: 'b.md', count: 3 },
  ]);
});

test('placeholders are found in an article with Windows line breaks, and after a byte order mark', () => {
  const folder = temporaryFolder();
  const article = "---\ntitle: '[A title]'\n---\n\n[A passage.]\n";
  writeFileSync(join(folder, 'a.md'), article.replaceAll('\n', '\r\n'));
  writeFileSync(join(folder, 'b.md'), `\uFEFF${article}`);
  expect(findPlaceholders(folder)).toEqual([
    { file: 'a.md', count: 2 },
    { file: 'b.md', count: 2 },
  ]);
});
