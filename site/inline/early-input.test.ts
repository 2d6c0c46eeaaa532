// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queueEarlyInput } from './early-input.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a form is shown as being sent until its page is left, even if the page is still loading when it is posted', async () => {
  const post = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  document.body.innerHTML = '<form method="post" action="/api/customerEnquiry"><button>Submit</button></form>';
  queueEarlyInput(() => Promise.reject(new Error('blocked')));
  const form = document.querySelector('form')!;
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(post).toHaveBeenCalledOnce(), { timeout: 30_000 });
  // The browser dispatches this event at the end of the first load, too.
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(form.hasAttribute('data-queued')).toBe(true);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(form.hasAttribute('data-queued')).toBe(false);
});
