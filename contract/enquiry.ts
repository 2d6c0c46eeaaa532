/**
 * The one thing a visitor can send us. The contact and the careers form send the same shape; a careers message travels
 * in `question`.
 */
export type Enquiry = {
  /** 1 to 200 characters, one line, of which something can be seen. */
  name: string;
  /** Up to 254 characters, of the shape a browser's e-mail field accepts. */
  email: string;
  /** Formatted by the company's phone rule, such as `(281) 555-0142`, or '' when none was given. */
  phone: string;
  /** 1 to 10,000 characters, of which something can be seen. */
  question: string;
  /** When it was sent by the sender's clock: ISO 8601 in UTC, such as `2026-11-21T16:40:00.000Z`. */
  created: string;
  /** Which application of ours it came from: a whole number from 0 to 2147483647. */
  applicationId: number;
};

export type EnquiryField = keyof Enquiry;

/** The order in which the fields are checked, refused and hashed. Changing it changes every stored enquiry's key. */
export const enquiryFields = [
  'name',
  'email',
  'phone',
  'question',
  'created',
  'applicationId',
] as const satisfies EnquiryField[];

type None<Missing extends never> = Missing;

/** An error here names a field that the list above leaves out. */
export type UnlistedField = None<Exclude<EnquiryField, (typeof enquiryFields)[number]>>;

/** Where an enquiry is posted, below the API's base address (which ends in `/`). */
export const enquiryPath = 'customerEnquiry';

/** Most characters a field may hold, counted as a browser's `maxlength` counts: in UTF-16 units, a line break as one. */
export const enquiryLimits = { name: 200, email: 254, question: 10_000 } as const;
