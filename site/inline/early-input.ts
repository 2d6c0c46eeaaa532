import { loadScript } from './load-script.ts';

/** Milliseconds a form waits for its script before the browser posts it. */
const formTimeout = 8000;

/** Whether the element waits for a script: the site's own, or that of its island. */
const isWaiting = (element: Element) =>
  !('ready' in document.documentElement.dataset) || element.closest('site-island:not([data-hydrated])');

/**
 * Queues the buttons clicked and the form submitted before their script runs, and repeats them once it does
 * (`site:answers`). The browser posts a form whose script fails or takes too long.
 */
export function queueEarlyInput() {
  const clicked = new Map<() => HTMLElement | undefined, HTMLElement>();
  let submitted: HTMLFormElement | undefined;
  let findSubmitted: (() => HTMLFormElement | undefined) | undefined;

  const submitPlainly = (form: HTMLFormElement | undefined) => {
    if (form && form === submitted && form.isConnected) form.submit();
  };

  document.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button:not([type=submit])');
      // Browsers that support `command` handle the menu's buttons themselves.
      const isCommand = button?.hasAttribute('command') && 'command' in HTMLButtonElement.prototype;
      if (button && !isCommand && isWaiting(button)) clicked.set(finder(button), button);
    },
    true,
  );

  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!isWaiting(form)) return;
      event.preventDefault();
      submitted = form;
      findSubmitted = finder(form);
      setTimeout(submitPlainly, formTimeout, form);
      loadScript().catch(() => submitPlainly(form));
    },
    true,
  );

  document.addEventListener('site:fails', ({ target }) => {
    if (submitted && (target as Node).contains(submitted)) submitPlainly(submitted);
  });

  document.addEventListener('site:answers', () => {
    for (const [find, button] of clicked) {
      if (button.isConnected && isWaiting(button)) continue;
      clicked.delete(find);
      find()?.click();
    }
    if (!submitted || isWaiting(submitted)) return;
    submitted = undefined;
    findSubmitted!()?.requestSubmit();
  });
}

/** Finds the element again: React renders an island's markup again if a translator had changed it. */
function finder<Kind extends HTMLElement>(element: Kind): () => Kind | undefined {
  const island = element.closest('site-island');
  const findAll = () => [...(island?.querySelectorAll<Kind>(element.localName) ?? [])];
  const index = findAll().indexOf(element);
  return () => (element.isConnected ? element : findAll()[index]);
}
