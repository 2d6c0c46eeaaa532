/** A page of the site with its props, as the development server sends it to the gallery. */
export interface ContentPage {
  path: string;
  /** The name of the page's definition. */
  pageName: string;
  props: object;
}
