import type { z } from 'zod';
import type { form, thanks } from '#content/schema/enquiry-form.ts';
import type { ThankYouContent } from '../layout/thank-you.tsx';
import type { SiteContent } from './site-content.ts';

/** The texts of an enquiry form, with validation messages unless those are left to the browser. */
export function formContent(content: z.infer<typeof form>, { language }: Pick<SiteContent, 'language'>) {
  const { name, email, emailShape, question } = language.refusals;
  return { ...content, ...(!language.browserShowsErrors && { errors: { name, email, emailShape, question } }) };
}

/** The content of the thank-you document to which a page's form leads without a script, taken from the page's content. */
export const thankYouContent = (pageContent: {
  form: z.infer<typeof form>;
  thanks?: z.infer<typeof thanks>;
}): ThankYouContent => ({
  message: pageContent.form.success,
  reference: pageContent.form.reference,
  picture: pageContent.thanks,
});
