import { useEffect, useState } from 'react';

/** How long a button says that it has copied, in milliseconds. */
const shownFor = 2000;

/**
 * `copy(button, text)` puts the text on the clipboard; for two seconds the button is marked `data-copied` and `copied` is
 * true. Where the browser refuses, nothing happens.
 */
export function useCopied() {
  const [button, setButton] = useState<HTMLElement>();

  useEffect(() => {
    if (!button) return;
    button.dataset['copied'] = '';
    const timer = setTimeout(setButton, shownFor);
    return () => {
      clearTimeout(timer);
      delete button.dataset['copied'];
    };
  }, [button]);

  const copy = (from: HTMLElement, text: string) => {
    navigator.clipboard?.writeText(text).then(
      () => setButton(from),
      () => undefined,
    );
  };
  return { copied: button !== undefined, copy };
}
