import { z } from 'zod';
import { pictureTop } from '#content/schema/picture-top.ts';
import { address, text } from '#content/schema/text.ts';
import { caseSchema } from '../case-schema.ts';
import { definePage } from '../define-page.ts';

/** content/pages/case-studies.yaml. The text of each card is in the case's own file. */
const schema = z.strictObject({
  ...pictureTop,
  read: text,
  /** The cases in the list, which is designed for up to four. */
  cases: z.array(address).min(1, 'is empty: name a case').max(4, 'has more than four cases: name the four to be shown'),
  /** The labels around every case. */
  labels: z.strictObject({
    industry: text,
    location: text,
    expertise: text,
    technologies: text,
    timeline: text,
    more: text,
  }),
  /** A line after the cards with links to cases without one. */
  others: z.strictObject({ heading: text, cases: z.array(address).min(1) }).optional(),
  /** A note on how to read the cases. */
  how: z.strictObject({ heading: text, paragraphs: z.array(text).min(2) }),
});

export const caseStudies = definePage({
  name: 'case-studies',
  hero: true,
  type: 'CollectionPage',
  schema,
  // The texts on each case come from the case's own file.
  props: ({ heading, claim, text, picture, labels, read, cases, others, how }, content) => ({
    hero: { heading, claim, text, picture, art: 'low' as const },
    covers: {
      read,
      cases: cases.map((link) => {
        const { heading: name, line, cover, picture: heroPicture, facts } = content.page(caseSchema, link);
        return {
          name,
          link,
          line,
          cover: cover ?? heroPicture,
          facts: [
            { name: labels.industry, value: facts.industry },
            { name: labels.location, value: facts.location },
          ],
        };
      }),
    },
    ...(others && {
      others: {
        heading: others.heading,
        cases: others.cases.map((link) => {
          const { heading: name, line } = content.page(caseSchema, link);
          return { name, link, line };
        }),
      },
    }),
    how,
  }),
  check({ cases, others }, { addressesOf }, report) {
    const caseAddresses = addressesOf(caseSchema);
    const allCases = [...cases, ...(others?.cases ?? [])];
    allCases.forEach((link, index) => {
      const path = index < cases.length ? ['cases', index] : ['others', 'cases', index - cases.length];
      if (allCases.indexOf(link) < index) report(path, `${link} appears twice: name another case`);
      if (!caseAddresses.includes(link)) report(path, `${link} is not a case: name one of ${caseAddresses.join(', ')}`);
    });
  },
  load: async () => (await import('./case-studies-page.tsx')).CaseStudiesPage,
});
