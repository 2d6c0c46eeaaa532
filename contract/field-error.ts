import type { EnquiryField } from './enquiry.ts';

/** Why one field was not accepted. `field` is the field as it was sent, or `body` when there was no enquiry to look at. */
export type FieldError = { field: string; reason: string };

/** The words of refusal, written for the person who filled the form in; a phone number's are its rule's, in phone-rules.ts. */
export const validationMessages = {
  body: 'Please send one enquiry as an object with the fields name, email, phone, question, created and applicationId.',
  unknown: 'This field is not part of an enquiry.',
  name: 'Please enter your name.',
  nameLength: 'Please enter a name of at most 200 characters.',
  email: 'Please enter your e-mail address.',
  emailShape: 'Please enter an e-mail address of the form name@example.com.',
  emailLength: 'Please enter an e-mail address of at most 254 characters.',
  question: 'Please enter your message.',
  questionLength: 'Please keep your message to at most 10,000 characters.',
  created: 'Please send the time as ISO 8601 in UTC, such as 2026-11-21T16:40:00.000Z.',
  applicationId: 'Please send the application id as a whole number from 0 to 2147483647.',
} as const satisfies Record<Exclude<EnquiryField, 'phone'>, string> & Record<string, string>;
