import { similarNamesHint } from '#content/schema/nearest-names.ts';
import { definePage } from '../define-page.ts';
import { caseProps } from './case-props.ts';
import { caseSchema } from '../case-schema.ts';
import { navigationEntries } from './navigation-entries.ts';

export const caseStudy = definePage({
  name: 'case',
  hero: true,
  schema: caseSchema,
  props: caseProps,
  check({ product }, { navigation }, report) {
    if (!navigation) return;
    const links = navigationEntries(navigation).map(({ link }) => link);
    if (links.includes(product.link)) return;
    report(
      ['product', 'link'],
      `${product.link} is not in content/navigation.yaml, which gives the product’s name: name an entry that is${similarNamesHint(product.link, links)}`,
    );
  },
  load: async () => (await import('./case-page.tsx')).CasePage,
});
