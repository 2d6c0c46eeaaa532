import { readContent } from '#prerender/content/read-content.ts';
import { sitePages } from '#prerender/data/site-pages.ts';
import { contentFolder } from '#tools/content-folder.ts';

/** The content of the site under test, so that journeys work with any company's texts. */
export const content = await readContent(contentFolder);
export const { company, navigation } = content;
export const pages = sitePages(content);

export const titleOf = (path: string) => pages.find((page) => page.path === path)!.title;

/** Whether the site has a page with this path, with or without its own code. */
export const hasPage = (path: string) => content.routes.some((route) => route.path === path);

/**
 * The content of the page that is defined under `name`, or `fallback` if the site does not have it. `fallback` has the
 * type of the values that a test asks for.
 */
export function contentOfPage<Content extends object>(name: string, fallback: Content): Content {
  const route = content.routes.find(({ page }) => page.name === name);
  // Safe to cast: the definition's schema has checked it.
  return route ? (content.page(route.page.schema, route.path) as Content) : fallback;
}
