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
    if (current && link.rel !== 'home') link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}

/** Where the header has no room for its navigation; menu.module.css draws the same line. */
const small = '(width < 960px)';

/** The menu closes on a choice, when Back leads elsewhere and when the screen has grown; browsers without `command` open it here. */
export function answerKeptButtons() {
  const commandsMissing = !('command' in HTMLButtonElement.prototype);
  const close = () => document.querySelector<HTMLDialogElement>('[data-kept] dialog[open]')?.close();
  addEventListener('popstate', close);
  matchMedia(small).addEventListener('change', close);
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('dialog a')) close();
    const button = target.closest('[data-kept] button[command]');
    if (!button || !commandsMissing) return;
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement;
    if (button.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  });
}
