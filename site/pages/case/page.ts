import { definePage } from '../define-page.ts';
import { caseProps } from './case-props.ts';
import { caseSchema } from './case-schema.ts';

export const caseStudy = definePage({
  name: 'case',
  hero: true,
  schema: caseSchema,
  props: caseProps,
  load: async () => (await import('./case-page.tsx')).CasePage,
});
