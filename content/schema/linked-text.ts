import type { KnownPages } from './known-files.ts';
import { destinationProblem, withoutSlash } from './link-problem.ts';
import { lookup } from './lookup.ts';
import { textWithLinks } from './text.ts';

/** Matches a link. Its groups are the words and the address, which may contain parentheses in pairs, as Wikipedia's do. */
const linkShape = /\[([^\]]*)\]\(((?:[^()]|\([^()]*\))*)\)/;
/** Matches what is probably meant as a link but has another form, such as `[words] (/why-us)` or `[words][1]`. */
const brokenLink = /\[[^\]]*\] ?\([^)]*\)?|\[[^\]]*\]\[[^\]]*\]/;

type Part = string | { name: string; link: string };

/** Text without links as a string; otherwise the links and the text around them, in order. */
type LinkedText = string | Part[];

/** Text with links, written as in articles: `Read [how we work](/why-us) first.` */
export const linkedText = lookup(({ pages }) =>
  textWithLinks.transform((words, context): LinkedText => {
    // The pieces alternate: text, a link's name, its address, text, and so on.
    const pieces = words.split(linkShape);
    const parts = pieces.flatMap<Part>((piece, index) => {
      if (index % 3 === 0) return piece === '' ? [] : [piece];
      return index % 3 === 1 ? [{ name: piece, link: pieces[index + 1]?.trim() ?? '' }] : [];
    });
    for (const part of parts) {
      const message = partProblem(part, pages);
      if (message) context.addIssue({ code: 'custom', message });
    }
    if (pieces.length === 1) return words;
    return parts.map((part) => (typeof part === 'string' ? part : { ...part, link: withoutSlash(part.link) }));
  }),
);

function partProblem(part: Part, pages: KnownPages | undefined): string | undefined {
  if (typeof part === 'string') {
    const fragment = brokenLink.exec(part)?.[0];
    return fragment && `“${fragment}” would be shown as is: write a link as [words](/why-us), without a space between`;
  }
  const { name, link } = part;
  if (name.trim() === '') return `the link “[${name}](${link})” has no words: write them between the brackets`;
  return destinationProblem(link, pages);
}
