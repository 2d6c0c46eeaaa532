import { expect, it } from 'vitest';
import { logLine } from './log-line.ts';

const time = Date.parse('2026-11-21T10:40:05Z');

it('is a line of text and values', () => {
  const json = JSON.stringify({
    level: 30,
    time,
    route: '/api/ready',
    status: 200,
    reason: 'no answer',
    msg: 'answered',
  });
  expect(logLine(json)).toMatch(/^\d\d:\d\d:05 info answered route=\/api\/ready status=200 reason="no answer"\n$/);
});

it('has an error’s stack below it', () => {
  const json = JSON.stringify({
    level: 50,
    time,
    err: { message: 'no', stack: 'Error: no\n    at there' },
    msg: 'failed',
  });
  expect(logLine(json)).toMatch(/^\d\d:\d\d:05 error failed\nError: no\n {4}at there\n$/);
});

it('has no effect on the terminal, whatever was logged', () => {
  const json = JSON.stringify({
    level: 40,
    time,
    reason: '\u001b[2J\u202e',
    err: { stack: '\u001b[31m' },
    msg: 'x\u0007',
  });
  for (const controlCharacter of ['\u001b', '\u202e', '\u0007']) expect(logLine(json)).not.toContain(controlCharacter);
});

it.each(['a line\n', 'null\n', '7\n'])('leaves %j unchanged, which is not the JSON of an entry', (text) =>
  expect(logLine(text)).toBe(text),
);
