import type { Mistake } from './mistake.ts';

const careers = 'pages/careers.yaml';
const claim = 'claim: There is a place open.';
const fourth = '/case-studies/four';
const firstCase = 'pages/case-studies/one.yaml';

/** How a file is written. */
export const writtenWrong: Mistake[] = [
  { what: 'a colon in words', file: careers, from: claim, to: 'claim: Open: a place' },
  { what: 'a quote within quotes', file: careers, from: claim, to: "claim: 'We're open.'" },
  { what: 'a quote that is not closed', file: careers, from: claim, to: "claim: 'We are open." },
  { what: 'a double quote that is not closed', file: careers, from: claim, to: 'claim: "We are open.' },
  { what: 'a tab', file: careers, from: claim, to: `\t${claim}` },
  { what: 'an entry twice', file: careers, from: claim, to: `${claim}\nclaim: Twice` },
  { what: 'indentation that is lost', file: careers, from: '  heading: Tell us', to: 'heading: Tell us' },
  { what: 'indentation too deep', file: careers, from: '  question: Message', to: '    question: Message' },
  { what: 'words behind a number sign', file: careers, from: claim, to: 'claim: We are # 1 in Texas.' },
  { what: 'words that begin with an at sign', file: careers, from: claim, to: 'claim: @home in Texas' },
  { what: 'words that begin with a percent sign', file: careers, from: claim, to: 'claim: %age of what' },
  { what: 'words that begin with a backtick', file: careers, from: claim, to: 'claim: `code`' },
  { what: 'words that begin with a star', file: careers, from: claim, to: 'claim: *open' },
  { what: 'words that begin with a brace', file: careers, from: claim, to: 'claim: {open' },
  { what: 'words that begin with a bracket', file: careers, from: claim, to: 'claim: [open' },
  { what: 'words behind a quote', file: careers, from: claim, to: 'claim: "Open" in Texas' },
  { what: 'no colon', file: careers, from: claim, to: 'claim There is a place open.' },
  { what: 'no space behind the colon', file: careers, from: claim, to: 'claim:There is a place open.' },
  { what: 'a list where a dash is missing', file: firstCase, from: "- { figure: '10'", to: "{ figure: '10'" },
  { what: 'a second document', file: careers, from: claim, to: `---\n${claim}` },
  { what: 'a backslash in double quotes', file: careers, from: claim, to: String.raw`claim: "C:\open"` },
  {
    what: 'two mistakes far apart',
    file: careers,
    from: /claim: There[^]*terms:/,
    to: 'claim: a: b\ntext: fine\nasks: fine\nweek: c: d\nterms:',
  },
  { what: 'Latin-1', file: careers, bytes: Buffer.from('title: Careers\nclaim: Entrée libre\n', 'latin1') },
  { what: 'UTF-16', file: careers, bytes: Buffer.from('\ufefftitle: Careers', 'utf16le') },
  { what: 'an empty file', file: 'pages/team.yaml', bytes: Buffer.from('') },
  { what: 'a list in place of entries', file: 'pages/team.yaml', bytes: Buffer.from('- Team\n') },
];

