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

test('the passages that a document offers are those of its own text, not those of header and menu', () => {
  const page =
    '<nav id="menu-services"></nav><main id="main" class="a"><h2 id="apply">Apply</h2></main><p id="foot"></p>';
  expect(problemWith(page)).toMatch(/; it has apply$/);
  expect(problemWith(page.replace('id="apply"', ''))).toMatch(/leave out # and what follows$/);
});
