import { truncateExternalText } from './truncate-external-text.ts';

/** Matches email addresses. An apostrophe is part of one (`o'reilly@example.com`) unless it comes first, as a quotation mark. */
const emailAddress = /[^\s<>"'(),:;]+(?:'+[^\s<>"'(),:;]+)*'*@[^\s<>"'(),:;]+/g;

/**
 * An error message for a log, without email addresses: mail servers like to repeat whose mail they refused. The search
 * takes time that grows with the square of a word's length, so the text is always truncated first.
 */
export function redactEmailAddresses(reason: string): string {
  return truncateExternalText(reason).replace(emailAddress, '(address)');
}
