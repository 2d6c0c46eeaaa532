import { caseStudies } from '../case-studies/page.ts';
import type { SiteContent } from '../site-content.ts';
import { caseSchema, type CaseContent } from '../case-schema.ts';
import { navigationEntries } from './navigation-entries.ts';

const list = '/case-studies';

/** A case with its product and the other listed cases, starting with the next one. */
export function caseProps(pageContent: CaseContent, content: SiteContent, location: { path: string }) {
  const { heading: listName, around, cases } = content.page(caseStudies.schema, list);
  const { heading, claim, text, picture, facts, blocks, technologies, product } = pageContent;
  const others = cases.map((link) => ({ link, ...content.page(caseSchema, link) }));
  const here = others.findIndex(({ link }) => link === location.path);
  const quote = content.testimonials.find(({ case: path }) => path === location.path);
  const nextFirst = [...others.slice(here + 1), ...others.slice(0, Math.max(here, 0))];
  return {
    hero: { parent: { name: listName, link: list }, heading, claim, text, picture, art: 'full' as const },
    facts: {
      facts: (['industry', 'location', 'expertise', 'technologies', 'timeline'] as const).map((name) => ({
        name: around[name],
        value: facts[name],
      })),
    },
    blocks,
    ...(quote && { quote }),
    technologies: { heading: around.technologies, technologies },
    more: {
      heading: around.more,
      product: { ...product, name: productName(product.link, content) },
      cases: nextFirst.map((other) => ({ name: other.heading, link: other.link, line: other.line })),
    },
  };
}

function productName(link: string, { navigation }: SiteContent): string {
  const entry = navigationEntries(navigation).find((one) => one.link === link);
  if (!entry) throw new Error(`${link} is named as a case’s product, but content/navigation.yaml has no such entry`);
  return entry.name;
}