/** What stands behind an entry. */
export const wrongEntries: Mistake[] = [
  { what: 'a misspelt entry', file: careers, from: 'claim:', to: 'clam:' },
  { what: 'an entry of one’s own', file: careers, from: claim, to: `${claim}\nsubtitle: More` },
  { what: 'a missing entry', file: careers, from: `${claim}\n`, to: '' },
  { what: 'an entry without words', file: careers, from: claim, to: 'claim:' },
  { what: 'an entry of spaces', file: careers, from: claim, to: "claim: '  '" },
  { what: 'a number in place of words', file: careers, from: claim, to: 'claim: 100' },
  { what: 'true in place of words', file: careers, from: claim, to: 'claim: true' },
  { what: 'a list in place of words', file: careers, from: claim, to: 'claim: [one, two]' },
  { what: 'a group in place of words', file: careers, from: claim, to: 'claim: { words: open }' },
  {
    what: 'words in place of a group',
    file: careers,
    from: 'asks: { heading: They ask you, text: And you ask them. }',
    to: 'asks: They ask',
  },
  { what: 'words in place of a list', file: 'blog/opening-a-shop.md', from: 'tags: [Shops, Till]', to: 'tags: Shops' },
  { what: 'words in place of a number', file: careers, from: 'from: 12', to: 'from: noon' },
  { what: 'a number in quotes', file: 'company.yaml', from: 'applicationId: 9', to: "applicationId: '9'" },
  { what: 'a broken number', file: 'company.yaml', from: 'applicationId: 9', to: 'applicationId: 9.5' },
  { what: 'a number too large', file: careers, from: 'to: 17, kind: team', to: 'to: 18, kind: team' },
  { what: 'hours that end before they begin', file: careers, from: 'from: 12, to: 17', to: 'from: 12, to: 11' },
  { what: 'a choice that does not exist', file: careers, from: 'kind: build', to: 'kind: builds' },
  { what: 'yes in place of true', file: 'blog/opening-a-shop.md', from: 'comments: 0', to: 'numbered: yes' },
  { what: 'too few entries of a list', file: careers, from: '    - { title: Four, text: You start. }\n', to: '' },
  { what: 'too short a list', file: firstCase, from: '{ items: [A counter, A book] }', to: '{ items: [A counter] }' },
  { what: 'an unknown kind of block', file: firstCase, from: 'kind: deliverables', to: 'kind: delivery' },
  { what: 'a block without its kind', file: firstCase, from: '  - kind: deliverables\n    heading', to: '  - heading' },
  { what: 'an unknown kind of figure', file: firstCase, from: 'kind: clock', to: 'kind: watch' },
  {
    what: 'neither of two forms',
    file: 'pages/privacy-policy.yaml',
    from: 'blocks: [What it says.]',
    to: 'blocks: [{ lists: [a, b] }]',
  },
  { what: 'a description too short', file: 'pages/team.yaml', from: /description: .*/, to: 'description: The team.' },
  {
    what: 'a description too long',
    file: 'pages/team.yaml',
    from: /description: .*/,
    to: `description: ${'Very long. '.repeat(20)}`,
  },
  {
    what: 'a title too long for search',
    file: 'pages/team.yaml',
    from: 'title: Team',
    to: `title: ${'The people '.repeat(7)}`,
  },
  { what: 'a date that is none', file: 'pages/privacy-policy.yaml', from: '2025-01-01', to: '1/1/2025' },
  { what: 'an anchor with capitals', file: 'pages/privacy-policy.yaml', from: 'id: passage-1', to: 'id: Passage-1' },
  { what: 'a picture that does not exist', file: careers, from: 'picture: counter', to: 'picture: countre' },
  { what: 'a picture far from all others', file: careers, from: 'picture: counter', to: 'picture: zzz' },
  { what: 'a picture without words', file: careers, from: ', alt: A counter', to: '' },
  {
    what: 'a mark that does not exist',
    file: 'people/clients.yaml',
    from: 'mark: north-field',
    to: 'mark: nort-field',
  },
  { what: 'an icon that does not exist', file: 'navigation.yaml', from: 'icon: store', to: 'icon: stor' },
];

/** The company and its people. */
export const wrongCompany: Mistake[] = [
  { what: 'a phone number of another shape', file: 'company.yaml', from: '(254) 555-0168', to: '254.555.0168' },
  { what: 'a ZIP code without quotes', file: 'company.yaml', from: "'76501'", to: '76501' },
  { what: 'a state in words', file: 'company.yaml', from: 'state: TX', to: 'state: Texas' },
  {
    what: 'an address without https',
    file: 'company.yaml',
    from: 'facebook: https://social.example/facebook',
    to: 'facebook: social.example',
  },
  {
    what: 'an e-mail address that is none',
    file: 'company.yaml',
    from: 'email: hello@copperwren.example',
    to: 'email: hello',
  },
  {
    what: 'a slash at the end of the address',
    file: 'company.yaml',
    from: 'url: https://www.copperwren.example',
    to: 'url: https://www.copperwren.example/',
  },
  { what: 'no office', file: 'company.yaml', from: /offices:[^]*?\nsocial:/, to: 'offices: []\nsocial:' },
  { what: 'a country in words', file: 'company.yaml', from: 'country: US', to: 'country: Portugal' },
  { what: 'a time zone that is none', file: 'company.yaml', from: 'America/Chicago', to: 'America/Chigaco' },
  { what: 'a US number elsewhere', file: 'company.yaml', from: 'id: temple', to: 'id: temple\n    country: PT' },
  { what: 'an office twice', file: 'company.yaml', from: 'id: temple', to: 'id: waco' },
  { what: 'half a place on the globe', file: 'company.yaml', from: '    longitude: -97.13\n', to: '' },
  { what: 'a phone rule that is none', file: 'company.yaml', from: 'phone: us', to: 'phone: usa' },
  { what: 'a degree out of range', file: 'company.yaml', from: 'latitude: 31.55', to: 'latitude: 131.55' },
  { what: 'another id of an office', file: 'company.yaml', from: 'id: temple', to: 'id: belton' },
  {
    what: 'a company value that does not exist',
    file: 'pages/team.yaml',
    from: 'heading: Team',
    to: "heading: '{{company.nane}}'",
  },
  {
    what: 'a placeholder with one brace at its end',
    file: 'pages/team.yaml',
    from: 'heading: Team',
    to: "heading: '{{company.name} people'",
  },
  {
    what: 'a placeholder with one brace',
    file: 'pages/team.yaml',
    from: 'heading: Team',
    to: "heading: 'At {company.name}'",
  },
  { what: 'a placeholder of another name', file: 'pages/team.yaml', from: 'heading: Team', to: "heading: '{{name}}'" },
  { what: 'two people with one id', file: 'people/team.yaml', from: 'id: ben-cole', to: 'id: ana-lopez' },
  { what: 'two people only', file: 'people/team.yaml', from: /- id: ana-lopez[^]*(?=- id: ben)/, to: '' },
  { what: 'two quotes only', file: 'people/testimonials.yaml', from: /.*\n/, to: '' },
];

