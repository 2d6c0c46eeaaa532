import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { writeLicense, type License } from './write-license.ts';

/** The files of a project for which this license was chosen. */
function filesAfterWriting(license: License) {
  const root = temporaryFolder();
  mkdirSync(join(root, 'content'));
  const project = { name: 'site', license: 'SEE LICENSE IN LICENSE' };
  const packages = { '': project, 'node_modules/wren': { license: 'ISC' } };
  writeFileSync(join(root, 'package.json'), JSON.stringify(project, null, 2));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }, null, 2));
  writeLicense(root, 'Quill', license, 2031);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { license?: string }> };
  return {
    code: read('LICENSE'),
    content: read('content/LICENSE'),
    identifiers: [(JSON.parse(read('package.json')) as { license: string }).license, lock.packages['']?.license],
    another: lock.packages['node_modules/wren']?.license,
  };
}

test('the license that a company chooses is in its files with the year and its name', () => {
  const { code, content, identifiers, another } = filesAfterWriting('MIT');
  expect(code).toMatch(/^MIT License\n\nCopyright \(c\) 2031 Quill\n\nPermission is hereby granted/);
  expect(content).toMatch(/^Copyright \(c\) 2031 Quill\. All rights reserved\.\n/);
  expect(identifiers).toEqual(['MIT', 'MIT']);
  expect(another).toBe('ISC');
});

test('a company that reserves its rights grants nothing, and third-party parts keep their licenses', () => {
  const { code, content, identifiers } = filesAfterWriting('reserved');
  expect(code).toMatch(/^Copyright \(c\) 2031 Quill\. All rights reserved\.\n[^]*SIL Open\nFont License/);
  expect(`${code}${content}`).not.toMatch(/sample|Juniper|hereby granted/);
  expect(identifiers).toEqual(['UNLICENSED', 'UNLICENSED']);
});
