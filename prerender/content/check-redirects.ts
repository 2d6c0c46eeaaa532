import { splitPlace } from '#content/schema/link-problem.ts';
import type { Redirect } from '#content/schema/redirects.ts';
import type { Route } from '#site/routes.ts';
import { articlesPath, type ArticleFile } from './article-files.ts';
import { isInOwnFolder, pageOfFile } from './own-addresses.ts';

export interface RedirectCheck {
  say: (path: PropertyKey[], words: string) => void;
  /** What is wrong with a place that somebody is sent to. */
  placeProblem: (place: string) => string | undefined;
  /** The addresses of files that a build writes beside the pages. */
  ownFiles: ReadonlySet<string>;
}

/** Tells redirects that hide a page, stand twice, go round in a circle or lead to another redirect. */
export function checkRedirects(
  redirects: Redirect[],
  routes: readonly Route[],
  articles: ArticleFile[],
  { say, placeProblem, ownFiles }: RedirectCheck,
): void {
  const pages = new Set([...routes.map(({ path }) => path), ...articles.map(({ slug }) => `${articlesPath}/${slug}`)]);
  const isAnswered = (path: string) => isInOwnFolder(path) || ownFiles.has(path) || pages.has(pageOfFile(path) ?? '');
  const targets = new Map(redirects.map(({ from, to }) => [from, splitPlace(to).path]));
  redirects.forEach(({ from, to }, place) => {
    const where = [place, 'from'];
    if (pages.has(from)) {
      say(where, `${from} is a page of the site, which would become unreachable: delete the entry`);
      return;
    }
    if (isAnswered(from)) say(where, `${from} is already served by the site: delete the entry`);
    if (redirects.findIndex((other) => other.from === from) < place) {
      say(where, `${from} appears twice: delete one of the two`);
    }
    const next = targets.get(splitPlace(to).path);
    if (next === undefined) {
      const problem = placeProblem(to);
      if (problem) say([place, 'to'], problem);
      return;
    }
    const goesRound = roundTrip(from, targets);
    say(
      [place, 'to'],
      goesRound
        ? `${goesRound.join(' → ')} is a redirect loop: point one of them to a page`
        : `${to} is an old address itself: write ${next}, where that one leads`,
    );
  });
}

/** The way from `from` back to itself, if there is one. */
function roundTrip(from: string, targets: ReadonlyMap<string, string>): string[] | undefined {
  const way = [from];
  for (let at = targets.get(from); at !== undefined && way.length <= targets.size; at = targets.get(at)) {
    way.push(at);
    if (at === from) return way;
  }
  return undefined;
}
