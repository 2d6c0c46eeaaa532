import type { Mistake } from './mistake.ts';

const fourth = '/case-studies/four';
const moving = 'plain-pages/moving.yaml';
const firstCase = 'pages/case-studies/one.yaml';

/** Mistakes in links and addresses. */
export const addressMistakes: Mistake[] = [
  { name: 'a link to no page', file: 'pages/contact-us.yaml', from: 'link: /privacy-policy', to: 'link: /privacy' },
  {
    name: 'a link with a slash at its end',
    file: 'pages/contact-us.yaml',
    from: 'link: /privacy-policy',
    to: 'link: /privacy-policy/',
  },
  {
    name: 'a link with the domain',
    file: 'pages/contact-us.yaml',
    from: 'link: /privacy-policy',
    to: "link: 'https://www.copperwren.example/privacy-policy'",
  },
  { name: 'a menu’s link without a slash', file: 'navigation.yaml', from: 'link: /team', to: 'link: team' },
  { name: 'a menu’s link to no page', file: 'navigation.yaml', from: 'link: /team', to: 'link: /teem' },
  {
    name: 'a sentence in the banner of no page',
    file: 'navigation.yaml',
    from: 'callToAction:',
    to: 'callToAction:\n  fitted: { /teem: It fits. }',
  },
  {
    name: 'a menu’s link to a script',
    file: 'navigation.yaml',
    from: 'link: /team',
    to: "link: 'javascript:alert(1)'",
  },
  {
    name: 'a share link that opens a mail',
    file: 'pages/article.yaml',
    from: "'https://facebook.example'",
    to: "'mailto:us@facebook.example'",
  },
  {
    name: 'a menu’s link with half an address',
    file: 'navigation.yaml',
    from: "'https://docs.example.com/manual'",
    to: "'https://manual'",
  },
  {
    name: 'a menu’s link in curly quotes',
    file: 'navigation.yaml',
    from: "'/careers#week'",
    to: '‘/careers#week’',
  },
  {
    name: 'a menu’s link with a character that cannot be seen',
    file: 'navigation.yaml',
    from: 'link: /team',
    to: 'link: /team\u200b',
  },
  {
    name: 'a menu’s link that names no passage',
    file: 'navigation.yaml',
    from: "'/moving#days'",
    to: "'/moving#'",
  },
  {
    name: 'a menu’s link that is an email address',
    file: 'navigation.yaml',
    from: 'link: /team',
    to: 'link: hello@copperwren.example',
  },
  { name: 'a menu’s link with a space', file: 'navigation.yaml', from: 'com/manual', to: 'com/my manual' },
  {
    name: 'one page twice in the header',
    file: 'navigation.yaml',
    from: '- { name: Blog, link: /blog }',
    to: '- { name: Blog, link: /blog }\n  - { name: Articles, link: /blog }',
  },
  {
    name: 'one name twice in the footer',
    file: 'navigation.yaml',
    from: 'name: Moving,',
    to: 'name: Privacy,',
  },
  { name: 'a listed case that is not a case study', file: 'pages/case-studies.yaml', from: fourth, to: '/team' },
  { name: 'a case twice', file: 'pages/case-studies.yaml', from: fourth, to: '/case-studies/one' },
  { name: 'a case’s product that is in no menu', file: firstCase, from: 'link: /register', to: 'link: /contact-us' },
  { name: 'a share picture of no page', file: 'share/pictures.yaml', from: '/team:', to: '/teem:' },
  { name: 'an old address that is a page', file: 'redirects.yaml', from: 'from: /people', to: 'from: /team' },
  {
    name: 'an old address that is an article',
    file: 'redirects.yaml',
    from: 'from: /people',
    to: 'from: /blog/opening-a-shop/',
  },
  {
    name: 'an old address that is a page of a list',
    file: 'redirects.yaml',
    from: 'from: /people',
    to: 'from: /blog/page/2',
  },
  {
    name: 'an old address that the site answers',
    file: 'redirects.yaml',
    from: 'from: /people',
    to: 'from: /api/people',
  },
  {
    name: 'an old address that a file of the build has',
    file: 'redirects.yaml',
    from: 'from: /people',
    to: 'from: /waco.vcf',
  },
  {
    name: 'an old address that a page’s Markdown has',
    file: 'redirects.yaml',
    from: 'from: /people',
    to: 'from: /team/index.md',
  },
  {
    name: 'an old address with its domain',
    file: 'redirects.yaml',
    from: 'from: /people',
    to: 'from: https://old.example/people',
  },
  { name: 'an old address twice', file: 'redirects.yaml', from: 'from: /news/2019.html', to: 'from: /people/' },
  { name: 'an old address that leads nowhere', file: 'redirects.yaml', from: 'to: /team', to: 'to: /teem' },
  {
    name: 'an old address that leads to an old one',
    file: 'redirects.yaml',
    from: 'to: /team',
    to: 'to: /news/2019.html',
  },
  { name: 'old addresses in a circle', file: 'redirects.yaml', from: "to: '/blog'", to: 'to: /news/2019.html' },
  { name: 'an old address that leads to itself', file: 'redirects.yaml', from: 'to: /team', to: 'to: /people' },
  {
    name: 'an old address with a space',
    file: 'redirects.yaml',
    from: 'from: /people',
    to: 'from: /our people',
  },
  { name: 'an unsupported redirect status', file: 'redirects.yaml', from: 'status: 308', to: 'status: 302' },
];

