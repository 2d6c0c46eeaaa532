import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

const unit =
  'percent|times|(?:m|b|tr)illion|thousand|seconds?|minutes?|hours?|days?|weeks?|months?|years?|milliseconds|[GM]B|[kMG]Hz|users';
const counted =
  'January|February|March|April|May|June|July|August|September|October|November|December|Article|Bulletin|Circular|Figure|Node|Decision|TLS|RFC|EN|IR|CFR|ISO';

/** What no line may end in between: a number and its unit, a month and its day, initials and a name. */
const units = [
  new RegExp(`(?<=[\\d½]) (?=(?:${unit})\\b)`, 'g'),
  new RegExp(`(?<=\\b(?:${counted})) (?=\\d)`, 'g'),
  /(?<=\d) (?=\d)/g,
  /(?<=\b[A-Z]\.) (?=[A-Z])/g,
];

/** Both sides of a sign of arithmetic, where a line has room for the whole sum. */
const sums = [/(?<=[\d)]) (?=[=×+/−] ?[(\d$])|(?<=[\d) ][=×+/−]) (?=[(\d$−])/g];

/** “SB-327”, “2011-12”, “sign-in”: a part so short or so numeric is not taken for the end of a word. */
const whole = /[\p{L}\d’]+(?:-\d[\d-]*%?|-(?:ins?|ups?|offs?)\b)/gu;

/** Letters of code in a line that fit beside a few words. */
const shortCode = 20;

/** Keeps together in the lines of an article what reads as one. Code stays as it is. */
export function tiedWords(tree: Root) {
  tie(tree, [...units, ...sums]);
}

function tie(tree: Root | Element, ties: RegExp[]) {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && /^(pre|code)$/.test(node.tagName)) {
      if (node.tagName === 'code' && toString(node).length <= shortCode) node.properties['dataWhole'] = '';
      return SKIP;
    }
    if (node.type === 'element' && node.tagName === 'table' && node !== tree) {
      tie(node, units);
      return SKIP;
    }
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const value = ties.reduce((text, place) => text.replace(place, '\u00a0'), node.value);
    const pieces = inPieces(value);
    parent.children.splice(index, 1, ...pieces);
    return index + pieces.length;
  });
}

function inPieces(value: string): ElementContent[] {
  const pieces: ElementContent[] = [];
  let end = 0;
  for (const { 0: word, index } of value.matchAll(whole)) {
    if (index > end) pieces.push({ type: 'text', value: value.slice(end, index) });
    pieces.push(oneWord(word));
    end = index + word.length;
  }
  if (end < value.length || pieces.length === 0) pieces.push({ type: 'text', value: value.slice(end) });
  return pieces;
}

const oneWord = (word: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { dataWhole: '' },
  children: [{ type: 'text', value: word }],
});
