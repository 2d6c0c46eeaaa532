import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder } from '../site/built-site.ts';

/*
 * A server's first flight holds 14,600 bytes, the second 29,200 more (RFC 6928): up to there a document costs no further
 * round trip, and what it holds beyond 14,600 costs a slow line (1.6 Mbit/s) half a millisecond for every hundred bytes. Code has
 * to leave the last of them to the words: an editor's next sentences must fit too.
 */
const limit = 18_800;
const roomForWords = 300;

test('home’s document, compressed, leaves room for words within its 18,800 bytes', () => {
  expect(statSync(join(siteFolder, 'index.html.br')).size).toBeLessThanOrEqual(limit - roomForWords);
});
