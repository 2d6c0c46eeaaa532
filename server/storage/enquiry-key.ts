import { hash } from 'node:crypto';
import { enquiryFields } from '#contract/enquiry.ts';
import type { Enquiry } from '#contract/enquiry.ts';

/**
 * Milliseconds within which equal text from one sender is one enquiry, however it was sent: by script, or by a form
 * that was posted twice, reloaded, or gone back to. Somebody who sends the same text again later means it.
 */
export const repeatWindow = 3_600_000;

/**
 * Identifies a repeat by script, at any time: SHA-256, in hexadecimal, of the JSON array of all six fields. A retry
 * sends the same bytes and is the same enquiry.
 */
export function enquiryKey(enquiry: Enquiry): string {
  return hash('sha256', JSON.stringify(enquiryFields.map((field) => enquiry[field])));
}

/**
 * Identifies a repeat within `repeatWindow`: everything that was entered, but not when. With fewer fields, a corrected
 * phone number would be lost.
 */
export function wordsKey(enquiry: Enquiry): string {
  const { created: _, ...entered } = enquiry;
  // Browsers differ in the line breaks that scripts get from a text area.
  return enquiryKey({ ...entered, question: entered.question.replaceAll('\r\n', '\n'), created: '' });
}

/**
 * Whether two times, ISO 8601, are close enough for equal text to be a repeat. An absolute distance, since a clock may
 * be set back.
 */
export function isWithinRepeatWindow(a: string, b: string): boolean {
  return Math.abs(Date.parse(a) - Date.parse(b)) < repeatWindow;
}
