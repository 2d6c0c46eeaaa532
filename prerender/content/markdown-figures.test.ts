import { expect, test } from 'vitest';
import { renderArticle } from './testing/render-article.ts';

test('a figure shows its drawings and has a description and a number', async () => {
  const figure = (file: string) => `::figure{file="${file}" alt="A &quot;box&quot;" caption="Its line."}`;
  const { html } = await renderArticle(`${figure('both')}\n\n${figure('one')}`);
  expect(html.match(/data-form="\w+"/g)).toEqual(['data-form="wide"', 'data-form="phone"', 'data-form="only"']);
  expect(html).toContain('role="img" aria-label="A &quot;box&quot;"');
  expect(html).toContain('<figcaption>Figure\u00a01. Its line.</figcaption>');
  expect(html).toContain('<figcaption>Figure\u00a02. Its line.</figcaption>');
});

test('a drawing may begin with a declaration and comments, as drawing programs write them', async () => {
  const inkscape =
    '<?xml version="1.0"?>\n<!-- <svg -->\n<svg\n   role="none"\n   viewBox="0 0 2 1"\n>\n<path d="M0 0"/></svg>\n';
  const { html } = await renderArticle('::figure{file="drawn" alt="A till" caption="Its line."}', {
    figures: { drawn: { wide: inkscape } },
  });
  expect(html).toContain('<div><svg role="img" aria-label="A till" data-form="only" viewBox="0 0 2 1">\n<path');
});

test('equal ids in two drawings are made unique', async () => {
  const drawing = (color: string) =>
    `<svg viewBox="0 0 2 1" id="svg1"><linearGradient id="a"><stop stop-color="${color}"/></linearGradient><path id="main" fill="url(#a)" style='stroke:url("#a")' d="M0 0"/></svg>`;
  const figure = (file: string) => `::figure{file="${file}" alt="A" caption="Its line."}`;
  const { html } = await renderArticle(`${figure('red')}\n\n${figure('blue')}`, {
    figures: { red: { wide: drawing('red'), phone: drawing('red') }, blue: { wide: drawing('blue') } },
  });
  expect(html.match(/id="[^"]*"/g)).toEqual(['id="figure-1-a"', 'id="figure-1-phone-a"', 'id="figure-2-a"']);
  expect(html).toContain(`<path fill="url(#figure-1-phone-a)" style='stroke:url("#figure-1-phone-a")' d="M0 0"/>`);
});

test('a figure without a text alternative is refused', async () => {
  await expect(renderArticle('::figure{file="both" caption="Its line."}')).rejects.toThrow('is incomplete');
});

test('code is highlighted in the page’s colors, keeps its text and gets a Copy button', async () => {
  const { html } = await renderArticle('```conf title="fleet.conf"\nallow_anonymous false\n```');
  expect(html).toContain(
    '<figcaption><span>fleet.conf</span><button type="button" aria-label="Copy fleet.conf" data-copy="" data-copy-message="Code copied">',
  );
  expect(html).toContain('color:var(--code-token-keyword)');
  const code = /<code>(.*)<\/code>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
  expect(code).toBe('allow_anonymous false');
});

test('each Copy button is named after its listing, and numbered if an earlier one has the same name', async () => {
  const listing = (title: string) => `\`\`\`conf title="${title}"\nallow_anonymous false\n\`\`\`\n\n`;
  const { html } = await renderArticle(listing('fleet.conf') + listing('broker.conf') + listing('fleet.conf'));
  expect([...html.matchAll(/aria-label="(Copy [^"]+)"/g)].map(([, name]) => name)).toEqual([
    'Copy fleet.conf',
    'Copy broker.conf',
    'Copy fleet.conf, 2',
  ]);
});

test('code in a language that cannot be highlighted is refused', async () => {
  await expect(renderArticle('```cobol\nSTOP RUN.\n```')).rejects.toThrow('code marked “cobol” cannot be colored');
});

test('a picture on a line of its own becomes a figure with its widths, its reserved space and its caption', async () => {
  const { html } = await renderArticle('![A <window> at eight](window "At eight.")');
  expect(html).toContain('<figure data-photo=""><picture><source type="image/avif" srcset="');
  expect(html).toContain('window-1360.012345.avif 1360w" sizes="');
  expect(html).toContain('alt="A <window> at eight" width="1360" height="900" loading="lazy"');
  expect(html).toContain('<figcaption>At eight.</figcaption></figure>');
});
