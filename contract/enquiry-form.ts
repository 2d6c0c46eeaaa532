/** Which form an enquiry was written in. A form that posts without JavaScript says so in its hidden field `form`. */
export type FormKind = (typeof formKinds)[number];

export const formKinds = ['contact', 'careers'] as const;

/** The document to which a form post without JavaScript is redirected once its enquiry is stored. */
export function thankYouPath(form: FormKind): `/thank-you/${FormKind}/` {
  return `/thank-you/${form}/`;
}

/** The query parameter that carries the enquiry's reference to the thank-you document. */
export const referenceParameter = 'reference';

/**
 * The header in which the form's script says for how many seconds, in whole ones, the form has been filled in. What posts
 * to us without having opened the form has no reason to know of it. It is sent to the site's own server only: an API of
 * another origin may not allow it.
 */
export const secondsHeader = 'X-Form-Seconds';

/**
 * A field that people do not see and programs that fill in everything do: whatever stands in it marks a form post as
 * suspected spam. It is not part of an enquiry and is never sent by the form's script.
 */
export const honeypotField = 'website';
