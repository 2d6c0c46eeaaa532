/** The form that an enquiry came from: the value of the hidden field `form` when a form is posted without JavaScript. */
export type FormKind = (typeof formKinds)[number];

export const formKinds = ['contact', 'careers'] as const;

/** The document to which a form post without JavaScript is redirected once its enquiry is stored. */
export function thankYouPath(form: FormKind): `/thank-you/${FormKind}/` {
  return `/thank-you/${form}/`;
}

/** The query parameter with the enquiry's reference on the thank-you page. */
export const referenceParameter = 'reference';

/**
 * The request header with the whole seconds that it took to fill in the form, measured by its script. A bot that posts
 * without opening the form has no reason to send it. It is sent only to the site's own server: an API on another origin
 * may not allow the header.
 */
export const secondsHeader = 'X-Form-Seconds';

/**
 * The honeypot: a field that people do not see and bots fill in. Any value in it marks a form post as suspected spam.
 * It is not part of an enquiry, and the form's script never sends it.
 */
export const honeypotField = 'website';
