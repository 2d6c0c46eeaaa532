import type { z } from 'zod';
import type { onward } from '#content/schema/onward.ts';
import type { OnwardProps } from '../sections/onward.tsx';
import { articlePath } from './article-summary.ts';
import { caseSchema } from './case/case-schema.ts';
import type { SiteContent } from './site-content.ts';

/** The links to a case and an article, with their own titles. Throws if there is no such article. */
export function onwardRows(targets: z.infer<typeof onward>, { page, articles, navigation }: SiteContent): OnwardProps {
  const caseStudy = page(caseSchema, targets.case);
  const article = articles.find((each) => articlePath(each) === targets.article);
  if (!article) {
    throw new Error(`onward › article names ${targets.article}, which is not an article`);
  }
  return {
    rows: [
      {
        kind: navigation.onward.case,
        title: caseStudy.claim ?? caseStudy.heading,
        text: caseStudy.line,
        link: targets.case,
      },
      {
        kind: navigation.onward.article,
        title: article.title,
        text: article.description,
        link: targets.article,
      },
    ],
  };
}

/** A page's words with the links that it ends with, and without what only search engines show. */
export const withOnward = <Words extends { title: string; description: string; onward: z.infer<typeof onward> }>(
  { title: _, description: __, ...words }: Words,
  content: SiteContent,
) => ({ ...words, onward: onwardRows(words.onward, content) });

/** `withOnward` for a page that shows, row by row, what each technique finds in its text. */
export const withTechniques = <Words extends Parameters<typeof withOnward>[0] & { rows: object }>(
  words: Words,
  content: SiteContent,
) => ({ ...withOnward(words, content), rows: { ...words.rows, techniques: content.techniques } });
