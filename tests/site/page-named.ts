import { routes, type Route } from '#site/routes.ts';

/** The definition of a page by the name of its folder in site/pages/; undefined if the site does not have the page. */
export const pageNamed = (name: string): Route['page'] | undefined =>
  routes.find(({ page }) => page.name === name)?.page;
