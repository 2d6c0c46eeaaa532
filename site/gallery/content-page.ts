import type { Route } from '../routes.ts';

/** A page of the site with its props, as the development server sends it to the gallery. */
export interface ContentPage {
  path: string;
  /** As in site/routes.ts. */
  page: Route['page'];
  props: object;
}
