import { describe, expect, it } from 'vitest';
import { readContent } from '#prerender/content/read-content.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { brightness } from '../paper/mix.ts';
import { palettes } from '../paper/palettes.ts';
import { papersOf } from './canvases.ts';
import { covers } from './covers.ts';

const all = Object.entries(covers);

it('gives no two neighbors of the blog list the same ground', async () => {
  const { articles } = await readContent(contentFolder);
  // Articles that editors have added have pictures of their own.
  const listed = articles.map(({ file }) => file.replace(/^blog\/|\.md$/g, '')).filter((name) => name in covers);
  expect(listed.length).toBeGreaterThan(1);
  const grounds = listed.map((name) => covers[name]!.ground);
  const equal = grounds.filter((ground, place) => ground === grounds[place + 1]);
  expect(equal).toEqual([]);
});

describe.each(all)('%s', (article, cover) => {
  const papers = papersOf(article, cover);

  it('has a cover, a hero and its crops', () => {
    const hero = `hero-${article}`;
    expect(papers.map(({ name }) => name)).toEqual([`cover-${article}`, hero, `${hero}-tablet`, `${hero}-phone`]);
  });

  it('has its hot event inside the middle 80 percent of the cover', () => {
    const hot = cover.sign(palettes[cover.ground]).filter((piece) => piece.color === palettes[cover.ground].hot);
    expect(hot.length).toBeGreaterThan(0);
    for (const [x, y] of hot.flatMap((piece) => piece.outline)) {
      expect(Math.abs(x)).toBeLessThanOrEqual(400);
      expect(Math.abs(y)).toBeLessThanOrEqual(360);
    }
  });

  it('has a dark hero behind white words, a light one behind dark words', () => {
    for (const { paper } of papers.slice(1)) expect(brightness(paper.ground) > 0.32).toBe(cover.opensLight ?? false);
  });
});
