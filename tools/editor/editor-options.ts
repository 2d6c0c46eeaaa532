import type { Route } from '#site/routes.ts';
import type { Uploads } from './pictures/uploads.ts';
import type { SitePreview } from './preview/site-preview.ts';
import type { Publication } from './publication.ts';
import type { SaveHistory } from './save-history.ts';

export interface EditorOptions {
  /** The content folder. */
  content: string;
  routes: readonly Route[];
  /** The folder of original pictures, with the photos of articles in its `photos/`. */
  masters: string;
  /**
   * Encodes the original pictures for the site and calls `onEncode` with each that it encodes. Rejects with an ArtError that lists the
   * problems with pictures, one line each.
   */
  encode: (onEncode: (name: string) => void) => Promise<void>;
  /** Lists the names of the pictures that came with the software and are still to be replaced. */
  unreplacedPictures: () => readonly string[];
  /** Draws outdated share pictures and calls `onDraw` with each page that gets one. */
  drawShares: (onDraw: (path: string) => void) => Promise<void>;
  preview: SitePreview;
  /** The folder in which the last saves are kept so that they can be undone. */
  saves: string;
  publication: Publication;
}

/** The state of a running editor. */
export interface EditorState {
  uploads: Uploads;
  history: SaveHistory;
  /** The current work of the editor, in words; '' while it is idle. */
  doing: string;
  /** Settles once the share pictures that were outdated at the last save are drawn. */
  drawing: Promise<void>;
}
