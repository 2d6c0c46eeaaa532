import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { hasGit, testRepository } from '#hosting/testing/test-repository.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { softwareFiles } from '#tools/new-company/write-content.ts';

const guide = readFileSync(join(projectRoot, 'docs/adopting.md'), 'utf8');
const [, commands = ''] = /^## Later releases[^]*?^```sh\n([^]*?)^```$/m.exec(guide) ?? [];

/** Files that a company keeps, one of each kind that a merge treats differently. */
const keptFiles = [
  'content/company.yaml',
  'content/schema/company.ts',
  'art/masters/error.jpg',
  'art/encode.ts',
  'README.md',
  'docs/home.jpg',
  'LICENSE',
  'site/routes.ts',
  'server/main.ts',
];

/** Files that a company deletes with the sample. */
const sampleFiles = [
  'content/blog/its.md',
  'workshop/study.ts',
  'tests/sample/its.test.ts',
  'tests/acceptance/its.test.ts',
];

test('the commands of docs/adopting.md show what a release changes in the software’s files below content/', () => {
  const [, shown = ''] = /^git --no-pager diff .* -- (.*)$/m.exec(commands) ?? [];
  // The license of the texts is the company's own.
  const files = [...softwareFiles].filter((file) => file !== 'LICENSE').map((file) => `content/${file}`);
  expect(shown.split(' ').toSorted()).toEqual(files.toSorted());
});

/** A file whose first and last line may be changed independently: a merge needs some unchanged lines between changes. */
const fileWith = (first: string, last: string) => `${first}\n\n\n\n\n\n${last}\n`;

/** A repository, or a clone of one, in a folder that is deleted when the test has finished. */
function repository(source?: string) {
  const folder = temporaryFolder();
  const git = testRepository(folder, source);
  return {
    folder,
    git,
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    /** Commits files with a text, or their deletion if it is null. */
    commit: (files: string[], text: string | null) => {
      for (const file of files) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        if (text === null) rmSync(join(folder, file));
        else writeFileSync(join(folder, file), text);
      }
      git('add', '--all');
      git('commit', '--quiet', '--message=Changed');
    },
  };
}

test.runIf(hasGit)('the commands of docs/adopting.md merge a later release without leaving conflicts', () => {
  const software = repository();
  software.commit([...keptFiles, ...sampleFiles], fileWith('first release', 'first release'));
  const company = repository(software.folder);
  // The company changes the files that new-company replaces, one line of the routes, and nothing else.
  company.commit(
    keptFiles.filter((file) => !/^(content\/schema|server|site|art\/encode)/.test(file)),
    'the company’s\n',
  );
  company.commit(['site/routes.ts'], fileWith('the company’s', 'first release'));
  company.commit(sampleFiles, null);
  software.commit([...keptFiles, ...sampleFiles], fileWith('first release', 'second release'));
  software.commit(['content/blog/another.md', 'content/schema/another.ts', 'workshop/another.ts'], 'second release\n');

  expect(commands).toContain('npm ci && npm test && git commit');
  const script = commands.replace('ADDRESS', software.folder).replace(/^npm ci.*/m, '');
  const { stdout, stderr } = spawnSync('sh', ['-c', script], { cwd: company.folder, encoding: 'utf8' });
  expect(stdout).toContain('CONFLICT');
  expect(stderr).not.toMatch(/fatal|error/);
  expect(company.git('diff', '--name-only', '--diff-filter=U')).toBe('');
  company.git('commit', '--quiet', '--message=Later');

  for (const file of ['content/company.yaml', 'art/masters/error.jpg', 'README.md', 'docs/home.jpg', 'LICENSE']) {
    expect(company.read(file), file).toBe('the company’s\n');
  }
  for (const file of ['content/schema/company.ts', 'art/encode.ts', 'server/main.ts']) {
    expect(company.read(file), file).toBe(software.read(file));
  }
  expect(company.read('content/schema/another.ts')).toBe('second release\n');
  expect(company.read('site/routes.ts')).toBe(fileWith('the company’s', 'second release'));
  const tracked = company.git('ls-files').trim().split('\n');
  expect(tracked.toSorted()).toEqual([...keptFiles, 'content/schema/another.ts'].toSorted());
});
