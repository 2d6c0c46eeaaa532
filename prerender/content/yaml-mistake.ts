import { isScalar, visit, type Document, type YAMLError } from 'yaml';

/** Something wrong in a YAML text: where, as an offset, and what, with the fix. */
export interface YamlMistake {
  at: number;
  words: string;
}

const indent = 'indent the line as far as its neighbors';
const quote = 'put quotes around words that contain a colon or begin with a sign';

/** What a person who does not program does about those of the parser's complaints that say enough. */
const mends: Partial<Record<YAMLError['code'], string>> = {
  BAD_DQ_ESCAPE: 'between double quotes a backslash has a meaning of its own: write single quotes',
  DUPLICATE_KEY:
    'an entry of this name stands above in the same group: delete one of the two, or indent the line as far as those it belongs to',
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
      'a no-break space, which looks like a space, stands before or behind the entry’s name: type an ordinary one in its place',
  },
  {
    line: /^[\s-]*([\w-]+)：/,
    words: ([, name]) => `the colon behind “${name}” is a wide one: type an ordinary one and a space`,
  },
  {
    line: /^[\s-]*([\w-]+):\s+[“„‘].*:\s/,
    words: ([, name]) =>
      `the words of “${name}” contain a colon, and curly quotes hold nothing together: put straight ones around them`,
  },
  {
    line: /[{,]\s*([\w-]+):\s+[^'"\s][^'",]*\s(#[^'"}\]]*)[}\]]/,
    words: ([, name, remark]) =>
      `“${remark?.trim()}” behind “${name}” would be a remark, the closing bracket with it: put quotes around the words`,
    noticedBelow: true,
  },
  {
    line: /^[\s-]*([\w-]+):[^\s/]/,
    words: ([, name]) => `behind the colon of “${name}” a space is missing: write it`,
  },
  {
    line: /^[\s-]*[\w-]+:\s+'([^']|'')*'[^\s',}\]]/,
    words: () => 'a quote within quotes is written twice: ’We’’re here.’'.replaceAll('’', "'"),
  },
  {
    line: /^[\s-]*[\w-]+:\s+"[^"]*"\s*[^\s,}\]#]/,
    words: () => `words that go on behind a quote need quotes around all of them: '"Open" in Texas'`,
  },
  {
    line: /^[\s-]*([\w-]+):\s+([@%`!&|>])/,
    words: ([, name, sign]) => `the words of “${name}” begin with ${sign}: put quotes around them`,
  },
  {
    line: /^[\s-]*([\w-]+):\s+([{[])[^}\]]*$/,
    words: ([, name, sign]) =>
      `the ${sign} behind “${name}” is not closed: write ${sign === '{' ? '}' : ']'} at the end, or put quotes around the words`,
    noticedBelow: true,
  },
  {
    line: /^[\s-]*([\w-]+):\s+[^'"{[].*?(:\s|:$)/,
    words: ([, name]) => `the words of “${name}” contain a colon: put quotes around them`,
  },
  {
    line: /^\s*[^\s:#{}[\]-][^:]*$/,
    words: () => 'the line has no colon: write the entry’s name, a colon and a space before its words',
  },
];

/** What the parser complains of, for a person who does not program. */
export function yamlMistake({ code, pos, message }: YAMLError, source: string, document: Document): YamlMistake {
  const told = mends[code];
  if (told) return { at: pos[0], words: `cannot be read: ${told}` };
  const open = message.includes('quote') ? openQuote(document, pos[0]) : undefined;
  if (open !== undefined)
    return { at: open, words: 'cannot be read: the quote that begins here has no end: write it behind the words' };
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
