import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';
import { writtenTitle } from '#tools/acceptance/claims.ts';
import { childrenOf, parseSource, type SyntaxNode } from '../lint/syntax-tree.ts';

/** The first string argument of each call in a file: includes the titles of tests and their blocks. */
function titlesIn(node: SyntaxNode): string[] {
  const [first] = node.type === 'CallExpression' ? (node['arguments'] as SyntaxNode[]) : [];
  const own = first ? [textOf(first)].filter((text) => text !== undefined) : [];
  return [...own, ...childrenOf(node).flatMap(titlesIn)];
}

function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? writtenTitle(node['value']) : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

/** Why a test's name in a document, `file › block › title`, does not exist; undefined if it does. */
export function whyNotThere(test: string): string | undefined {
  const [file = '', ...titles] = test.split(' › ');
  if (titles.length === 0) return `${file}: name the test as well, “file › title”`;
  const path = join(projectRoot, file);
  if (!existsSync(path)) return `${file} is not there`;
  const found = new Set(titlesIn(parseSource(path, readFileSync(path, 'utf8'))));
  const lost = titles.find((title) => !found.has(title));
  return lost === undefined ? undefined : `${file} has no test or block “${lost}”`;
}
