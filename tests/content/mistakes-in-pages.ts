import type { Mistake } from './mistake.ts';

const moving = 'plain-pages/moving.yaml';

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
  { name: 'a word processor’s page', file: 'plain-pages/moving-out.docx', bytes: Buffer.from('PK') },
  {
    name: 'a link in a paragraph to an article’s file',
    file: moving,
    from: '(/team)',
    to: '(opening-a-shop.md)',
  },
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
