import { caseStudies } from '../case-studies/page.ts';
import type { SiteContent } from '../site-content.ts';
import { caseSchema, type CaseContent } from '../case-schema.ts';
import { navigationEntries } from './navigation-entries.ts';

const casesPath = '/case-studies';

/** The props of a case's page: with its product, and the other listed cases, the next one first. */
export function caseProps(pageContent: CaseContent, content: SiteContent, location: { path: string }) {
  const { heading: casesHeading, labels, cases } = content.page(caseStudies.schema, casesPath);
  const { heading, claim, text, picture, facts, blocks, technologies, product } = pageContent;
  const listedCases = cases.map((link) => ({ link, ...content.page(caseSchema, link) }));
  const ownIndex = listedCases.findIndex(({ link }) => link === location.path);
  // All of them, in the list's order, if this case is not listed: then its index is -1.
  const nextFirst = [...listedCases.slice(ownIndex + 1), ...listedCases.slice(0, Math.max(ownIndex, 0))];
  const quote = content.testimonials.find((testimonial) => testimonial.case === location.path);
  return {
    hero: { parent: { name: casesHeading, link: casesPath }, heading, claim, text, picture, art: 'full' as const },
    facts: {
      facts: (['industry', 'location', 'expertise', 'technologies', 'timeline'] as const).map((name) => ({
        name: labels[name],
        value: facts[name],
      })),
    },
    blocks,
    ...(quote && { quote }),
    technologies: { heading: labels.technologies, technologies },
    more: {
      heading: labels.more,
      product: { ...product, name: productName(product.link, content) },
      cases: nextFirst.map((other) => ({ name: other.heading, link: other.link, line: other.line })),
    },
  };
}

/** The name of the page at `link` in the navigation. Throws if the navigation does not have it. */
function productName(link: string, { navigation }: SiteContent): string {
  const entry = navigationEntries(navigation).find((candidate) => candidate.link === link);
  if (!entry) throw new Error(`${link} is named as a case’s product, but content/navigation.yaml has no such entry`);
  return entry.name;
}
