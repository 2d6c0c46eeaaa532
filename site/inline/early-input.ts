import { isLeaving } from '../navigation/leaving.ts';

/** Milliseconds that a form waits for its script before the browser posts it. */
const formTimeout = 8000;

/** Milliseconds after which an unanswered post is stopped, so that the form can be changed and sent again. */
const postTimeout = 30_000;

/** Whether the element waits for a script: the site's own, or that of its island, which comes later. */
const isWaiting = (element: Element) =>
  !('listens' in document.documentElement.dataset) || element.closest('site-island:not([data-hydrated])');

/** The form's styles show it on the button. Its text stays as it is: React expects the original when it hydrates. */
const showQueued = (form: HTMLFormElement, isQueued: boolean) => form.toggleAttribute('data-queued', isQueued);

/**
 * Queues the clicked buttons and the submitted form until their scripts run, then repeats the events (`site:answers`).
 * If a form's script fails or takes too long, the browser posts the form, even if its page has been left. `loadScript`
 * loads the site's own script, once.
 */
export function queueEarlyInput(loadScript: () => Promise<unknown>) {
  const clicked = new Map<() => HTMLElement | undefined, HTMLElement>();
  /** Whichever takes the form from here, browser or script, sends it: the other one finds nothing. */
  let queued: HTMLFormElement | undefined;
  let findQueued: (() => HTMLFormElement | undefined) | undefined;
  let posted: HTMLFormElement | undefined;

  /** If the visitor has left the form's page, posts in the background: the answer cannot be shown then. */
  const post = (form: HTMLFormElement | undefined, isLeft = !form?.isConnected) => {
    if (!form || form !== queued) return;
    queued = undefined;
    posted = form;
    if (isLeft) navigator.sendBeacon(form.action, encode(form));
    else form.submit();
    setTimeout(() => form === posted && stopPost(), postTimeout);
  };

  const endPost = () => {
    if (posted) showQueued(posted, false);
    posted = undefined;
  };

  /**
   * The answer would replace the page and what has been typed into it by then. The server recognizes a repeat of the
   * text. Of a form that was left nothing would come, and what loads for the page shown must go on.
   */
  const stopPost = () => {
    if (posted?.isConnected) window.stop();
    endPost();
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
      // Now the script sends it.
      if (!isWaiting(form)) return stopPost();
      // Pressing again during the browser's post is a repeat, which the server recognizes as the same enquiry.
      // A turn of a list (GET) needs no script, and gives way to the next one: only an enquiry must not be lost.
      if (form === posted || form.method !== 'post') return;
      event.preventDefault();
      showQueued(form, true);
      if (form === queued) return;
      // A form queued before, on a page that was left or elsewhere on this one, must not be lost to this one.
      post(queued);
      queued = form;
      findQueued = finder(form);
      setTimeout(post, formTimeout, form);
      // If the page is being left, `pagehide` posts it.
      loadScript().catch(() => isLeaving() || post(form));
    },
    true,
  );

  document.addEventListener('site:fails', ({ target }) => {
    if (queued && (target as Node).contains(queued)) post(queued);
  });

  document.addEventListener('site:answers', () => {
    for (const [find, button] of clicked) {
      if (button.isConnected && isWaiting(button)) continue;
      clicked.delete(find);
      find()?.click();
    }
    if (!queued || isWaiting(queued)) return;
    queued = undefined;
    const form = findQueued!();
    if (!form) return;
    showQueued(form, false);
    form.requestSubmit();
  });

  addEventListener('pagehide', () => post(queued, true));

  // When the visitor comes back from the answer to a post, the browser restores the page as it was left.
  addEventListener('pageshow', endPost);
}

/** Encodes a form like a browser does. The cast is safe: a form without files has only text. */
const encode = (form: HTMLFormElement) => new URLSearchParams(new FormData(form) as unknown as URLSearchParams);

/** Finds the element again: React replaces an island's markup if a translator has changed it. */
function finder<Kind extends HTMLElement>(element: Kind): () => Kind | undefined {
  const island = element.closest('site-island');
  const findAll = () => [...(island?.querySelectorAll<Kind>(element.localName) ?? [])];
  const index = findAll().indexOf(element);
  return () => (element.isConnected ? element : findAll()[index]);
}
