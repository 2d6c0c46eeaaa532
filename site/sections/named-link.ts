/** A text link, as content files write it. */
export interface NamedLink {
  name: string;
  /** An in-app path of site/routes.ts. */
  link: string;
}
