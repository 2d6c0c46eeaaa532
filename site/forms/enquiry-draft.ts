import type { FormKind } from '#contract/enquiry-form.ts';

/** What was typed into a form and not yet sent. */
export interface EnquiryDraft {
  /** Each field's text by its name. */
  words: Record<string, string>;
  /** The time that a failed sending carried: with the same words it is the same enquiry. '' when none was tried. */
  created: string;
}

/**
 * The drafts of this visit, so that a look at another page loses nothing. In memory and never in the browser's storage:
 * what someone typed about themselves must not stay on a device that others use. It goes when the document goes.
 */
const drafts = new Map<FormKind, EnquiryDraft>();

export const dropDraft = (kind: FormKind) => void drafts.delete(kind);

/** Keeps what stands in the form, which may have left the page. */
export function keepDraft(kind: FormKind, form: HTMLFormElement, created: string) {
  const words = Object.fromEntries(typedFields(form).map(({ name, value }) => [name, value]));
  if (Object.values(words).some(Boolean)) drafts.set(kind, { words, created });
  else drafts.delete(kind);
}

/** Puts the draft into what is empty: who is back may have typed before the script came. Returns the time it carried, '' for none. */
export function takeDraft(kind: FormKind, form: HTMLFormElement): string {
  const draft = drafts.get(kind);
  if (!draft) return '';
  for (const field of typedFields(form)) field.value ||= draft.words[field.name] ?? '';
  return draft.created;
}

const typedFields = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden], [hidden] *), textarea'),
];
