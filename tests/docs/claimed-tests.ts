import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';
import { writtenTitle } from '#tools/acceptance/claims.ts';
import { childrenOf, parseSource, type SyntaxNode } from '../lint/syntax-tree.ts';

/** The titles of tests and their blocks in a source file, except the ones that are always skipped. */
export const titlesOfRunningTests = (file: string, source: string): string[] => titlesIn(parseSource(file, source));

/** The first string argument of each call: includes the titles of tests and their blocks. */
function titlesIn(node: SyntaxNode): string[] {
  const [first] = node.type === 'CallExpression' ? (node['arguments'] as SyntaxNode[]) : [];
  const title = first && textOf(first);
  // `test.skip(condition, reason)` has no title: it decides when the test runs.
  if (title !== undefined && isSkip(node['callee'] as SyntaxNode)) return [];
  return [...(title === undefined ? [] : [title]), ...childrenOf(node).flatMap(titlesIn)];
}

/** Whether a function such as `it.skip` or `describe.todo.each(…)` is called. */
function isSkip({ type, callee, object, property }: SyntaxNode): boolean {
  if (type === 'CallExpression') return isSkip(callee as SyntaxNode);
  if (type !== 'MemberExpression') return false;
  return ['skip', 'todo', 'fixme'].includes(String((property as SyntaxNode)['name'])) || isSkip(object as SyntaxNode);
}

function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? writtenTitle(node['value']) : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

/** The problem with a test that a document names, `file › block › title`, if no such test runs; undefined if it does. */
export function missingTestProblem(test: string): string | undefined {
  const [file = '', ...titles] = test.split(' › ');
  if (titles.length === 0) return `${file}: name the test as well, “file › title”`;
  const path = join(projectRoot, file);
  if (!existsSync(path)) return `${file} does not exist`;
  const runningTitles = new Set(titlesOfRunningTests(path, readFileSync(path, 'utf8')));
  const missing = titles.find((title) => !runningTitles.has(title));
  return missing === undefined ? undefined : `${file} has no test or block “${missing}”, or skips it`;
}
