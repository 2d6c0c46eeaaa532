/** The pages that a link can lead to, and the passages of each: cached until something is saved. */
import { askJson } from './server.js';

let pages;
let passages = new Map();

addEventListener('content-saved', () => {
  pages = undefined;
  passages = new Map();
});

/** The pages that a link can lead to, by title: `[{ path, name, status }]`. */
export function sitePages() {
  pages ??= askJson('pages.json').then((all) => all.filter(({ isTarget }) => isTarget).toSorted(byName));
  // While the content cannot be read nobody gets an answer; the next call tries again.
  pages.catch(() => (pages = undefined));
  return pages;
}

/** The passages of the page at a path: `[{ anchor, heading }]`. */
export function passagesOf(path) {
  const asked = passages.get(path) ?? askJson(`passages.json?${new URLSearchParams({ page: path })}`);
  passages.set(path, asked);
  // The next call tries again.
  asked.catch(() => passages.delete(path));
  return asked;
}

const statusNotes = { draft: ' · draft', scheduled: ' · planned' };

/** The name of a page in lists, marked if it is a draft or scheduled and cannot be opened yet. */
export const titleOf = ({ path, name, status }) => `${name}${statusNotes[status] ?? ''} (${path})`;

/** The names of groups, in the order of lists. */
const order = ['Pages', 'Cases', 'Articles'];

/** The groups of pages by the folder in their addresses; pages elsewhere are “Pages”. */
const folders = { '/case-studies/': 'Cases', '/blog/': 'Articles' };

/** The pages as groups of a list: `[[name, pages]]`. */
export const groupPages = (listed) =>
  Object.entries(
    Object.groupBy(
      listed,
      ({ path }) => folders[Object.keys(folders).find((folder) => path.startsWith(folder))] ?? 'Pages',
    ),
  ).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));

const byName = (one, other) => one.name.localeCompare(other.name);
