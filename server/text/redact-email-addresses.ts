import { truncateExternalText } from './truncate-external-text.ts';

/**
 * A reason as it may stand in a log: mail servers like to repeat whose mail they did not take. Its time grows with the
 * square of a word's length, so it is cut first, also where a caller forgot to.
 */
export function redactEmailAddresses(reason: string): string {
  return truncateExternalText(reason).replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '(address)');
}
