import { enquiryForms } from '#contract/enquiry-form.ts';
import type { EnquiryForm } from '#contract/enquiry-form.ts';

/** A form post, read: which form it was, and the body to check as if a script had sent it. */
export type FormPost = { form: EnquiryForm; body: Record<string, unknown> };

/**
 * Makes of a form's fields what the form's script would send. A field sent twice counts as not sent. Without a
 * `created` it takes `now`; a corrected form sends its first one again, so that sending it twice keeps one enquiry.
 */
export function enquiryFromForm(fields: unknown, now: Date): FormPost {
  const { form: sentForm, applicationId, created, ...rest } = textsOf(fields);
  return {
    form: enquiryForms.find((known) => known === sentForm) ?? 'contact',
    body: {
      ...rest,
      // A browser posts a line break as CR LF, but counts it as one character when it keeps the field's limit.
      question: rest['question']?.replaceAll('\r\n', '\n'),
      created: created || now.toISOString(),
      applicationId: applicationId !== undefined && /^\d+$/.test(applicationId) ? Number(applicationId) : undefined,
    },
  };
}

function textsOf(fields: unknown): Record<string, string | undefined> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
  );
}
