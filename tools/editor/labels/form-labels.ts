import { caseForms } from './case-forms.ts';
import { companyForms } from './company-forms.ts';
import type { FieldLabels } from './field-labels.ts';
import { pageForms } from './page-forms.ts';
import { productForms } from './product-forms.ts';

/**
 * Labels and hints for one form, by its file below content/ (`*` is any file of the folder) and by the end of the
 * field's path; they take precedence over those by name. A name alone is a top-level field.
 */
export const formLabels: Record<string, FieldLabels> = { ...companyForms, ...pageForms, ...productForms, ...caseForms };
