import type { ContentPage } from '#site/gallery/content-page.ts';
import { readTexts } from '#site/pages/stored-text.ts';
import type { Content } from './content/read-content.ts';
import { isLaterListPage, sitePages } from './data/site-pages.ts';

/** The path at which the development server shows every section with its examples. No build contains it. */
export const galleryPath = '/gallery/';
const galleryEntry = 'site/gallery/entry-gallery.tsx';

export const galleryDataPath = '/gallery/pages.json';

/** The document of the gallery; its script asks for {@link galleryDataPath}. */
export const galleryDocument = `<!doctype html>
<html lang="en" class="js">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sections</title>
<body>
<div id="root"></div>
<script type="module" src="/${galleryEntry}"></script>
</body>
</html>`;

/**
 * The pages of the gallery with their props: all but the later pages of lists, and of the articles, which look alike,
 * only the newest and the oldest.
 */
export function galleryPages(content: Content): ContentPage[] {
  const pages = sitePages(content);
  const articles = pages.filter(({ article }) => article);
  return pages
    .filter((page) => !isLaterListPage(page))
    .filter((page) => !page.article || page === articles.at(0) || page === articles.at(-1))
    .map(({ path, definition, props }) => ({ path, pageName: definition.name, props: readTexts(props) }));
}
