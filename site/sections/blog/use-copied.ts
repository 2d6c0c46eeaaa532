import { useRef, useState } from 'react';

/** How long a button says that it has copied, in milliseconds. */
const shownFor = 2000;

/**
 * `copy(button, text)` puts the text on the clipboard; for two seconds the button is marked `data-copied` and `copied` is
 * true. Where the browser refuses, nothing happens.
 */
export function useCopied() {
  const [copied, setCopied] = useState(false);
  const finish = useRef<() => void>(undefined);

  const show = (button: HTMLElement) => {
    finish.current?.();
    button.toggleAttribute('data-copied', true);
    setCopied(true);
    const timer = setTimeout(() => finish.current?.(), shownFor);
    finish.current = () => {
      clearTimeout(timer);
      button.removeAttribute('data-copied');
      setCopied(false);
    };
  };

  const copy = (button: HTMLElement, text: string) => {
    navigator.clipboard?.writeText(text).then(
      () => show(button),
      () => undefined,
    );
  };
  return { copied, copy };
}
