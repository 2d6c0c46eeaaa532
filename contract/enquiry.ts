/** What a visitor sends with the contact form or the careers form, whose message is in `question`. */
export type Enquiry = {
  /** 1 to 200 characters on one line, at least one of them visible. */
  name: string;
  /** Up to 254 characters, in the form that a browser's email field accepts. */
  email: string;
  /** Formatted by the company's phone rule, such as `(281) 555-0142`; '' if none was given. */
  phone: string;
  /** 1 to 10,000 characters, at least one of them visible. */
  question: string;
  /** The time of sending, by the sender's clock: ISO 8601 in UTC, such as `2026-11-21T16:40:00.000Z`. */
  created: string;
  /** The number of the company's application that it came from: an integer from 0 to 2147483647. */
  applicationId: number;
};

export type EnquiryField = keyof Enquiry;

/**
 * The order in which fields are validated, reported and hashed. Changing it changes the key of every stored enquiry.
 */
export const enquiryFields = [
  'name',
  'email',
  'phone',
  'question',
  'created',
  'applicationId',
] as const satisfies EnquiryField[];

type None<Missing extends never> = Missing;

/** A type error here names a field that `enquiryFields` lacks. */
export type UnlistedField = None<Exclude<EnquiryField, (typeof enquiryFields)[number]>>;

/** The path for posting an enquiry, below the API's base address (which ends in `/`). */
export const enquiryPath = 'customerEnquiry';

/**
 * Maximum lengths in UTF-16 code units. A browser's `maxlength` counts a line break as one unit: the CRLFs of a form
 * posted without a script are replaced before they are counted.
 */
export const enquiryLimits = { name: 200, email: 254, question: 10_000 } as const;
