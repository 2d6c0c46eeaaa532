import type { Route } from '#site/routes.ts';
import type { Uploads } from './pictures/uploads.ts';
import type { SitePreview } from './preview/site-preview.ts';
import type { Publication } from './publication.ts';
import type { SaveHistory } from './save-history.ts';

export interface EditorOptions {
  /** The content folder. */
  content: string;
  routes: readonly Route[];
  /** The folder of original pictures; those of articles are in its `photos/`. */
  masters: string;
  /**
   * Encodes them for the site and calls `begins` with each that it encodes. Rejects with a message that says, a line each,
   * what is wrong with pictures.
   */
  encode: (begins: (name: string) => void) => Promise<void>;
  /** Draws outdated pictures of shared links and calls `begins` with each page that gets one. */
  drawShares: (begins: (path: string) => void) => Promise<void>;
  preview: SitePreview;
  publication: Publication;
}

/** What an editor knows while it runs. */
export interface EditorState {
  uploads: Uploads;
  history: SaveHistory;
  /** What it is doing, in words; '' while it waits for the next request. */
  doing: string;
  /** Settles once the pictures of shared links are drawn that were outdated at the last save. */
  drawing: Promise<void>;
}
