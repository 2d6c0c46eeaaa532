import { expect, test } from 'vitest';
import { printedCode, replaceInCode } from './printed-code.ts';

test.each([
  ['ai-web-form-validation', 'meant-domain.ts'],
  ['ai-web-form-validation', 'misplaced.ts'],
  ['lti-integration-for-lms-systems', 'verify-launch.mjs'],
  ['new-datasets-to-train-ai', 'leaks.py'],
  ['nlp-text-classification', 'sorter.py'],
  ['revolutionize-mobile-connectivity', 'next-deadline.ts'],
  ['revolutionize-mobile-connectivity', 'send-once.ts'],
  ['securing-iot-devices', '/etc/mosquitto/conf.d/fleet.conf'],
  ['securing-iot-devices', '/etc/mosquitto/fleet.acl'],
])('the study %s finds the code of %s in its article', (article, title) => {
  const code = printedCode(article, title);
  expect(code).not.toContain('```');
  expect(code).toMatch(/\S\n$/);
});

test('a study says which file its article no longer prints', () => {
  expect(() => printedCode('nlp-text-classification', 'filer.py')).toThrow(
    'content/blog/nlp-text-classification.md no longer prints filer.py',
  );
});

test('a part of printed code is replaced wherever it occurs', () => {
  expect(replaceInCode('cut(1); cut(1);', 'cut(1)', '$&')).toBe('$&; $&;');
});

test('a part that printed code no longer contains is not replaced unnoticed', () => {
  expect(() => replaceInCode('wait(500)', 'wait(300)', 'wait(3)')).toThrow(
    "the article's code no longer contains “wait(300)”",
  );
});
