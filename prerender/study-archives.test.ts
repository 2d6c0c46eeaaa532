import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { studyAddresses, studyArchive } from './study-archives.ts';

/** A folder with one study, `measured`, a file that studies share, and a folder without a study. */
function studiesFolder(): string {
  const folder = temporaryFolder();
  for (const name of ['measured', 'begun']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'statistics.ts'), 'export const mean = 1;\n');
  writeFileSync(join(folder, 'measured/study.ts'), '// counts\n');
  writeFileSync(join(folder, 'measured/results.json'), '{"right":77.1}\n');
  return folder;
}

test('an article has a study if a folder with its name contains one', () => {
  expect([...studyAddresses(['measured', 'begun', 'opinion'], studiesFolder())]).toEqual([
    ['measured', '/research/measured.zip'],
  ]);
});

test('the archive of a study contains its files, shared files and the license', () => {
  const files = unzipSync(studyArchive('measured', studiesFolder()));
  expect(Object.keys(files).toSorted()).toEqual([
    'LICENSE',
    'research/measured/results.json',
    'research/measured/study.ts',
    'research/statistics.ts',
  ]);
  expect(strFromU8(files['research/measured/results.json']!)).toBe('{"right":77.1}\n');
});

test('the archive of a study has the same bytes in a fresh clone a year later', () => {
  const folder = studiesFolder();
  const archive = studyArchive('measured', folder);
  for (const file of ['statistics.ts', 'measured/study.ts']) utimesSync(join(folder, file), 1, 1);
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(Date.now() + 365 * 86_400_000);
  expect(studyArchive('measured', folder)).toEqual(archive);
});
