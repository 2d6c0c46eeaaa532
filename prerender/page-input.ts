import type { DocumentParts } from './document.ts';
import type { ArticleHead } from './machine-readable.ts';

/** The parts of a document that come from code and from the words around pages. */
export type DocumentFrame = Pick<DocumentParts, 'release' | 'styles' | 'hasOnlyItsStyles' | 'printStyles' | 'fonts'>;

/** What a route's document and Markdown depend on besides code and the words around every page. Plain JSON. */
export interface PageInput {
  page: { path: string; page: string; topPath: string; props: object };
  head: Omit<DocumentParts, 'body' | 'script' | keyof DocumentFrame> & { canonical: string };
  metricsReceiver: string | null;
  article: ArticleHead | undefined;
}
