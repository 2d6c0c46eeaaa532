import { expect, it } from 'vitest';
import { redactEmailAddresses } from './redact-email-addresses.ts';

it('a reason in the log names nobody', () =>
  expect(redactEmailAddresses("550 <ada@example.com>: no such user 'bo@example.org', (x@y).")).toBe(
    "550 <(address)>: no such user '(address)', ((address)).",
  ));

it('looks at no more of a flood than is kept of it', () =>
  expect(redactEmailAddresses('x'.repeat(60_000))).toHaveLength(500));

it('an address with an apostrophe, and one that was cut off, are not kept in part', () => {
  expect(redactEmailAddresses("550 <john.o'reilly@example.com>: no 'o'reilly@example.com'")).toBe(
    "550 <(address)>: no '(address)'",
  );
  expect(redactEmailAddresses(`${'x '.repeat(240)}<john.smith.of.somewhere@example.com>`)).not.toContain('john');
  expect(redactEmailAddresses(`${'x '.repeat(245)}john@example.com`)).not.toContain('john');
});
