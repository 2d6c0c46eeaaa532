import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { conflict, Refusal } from './refusal.ts';
import type { FileChange } from './save-file.ts';

const run = promisify(execFile);

/** Options that override a person's Git settings for paths, which may quote an umlaut or begin at the content folder. */
const pathFormat = ['-c', 'core.quotePath=false', '-c', 'diff.relative=false'];

/** Options that override a person's Git settings, which may omit or rename the folders `a` and `b`. */
const diffFormat = ['-U0', '--no-color', '--no-renames', '--no-ext-diff', '--src-prefix=a/', '--dst-prefix=b/'];

/** A file that differs from the last publication. */
interface UnpublishedChange {
  /** The file's path from the root of the repository. */
  file: string;
  kind: 'new' | 'changed' | 'deleted';
  /** Its changed lines, each after `- ` or `+ `; empty for a picture and for a new file. */
  lines: readonly string[];
}

interface PublicationState {
  changes: readonly UnpublishedChange[];
  /** The message and the day of the last publication; undefined before the first. */
  last?: { message: string; day: string };
  /** The branch to which publications are pushed, such as `origin/main`; undefined if there is none. */
  remote?: string;
  /** The number of commits that were not pushed yet. */
  unpushedCommitCount: number;
}

/** Publishes content through Git. */
export interface Publication {
  /** The changes since the last publication; undefined if the content is not in a repository. */
  state: () => Promise<PublicationState | undefined>;
  /**
   * Commits all changes of the content with `message` and pushes them if the branch tracks another. If the push fails, it rejects
   * with the reason; the commit is kept, and the next call pushes it.
   */
  publish: (message: string) => Promise<void>;
  /** The change that restores a file named in `state` as it was last published; a new file is deleted. */
  reverted: (file: string) => Promise<FileChange>;
}

/** Publishes the folders `paths`, which are in the same repository as `folder`. */
export function gitPublication(folder: string, paths: readonly string[]): Publication {
  const git = async (...args: string[]) => {
    // If a password is required, Git would wait for input on a terminal that nobody sees.
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
    const { stdout } = await run('git', ['-C', folder, ...pathFormat, ...args], { env, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  };
  const gitOrEmpty = async (...args: string[]) => (await git(...args).catch(() => '')).trim();
  const state = async (): Promise<PublicationState | undefined> => {
    if ((await gitOrEmpty('rev-parse', '--is-inside-work-tree')) !== 'true') return undefined;
    const remote = await gitOrEmpty('rev-parse', '--abbrev-ref', '@{upstream}');
    const unpushedCommitCount = remote ? Number(await gitOrEmpty('rev-list', '--count', '@{upstream}..HEAD')) : 0;
    const [message, day] = (await gitOrEmpty('log', '-1', '--format=%s%x00%cs', '--', ...paths)).split('\0');
    const status = await git('status', '--porcelain', '-z', '--no-renames', '-uall', '--', ...paths);
    const entries = status.split('\0').filter(Boolean);
    const lines = linesByFile(await gitOrEmpty('diff', 'HEAD', ...diffFormat, '--', ...paths));
    return {
      changes: entries.map((entry) => changeOf(entry, lines)),
      ...(message && day && { last: { message, day } }),
      ...(remote && { remote }),
      unpushedCommitCount,
    };
  };
  return {
    state,
    publish: async (message) => {
      const { changes = [], remote } = (await state()) ?? {};
      if (changes.length > 0) {
        // The command names files, not `paths`: Git refuses a folder in which it tracks none. Other staged files are left out.
        const files = changes.map(pathspecOf);
        await git('add', '-A', '--', ...files);
        // A new file that was staged and then deleted is gone by now: Git would not know its name.
        const remaining = ((await state())?.changes ?? []).map(pathspecOf);
        const staged = files.filter((file) => remaining.includes(file));
        if (staged.length > 0) await git('commit', '-q', '-m', message, '--', ...staged);
      }
      if (remote) await git('push', '-q');
    },
    reverted: async (file) => {
      const change = (await state())?.changes.find((candidate) => candidate.file === file);
      if (!change) throw new Refusal(conflict, `${file} has not changed since the last publication`);
      const root = (await git('rev-parse', '--show-toplevel')).trimEnd();
      // The filters turn the data into what a checkout would write.
      const data = change.kind === 'new' ? undefined : await git('cat-file', '--filters', `HEAD:${file}`);
      return { file: join(root, file), data };
    },
  };
}

/** A file's name for Git, from the root of the repository, in which no character has a special meaning. */
const pathspecOf = ({ file }: UnpublishedChange) => `:(top,literal)${file}`;

/** The change of an entry of `git status --porcelain`, such as ` M content/company.yaml`. */
function changeOf(entry: string, lines: Map<string, string[]>): UnpublishedChange {
  const [status, file] = [entry.slice(0, 2), entry.slice(3)];
  return { file, kind: kindOfChange(status), lines: lines.get(file) ?? [] };
}

/** The kind of a change, from its two letters in `git status --porcelain`. */
function kindOfChange(status: string): UnpublishedChange['kind'] {
  if (status === '??' || status.includes('A')) return 'new';
  return status.includes('D') ? 'deleted' : 'changed';
}

/** The changed lines of each file of a diff. */
function linesByFile(diff: string): Map<string, string[]> {
  const fileDiffs = diff.split(/^diff --git /m).slice(1);
  return new Map(
    fileDiffs.map((text) => {
      // Git puts a tab after a name with a space.
      const file = /^(?:\+\+\+ b|--- a)\/(.*?)\t?$/m.exec(text)?.[1] ?? '';
      const body = text.slice(text.indexOf('\n@@'));
      const changedLines = body.split('\n').filter((line) => /^[+-]/.test(line));
      return [file, changedLines.map((line) => `${line[0]} ${line.slice(1)}`)];
    }),
  );
}
