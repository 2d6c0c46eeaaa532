import type { SiteWords } from '../layout/site-words.ts';

/** Where a page's code lies. Told by its data, so that the start script need not know every page. */
export interface PageModule {
  script: string;
  /** What else it needs: scripts that it imports, its style sheets. */
  files: string[];
  /** The component's name among the script's exports. */
  name: string;
}

/** What a route's data.json holds. */
export interface RouteData {
  /** The release that wrote it; a page of another release is started anew. */
  build: string;
  path: string;
  title: string;
  description: string;
  hero: boolean;
  page: PageModule;
  /** The page's props. */
  props: Record<string, unknown>;
}

/** What a route's document holds beside its markup: the frame's words and the route's data. */
export interface DocumentData {
  site: SiteWords;
  route: RouteData;
}

/** Reads the data of the document in `scope`. */
export function readDocumentData(scope: Document): DocumentData {
  return JSON.parse(scope.getElementById('data')?.textContent ?? '') as DocumentData;
}
