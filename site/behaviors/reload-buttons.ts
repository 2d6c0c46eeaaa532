/** `[data-reload]`, such as Try again on the error screen, reloads the page. */
export function reloadButtons() {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-reload]')) location.reload();
  });
}
