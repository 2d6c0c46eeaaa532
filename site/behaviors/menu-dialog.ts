/** Where the header has no room for its navigation; menu.module.css draws the same line. */
const small = '(width < 960px)';

/**
 * The menu of small screens. The browser opens and closes it by its buttons' `command`; where it does not know that, they are
 * answered here. It closes on a choice, when Back leads elsewhere and when the screen has grown.
 */
export function menuDialog() {
  const close = () => document.querySelector<HTMLDialogElement>('header dialog[open]')?.close();
  addEventListener('popstate', close);
  matchMedia(small).addEventListener('change', close);
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('dialog a')) close();
    const button = (target as Element).closest('header button[command]');
    if (!button || 'command' in HTMLButtonElement.prototype) return;
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement;
    if (button.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  });
}
