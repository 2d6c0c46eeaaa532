/** Milliseconds a form waits for its script before the browser posts it. */
const formTimeout = 8000;

/** Milliseconds after which a post that has led nowhere is stopped: the form can be changed and sent again. */
const postTimeout = 30_000;

/** Whether the element waits for a script: the site's own, or that of its island. */
const isWaiting = (element: Element) =>
  !('ready' in document.documentElement.dataset) || element.closest('site-island:not([data-hydrated])');

/** The form's styles say so on its button. Not in its words: those React expects as they came. */
const showQueued = (form: HTMLFormElement, isQueued: boolean) => form.toggleAttribute('data-queued', isQueued);

/**
 * Queues the buttons clicked and the form submitted before their script runs, and repeats them once it does
 * (`site:answers`). The browser posts a form whose script fails or takes too long, also when its page has been left.
 * `loadScript` loads the site's own, once.
 */
export function queueEarlyInput(loadScript: () => Promise<unknown>) {
  const clicked = new Map<() => HTMLElement | undefined, HTMLElement>();
  /** Sent by the one that takes it out of here, browser or script: the other one finds nothing. */
  let queued: HTMLFormElement | undefined;
  let findQueued: (() => HTMLFormElement | undefined) | undefined;
  let posted: HTMLFormElement | undefined;

  /** Beside the page that is shown where the visitor has gone on, who then cannot be shown the answer. */
  const post = (form: HTMLFormElement | undefined, isLeft = !form?.isConnected) => {
    if (!form || form !== queued) return;
    queued = undefined;
    posted = form;
    if (isLeft) navigator.sendBeacon(form.action, encode(form));
    else form.submit();
    setTimeout(() => form === posted && form.isConnected && stopPost(), postTimeout);
  };

  const endPost = () => {
    if (posted) showQueued(posted, false);
    posted = undefined;
  };

  /** Its answer would take from the page what is typed into it by then. The server knows its words when they come again. */
  const stopPost = () => {
    window.stop();
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
      if (!isWaiting(form)) return posted && stopPost();
      // A press during the browser's post is one more such post, which the server takes for the same enquiry.
      if (form === posted) return;
      event.preventDefault();
      showQueued(form, true);
      if (form === queued) return;
      // One that was left, or the page's other form, does not lose its place to this one.
      post(queued);
      queued = form;
      findQueued = finder(form);
      setTimeout(post, formTimeout, form);
      loadScript().catch(() => post(form));
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

  // The page is shown as it was left when the visitor comes back from the answer to a post.
  addEventListener('pageshow', endPost);
}

/** Encodes a form like a browser. The cast: a form without files has texts only. */
const encode = (form: HTMLFormElement) => new URLSearchParams(new FormData(form) as unknown as URLSearchParams);

/** Finds the element again: React renders an island's markup again if a translator had changed it. */
function finder<Kind extends HTMLElement>(element: Kind): () => Kind | undefined {
  const island = element.closest('site-island');
  const findAll = () => [...(island?.querySelectorAll<Kind>(element.localName) ?? [])];
  const index = findAll().indexOf(element);
  return () => (element.isConnected ? element : findAll()[index]);
}
