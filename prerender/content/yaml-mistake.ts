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
  BAD_DQ_ESCAPE: 'between double quotes a backslash has a meaning of its own: write single quotes',
  DUPLICATE_KEY:
    'the same group has an entry of this name above: delete one of the two, or indent the line as far as those it belongs to',
  MULTIPLE_DOCS: 'a file has no second part: delete the line of dashes',
  RESOURCE_EXHAUSTION: 'the file is nested too deeply: indent its lines as their neighbors',
  TAB_AS_INDENT: 'indent with spaces, not with a tab',
};

interface LinePattern {
  line: RegExp;
  message: (found: RegExpExecArray) => string;
  /** Whether the parser may report the line below instead. */
  reportedBelow?: boolean;
}

/** Lines that the parser cannot read, with their messages. The first that matches is used. */
const linePatterns: LinePattern[] = [
  {
    line: /^[\s-]*\u00a0|^[\s-]*[\w-]+:\u00a0/,
    message: () =>
      'a no-break space, which looks like a space, is before or after the entry’s name: type an ordinary space instead',
  },
  {
    line: /^[\s-]*([\w-]+)：/,
    message: ([, name]) => `the colon after “${name}” is a full-width one: type an ordinary one and a space`,
  },
  {
    line: /^[\s-]*([\w-]+):\s+[“„‘].*:\s/,
    message: ([, name]) =>
      `the text of “${name}” contains a colon, and curly quotes do not count as quotes: put straight ones around it`,
  },
  {
    line: /[{,]\s*([\w-]+):\s+[^'"\s][^'",]*\s(#[^'"}\]]*)[}\]]/,
    message: ([, name, comment]) =>
      `“${comment?.trim()}” after “${name}” would be a comment, including the closing bracket: put quotes around the text`,
    reportedBelow: true,
  },
  {
    line: /^[\s-]*([\w-]+):[^\s/]/,
    message: ([, name]) => `there is no space after the colon of “${name}”: add one`,
  },
  {
    line: /^[\s-]*[\w-]+:\s+'([^']|'')*'[^\s',}\]]/,
    message: () => 'a quote within quotes is written twice: ’We’’re here.’'.replaceAll('’', "'"),
  },
  {
    line: /^[\s-]*[\w-]+:\s+"[^"]*"\s*[^\s,}\]#]/,
    message: () => `text that continues after a quote needs quotes around all of it: '"Open" in Texas'`,
  },
  {
    line: /^[\s-]*([\w-]+):\s+([@%`!&|>])/,
    message: ([, name, sign]) => `the text of “${name}” begins with ${sign}: put quotes around it`,
  },
  {
    line: /^[\s-]*([\w-]+):\s+([{[])[^}\]]*$/,
    message: ([, name, sign]) =>
      `the ${sign} after “${name}” is not closed: write ${sign === '{' ? '}' : ']'} at the end, or put quotes around the text`,
    reportedBelow: true,
  },
  {
    line: /^\s*-\s+([{[])\s*\S(?!.*[}\]]\s*$)/,
    message: ([, sign]) => `the ${sign} of this entry is not closed: write ${sign === '{' ? '}' : ']'} at its end`,
    reportedBelow: true,
  },
  {
    line: /^[\s-]*([\w-]+):\s+[^'"{[].*?(:\s|:$)/,
    message: ([, name]) => `the text of “${name}” contains a colon: put quotes around it`,
  },
  {
    line: /^\s*-[^\s-]/,
    message: () => 'there is no space after the dash: add one',
  },
  {
    line: /^\s*[^\s:#{}[\]-][^:]*$/,
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
  const start = source.lastIndexOf('\n', pos[0] - 1) + 1;
  const startOfLineBefore = source.lastIndexOf('\n', start - 2) + 1;
  for (const from of [start, startOfLineBefore]) {
    const line = source.slice(from).split('\n', 1)[0] ?? '';
    const pattern = linePatterns.find(
      ({ line: form, reportedBelow }) => (from === start || reportedBelow) && form.test(line),
    );
    const found = pattern?.line.exec(line);
    if (pattern && found) return { at: from, message: `cannot be read: ${pattern.message(found)}` };
  }
  return { at: pos[0], message: `cannot be read: ${indent}, and ${quote} such as { [ # @ * or a quote`, isVague: true };
}

/** The offset of the quote that is still open at `at`. */
function openQuote(document: Document, at: number): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar(_, node) {
      if (isScalar(node) && node.type?.startsWith('QUOTE') && node.range && node.range[1] >= at) {
        found ??= node.range[0];
      }
    },
  });
  return found;
}
