/** How long a button says that it has copied, in milliseconds. */
const shownFor = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * `[data-copy]` puts its value on the clipboard or, where that is empty, the text of the `<code>` in the figure around it.
 * For two seconds it is marked `data-copied`, and its `data-copy-message` stands in the article's live region,
 * `[data-copy-status]`. Where the browser refuses, nothing happens.
 */
export function copyButtons() {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    const text = button?.dataset['copy'] || button?.closest('figure')?.querySelector('code')?.textContent;
    if (button && text)
      navigator.clipboard?.writeText(text).then(
        () => tell(button),
        () => undefined,
      );
  });
}

function tell(button: HTMLElement) {
  const status = button.closest('article')?.querySelector('[data-copy-status]');
  const say = (message: string) => status && (status.textContent = message);
  clearTimeout(timers.get(button));
  button.toggleAttribute('data-copied', true);
  say(button.dataset['copyMessage'] ?? '');
  const end = () => {
    button.removeAttribute('data-copied');
    say('');
  };
  timers.set(button, setTimeout(end, shownFor));
}
