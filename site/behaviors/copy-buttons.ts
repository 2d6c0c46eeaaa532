/** Milliseconds that a button shows that it has copied. */
const feedbackDuration = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * `[data-copy]` copies the text of the `<code>` in the figure around it to the clipboard. For two seconds it has
 * `data-copied`, and the article's live region, `[data-copy-status]`, says its `data-copy-message`. If the browser
 * refuses, nothing happens.
 */
export function copyButtons() {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    const text = button?.closest('figure')?.querySelector('code')?.textContent;
    if (button && text)
      navigator.clipboard?.writeText(text).then(
        () => showFeedback(button),
        () => undefined,
      );
  });
}

function showFeedback(button: HTMLElement) {
  const status = button.closest('article')?.querySelector('[data-copy-status]');
  const announce = (message: string) => status && (status.textContent = message);
  clearTimeout(timers.get(button));
  button.toggleAttribute('data-copied', true);
  announce(button.dataset['copyMessage'] ?? '');
  const end = () => {
    button.removeAttribute('data-copied');
    announce('');
  };
  timers.set(button, setTimeout(end, feedbackDuration));
}
