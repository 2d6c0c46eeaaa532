import { expect, test } from 'vitest';
import { plainDocument } from './plain-document.ts';

const document =
  '<html data-path="/" data-script="/s.js"><head><script>early()</script><link rel="stylesheet" href="/a.css">' +
  '<link rel="stylesheet" href="/print.css" media="print"><script type="application/ld+json">{"a":1}</script></head>' +
  '<body><site-island start="idle" scripts="/i.js /h.js"><h1>Words</h1></site-island>' +
  '<script type="application/json">{}</script></body></html>';

test('a plain document has its styles inline, its structured data, its islands’ markup, and only the given script', () => {
  expect(plainDocument(document, 'late("$&")', (href) => `${href} {}`)).toBe(
    '<html data-path="/" data-scripting><head><style>/a.css {}</style><script type="application/ld+json">{"a":1}</script></head>' +
      '<body><h1>Words</h1><script>late("$&")</script></body></html>',
  );
});
