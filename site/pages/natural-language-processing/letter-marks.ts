import type { TechniqueFinds } from '../../sections/techniques/technique-finds.ts';

/** How a technique marks words; a sentiment is good or bad. */
type TextMark = 'stem' | 'keyword' | 'entity' | 'good' | 'bad';

/** A marked part of a letter, which may contain other marked parts. */
export interface MarkedText {
  mark: TextMark;
  parts: (string | MarkedText)[];
}

interface Range {
  mark: TextMark;
  from: number;
  to: number;
}

/** Splits a text at what the techniques find. A mark that would cross one that begins before it is left out. */
export function markText(text: string, finds: TechniqueFinds): (string | MarkedText)[] {
  const found = (mark: TextMark, phrase: string, skipped = 0): Range[] => {
    const escaped = phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const from = text.search(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u'));
    return from < 0 ? [] : [{ mark, from: from + skipped, to: from + phrase.length }];
  };
  const ranges = [
    ...finds.entities.flatMap(({ words }) => found('entity', words)),
    ...finds.feelings.marks.flatMap(({ words, at }) => found(at < 50 ? 'bad' : 'good', words)),
    ...finds.keywords.flatMap((keyword) => found('keyword', keyword)),
    ...finds.stems.flatMap(({ start, cut }) => found('stem', start + cut, start.length)),
  ].sort((one, other) => one.from - other.from || other.to - one.to);
  return partsOf(text, ranges, 0, text.length);
}

/** The text from `from` to `to`, with the ranges that are entirely within it. */
function partsOf(text: string, ranges: Range[], from: number, to: number): (string | MarkedText)[] {
  const parts: (string | MarkedText)[] = [];
  let done = from;
  for (const [index, range] of ranges.entries()) {
    if (range.from < done || range.to > to) continue;
    if (range.from > done) parts.push(text.slice(done, range.from));
    parts.push({ mark: range.mark, parts: partsOf(text, ranges.slice(index + 1), range.from, range.to) });
    done = range.to;
  }
  return done < to ? [...parts, text.slice(done, to)] : parts;
}
