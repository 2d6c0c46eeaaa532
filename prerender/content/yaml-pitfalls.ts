import { isMap, isPair, isScalar, visit, type Document, type Node, type Scalar } from 'yaml';
import { findUnreadableCharacter } from './find-unreadable-character.ts';
import type { YamlMistake } from './yaml-mistake.ts';

/**
 * Finds mistakes in YAML that the parser accepts: it reads something other than what their author meant. They are independent of
 * each other, and in the order of the text.
 */
export const findYamlPitfalls = (document: Document, source: string): YamlMistake[] =>
  [
    ...wrongAliases(document),
    ...unusedAnchorsAndTags(document),
    ...droppedComments(document, source),
    ...splitQuotes(document),
    ...splitTexts(document),
    ...controlCharacters(document),
  ].toSorted((a, b) => a.at - b.at);

/** Finds aliases such as `*name` without an anchor `&name`, and those within the entry of their anchor, which would never end. */
function wrongAliases(document: Document): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, {
    Alias(_, node, ancestors) {
      const repeated = node.resolve(document);
      const at = node.range?.[0] ?? 0;
      if (!repeated) {
        found.push({
          at,
          message: `“*${node.source}” refers to an anchor that no entry above defines: write “&${node.source}” after that entry’s colon, or put quotes around the text`,
        });
      } else if (ancestors.includes(repeated)) {
        found.push({
          at,
          message: `“*${node.source}” repeats the entry that it is a part of: write here what is meant, or put quotes around the text`,
        });
      }
    },
  });
  return found;
}

/**
 * Finds `&more` or `!` at the beginning of a text, which YAML takes for the text's anchor or tag and does not show. An anchor that
 * some `*more` repeats is intended. Anchors of groups and lists are accepted: a form may have replaced their last repetition.
 */
function unusedAnchorsAndTags(document: Document): YamlMistake[] {
  const repeated = new Set<string>();
  visit(document, { Alias: (_, { source }) => void repeated.add(source) });
  const found: YamlMistake[] = [];
  visit(document, {
    Scalar(_, node) {
      const at = node.range?.[0] ?? 0;
      if (node.anchor && node.type === 'PLAIN' && !repeated.has(node.anchor)) {
        const { anchor } = node;
        const message = `“&${anchor}” would not be shown, and no “*${anchor}” repeats the entry: put quotes around the text, or delete “&${anchor}”`;
        found.push({ at, message });
      }
      if (node.tag === '!') found.push({ at, message: '“!” would not be shown: put quotes around the text' });
    },
  });
  return found;
}

/** Finds text after a # that was meant to be shown. */
function droppedComments(document: Document, source: string): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, {
    Scalar(_, node, ancestors) {
      if (isAmongComments(node, ancestors.at(-2))) return;
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.comment || !node.range) return;
      // With nothing after the colon, the parser takes a comment below for the entry's own.
      if (node.value === null && !/^ *#/.test(source.slice(node.range[0]))) return;
      found.push({
        at: node.range[0],
        message: `“#${node.comment}” would not be shown: put quotes around the text, or the comment on a line of its own`,
      });
    },
  });
  return found;
}

/** Whether other entries of the group have comments after their quoted texts: then this one is meant as a comment, too. */
const isAmongComments = (node: Node, group: unknown) =>
  isMap(group) &&
  group.items.some(
    ({ value }) => value !== node && isScalar(value) && value.comment && String(value.type).startsWith('QUOTE'),
  );

/** Finds texts such as `{ name: “One, two” }`, which is two entries: curly quotes are letters like any other. */
function splitQuotes(document: Document): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, {
    Collection(_, node) {
      if (!node.flow) return;
      for (const item of node.items) {
        const value = isPair(item) ? item.value : item;
        if (!isOpenQuote(value)) continue;
        found.push({
          at: value.range?.[0] ?? 0,
          message:
            'cannot be read: curly quotes do not count as quotes, so the text ends at its comma: put straight quotes around it',
        });
      }
    },
  });
  return found;
}

/** Whether a text begins with a curly quote that it does not close; German closes „ with “. */
const isOpenQuote = (value: unknown): value is Scalar =>
  isScalar(value) && value.type === 'PLAIN' && /^(?:[“‘][^”’]*|„[^“”]*)$/.test(String(value.value));

/**
 * Finds texts such as `{ price: $1,100 }`, which is two entries, the second without a colon. A text with several commas is found
 * once, one in curly quotes by {@link splitQuotes}.
 */
function splitTexts(document: Document): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, {
    Map(_, node) {
      if (!node.flow) return;
      for (const [index, { key, value }] of node.items.entries()) {
        if (index === 0 || value !== null || !isScalar(key)) continue;
        const previous = node.items[index - 1];
        if (isOpenQuote(previous?.value) || (index > 1 && previous?.value === null)) continue;
        found.push({
          at: key.range?.[0] ?? 0,
          message: `cannot be read: “${String(key.value)}” stands after a comma, which ends a text within { }: put quotes around all of the text`,
        });
      }
    },
  });
  return found;
}

/** Finds escapes such as `"\x0b"`, which become characters only when they are parsed. */
function controlCharacters(document: Document): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, {
    Scalar(_, { value, range }) {
      const message = typeof value === 'string' && findUnreadableCharacter(value)?.message;
      if (message) found.push({ at: range?.[0] ?? 0, message });
    },
  });
  return found;
}
