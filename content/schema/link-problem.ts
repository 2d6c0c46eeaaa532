import type { KnownPages } from './known-files.ts';
import { similarNamesHint } from './nearest-names.ts';

/** The problem with a link to the page at `path`, with the fix; undefined if there is none, or without `pages`. */
export function pageProblem(path: string, pages: KnownPages | undefined): string | undefined {
  if (!pages || pages.paths.has(path)) return undefined;
  const unpublishedReason = pages.unpublished.get(path);
  if (unpublishedReason) return `leads to ${path}, which ${unpublishedReason}: link to it once it is published`;
  return `leads to ${path}, which is not a page of the site: correct the address${similarNamesHint(path, pages.paths)}`;
}

/** The problem with an address into which a word processor put quotes or invisible characters; undefined if there is none. */
export function wordProcessorProblem(target: string): string | undefined {
  const curly = /^[“„‘](.*)[”“’]$/.exec(target);
  if (curly) return `“${curly[1]}” is in curly quotes: use straight ones, '${curly[1]}'`;
  const invisible = /[\u00a0\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/.exec(target);
  if (!invisible) return undefined;
  return `contains an invisible character after “${target.slice(0, invisible.index)}”: delete the address and type it again`;
}

/**
 * The problem with a link to a page, a passage of one, or another site; undefined if there is none. It is not checked that
 * the passage exists, nor, without `pages`, that the page does.
 */
export function destinationProblem(target: string, pages: KnownPages | undefined): string | undefined {
  const problem = wordProcessorProblem(target);
  if (problem) return problem;
  const ownPath = pages && pathOnSite(target, pages.site);
  // A link to a file of the site keeps its domain: only articles may link to a file without it.
  if (ownPath && !/\.\w+$/.test(ownPath)) return `“${target}” is on this site: write ${ownPath}`;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(target)?.[1]?.toLowerCase();
  if (scheme) return schemeProblem(scheme, target);
  if (target.startsWith('//')) return `“${target}” is not a whole address: begin it with https://`;
  if (/^\/?#\//.test(target)) {
    return `“${target}” is an address as the browser shows it: write it without #, for example /why-us`;
  }
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(target)) return `“${target}” is an email address: write mailto:${target}`;
  if (target.startsWith('#')) return `“${target}” names no page: write it before the #, for example /why-us${target}`;
  const [, articleFile] = /^([^:#]+)\.md(#.*)?$/.exec(target) ?? [];
  if (articleFile) {
    const name = articleFile.replace(/^.*\//, '');
    return `“${target}” is a file, which only articles name: write the page’s address, for example /blog/${name}`;
  }
  if (!target.startsWith('/')) {
    const elsewhere =
      target.includes('.') && !target.startsWith('.')
        ? `https://${target} for a place elsewhere`
        : `/${target.replace(/^[./]+/, '')} for a page of the site`;
    return `“${target}” leads nowhere: write ${elsewhere}`;
  }
  const { path, anchor } = splitTarget(target);
  if (target.includes('#') && anchor === '') {
    return `“${target}” names no passage: write one after the #, or leave it out`;
  }
  if (!/^\/([\w-]+(\/[\w-]+)*)?$/.test(path)) {
    return `“${target}” is not an in-app address: write it as in the address line, for example /careers or /careers#apply`;
  }
  return pageProblem(path, pages);
}

/** The path on the site that a complete web address leads to: `/why-us`, also for `https://…/#/why-us`; undefined if it is elsewhere. */
export function pathOnSite(target: string, site: string): string | undefined {
  if (!/^https?:/i.test(target) || !URL.canParse(target) || !URL.canParse(site)) return undefined;
  const { host, pathname, hash } = new URL(target);
  if (host !== new URL(site).host) return undefined;
  return withoutSlash(hash.startsWith('#/') ? hash.slice(1) : pathname + hash);
}

/** Splits an in-app link: `/why-us/#values` is the page `/why-us` and the anchor `values`. */
export function splitTarget(target: string): { path: string; anchor: string } {
  const [page = '', anchor = ''] = target.split('#');
  return { path: page.replace(/(.)\/$/, '$1'), anchor };
}

/** A link in the form that pages are compared by: `/why-us/#values` becomes `/why-us#values`. Other links stay as they are. */
export function withoutSlash(target: string): string {
  if (!target.startsWith('/')) return target;
  const { path, anchor } = splitTarget(target);
  return path + (anchor && `#${anchor}`);
}

function schemeProblem(scheme: string, target: string): string | undefined {
  if (!['https', 'http', 'mailto', 'tel'].includes(scheme)) {
    return `“${target}” cannot be a link: it may begin with https://, mailto: or tel:, or with / for a page of the site`;
  }
  if (/\s/.test(target)) return `“${target}” contains a space: write %20 in its place, or correct the address`;
  const isWholeAddress = /^https?:\/\//i.test(target) && URL.canParse(target) && new URL(target).hostname.includes('.');
  if (scheme.startsWith('http') && !isWholeAddress) {
    return `“${target}” is not a whole address: write it as https://www.example.com/page`;
  }
  if (scheme === 'mailto' && !/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(target))
    return `“${target}” has no email address: write it as mailto:ada@example.com`;
  if (scheme === 'tel' && !/\d/.test(target)) return `“${target}” has no number: write it as tel:+12815550142`;
  return undefined;
}
