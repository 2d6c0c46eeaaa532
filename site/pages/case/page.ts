import { similarNames } from '#content/schema/nearest-names.ts';
import { definePage } from '../define-page.ts';
import { caseProps } from './case-props.ts';
import { caseSchema } from './case-schema.ts';

export const caseStudy = definePage({
  name: 'case',
  hero: true,
  schema: caseSchema,
  props: caseProps,
  check({ product }, { navigation }, report) {
    const products = navigation?.header.flatMap((group) => group.children ?? []).map(({ link }) => link);
    if (!product || !products || products.includes(product.link)) return;
    report(
      ['product', 'link'],
      `${product.link} is not in a group of content/navigation.yaml, which gives the product’s name: name an entry that is${similarNames(product.link, products)}`,
    );
  },
  load: async () => (await import('./case-page.tsx')).CasePage,
});
