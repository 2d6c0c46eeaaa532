import type { FormKind } from '#contract/enquiry-form.ts';

/** What has been typed into a form and not been sent. */
export interface EnquiryDraft {
  /** Each field's text by the field's name. */
  words: Record<string, string>;
  /** The time stamp of a failed attempt, which makes a repeat the same enquiry; '' before any attempt. */
  created: string;
}

/**
 * The drafts of this visit, so that leaving the page loses nothing. In memory, never in the browser's storage: personal data
 * must not stay on a device that others use.
 */
const drafts = new Map<FormKind, EnquiryDraft>();

export const deleteDraft = (kind: FormKind) => void drafts.delete(kind);

/** Saves the form's fields; the form may have been removed from the page. */
export function saveDraft(kind: FormKind, form: HTMLFormElement, created: string) {
  const words = Object.fromEntries(typedFields(form).map(({ name, value }) => [name, value]));
  if (Object.values(words).some(Boolean)) drafts.set(kind, { words, created });
  else drafts.delete(kind);
}

/** Fills empty fields only: the visitor may have typed before the script was loaded. Returns the draft's `created`, '' without one. */
export function restoreDraft(kind: FormKind, form: HTMLFormElement): string {
  const draft = drafts.get(kind);
  if (!draft) return '';
  for (const field of typedFields(form)) field.value ||= draft.words[field.name] ?? '';
  return draft.created;
}

const typedFields = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden], [hidden] *), textarea'),
];
