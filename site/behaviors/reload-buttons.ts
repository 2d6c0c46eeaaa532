/** `[data-reload]`, such as the error screen's button “Try again”, reloads the page. */
export function reloadButtons() {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-reload]')) location.reload();
  });
}
