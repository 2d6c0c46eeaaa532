import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';

/** A wording to avoid, and the one to use instead. */
interface Rule {
  pattern: RegExp;
  instead: string;
}

/** American spellings by the British ones. */
const americanSpelling: Record<string, string> = {
  afterwards: 'afterward, or after that',
  behaviour: 'behavior',
  catalogue: 'catalog',
  centre: 'center',
  colour: 'color',
  favour: 'favor',
  neighbour: 'neighbor',
  organise: 'organize',
  recognise: 'recognize',
  storey: 'story',
  'time-out': 'timeout',
  towards: 'toward',
  whilst: 'while',
};

const rules: Rule[] = [
  {
    pattern: /(?<!\bthere )\b(?:is|are) no (?!(?:longer|more|less|fewer)\b|\w+er than\b)\w+/i,
    instead: '“is not a …”',
  },
  {
    // “Of all” and “As of” begin sentences that name their subject.
    pattern: /\/\*\*\s+(?:\* )?(?:The same|Those|That of|That many|How many|As|It|Of(?! all)|Their)\b(?! of\b)/,
    instead: 'say the subject: a doc comment is read alone, where a name is hovered',
  },
  { pattern: /\bwhoever\b/i, instead: 'say who: “anyone who”, “the person who”' },
  { pattern: /\b(?:that|so) many (?!of\b|that\b)\w+/i, instead: 'say the number: “`count` enquiries”' },
  { pattern: /\bfor ever\b/i, instead: 'forever' },
  ...Object.entries(americanSpelling).map(([word, instead]) => ({
    pattern: new RegExp(String.raw`\b${word}s?\b`, 'i'),
    instead,
  })),
];

/** The line, the match and the suggestion for each violation of a wording rule. */
function wordingProblems(file: string, text: string): string[] {
  return rules.flatMap(({ pattern, instead }) =>
    [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(
      ({ 0: match, index }) => `${file}:${text.slice(0, index).split('\n').length}: ${match}: ${instead}`,
    ),
  );
}

test('comments, documents and messages contain none of the wordings to avoid', () => {
  const files = globSync('**/*.{ts,tsx,js,css,md,py,sh}', {
    cwd: projectRoot,
    exclude: [
      '**/node_modules/**',
      '{dist,.cache,data,test-results}/**',
      // The company's own texts may deviate, and so may quotes in them.
      'content/{blog,pages}/**',
      'tests/lint/wording.test.ts',
    ],
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => wordingProblems(file, readFileSync(join(projectRoot, file), 'utf8')))).toEqual([]);
});

test.each([
  ['a negated noun, as in “is no box”', '// An island is no box.', 'is no box'],
  ['a doc comment without its subject', '/** Those that were started. */', '/** Those'],
  [
    '“The same” at the beginning of a comment of several lines',
    '/**\n * The same for static hosts.',
    '/**\n * The same',
  ],
  ['a doc comment that begins with a preposition', '/** Of a feather. */', '/** Of'],
  ['a doc comment that begins with a pronoun', '/** It hangs. */', '/** It'],
  ['“whoever”', '// Whoever asks waits.', 'Whoever'],
  ['“that many”', '/** Stores that many enquiries. */', 'that many enquiries'],
  ['forever in two words', '// Kept for ever.', 'for ever'],
  ['a British spelling', '// Turns towards the center.', 'towards'],
])('the lint finds %s', (_, text, match) => {
  expect(wordingProblems('a.ts', text)).toEqual([expect.stringContaining(`a.ts:1: ${match}: `)]);
});

test.each([
  '// There is no login.',
  '// It is no longer there.',
  '// no larger than is no larger than it',
  '/** A page. */',
])('the lint accepts %s', (text) => {
  expect(wordingProblems('a.ts', text)).toEqual([]);
});
