import { pathOnSite, splitTarget } from '#content/schema/link-problem.ts';
import type { Redirect } from '#content/schema/redirects.ts';
import { addressPath } from '#site/navigation/address.ts';
import type { Route } from '#site/routes.ts';
import { articlesPath, type ArticleFile } from './article-files.ts';
import { isInReservedFolder, pageOfFile } from './reserved-addresses.ts';

interface RedirectCheck {
  report: (path: PropertyKey[], message: string) => void;
  /** The problem with a redirect's target; undefined if there is none. */
  destinationProblem: (destination: string) => string | undefined;
  /** The addresses of files that a build writes beside the pages. */
  reservedFiles: ReadonlySet<string>;
  /** The site's own address, without a slash at the end. */
  site: string;
}

/** Reports redirects that hide a page or a file, appear twice, form a loop, or lead to another redirect or nowhere. */
export function checkRedirects(
  redirects: Redirect[],
  routes: readonly Route[],
  articles: ArticleFile[],
  { report, destinationProblem, reservedFiles, site }: RedirectCheck,
): void {
  const pages = new Set([...routes.map(({ path }) => path), ...articles.map(({ slug }) => `${articlesPath}/${slug}`)]);
  const isServed = (path: string) =>
    isInReservedFolder(path) || reservedFiles.has(path) || pages.has(pageOfFile(path) ?? '');
  const pathOf = (to: string) => splitTarget(pathOnSite(to, site) ?? to).path;
  const targets = new Map(redirects.map(({ from, to }) => [from, pathOf(to)]));
  redirects.forEach(({ from, to }, index) => {
    const path = [index, 'from'];
    if (pages.has(from)) {
      report(path, `${from} is a page of the site, which would become unreachable: delete the entry`);
      return;
    }
    // A static host would answer with the redirect. Later pages of the list appear as articles are added.
    if (from !== articlesPath && addressPath(from) === articlesPath && pages.has(articlesPath)) {
      report(
        path,
        `${from} is for a page of the list ${articlesPath}, which would become unreachable: delete the entry`,
      );
    }
    if (isServed(from)) report(path, `${from} is already served by the site: delete the entry`);
    if (redirects.findIndex((other) => other.from === from) < index) {
      report(path, `${from} appears twice: delete one of the two`);
    }
    const next = targets.get(pathOf(to));
    if (next === undefined) {
      const problem = destinationProblem(to) ?? nonPageProblem(to);
      if (problem) report([index, 'to'], problem);
      return;
    }
    const loop = loopFrom(from, targets);
    report(
      [index, 'to'],
      loop
        ? `${loop.join(' → ')} is a redirect loop: point one of them to a page`
        : `${to} is itself an old address: write ${next}, where it leads`,
    );
  });
}

/** The problem with a target that opens no page. Apache takes `tel:…` for a path. */
const nonPageProblem = (to: string) =>
  /^(mailto|tel):/i.test(to)
    ? `“${to}” does not open a page: write a page of the site, or an address with https://`
    : undefined;

/** The addresses from `from` back to itself, if its redirects form a loop. */
function loopFrom(from: string, targets: ReadonlyMap<string, string>): string[] | undefined {
  const steps = [from];
  for (let step = targets.get(from); step !== undefined && steps.length <= targets.size; step = targets.get(step)) {
    steps.push(step);
    if (step === from) return steps;
  }
  return undefined;
}
