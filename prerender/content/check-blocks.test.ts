import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { checkBlocks } from './check-blocks.ts';

function problemsOf(text: string): string[] {
  const problems: string[] = [];
  checkBlocks(unified().use(remarkParse).parse(text), text.split('\n'), (line, message) =>
    problems.push(`line ${line}: ${message}`),
  );
  return problems;
}

test('a code block in a quotation is closed by a fence after the quotation’s mark', () => {
  expect(problemsOf('> ```json\n> 1\n> ```\n\nMore.')).toEqual([]);
  expect(problemsOf('> ```json\n> 1\n\nMore.')).toEqual([
    'line 1: the code block is not closed: write a line ``` after it',
  ]);
});
