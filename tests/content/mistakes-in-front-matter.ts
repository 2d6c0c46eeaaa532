import type { Mistake } from './mistake.ts';

const closing = 'blog/closing-a-shop.md';

/** A mistake in the article's front matter. */
const entryMistake = (name: string, from: string | RegExp, to: string): Mistake => ({ name, file: closing, from, to });

/** Mistakes in the front matter of an article, or in its pictures. */
export const frontMatterMistakes: Mistake[] = [
  entryMistake('two articles with one id', 'id: 2', 'id: 1'),
  entryMistake('an id that is words', 'id: 2', 'id: two'),
  entryMistake('an id in quotes', 'id: 2', "id: '2'"),
  entryMistake('an id of zero', 'id: 2', 'id: 0'),
  entryMistake('no id', 'id: 2\n', ''),
  entryMistake('two articles with one slug', 'id: 2', 'id: 2\nslug: opening-a-shop'),
  entryMistake('a slug with capitals', 'id: 2', 'id: 2\nslug: Closing'),
  entryMistake('an emoji in a slug', 'id: 2', 'id: 2\nslug: closing-🎉'),
  entryMistake(
    'a date with the day first, of an article that was changed',
    '2025-01-20',
    '27.01.2025\nupdated: 2025-01-29',
  ),
  entryMistake('a date with the day first', '2025-01-20', '20.01.2025'),
  entryMistake('curly quotes around a day', '2025-01-20', '“2025-01-20”'),
  entryMistake('words in place of a list of tags', '[Shops, Till]', 'Shops; Till'),
  entryMistake('four dashes', /^---/, '----'),
  entryMistake('an author by their name', 'author: ben-cole', 'author: Ben Cole'),
  entryMistake('a title too long for a headline', 'title: Closing a shop', `title: ${'Closing a shop '.repeat(6)}`),
  entryMistake(
    'a title too long for search, in an article',
    'title: Closing a shop',
    `title: ${'Closing a shop '.repeat(5)}`,
  ),
  entryMistake(
    'a title for search too long',
    'coverAlt:',
    `search: { title: ${'Closing a shop '.repeat(5)} }\ncoverAlt:`,
  ),
  entryMistake('a description too short, in an article', /description: .*/, 'description: Short.'),
  entryMistake('an unlisted category', 'category: Shops', 'category: Shop'),
  entryMistake('one tag', '[Shops, Till]', '[Shops]'),
  entryMistake('seven tags', '[Shops, Till]', '[Shops, Till, A, B, C, D, E]'),
  entryMistake('a tag written otherwise', '[Shops, Till]', '[Shops, till]'),
  entryMistake('a tag twice', '[Shops, Till]', '[Shops, Till, Shops]'),
  entryMistake('a tag twice, in another case', '[Shops, Till]', '[Shops, Till, shops]'),
  entryMistake('an unknown author', 'author: ben-cole', 'author: ben-coal'),
  entryMistake('a date in words', '2025-01-20', 'January 20, 2025'),
  entryMistake('a date that no calendar has', '2025-01-20', '2025-02-30'),
  entryMistake('a date before that of an older article', '2025-01-20', '2024-01-20'),
  entryMistake('a change before the publication', 'coverAlt:', 'updated: 2024-12-31\ncoverAlt:'),
  entryMistake('a change in a year to come', 'coverAlt:', 'updated: 2035-01-20\ncoverAlt:'),
  entryMistake('a title that another article has', 'title: Closing a shop', 'title: Opening a Shop'),
  entryMistake('a title for search that a page has', 'coverAlt:', 'search: { title: Careers }\ncoverAlt:'),
  entryMistake('comments below zero', 'coverAlt:', 'comments: -1\ncoverAlt:'),
  entryMistake('no description of the cover', /coverAlt: .*\n/, ''),
  entryMistake('no first line of dashes', /^---\n/, ''),
  entryMistake('no second line of dashes', /---\n\nThe last/, '\nThe last'),
  {
    name: 'a file’s name with a capital and a space',
    file: 'blog/My Shop.md',
    copyOf: closing,
    from: 'id: 2',
    to: 'id: 3',
  },
  {
    name: 'a file’s name with a capital and a space, of a draft without its other entries',
    file: 'blog/My Shop.md',
    bytes: Buffer.from('---\ntitle: My shop\ndraft: true\n---\n\nWords.\n'),
  },
  {
    name: 'a file’s name with a capital, of an article with a slug',
    file: 'blog/My-Shop.md',
    copyOf: closing,
    from: 'id: 2',
    to: 'id: 3\nslug: my-shop\ndraft: true',
  },
  {
    name: 'an article whose pictures another one would show on phones',
    file: 'blog/closing-a-shop-phone.md',
    copyOf: closing,
    from: 'id: 2',
    to: 'id: 3\ndraft: true',
  },
  { name: 'an article without its pictures', file: 'blog/moving.md', copyOf: closing, from: 'id: 2', to: 'id: 3' },
  {
    name: 'a cover of 800x600',
    file: 'pictures/index.json',
    from: /(?<="cover-closing-a-shop": \{\s*)"width": 1600,\s*"height": 900/,
    to: '"width": 800, "height": 600',
  },
  {
    name: 'a small cover of the right shape',
    file: 'pictures/index.json',
    from: /(?<="cover-closing-a-shop": \{\s*)"width": 1600,\s*"height": 900/,
    to: '"width": 800, "height": 450',
  },
  {
    name: 'a hero for phones in landscape format',
    file: 'pictures/index.json',
    from: /(?<="hero-closing-a-shop-phone": \{\s*)"width": 780,\s*"height": 1040/,
    to: '"width": 780, "height": 500',
  },
];
