import { splitTarget } from '#content/schema/link-problem.ts';
import { similarNamesHint } from '#content/schema/nearest-names.ts';
import type { StoredText } from '#site/pages/stored-text.ts';
import { articlesPath } from './article-files.ts';
import type { ContentProblems } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';

/** A link to a passage, such as `/why-us#values`, and its place in content/. */
export interface PassageLink {
  /** The address of the page. */
  target: string;
  anchor: string;
  file: string;
  line: number;
}

/** An id in a tag of markup, whose values have double quotes; not one that is written in the text, such as in code. */
const idPattern = /<[a-z][a-z\d-]*(?: [\w:-]+(?:="[^"]*")?)*? id="([^"]+)"/gi;

/** The problem with a link to a passage that its page's markup lacks, with the fix; undefined if there is none. */
export function passageProblem({ target, anchor }: PassageLink, html: string): string | undefined {
  const ids = idsIn(html);
  if (ids.has(anchor) || ids.has(decodeAnchor(anchor))) return undefined;
  // A document's header and menu have ids, too; an article's text has no <main>.
  const ownText = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? html;
  const authoredIds = [...idsIn(ownText)].filter(
    (id) => /^[a-z][a-z\d-]*$/.test(id) && !/^(user-content-|footnote-label)/.test(id),
  );
  const similar = similarNamesHint(anchor, authoredIds);
  const choice = similar || (authoredIds.length > 0 ? `; it has ${authoredIds.slice(0, 12).join(', ')}` : '');
  return `a link leads to #${anchor}, which is not a passage of ${target}: correct it, or leave out # and what follows${choice}`;
}

const idsIn = (html: string) => new Set(Array.from(html.matchAll(idPattern), ([, id]) => id ?? ''));

/** An anchor without percent-encoding, or unchanged if its encoding is malformed. */
function decodeAnchor(anchor: string): string {
  try {
    return decodeURI(anchor);
  } catch {
    return anchor;
  }
}

/** Whether an entry is a link, by its name; redirects name theirs `to`. */
const isLink = (name: PropertyKey | undefined) => name === 'link' || name === 'to';

/** The links to passages in a file's `content`; none if it could not be read. */
export function passagesIn(folder: ContentFolder, file: string, content: object | undefined): PassageLink[] {
  if (!content) return [];
  const { lineOf } = folder.parseYaml(file);
  const passages: PassageLink[] = [];
  const visit = (value: unknown, path: PropertyKey[]) => {
    if (typeof value === 'string') {
      const [, page, anchor] = /^(\/[^#]*)#(.+)$/.exec(value) ?? [];
      if (page && anchor && isLink(path.at(-1))) passages.push({ target: page, anchor, file, line: lineOf(path) });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) visit(part, [...path, key]);
    }
  };
  visit(content, []);
  return passages;
}

/**
 * The links to passages of the site in an article's text. `links` are found by checkBody; `targets` maps each
 * address as written to the resolved one; `article` contains the links, and its `path` is the target of links within it.
 */
export const articlePassages = (
  links: readonly { address: string; line: number }[],
  targets: Readonly<Record<string, string>>,
  article: { path: string; file: string; linesAbove: number },
): PassageLink[] =>
  links.flatMap(({ address, line }) => {
    const { path, anchor } = splitTarget(targets[address] ?? '');
    if (!anchor || /^[a-z]+:/i.test(path)) return [];
    return [{ target: path || article.path, anchor, file: article.file, line: line + article.linesAbove }];
  });

/** Reports links to passages that articles lack. Pages are checked once they are rendered. */
export function checkArticlePassages(
  passages: PassageLink[],
  articles: { slug: string; html: StoredText }[],
  problems: ContentProblems,
) {
  const targets = Map.groupBy(articles, ({ slug }) => `${articlesPath}/${slug}`);
  for (const [target, links] of Map.groupBy(passages, (passage) => passage.target)) {
    const markup = targets.get(target)?.map(({ html }) => html.read());
    if (!markup) continue;
    for (const link of links) {
      const problem = passageProblem(link, markup.join(''));
      if (problem) problems.add({ file: link.file, line: link.line }, problem);
    }
  }
}
