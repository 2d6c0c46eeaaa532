import { expect, test } from 'vitest';
import { checkMarkup } from './check-markup.ts';
import { articleSyntax } from './markdown-syntax.ts';

/** The problems of the HTML in an article's body. */
function problemsOf(body: string): string[] {
  const problems: string[] = [];
  checkMarkup(articleSyntax().parse(body), (_, problem) => void problems.push(problem));
  return problems;
}

test.each([
  'The <abbr title="automated teller machine">ATM</abbr> is out of order.',
  'Eggenberger’s <cite lang="de">Über die Statistik verketteter Vorgänge</cite> describes an urn.',
  'The guests say <i lang="pt-BR">saudade</i>.',
  'H<sub>2</sub>O, <br>or water.',
])('an article may contain %s', (body) => {
  expect(problemsOf(body)).toEqual([]);
});

test.each([
  [
    'Water is <i lang="German">Wasser</i>.',
    '<i lang="German"> has an attribute: write <i> alone, or <i lang="de"> with the language’s code',
  ],
  [
    'Water is <i class="word">Wasser</i>.',
    '<i class="word"> has an attribute: write <i> alone, or <i lang="de"> with the language’s code',
  ],
  [
    'The <abbr lang="de">EDV</abbr>.',
    '<abbr lang="de"> has an attribute: write <abbr> alone, or <abbr title="…"> with the words in full',
  ],
  ['A <b lang="de">rotes</b> door.', '<b lang="de"> has an attribute: write <b> alone'],
])('an article may not contain %s', (body, problem) => {
  expect(problemsOf(body)).toEqual([problem]);
});