/** What leads from one page to another. */
export const wrongAddresses: Mistake[] = [
  { what: 'a link to no page', file: 'pages/contact-us.yaml', from: 'link: /privacy-policy', to: 'link: /privacy' },
  {
    what: 'a link with a slash at its end',
    file: 'pages/contact-us.yaml',
    from: 'link: /privacy-policy',
    to: 'link: /privacy-policy/',
  },
  {
    what: 'a link with the domain',
    file: 'pages/contact-us.yaml',
    from: 'link: /privacy-policy',
    to: "link: 'https://www.copperwren.example/privacy-policy'",
  },
  { what: 'a menu’s link without a slash', file: 'navigation.yaml', from: 'link: /team', to: 'link: team' },
  { what: 'a menu’s link to no page', file: 'navigation.yaml', from: 'link: /team', to: 'link: /teem' },
  {
    what: 'a menu’s link to a script',
    file: 'navigation.yaml',
    from: 'link: /team',
    to: "link: 'javascript:alert(1)'",
  },
  {
    what: 'a menu’s link with half an address',
    file: 'navigation.yaml',
    from: "'https://docs.example.com/manual'",
    to: "'https://manual'",
  },
  { what: 'a case that is none', file: 'pages/case-studies.yaml', from: fourth, to: '/team' },
  { what: 'a case twice', file: 'pages/case-studies.yaml', from: fourth, to: '/case-studies/one' },
  { what: 'a case’s product that is in no menu', file: firstCase, from: 'link: /register', to: 'link: /team' },
  { what: 'a share picture of no page', file: 'share/pictures.yaml', from: '/team:', to: '/teem:' },
  { what: 'an old address that is a page', file: 'redirects.yaml', from: 'from: /people', to: 'from: /team' },
  {
    what: 'an old address that is an article',
    file: 'redirects.yaml',
    from: 'from: /people',
    to: 'from: /blog/opening-a-shop/',
  },
  {
    what: 'an old address that the site answers',
    file: 'redirects.yaml',
    from: 'from: /people',
    to: 'from: /api/people',
  },
  {
    what: 'an old address with its domain',
    file: 'redirects.yaml',
    from: 'from: /people',
    to: 'from: https://old.example/people',
  },
  { what: 'an old address twice', file: 'redirects.yaml', from: 'from: /news/2019.html', to: 'from: /people/' },
  { what: 'an old address that leads nowhere', file: 'redirects.yaml', from: 'to: /team', to: 'to: /teem' },
  {
    what: 'an old address that leads to an old one',
    file: 'redirects.yaml',
    from: 'to: /team',
    to: 'to: /news/2019.html',
  },
  { what: 'old addresses in a circle', file: 'redirects.yaml', from: "to: '/blog'", to: 'to: /news/2019.html' },
  { what: 'another status', file: 'redirects.yaml', from: 'status: 308', to: 'status: 302' },
];

const moving = 'plain-pages/moving.yaml';

