import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Outline } from '../paper/outlines.ts';
import { palettes } from '../paper/palettes.ts';
import type { Piece } from '../paper/paper-svg.ts';
import { coverPapers } from './cover-papers.ts';
import { covers } from './covers.ts';

/** The file of an article in content/blog/, which editors may have deleted. */
const fileOf = (article: string) => new URL(`../../../content/blog/${article}.md`, import.meta.url);
const idOf = (article: string) => Number(/^id: (\d+)$/m.exec(readFileSync(fileOf(article), 'utf8'))?.[1]);

it('gives no two neighbors of the blog list the same ground', () => {
  const listed = Object.keys(covers)
    .filter((article) => existsSync(fileOf(article)))
    .toSorted((a, b) => idOf(b) - idOf(a));
  expect(listed.length).toBeGreaterThan(1);
  const grounds = listed.map((article) => covers[article]!.ground);
  const equal = grounds.filter((ground, index) => ground === grounds[index + 1]);
  expect(equal).toEqual([]);
});

it('scales and moves the shading of a piece together with it', () => {
  const outline: Outline = [
    [0, 0],
    [100, 0],
    [0, 100],
  ];
  const shaded: Piece = { outline, color: '#000000', height: 1, shade: { blur: 10, within: outline } };
  for (const { name, paper } of coverPapers('shaded', { ground: 'night', motif: () => [shaded] })) {
    const [{ outline: placed, shade } = shaded] = paper.pieces;
    expect(shade?.within, name).toEqual(placed);
    expect(shade?.blur, name).toBeCloseTo((placed[1]![0] - placed[0]![0]) / 10);
  }
});

describe.each(Object.entries(covers))('%s', (article, cover) => {
  const papers = coverPapers(article, cover);

  it('has a cover, a hero and its crops', () => {
    const hero = `hero-${article}`;
    expect(papers.map(({ name }) => name)).toEqual([`cover-${article}`, hero, `${hero}-tablet`, `${hero}-phone`]);
  });

  it('has its hot pieces within 400 px to either side of the middle and 350 px up and down, which every crop shows', () => {
    const hot = cover.motif(palettes[cover.ground]).filter((piece) => piece.color === palettes[cover.ground].hot);
    expect(hot.length).toBeGreaterThan(0);
    for (const [x, y] of hot.flatMap((piece) => piece.outline)) {
      expect(Math.abs(x)).toBeLessThanOrEqual(400);
      expect(Math.abs(y)).toBeLessThanOrEqual(350);
    }
  });

  it.skipIf(!existsSync(fileOf(article)))('has the ground that its article’s hero fades into', () => {
    // An article’s `background` cannot be `deep`: a hero on Deep fades into Night, the default.
    const named = /^background: (\w+)$/m.exec(readFileSync(fileOf(article), 'utf8'))?.[1];
    expect(cover.ground === 'deep' ? 'night' : cover.ground).toBe(named ?? 'night');
  });
});
