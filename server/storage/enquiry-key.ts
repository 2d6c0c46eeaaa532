import { hash } from 'node:crypto';
import { enquiryFields } from '#contract/enquiry.ts';
import type { Enquiry } from '#contract/enquiry.ts';

/**
 * Milliseconds within which equal words of one sender are one enquiry, however each was sent: by script, or by a form that was
 * posted twice, reloaded, or gone back to. Whoever writes the same words again later means to be heard again.
 */
export const repeatWindow = 3_600_000;

/**
 * What a repeat by script is known by, at any time: SHA-256, in hexadecimal, of the JSON array of all six fields. A retry
 * sends the same bytes and is the same enquiry.
 */
export function enquiryKey(enquiry: Enquiry): string {
  return hash('sha256', JSON.stringify(enquiryFields.map((field) => enquiry[field])));
}

/**
 * What a repeat is known by within `repeatWindow`: sender and words, all that was entered and not when. Fewer fields would
 * swallow a corrected phone number.
 */
export function wordsKey(enquiry: Enquiry): string {
  const { created: _, ...entered } = enquiry;
  // Browsers have handed a line break of a text area to scripts in both ways.
  return enquiryKey({ ...entered, question: entered.question.replaceAll('\r\n', '\n'), created: '' });
}

/** Whether what came at one time repeats equal words of the other. By distance: a clock that was set wrong is set back. */
export function isWithinRepeatWindow(one: string, other: string): boolean {
  return Math.abs(Date.parse(one) - Date.parse(other)) < repeatWindow;
}
