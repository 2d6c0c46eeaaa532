import { expect, test } from 'vitest';
import { passageProblem } from './passages.ts';

const problemWith = (markup: string) =>
  passageProblem({ target: '/why-us', anchor: 'values', file: 'team.yaml', line: 3 }, markup);

test.each([
  '<h2 id="values">Values</h2>',
  '<section class="a > b" data-plain id="values">',
  '<site-island data-props="{&quot;a&quot;:1}" aria-labelledby="x" id="values">',
])('%s is a passage', (markup) => expect(problemWith(markup)).toBeUndefined());

test.each(['<code>&#x3C;h2 id="values"></code>', '<p>Write id="values" there.</p>', '<p title="an id=">values</p>'])(
  '%s is not a passage',
  (markup) => expect(problemWith(markup)).toContain('a link leads to #values, which is not a passage of /why-us'),
);
