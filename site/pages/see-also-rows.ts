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
  const article = articles.find((each) => articlePath(each) === targets.article);
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

/** A page's words with the links at its end, without those that only search engines show. */
export const withSeeAlso = <Words extends { title: string; description: string; seeAlso: z.infer<typeof seeAlso> }>(
  { title: _, description: __, ...words }: Words,
  content: SiteContent,
) => ({ ...words, seeAlso: seeAlsoRows(words.seeAlso, content) });

/** `withSeeAlso` for a page that shows, row by row, what each technique finds in its text. */
export const withTechniques = <Words extends Parameters<typeof withSeeAlso>[0] & { rows: object }>(
  words: Words,
  content: SiteContent,
) => ({ ...withSeeAlso(words, content), rows: { ...words.rows, techniques: content.techniques } });
