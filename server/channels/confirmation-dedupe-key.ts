import { hash } from 'node:crypto';

/**
 * What the one confirmation that an address may get on a day is known by: however its letters are written, with a tag
 * (`ada+site@…`) or without. Hashed, since it is for comparing only.
 */
export function confirmationDedupeKey(email: string, receivedAt: string): string {
  const [, mailbox = '', domain = ''] = /^([^+]+)?(?:\+.*)?@([^@]*)$/.exec(email.toLowerCase()) ?? [];
  return `confirmation ${receivedAt.slice(0, 10)} ${hash('sha256', `${mailbox}@${domain}`)}`;
}
