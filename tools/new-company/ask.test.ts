import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

test('input that ends before all questions are answered, as by Ctrl+D, is an invalid answer', () => {
  const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'ask.ts')).href);
  const script = `const { askForAnswers } = await import(${module});
    await askForAnswers().catch(({ name, message }) => console.error(name + ': ' + message));`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    input: '',
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: 'AnswerError: \nThe questions ended without an answer. Nothing was changed.\n',
  });
});
