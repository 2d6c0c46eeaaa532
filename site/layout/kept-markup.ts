import { hashHref, isPlainHref, parseAddress } from '../navigation/address.ts';
import { currentMark } from '../navigation/current-mark.ts';

/**
 * Makes the markup that React keeps as it came (frame parts, article bodies) belong to the page on show: its in-app links
 * take their hash form, the one to this page is marked.
 */
export function markKeptLinks(path: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-kept] a, [data-body] a')) {
    const href = link.getAttribute('href') ?? '';
    // An anchor of this page, so that a copied link holds the whole address.
    if (href.startsWith('#')) link.setAttribute('href', hashHref(path, href.slice(1)));
    if (!isPlainHref(href) && !href.startsWith('/#/')) continue;
    const { path: target, anchor } = parseAddress(href.replace('/#', ''));
    link.setAttribute('href', hashHref(target, anchor));
    const current = currentMark(target, path);
    // The logo leads home from everywhere; it marks nothing.
    if (current && !link.ariaLabel) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}

/** The buttons in it: those that expand what follows them, and, where browsers lack `command`, those of the menu. */
export function answerKeptButtons() {
  const commandsMissing = !('command' in HTMLButtonElement.prototype);
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    target.closest('dialog a')?.closest('dialog')?.close();
    const button = target.closest('[data-kept] button');
    if (!button) return;
    if (button.closest('dialog') && button.ariaExpanded)
      button.ariaExpanded = button.ariaExpanded === 'true' ? 'false' : 'true';
    const command = button.getAttribute('command');
    if (!command || !commandsMissing) return;
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement;
    if (command === 'close') dialog.close();
    else dialog.showModal();
  });
}
