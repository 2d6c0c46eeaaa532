import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildProblem } from './build-problem.ts';
import { ContentError } from './content/content-error.ts';

/** The error of a full disk: every write to this device fails with it. */
function fullDiskError(): unknown {
  try {
    writeFileSync('/dev/full', 'a page');
  } catch (error) {
    return error;
  }
  return undefined;
}

test.runIf(process.platform === 'linux')(
  'a full disk is reported in one line, with the fix and the folder of the previous site',
  () => {
    const line = 'The disk is full: make room, and build again. What was built before is still in dist/.';
    expect(buildProblem(fullDiskError(), 'dist')).toBe(line);
    expect(buildProblem(new Error('could not bundle', { cause: fullDiskError() }), 'dist')).toBe(line);
  },
);

test('a file to which this user has no access is reported', () => {
  const refused = Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/srv/site/dist/index.html' });
  expect(buildProblem(refused, 'dist')).toBe(
    'This user has no access there: change who owns the file or its folder (/srv/site/dist/index.html), and build again. What was built before is still in dist/.',
  );
});

test('a failed copy is reported by its target, and a previous site is named only if there is one', () => {
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path: 'content/a.avif', dest: 'dist/a.avif' });
  expect(buildProblem(full, undefined)).toBe('The disk is full: make room (dist/a.avif), and build again.');
});

test('a mistake in content keeps its message, and a bug in the build its stack', () => {
  expect(buildProblem(new ContentError('content/company.yaml: line 2: name: is missing'), 'dist')).toBe(
    'content/company.yaml: line 2: name: is missing',
  );
  expect(buildProblem(new TypeError('undefined is not a function'), 'dist')).toBeUndefined();
});
