import { expect, it } from 'vitest';
import { errorMessage } from './error-message.ts';

it.each([
  ['its own words', new Error('no such table'), 'no such table'],
  ['what it was caused by', new Error('fetch failed', { cause: new Error('refused') }), 'fetch failed: refused'],
  ['a code where it has no words', Object.assign(new Error(''), { code: 'ECONNRESET' }), 'ECONNRESET'],
  ['each reason once', new AggregateError([new Error('a'), new Error('b'), new Error('a')]), 'a, b'],
  [
    'the reason of an abort',
    Object.assign(new Error('aborted', { cause: new Error('stopping') }), { name: 'AbortError' }),
    'stopping',
  ],
  ['that nobody answered in time', new DOMException('The operation was aborted', 'TimeoutError'), 'no answer in time'],
  ['what was thrown and is not an error', 'enough', 'enough'],
])('an error’s message is %s', (_, error, message) => expect(errorMessage(error)).toBe(message));
