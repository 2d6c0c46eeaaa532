import { expect, test } from 'vitest';
import { withBasePath } from './with-base-path.ts';

const prepare = (document: string) => withBasePath(document, '/secret/site');

test('links, pictures and fonts of a page get the base path', () => {
  expect(prepare('<a href="/team/">')).toBe('<a href="/secret/site/team/">');
  expect(prepare('<img src="/a.jpg" srcset="/a.avif 1w, /b.avif 2w">')).toBe(
    '<img src="/secret/site/a.jpg" srcset="/secret/site/a.avif 1w, /secret/site/b.avif 2w">',
  );
  expect(prepare("src: url('/site/styles/fonts/x.woff2')")).toBe("src: url('/secret/site/site/styles/fonts/x.woff2')");
});

test('links to other sites and within the page are unchanged', () => {
  const links = '<a href="https://example.com/"></a><a href="//example.com/"></a><a href="#week"></a>';
  expect(prepare(links)).toBe(links);
});

test('scripts of any kind are removed', () => {
  expect(prepare('<p>One</p><script type="module">if (1 > 0) go()</script><script src="/x.js"></script>')).toBe(
    '<p>One</p>',
  );
});
