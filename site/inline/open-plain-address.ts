import { plainHref } from '../navigation/address.ts';

/** Milliseconds in which the site's script has to begin. */
const patience = 8000;

/**
 * At a hash address nothing but the site's script shows the page: the document is home's, kept out of sight. If the script
 * fails, or does not begin in eight seconds, the browser loads the page's own document, which needs none; for an address that
 * is not one of ours, the error screen.
 */
export function openPlainAddressUnless(script: Promise<unknown>) {
  const open = () => location.replace(window.pendingDocument ? plainHref(window.pendingDocument.path) : '/error/');
  // navigate.ts stops it: from then on that says what becomes of the page, however long its document takes.
  window.scriptTimer = setTimeout(open, patience);
  script.catch(open);
}
