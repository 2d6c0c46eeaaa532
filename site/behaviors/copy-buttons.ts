/** Milliseconds for which a button shows that it has copied. */
const feedbackDuration = 2000;

/** The timers that end the feedback, by element. All buttons of an article share its status element. */
const feedbackTimers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * `[data-copy]` copies the text of the `<code>` in the figure around it to the clipboard. For two seconds, the button has
 * the attribute `data-copied`, and the article's live region, `[data-copy-status]`, has the text of its `data-copy-message`.
 * If the browser refuses, nothing happens.
 */
export function copyButtons() {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    const text = button?.closest('figure')?.querySelector('code')?.textContent;
    if (!button || !text) return;
    navigator.clipboard?.writeText(text).then(
      () => showFeedback(button),
      () => undefined,
    );
  });
}

function showFeedback(button: HTMLElement) {
  button.dataset['copied'] = '';
  endFeedbackLater(button, () => delete button.dataset['copied']);
  const status = button.closest('article')?.querySelector('[data-copy-status]');
  if (!status) return;
  status.textContent = button.dataset['copyMessage'] ?? '';
  endFeedbackLater(status, () => (status.textContent = ''));
}

function endFeedbackLater(element: Element, endFeedback: () => void) {
  clearTimeout(feedbackTimers.get(element));
  feedbackTimers.set(element, setTimeout(endFeedback, feedbackDuration));
}
