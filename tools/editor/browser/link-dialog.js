/** The dialog of the rich text editor's link button: its field accepts the title of a page as well as an address. */
import { groupPages, passagesOf, sitePages, labelOf } from './site-pages.js';

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement && isAddressField(target)) void offerPages(target);
});

/** Whether an input is the dialog's address field. Its id and its place tell: the CMS has no documented way to find it. */
const isAddressField = (input) => input.id.endsWith('-url') && input.closest('dialog, [role="dialog"]') && !input.list;

async function offerPages(input) {
  const list = document.createElement('datalist');
  list.id = `${input.id}-pages`;
  input.after(list);
  input.setAttribute('list', list.id);
  input.placeholder = 'Words of a page’s title, or https://…';
  // At first, the field contains the selected text, which is not an address.
  input.select();
  const pages = await sitePages().catch(() => []);
  list.append(...groupPages(pages).flatMap(([, listed]) => listed.map((page) => option(page.path, labelOf(page)))));
  input.addEventListener('input', () => void follow(input, list, pages));
}

/** Once a page is chosen, its passages are offered too. */
async function follow(input, list, pages) {
  const page = pages.find(({ path }) => path === input.value);
  if (!page || list.dataset.passagesOf === page.path) return;
  list.dataset.passagesOf = page.path;
  const passages = await passagesOf(page.path).catch(() => []);
  list.append(...passages.map(({ anchor, heading }) => option(`${page.path}#${anchor}`, `${page.name}: ${heading}`)));
}

const option = (value, label) => Object.assign(document.createElement('option'), { value, label });
