import { honeypotField, formKinds } from '#contract/enquiry-form.ts';
import type { FormKind } from '#contract/enquiry-form.ts';

/** A parsed form post: which form it was, and the body to validate as if a script had sent it. */
export type FormPost = {
  form: FormKind;
  body: Record<string, unknown>;
  /** The value of the honeypot field; '' if a person sent it. */
  honeypotValue: string;
};

/**
 * Converts a form's fields to what the form's script would send. A field sent twice counts as missing, except for the
 * honeypot. Without `created` the enquiry gets `now`: a repeated post has another time, and is recognized by its text. A
 * corrected form sends the time of its first post again.
 */
export function enquiryFromForm(fields: unknown, now: Date): FormPost {
  const sent = textsOf(fields);
  const { form: sentForm, applicationId, created, [honeypotField]: _, ...rest } = sent;
  return {
    form: formKinds.find((kind) => kind === sentForm) ?? 'contact',
    body: {
      ...rest,
      // A browser posts a line break as CR LF, but counts it as one character when it keeps the field's limit.
      question: rest['question']?.replaceAll('\r\n', '\n'),
      created: created || now.toISOString(),
      applicationId: applicationId !== undefined && /^\d+$/.test(applicationId) ? Number(applicationId) : undefined,
    },
    honeypotValue: honeypotText(fields),
  };
}

/** The text in the honeypot field, or in all of them if a bot sent several; '' if there is none. */
function honeypotText(fields: unknown): string {
  if (typeof fields !== 'object' || fields === null || !(honeypotField in fields)) return '';
  return [fields[honeypotField]].flat().join('');
}

function textsOf(fields: unknown): Record<string, string | undefined> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
  );
}
