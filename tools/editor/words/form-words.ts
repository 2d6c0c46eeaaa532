import { caseForms } from './case-forms.ts';
import { companyForms } from './company-forms.ts';
import type { FieldWords } from './field-words.ts';
import { pageForms } from './page-forms.ts';

/**
 * Label and hint of fields of one form, by its file below content/ (`*` is any file of the folder) and by the end of the way to
 * them; they go before those by name. A name alone is one of the first level.
 */
export const formWords: Record<string, FieldWords> = { ...companyForms, ...pageForms, ...caseForms };
