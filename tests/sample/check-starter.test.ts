import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { AnswerError, parseAnswers } from '#tools/new-company/answers.ts';
import { checkStarter } from '#tools/new-company/check-starter.ts';

const answers = (name: string) =>
  parseAnswers(
    `name: ${name}
url: https://quill.example
email: hello@quill.example
offices:
  - { city: Denver, state: CO, street: 900 Larimer Street, postalCode: '80204', phone: (303) 555-0142, email: hello@quill.example }
`,
    'quill.yaml',
  );

/** The routes and the content files of this project, with their text. */
const readTexts = () =>
  ['site/routes.ts', ...globSync('content/**/*.{yaml,md}', { cwd: projectRoot })].map((file) => [
    file,
    readFileSync(join(projectRoot, file), 'utf8'),
  ]);

test('answers that make a complete site are accepted', async () => {
  await expect(checkStarter(projectRoot, answers('Quill'))).resolves.toBeUndefined();
});

test('problems that only the finished pages would show are reported before anything is written', async () => {
  const before = readTexts();
  const refused = checkStarter(projectRoot, answers(`Quill ${'and Sons '.repeat(12)}`));
  await expect(refused).rejects.toBeInstanceOf(AnswerError);
  await expect(refused).rejects.toThrow(/content\/pages\/\S+: line \d+: .* is longer than [^]*Nothing was changed/);
  expect(readTexts()).toEqual(before);
});
