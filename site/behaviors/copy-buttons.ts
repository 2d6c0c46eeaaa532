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
  button.toggleAttribute('data-copied', true);
  endLater(button, () => button.removeAttribute('data-copied'));
  if (!status) return;
  status.textContent = button.dataset['copyMessage'] ?? '';
  endLater(status, () => (status.textContent = ''));
}

/** Each element has a timer of its own: all buttons of an article share its status. */
function endLater(element: Element, end: () => void) {
  clearTimeout(timers.get(element));
  timers.set(element, setTimeout(end, feedbackDuration));
}
