import { childrenOf, parseSource, type SyntaxNode } from './syntax-tree.ts';

/** Attributes whose text people read or hear, on elements and on components. */
const textAttributes = new Set(
  'alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext label placeholder title'.split(
    ' ',
  ),
);

const hasLetters = (text: unknown): text is string => typeof text === 'string' && /\p{L}/u.test(text);

/** Whether a string is a sentence, or a capitalized phrase such as a button's; not a selector, a header or path data. */
const isPhrase = (text: string) => /^\p{Lu}\p{Ll}+([ ,.:!?’'…]+[\p{L}\d]+)+[.!?…]*$/u.test(text.trim());

/** Matches text between two tags, or up to the end, in markup written as a template. */
const textInMarkup = /<\w[^<>]*>\s*\p{Lu}?\p{L}+[^<>{}=;]*(?:<|$)/u;

/** Returns the texts for people that are written in code instead of coming from a language, one line each. */
export function findHardcodedTexts(file: string, source: string): string[] {
  const found: string[] = [];
  const report = ({ start }: SyntaxNode, text: string) =>
    found.push(
      `${file}:${source.slice(0, start).split('\n').length}: ${text.trim().replaceAll(/\s+/g, ' ').slice(0, 80)}`,
    );
  visit(parseSource(file, source), { isShown: false });
  return found;

  /** Reports the texts in a node; `isShown` says whether it is within a part that is rendered as text. */
  function visit(node: SyntaxNode, { isShown }: { isShown: boolean }): void {
    if (isNeverShown(node)) return;
    if (node.type === 'JSXText' && hasLetters(node['value'])) report(node, node['value']);
    if (node.type === 'Literal' && hasLetters(node['value']) && (isShown || isPhrase(node['value']))) {
      report(node, node['value']);
    }
    if (node.type === 'TemplateElement') {
      const text = (node['value'] as { cooked: string }).cooked;
      if ((isShown && hasLetters(text)) || isPhrase(text) || textInMarkup.test(text)) report(node, text);
    }
    for (const child of childrenOf(node)) {
      visit(child, { isShown: isRenderedAsText(child, { parent: node, isShown }) });
    }
  }
}

/** Whether a node has no text for people: errors for developers, answers to programs, types, imports. */
const isNeverShown = (node: SyntaxNode) =>
  /^TS(?!AsExpression|NonNullExpression|SatisfiesExpression)/.test(node.type) ||
  ['ImportDeclaration', 'ImportExpression', 'ExportAllDeclaration', 'ThrowStatement'].includes(node.type) ||
  // The error of a JSON answer is read by programs.
  (node.type === 'Property' && (node['key'] as SyntaxNode)['name'] === 'error') ||
  (node.type === 'CallExpression' && (node['callee'] as SyntaxNode).type === 'Super') ||
  (node.type === 'NewExpression' && String((node['callee'] as SyntaxNode)['name']).endsWith('Error'));

/** Whether a child of `parent` is rendered as text; `isShown` says whether the parent is. */
function isRenderedAsText(child: SyntaxNode, { parent, isShown }: { parent: SyntaxNode; isShown: boolean }): boolean {
  if (parent.type === 'JSXAttribute') return textAttributes.has(String((parent['name'] as SyntaxNode)['name']));
  // A value that is read, compared or passed on is not displayed.
  if (['CallExpression', 'MemberExpression', 'BinaryExpression'].includes(parent.type)) return false;
  if (parent.type === 'ConditionalExpression' && child === parent['test']) return false;
  if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') return child.type === 'JSXExpressionContainer';
  return isShown && parent.type !== 'ArrowFunctionExpression' && parent.type !== 'ObjectExpression';
}
