import { isScalar, visit, type Document, type YAMLError } from 'yaml';

/** A mistake in a YAML text: its offset, and a message with the fix. */
export interface YamlMistake {
  at: number;
  message: string;
  /** Whether its cause is unknown. */
  isVague?: boolean;
}

const indent = 'indent the line as far as its neighbors';
const quote = 'put quotes around text that contains a colon or begins with a special character';

/** Fixes, for a person who does not program, by the parser's error code. */
const fixes: Partial<Record<YAMLError['code'], string>> = {
  BAD_DQ_ESCAPE: 'between double quotes a backslash has a special meaning: write single quotes',
  DUPLICATE_KEY:
    'the same group has an entry of this name above: delete one of the two, or indent the line as far as the entries that it belongs with',
  MULTIPLE_DOCS: 'a file has no second part: delete the line of dashes',
  RESOURCE_EXHAUSTION: 'the file is nested too deeply: indent its lines as their neighbors',
  TAB_AS_INDENT: 'indent with spaces, not with a tab',
};

interface LinePattern {
  pattern: RegExp;
  message: (match: RegExpExecArray) => string;
  /** Whether the parser may report the line below instead. */
  isReportedBelow?: boolean;
}

/** Lines that the parser cannot read, with an example and a message each. The first that matches is used. */
const linePatterns: LinePattern[] = [
  {
    pattern: /^[\s-]*\u00a0|^[\s-]*[\w-]+:\u00a0/,
    message: () =>
      'a no-break space, which looks like a space, is before or after the entry’s name: type an ordinary space instead',
  },
  {
    // title：Our team
    pattern: /^[\s-]*([\w-]+)：/,
    message: ([, name]) => `the colon after “${name}” is a full-width one: type an ordinary one and a space`,
  },
  {
    // title: “Our team: who we are”
    pattern: /^[\s-]*([\w-]+):\s+[“„‘].*:\s/,
    message: ([, name]) =>
      `the text of “${name}” contains a colon, and curly quotes do not count as quotes: put straight ones around it`,
  },
  {
    // - { title: Our #1 team }
    pattern: /[{,]\s*([\w-]+):\s+(?:[^'"\s#][^'",]*\s)?(#[^\s,'"}\]]*).*[}\]]/,
    message: ([, name, comment]) =>
      `“${comment}” after “${name}” would be a comment, including the closing bracket: put quotes around the text`,
    isReportedBelow: true,
  },
  {
    // title:Our team. A colon before a slash is that of an address.
    pattern: /^[\s-]*([\w-]+):[^\s/]/,
    message: ([, name]) => `there is no space after the colon of “${name}”: add one`,
  },
  {
    // title: 'We're here'
    pattern: /^[\s-]*(?:[\w-]+:\s+)?'([^']|'')*'[^\s',}\]]/,
    message: () => `a quote within quotes is written twice: 'We''re here.'`,
  },
  {
    // title: "Open" in Texas
    pattern: /^[\s-]*(?:[\w-]+:\s+)?(?:"[^"]*"|'[^']*')\s*[^\s,}\]#:]/,
    message: () => `text that continues after a quote needs quotes around all of it: '"Open" in Texas'`,
  },
  {
    // title: @junior
    pattern: /^[\s-]*([\w-]+):\s+([@%`!&|>])/,
    message: ([, name, character]) => `the text of “${name}” begins with ${character}: put quotes around it`,
  },
  {
    // action: { name: Call us
    pattern: /^[\s-]*([\w-]+):\s+([{[])[^}\]]*$/,
    message: ([, name, bracket]) =>
      `the ${bracket} after “${name}” is not closed: write ${bracket === '{' ? '}' : ']'} at the end, or put quotes around the text`,
    isReportedBelow: true,
  },
  {
    // - { name: Call us
    pattern: /^\s*-\s+([{[])\s*\S(?!.*[}\]]\s*$)/,
    message: ([, bracket]) =>
      `the ${bracket} of this entry is not closed: write ${bracket === '{' ? '}' : ']'} at its end`,
    isReportedBelow: true,
  },
  {
    // title: Our team: who we are
    pattern: /^[\s-]*([\w-]+):\s+[^'"{[].*?(:\s|:$)/,
    message: ([, name]) => `the text of “${name}” contains a colon: put quotes around it`,
  },
  {
    // - { title: Our team: who we are }
    pattern: /[{,]\s*([\w-]+):\s+[^\s'"{[][^'",{}[\]]*:\s/,
    message: ([, name]) => `the text of “${name}” contains a colon: put quotes around it`,
  },
  {
    // -Our team
    pattern: /^\s*-[^\s-]/,
    message: () => 'there is no space after the dash: add one',
  },
  {
    // Our team
    pattern: /^\s*[^\s:#{}[\]-][^:]*$/,
    message: () =>
      'the line has no colon: write the entry’s name, a colon and a space before its text, or a dash and a space before an item of a list',
  },
];

/** Explains the parser's error to a person who does not program. */
export function yamlMistake({ code, pos, message }: YAMLError, source: string, document: Document): YamlMistake {
  const fix = fixes[code];
  if (fix) return { at: pos[0], message: `cannot be read: ${fix}` };
  const open = message.includes('quote') ? openQuote(document, pos[0]) : undefined;
  if (open !== undefined) {
    return { at: open, message: 'cannot be read: the quote that begins here is not closed: close it after the text' };
  }
  const lineStart = source.lastIndexOf('\n', pos[0] - 1) + 1;
  const previousLineStart = source.lastIndexOf('\n', lineStart - 2) + 1;
  for (const start of [lineStart, previousLineStart]) {
    const line = source.slice(start).split('\n', 1)[0] ?? '';
    const linePattern = linePatterns.find(
      ({ pattern, isReportedBelow }) => (start === lineStart || isReportedBelow) && pattern.test(line),
    );
    const match = linePattern?.pattern.exec(line);
    if (linePattern && match) return { at: start, message: `cannot be read: ${linePattern.message(match)}` };
  }
  return { at: pos[0], message: `cannot be read: ${indent}, and ${quote} such as { [ # @ * or a quote`, isVague: true };
}

/** The offset of the quote that is still open at `at`. */
function openQuote(document: Document, at: number): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Scalar(_, node) {
      if (isScalar(node) && node.type?.startsWith('QUOTE') && node.range && node.range[1] >= at) {
        offset ??= node.range[0];
      }
    },
  });
  return offset;
}
