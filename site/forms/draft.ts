/** The text of each visible field, by the field's name. */
export type Draft = Readonly<Record<string, string>>;

export const readDraft = (form: HTMLFormElement): Draft =>
  Object.fromEntries(visibleFields(form).map(({ name, value }) => [name, value]));

/** Fills empty fields only: the visitor may have typed before the script was loaded. */
export function fillEmptyFields(form: HTMLFormElement, draft: Draft) {
  for (const field of visibleFields(form)) field.value ||= draft[field.name] ?? '';
}

/** Clears the fields that still contain the draft's text: others have been edited since. */
export function clearUneditedFields(form: HTMLFormElement, draft: Draft) {
  for (const field of visibleFields(form)) {
    if (field.value === draft[field.name]) field.value = '';
  }
}

/** Fields that a visitor sees: the honeypot is within a hidden element. */
const visibleFields = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden], [hidden] *), textarea'),
];
