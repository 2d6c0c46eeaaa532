import type { FormKind } from '#contract/enquiry-form.ts';
import type { ThankYouContent } from '#site/layout/thank-you.tsx';
import type { Content } from '../content/read-content.ts';

const paths = { contact: '/contact-us', careers: '/careers' } as const;

export function thankYouContent(content: Content, form: FormKind): ThankYouContent {
  const { form: words, thanks } = content.page(form, paths[form]);
  return { message: words.success, reference: words.reference, picture: thanks };
}
