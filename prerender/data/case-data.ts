import type { CaseContent } from '#content/schema/case.ts';
import type { PageContent } from '#content/schema/pages.ts';
import type { CasePageProps } from '#site/pages/case/case-page.tsx';
import type { CaseStudiesPageProps } from '#site/pages/case-studies/case-studies-page.tsx';
import type { Content } from '../content/read-content.ts';

const list = '/case-studies';

/** The list's texts on each case come from the case's own file. */
export function caseStudiesProps(words: PageContent<'case-studies'>, content: Content): CaseStudiesPageProps {
  const { heading, claim, text, picture, around } = words;
  return {
    hero: { heading, claim, text, picture, art: 'low' },
    covers: {
      read: words.read,
      cases: words.cases.map((link) => {
        const { heading: name, line, cover, picture: top, facts } = content.page('case', link);
        return {
          name,
          link,
          line,
          cover: cover ?? top,
          facts: [
            { name: around.industry, value: facts.industry },
            { name: around.location, value: facts.location },
          ],
        };
      }),
    },
    how: words.how,
  };
}

/** A case with its product and the other cases of the list, the next one first. */
export function caseProps(words: CaseContent, content: Content): CasePageProps {
  const { heading: crumb, around, cases } = content.page('case-studies', list);
  const { heading, claim, text, picture, facts, blocks, technologies, product } = words;
  const others = cases.map((link) => ({ link, ...content.page('case', link) }));
  const here = others.findIndex((other) => other.heading === heading);
  const quote = content.testimonials.find((testimonial) => content.page('case', testimonial.case).heading === heading);
  const nextFirst = [...others.slice(here + 1), ...others.slice(0, Math.max(here, 0))];
  return {
    hero: { crumb: { name: crumb, link: list }, heading, claim, text, picture, art: 'full' as const },
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

function productName(link: string, { navigation }: Content): string {
  const entry = navigation.header.flatMap((group) => group.children ?? []).find((child) => child.link === link);
  if (!entry) throw new Error(`${link} is named as a case’s product, but content/navigation.yaml has no such entry`);
  return entry.name;
}
