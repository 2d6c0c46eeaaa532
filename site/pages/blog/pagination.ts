import * as language from '#language';
import { pageSize } from '../list-pages.ts';

/** The current page of a list. */
export interface Pagination {
  listPath: string;
  /** From 1. */
  pageNumber: number;
  pageCount: number;
  /** The number of articles in the whole list. */
  articleCount: number;
}

/** The range of articles that a page of the list shows, in words. */
export const rangeText = ({ pageNumber, articleCount }: Pagination): string =>
  language.articleRange(
    Math.min((pageNumber - 1) * pageSize + 1, articleCount),
    Math.min(pageNumber * pageSize, articleCount),
    articleCount,
  );

/** A card's width on wide screens: the whole row, five, seven or four of twelve columns. */
export type CardSize = 'lead' | 'five' | 'seven' | 'four';

const fullPage: CardSize[] = ['lead', 'five', 'seven', 'four', 'four', 'four'];
const pageOfFive: CardSize[] = ['lead', 'five', 'seven', 'seven', 'five'];

/**
 * The size of the card at `index` on a page with `count` articles: rows of one, two and three cards, or of one, two and two
 * if there are five.
 */
export const cardSize = (index: number, count: number): CardSize =>
  (count === 5 ? pageOfFive : fullPage)[index] ?? 'four';
