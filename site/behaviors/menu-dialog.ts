/** Matches windows in which the header has no room for its navigation; menu.module.css has the same breakpoint. */
const narrowWindows = '(width < 960px)';

/**
 * The menu of narrow windows. Its buttons open and close it by their `command` attribute, or by this script in browsers
 * that do not support the attribute. It also closes when a link is chosen, on Back and Forward, and when the window
 * becomes wider.
 */
export function menuDialog() {
  const close = () => document.querySelector<HTMLDialogElement>('header dialog[open]')?.close();
  addEventListener('popstate', close);
  matchMedia(narrowWindows).addEventListener('change', close);
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('dialog a')) close();
    const button = (target as Element).closest('header button[command]');
    if (!button || 'command' in HTMLButtonElement.prototype) return;
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement;
    if (button.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  });
}
