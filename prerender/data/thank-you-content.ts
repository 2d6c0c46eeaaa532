import type { FormKind } from '#contract/enquiry-form.ts';
import type { ThankYouContent } from '#site/layout/thank-you.tsx';
import { careers } from '#site/pages/careers/page.ts';
import { contact } from '#site/pages/contact/page.ts';
import type { Content } from '../content/read-content.ts';

const pages = {
  contact: { schema: contact.schema, path: '/contact-us' },
  careers: { schema: careers.schema, path: '/careers' },
} as const;

export function thankYouContent(content: Content, form: FormKind): ThankYouContent {
  const { schema, path } = pages[form];
  const { form: words, thanks } = content.page<typeof contact.schema | typeof careers.schema>(schema, path);
  return { message: words.success, reference: words.reference, picture: thanks };
}
