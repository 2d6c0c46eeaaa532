import type { TechniqueFinds } from '../../sections/techniques/technique-finds.ts';

/** The kinds of marks; a sentiment is good or bad. */
type TextMark = 'stem' | 'keyword' | 'entity' | 'good' | 'bad';

/** A marked part of a letter, which may contain other marked parts. */
export interface MarkedText {
  mark: TextMark;
  parts: (string | MarkedText)[];
}

interface MarkedRange {
  mark: TextMark;
  from: number;
  to: number;
}

/** The middle of the scale of feelings, in percent. */
const neutralFeeling = 50;

/**
 * Splits a text at what the techniques find: at the first occurrence of each phrase. A mark that would cross one that begins
 * before it is left out.
 */
export function markText(text: string, finds: TechniqueFinds): (string | MarkedText)[] {
  const rangesOf = (mark: TextMark, phrase: string) => {
    const from = indexOfPhrase(text, phrase);
    return from < 0 ? [] : [{ mark, from, to: from + phrase.length }];
  };
  const ranges: MarkedRange[] = [
    ...finds.entities.flatMap(({ words }) => rangesOf('entity', words)),
    ...finds.feelings.marks.flatMap(({ words, at }) => rangesOf(at < neutralFeeling ? 'bad' : 'good', words)),
    ...finds.keywords.flatMap((keyword) => rangesOf('keyword', keyword)),
    // Only the ending of a word is marked, not its stem.
    ...finds.stems.flatMap(({ start, cut }) =>
      rangesOf('stem', start + cut).map((range) => ({ ...range, from: range.from + start.length })),
    ),
  ];
  // An outer range comes before those within it.
  const outerFirst = ranges.toSorted((a, b) => a.from - b.from || b.to - a.to);
  return nestRanges(text, outerFirst, 0, text.length);
}

/** The index at which the text contains a phrase as whole words; -1 if it does not. */
function indexOfPhrase(text: string, phrase: string): number {
  const escapedPhrase = phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text.search(new RegExp(`(?<![\\p{L}\\p{N}])${escapedPhrase}(?![\\p{L}\\p{N}])`, 'u'));
}

/** The text from `from` to `to`, with marks for the sorted ranges that are entirely within it. */
function nestRanges(text: string, ranges: MarkedRange[], from: number, to: number): (string | MarkedText)[] {
  const parts: (string | MarkedText)[] = [];
  let position = from;
  for (const [index, range] of ranges.entries()) {
    if (range.from < position || range.to > to) continue;
    if (range.from > position) parts.push(text.slice(position, range.from));
    parts.push({ mark: range.mark, parts: nestRanges(text, ranges.slice(index + 1), range.from, range.to) });
    position = range.to;
  }
  return position < to ? [...parts, text.slice(position, to)] : parts;
}
