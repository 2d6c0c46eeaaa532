import type { Mistake } from './mistake.ts';

const careers = 'pages/careers.yaml';
const claim = 'claim: There is a place open.';
const moving = 'plain-pages/moving.yaml';
const firstCase = 'pages/case-studies/one.yaml';

/** Mistakes in the syntax of a file. */
export const syntaxMistakes: Mistake[] = [
  { name: 'a colon in words', file: careers, from: claim, to: 'claim: Open: a place' },
  { name: 'a quote within quotes', file: careers, from: claim, to: "claim: 'We're open.'" },
  { name: 'a quote that is not closed', file: careers, from: claim, to: "claim: 'We are open." },
  { name: 'a double quote that is not closed', file: careers, from: claim, to: 'claim: "We are open.' },
  { name: 'a tab', file: careers, from: claim, to: `\t${claim}` },
  { name: 'an entry twice', file: careers, from: claim, to: `${claim}\nclaim: Twice` },
  { name: 'indentation that is lost', file: careers, from: '  heading: Tell us', to: 'heading: Tell us' },
  { name: 'indentation too deep', file: careers, from: '  question: Message', to: '    question: Message' },
  { name: 'words after a number sign', file: careers, from: claim, to: 'claim: We are # 1 in Texas.' },
  {
    name: 'words after a number sign in lines below each other',
    file: moving,
    bytes: Buffer.from('title: Moving # one\nclaim: Two # two\nheading: Three # three\n'),
  },
  {
    name: 'a comma in words within braces, above words after a number sign',
    file: moving,
    bytes: Buffer.from('price: { text: $1,100,000 }\nheading: Moving # one\n'),
  },
  { name: 'words that begin with an at sign', file: careers, from: claim, to: 'claim: @home in Texas' },
  { name: 'words that begin with a percent sign', file: careers, from: claim, to: 'claim: %age of what' },
  { name: 'words that begin with a backtick', file: careers, from: claim, to: 'claim: `code`' },
  { name: 'words that begin with a star', file: careers, from: claim, to: 'claim: *open' },
  { name: 'an entry that repeats itself', file: careers, from: claim, to: 'claim: &open [There, *open]' },
  {
    name: 'an entry that is repeated too often',
    file: careers,
    from: claim,
    to: `claim: &open There\nplaces: [${Array.from({ length: 101 }, () => '*open').join(', ')}]`,
  },
  { name: 'words that begin with a brace', file: careers, from: claim, to: 'claim: {open' },
  { name: 'words that begin with a bracket', file: careers, from: claim, to: 'claim: [open' },
  { name: 'words after a quote', file: careers, from: claim, to: 'claim: "Open" in Texas' },
  {
    name: 'a brace that is not closed in a list',
    file: careers,
    from: '{ title: Two, text: We call. }',
    to: '{ title: Two, text: We call.',
  },
  {
    name: 'no space after a dash',
    file: careers,
    from: '- { title: Two, text: We call. }',
    to: '-{ title: Two, text: We call. }',
  },
  { name: 'nothing after the colon, above a comment', file: careers, from: claim, to: 'claim:\n# Ask Ana.' },
  { name: 'no colon', file: careers, from: claim, to: 'claim There is a place open.' },
  { name: 'no space after the colon', file: careers, from: claim, to: 'claim:There is a place open.' },
  { name: 'a list where a dash is missing', file: firstCase, from: "- { figure: '10'", to: "{ figure: '10'" },
  {
    name: 'a dash that is missing, above other items',
    file: 'pages/privacy-policy.yaml',
    from: 'short: { heading: In short, lines: [Little., Not long.] }',
    to: "short:\n  heading: In short\n  lines:\n    Little.\n    - 'Not: long.'\n    - 'Not far.'\n    - Gone.",
  },
  { name: 'a second document', file: careers, from: claim, to: `---\n${claim}` },
  { name: 'a backslash in double quotes', file: careers, from: claim, to: String.raw`claim: "C:\open"` },
  {
    name: 'two mistakes far apart',
    file: careers,
    from: /claim: There[^]*terms:/,
    to: 'claim: a: b\ntext: fine\ninterviewQuestions: fine\nweek: c: d\nterms:',
  },
  { name: 'curly quotes around a colon', file: careers, from: claim, to: 'claim: “Open: a place”' },
  {
    name: 'curly quotes around a comma',
    file: moving,
    from: 'name: The week of a clerk',
    to: 'name: “The week, of a clerk”',
  },
  {
    name: 'a comma in words within braces',
    file: careers,
    from: '{ title: Two, text: We call. }',
    to: '{ title: Two, text: We call, then wait. }',
  },
  { name: 'a no-break space after the colon', file: careers, from: 'claim: ', to: 'claim:\u00a0' },
  {
    name: 'no-break spaces as indentation',
    file: careers,
    from: '  question: Message',
    to: '\u00a0\u00a0question: Message',
  },
  { name: 'a wide colon', file: careers, from: 'claim: ', to: 'claim：' },
  {
    name: 'a number sign that takes the bracket with it',
    file: 'navigation.yaml',
    from: "'/moving#days'",
    to: '/moving #days',
  },
  {
    name: 'a merge that was left open',
    file: careers,
    from: claim,
    to: `<<<<<<< HEAD\n${claim}\n=======\nclaim: Other\n>>>>>>> main`,
  },
  {
    name: 'Latin-1 with the line ends of old Macs',
    file: careers,
    bytes: Buffer.from('title: Careers\rclaim: Entrée libre\r', 'latin1'),
  },
  { name: 'Latin-1', file: careers, bytes: Buffer.from('title: Careers\nclaim: Entrée libre\n', 'latin1') },
  { name: 'UTF-16', file: careers, bytes: Buffer.from('\ufefftitle: Careers', 'utf16le') },
  { name: 'an invisible character', file: careers, from: claim, to: 'claim: There is\u000b a place open.' },
  { name: 'an escaped invisible character', file: careers, from: claim, to: String.raw`claim: "There is\x0b open."` },
  { name: 'an empty file', file: 'pages/team.yaml', bytes: Buffer.from('') },
  { name: 'an empty file of a plain page', file: 'plain-pages/moving.yaml', bytes: Buffer.from('') },
  { name: 'a list in place of entries', file: 'pages/team.yaml', bytes: Buffer.from('- Team\n') },
];
