import { expect, test } from 'vitest';
import { outcomesOf } from './outcomes.ts';

test('outcomes of both test runners are found by file, blocks and title', () => {
  const unit = { ancestorTitles: ['a form'], title: 'is sent', status: 'passed' };
  const spec = { title: 'turns', tests: [{ status: 'flaky' }] };
  const waits = { title: 'waits', tests: [{ status: 'skipped' }] };
  const block = { title: 'on a phone', specs: [waits] };
  const outcomes = outcomesOf(
    '/project',
    [{ testResults: [{ name: '/project/site/form.test.ts', assertionResults: [unit] }] }],
    {
      suites: [{ title: 'journeys/home.spec.ts', specs: [spec], suites: [block] }],
    },
  );
  expect([...outcomes]).toEqual([
    ['site/form.test.ts › a form › is sent', 'passed'],
    ['tests/journeys/home.spec.ts › turns', 'passed'],
    ['tests/journeys/home.spec.ts › on a phone › waits', 'skipped'],
  ]);
});
