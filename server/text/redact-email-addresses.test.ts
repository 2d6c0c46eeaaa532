import { expect, it } from 'vitest';
import { redactEmailAddresses } from './redact-email-addresses.ts';

it('email addresses in an error message are replaced', () =>
  expect(redactEmailAddresses("550 <ada@example.com>: no such user 'bo@example.org', (x@y).")).toBe(
    "550 <(address)>: no such user '(address)', ((address)).",
  ));

it('a long text is truncated to 500 characters', () =>
  expect(redactEmailAddresses('x'.repeat(60_000))).toHaveLength(500));

it('no part remains of an address with an apostrophe', () =>
  expect(redactEmailAddresses("550 <john.o'reilly@example.com>: no 'o'reilly@example.com'")).toBe(
    "550 <(address)>: no '(address)'",
  ));

it('no part remains of an address that was truncated', () => {
  expect(redactEmailAddresses(`${'x '.repeat(240)}<john.smith.of.somewhere@example.com>`)).not.toContain('john');
  expect(redactEmailAddresses(`${'x '.repeat(245)}john@example.com`)).not.toContain('john');
});
