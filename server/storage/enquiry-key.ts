import { hash } from 'node:crypto';
import { enquiryFields } from '#contract/enquiry.ts';
import type { Enquiry } from '#contract/enquiry.ts';

/**
 * What makes two enquiries one: SHA-256, in hexadecimal, of the JSON array of all six fields. A retry sends the same
 * bytes and is the same enquiry; fewer fields would swallow a corrected phone number.
 */
export function enquiryKey(enquiry: Enquiry): string {
  return hash('sha256', JSON.stringify(enquiryFields.map((field) => enquiry[field])));
}
