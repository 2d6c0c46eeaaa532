import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasGit, testRepository } from '#hosting/testing/test-repository.ts';
import { gitPublication } from './publication.ts';

/** A repository with `content/a.yaml`, published once to `remote`. */
function repository() {
  const root = mkdtempSync(join(tmpdir(), 'publication-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [folder, remote] = [join(root, 'site'), join(root, 'remote.git')];
  mkdirSync(join(folder, 'content'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const git = testRepository(folder);
  write('content/a.yaml', 'title: One\n');
  git('add', 'content');
  git('commit', '-q', '-m', 'First');
  git('init', '-q', '--bare', remote);
  git('remote', 'add', 'origin', remote);
  git('push', '-q', '-u', 'origin', 'main');
  const content = join(folder, 'content');
  return { folder, remote, git, write, publication: gitPublication(content, [content]) };
}

test.runIf(hasGit)('changes since the last publication are listed by file and line', async () => {
  const { write, publication } = repository();
  write('content/a.yaml', 'title: Two\n');
  write('content/b.yaml', 'title: New\n');
  expect(await publication.state()).toMatchObject({
    changes: [
      { file: 'content/a.yaml', kind: 'changed', lines: ['- title: One', '+ title: Two'] },
      { file: 'content/b.yaml', kind: 'new', lines: [] },
    ],
    last: { message: 'First' },
    remote: 'origin/main',
    unpushedCommitCount: 0,
  });
});

test.runIf(hasGit)(
  'changed lines are listed whatever a person’s Git settings for paths are, even for a name with a space and an umlaut',
  async () => {
    const { write, git, publication } = repository();
    write('content/a ü.yaml', 'title: One\n');
    git('add', '-A');
    git('commit', '-q', '-m', 'Second');
    write('content/a ü.yaml', 'title: Two\n');
    for (const setting of ['diff.noprefix', 'diff.mnemonicPrefix', 'diff.relative', 'core.quotePath']) {
      git('config', setting, 'true');
      const { changes = [] } = (await publication.state()) ?? {};
      expect(changes, setting).toEqual([
        { file: 'content/a ü.yaml', kind: 'changed', lines: ['- title: One', '+ title: Two'] },
      ]);
      git('config', '--unset', setting);
    }
  },
);

test.runIf(hasGit)('a publication includes nothing that is staged elsewhere', async () => {
  const { write, git, publication } = repository();
  write('content/b.yaml', 'title: New\n');
  write('half-done.ts', 'let x');
  git('add', 'half-done.ts');
  await publication.publish('New words');
  expect(git('show', '--name-only', '--format=%s', 'HEAD')).toBe('New words\n\ncontent/b.yaml\n');
  expect(git('status', '--porcelain')).toBe('A  half-done.ts\n');
});

test.runIf(hasGit)(
  'a new file that was deleted after a failed commit had staged it does not stop a publication',
  async () => {
    const { folder, write, git, publication } = repository();
    write('content/a.yaml', 'title: Two\n');
    write('content/b.yaml', 'title: New\n');
    writeFileSync(join(folder, '.git/hooks/pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    await expect(publication.publish('Refused')).rejects.toThrow('commit -q -m Refused');
    rmSync(join(folder, '.git/hooks/pre-commit'));
    rmSync(join(folder, 'content/b.yaml'));
    await publication.publish('Two');
    expect(git('show', '--name-only', '--format=%s', 'HEAD')).toBe('Two\n\ncontent/a.yaml\n');
    expect((await publication.state())?.changes).toEqual([]);
  },
);

test.runIf(hasGit)('a commit that could not be pushed is kept, and the next publication pushes it', async () => {
  const { remote, git, write, publication } = repository();
  write('content/a.yaml', 'title: Two\n');
  git('remote', 'set-url', 'origin', `${remote}-gone`);
  await expect(publication.publish('Two')).rejects.toThrow('-gone');
  expect(await publication.state()).toMatchObject({ changes: [], last: { message: 'Two' }, unpushedCommitCount: 1 });
  git('remote', 'set-url', 'origin', remote);
  await publication.publish('Two');
  expect(git('--git-dir', remote, 'log', '-1', '--format=%s', 'main')).toBe('Two\n');
  expect(git('rev-list', '--count', 'HEAD')).toBe('2\n');
});

test.runIf(hasGit)('a changed file is restored as it was published, and a new one is deleted', async () => {
  const { write, folder, publication } = repository();
  write('content/a.yaml', 'title: Two\n');
  write('content/b.yaml', 'title: New\n');
  const fileOf = (name: string) => join(realpathSync(folder), 'content', name);
  expect(await publication.reverted('content/a.yaml')).toEqual({ file: fileOf('a.yaml'), data: 'title: One\n' });
  expect(await publication.reverted('content/b.yaml')).toEqual({ file: fileOf('b.yaml'), data: undefined });
  await expect(publication.reverted('content/c.yaml')).rejects.toThrow('content/c.yaml has not changed since');
});

test.runIf(hasGit)('content outside a repository has no publications', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-repository-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(await gitPublication(folder, [folder]).state()).toBeUndefined();
});

test.runIf(hasGit)(
  'changes are published even if a folder is empty or missing, or a file name has brackets',
  async () => {
    const { folder, write, git } = repository();
    const [empty, missing] = [join(folder, 'masters'), join(folder, 'nowhere')];
    mkdirSync(empty);
    const publication = gitPublication(join(folder, 'content'), [join(folder, 'content'), empty, missing]);
    write('content/a.yaml', 'title: Two\n');
    write('content/a [b].yaml', 'title: New\n');
    await publication.publish('Second');
    expect(git('show', '--name-only', '--format=%s', 'HEAD')).toBe('Second\n\ncontent/a [b].yaml\ncontent/a.yaml\n');
    expect((await publication.state())?.changes).toEqual([]);
  },
);
