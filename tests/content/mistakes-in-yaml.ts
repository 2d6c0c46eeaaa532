import type { Mistake } from './mistake.ts';

const careers = 'pages/careers.yaml';
const claim = 'claim: There is a place open.';
const moving = 'plain-pages/moving.yaml';
const firstCase = 'pages/case-studies/one.yaml';

/** The syntax of a file. */
export const writtenWrong: Mistake[] = [
  { what: 'a colon in words', file: careers, from: claim, to: 'claim: Open: a place' },
  { what: 'a quote within quotes', file: careers, from: claim, to: "claim: 'We're open.'" },
  { what: 'a quote that is not closed', file: careers, from: claim, to: "claim: 'We are open." },
  { what: 'a double quote that is not closed', file: careers, from: claim, to: 'claim: "We are open.' },
  { what: 'a tab', file: careers, from: claim, to: `\t${claim}` },
  { what: 'an entry twice', file: careers, from: claim, to: `${claim}\nclaim: Twice` },
  { what: 'indentation that is lost', file: careers, from: '  heading: Tell us', to: 'heading: Tell us' },
  { what: 'indentation too deep', file: careers, from: '  question: Message', to: '    question: Message' },
  { what: 'words after a number sign', file: careers, from: claim, to: 'claim: We are # 1 in Texas.' },
  { what: 'words that begin with an at sign', file: careers, from: claim, to: 'claim: @home in Texas' },
  { what: 'words that begin with a percent sign', file: careers, from: claim, to: 'claim: %age of what' },
  { what: 'words that begin with a backtick', file: careers, from: claim, to: 'claim: `code`' },
  { what: 'words that begin with a star', file: careers, from: claim, to: 'claim: *open' },
  { what: 'words that begin with a brace', file: careers, from: claim, to: 'claim: {open' },
  { what: 'words that begin with a bracket', file: careers, from: claim, to: 'claim: [open' },
  { what: 'words after a quote', file: careers, from: claim, to: 'claim: "Open" in Texas' },
  {
    what: 'a brace that is not closed in a list',
    file: careers,
    from: '{ title: Two, text: We call. }',
    to: '{ title: Two, text: We call.',
  },
  {
    what: 'no space after a dash',
    file: careers,
    from: '- { title: Two, text: We call. }',
    to: '-{ title: Two, text: We call. }',
  },
  { what: 'nothing after the colon, above a comment', file: careers, from: claim, to: 'claim:\n# Ask Ana.' },
  { what: 'no colon', file: careers, from: claim, to: 'claim There is a place open.' },
  { what: 'no space after the colon', file: careers, from: claim, to: 'claim:There is a place open.' },
  { what: 'a list where a dash is missing', file: firstCase, from: "- { figure: '10'", to: "{ figure: '10'" },
  {
    what: 'a dash that is missing, above other items',
    file: 'pages/privacy-policy.yaml',
    from: 'short: { heading: In short, lines: [Little., Not long.] }',
    to: "short:\n  heading: In short\n  lines:\n    Little.\n    - 'Not: long.'\n    - 'Not far.'\n    - Gone.",
  },
  { what: 'a second document', file: careers, from: claim, to: `---\n${claim}` },
  { what: 'a backslash in double quotes', file: careers, from: claim, to: String.raw`claim: "C:\open"` },
  {
    what: 'two mistakes far apart',
    file: careers,
    from: /claim: There[^]*terms:/,
    to: 'claim: a: b\ntext: fine\ninterviewQuestions: fine\nweek: c: d\nterms:',
  },
  { what: 'curly quotes around a colon', file: careers, from: claim, to: 'claim: “Open: a place”' },
  {
    what: 'curly quotes around a comma',
    file: moving,
    from: 'name: The week of a clerk',
    to: 'name: “The week, of a clerk”',
  },
  {
    what: 'a comma in words within braces',
    file: careers,
    from: '{ title: Two, text: We call. }',
    to: '{ title: Two, text: We call, then wait. }',
  },
  { what: 'a no-break space after the colon', file: careers, from: 'claim: ', to: 'claim:\u00a0' },
  {
    what: 'no-break spaces as indentation',
    file: careers,
    from: '  question: Message',
    to: '\u00a0\u00a0question: Message',
  },
  { what: 'a wide colon', file: careers, from: 'claim: ', to: 'claim：' },
  {
    what: 'a number sign that takes the bracket with it',
    file: 'navigation.yaml',
    from: "'/moving#days'",
    to: '/moving #days',
  },
  {
    what: 'a merge that was left open',
    file: careers,
    from: claim,
    to: `<<<<<<< HEAD\n${claim}\n=======\nclaim: Other\n>>>>>>> main`,
  },
  { what: 'Latin-1', file: careers, bytes: Buffer.from('title: Careers\nclaim: Entrée libre\n', 'latin1') },
  { what: 'UTF-16', file: careers, bytes: Buffer.from('\ufefftitle: Careers', 'utf16le') },
  { what: 'an invisible character', file: careers, from: claim, to: 'claim: There is\u000b a place open.' },
  { what: 'an escaped invisible character', file: careers, from: claim, to: String.raw`claim: "There is\x0b open."` },
  { what: 'an empty file', file: 'pages/team.yaml', bytes: Buffer.from('') },
  { what: 'an empty file of a plain page', file: 'plain-pages/moving.yaml', bytes: Buffer.from('') },
  { what: 'a list in place of entries', file: 'pages/team.yaml', bytes: Buffer.from('- Team\n') },
];
