import { isLeaving } from '../navigation/leaving.ts';
import { queueEarlyClicks } from './early-clicks.ts';
import { createFinder, isWaiting } from './waiting-element.ts';

/** Milliseconds that a form waits for its script before the browser posts it. */
const scriptTimeout = 8000;

/** Milliseconds after which an unanswered post is stopped, so that the form can be changed and sent again. */
const postTimeout = 30_000;

/**
 * Queues the clicked buttons and the submitted form until their scripts run, then repeats the events (`site:ready`). If a
 * form's script fails or takes too long, the browser posts the form, even if its page has been left. `loadScript` loads
 * the site's own script, once.
 */
export function queueEarlyInput(loadScript: () => Promise<unknown>) {
  queueEarlyClicks();

  /** The form that is to be sent. Cleared before the browser or the script sends it, so that only one of them does. */
  let queuedForm: HTMLFormElement | undefined;
  let findQueuedForm: (() => HTMLFormElement | undefined) | undefined;
  /** The form that the browser is posting. */
  let postedForm: HTMLFormElement | undefined;
  let postTimer: ReturnType<typeof setTimeout>;

  /** Posts `form` if it is still queued: in the background if its page was left, since no answer can be shown then. */
  const postQueued = (form: HTMLFormElement | undefined, isPageLeft = !form?.isConnected) => {
    if (!form || form !== queuedForm) return;
    queuedForm = undefined;
    postedForm = form;
    if (isPageLeft) navigator.sendBeacon(form.action, encodeForm(form));
    else form.submit();
    clearTimeout(postTimer);
    postTimer = setTimeout(stopPost, postTimeout);
  };

  const endPost = () => {
    clearTimeout(postTimer);
    if (postedForm) showQueued(postedForm, false);
    postedForm = undefined;
  };

  /**
   * Stops a post: its answer would replace the page and everything typed since. The server recognizes the text if it is sent
   * again. If the form's page was left, no answer would be shown, and the current page must go on loading.
   */
  const stopPost = () => {
    if (postedForm?.isConnected) window.stop();
    endPost();
  };

  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      // The form's own script sends it.
      if (!isWaiting(form)) return stopPost();
      // A second submit during the browser's post is a repeat, which the server recognizes as the same enquiry. The form
      // of a list's pager (GET) needs no script, and may be superseded: only an enquiry must not be lost.
      if (form === postedForm || form.method !== 'post') return;
      event.preventDefault();
      showQueued(form, true);
      if (form === queuedForm) return;
      // A form that was queued earlier, on a page that was left or elsewhere on this one, is posted now: it must not be lost.
      postQueued(queuedForm);
      queuedForm = form;
      findQueuedForm = createFinder(form);
      setTimeout(postQueued, scriptTimeout, form);
      // If the page is being left, `pagehide` posts it.
      loadScript().catch(() => isLeaving() || postQueued(form));
    },
    true,
  );

  document.addEventListener('site:failed', ({ target }) => {
    if (queuedForm && (target as Node).contains(queuedForm)) postQueued(queuedForm);
  });

  document.addEventListener('site:ready', () => {
    if (!queuedForm || isWaiting(queuedForm)) return;
    queuedForm = undefined;
    const form = findQueuedForm!();
    if (!form) return;
    showQueued(form, false);
    form.requestSubmit();
  });

  addEventListener('pagehide', () => {
    postQueued(queuedForm, true);
    // When the visitor comes back from the answer to a post, the browser restores the page as it was left.
    endPost();
  });
}

/** Shows on the button, by the form's styles, that the form is queued. The text stays: React expects it when it hydrates. */
const showQueued = (form: HTMLFormElement, isQueued: boolean) => form.toggleAttribute('data-queued', isQueued);

/** Encodes a form as a browser does. The cast is safe: a form without files has only text. */
const encodeForm = (form: HTMLFormElement) => new URLSearchParams(new FormData(form) as unknown as URLSearchParams);
