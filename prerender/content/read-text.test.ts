import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { readText } from './read-text.ts';

test('a file whose folder is itself a file does not exist', () => {
  const root = temporaryFolder();
  writeFileSync(join(root, 'pages'), '');
  expect(() => readText(root, 'pages/careers.yaml')).toThrow(
    'content/pages/careers.yaml: does not exist: create the file',
  );
});
