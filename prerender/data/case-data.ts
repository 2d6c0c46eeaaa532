import type { CaseWords } from '#content/schema/case.ts';
import type { PageWords } from '#content/schema/pages.ts';
import type { BodyWords } from '#site/navigation/body-parts.ts';
import type { caseBody } from '#site/pages/case-body.tsx';
import type { CaseStudiesPageProps } from '#site/pages/case-studies-page.tsx';
import type { Content } from '../content/read-content.ts';

const list = '/case-studies';

/** What the list shows of each case stands in the case's own file. */
export function caseStudiesProps(words: PageWords<'case-studies'>, content: Content): CaseStudiesPageProps {
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

/** A case between its product and the other cases of the list, the next one first. */
export function caseProps(words: CaseWords, content: Content): { body: BodyWords<typeof caseBody> } {
  const { heading: crumb, around, cases } = content.page('case-studies', list);
  const { heading, claim, text, picture, facts, blocks, technologies, product } = words;
  const others = cases.map((link) => ({ link, ...content.page('case', link) }));
  const here = others.findIndex((other) => other.heading === heading);
  const nextFirst = [...others.slice(here + 1), ...others.slice(0, Math.max(here, 0))];
  const study = {
    hero: { crumb: { name: crumb, link: list }, heading, claim, text, picture, art: 'full' as const },
    facts: {
      facts: (['industry', 'location', 'expertise', 'technologies', 'timeline'] as const).map((name) => ({
        name: around[name],
        value: facts[name],
      })),
    },
    blocks,
    technologies: { heading: around.technologies, technologies },
    more: {
      heading: around.more,
      product: { ...product, name: productName(product.link, content) },
      cases: nextFirst.map((other) => ({ name: other.heading, link: other.link, line: other.line })),
    },
  };
  return { body: { study } };
}

function productName(link: string, { navigation }: Content): string {
  const entry = navigation.header.flatMap((group) => group.children ?? []).find((child) => child.link === link);
  if (!entry) throw new Error(`${link} is named as a case’s product, but content/navigation.yaml has no such entry`);
  return entry.name;
}
