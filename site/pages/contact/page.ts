import { z } from 'zod';
import { form, thanks } from '#content/schema/enquiry-form.ts';
import { picture } from '#content/schema/picture.ts';
import { description, text } from '#content/schema/text.ts';
import { definePage } from '../define-page.ts';
import { formContent, thankYouContent } from '../form-content.ts';
import { checkPhoneHint } from '../phone-hint.ts';
import { socialLinks } from '../social-links.ts';
import { checkMapDescriptions } from './map-descriptions-check.ts';
import { officeRowProps } from './office-row-props.ts';

const step = z.strictObject({ title: text, text });

/** content/pages/contact-us.yaml. */
const schema = z.strictObject({
  title: text,
  description,
  heading: text,
  text,
  picture,
  form,
  thanks,
  next: z.strictObject({ heading: text, steps: z.array(step).min(2) }),
  follow: z.strictObject({ heading: text }),
  offices: z.strictObject({
    heading: text,
    saveContact: text,
    loadMap: text,
    openMap: text,
    /** Descriptions of the offices' drawn maps, content/brand/map-<id>.svg, by office id. */
    maps: z.record(z.string(), text).default({}),
  }),
});

export const contact = definePage({
  name: 'contact',
  hero: true,
  type: 'ContactPage',
  schema,
  form: { kind: 'contact', thanks: thankYouContent },
  props: ({ form, heading, text, picture, next, follow, offices }, { company, language }) => ({
    form: formContent(form, { language }),
    enquiry: company.enquiry,
    heading,
    text,
    picture,
    next,
    follow: { ...follow, links: socialLinks(company.social) },
    offices: {
      heading: offices.heading,
      offices: company.offices.map((office) => officeRowProps(office, company, offices)),
      liveMaps: company.liveMaps === 'at-once',
    },
  }),
  check: ({ form: { phoneHint }, offices: { maps: mapDescriptions } }, context, report) => {
    checkMapDescriptions(mapDescriptions, context, report);
    checkPhoneHint(phoneHint, context, report);
  },
  load: async () => (await import('./contact-page.tsx')).ContactPage,
});