/** Pages of plain sections. */
export const plainPages: Mistake[] = [
  { what: 'an unknown kind of section', file: moving, from: 'kind: steps', to: 'kind: stairs' },
  { what: 'a section without its kind', file: moving, from: '- kind: list\n    heading', to: '- heading' },
  { what: 'a page without sections', file: moving, from: /sections:[^]*/, to: 'sections: []\n' },
  { what: 'an empty list of items', file: moving, from: '[The safe, The register, The plants]', to: '[]' },
  { what: 'an empty list of answers', file: moving, from: /answers:\n.*/, to: 'answers: []' },
  { what: 'an unknown entry in a section', file: moving, from: 'items: [', to: 'points: [' },
  { what: 'a cell too few', file: moving, from: "cells: ['12', '2']", to: "cells: ['12']" },
  { what: 'a table of one column', file: moving, from: 'columns: [Floor, Boxes, Shelves]', to: 'columns: [Floor]' },
  { what: 'a picture that nobody describes', file: moving, from: 'alt: A counter without its shelves', to: "alt: ''" },
  { what: 'a picture that is none', file: moving, from: 'picture: counter', to: 'picture: countr' },
  { what: 'a place that stands twice', file: moving, from: 'id: days', to: 'id: before' },
  { what: 'a link in a paragraph to no page', file: moving, from: '(/team)', to: '(/teem)' },
  { what: 'a link in a paragraph without words', file: moving, from: '[those who carry]', to: '[]' },
  { what: 'a space in a link of a paragraph', file: moving, from: '](/team)', to: '] (/team)' },
  { what: 'a link in a paragraph that is not closed', file: moving, from: '(/careers#week).', to: '(/careers#week' },
  {
    what: 'a link in the policy to no page',
    file: 'pages/privacy-policy.yaml',
    from: '[What it says.]',
    to: "['See [this](/polcy).']",
  },
  { what: 'a way on to no page', file: moving, from: 'link: /team', to: 'link: /teem' },
  {
    what: 'a plain page’s title that search engines cut',
    file: moving,
    from: 'title: Moving',
    to: `title: ${'Moving '.repeat(10)}`,
  },
  { what: 'a plain page at another’s address', file: 'plain-pages/team.yaml', copyOf: moving },
  { what: 'a plain page where the site answers', file: 'plain-pages/pictures.yaml', copyOf: moving },
  { what: 'a plain page with a name that is no address', file: 'plain-pages/Moving Day.yaml', copyOf: moving },
  { what: 'a plain page with the wrong ending', file: 'plain-pages/moving-out.yml', copyOf: moving },
  { what: 'a plain page in a folder', file: 'plain-pages/houses/moving.yaml', copyOf: moving },
  { what: 'an old address that is a plain page', file: 'redirects.yaml', from: 'from: /people', to: 'from: /moving' },
  { what: 'a share picture of a plain page that is none', file: 'share/pictures.yaml', from: '/team:', to: '/movin:' },
];

/** Colors and logo. */
export const brand: Mistake[] = [
  { what: 'a color that is none', file: 'brand/palette.yaml', from: "main: '#7a2e12'", to: 'main: brick' },
  { what: 'a color without quotes', file: 'brand/palette.yaml', from: "dark: '#241410'", to: 'dark: #241410' },
  { what: 'a color on which words are weak', file: 'brand/palette.yaml', from: '#7a2e12', to: '#e0a090' },
  {
    what: 'a tuned color that is weak',
    file: 'brand/palette.yaml',
    from: /$/,
    to: "tuned:\n  slate: '#cccccc'\n",
  },
  {
    what: 'a logo with words in it',
    file: 'brand/logo.svg',
    bytes: Buffer.from('<svg viewBox="0 0 1 1"><text>Wren</text></svg>'),
  },
];

/** Files in the wrong place. */
export const wrongFiles: Mistake[] = [
  { what: 'a page’s file that is missing', file: 'pages/team.yaml', removed: true },
  { what: 'a file of no page', file: 'pages/teem.yaml', bytes: Buffer.from('title: Team\n') },
  { what: 'a page’s file with the wrong ending', file: 'pages/team.yml', bytes: Buffer.from('title: Team\n') },
  { what: 'a case without an address', file: 'pages/case-studies/five.yaml', bytes: Buffer.from('title: Five\n') },
  { what: 'a picture among the articles', file: 'blog/window.jpg', bytes: Buffer.from('JPEG') },
  { what: 'an article with the wrong ending', file: 'blog/moving.markdown', bytes: Buffer.from('---\n---\n') },
  { what: 'a word processor’s article', file: 'blog/moving.docx', bytes: Buffer.from('PK') },
  { what: 'an article in a folder', file: 'blog/2025/moving.md', bytes: Buffer.from('---\n---\n') },
  { what: 'a file of nothing', file: 'compny.yaml', bytes: Buffer.from('name: X\n') },
  { what: 'a mark that is no drawing', file: 'brand/marks/south-field.svg', bytes: Buffer.from('PNG') },
  {
    what: 'a mark with words in it',
    file: 'brand/marks/south-field.svg',
    bytes: Buffer.from('<svg viewBox="0 0 1 1"><text>South</text></svg>'),
  },
];
