/** A text link, as content files write it. */
export interface NamedLink {
  name: string;
  /** The target of a `Link`: a path of site/routes.ts, on plain pages also with an anchor or on another site. */
  link: string;
}
