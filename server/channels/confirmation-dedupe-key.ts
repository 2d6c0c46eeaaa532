import { hash } from 'node:crypto';

/**
 * Identifies the one confirmation that an address may get per day in UTC, regardless of case and of a tag
 * (`ada+site@…`). Hashed, since it is only compared.
 */
export function confirmationDedupeKey(email: string, receivedAt: string): string {
  const [, mailbox = '', domain = ''] = /^([^+]+)?(?:\+.*)?@([^@]*)$/.exec(email.toLowerCase()) ?? [];
  return `confirmation ${receivedAt.slice(0, 10)} ${hash('sha256', `${mailbox}@${domain}`)}`;
}
