import type { FormKind } from '#contract/enquiry-form.ts';
import type { ThankYouContent } from '#site/layout/thank-you.tsx';
import type { Content } from '../content/read-content.ts';

const paths = { contact: '/contact-us', careers: '/careers' } as const;

/** The forms whose sender a document of its own thanks when there is no script. */
export const forms = ['contact', 'careers'] as const satisfies FormKind[];

export function thankYouContent(content: Content, form: FormKind): ThankYouContent {
  const { form: words, thanks } = content.page(form, paths[form]);
  return { message: words.success, reference: words.reference, picture: thanks };
}
