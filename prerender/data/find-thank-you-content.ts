import type { FormKind } from '#contract/enquiry-form.ts';
import type { ThankYouContent } from '#site/layout/thank-you.tsx';
import { isArticlePage } from '#site/pages/define-page.ts';
import type { Content } from '../content/read-content.ts';

/** The content of the document to which the form `kind` leads without a script; undefined if no page of the site has the form. */
export function findThankYouContent({ routes, page }: Content, kind: FormKind): ThankYouContent | undefined {
  for (const { path, page: definition } of routes) {
    if (isArticlePage(definition) || definition.form?.kind !== kind) continue;
    return definition.form.thanks(page(definition.schema, path));
  }
  return undefined;
}
