import { expect, test } from 'vitest';
import { requestUrl } from './development-reply.ts';

test('the address of a request is parsed, and a malformed one is undefined, not an error', () => {
  expect(requestUrl({ url: '/team/?reference=7' })?.pathname).toBe('/team/');
  expect(requestUrl({ url: '//' })).toBeUndefined();
});
