import { expect, it } from 'vitest';
import { withoutAddresses } from './without-addresses.ts';

it('a reason in the log names nobody', () =>
  expect(withoutAddresses("550 <ada@example.com>: no such user 'bo@example.org', (x@y).")).toBe(
    "550 <(address)>: no such user '(address)', ((address)).",
  ));

it('looks at no more of a flood than is kept of it', () =>
  expect(withoutAddresses('x'.repeat(60_000))).toHaveLength(500));
