import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { articleDirectives, type FigureFile } from './article-directives.ts';
import { highlightCode } from './highlight-code.ts';
import { plainAddresses } from './plain-addresses.ts';
import { labelledTables } from './labelled-tables.ts';

export interface Heading {
  id: string;
  text: string;
}

export interface RenderedArticle {
  html: string;
  /** The second-level headings, in order. */
  headings: Heading[];
  words: number;
}

export interface MarkdownOptions {
  /** Whether second-level headings carry their number. */
  numbered: boolean;
  figure: (name: string) => FigureFile;
}

/** An article's Markdown as HTML. Throws a plain Error naming what is wrong; the caller names the file. */
export async function renderMarkdown(source: string, options: MarkdownOptions): Promise<RenderedArticle> {
  const headings: Heading[] = [];
  let words = 0;
  const html = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(() => articleDirectives(options.figure))
    .use(remarkRehype, { allowDangerousHtml: true, footnoteLabel: 'Sources', footnoteLabelProperties: {} })
    .use(rehypeSlug)
    .use(() => (tree: Root) => {
      words = countWords(tree);
      collectHeadings(tree, headings, options.numbered);
    })
    .use(() => plainAddresses)
    .use(() => labelledTables)
    .use(() => highlightCode)
    .use(rehypeStringify, { allowDangerousHtml: true })
    .process(source);
  return { html: String(html), headings, words };
}

const countWords = (tree: Root) => toString(tree).split(/\s+/).filter(Boolean).length;

function collectHeadings(tree: Root, headings: Heading[], numbered: boolean) {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'h2') return;
    const heading = { id: String(node.properties['id']), text: toString(node) };
    if (heading.id === 'footnote-label') return;
    headings.push(heading);
    const title: typeof node = {
      type: 'element',
      tagName: 'a',
      properties: { href: `#${heading.id}`, dataAnchor: '' },
      children: node.children,
    };
    node.children = [title];
    // Whoever follows a link to it goes on reading here.
    node.properties['tabIndex'] = -1;
    if (numbered) {
      node.properties['dataNumber'] = String(headings.length);
    }
  });
}
