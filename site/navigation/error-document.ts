import * as language from '#language';
import { errorPath } from './address.ts';
import { ChunkLoadError } from './chunk-load-error.ts';
import { UnknownAddressError } from './load-document.ts';
import { requestedAddress, showNearestPages } from './nearest-pages.ts';
import { parseDocument } from './parse-document.ts';

/** The errors that the error screen explains. Each passage of its markup lists in `data-error` the errors that it is for. */
export type ErrorKind = 'unknown' | 'lost' | 'unexpected';

function errorKind(error: unknown): ErrorKind {
  if (error instanceof UnknownAddressError) return 'unknown';
  return error instanceof ChunkLoadError ? 'lost' : 'unexpected';
}

/** Milliseconds to wait for the screen's markup: on a connection that has stalled, the bare screen is shown then. */
const screenTimeout = 20_000;

let markup: Promise<string> | undefined;

/** Fetches the error screen's markup, once. Call it early: without a connection, the screen is needed and cannot be fetched. */
export function loadErrorScreen(): Promise<string> {
  markup ??= fetch(errorPath, { priority: 'low', signal: AbortSignal.timeout(screenTimeout) }).then(readMarkup);
  markup.catch(() => (markup = undefined));
  return markup;
}

async function readMarkup(response: Response): Promise<string> {
  const text = await response.text();
  // A restarting server, or a captive portal, may respond with something else, which must not be kept.
  if (!response.ok || !text.includes('data-error=')) throw new Error('the response is not a page of this site');
  return text;
}

/** The screen that explains `error`; a bare one if its markup cannot be fetched either. */
export async function errorDocument(error: unknown): Promise<Document> {
  try {
    const screen = parseDocument(await loadErrorScreen());
    const kind = errorKind(error);
    for (const passage of screen.querySelectorAll<HTMLElement>('[data-error]')) {
      passage.hidden = !passage.dataset['error']!.split(' ').includes(kind);
    }
    screen.querySelector('[data-error~=unexpected] code')!.textContent = String(error);
    if (kind === 'unknown') showNearestPages(screen, requestedAddress(location));
    return screen;
  } catch {
    return bareDocument(error);
  }
}

function bareDocument(error: unknown): Document {
  const screen = document.implementation.createHTMLDocument(language.errorHeading);
  const heading = Object.assign(screen.createElement('h1'), { textContent: screen.title });
  const main = screen.createElement('main');
  main.append(heading, String(error));
  screen.body.append(main);
  return screen;
}
