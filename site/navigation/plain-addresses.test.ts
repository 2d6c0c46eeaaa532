// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentAddress, linkAddress, mayNeedRewriting, shownHref } from './address.ts';
import { followLinks, markCurrentLinks, rewriteLinks } from './links.ts';

beforeEach(() => {
  document.documentElement.dataset['addresses'] = 'plain';
  history.replaceState(null, '', '/why-us/');
});

afterEach(() => {
  delete document.documentElement.dataset['addresses'];
  document.body.replaceChildren();
});

const addressBar = () => location.pathname + location.search + location.hash;

/**
 * Clicks the only link of a page. Returns whether the browser follows it, the number of history entries that the click adds,
 * and the mocks that it may call.
 */
function clickLink(href: string, modifiers: MouseEventInit = {}) {
  document.body.innerHTML = `<a href="${href}">On</a>`;
  const calls = { onSameAddress: vi.fn<() => void>(), onPassage: vi.fn<() => void>(), onPopState: vi.fn<() => void>() };
  const listening = new AbortController();
  addEventListener('popstate', calls.onPopState, { signal: listening.signal });
  // The listener of followLinks would stay: the signal removes it after this click.
  const { addEventListener: addDocumentListener } = document;
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: unknown) =>
    addDocumentListener.call(document, type, listener as EventListener, { signal: listening.signal }),
  );
  followLinks(calls);
  const lengthBefore = history.length;
  vi.restoreAllMocks();
  const isFollowedByBrowser = document
    .querySelector('a')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));
  listening.abort();
  return { isFollowedByBrowser, addedEntries: history.length - lengthBefore, ...calls };
}

test('a plain address is the address of the document, with the anchor and the query', () => {
  expect(shownHref('/')).toBe('/');
  expect(shownHref('/blog/x', 'rules', '?utm_source=mail')).toBe('/blog/x/?utm_source=mail#rules');
});

test('an old hash address is rewritten to the plain form, and a plain one to itself', () => {
  for (const [address, shown] of [
    ['/#/team', '/team/'],
    ['/?a=b#/team#who', '/team/?a=b#who'],
    ['/why-us/?a=b#rules', '/why-us/?a=b#rules'],
  ] as const) {
    history.replaceState(null, '', address);
    expect(mayNeedRewriting(location)).toBe(true);
    const { path, anchor } = currentAddress(location);
    expect(shownHref(path, anchor, location.search)).toBe(shown);
  }
});

test('a link’s page is recognized in both forms; files and other sites have none', () => {
  expect(['/#/team', '/team/', '/team/#who'].map((href) => linkAddress(href).path)).toEqual([
    '/team',
    '/team',
    '/team',
  ]);
  expect(['/feed.xml', 'https://a.example/', '#rules', ''].map((href) => linkAddress(href).path)).toEqual([
    '',
    '',
    '',
    '',
  ]);
});

test('links keep their addresses; in the header, links to the page or above it are marked, those to passages are not', () => {
  const hrefs = ['/blog/', '/blog/#newest', '/team/', '/feed.xml'];
  const links = hrefs.map((href) => `<a href="${href}">On</a>`);
  document.body.innerHTML = `<header data-permanent="header">${links.join('')}</header>`;
  rewriteLinks(document, '/blog/x');
  markCurrentLinks('/blog/x');
  expect([...document.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.ariaCurrent])).toEqual([
    ['/blog/', 'true'],
    ['/blog/#newest', null],
    ['/team/', null],
    ['/feed.xml', null],
  ]);
});

test('a link to another page adds a history entry without loading a document', () => {
  const { isFollowedByBrowser, addedEntries, onPopState, onPassage } = clickLink('/team/');
  expect(addressBar()).toBe('/team/');
  expect(addedEntries).toBe(1);
  expect(onPopState).toHaveBeenCalledOnce();
  expect(onPassage).not.toHaveBeenCalled();
  expect(isFollowedByBrowser).toBe(false);
});

test('a link to a passage of home adds a history entry too', () => {
  expect(clickLink('/#top')).toMatchObject({ isFollowedByBrowser: false, addedEntries: 1 });
  expect(addressBar()).toBe('/#top');
});

test('a link to a passage of the current page adds a history entry after the reader’s position was stored', () => {
  const { addedEntries, onPopState, onPassage } = clickLink('#values');
  expect(addressBar()).toBe('/why-us/#values');
  expect(addedEntries).toBe(1);
  expect(onPassage).toHaveBeenCalledOnce();
  expect(onPopState).toHaveBeenCalledOnce();
});

test('a link to the current page adds no history entry', () => {
  const { addedEntries, onPopState, onSameAddress } = clickLink('/why-us/');
  expect(addedEntries).toBe(0);
  expect(onSameAddress).toHaveBeenCalledOnce();
  expect(onPopState).not.toHaveBeenCalled();
});

test('files and other sites are left to the browser', () => {
  for (const href of ['/feed.xml', 'https://a.example/', 'mailto:a@b.example'])
    expect(clickLink(href).isFollowedByBrowser, href).toBe(true);
  expect(addressBar()).toBe('/why-us/');
});

test('a click with a modifier is the browser’s: a new tab, a new window or a download', () => {
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const) {
    expect(clickLink('/team/', { [key]: true }), key).toMatchObject({ isFollowedByBrowser: true, addedEntries: 0 });
  }
});
