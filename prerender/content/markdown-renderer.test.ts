import type { Root } from 'mdast';
import { afterAll, expect, test } from 'vitest';
import { articleSyntax } from './markdown-syntax.ts';
import { MarkdownRenderer } from './markdown-renderer.ts';

const here = new MarkdownRenderer();
const inThreads = new MarkdownRenderer({ startAfter: 0 });
afterAll(() => Promise.all([here.close(), inThreads.close()]));

const options = {
  figures: { stock: { wide: '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>' } },
  pictures: {},
  links: { '/why-us': '/#/why-us' },
  address: 'https://site.example/a/',
  numbered: true,
  language: 'en' as const,
};

const parse = (source: string): Root => articleSyntax().parse(source);

const source = `## The shop

See [why](/why-us), and *count*[^1].

::figure{file="stock" alt="Stock over a year" caption="Stock"}

\`\`\`typescript
const stock = 9;
\`\`\`

[^1]: Counted by hand.
`;

test('a thread renders an article as the caller’s thread does', async () => {
  const rendered = await here.render(parse(source), options);
  expect(rendered.html).toContain('--code-token-keyword');
  expect(await inThreads.render(parse(source), options)).toEqual(rendered);
});

test('an error in a thread rejects with its message, and the next articles are rendered', async () => {
  const broken = parse('```no-such-language\nx\n```\n');
  await expect(inThreads.render(broken, options)).rejects.toThrow('code marked “no-such-language” cannot be colored');
  const articles = await Promise.all([source, source].map((text) => inThreads.render(parse(text), options)));
  expect(articles.map(({ wordCount }) => wordCount)).toEqual(articles.map(() => articles[0]!.wordCount));
});
