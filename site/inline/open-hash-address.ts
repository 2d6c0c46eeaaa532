/**
 * Inline in every document's head, before anything is painted.
 *
 * The server only ever sees `/` of an address such as `/#/blog/x`. So the home document fetches that route's own
 * document at once and takes its head and body in. Home's own markup is written into a template: there nothing of it is
 * shown, and none of its pictures load. When the fetch fails, home comes out again without its page, and the start script
 * renders in its place.
 */
const { hash, pathname } = location;

if (hash.startsWith('#/') && pathname !== '/') {
  location.replace(`/${hash}`);
} else if (hash.startsWith('#/')) {
  const path = hash
    .slice(1)
    .replace(/[?#].*/, '')
    .replace(/(.)\/$/, '$1');
  if (path !== '/') {
    document.write('<template>');
    // Anything else, such as //evil.example/x, must not be fetched.
    const arriving = /^(\/[\w-]+)+$/.test(path)
      ? fetch(`${path}/`, { priority: 'high' })
      : Promise.reject(new Error(path));
    const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
    window.opening = Promise.all([arriving.then(readPage), parsed])
      .then(([page]) => takeIn(page))
      .catch(() => parsed.then(emptyHome));
  }
}

async function readPage(response: Response) {
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  // None of our pages: unknown, an error of the server, or one that stands for itself.
  if (!page.getElementById('data')) throw new Error(response.url);
  return page;
}

function takeIn(page: Document) {
  document.head.append(...page.querySelectorAll('head > :not(script)'));
  document.body.append(...page.body.children);
  document.documentElement.dataset['chunks'] = page.documentElement.dataset['chunks']!;
}

function emptyHome() {
  const { content } = document.querySelector('template')!;
  content.getElementById('root')!.textContent = '';
  document.body.append(content);
}

export {};
