import { isScalar, visit, type Document, type YAMLError } from 'yaml';

/** Something wrong in a YAML text: where, as an offset, and what, with the fix. */
export interface YamlMistake {
  at: number;
  words: string;
}

const indent = 'indent the line as far as its neighbors';
const quote = 'put quotes around text that contains a colon or begins with a special character';

/** What a person who does not program does about those of the parser's complaints that say enough. */
const mends: Partial<Record<YAMLError['code'], string>> = {
  BAD_DQ_ESCAPE: 'between double quotes a backslash has a meaning of its own: write single quotes',
  DUPLICATE_KEY:
    'the same group has an entry of this name above: delete one of the two, or indent the line as far as those it belongs to',
  MULTIPLE_DOCS: 'a file has no second part: delete the line of dashes',
  RESOURCE_EXHAUSTION: 'the file is nested too deeply: indent its lines as their neighbors',
  TAB_AS_INDENT: 'indent with spaces, not with a tab',
};

interface Look {
  line: RegExp;
  words: (found: RegExpExecArray) => string;
  /** Whether the parser may complain only of the line below. */
  noticedBelow?: boolean;
}

/** What a line looks like that the parser could not read, and its fix. The first that fits is told. */
const looks: Look[] = [
  {
    line: /^[\s-]*\u00a0|^[\s-]*[\w-]+:\u00a0/,
    words: () =>
      'a no-break space, which looks like a space, is before or after the entry’s name: type an ordinary space instead',
  },
  {
    line: /^[\s-]*([\w-]+)：/,
    words: ([, name]) => `the colon after “${name}” is a full-width one: type an ordinary one and a space`,
  },
  {
    line: /^[\s-]*([\w-]+):\s+[“„‘].*:\s/,
    words: ([, name]) =>
      `the text of “${name}” contains a colon, and curly quotes do not count as quotes: put straight ones around it`,
  },
  {
    line: /[{,]\s*([\w-]+):\s+[^'"\s][^'",]*\s(#[^'"}\]]*)[}\]]/,
    words: ([, name, remark]) =>
      `“${remark?.trim()}” after “${name}” would be a comment, including the closing bracket: put quotes around the text`,
    noticedBelow: true,
  },
  {
    line: /^[\s-]*([\w-]+):[^\s/]/,
    words: ([, name]) => `there is no space after the colon of “${name}”: add one`,
  },
  {
    line: /^[\s-]*[\w-]+:\s+'([^']|'')*'[^\s',}\]]/,
    words: () => 'a quote within quotes is written twice: ’We’’re here.’'.replaceAll('’', "'"),
  },
  {
    line: /^[\s-]*[\w-]+:\s+"[^"]*"\s*[^\s,}\]#]/,
    words: () => `text that continues after a quote needs quotes around all of it: '"Open" in Texas'`,
  },
  {
    line: /^[\s-]*([\w-]+):\s+([@%`!&|>])/,
    words: ([, name, sign]) => `the text of “${name}” begins with ${sign}: put quotes around it`,
  },
  {
    line: /^[\s-]*([\w-]+):\s+([{[])[^}\]]*$/,
    words: ([, name, sign]) =>
      `the ${sign} after “${name}” is not closed: write ${sign === '{' ? '}' : ']'} at the end, or put quotes around the text`,
    noticedBelow: true,
  },
  {
    line: /^[\s-]*([\w-]+):\s+[^'"{[].*?(:\s|:$)/,
    words: ([, name]) => `the text of “${name}” contains a colon: put quotes around it`,
  },
  {
    line: /^\s*[^\s:#{}[\]-][^:]*$/,
    words: () => 'the line has no colon: write the entry’s name, a colon and a space before its text',
  },
];

/** What the parser complains of, for a person who does not program. */
export function yamlMistake({ code, pos, message }: YAMLError, source: string, document: Document): YamlMistake {
  const told = mends[code];
  if (told) return { at: pos[0], words: `cannot be read: ${told}` };
  const open = message.includes('quote') ? openQuote(document, pos[0]) : undefined;
  if (open !== undefined)
    return { at: open, words: 'cannot be read: the quote that begins here is not closed: close it after the text' };
  const start = source.lastIndexOf('\n', pos[0] - 1) + 1;
  const before = source.lastIndexOf('\n', start - 2) + 1;
  for (const from of [start, before]) {
    const line = source.slice(from).split('\n', 1)[0] ?? '';
    const look = looks.find((one) => (from === start || one.noticedBelow) && one.line.test(line));
    const found = look?.line.exec(line);
    if (look && found) return { at: from, words: `cannot be read: ${look.words(found)}` };
  }
  return { at: pos[0], words: `cannot be read: ${indent}, and ${quote} such as { [ # @ * or a quote` };
}

/** Where the quoted words begin that go on to the end of the text. */
function openQuote(document: Document, at: number): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar(_, node) {
      if (isScalar(node) && node.type?.startsWith('QUOTE') && node.range && node.range[1] >= at)
        found ??= node.range[0];
    },
  });
  return found;
}
