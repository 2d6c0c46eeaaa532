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

/** A page with that link, clicked: the calls that follow, and the number of history entries added. */
function press(href: string, modifiers: MouseEventInit = {}) {
  document.body.innerHTML = `<a href="${href}">On</a>`;
  const calls = { same: vi.fn<() => void>(), passage: vi.fn<() => void>(), step: vi.fn<() => void>() };
  const stopped = new AbortController();
  addEventListener('popstate', calls.step, { signal: stopped.signal });
  const { addEventListener: listen } = document;
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: unknown) =>
    listen.call(document, type, listener as EventListener, { signal: stopped.signal }),
  );
  followLinks({ onSameAddress: calls.same, onPassage: calls.passage });
  const before = history.length;
  vi.restoreAllMocks();
  const isLeft = document
    .querySelector('a')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));
  stopped.abort();
  return { isLeft, added: history.length - before, ...calls };
}

test('a plain address is that of the document, with its anchor and query', () => {
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

test('links keep their addresses, by which those of a header’s menu are marked', () => {
  document.body.innerHTML =
    '<header data-permanent="header"><a href="/blog/">Blog</a><a href="/team/">Team</a><a href="/feed.xml">Feed</a></header>';
  rewriteLinks(document, '/blog/x');
  markCurrentLinks('/blog/x');
  expect([...document.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.ariaCurrent])).toEqual([
    ['/blog/', 'true'],
    ['/team/', null],
    ['/feed.xml', null],
  ]);
});

test('a link to another page adds a history entry without loading a document', () => {
  const { isLeft, added, step, passage } = press('/team/');
  expect(addressBar()).toBe('/team/');
  expect(added).toBe(1);
  expect(step).toHaveBeenCalledOnce();
  expect(passage).not.toHaveBeenCalled();
  expect(isLeft).toBe(false);
});

test('a link to a passage of home adds a history entry too', () => {
  expect(press('/#top')).toMatchObject({ isLeft: false, added: 1 });
  expect(addressBar()).toBe('/#top');
});

test('a link to a passage of the current page adds a history entry after the reader’s position was stored', () => {
  const { added, step, passage } = press('#values');
  expect(addressBar()).toBe('/why-us/#values');
  expect(added).toBe(1);
  expect(passage).toHaveBeenCalledOnce();
  expect(step).toHaveBeenCalledOnce();
});

test('a link to the current page adds no history entry', () => {
  const { added, step, same } = press('/why-us/');
  expect(added).toBe(0);
  expect(same).toHaveBeenCalledOnce();
  expect(step).not.toHaveBeenCalled();
});

test('files and other sites are left to the browser', () => {
  for (const href of ['/feed.xml', 'mailto:a@b.example']) expect(press(href).isLeft, href).toBe(true);
  expect(addressBar()).toBe('/why-us/');
});

test('a click with a modifier is the browser’s: a new tab, a new window or a download', () => {
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const) {
    expect(press('/team/', { [key]: true }), key).toMatchObject({ isLeft: true, added: 0 });
  }
});