/** Mistakes in pages of plain sections. */
export const plainPageMistakes: Mistake[] = [
  { name: 'an unknown kind of section', file: moving, from: 'kind: steps', to: 'kind: stairs' },
  { name: 'a section without its kind', file: moving, from: '- kind: list\n    heading', to: '- heading' },
  { name: 'a page without sections', file: moving, from: /sections:[^]*/, to: 'sections: []\n' },
  { name: 'an empty list of items', file: moving, from: '[The safe, The register, The plants]', to: '[]' },
  { name: 'an empty list of answers', file: moving, from: /answers:\n.*/, to: 'answers: []' },
  { name: 'an unknown entry in a section', file: moving, from: 'items: [', to: 'points: [' },
  { name: 'a cell too few', file: moving, from: "cells: ['12', '2']", to: "cells: ['12']" },
  { name: 'a table of one column', file: moving, from: 'columns: [Floor, Boxes, Shelves]', to: 'columns: [Floor]' },
  {
    name: 'a section picture without a description',
    file: moving,
    from: 'alt: A counter without its shelves',
    to: "alt: ''",
  },
  { name: 'a section with an unknown picture', file: moving, from: 'picture: counter', to: 'picture: countr' },
  { name: 'a section id that is used twice', file: moving, from: 'id: days', to: 'id: before' },
  { name: 'a link in a paragraph to no page', file: moving, from: '(/team)', to: '(/teem)' },
  { name: 'a link in a paragraph without text', file: moving, from: '[those who carry]', to: '[]' },
  { name: 'a space in a link of a paragraph', file: moving, from: '](/team)', to: '] (/team)' },
  { name: 'a link in a paragraph that is not closed', file: moving, from: '(/careers#week).', to: '(/careers#week' },
  {
    name: 'a link in the policy to no page',
    file: 'pages/privacy-policy.yaml',
    from: '[What it says.]',
    to: "['See [this](/polcy).']",
  },
  { name: 'a link of a section to no page', file: moving, from: 'link: /team', to: 'link: /teem' },
  {
    name: 'a plain page’s title that search engines cut',
    file: moving,
    from: 'title: Moving',
    to: `title: ${'Moving '.repeat(10)}`,
  },
  { name: 'a plain page at another’s address', file: 'plain-pages/team.yaml', copyOf: moving },
  { name: 'a plain page with the name of the first page', file: 'plain-pages/home.yaml', copyOf: moving },
  { name: 'a plain page where the site answers', file: 'plain-pages/pictures.yaml', copyOf: moving },
  { name: 'a plain page with a name that is not an address', file: 'plain-pages/Moving Day.yaml', copyOf: moving },
  { name: 'a plain page with an emoji in its name', file: 'plain-pages/moving-🎉.yaml', copyOf: moving },
  { name: 'a plain page with an ending in capitals', file: 'plain-pages/out.YAML', copyOf: moving },
  { name: 'a plain page with the wrong ending', file: 'plain-pages/moving-out.yml', copyOf: moving },
  { name: 'a plain page in a folder', file: 'plain-pages/houses/moving.yaml', copyOf: moving },
  { name: 'an old address that is a plain page', file: 'redirects.yaml', from: 'from: /people', to: 'from: /moving' },
  {
    name: 'a share picture of a plain page that does not exist',
    file: 'share/pictures.yaml',
    from: '/team:',
    to: '/movin:',
  },
];

/** Files that are missing, in the wrong place, or not the drawing that they should be. */
export const fileMistakes: Mistake[] = [
  { name: 'a page’s file that is missing', file: 'pages/team.yaml', isRemoved: true },
  { name: 'a file of no page', file: 'pages/teem.yaml', bytes: Buffer.from('title: Team\n') },
  { name: 'a page’s file with the wrong ending', file: 'pages/team.yml', bytes: Buffer.from('title: Team\n') },
  { name: 'a case without an address', file: 'pages/case-studies/five.yaml', bytes: Buffer.from('title: Five\n') },
  { name: 'a picture among the articles', file: 'blog/window.jpg', bytes: Buffer.from('JPEG') },
  { name: 'an article with the wrong ending', file: 'blog/moving.markdown', bytes: Buffer.from('---\n---\n') },
  { name: 'a word processor’s article', file: 'blog/moving.docx', bytes: Buffer.from('PK') },
  { name: 'an article in a folder', file: 'blog/2025/moving.md', bytes: Buffer.from('---\n---\n') },
  { name: 'a file that belongs to nothing', file: 'compny.yaml', bytes: Buffer.from('name: X\n') },
  { name: 'a mark that is not a drawing', file: 'brand/marks/south-field.svg', bytes: Buffer.from('PNG') },
  {
    name: 'a mark without shapes',
    file: 'brand/marks/south-field.svg',
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>South Field</title></svg>'),
  },
  {
    name: 'a mark that contains text',
    file: 'brand/marks/south-field.svg',
    bytes: Buffer.from('<svg viewBox="0 0 1 1"><text>South</text></svg>'),
  },
  {
    name: 'a mark with its own colors',
    file: 'brand/marks/south-field.svg',
    bytes: Buffer.from('<svg viewBox="0 0 1 1"><path style="fill:#e34f26" d="M0 0h1v1z"/></svg>'),
  },
];
