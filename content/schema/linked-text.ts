import { placeProblem } from './link-problem.ts';
import { text } from './text.ts';

const linkShape = /\[([^\]]*)\]\(([^)]*)\)/;
const brokenLink = /\[[^\]]*\] ?\([^)]*\)?|\[[^\]]*\]\[[^\]]*\]/;

type Part = string | { name: string; link: string };

/** Words; where links are among them, what stands around these and the links themselves, in their order. */
export type LinkedText = string | Part[];

/** Words with links in them, written as in articles: `Read [how we work](/why-us) first.` */
export const linkedText = text.transform((words, context): LinkedText => {
  // Words, then a link's name and address, then words again, and so on.
  const pieces = words.split(linkShape);
  const parts = pieces.flatMap<Part>((piece, place) => {
    if (place % 3 === 0) return piece === '' ? [] : [piece];
    return place % 3 === 1 ? [{ name: piece, link: pieces[place + 1]?.trim() ?? '' }] : [];
  });
  for (const message of parts.map(problemOf)) if (message) context.addIssue({ code: 'custom', message });
  return pieces.length > 1 ? parts : words;
});

function problemOf(part: Part): string | undefined {
  if (typeof part === 'string') {
    const broken = brokenLink.exec(part)?.[0];
    return broken && `“${broken}” would be shown as is: write a link as [words](/why-us), without a space between`;
  }
  const { name, link } = part;
  if (name.trim() === '') return `the link “[${name}](${link})” has no words: write them between the brackets`;
  return placeProblem(link);
}
