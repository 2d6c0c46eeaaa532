import type { DocumentParts } from './document.ts';
import type { ArticleHead } from './page-markdown.ts';

/** The parts of a document that depend only on code and on the content that all pages share. */
export type DocumentFrame = Pick<
  DocumentParts,
  'release' | 'styles' | 'refusesOtherStyles' | 'printStylesAddress' | 'fonts'
>;

/** The input of a route's document and Markdown, besides code and the content that all pages share. Plain JSON. */
export interface PageInput {
  page: { path: string; pageName: string; topPath: string; props: object };
  head: Omit<DocumentParts, 'body' | 'script' | keyof DocumentFrame> & { canonical: string };
  metricsReceiver: string | null;
  article: ArticleHead | undefined;
}
