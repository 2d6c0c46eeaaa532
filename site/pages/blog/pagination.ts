import * as language from '#language';
import { pageSize } from '../list-pages.ts';

/** The current page of a list. */
export interface Pagination {
  /** The list's path. */
  list: string;
  /** The number of the page, from 1. */
  page: number;
  pages: number;
  /** Articles in the whole list. */
  articles: number;
}

/** Which of the list's articles a page shows, in words. */
export const rangeOf = ({ page, articles }: Pagination): string =>
  language.articleRange(Math.min((page - 1) * pageSize + 1, articles), Math.min(page * pageSize, articles), articles);

/** A card's width on wide screens: the whole row, five, seven or four of twelve columns. */
export type CardSize = 'lead' | 'five' | 'seven' | 'four';

const fullPage: CardSize[] = ['lead', 'five', 'seven', 'four', 'four', 'four'];
const pageOfFive: CardSize[] = ['lead', 'five', 'seven', 'seven', 'five'];

/**
 * The size of the card at index `place` of a page with `count` articles: rows of 1, 2 and 3, or 1, 2 and 2 if there are
 * five.
 */
export const cardSize = (index: number, count: number): CardSize =>
  (count === 5 ? pageOfFive : fullPage)[index] ?? 'four';
