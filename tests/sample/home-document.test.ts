import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder } from '../site/built-site.ts';

/*
 * A server's first flight is 14,600 bytes; the second, a round trip later, 29,200 more (RFC 6928). Home's document needs
 * both, and within the second a hundred bytes more cost half a millisecond on a slow line (1.6 Mbit/s).
 * The limit leaves some of these bytes to content: an editor's next sentences must fit too. The hashes in the document,
 * which change with any content, move its compressed size by up to fifty bytes either way.
 */
const limit = 18_800;
const roomForText = 150;

test('home’s compressed document leaves room for 150 bytes of text within its 18,800 bytes', () => {
  expect(statSync(join(siteFolder, 'index.html.br')).size).toBeLessThanOrEqual(limit - roomForText);
});
