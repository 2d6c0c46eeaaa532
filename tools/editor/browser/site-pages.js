/** The pages that a link can lead to, and the passages of each: cached until something is saved. */
import { askJson } from './server.js';

let pages;
let passages = new Map();

addEventListener('content-saved', () => {
  pages = undefined;
  passages = new Map();
});

/** Resolves to the pages that a link can lead to, sorted by name: `[{ path, name, status }]`. */
export function sitePages() {
  const asked = (pages ??= askJson('pages.json').then((all) =>
    all.filter(({ isTarget }) => isTarget).toSorted(byName),
  ));
  // If the content cannot be read, the request fails, and the next call tries again. A newer request, after a save, is kept.
  asked.catch(() => {
    if (pages === asked) pages = undefined;
  });
  return asked;
}

/** Resolves to the passages of the page at a path: `[{ anchor, heading }]`. */
export function passagesOf(path) {
  const asked = passages.get(path) ?? askJson(`passages.json?${new URLSearchParams({ page: path })}`);
  passages.set(path, asked);
  asked.catch(() => {
    if (passages.get(path) === asked) passages.delete(path);
  });
  return asked;
}

const statusNotes = { draft: ' · draft', scheduled: ' · planned' };

/** The label of a page in lists: its name, marked if it is a draft or scheduled and cannot be opened yet, and its path. */
export const labelOf = ({ path, name, status }) => `${name}${statusNotes[status] ?? ''} (${path})`;

/** The names of groups, in the order of lists. */
const groupOrder = ['Pages', 'Cases', 'Articles'];

/** The groups of pages by the folder in their addresses; pages elsewhere are “Pages”. */
const folders = { '/case-studies/': 'Cases', '/blog/': 'Articles' };

/** The pages as groups of a list: `[[name, pages]]`. */
export const groupPages = (listed) =>
  Object.entries(
    Object.groupBy(
      listed,
      ({ path }) => folders[Object.keys(folders).find((folder) => path.startsWith(folder))] ?? 'Pages',
    ),
  ).toSorted(([one], [other]) => groupOrder.indexOf(one) - groupOrder.indexOf(other));

const byName = (one, other) => one.name.localeCompare(other.name);
