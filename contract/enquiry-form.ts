/** Which form an enquiry was written in. A form that posts without JavaScript says so in its hidden field `form`. */
export type EnquiryForm = (typeof enquiryForms)[number];

export const enquiryForms = ['contact', 'careers'] as const;

/** The document a form post without JavaScript is sent on to once its enquiry is stored. */
export function thankYouPath(form: EnquiryForm): `/thank-you/${EnquiryForm}/` {
  return `/thank-you/${form}/`;
}

/**
 * A field that people do not see and programs that fill in everything do: whatever stands in it marks a form post as
 * suspected spam. It is no part of an enquiry and is never sent by the form's script.
 */
export const baitField = 'website';
