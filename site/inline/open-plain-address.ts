import { plainHref } from '../navigation/address.ts';
import { isLeaving } from '../navigation/leaving.ts';

/** Milliseconds after which the site's script must have begun. */
const startTimeout = 8000;

/**
 * At a hash address only the site's script can show the page: the document is home's, kept hidden. If the script fails,
 * or does not begin within eight seconds, the browser loads the page's own document, which needs no script; for an
 * unknown address, the error screen. It opens at its top: keeping the anchor of `/#/x#passage` would cost each document 25 bytes.
 */
export function openPlainAddressOnFailure(script: Promise<unknown>) {
  const open = () => location.replace(window.pendingDocument ? plainHref(window.pendingDocument.path) : '/error/');
  // Leaving cancels this timer, as does navigate.ts, which decides from then on what is shown, however long the document takes.
  window.scriptTimer = setTimeout(open, startTimeout);
  // If the visitor comes back, WebKit shows the page as it was left: empty.
  script.catch(() => (isLeaving() ? addEventListener('pageshow', open) : open()));
}
