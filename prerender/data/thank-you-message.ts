import type { EnquiryForm } from '#contract/enquiry-form.ts';
import type { Content } from '../content/read-content.ts';

const paths = { contact: '/contact-us', careers: '/careers' } as const;

/** The forms whose sender a document of its own thanks when there is no script. */
export const forms = ['contact', 'careers'] as const satisfies EnquiryForm[];

export const thankYouMessage = (content: Content, form: EnquiryForm): string =>
  content.page(form, paths[form]).form.success;
