import { showListPage } from './navigate.ts';

/**
 * Lets the forms of a list's pager (`data-list-page`, the path of the page that they lead to) replace the list's page in
 * place. Without a script, the browser submits them to that page's own document.
 */
export function pageListsInPlace() {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const { listPage } = form.dataset;
    if (!listPage) return;
    event.preventDefault();
    const list = form.closest('[data-list]')!;
    list.ariaBusy = 'true';
    void showListPage(listPage, {
      onShown: announcePage,
      onFailed: () => {
        list.ariaBusy = null;
        showFailure(list, form);
      },
    });
  });
}

/** Scrolls to the list's heading, and announces which part of the list is shown. */
function announcePage() {
  const list = document.querySelector<HTMLElement>('[data-list]')!;
  const heading = document.querySelector<HTMLElement>('[data-list-heading]')!;
  document.querySelector('[data-list-range]')!.textContent = list.dataset['list']!;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}

/** Shows that the page could not be loaded, with a button that submits `form` again. */
function showFailure(list: Element, form: HTMLFormElement) {
  const failure = list.querySelector<HTMLElement>('[data-list-failure]')!;
  failure.hidden = false;
  failure.querySelector('button')!.setAttribute('form', form.id);
}
