import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'ask.ts')).href);

test('input that ends before all questions are answered, as by Ctrl+D, is an invalid answer', () => {
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

test('an optional answer that is invalid can be taken back', async () => {
  const script = `const { askForAnswers } = await import(${module});
    console.log('logo: ' + (await askForAnswers()).logo);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { PATH: process.env['PATH'] },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const logos = ['missing.svg', 'none'];
  const answers = { Name: 'Quill', city: 'Denver', state: 'CO', street: '900 Larimer Street', postal: '80204' };
  let printed = '';
  for await (const part of child.stdout) {
    printed += String(part);
    if (!printed.endsWith(': ')) continue;
    const answer = printed.includes('Logo') ? logos.shift() : answerTo(printed);
    printed = '';
    // Without a further answer the questions end, and so does the process.
    if (answer === undefined) child.stdin.end();
    else child.stdin.write(`${answer}\n`);
  }
  expect(printed).toBe('logo: undefined\n');

  function answerTo(question: string): string {
    if (question.includes('phone')) return '(303) 555-0142';
    return Object.entries(answers).find(([words]) => question.includes(words))?.[1] ?? '';
  }
});
