// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { parseDocument } from './parse-document.ts';
import { trackHead, swapDocument } from './swap-document.ts';

const pageDocument = (path: string, styles: string[], main: string, release = 'one') =>
  parseDocument(
    `<!doctype html><html data-path="${path}" data-release="${release}"><head><meta charset="utf-8"><script>inline</script>` +
      `<title>${path}</title><meta http-equiv="Content-Security-Policy" content="${path}">${styles.map((text) => `<style>${text}</style>`).join('')}` +
      `<script type="application/ld+json">{"of":"${path}"}</script></head><body><a href="#main">Skip</a>` +
      `<header data-permanent="header" class="header ${path}">Header</header><main>${main}</main>` +
      '<footer data-permanent="footer">Footer</footer></body></html>',
  );

const children = (parent: Element) => [...parent.children].map((child) => child.outerHTML);

beforeEach(() => {
  document.adoptedStyleSheets = [];
  const first = pageDocument('/one', [], 'First');
  document.replaceChild(document.adoptNode(first.documentElement), document.documentElement);
  trackHead();
});

/** The markup of a head's elements except scripts that run, styles (page-styles.test.ts) and the policy. */
const comparedHead = (head: Element) =>
  [...head.children]
    .filter(({ localName }) => localName !== 'style')
    .map((child) => child.outerHTML)
    .filter((html) => !html.startsWith('<script>') && !html.includes('http-equiv'));

test('the head’s elements become those of the next document, except scripts, which run once', () => {
  const script = document.querySelector('script:not([type])');
  swapDocument(pageDocument('/two', ['frame', 'of two', 'more of two'], 'Second'));
  expect(comparedHead(document.head)).toEqual(comparedHead(pageDocument('/two', [], '').head));
  expect([...document.querySelectorAll('script:not([type])')]).toEqual([script]);
});

test('the loaded document’s policy stays', () => {
  swapDocument(pageDocument('/two', ['frame'], 'Second'));
  expect([...document.querySelectorAll('meta[http-equiv]')].map((meta) => meta.getAttribute('content'))).toEqual([
    '/one',
  ]);
});

test('elements that a script has added to the head stay', () => {
  const foreign = document.createElement('meta');
  document.head.append(foreign);
  swapDocument(pageDocument('/two', ['frame'], 'Second'));
  swapDocument(pageDocument('/three', ['frame'], 'Third'));
  expect(foreign.isConnected).toBe(true);
});

test('header and footer stay in place and take the attributes of the next; everything else is replaced', () => {
  const [header, footer] = ['header', 'footer'].map((name) => document.querySelector(name));
  const next = pageDocument('/two', [], 'Second');
  const main = next.querySelector('main');
  swapDocument(next);
  expect([document.querySelector('header'), document.querySelector('footer')]).toEqual([header, footer]);
  expect(header?.className).toBe('header /two');
  expect(document.querySelector('main')).toBe(main);
  expect([...document.body.children].map(({ localName }) => localName)).toEqual(['a', 'header', 'main', 'footer']);
});

test('a screen without header and footer removes them, and the next page adds its own', () => {
  swapDocument(parseDocument('<title>Error</title><main>Error</main>'));
  expect(children(document.body)).toEqual(['<main>Error</main>']);
  swapDocument(pageDocument('/two', [], 'Second'));
  expect([...document.body.children].map(({ localName }) => localName)).toEqual(['a', 'header', 'main', 'footer']);
});

test('the root element has the path and the release of the current page', () => {
  swapDocument(pageDocument('/two', [], 'Second', 'another'));
  const { path, release } = document.documentElement.dataset;
  expect({ path, release }).toEqual({ path: '/two', release: 'another' });
});

test('focus is removed before anything of the next page is added', () => {
  document.querySelector('main')!.innerHTML = '<a href="/two">Go</a>';
  const link = document.querySelector<HTMLElement>('main a')!;
  link.focus();
  const stateAtBlur: unknown[] = [];
  link.addEventListener('blur', () => {
    const mains = [...document.querySelectorAll('main')].map(({ textContent }) => textContent);
    stateAtBlur.push(mains, document.adoptedStyleSheets.length, document.title);
  });
  swapDocument(pageDocument('/two', ['frame'], 'Second'));
  expect(stateAtBlur).toEqual([['Go'], 0, '/one']);
  expect(document.querySelectorAll('main')).toHaveLength(1);
});
