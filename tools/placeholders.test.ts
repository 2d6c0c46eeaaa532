import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { findPlaceholders } from './placeholders.ts';

test('a text in brackets is a placeholder; a list, a link, code and an omission are not', () => {
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
