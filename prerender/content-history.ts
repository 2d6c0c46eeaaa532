import { execFileSync } from 'node:child_process';
import { pageFileOf } from './content/page-files.ts';
import type { SitePage } from './data/site-pages.ts';

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    // The log of many commits is longer than the default of a megabyte.
    maxBuffer: 2 ** 28,
  });

/**
 * The day of each content file's last change in Git, as 2025-01-27, by its name below the folder. Empty without Git and in a
 * shallow clone, whose oldest commit seems to have changed everything.
 */
function contentHistory(folder: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    const log = git(
      folder,
      '-c',
      'core.quotePath=off',
      'log',
      '--format=%x00%cs',
      '--name-only',
      // Git detects renames by comparing contents, which a partial clone would fetch one by one.
      '--no-renames',
      '--relative',
      '--',
      '.',
    );
    for (const commit of log.split('\0').slice(1)) {
      const [day = '', ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) {
        if (!days.has(file)) days.set(file, day);
      }
    }
  } catch {
    // Git is not installed, or the folder is outside a repository.
  }
  return days;
}

/**
 * Returns a function for the day of a page's last change: the latest of the change of its file in Git, its publication, and the day
 * that an article names as its last update. A list also changes with its newest article, which moves all others down. Undefined if
 * no day is known; the day of the build is never used.
 */
export function lastChange(
  folder: string,
): (page: Pick<SitePage, 'path' | 'definition' | 'article' | 'published' | 'list'>) => string | undefined {
  const days = contentHistory(folder);
  return ({ path, definition, article, published, list }) => {
    const day = days.get(article ? article.file : pageFileOf({ path: list?.path ?? path, page: definition })) ?? '';
    return [day, published, article?.updated ?? '', list?.newest ?? ''].toSorted().at(-1) || undefined;
  };
}
