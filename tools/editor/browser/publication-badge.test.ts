import { expect, test } from 'vitest';
import { publicationBadge } from './publication-badge.js';

test.each([
  ['a draft', { draft: true }, ' · Draft'],
  ['a draft with a day', { draft: true, published: '2026-11-30' }, ' · Draft · November 30, 2026'],
  ['planned', { draft: false, published: '2026-11-30' }, ' · Planned for November 30, 2026'],
  ['tomorrow', { published: '2026-11-27' }, ' · Planned for November 27, 2026'],
  ['today', { published: '2026-11-26' }, ' · November 26, 2026'],
  ['earlier', { published: '2025-03-04' }, ' · March 4, 2025'],
  ['no day', { draft: false }, ''],
  ['an emptied day', { published: '' }, ''],
  ['a month that does not exist', { published: '2025-13-45' }, ' · 2025-13-45'],
  ['a day that its month lacks', { published: '2025-02-30' }, ' · 2025-02-30'],
])('the badge of %s', (_, values, badge) => {
  expect(publicationBadge(values, '2026-11-26')).toBe(badge);
});
