import { routes, type Route } from '#site/routes.ts';

/** The definition in a folder of site/pages/; undefined if the site does not have that page. */
export const pageNamed = (name: string): Route['page'] | undefined =>
  routes.find(({ page }) => page.name === name)?.page;
