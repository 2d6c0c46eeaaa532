import { ChunkLoadError } from './chunk-load-error.ts';
import { UnknownAddressError } from './load-document.ts';
import { askedAddress, showNearestPages } from './nearest-pages.ts';
import { parseDocument } from './parse-document.ts';

/** The heading and title of the error screen: the specification's words. */
export const errorHeading = 'Unexpected Application Error!';

/** Where its document lies, beside the one that the server answers unknown addresses with. */
export const errorPath = '/error/';

/** What the error screen can tell of; its markup has a passage for each, marked `data-error`. */
export type ErrorKind = 'unknown' | 'lost' | 'unexpected';

export const errorKind = (error: unknown): ErrorKind =>
  error instanceof UnknownAddressError ? 'unknown' : error instanceof ChunkLoadError ? 'lost' : 'unexpected';

let loading: Promise<string> | undefined;

/** Fetches the screen's markup ahead: when a connection is lost it is needed and cannot come. Rejects when it does not. */
export function loadErrorScreen(): Promise<string> {
  loading ??= fetch(errorPath, { priority: 'low' }).then((response) => response.text());
  loading.catch(() => (loading = undefined));
  return loading;
}

/** The screen that tells of `error`; a bare one where its markup does not come either. */
export async function errorDocument(error: unknown): Promise<Document> {
  try {
    const screen = parseDocument(await loadErrorScreen());
    const kind = errorKind(error);
    for (const passage of screen.querySelectorAll<HTMLElement>('[data-error]')) {
      passage.hidden = !passage.dataset['error']!.split(' ').includes(kind);
    }
    screen.querySelector('[data-error~=unexpected] code')!.textContent = String(error);
    if (kind === 'unknown') showNearestPages(screen, askedAddress(location));
    return screen;
  } catch {
    const screen = document.implementation.createHTMLDocument(errorHeading);
    const heading = Object.assign(screen.createElement('h1'), { textContent: errorHeading });
    const main = screen.createElement('main');
    main.append(heading, String(error));
    screen.body.append(main);
    return screen;
  }
}
