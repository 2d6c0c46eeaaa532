import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { check } from '#site/ui/icons/check.ts';
import { copy } from '#site/ui/icons/copy.ts';
import type { Language } from '#languages/languages.ts';
import { createHighlighter, type Highlighter, type ThemeRegistrationRaw } from 'shiki';
import { visit } from 'unist-util-visit';
import { coloredLanguages, knownLanguages, languageAliases } from './code-languages.ts';

const color = (name: string) => ({ foreground: `var(--code-${name})` });

/** A theme of few colors, each for one kind of token, so that a name looks the same wherever it is. */
const theme: ThemeRegistrationRaw = {
  name: 'tokens',
  type: 'dark',
  colors: { 'editor.foreground': 'var(--code-foreground)', 'editor.background': 'var(--code-background)' },
  settings: [
    { scope: ['comment', 'string.quoted.docstring'], settings: color('token-comment') },
    { scope: ['string', 'punctuation.definition.string'], settings: color('token-string') },
    { scope: ['meta.template.expression', 'meta.fstring'], settings: color('foreground') },
    {
      scope: ['keyword', 'storage', 'constant.numeric', 'constant.language', 'entity.name.tag'],
      settings: color('token-keyword'),
    },
    {
      scope: ['keyword.operator', 'storage.type.function.arrow', 'support.type.property-name'],
      settings: color('foreground'),
    },
  ],
};

/** Created for the first listing: it loads the grammars of all languages. */
let highlighter: Promise<Highlighter> | undefined;

/** Highlights fenced code at build time, in the colors of the page. A fence's title is written ```` ```ini title="mosquitto.conf" ````. */
export const highlightCode = (labels: Language['article']) => async (tree: Root) => {
  const blocks: { pre: Element; code: Element }[] = [];
  visit(tree, 'element', (node) => {
    const code = node.children[0];
    if (node.tagName === 'pre' && code?.type === 'element') blocks.push({ pre: node, code });
  });
  if (blocks.length === 0) return;
  highlighter ??= createHighlighter({ themes: [theme], langs: coloredLanguages, langAlias: languageAliases });
  const shiki = await highlighter;
  const names: string[] = [];
  for (const { pre, code } of blocks) {
    const language = languageOf(code);
    if (!knownLanguages.includes(language)) {
      throw new Error(`code marked “${language}” cannot be colored: use one of ${knownLanguages.join(', ')}`);
    }
    const highlighted = shiki.codeToHast(toString(code).replace(/\n$/, ''), shikiOptions(language));
    const title = titleOf(code) ?? language;
    names.push(title);
    const earlierCount = names.filter((name) => name === title).length - 1;
    const copyName = earlierCount > 0 ? `${title}, ${earlierCount + 1}` : title;
    frameListing(pre, highlighted.children[0] as Element, { title, language, copyName }, labels);
  }
};

/** Highlighting has no time limit: with the default, half a second a line, a busy machine could leave some lines uncolored. */
const shikiOptions = (lang: string) => ({ lang, theme: 'tokens', tokenizeTimeLimit: 0 });

const languageOf = (code: Element) => {
  const names = code.properties['className'];
  const name = Array.isArray(names) ? names.map(String).find((value) => value.startsWith('language-')) : undefined;
  return name?.slice('language-'.length) ?? 'text';
};

const titleOf = (code: Element) => /title="([^"]+)"/.exec(code.data?.meta ?? '')?.[1];

interface Listing {
  title: string;
  language: string;
  /** The name by which the button says what it copies: the title, numbered if an earlier listing has the same title. */
  copyName: string;
}

/** Turns a block into a figure: title, Copy button in both its states (handled by site/behaviors/copy-buttons.ts), code. */
function frameListing(
  pre: Element,
  highlighted: Element,
  { title, language, copyName }: Listing,
  labels: Language['article'],
) {
  const copyAttributes = { ariaLabel: labels.copyListing(copyName), dataCopy: '', dataCopyMessage: labels.codeCopied };
  const label = element('figcaption', {}, [
    element('span', {}, [{ type: 'text', value: title }]),
    element('button', { type: 'button', ...copyAttributes }, [
      buttonState(copy, labels.copy),
      buttonState(check, labels.copied),
    ]),
  ]);
  const properties = { tabIndex: 0, role: 'region', ariaLabel: copyName, dataLanguage: language };
  pre.tagName = 'figure';
  pre.properties = { dataCode: '' };
  pre.children = [label, element('pre', properties, highlighted.children)];
}

const buttonState = (icon: string, label: string) =>
  element('span', {}, [
    { type: 'raw', value: `<svg viewBox="0 0 24 24" aria-hidden="true">${icon}</svg>` } as unknown as ElementContent,
    { type: 'text', value: label },
  ]);

const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
