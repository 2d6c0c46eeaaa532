import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

const unitWords =
  'percent|times|(?:m|b|tr)illion|thousand|seconds?|minutes?|hours?|days?|weeks?|months?|years?|milliseconds|mins?|m?s|[GM]B|[kMG]Hz|users';
const wordsBeforeNumbers =
  'January|February|March|April|May|June|July|August|September|October|November|December|Article|Bulletin|Circular|Figure|Node|Decision|TLS|RFC|EN|IR|CFR|ISO';

/**
 * Matches spaces at which no line may break: between a number and its unit, a word such as “May” or “Figure” and its number, two
 * numbers, initials and a name, and before an ellipsis.
 */
const phraseSpaces = [
  new RegExp(`(?<=[\\d½]) (?=(?:${unitWords})\\b)`, 'g'),
  new RegExp(`(?<=\\b(?:${wordsBeforeNumbers})) (?=\\d)`, 'g'),
  /(?<=\d) (?=\d)/g,
  /(?<=\b[A-Z]\.) (?=[A-Z])/g,
  / (?=…)/g,
];

/**
 * Matches spaces on both sides of an arithmetic sign between numbers and variables of one letter, also where a text begins or
 * ends with the sign, since the variable beside it is emphasized. The cells of a table have no room for a whole sum.
 */
const sumSpaces = [
  /(?<=[\d)]|\b[a-z]|^) (?=[=<×+/−] ?(?:[(\d$]|[a-z]\b|$))|(?<=(?:[\d) ]|\b[a-z]|^)[=<×+/−]) (?=[(\d$−]|[a-z]\b|$)/g,
];

/** Matches words such as “SB-327”, “2011-12” and “sign-in”: a break after the hyphen would leave a part too short to read. */
const unbrokenWords = /[\p{L}\d’]+(?:-\d[\d-]*%?|-(?:ins?|ups?|offs?|Fi)\b)/gu;

/** Matches any compound, such as “two-thirds”: in the large type of a pull quote its hyphen would end a short line. */
const compounds = /[\p{L}\d’]+(?:-[\p{L}\d’]+)+/gu;

/** Inline code up to this many characters is not broken. */
const maxUnbrokenCode = 20;

/** Prevents line breaks within English phrases that read as one word. Code keeps its spaces. */
export function nonBreakingWords(tree: Root) {
  joinWords(tree, [...phraseSpaces, ...sumSpaces], unbrokenWords);
}

/** Joins what `spaces` match by no-break spaces, and keeps each of `words` on one line. */
function joinWords(tree: Root | Element, spaces: RegExp[], words: RegExp) {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && /^(pre|code)$/.test(node.tagName)) {
      if (node.tagName === 'code' && toString(node).length <= maxUnbrokenCode) node.properties['dataNoBreak'] = '';
      return SKIP;
    }
    if (node.type === 'element' && node.tagName === 'table' && node !== tree) {
      joinWords(node, phraseSpaces, words);
      return SKIP;
    }
    if (node.type === 'element' && 'data-pull' in node.properties && node !== tree) {
      joinWords(node, spaces, compounds);
      return SKIP;
    }
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const value = spaces.reduce((text, space) => text.replace(space, '\u00a0'), node.value);
    const pieces = splitAtWords(value, words);
    parent.children.splice(index, 1, ...pieces);
    return index + pieces.length;
  });
}

function splitAtWords(value: string, words: RegExp): ElementContent[] {
  const pieces: ElementContent[] = [];
  let end = 0;
  for (const { 0: word, index } of value.matchAll(words)) {
    if (index > end) pieces.push({ type: 'text', value: value.slice(end, index) });
    pieces.push(unbrokenWord(word));
    end = index + word.length;
  }
  if (end < value.length || pieces.length === 0) pieces.push({ type: 'text', value: value.slice(end) });
  return pieces;
}

const unbrokenWord = (word: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { dataNoBreak: '' },
  children: [{ type: 'text', value: word }],
});
