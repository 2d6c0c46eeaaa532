import type { SiteWords } from '../layout/site-words.ts';

/** What a route's data.json holds. */
export interface RouteData {
  /** The release that wrote it; a page of another release is started anew. */
  build: string;
  path: string;
  title: string;
  description: string;
  hero: boolean;
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
