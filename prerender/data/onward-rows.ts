import type { z } from 'zod';
import type { onward } from '#content/schema/onward.ts';
import type { OnwardProps } from '#site/sections/onward.tsx';
import { ContentError } from '../content/content-error.ts';
import type { Content } from '../content/read-content.ts';
import { articlePath } from './article-data.ts';

/** The links to a case and an article, with their own titles. Throws a ContentError if there is no such article. */
export function onwardRows(targets: z.infer<typeof onward>, { page, articles, navigation }: Content): OnwardProps {
  const caseStudy = page('case', targets.case);
  const article = articles.find((each) => articlePath(each) === targets.article);
  if (!article) {
    throw new ContentError(`content/: onward › article names ${targets.article}, which is not an article: correct it`);
  }
  return {
    rows: [
      { kind: navigation.onward.case, title: caseStudy.claim ?? caseStudy.heading, text: caseStudy.line, link: targets.case },
      {
        kind: navigation.onward.article,
        title: article.title,
        text: article.description,
        link: targets.article,
      },
    ],
  };
}
