import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder } from '../site/built-site.ts';

/*
 * The architecture gives home's document 16,500 bytes as it travels. Code has to leave the last of them to the words: an
 * editor's next sentences must fit too.
 */
const limit = 16_500;
const roomForWords = 300;

test('home’s document, compressed, leaves room for words within its 16,500 bytes', () => {
  expect(statSync(join(siteFolder, 'index.html.br')).size).toBeLessThanOrEqual(limit - roomForWords);
});
