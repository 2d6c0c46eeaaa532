import type { z } from 'zod';
import type { seeAlso } from '#content/schema/see-also.ts';
import type { SeeAlsoProps } from '../sections/see-also.tsx';
import { articlePath } from './article-summary.ts';
import { caseSchema } from './case-schema.ts';
import type { SiteContent } from './site-content.ts';

/** The links to a case and an article, with their own titles. Throws if there is no such article. */
export function seeAlsoRows(
  targets: z.infer<typeof seeAlso>,
  { page, articles, navigation }: SiteContent,
): SeeAlsoProps {
  const caseStudy = page(caseSchema, targets.case);
  const article = articles.find((candidate) => articlePath(candidate) === targets.article);
  if (!article) {
    throw new Error(`seeAlso › article names ${targets.article}, which is not an article`);
  }
  return {
    rows: [
      {
        kind: navigation.seeAlso.case,
        title: caseStudy.claim ?? caseStudy.heading,
        text: caseStudy.line,
        link: targets.case,
      },
      {
        kind: navigation.seeAlso.article,
        title: article.title,
        text: article.description,
        link: targets.article,
      },
    ],
  };
}

/** The props of a page that ends with links to a case and an article: its content, without its title and description. */
export const withSeeAlso = <
  PageContent extends { title: string; description: string; seeAlso: z.infer<typeof seeAlso> },
>(
  { title: _, description: __, ...rest }: PageContent,
  content: SiteContent,
) => ({ ...rest, seeAlso: seeAlsoRows(rest.seeAlso, content) });

/** Adds the techniques to what `withSeeAlso` returns, for a page that shows what each of them finds in its text. */
export const withTechniques = <PageContent extends Parameters<typeof withSeeAlso>[0] & { rows: object }>(
  pageContent: PageContent,
  content: SiteContent,
) => ({ ...withSeeAlso(pageContent, content), rows: { ...pageContent.rows, techniques: content.techniques } });
