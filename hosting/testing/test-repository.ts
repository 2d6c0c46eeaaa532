import { execFileSync, spawnSync } from 'node:child_process';

/** Whether Git is installed. The project may have been unpacked from an archive on a machine without Git. */
export const hasGit = spawnSync('git', ['--version']).status === 0;

/**
 * Makes the folder a repository with an author, whose branch is `main`, or a clone of the repository `source`. Returns
 * a function that runs Git there: it returns what Git printed, and throws if Git fails.
 */
export function testRepository(folder: string, source?: string): (...args: string[]) => string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  if (source === undefined) git('init', '--quiet', '--initial-branch=main');
  else git('clone', '--quiet', source, '.');
  git('config', 'user.name', 'An author');
  git('config', 'user.email', 'author@example.com');
  return git;
}
