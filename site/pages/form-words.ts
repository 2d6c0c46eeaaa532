import type { z } from 'zod';
import type { form } from '#content/schema/enquiry-form.ts';
import type { SiteContent } from './site-content.ts';

/** The texts of an enquiry form, with validation messages unless those are left to the browser. */
export function formWords(words: z.infer<typeof form>, { language }: Pick<SiteContent, 'language'>) {
  const { name, email, emailShape, question } = language.refusals;
  return { ...words, ...(!language.browserSaysErrors && { errors: { name, email, emailShape, question } }) };
}
