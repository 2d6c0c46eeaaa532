/** Keeps the badges of the lists correct: after a save, and once another day has begun at the company. */
import { publicationBadge } from './publication-badge.js';
import { askJson } from './server.js';

const lists = ['articles', 'plain-pages'];

/** The day for which the badges were made. */
let badgeDay;

export async function registerBadges(CMS) {
  badgeDay = await today();
  CMS.registerEventListener({ name: 'preSave', handler: withBadge });
  addEventListener('hashchange', reloadOnNewDay);
  addEventListener('focus', reloadOnNewDay);
  setInterval(reloadOnNewDay, 60_000);
}

const today = async () => (await askJson('today.json')).today;

/** Adds the badge of the entry's new values. The server leaves it out of the file. */
async function withBadge({ entry }) {
  if (!lists.includes(entry.get('collection'))) return undefined;
  const badge = publicationBadge(entry.get('data').toJS(), await today().catch(() => badgeDay));
  return entry.setIn(['data', 'badge'], badge);
}

/** Reloads the page, since the CMS cannot be told to read its entries again. Not while a form or dialog is open: input would be lost. */
async function reloadOnNewDay() {
  const isList = () => !/\/(entries\/|new\b)/.test(location.hash) && !document.querySelector('dialog[open]');
  if (isList() && (await today().catch(() => badgeDay)) !== badgeDay && isList()) location.reload();
}
