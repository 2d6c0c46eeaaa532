import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Root as Markdown } from 'mdast';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { frameIds } from '#content/schema/anchor.ts';
import { languages, type LanguageName } from '#languages/languages.ts';
import { readableForms, type ReadableForms } from '../readable.ts';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { articleDirectives } from './article-directives.ts';
import { articlePhotos } from './article-photos.ts';
import { barCharts } from './bar-charts.ts';
import type { BodyReferences } from './check-body.ts';
import { highlightCode } from './highlight-code.ts';
import { labeledTables } from './labeled-tables.ts';
import { sendNoReferrer } from './send-no-referrer.ts';
import { nonBreakingWords } from './non-breaking-words.ts';

interface Heading {
  id: string;
  text: string;
}

export interface RenderedArticle {
  html: string;
  /** The second-level headings, in order. */
  headings: Heading[];
  wordCount: number;
  /** The article's forms for feeds and other readers. */
  readable: ReadableForms;
}

export interface MarkdownOptions extends BodyReferences {
  /** The article's full URL: https://example.com/blog/name/ */
  address: string;
  /** Whether second-level headings carry their number. */
  numbered: boolean;
  /** The language of the texts that are added to it. */
  language: LanguageName;
}

/**
 * Renders an article's Markdown, parsed by articleSyntax, as HTML. Modifies the tree. Depends on nothing but its
 * arguments, which are JSON. Expects a checked body: throws a plain Error for what check-body.ts missed; the caller
 * names the file.
 */
export async function renderMarkdown(markdown: Markdown, options: MarkdownOptions): Promise<RenderedArticle> {
  const labels = languages[options.language].article;
  const headings: Heading[] = [];
  let wordCount = 0;
  const processor = unified()
    .use(() => removeComments)
    .use(() => resolveLinks(options.links))
    .use(() => articlePhotos(options.pictures))
    .use(() => articleDirectives(figureLookup(options), labels.figure))
    .use(remarkRehype, {
      allowDangerousHtml: true,
      footnoteLabel: labels.sources,
      footnoteLabelProperties: {},
      footnoteBackLabel: (note, reference) => labels.backToText(`${note + 1}${reference > 1 ? `-${reference}` : ''}`),
    })
    .use(rehypeSlug)
    .use(() => avoidReservedAnchors)
    .use(() => (tree: Root) => {
      wordCount = countWords(tree);
      collectHeadings(tree, headings, { numbered: options.numbered });
    })
    .use(() => sendNoReferrer)
    .use(() => startNumbers)
    .use(() => markLongNumbers)
    .use(() => labeledTables)
    .use(() => barCharts(options.language))
    .use(() => nonBreakingWords)
    .use(() => highlightCode(labels))
    .use(rehypeStringify, { allowDangerousHtml: true });
  const tree = await processor.run(markdown);
  const html = processor.stringify(tree);
  return { html, headings, wordCount, readable: readableForms(tree, html, options.address, labels.drawing) };
}

function figureLookup({ figures }: BodyReferences) {
  return (name: string) => {
    const found = figures[name];
    if (!found) throw new Error(`the figure “${name}” does not exist`);
    return found;
  };
}

function removeComments(tree: Markdown) {
  visit(tree, 'html', (node) => {
    node.value = node.value.replace(/<!--.*?-->/gs, '');
  });
}

const resolveLinks = (links: BodyReferences['links']) => (tree: Markdown) => {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') node.url = links[node.url] ?? node.url;
  });
};

/**
 * Gives a heading a new id, which no other heading has, if its id is also in the frame of a page, or is empty because the
 * heading has no letters.
 */
function avoidReservedAnchors(tree: Root) {
  const headings: { id: string; properties: Element['properties'] }[] = [];
  visit(tree, 'element', ({ tagName, properties }) => {
    const { id } = properties;
    if (typeof id === 'string' && /^h[1-6]$/.test(tagName)) headings.push({ id, properties });
  });
  const ids = new Set(headings.map(({ id }) => id));
  for (const { id, properties } of headings) {
    // Several headings without letters have the slugs “”, “-1”, “-2”.
    const isEmpty = /^(-|$)/.test(id);
    if (!isEmpty && !frameIds.has(id)) continue;
    const stem = isEmpty ? `section${id}` : `section-${id}`;
    let renamed = stem;
    for (let number = 1; ids.has(renamed); number += 1) renamed = `${stem}-${number}`;
    ids.add(renamed);
    properties['id'] = renamed;
  }
}

/** Lets the counter of article-body.module.css begin with the first number of a list that continues an earlier one. */
function startNumbers(tree: Root) {
  visit(tree, { tagName: 'ol' }, ({ properties }) => {
    if (typeof properties['start'] === 'number') properties['style'] = `counter-reset:item ${properties['start'] - 1}`;
  });
}

/** Marks lists with a number of two digits, for which article-body.module.css has more room. */
function markLongNumbers(tree: Root) {
  visit(tree, { tagName: 'ol' }, ({ properties, children }) => {
    const items = children.filter((child) => child.type === 'element' && child.tagName === 'li');
    const lastNumber = Number(properties['start'] ?? 1) + items.length - 1;
    if (lastNumber > 9) properties['dataLongNumbers'] = '';
  });
}

const countWords = (tree: Root) => toString(tree).split(/\s+/).filter(Boolean).length;

/** Adds the second-level headings to `headings`, and gives each a link to itself and, if `numbered`, its number. */
function collectHeadings(tree: Root, headings: Heading[], { numbered }: { numbered: boolean }) {
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
    node.children = numbered ? [numberOf(headings.length), { type: 'text', value: ' ' }, title] : [title];
    // Following a link to the heading moves the focus here.
    node.properties['tabIndex'] = -1;
  });
}

/** A heading's number, as part of its text, so that screen readers and the Markdown have it too. */
const numberOf = (number: number): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { dataNumber: '' },
  children: [{ type: 'text', value: String(number) }],
});
