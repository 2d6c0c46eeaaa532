import { isScalar, LineCounter, parseDocument, visit, type Document, type YAMLParseError } from 'yaml';
import { ContentError } from './content-error.ts';

const mends: Partial<Record<YAMLParseError['code'], string>> = {
  TAB_AS_INDENT: 'indent with spaces, not with a tab',
  BAD_INDENT: 'indent the line as far as its neighbors',
  DUPLICATE_KEY: 'an entry of this name stands above: delete one of the two',
};

/** What most often is wrong. */
const usualMend =
  'indent the line as its neighbors, and put quotes around words that contain a colon, or that begin with a quote, brace, bracket, #, @ or *';

/**
 * The value a YAML text stands for. `firstLine` is how many lines of `file` stand above it. Throws a ContentError that names
 * line and mend; also where YAML would take words after a # for a remark and drop them.
 */
export function parseYaml(source: string, file: string, firstLine = 0): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  const wrong = (at: number, words: string) =>
    new ContentError(`content/${file}: line ${lineCounter.linePos(at).line + firstLine}: ${words}`);
  const [error] = document.errors;
  if (error) throw wrong(error.pos[0], `cannot be read: ${mends[error.code] ?? usualMend} (${error.message})`);
  const cut = cutWords(document);
  if (cut) {
    throw wrong(
      cut.at,
      `“#${cut.words}” would not be shown: put quotes around the words, or the remark on a line of its own`,
    );
  }
  return document.toJS();
}

function cutWords(document: Document): { at: number; words: string } | undefined {
  let found: { at: number; words: string } | undefined;
  visit(document, {
    Scalar(_, node) {
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.comment || !node.range) return undefined;
      found = { at: node.range[0], words: node.comment };
      return visit.BREAK;
    },
  });
  return found;
}
