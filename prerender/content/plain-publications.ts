import { isoDate } from '#content/schema/iso-date.ts';
import { plain, type PlainPageContent } from '#site/pages/plain/page.ts';
import type { Publication } from '#site/pages/site-content.ts';
import type { Route } from '#site/routes.ts';
import { ContentProblems } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import { pageFileOf } from './page-files.ts';
import { publicationOn } from './publication.ts';

/** The publication of each page in content/plain-pages/, by address. Problems in a file are reported when it is read again. */
export function plainPublications(
  folder: ContentFolder,
  routes: readonly Route[],
  today: string,
): Map<string, Publication> {
  const plainRoutes = routes.filter(({ page }) => page === plain);
  return new Map(plainRoutes.map((route) => [route.path, publicationIn(folder, pageFileOf(route), today)]));
}

function publicationIn(folder: ContentFolder, file: string, today: string): Publication {
  const ignoredProblems = new ContentProblems();
  const entries = ignoredProblems.attempt(() => folder.parseYaml(file).value) as
    | Partial<PlainPageContent>
    | null
    | undefined;
  const { data: published } = isoDate.safeParse(entries?.published);
  return publicationOn(today, { draft: entries?.draft === true, published });
}
