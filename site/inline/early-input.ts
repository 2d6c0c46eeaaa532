import { loadScript } from './load-script.ts';

/** How long a form waits for its script before it is sent the way it goes without one, in milliseconds. */
const formTimeout = 8000;

/** Whether the element has to wait for a script: the site's own, or that of the island it stands in. */
const isWaiting = (element: Element) =>
  !('ready' in document.documentElement.dataset) || element.closest('site-island:not([data-hydrated])');

/**
 * Keeps the buttons pressed, and the form sent, before a script answers to them, and repeats them once one does
 * (`site:answers`). A form whose script fails or takes too long is posted by the browser.
 */
export function keepEarlyInput() {
  const pressed = new Map<() => HTMLElement | undefined, HTMLElement>();
  let sent: HTMLFormElement | undefined;
  let findSent: (() => HTMLFormElement | undefined) | undefined;

  const submitPlainly = (form: HTMLFormElement | undefined) => {
    if (form && form === sent && form.isConnected) form.submit();
  };

  document.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button:not([type=submit])');
      // The browser itself answers the menu's buttons, where it knows how.
      const isCommand = button?.hasAttribute('command') && 'command' in HTMLButtonElement.prototype;
      if (button && !isCommand && isWaiting(button)) pressed.set(finder(button), button);
    },
    true,
  );

  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!isWaiting(form)) return;
      event.preventDefault();
      sent = form;
      findSent = finder(form);
      setTimeout(submitPlainly, formTimeout, form);
      loadScript().catch(() => submitPlainly(form));
    },
    true,
  );

  document.addEventListener('site:fails', ({ target }) => {
    if (sent && (target as Node).contains(sent)) submitPlainly(sent);
  });

  document.addEventListener('site:answers', () => {
    for (const [find, button] of pressed) {
      if (button.isConnected && isWaiting(button)) continue;
      pressed.delete(find);
      find()?.click();
    }
    if (!sent || isWaiting(sent)) return;
    sent = undefined;
    findSent!()?.requestSubmit();
  });
}

/** Finds the element again: where a translator had changed an island's markup, React has rendered it anew. */
function finder<Kind extends HTMLElement>(element: Kind): () => Kind | undefined {
  const island = element.closest('site-island');
  const alike = () => [...(island?.querySelectorAll<Kind>(element.localName) ?? [])];
  const place = alike().indexOf(element);
  return () => (element.isConnected ? element : alike()[place]);
}
