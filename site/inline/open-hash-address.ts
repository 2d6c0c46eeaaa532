/**
 * Inline in every document's head, before anything is painted.
 *
 * The server only ever sees `/` of an address such as `/#/blog/x`. So the home document fetches that route's own
 * document at once and swaps its markup, title, styles and data in; home's own markup is never shown. When the fetch
 * fails, the start script renders the page from nothing.
 */
const root = document.documentElement;
const { hash, pathname } = location;

if (hash.startsWith('#/') && pathname !== '/') {
  location.replace(`/${hash}`);
} else if (hash.startsWith('#/')) {
  const path = hash
    .slice(1)
    .replace(/[?#].*/, '')
    .replace(/(.)\/$/, '$1');
  if (path !== '/') {
    root.className = 'is-opening';
    // Anything else, such as //evil.example/x, must not be fetched.
    const arriving = /^(\/[\w-]+)+$/.test(path)
      ? fetch(`${path}/`, { priority: 'high' })
      : Promise.reject(new Error(path));
    window.opening = Promise.all([arriving.then(readPage), parsed()])
      .then(([page]) => swapIn(page))
      .catch(() => undefined)
      .then(() => void (root.className = ''));
  }
}

async function readPage(response: Response) {
  if (!response.ok) throw new Error(String(response.status));
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function parsed() {
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

function swapIn(page: Document) {
  for (const style of page.querySelectorAll('head style, head link[rel=stylesheet], head meta[name=description]')) {
    document.head.append(style);
  }
  document.title = page.title;
  for (const id of ['root', 'data']) document.getElementById(id)!.replaceWith(page.getElementById(id)!);
  root.dataset['chunks'] = page.documentElement.dataset['chunks']!;
}

export {};
