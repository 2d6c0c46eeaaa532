import { turnList } from './navigate.ts';

/**
 * Lets the forms of a list's pager (`data-turn`) replace the list's page in place. Without a script, the browser
 * submits them to that page's own document.
 */
export function turnLists() {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const { turn } = form.dataset;
    if (!turn) return;
    event.preventDefault();
    const list = form.closest('[data-list]')!;
    list.ariaBusy = 'true';
    void turnList(turn, {
      shown: announcePage,
      failed: () => {
        list.ariaBusy = null;
        showFailure(list, form);
      },
    });
  });
}

/** Scrolls to the list's heading, and announces which part of the list is shown. */
function announcePage() {
  const [list, range, heading] = ['list', 'list-range', 'list-heading'].map((name) =>
    document.querySelector<HTMLElement>(`[data-${name}]`)!,
  );
  range!.textContent = list!.dataset['list']!;
  heading!.focus({ preventScroll: true });
  heading!.scrollIntoView();
}

/** The button of the message sends `form` again. */
function showFailure(list: Element, form: HTMLFormElement) {
  const failure = list.querySelector<HTMLElement>('[data-list-failure]')!;
  failure.hidden = false;
  failure.querySelector('button')!.setAttribute('form', form.id);
}
