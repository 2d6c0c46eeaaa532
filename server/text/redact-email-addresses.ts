import { truncateExternalText } from './truncate-external-text.ts';

/** An apostrophe is part of it (`o'reilly@example.com`) unless it comes first, as a quotation mark. */
const emailAddress = /[^\s<>"'(),:;]+(?:'+[^\s<>"'(),:;]+)*'*@[^\s<>"'(),:;]+/g;

/**
 * An error message for a log: mail servers like to repeat whose mail they refused. The time it takes grows with the
 * square of a word's length, so the text is cut first, even if a caller forgot to.
 */
export function redactEmailAddresses(reason: string): string {
  return truncateExternalText(reason).replace(emailAddress, '(address)');
}
