import { expect, it } from 'vitest';
import { createLogger } from './create-logger.ts';

it('writes readable text to a terminal, at once', () => {
  let shown = '';
  const terminal = { write: (text: string) => ((shown += text), true) };
  createLogger('info', terminal).info({ tries: 2 }, 'database opened');
  expect(shown).toMatch(/^\d\d:\d\d:\d\d info database opened tries=2\n$/);
});
